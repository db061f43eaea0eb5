"""Out of Control in words for people: why an act is refused, and how an event is told."""

from __future__ import annotations

from parlour.engine.refusal import Refusal

ROLL_FIRST = Refusal("roll_first", "O3", "Roll the die first.")
ROLLED = Refusal("rolled", "O15", "You have rolled: once a turn is all.")
STILL_OWED = Refusal("still_owed", "O3", "The die still asks something of you, and it can be done: {owed}.")
NOTHING_OWED = Refusal("nothing_owed", "O3", "The die asks nothing more of you in this turn.")
NOT_ASKED = Refusal("not_asked", "O7", "The die asks for something else: {owed}.")
NOT_HELD = Refusal("not_held", "O7", "You do not hold that card.")
ANOTHER_PLAYER = Refusal("another_player", "O7", "Name another player.")
NO_CARD_THERE = Refusal("no_card_there", "O7", "That player has no card to take.")
NO_SUCH_SLOT = Refusal("no_such_slot", "O7", "That hand has no such place: it holds {cards}, counted from 0.")
NOTHING_TO_DRAW = Refusal("nothing_to_draw", "O10", "There is no card to draw.")

NOT_IN_THE_ROW = Refusal("not_in_the_row", "O8", "The discard row has no such card: it holds {cards}, counted from 0.")
MUST_USE = Refusal("must_use", "O8", "The card you choose must be used at once, in the same act.")

CARDS_NOT_HELD = Refusal("cards_not_held", "O4", "You do not hold all of these cards.")
TOO_SHORT = Refusal("too_short", "O4", "A succession has three cards or more.")
ONLY_WILDS = Refusal("only_wilds", "O4", "At least one card of a new succession is a number card.")
OUT_OF_PLACE = Refusal(
    "out_of_place", "O4", "Each card must have the colour and the number of its place, or be a Wild."
)
PAST_THE_END = Refusal("past_the_end", "O5", "A succession never goes below 1 or above 10.")
NO_CARDS = Refusal("no_cards", "O5", "Extend with one card or more.")
NO_SUCH_SUCCESSION = Refusal("no_such_succession", "O16", "There is no such succession on the table.")
NOT_YOURS = Refusal("not_yours", "O16", "That succession is not yours to extend.")
ONE_BY_ONE = Refusal("one_by_one", "O13", "Your partner's succession takes single cards, one act each.")

OWN_FIRST = Refusal("own_first", "O9", "Lay a succession of your own first; then you may substitute.")
NO_SUCH_PLACE = Refusal("no_such_place", "O9", "That number is not in that succession.")
ONCE_A_TURN = Refusal("once_a_turn", "O9", "That place has been substituted in this turn.")
WILD_FOR_A_NUMBER = Refusal("wild_for_a_number", "O9", "A Wild takes the place of a number card only.")
EXACT_CARD = Refusal("exact_card", "O9", "Only the very card that a Wild stands for can take its place.")

REFUSALS = (
    *(ROLL_FIRST, ROLLED, STILL_OWED, NOTHING_OWED, NOT_ASKED, NOT_HELD, ANOTHER_PLAYER, NO_CARD_THERE, NO_SUCH_SLOT),
    *(NOTHING_TO_DRAW, NOT_IN_THE_ROW, MUST_USE, CARDS_NOT_HELD, TOO_SHORT, ONLY_WILDS, OUT_OF_PLACE, PAST_THE_END),
    *(NO_CARDS, NO_SUCH_SUCCESSION, NOT_YOURS, ONE_BY_ONE),
    *(OWN_FIRST, NO_SUCH_PLACE, ONCE_A_TURN, WILD_FOR_A_NUMBER, EXACT_CARD),
)

SENTENCES: dict[str, tuple[str, ...]] = {
    "cut": ("Everybody cuts the deck: {cut:cuts}. {seat:who} {seat:begins|begin}.",),
    "opened": ("The discard row begins with {card:card}. {seat:who} {seat:is|are} first.",),
    "rolled": (
        "{seat:who} {seat:rolls|roll} {die:colour}: {die:blue=draw, or take from the discard row|"
        "purple=draw, or take from the discard row|green=discard a card|red=take a card from somebody|"
        "yellow=give a card away|orange=draw, discard, take or give}.",
    ),
    "fell_away": ("That cannot be done, so the die asks nothing more.",),
    "shuffled": ("The discards are shuffled into a new deck of {cards}.",),
    "drew": ("{seat:who} {seat:draws|draw} {card:card}.", "{seat:who} {seat:draws|draw} a card."),
    "gathered": ("{seat:who} {seat:takes|take} {cards:cards} from the discard row.",),
    "discarded": ("{seat:who} {seat:discards|discard} {card:card}.",),
    "took": (
        "{seat:who} {seat:takes|take} {card:card} from {victim:who}.",
        "{seat:who} {seat:takes|take} a card from {victim:who}.",
    ),
    "gave": (
        "{seat:who} {seat:gives|give} {card:card} to {to:who}.",
        "{seat:who} {seat:gives|give} a card to {to:who}.",
    ),
    "laid": ("{seat:who} {seat:lays|lay} a {succession[colour]:colour} succession: {succession[cards]:cards}.",),
    "extended": (
        "{seat:who} {seat:adds|add} {cards:cards} to a {succession[colour]:colour} succession: "
        "{succession[cards]:cards}.",
    ),
    "joined": ("What touches joins: {succession[cards]:cards}.",),
    "substituted": ("{seat:who} {seat:puts|put} {card:card} in the place of {got:card}, and {seat:keeps|keep} that.",),
    "ended": ("{seat:who} {seat:ends the|end your} turn.",),
}
