"""A regular plans its own last cards, and remembers what the next player cannot have."""

from __future__ import annotations

from typing import Final

from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.talkitout.acts import TELL_A_LIE, Play, Special
from parlour.games.talkitout.bots.hand import (
    LONGEST_PLANNED,
    Categories,
    categories_in,
    deck_of,
    questions_held,
    specials_held,
    turns_left,
    turns_left_after,
    twins,
    without,
)
from parlour.games.talkitout.bots.memory import Lacking, likely_stuck, what_they_lack
from parlour.games.talkitout.cards import EVERY_CATEGORY

STUCK: Final = 1.4
"""What it costs to be stuck, in turns: the turn, and often a card more to play."""
TWIN: Final = 0.1
"""What it is worth to have a Question twice in a long hand, in turns."""
HIGH_TIME_TO_LIE: Final = 3
"""With no more Questions than that left, a lie has to go: found out at the very end it costs the match (by the races of
the expert, 15 in a hundred matches). Before, it makes no difference when it is told."""
WORTH_WAITING: Final = 0.02
"""So many turns must be gained before a special card is kept for later: later there may be more of them."""


def regular_turn(sight: Sight, chance: Chance, budget: int) -> Act:
    """What is drawn and matches is played. Of several Questions, the one that leaves me best off."""
    plays = [act for act in sight.acts if isinstance(act, Play)]
    if not plays:
        return sight.acts[0]
    if len(plays) == 1:
        return plays[0]
    costs = costs_of_playing(sight, [play.card for play in plays])
    least = min(costs) + 1e-9
    return chance.choice([play for play, cost in zip(plays, costs, strict=True) if cost <= least])


def costs_of_playing(sight: Sight, cards: list[str]) -> list[float]:
    """For each Question in hand, as I remember the next player's hand."""
    categories, hand, specials = categories_in(deck_of(sight)), questions_held(sight), len(specials_held(sight))
    others, next_hand = len(sight.view["seats"]) - 1, _next_hand(sight)

    def cost(question: Categories) -> float:
        kept = tuple(sorted(without(hand, question)))
        return cost_of_playing(question, kept, specials, likely_stuck(next_hand, question), others)

    return [cost(categories[card]) for card in cards]


def cost_of_playing(
    question: Categories,
    kept: tuple[Categories, ...],
    specials: int,
    stuck: float,
    others: int,
) -> float:
    """The turns that it leaves me with, less those that it costs the next player, who is so likely to be stuck."""
    if len(kept) > LONGEST_PLANNED:
        return -TWIN * twins(kept) - STUCK * stuck / others
    return turns_left_after(kept, specials, question, others) - STUCK * stuck / others


def regular_special(sight: Sight, chance: Chance, budget: int) -> Special | None:
    """A lie never waits for the end, and whoever is bold tells it sooner. The others go as early as they can, unless
    they help the next player more than me."""
    offered = [act for act in sight.acts if isinstance(act, Special)]
    lies = [act for act in offered if act.card == TELL_A_LIE]
    others = [act for act in offered if act.card != TELL_A_LIE]
    is_high_time = len(questions_held(sight)) <= HIGH_TIME_TO_LIE
    if lies and (is_high_time or chance.below(1000) < 1000 * sight.me.boldness):
        return lies[0]
    return chance.choice(others) if others and not _is_worth_waiting(sight) else None


def _is_worth_waiting(sight: Sight) -> bool:
    others, question = len(sight.view["seats"]) - 1, categories_in(deck_of(sight))[sight.view["top"]]
    next_hand = _next_hand(sight)
    helped = likely_stuck(next_hand, question) - likely_stuck(next_hand, EVERY_CATEGORY)
    kept = tuple(sorted(questions_held(sight)))
    return is_worth_waiting(question, kept, len(specials_held(sight)), helped, others)


def _next_hand(sight: Sight) -> Lacking:
    """As I remember it."""
    return what_they_lack(sight)[(sight.seat + 1) % len(sight.view["seats"])]


def is_worth_waiting(
    question: Categories,
    kept: tuple[Categories, ...],
    specials: int,
    helped: float,
    others: int,
) -> bool:
    """With a special card on top everything matches: good for the next player, bad for my plan."""
    if specials > len(kept) or len(kept) > LONGEST_PLANNED:
        return False
    laid = turns_left(kept, specials - 1, question, True, others)
    waiting = turns_left(kept, specials, question, False, others)
    return laid - waiting + STUCK * helped / others > WORTH_WAITING
