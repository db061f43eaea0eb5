"""What the others cannot have: whoever had to draw held nothing that matched, and everybody has seen it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from parlour.bots.sight import Sight
from parlour.bots.talkitout.hand import Categories, categories_in, deck_of
from parlour.bots.talkitout.plan import PAIRS, QUESTIONS_IN_THE_PILE
from parlour.games.talkitout.cards import EVERY_CATEGORY, HAND

NOTHING: Final[Categories] = 0
Lacking = list[Categories]
"""For each card of a hand, the categories it is known to lack; a special card lacks all."""


def what_they_lack(sight: Sight) -> list[Lacking]:
    """For each seat. What cannot be told apart is taken to be as little known as it may be; so is the hand of somebody
    whose story does not add up, since not all of it was heard."""
    categories = categories_in(deck_of(sight))
    hands: list[Lacking] = [[NOTHING] * HAND for _ in sight.view["seats"]]
    need = EVERY_CATEGORY
    drawn_for_lies = 0
    for at, event in enumerate(sight.story):
        seat, hand = event["seat"], hands[event["seat"]]
        match event["event"]:
            case "opened":
                need = categories[event["card"]]
            case "played":
                need = categories[event["card"]]
                _take(hand, need)
                drawn_for_lies = 0
            case "special":
                need = EVERY_CATEGORY
                _take(hand, NOTHING)
            case "judged":
                drawn_for_lies = 1 if event["found"] else len(hands) - 1
            case "drew" if drawn_for_lies:  # T8
                drawn_for_lies -= 1
                hand.append(NOTHING)
            case "drew":  # T3 nothing in hand matched, nor did what was drawn, if the turn was over then
                hands[seat] = [lacking | need for lacking in hand]
                hands[seat].append(NOTHING if _could_be_played(sight, at) else need)
            case "no_card":
                drawn_for_lies = max(0, drawn_for_lies - 1)
    counts = [seat["cards"] for seat in sight.view["seats"]]
    return [hand if len(hand) == cards else [NOTHING] * cards for hand, cards in zip(hands, counts, strict=True)]


def _could_be_played(sight: Sight, at: int) -> bool:
    """If so, what was drawn there was played, or kept; or that is just being decided, and all wait for it.

    Where the table went on without the player (A10), it was kept in any case, and nobody can tell.
    """
    seat = sight.story[at]["seat"]
    if at and sight.story[at - 1]["event"] == "went_on":
        return True
    then = next((event for event in sight.story[at + 1 :] if event["event"] not in ("late", "went_on")), None)
    if then is None:
        return bool(sight.view["phase"] == "drawn")
    return then["seat"] == seat and then["event"] in ("played", "kept")


def _take(hand: Lacking, shown: Categories) -> None:
    """A card has left the hand: of those it can have been, the one of which most is known, so that no more is believed
    of those that are left than must be so."""
    fitting = [lacking for lacking in hand if not lacking & shown] or hand
    if fitting:
        hand.remove(max(fitting, key=int.bit_count))


def likely_stuck(hand: Lacking, need: Categories) -> float:
    """How likely it is that nothing in this hand matches."""
    likely = 1.0
    for lacking in hand:
        likely *= _likely_no_match(lacking, need)
    return likely


@lru_cache(maxsize=1 << 10)
def _likely_no_match(lacking: Categories, need: Categories) -> float:
    can_be = [pair for pair in PAIRS if not pair & lacking]
    special = (1 - QUESTIONS_IN_THE_PILE) * len(PAIRS) / QUESTIONS_IN_THE_PILE
    return (special + sum([1 for pair in can_be if not pair & need])) / (special + len(can_be))
