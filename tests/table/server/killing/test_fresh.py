"""No answer is from before what was acknowledged: whoever asks, over whichever connection, is told at least what
anybody had been told before. And each table is in the memory of one process.

The whole dose, 100,000 requests and acts, is `--soak 100`.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientError, ClientSession, TCPConnector

from tests.table.server.killing.mishaps import all_go_on, until_shared
from tests.table.server.killing.parties import Party, refusal_of, sit_down
from tests.table.server.killing.phones import AGAIN_SECONDS, TO_ASK_AGAIN
from tests.table.server.killing.playing import playing
from tests.table.server.killing.proving import prove
from tests.table.server.killing.servers import WITHIN, AnyOf, Server, serving

pytestmark = pytest.mark.xdist_group("postgres")

DOSE = 1_000
ASKERS = 8
UNLIMITED = "; ".join(
    f"from parlour.table.web import limits; limits.{name} = 1_000_000_000"
    for name in ("WRITES_AT_ONCE", "MESSAGES_AT_ONCE", "TOGGLES_AT_ONCE")
)
"""Nobody here is held up for asking more often than people do."""


class Told:
    """What has been told of a table to anybody, and so must be known to whoever answers after that."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self._names: Counter[int] = Counter()
        self._renaming = [asyncio.Lock() for _ in party]

    @property
    def number(self) -> int:
        return max(phone.n for phone in self.party)

    @property
    def matches(self) -> int:
        return max(int(phone.lobby.get("matches", 0)) for phone in self.party)

    async def look(self, ask: Asker) -> None:
        matches, names = self.matches, self._names.copy()
        lobby = await ask.surely("GET", self.party)
        self._check(lobby, matches, names)

    async def rename(self, ask: Asker) -> None:
        person = ask.chance.randrange(len(self._renaming))
        async with self._renaming[person]:
            names = self._names + Counter([person])
            lobby = await ask.surely(
                "PATCH", self.party, f"/people/{person}", person, name=f"Nr {person} {names[person]}"
            )
            self._names[person] += 1
        self._check(lobby, 0, Counter({person: names[person]}))

    def _check(self, lobby: dict[str, Any], matches: int, names: Counter[int]) -> None:
        assert lobby["matches"] >= matches, f"{matches} matches had begun"
        shown = Counter(
            {seat["person"]: int(seat["name"].split()[-1]) for seat in lobby["seats"] if seat["name"][:2] == "Nr"}
        )
        assert names <= shown, f"these were their names: {names}"

    async def watch(self, ask: Asker) -> None:
        number = self.number
        frame = await ask.first_frame(self.party)
        assert frame["n"] >= number, f"{number} had been shown"


class Asker:
    """Asks one thing after another, each over any connection, at any table."""

    def __init__(self, door: AnyOf, sessions: list[ClientSession], forgives: Collection[str]) -> None:
        self.door, self.sessions, self.forgives = door, sessions, forgives
        self.chance = random.Random()
        self.asked = 0

    async def ask_on(self, tables: list[Told]) -> None:
        while True:
            told = self.chance.choice(tables)
            await self.chance.choice((told.look, told.rename, told.watch))(self)
            self.asked += 1

    async def surely(
        self, method: str, party: Party, path: str = "", person: int | None = None, **body: Any
    ) -> dict[str, Any]:
        """Again where the table moves; anything else that speaks against it is wrong."""
        headers = {} if person is None else {"Authorization": f"Bearer {party.phones[person].token}"}
        while True:
            address = f"http://{await self.door.address()}/api/tables/{party.code}{path}"
            try:
                http = self.chance.choice(self.sessions)
                async with http.request(method, address, json=body or None, headers=headers) as answer:
                    told: dict[str, Any] = await answer.json()
                    if "error" not in told:
                        return told
                    assert refusal_of(told) in self.forgives, told
            except (ClientError, OSError):
                pass
            await asyncio.sleep(AGAIN_SECONDS)

    async def first_frame(self, party: Party) -> dict[str, Any]:
        while True:
            address = f"http://{await self.door.address()}/ws/{party.code}"
            try:
                async with self.chance.choice(self.sessions).ws_connect(address) as socket:
                    await socket.send_json({"hello": {"token": None, "seen": 0}})
                    frame: dict[str, Any] = await socket.receive_json()
                    return frame
            except (ClientError, OSError, TypeError):  # it was closed without a frame: the table moves
                await asyncio.sleep(AGAIN_SECONDS)


