"""Secrets do not interfere over the network either: everything is done twice, at the table as it is and at the same
table in another world, and whoever cannot tell the two apart is shown the same, to the byte.

What counts as telling them apart is the engine's own measure: after each move the viewer's view is the same in both.
A viewer's frames, those of everybody who only watches, every answer over HTTP, the logs and the metrics are compared.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import parlour
from parlour.engine.act import GO_ON, Act
from parlour.engine.chance import Chance
from parlour.engine.match import Match
from parlour.engine.plain import plain
from parlour.table.room.fairness import commitment
from tests.properties.interference import answer, called_otherwise, probes
from tests.properties.settings import Setting
from tests.properties.wandering import as_bytes
from tests.table.live.secrets.room import BENCH, EVERYBODY, PATH, SCREEN, WATCHER, Room, Who, listening, open_room
from tests.table.live.secrets.worlds import HERE, THERE, Position, World, retold, some_move

Deed = Callable[[Room], Awaitable[Any]]

TRIES = 40


class Seen(NamedTuple):
    """All that comes out of a house, by who or what it comes to."""

    shown: dict[Who, list[bytes]]
    answers: list[bytes]
    figures: list[str]
    logged: list[str]


def check(setting: Setting, you: int | None, rng: random.Random, folder: Path) -> None:
    """One position, one viewer: nothing that comes out of a house tells them in which of two worlds it stands."""
    position = Position(setting, rng)
    script = Script(position, you, rng)
    here = asyncio.run(seen_of(position, HERE, script.deeds, folder / "here"))
    there = asyncio.run(seen_of(position, THERE, script.deeds, folder / "there"))
    for who in (*EVERYBODY, *(() if you is None else (you,))):
        must_agree(f"a frame to {who}", here.shown[who], there.shown[who])
    must_agree("an answer over HTTP", here.answers, there.answers)
    must_agree("a figure of the metrics", here.figures, there.figures)
    must_agree("a line of the log", here.logged, there.logged)


def must_agree(what: str, here: list[Any], there: list[Any]) -> None:
    for one, other in zip(here, there, strict=False):
        assert one == other, f"{what} tells something hidden:\n{one}\n{other}"
    assert len(here) == len(there), f"{what} more or less tells something hidden"


async def seen_of(position: Position, world: World, deeds: list[Deed], folder: Path) -> Seen:
    """Do all of this at the table in one of the worlds, in a house of its own."""
    with listening() as logged:
        async with open_room(position, world, folder) as room:
            for deed in deeds:
                await deed(room)
    shown = {who: [bare(frame) for frame in room.shown_to(who)] for who in room.screens}
    return Seen(shown, [bare(answer) for answer in room.answers], room.figures, logged)


_TEXT = re.compile(rb'("[0-9a-f]{5}\.[a-z]+":)"(?:[^"\\]|\\.)*"')
"""What is printed on a card with a drawn name."""


def bare(content: bytes) -> bytes:
    """Without the commitments, and the seed of a match that is over, in the one place where each may stand; and without
    what is printed on cards whose names are drawn: all may read it, and it is all that tells what belongs together."""
    content = _TEXT.sub(rb"\1", content)
    for world in (HERE, THERE):
        for seed in world.seeds:
            content = content.replace(b'"commitment":"%s"' % commitment(seed).encode(), b"")
        content = content.replace(b'"seed":"%s"' % world.seeds[0].encode(), b"")
    return content


class Script:
    """What everybody does: moves that leave the viewer none the wiser, and between them all else that may be tried.

    The other world may turn into yet another one at any time, as long as it looks the same to the viewer. It does so
    before each move, or hardly any move of somebody else's would be possible in both: they hold other cards.
    """

    def __init__(self, position: Position, you: int | None, rng: random.Random) -> None:
        self.match, self.you, self.rng = position.match.copy(), you, rng
        self.moves, self.stuck = 0, False
        number = position.table.number
        who = WATCHER if you is None else you
        between: list[Callable[[], list[Deed]]] = [
            *(self.refused_acts for _ in range(4)),
            *(partial(self.comes_again, viewer, rng.randrange(number + 3)) for viewer in (BENCH, SCREEN, WATCHER, who)),
            *(partial(self.asks, what) for what in ("start", "rematch", "resume", "seats/1/move")),
            partial(self.asks, "hide", number=rng.randrange(1, number + 1)),
            lambda: [partial(Room.hears_earlier, before=rng.randrange(number + 9), who=you)],
            lambda: [partial(Room.pauses, who=who)],
            lambda: [partial(Room.reacts, who=who)],
            lambda: [Room.comes_late],
        ]
        rng.shuffle(between)
        self.deeds: list[Deed] = [self.turn(self.imagined()), Room.all_come, Room.looks_around]
        for things in between:
            self.deeds += self.safe_move() + things()
        self.deeds += [Room.looks_around, Room.ends]

    def imagined(self) -> Match:
        view = self.match.view(self.you)
        header = called_otherwise(self.match.header, view, self.rng)
        return Match.imagined(header, view, Chance.of(self.rng.random().hex()))

    def turn(self, other: Match) -> Deed:
        other.table.story = retold(self.match.table.story, self.you)
        return partial(Room.turns_into, other=other)

    def safe_move(self) -> list[Deed]:
        """One that is possible in both worlds, and after which they still look the same; none if none is found."""
        for _ in range(0 if self.stuck or self.match.result is not None else TRIES):
            seat, act = some_move(self.match, self.rng)
            after, other = moved(self.match, seat, act), self.imagined()
            there = moved(other, seat, act)
            if after and there and as_bytes(after.view(self.you)) == as_bytes(there.view(self.you)):
                turn, self.match = self.turn(other), after
                self.moves += 1
                return [turn, Room.goes_on if seat == parlour.CLOCK else partial(Room.plays, seat=seat, act=plain(act))]
        self.stuck = True  # whatever may happen now tells the viewer something: a reveal, say
        return []

    def refused_acts(self) -> list[Deed]:
        """What the viewer may try in order to learn something, and is refused."""
        if self.you is None:
            return [partial(Room.does, who=WATCHER, act=plain(GO_ON))]
        tried = probes(self.match, self.you, self.rng)
        refused = [plain(act) for act in tried if answer(self.match, self.you, act) != "taken"]
        return [partial(Room.does, who=self.you, act=act, at=self.rng.choice((None, 0, 99))) for act in refused]

    def comes_again(self, who: Who, seen: int) -> list[Deed]:
        return [partial(Room.comes, who=who, seen=seen)]

    def asks(self, what: str, **body: Any) -> list[Deed]:
        """The host does; but another match would come from other seeds, and tell so."""
        if self.match.result is not None and what in ("start", "rematch"):
            return []
        return [partial(Room.asks, method="POST", path=f"{PATH}/{what}", who=SCREEN, **body)]


def moved(match: Match, seat: int, act: dict[str, Any] | Act) -> Match | None:
    """What comes of it, if it is possible; where the clock is out, the host lets the table go on."""
    after = match.copy()
    try:
        after.play(seat, act)
        if seat == parlour.CLOCK and after.table.late:
            after.play(min(after.waiting), GO_ON)
    except parlour.Refused:
        return None
    return after
