"""One match, played by bots from the deal to the end."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from parlour.bots import Character, Sight, Skill, let_play
from parlour.engine.act import CLOCK, ELAPSED, Act
from parlour.engine.chance import Chance
from parlour.engine.match import Match


class Player(msgspec.Struct):
    """A bot in a seat, and how long it has thought, act by act, in seconds of one core."""

    skill: Skill
    me: Character
    budget: int
    thought: list[float] = msgspec.field(default_factory=list)

    def acts(self, match: Match, seat: int, chance: Chance) -> bool:
        """Whether it did something. A bot that does what is not allowed is broken, and stops the match."""
        return let_play(match, seat, self._decides, chance, self.budget, self.me) is not None

    def _decides(self, sight: Sight, chance: Chance, budget: int) -> Act | None:
        began = time.thread_time()
        act = self.skill.play(sight, chance, budget)
        self.thought.append(time.thread_time() - began)
        return act


def play_out(match: Match, players: Sequence[Player], chance: Chance) -> None:
    """Whoever may break in is asked once after each act of a player; then those the table waits for; then the clock."""
    seats = list(range(len(players)))
    news = True
    while match.result is None:
        chance.shuffle(seats)
        awaited = [seat for seat in seats if seat in match.waiting]
        others = [seat for seat in seats if seat not in match.waiting] if news else []
        news = any(players[seat].acts(match, seat, chance) for seat in [*others, *awaited])
        if not news:
            match.play(CLOCK, ELAPSED)
