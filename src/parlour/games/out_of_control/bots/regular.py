"""The regular: picks the colour it is nearest to, lays what fits, and keeps its Wilds for that colour.

It looks at the others only for the obvious: from whom to take, and to whom rather not to give. A partner is not robbed.
"""

from __future__ import annotations

from typing import Final

import msgspec

from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.out_of_control.acts import DRAW, Discard, Extend, Gather, Give, Lay, Substitute, TablePlay, Take
from parlour.games.out_of_control.bots.laid_and_held import PLACES, SHIFT, LaidAndHeld, numbers_from, rows_of
from parlour.games.out_of_control.cards import BIT, COLOURS, HIGHEST, WILD, Colour
from parlour.games.out_of_control.successions import Succession

FETCHES_A_WILD: Final = 2 * HIGHEST
"""Before anything is laid: the Wild may serve there."""
FOR_THE_PLAN: Final = HIGHEST
"""Any card for its plan comes before any number of others."""
BOLD: Final = 0.75
"""Whoever is bolder than this rather takes from somebody than draws, where the die leaves the choice."""


def regular(sight: Sight, chance: Chance, budget: int) -> Act | None:
    if len(sight.acts) == 1:
        return sight.acts[0]
    plan = Plan(sight)
    return plan.table_play() or plan.gather() or plan.what_the_die_asks() or sight.acts[0]


class Plan:
    def __init__(self, sight: Sight) -> None:
        self._sight, self._me, self._partner = sight, sight.seat, partner_of(sight)
        rows = msgspec.convert(sight.view["successions"], list[Succession])
        self._row = {row.id: row for row in rows}
        self._laid = dict(zip(COLOURS, rows_of(self._me, rows).laid, strict=True))
        self._hand = LaidAndHeld.of(sight.view["hand"])
        self._longest = [
            max([len(row.cards) for row in rows if row.owner == seat], default=0)
            for seat in range(len(sight.view["seats"]))
        ]
        self._colour = min(COLOURS, key=self._gaps)
        self._needed = (PLACES & ~self._laid[self._colour]) << SHIFT[self._colour]

    def _gaps(self, colour: Colour) -> int:
        """How many numbers of a colour it neither has laid nor holds."""
        return (PLACES & ~(self._laid[colour] | self._hand.once >> SHIFT[colour])).bit_count()

    # ── what to lay ─────────────────────────────────────────────────────────────────────────────────────────────────

    def table_play(self) -> Act | None:
        plays = [act for act in self._sight.acts if isinstance(act, TablePlay)]
        best = max(plays, key=self._worth, default=None)
        return best if best is not None and self._worth(best) > 0 else None

    def _worth(self, play: TablePlay) -> float:
        """How long the row becomes, its Wilds not quite counted; nothing if it would rather not."""
        if isinstance(play, Substitute):
            return FETCHES_A_WILD if self._can_fetch(play) else 0
        wilds = play.cards.count(WILD)
        for_the_plan = self._is_for_the_plan(play)
        if self._overlaps(play) or (wilds and not for_the_plan):
            return 0
        lying = 0 if isinstance(play, Lay) else len(self._row[play.succession].cards)
        return lying + len(play.cards) + FOR_THE_PLAN * for_the_plan - wilds / 2

    def _is_for_the_plan(self, play: Lay | Extend) -> bool:
        """Its own row of the colour it has in mind. O13 Or its partner's, if that is ahead of all its own."""
        if isinstance(play, Lay):
            return play.colour == self._colour
        row = self._row[play.succession]
        return row.colour == self._colour if row.owner == self._me else len(row.cards) > self._longest[self._me]

    def _can_fetch(self, play: Substitute) -> bool:
        """O9 A number card for a Wild, unless that very card is wanted for its own row."""
        if play.card == WILD:
            return False
        return not BIT[play.card] & self._needed & ~self._hand.twice

    def _overlaps(self, play: Lay | Extend) -> bool:
        """O5 A row that overlaps another of the same colour never joins it."""
        return isinstance(play, Lay) and bool(self._laid[play.colour] & numbers_from(play.low, len(play.cards)))

    # ── what the die asks ───────────────────────────────────────────────────────────────────────────────────────────

    def gather(self) -> Act | None:
        """O8 Whatever brings the most that it can use."""
        gathers = [act for act in self._sight.acts if isinstance(act, Gather)]
        best = max(gathers, key=self._brings, default=None)
        return best if best is not None and self._brings(best) > (0, 0) else None

    def _brings(self, act: Gather) -> tuple[int, int]:
        """How many cards it wants, the one that is put to use at once among them; then how many in all."""
        cards = self._sight.view["discard"][act.index :]
        wanted = sum([self._is_wanted(card) for card in cards])
        if isinstance(act.use, Substitute) and act.use.card == WILD:
            wanted -= 1  # the Wild that it chose stays on the table
        elif self._worth(act.use):
            wanted += 1
        else:
            wanted = 0
        return (wanted, len(cards)) if wanted else (0, 0)

    def _is_wanted(self, card: str) -> bool:
        return card == WILD or bool(BIT[card] & self._needed)

    def what_the_die_asks(self) -> Act | None:
        acts = self._sight.acts
        takes = [act for act in acts if isinstance(act, Take)]
        if takes and (DRAW not in acts or self._sight.me.boldness > BOLD):
            return max(takes, key=self._victim)
        if DRAW in acts:
            return DRAW
        parting = [act for act in acts if isinstance(act, Discard | Give)]
        return min(parting, key=self._loss, default=None)

    def _victim(self, act: Take) -> tuple[bool, int, int]:
        """Rather from whoever is ahead; then from the fullest hand. O13 And from its partner last of all."""
        return act.seat != self._partner, self._longest[act.seat], self._sight.view["seats"][act.seat]["cards"]

    def _loss(self, act: Discard | Give) -> tuple[bool, bool, int, int]:
        """Rather no Wild, nothing for its plan, nothing with neighbours in the hand; and not to whoever is ahead."""
        bit = BIT[act.card]
        neighbours = (self._hand.once & (bit << 1 | bit >> 1)).bit_count()
        receiver = self._minds(act.seat) if isinstance(act, Give) else 0
        return act.card == WILD, bool(bit & self._needed), neighbours, receiver

    def _minds(self, seat: int) -> int:
        """How much it minds what this seat gets. O13 What its partner gets is better there than lost."""
        return -1 if seat == self._partner else self._longest[seat]


def partner_of(sight: Sight) -> int | None:
    """O13 Who sits opposite, in teams; else nobody."""
    seats = len(sight.view["seats"])
    return (sight.seat + seats // 2) % seats if sight.view["options"]["teams"] else None
