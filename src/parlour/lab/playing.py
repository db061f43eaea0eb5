"""One match, played by bots from the deal to the end."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from parlour.bots import Character, Sight, Skill, let_play
from parlour.engine.act import CLOCK, ELAPSED, Act
from parlour.engine.chance import Chance
from parlour.engine.match import Match
from parlour.engine.plain import plain
from parlour.engine.refusal import Refused


class BotAtFault(ValueError):
    """A bot has done what is not allowed, or nothing though the table waits for it: that stops the match."""


class Player(msgspec.Struct):
    """A bot in a seat, and how long it has thought, act by act, in seconds of one core."""

    skill: Skill
    me: Character
    budget: int
    name: str = "a bot"
    thought: list[float] = msgspec.field(default_factory=list)
    last: Act | None = None
    """What it decided last."""

    def acts(self, match: Match, seat: int, chance: Chance) -> bool:
        """Whether it did something."""
        try:
            return let_play(match, seat, self._decides, chance, self.budget, self.me) is not None
        except Refused as refused:
            raise BotAtFault(f"{self.name} did {plain(self.last)}, and was refused: {refused}") from refused

    def _decides(self, sight: Sight, chance: Chance, budget: int) -> Act | None:
        began = time.thread_time()
        self.last = self.skill.play(sight, chance, budget)
        self.thought.append(time.thread_time() - began)
        if self.last is None and sight.is_awaited:
            raise BotAtFault(f"{self.name} let it be, though the table waits for it")
        return self.last


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
