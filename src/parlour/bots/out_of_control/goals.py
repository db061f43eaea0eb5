"""The goals of a side: the rows that it may complete."""

from __future__ import annotations

from parlour.bots.out_of_control.laid_and_held import PLACES, Cards, of_colour
from parlour.bots.out_of_control.position import Position
from parlour.games.out_of_control.cards import HIGHEST


def goals_of(position: Position) -> list[Goal]:
    """The nearest first: its own row of each colour, and those that its partner has begun (O13)."""
    hand = position.hand_of_both
    goals = [
        Goal(position, hand, laid, colour, own=True) for colour, laid in enumerate(position.rows[position.me].laid)
    ]
    if position.partner is not None:
        begun = enumerate(position.rows[position.partner].laid)
        goals += [Goal(position, hand, laid, colour, own=False) for colour, laid in begun if laid]
    return sorted(goals, key=lambda goal: goal.order)


class Goal:
    def __init__(self, position: Position, hand: Cards, laid: int, colour: int, own: bool) -> None:
        self.laid, self.colour, self.own = laid, colour, own
        unseen = position.unseen
        self.held = of_colour(hand.once, colour)
        self.open = PLACES & ~(laid | self.held)
        self.missing = self.open.bit_count() - hand.wilds
        idle = hand.once & ~((self.held & ~laid) << HIGHEST * colour) | hand.twice
        self.to_fetch = (idle & position.stood_for).bit_count()
        """O9 Wilds that cards of no other use could bring."""
        self.copies = sum([(self.open & of_colour(cards, colour)).bit_count() for cards in (unseen.once, unseen.twice)])
        self.in_the_row = self.open & of_colour(position.discarded.once, colour)
        self.order = (
            self.missing
            - (0.8 if position.has_row else 0.3) * min(self.to_fetch, max(0, self.missing))
            - 0.05 * laid.bit_count()
            - 0.1 * self.in_the_row.bit_count()
            - 0.03 * self.copies
            + (0 if own else 0.3)
        )
        """Only for which goals to look at: what they are worth is for the judgement to say."""