@asynccontextmanager
async def asking(door: AnyOf, parties: list[Party], forgives: Collection[str]) -> AsyncIterator[list[Asker]]:
    """Some over connections that are kept alive, some over a new one each time."""
    tables = [Told(party) for party in parties]
    async with (
        ClientSession() as kept,
        ClientSession(connector=TCPConnector(force_close=True)) as anew,
        asyncio.TaskGroup() as group,
    ):
        askers = [Asker(door, [kept, anew], forgives) for _ in range(ASKERS)]
        tasks = [group.create_task(asker.ask_on(tables)) for asker in askers]
        yield askers
        for task in tasks:
            task.cancel()


async def evening(
    place: str, servers: list[Server], dose: int, joins: Server | None = None, forgives: Collection[str] = TO_ASK_AGAIN
) -> None:
    """Over a database a table may move at any time, where a process is late to show that it lives."""
    door = AnyOf(servers if joins is None else [*servers, joins])
    async with ClientSession() as http:
        parties = [
            await sit_down(http, door, "liars-dice", 2),
            await sit_down(http, door, "talkitout", 3),
            await sit_down(http, door, "bluff", 2),
            await sit_down(http, door, "out-of-control", 2),
            await sit_down(http, door, "player-of-honour", 3),
            await sit_down(http, door, "liars-dice", 3),
        ]
        async with playing(*parties):
            async with asking(door, parties, forgives) as askers:

                async def until(part: float) -> None:
                    while done(askers, parties) < part * dose:
                        await all_go_on(parties)

                await until(1 / 3)
                if joins is not None:
                    await joins.start()
                    await until_shared(place, 3)
                    await until(2 / 3)
                    await each_is_in_one_memory(parties, [*servers, joins])
                    await joins.stop()
                await until(1)
            await each_is_in_one_memory(parties, servers)
        await prove(place, *parties)
        print(sum(asker.asked for asker in askers), "requests and", done([], parties), "acts")


def done(askers: list[Asker], parties: list[Party]) -> int:
    return sum(asker.asked for asker in askers) + sum(len(phone.acknowledged) for party in parties for phone in party)


async def each_is_in_one_memory(parties: list[Party], servers: list[Server]) -> None:
    async with asyncio.timeout(WITHIN):  # some figures are a few seconds old
        while (counted := sum([await tables_in(server) for server in servers])) != len(parties):
            assert counted < len(parties), "a table is in the memory of several"
            await asyncio.sleep(0.1)


async def tables_in(server: Server) -> int:
    """In the memories of all its workers."""
    async with ClientSession() as http, http.get(f"http://{await server.address()}/metrics") as answer:
        return sum(map(int, re.findall(r'^parlour_tables\{worker="\d+"\} (\d+)', await answer.text(), re.MULTILINE)))


def test_no_worker_over_files_answers_from_before_an_acknowledged_act(tmp_path: Path, soak: int) -> None:
    async def story() -> None:
        async with serving(tmp_path, first=UNLIMITED, workers=2) as server:
            await evening(server.place, [server], DOSE * soak, forgives=())

    asyncio.run(story())


def test_no_worker_over_a_database_answers_from_before_an_acknowledged_act(
    tmp_path: Path, database: str, soak: int
) -> None:
    async def story() -> None:
        async with serving(tmp_path, database, UNLIMITED, workers=2) as server:
            await evening(database, [server], DOSE * soak)

    asyncio.run(story())


def test_no_server_answers_from_before_an_acknowledged_act_also_while_another_comes_and_goes(
    tmp_path: Path, database: str, soak: int
) -> None:
    async def story() -> None:
        async with serving(tmp_path, database, UNLIMITED) as one, serving(tmp_path, database, UNLIMITED) as two:
            joins = Server(tmp_path, database, UNLIMITED)
            try:
                await evening(database, [one, two], DOSE * soak, joins)
            finally:
                await joins.kill()
            assert one.complaints() + two.complaints() == []

    asyncio.run(story())
