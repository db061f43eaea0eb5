"""#TalkItOut in words for people: why an act is refused, and how an event is told."""

from __future__ import annotations

from parlour.engine.refusal import Refusal

MUST_PLAY = Refusal("must_play", "T3", "You hold a Question that matches: play one of them.")
NOT_YOURS = Refusal("not_yours", "T3", "You do not hold that card.")
NO_MATCH = Refusal("no_match", "T3", "That Question shares no category with the one on top.")
ONLY_DRAWN = Refusal("only_drawn", "T3", "Only the card you have just drawn can be played now, or kept.")
SPECIAL_ALONE = Refusal(
    "special_alone", "T4", "A special card never stands alone: lay it on a Question you have played."
)
NOT_HELD = Refusal("special_not_held", "T4", "You hold no such special card.")
NAME_ANOTHER = Refusal("name_another", "T7", "#BackAtYou names one other player.")
NAME_NOBODY = Refusal("name_nobody", "T7", "Only #BackAtYou names a player.")
ONE_OF_TWO = Refusal("one_of_two", "T8", "The lie is the first answer (0) or the second (1).")
TWO_ANSWERS = Refusal("two_answers", "T8", "Give two answers that differ.")

REFUSALS = (
    *(MUST_PLAY, NOT_YOURS, NO_MATCH, ONLY_DRAWN, SPECIAL_ALONE),
    *(NOT_HELD, NAME_ANOTHER, NAME_NOBODY, ONE_OF_TWO, TWO_ANSWERS),
)

SENTENCES: dict[str, tuple[str, ...]] = {
    "opened": ("The first Question is {card:card}.",),
    "played": ("{seat:who} {seat:plays|play} {card:card}.",),
    "drew": ("{seat:who} {seat:draws|draw} {card:card}.", "{seat:who} {seat:draws|draw} a card."),
    "no_card": ("{seat:who} would draw a card, but there is none.",),
    "kept": ("{seat:who} {seat:keeps|keep} the card.",),
    "special": (
        "{seat:who} {seat:lays|lay} {card:card}: {to:who} must answer.",
        "{seat:who} {seat:lays|lay} {card:card}.",
    ),
    "answered": ("{seat:who} {seat:answers|answer}: “{text}”.", "{seat:who} {seat:answers|answer} aloud."),
    "told": (
        "{seat:who} {seat:gives|give} two answers, and one is a lie. "
        "The first: “{answers[0]}”. The second: “{answers[1]}”.",
        "{seat:who} {seat:gives|give} two answers aloud, and one is a lie.",
    ),
    "voted": (
        "{seat:who} {seat:votes|vote}: the {lie:ordinal} answer is the lie.",
        "{seat:who} {seat:votes|vote}.",
    ),
    "tied": ("The votes: {votes:each ordinal}. It is a tie, so everybody votes once more.",),
    "judged": (
        "The votes: {votes:each ordinal}. The lie was the {lie:ordinal} answer, and it is {found:found|not found}.",
        "The lie is {found:found|not found}.",
    ),
}
