"""A position as one player can know it: what lies there, what they hold, and what they remember of other hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, NamedTuple

from parlour.bots.sight import Sight
from parlour.games.out_of_control.bots.laid_and_held import NOTHING, LaidAndHeld, Rows, rows_of, wilds_lying
from parlour.games.out_of_control.cards import DECK
from parlour.games.out_of_control.state import Control
from parlour.games.out_of_control.successions import Succession

Ahead = Literal["end", "draw", "discard", "take", "give", "any", "drawing", "taking"]
"""What is still to come in this turn: nothing but its end, what the die asks, or a card that is not known yet."""

ALL: Final = LaidAndHeld.of(DECK)


class Position(NamedTuple):
    me: int
    partner: int | None
    hand: LaidAndHeld
    sizes: tuple[int, ...]
    """By seat, how many cards it holds."""
    rows: tuple[Rows, ...]
    stood_for: int
    """O9 The number cards for which a Wild lies on the table."""
    discard: tuple[str, ...]
    discarded: LaidAndHeld
    """The same cards, in no order."""
    deck: int
    idle: int
    ahead: Ahead
    unseen: LaidAndHeld
    """What is neither in this hand nor on the table nor remembered: it lies in the deck, or in somebody's hand."""
    known: tuple[LaidAndHeld, ...]
    """By seat, what it is remembered to hold."""

    @property
    def players(self) -> int:
        return len(self.sizes)

    @property
    def has_row(self) -> bool:
        return self.rows[self.me].has_any

    @property
    def hand_of_both(self) -> LaidAndHeld:
        """O13 With what the partner is remembered to hold."""
        return self.hand if self.partner is None else self.hand.with_those(self.known[self.partner])


def position_of(table: Control, me: int, remembered: Sequence[tuple[int, str]], ahead: Ahead) -> Position:
    """Of a table that may be imagined: of other hands only the sizes are looked at."""
    sizes = tuple([len(hand) for hand in table.hands])
    hand = LaidAndHeld.of(table.hands[me])
    discarded = LaidAndHeld.of(table.discard)
    unseen = ALL.without(hand).without(discarded).without(LaidAndHeld.of(lying(table.successions)))
    known, unseen = as_far_as_possible(remembered, sizes, unseen)
    return Position(
        me,
        table.opposite(me) if table.teams else None,
        hand,
        sizes,
        tuple([rows_of(seat, table.successions) for seat in range(table.players)]),
        wilds_lying(table.successions),
        tuple(table.discard),
        discarded,
        len(table.deck),
        table.idle,
        ahead,
        unseen,
        known,
    )


def lying(successions: Sequence[Succession]) -> list[str]:
    return [card for row in successions for card in row.cards]


def as_far_as_possible(
    remembered: Sequence[tuple[int, str]], sizes: Sequence[int], unseen: LaidAndHeld
) -> tuple[tuple[LaidAndHeld, ...], LaidAndHeld]:
    """What each seat is remembered to hold, and what is left. What was seen last counts first; what has turned up
    elsewhere, or finds no room in that hand, has gone unseen."""
    known = [NOTHING for _ in sizes]
    for seat, card in reversed(remembered):
        if known[seat].size < sizes[seat] and unseen.has(card):
            unseen = unseen.without(LaidAndHeld.of([card]))
            known[seat] = known[seat].with_card(card)
    return tuple(known), unseen


class Memory:
    """The cards that came to others for sure and have not been seen to leave them, with the seat, the oldest first.

    A card may have left unseen, given or taken among others: whoever asks what a seat holds sees what is possible.
    """

    def __init__(self, sight: Sight) -> None:
        self._me = sight.seat
        self.known: list[tuple[int, str]] = []
        for event in sight.story:
            self._hear(event)

    def _hear(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        match event["event"]:
            case "gathered":
                self._comes(seat, event["cards"])
            case "laid":
                self._goes(seat, event["succession"]["cards"])
            case "extended":
                self._goes(seat, event["cards"])
            case "discarded":
                self._goes(seat, [event["card"]])
            case "substituted":
                self._goes(seat, [event["card"]])
                self._comes(seat, [event["got"]])
            case "took" if event.get("card"):
                self._goes(event["victim"], [event["card"]])
                self._comes(seat, [event["card"]])
            case "gave" if event.get("card"):
                self._goes(seat, [event["card"]])
                self._comes(event["to"], [event["card"]])

    def _comes(self, seat: int, cards: Iterable[str]) -> None:
        if seat != self._me:
            self.known += [(seat, card) for card in cards]

    def _goes(self, seat: int, cards: Iterable[str]) -> None:
        for card in cards:
            if (seat, card) in self.known:
                self.known.remove((seat, card))
