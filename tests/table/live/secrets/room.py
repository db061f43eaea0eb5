"""Everybody at one table of one house, over real sockets: what they do, and all that anybody is shown of it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from parlour.decks import dump
from parlour.engine.match import Match
from parlour.table.log.store import Store
from parlour.table.room.table import Table
from tests.properties.settings import DECKS
from tests.table.live.people import Guest, House, open_house
from tests.table.live.secrets.worlds import CODE, NOW, THERE, Position, World, change_the_secrets

Who = int | str
"""A seat, or one of those who see what everybody sees."""

SCREEN = "the big screen"
BENCH = "somebody on the bench"
WATCHER = "a spectator"
LATE = "somebody who comes late"
EVERYBODY = (SCREEN, BENCH, WATCHER, LATE)

PATH = f"/api/tables/{CODE}"

_HOW_LONG = re.compile(r"((?:_seconds|_memory_bytes)\S*) \S+$", re.MULTILINE)
"""A figure of the metrics that says how many seconds something took."""


class Room:
    def __init__(self, house: House, table: Table, world: World) -> None:
        self.house, self.table, self.world = house, table, world
        people: dict[Who, int] = {SCREEN: 0, **{seat: seat + 1 for seat in range(len(table.company.seats))}}
        people[BENCH] = len(people)
        self.tokens: dict[Who, str | None] = {who: world.secret("token", number) for who, number in people.items()}
        self.tokens[WATCHER] = None
        self.screens: defaultdict[Who, list[Guest]] = defaultdict(list)
        self.answers: list[bytes] = []
        self.figures: list[str] = []
        self._ids = (f"deed {number}" for number in count())

    @property
    def present(self) -> list[Guest]:
        return [screens[-1] for screens in self.screens.values()]

    async def all_come(self) -> None:
        for who in self.tokens:
            await self.comes(who)

    async def comes(self, who: Who, seen: int = 0) -> None:
        """For the first time, or again, with another screen: then the one before it is let go."""
        guest = await Guest(self.house, CODE, self.tokens[who]).come(seen)
        await guest.until(lambda guest: guest.lobby is not None)
        for before in self.screens[who] if who != WATCHER else ():
            await before.until(lambda before: before.closed_with is not None)
        self.screens[who].append(guest)

    async def comes_late(self) -> None:
        joined = await self.house.must("POST", f"{PATH}/seats", name="Zoe")
        self.tokens[LATE] = joined["token"]
        await self.comes(LATE)

    async def does(self, who: Who, act: dict[str, Any], at: int | None = None) -> dict[str, Any]:
        """The answer to it. What came of it was sent to everybody before whatever comes of the next deed."""
        return await self.screens[who][-1].do(act, at, id=next(self._ids))

    async def turns_into(self, other: Match) -> None:
        """In the other world, this is the match that lies on the table; in this one nothing happens."""
        if self.world is THERE:
            self.table.match = other.copy()

    async def plays(self, seat: int, act: dict[str, Any]) -> None:
        answer = await self.does(seat, act)
        assert "ok" in answer, (act, answer)

    async def goes_on(self) -> None:
        """The host has waited long enough."""
        assert await self.asks("POST", f"{PATH}/go-on", SCREEN) == 200

    async def pauses(self, who: Who) -> None:
        """The host pauses, somebody tries to act all the same, and the match goes on."""
        await self.asks("POST", f"{PATH}/pause", SCREEN)
        await self.does(who, {"act": "go_on"})
        await self.asks("POST", f"{PATH}/resume", SCREEN)

    async def reacts(self, who: Who) -> None:
        await self.screens[who][-1].socket.send_json({"react": "wow"})
        await self.does(who, {"act": "nonsense"})  # to this there is an answer

    async def looks_around(self) -> None:
        """What anybody may ask for, and what nobody should."""
        self.figures += _HOW_LONG.sub(r"\1", await self.fetches("/metrics")).splitlines()
        for path in (PATH, f"{PATH}/deck", f"{PATH}/cards", "/healthz", f"{PATH}/nothing"):
            await self.asks("GET", path)
        await self.hears_earlier(self.table.number + 1)

    async def hears_earlier(self, before: int, who: Who | None = None) -> None:
        await self.asks("GET", f"{PATH}/story?before={before}", who)

    async def fetches(self, path: str) -> str:
        async with self.house.http.get(self.house.server.make_url(path)) as answer:
            assert answer.status == 200
            return await answer.text()

    async def ends(self) -> None:
        """The host closes the table for good, and everybody's line is closed; who is still there then is the net's."""
        await asyncio.gather(*(self.does(who, {"act": "nonsense"}) for who in self.screens))  # all have read so far
        await self.house.must("POST", f"{PATH}/end", self.tokens[SCREEN])
        for guest in self.present:
            await guest.until(lambda guest: guest.closed_with is not None)

    async def asks(self, method: str, path: str, who: Who | None = None, **body: Any) -> int:
        """Over HTTP; the answer is kept, with its headers but the date."""
        headers = {} if who is None else {"Authorization": f"Bearer {self.tokens[who]}"}
        url = self.house.server.make_url(path)
        async with self.house.http.request(method, url, json=body, headers=headers) as answer:
            told = sorted(f"{name}: {value}" for name, value in answer.headers.items() if name != "Date")
            self.answers.append(f"{answer.status} {method} {path} {told} ".encode() + await answer.read())
            return answer.status

    def shown_to(self, who: Who) -> list[bytes]:
        """Every frame on every screen that this viewer has had, and how each was closed."""
        shown = []
        for guest in self.screens[who]:
            shown += [*guest.frames, b"closed: %d" % (guest.closed_with or 0)]
        return shown


@asynccontextmanager
async def open_room(position: Position, world: World, folder: Path) -> AsyncIterator[Room]:
    """A new house, in which this table has been played at until now."""
    folder.mkdir()
    async with open_house(folder, now=lambda: NOW, pace=lambda *of: 3600.0) as house:
        if position.deck is not None:
            await house.keeper.store.keep_deck(CODE, position.deck, msgspec.json.encode(dump(DECKS[position.deck])))
        await copy_log(house.keeper.store, position.log)
        live = await house.keeper.find(CODE)
        if world is THERE:
            change_the_secrets(live.table)
        yield Room(house, live.table, world)


async def copy_log(store: Store, entries: list[bytes]) -> None:
    written = [asyncio.get_running_loop().create_future() for _ in entries]
    for number, (entry, done) in enumerate(zip(entries, written, strict=True), 1):
        store.append(CODE, number, NOW, entry, done.set_result)
    assert not any(await asyncio.gather(*written))


@contextmanager
def listening() -> Iterator[list[str]]:
    """All that is logged by anybody in this process, down to the least of it.

    But for aiohttp's list of requests, with the size of every answer: a server of ours keeps none.
    """
    said: list[str] = []
    handler = _Ear(said)
    root = logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield said
    finally:
        root.removeHandler(handler)
        root.setLevel(before)


_ALWAYS = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "taskName"}


class _Ear(logging.Handler):
    def __init__(self, said: list[str]) -> None:
        super().__init__(logging.DEBUG)
        self.said = said

    def emit(self, record: logging.LogRecord) -> None:
        if record.name != "aiohttp.access":
            more = {key: value for key, value in record.__dict__.items() if key not in _ALWAYS}
            self.said.append(f"{record.name} {record.levelname} {self.format(record)} {more}")
