"""What was seen of each hand: whoever had to draw held nothing that matched, whoever played chose it among others."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from parlour.bots.sight import Sight
from parlour.games.talkitout.bots.hand import (
    PAIRS,
    QUESTIONS_IN_THE_PILE,
    Card,
    Categories,
    as_bare,
    categories_in,
    deck_of,
)
from parlour.games.talkitout.cards import EVERY_CATEGORY, HAND

NOTHING: Final[Categories] = 0
Lacking = list[Categories]
"""For each card of a hand, the categories it is known to lack; a special card lacks all."""
DEALT: Final = -1


class Held(NamedTuple):
    lacking: Categories
    since: int
    """When in the story it came to the hand."""


class Shown(NamedTuple):
    """A card that has left the hand."""

    card: Card
    since: int
    at: int


class Choice(NamedTuple):
    """A Question that was played, and the special card laid on it, if one was."""

    question: Categories
    need: Categories
    """What matched; NOTHING if it had just been drawn, so that no other would do."""
    next_hand: Lacking
    at: int
    special: Card | None = None


class Remembered(msgspec.Struct):
    held: list[Held]
    """The longest held first."""
    shown: list[Shown] = []
    choices: list[Choice] = []

    def lacking(self) -> Lacking:
        return [card.lacking for card in self.held]


def what_they_lack(sight: Sight) -> list[Lacking]:
    return [hand.lacking() for hand in what_was_seen(sight)]


def what_was_seen(sight: Sight) -> list[Remembered]:
    """For each seat. What cannot be told apart is taken to be as little known as it may be; so is the hand of somebody
    whose story does not add up, since not all of it was heard."""
    categories = categories_in(deck_of(sight))
    hands = [Remembered([Held(NOTHING, DEALT)] * HAND) for _ in sight.view["seats"]]
    need = EVERY_CATEGORY
    drawn_for_lies = 0
    drew: int | None = None
    for at, event in enumerate(sight.story):
        seat, hand = event["seat"], hands[event["seat"]]
        match event["event"]:
            case "opened":
                need = categories[event["card"]]
            case "played":
                question, next_hand = categories[event["card"]], hands[(seat + 1) % len(hands)].lacking()
                hand.choices.append(Choice(question, NOTHING if drew == seat else need, next_hand, at))
                hand.shown.append(Shown(question, _take(hand.held, question), at))
                need = question
                drawn_for_lies, drew = 0, None
            case "special":
                need = EVERY_CATEGORY
                special, since = as_bare(event["card"]), _take(hand.held, NOTHING)
                if hand.choices:  # else what it lies on was played before anything was heard
                    hand.choices[-1] = hand.choices[-1]._replace(special=special)
                    hand.shown.append(Shown(special, since, hand.choices[-1].at))
            case "judged":
                drawn_for_lies = 1 if event["found"] else len(hands) - 1
            case "drew" if drawn_for_lies:  # T8
                drawn_for_lies -= 1
                hand.held.append(Held(NOTHING, at))
            case "drew":  # T3 nothing in hand matched, nor did what was drawn, if the turn was over then
                hand.held = [Held(lacking | need, since) for lacking, since in hand.held]
                hand.held.append(Held(NOTHING if _could_be_played(sight, at) else need, at))
                drew = seat
            case "no_card":
                drawn_for_lies, drew = max(0, drawn_for_lies - 1), None
    counts = [seat["cards"] for seat in sight.view["seats"]]
    return [
        hand if len(hand.held) == cards else Remembered([Held(NOTHING, DEALT)] * cards)
        for hand, cards in zip(hands, counts, strict=True)
    ]


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


def _take(hand: list[Held], shown: Categories) -> int:
    """A card has left the hand: of those it can have been, the one of which most is known, so that no more is believed
    of those that are left than must be so. Since when it was there."""
    fitting = [at for at, card in enumerate(hand) if not card.lacking & shown] or list(range(len(hand)))
    if not fitting:
        return DEALT
    return hand.pop(max(fitting, key=lambda at: hand[at].lacking.bit_count())).since


def likely_stuck(hand: Lacking, need: Categories) -> float:
    """How likely it is that nothing in this hand matches."""
    likely = 1.0
    for lacking in hand:
        likely *= _likely_no_match(lacking, need)
    return likely


@lru_cache(maxsize=1 << 10)
def stuck_with(cards: int, need: Categories) -> float:
    """If all that is known of the hand is how many cards it has."""
    return likely_stuck([NOTHING] * cards, need)


@lru_cache(maxsize=1 << 10)
def _likely_no_match(lacking: Categories, need: Categories) -> float:
    can_be = [pair for pair in PAIRS if not pair & lacking]
    special = (1 - QUESTIONS_IN_THE_PILE) * len(PAIRS) / QUESTIONS_IN_THE_PILE
    return (special + sum([1 for pair in can_be if not pair & need])) / (special + len(can_be))
