"""The signs of a position, features of a value network: all that the expert looks at to judge it, as numbers.

A choice among few is one-hot: a one where it is, and noughts.

They come always in the same order. What they mean for the chance to win is learnt (expert.py), from matches that
learner/ plays; it has the same signs in signs.h. How each is scaled makes no difference to what can be learnt,
only to how quickly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from parlour.games.out_of_control.bots.laid_and_held import PLACES, LaidAndHeld, beside, of_colour
from parlour.games.out_of_control.bots.position import Ahead, Position
from parlour.games.out_of_control.cards import BIT, COLOURS, HIGHEST, WILD

AHEAD: Final[tuple[Ahead, ...]] = get_args(Ahead)


def signs_of(position: Position) -> list[float]:
    return Signs(position).all()


def which(value: int, low: int, high: int) -> list[float]:
    """One sign for each value, of which one is given."""
    value = min(high, max(low, value))
    return [float(value == each) for each in range(low, high + 1)]


def pieces(row: int) -> int:
    return (row & ~(row << 1)).bit_count()


def longest_run(row: int) -> int:
    length = 0
    while row:
        row &= row << 1
        length += 1
    return length


class Signs:
    def __init__(self, position: Position) -> None:
        self.position = position
        around = [(position.me + step) % position.players for step in range(1, position.players)]
        self.partners = [Other(position, seat) for seat in around if seat == position.partner]
        self.rivals = [Other(position, seat) for seat in around if seat != position.partner]
        self.nearest = sorted(self.rivals, key=lambda rival: -rival.danger)
        self.rival = self.nearest[0]
        """The one who seems nearest to winning."""

    def all(self) -> list[float]:
        position, rival = self.position, self.rival
        hand = position.hand
        return [
            *self.goals(),
            *which(rival.laid[rival.nearest[0]].bit_count(), 2, 9),
            *self.of_a_rival(rival, rival.nearest[0]),
            rival.laid[rival.nearest[1]].bit_count() / 5,
            *self.of_a_rival(rival, rival.nearest[1]),
            *(self.crowd() if position.players > 2 else ()),
            *self.discards(),
            *self.wilds_on_the_table(),
            position.sizes[position.me] / 10,
            rival.size / 10,
            *which(hand.wilds, 0, 3),
            position.has_row,
            rival.has_row,
            position.deck / 50,
            len(position.discard) / 10,
            position.idle / 30,
            *[position.ahead == ahead for ahead in AHEAD],
            position.discarded.wilds,
            hand.twice.bit_count() / 3,
            position.unseen.wilds / 5,
        ]

    # ── what this side may complete ─────────────────────────────────────────────────────────────────────────────────

    def goals(self) -> list[float]:
        position = self.position
        first, second, third, fourth, *_ = goals_of(position)
        return [
            *self.of_a_goal(first),
            *self.of_a_goal(second),
            third.missing / 5,
            fourth.missing / 5,
            third.to_fetch,
            newness(position.discard, first.open << HIGHEST * first.colour),
            position.has_row and position.discarded.wilds > 0,
        ]

    def of_a_goal(self, goal: Goal) -> list[float]:
        known = 0
        for rival in self.rivals:
            known |= of_colour(rival.known.once, goal.colour)
        nowhere = goal.open & ~of_colour(self.position.unseen.once, goal.colour) & ~goal.in_the_row & ~known
        all_open = max(1, goal.open.bit_count())
        return [
            *which(goal.missing, -1, 8),
            *which(goal.missing - goal.to_fetch, 0, 6),
            goal.laid.bit_count() / 5,
            (goal.held & ~goal.laid).bit_count() / 5,
            goal.to_fetch,
            goal.copies / 5,
            goal.copies / all_open,
            nowhere.bit_count(),
            goal.in_the_row.bit_count(),
            goal.in_the_row.bit_count() / all_open,
            (goal.in_the_row & beside(goal.laid)).bit_count(),
            (goal.open & known).bit_count(),
            pieces(goal.laid),
            longest_run(goal.laid | goal.held) / 5,
            longest_run(goal.laid) / 5,
            self.rival.laid[goal.colour].bit_count() / 5,
            *([goal.own] if self.position.players > 2 else ()),
        ]

    # ── what the others may complete ────────────────────────────────────────────────────────────────────────────────

    def of_a_rival(self, rival: Other, colour: int) -> list[float]:
        position = self.position
        laid = rival.laid[colour]
        to_come = PLACES & ~laid
        once, twice = of_colour(position.unseen.once, colour), of_colour(position.unseen.twice, colour)
        known = to_come & of_colour(rival.known.once, colour)
        in_the_row = to_come & of_colour(position.discarded.once, colour)
        mine = to_come & of_colour(position.hand.once, colour)
        return [
            rival.missing[colour] / 3,
            rival.nearness(colour),
            rival.short_of(colour) / 3,
            ((to_come & once).bit_count() + (to_come & twice).bit_count()) / 5,
            in_the_row.bit_count(),
            (in_the_row & beside(laid)).bit_count(),
            known.bit_count(),
            mine.bit_count(),
            (to_come & of_colour(position.hand.twice, colour)).bit_count(),
            (mine & beside(laid)).bit_count(),
            (to_come & ~once & ~in_the_row & ~known).bit_count(),
            mine.bit_count() / max(1, to_come.bit_count()),
            pieces(laid),
        ]

    def crowd(self) -> list[float]:
        """Where there are more than two."""
        position = self.position
        second = self.nearest[1]
        danger = [rival.danger for rival in self.nearest] + [0.0, 0.0]
        partner = self.partners[0] if self.partners else None
        return [
            second.laid[second.nearest[0]].bit_count() / 5,
            *self.of_a_rival(second, second.nearest[0]),
            danger[2],
            danger[3],
            *[(rival.seat - position.me) % position.players / position.players for rival in self.nearest[:2]],
            *which(position.players, 3, 6),
            *((True, partner.danger, partner.has_row, partner.size / 10) if partner else (0, 0, 0, 0)),
        ]

    def discards(self) -> list[float]:
        """O8 What the others might gather."""
        sought = ends = 0
        for rival in self.rivals:
            for colour, laid in enumerate(rival.laid):
                if laid:
                    sought |= (PLACES & ~laid) << HIGHEST * colour
                    ends |= beside(laid) << HIGHEST * colour
        row, colour, discard = self.position.discarded.once, self.rival.nearest[0], self.position.discard
        return [
            (row & sought).bit_count(),
            (row & ends).bit_count(),
            (self.position.hand.once & sought).bit_count(),
            newness(discard, (PLACES & ~self.rival.laid[colour]) << HIGHEST * colour),
            bool(discard) and bool(BIT[discard[-1]] & ends),
        ]

    def wilds_on_the_table(self) -> list[float]:
        """O9 Who could fetch them."""
        position, rival = self.position, self.rival
        stood_for, unseen = position.stood_for, position.unseen
        twice, once = stood_for & unseen.twice, stood_for & unseen.once & ~unseen.twice
        within_reach = rival.share * once.bit_count() + (1 - (1 - rival.share) ** 2) * twice.bit_count()
        known = sum([(other.known.once & stood_for).bit_count() for other in self.rivals])
        return [
            rival.wilds,
            rival.known.wilds,
            within_reach,
            within_reach + known if rival.has_row else 0,
            known,
            (once.bit_count() + 2 * twice.bit_count()) / 5,
            stood_for.bit_count() / 3,
            (position.hand.once & stood_for).bit_count(),
        ]


def newness(discard: Sequence[str], wanted: int) -> float:
    """How near the end of the discard row the newest of these cards, or a Wild, lies."""
    for back, card in enumerate(reversed(discard)):
        if card == WILD or BIT[card] & wanted:
            return 1 / (1 + back)
    return 0.0


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
    """A row that a side may complete."""

    def __init__(self, position: Position, hand: LaidAndHeld, laid: int, colour: int, own: bool) -> None:
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


ALMOST: Final = 0.5
"""Who is short of nothing has not won yet."""


class Other:
    """Another player, as far as one can tell: how near they seem to winning."""

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

    def _missing_in(self, colour: int, unseen: LaidAndHeld) -> float:
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
