"""The other players, as far as one can tell: how near each of them seems to winning."""

from __future__ import annotations

from typing import Final

from parlour.bots.out_of_control.laid_and_held import PLACES, Cards, of_colour
from parlour.bots.out_of_control.position import Position
from parlour.games.out_of_control.cards import COLOURS

ALMOST: Final = 0.5
"""Who is short of nothing has not won yet."""


class Other:
    def __init__(self, position: Position, seat: int) -> None:
        self.seat, self.size = seat, position.sizes[seat]
        self.laid, self.has_row = position.rows[seat]
        self.known = position.known[seat]
        unseen = position.unseen
        self.share = min(1.0, (self.size - self.known.size) / unseen.size) if unseen.size else 0.0
        """How likely a certain card that nobody has seen is in this hand."""
        self.wilds = self.known.wilds + (0.3 if self.has_row else 1.0) * self.share * unseen.wilds
        """That may be in this hand. Whoever has a row mostly lays them at once."""
        self.missing = [self._missing_in(colour, unseen) for colour in range(len(COLOURS))]
        self.nearest = sorted(range(len(COLOURS)), key=lambda colour: self._order(colour, position.discarded.once))
        """The colours, the most advanced first."""

    def _missing_in(self, colour: int, unseen: Cards) -> float:
        """How many numbers it lacks, by expectation."""
        sought = PLACES & ~self.laid[colour] & ~of_colour(self.known.once, colour)
        once, twice = of_colour(unseen.once, colour), of_colour(unseen.twice, colour)
        not_here = 1 - self.share
        return (
            (sought & ~once).bit_count()
            + not_here * (sought & once & ~twice).bit_count()
            + not_here * not_here * (sought & twice).bit_count()
        )

    def _order(self, colour: int, row: int) -> float:
        """Only for which colours to look at: what they are worth is for the judgement to say."""
        laid = self.laid[colour]
        return (
            self.missing[colour]
            - 0.02 * laid.bit_count()
            - 0.05 * (PLACES & ~laid & of_colour(row, colour)).bit_count()
        )

    def short_of(self, colour: int) -> float:
        return max(0.0, self.missing[colour] - self.wilds)

    def nearness(self, colour: int) -> float:
        return 1 / (ALMOST + self.short_of(colour))

    @property
    def danger(self) -> float:
        return self.nearness(self.nearest[0])
