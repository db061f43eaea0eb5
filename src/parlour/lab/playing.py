"""One match, played by bots from the deal to the end."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from parlour.bots import RANDOM, Character, Sight, Skill, sight_of
from parlour.engine.act import CLOCK, ELAPSED, Act
from parlour.engine.chance import Chance
from parlour.engine.match import Match
from parlour.engine.refusal import Refused


class Player(msgspec.Struct):
    """A bot in a seat, and how long it has thought, act by act, in seconds of one core."""

    skill: Skill
    me: Character
    budget: int
    thought: list[float] = msgspec.field(default_factory=list)

    def decides(self, sight: Sight, chance: Chance) -> Act | None:
        began = time.thread_time()
        act = self.skill.play(sight, chance, self.budget)
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
        news = any(_acts(match, seat, players[seat], chance) for seat in [*others, *awaited])
        if not news:
            match.play(CLOCK, ELAPSED)


def _acts(match: Match, seat: int, player: Player, chance: Chance) -> bool:
    """Whether the bot in this seat did something. One that does what is not allowed is broken, and stops the match."""
    sight = sight_of(match, seat, player.me)
    while sight is not None and sight.acts:
        act = player.decides(sight, chance)
        if act is None:
            return False
        try:
            match.play(seat, act)
        except Refused:
            if player.skill is not RANDOM:
                raise
            sight = msgspec.structs.replace(sight, acts=[other for other in sight.acts if other != act])
        else:
            return True
    return False
