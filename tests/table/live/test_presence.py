"""Who is here is known to everybody at the table, whichever server they came by."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from parlour.table.log.slots import SLOTS, slot_of
from parlour.table.wire.messages import Closing
from tests.table.live.people import Guest, open_house, until
from tests.table.live.two_houses import here, made, two_houses, two_servers


def reactions(guest: Guest) -> list[dict[str, Any]]:
    return [frame for frame in map(msgspec.json.decode, guest.frames) if "react" in frame]


@two_servers
def test_people_at_two_servers_see_each_other_come_and_go(database: str) -> None:
    async def run() -> None:
        async with two_houses(database) as (one, two):
            code, (ada, bo, _) = await made(one, "Ada", "Bo", "Cleo")
            host = await Guest(one, code, ada).come()
            await host.until(lambda host: here(host) == [True, False, False])
            guest = await Guest(two, code, bo).come()
            for somebody in (host, guest):
                await somebody.until(lambda somebody: here(somebody) == [True, True, False])
            watching = await Guest(two, code, None).come()
            await watching.until(lambda watching: here(watching) == [True, True, False])
            await host.leave()
            for somebody in (guest, watching):
                await somebody.until(lambda somebody: here(somebody) == [False, True, False])
            lobby = await one.must("GET", f"/api/tables/{code}")
            assert [seat["here"] for seat in lobby["seats"]] == [False, True, False]

    asyncio.run(asyncio.wait_for(run(), 120))


@two_servers
def test_people_whose_table_moves_to_a_server_that_is_started_later_come_back_to_it(database: str) -> None:
    async def run() -> None:
        async with open_house(database) as one:
            tables: dict[bool, tuple[str, list[str]]] = {}
            while len(tables) < 2:  # one that is going to move, and one that is not
                table = await made(one, "Ada", "Bo")
                tables[slot_of(table[0]) < SLOTS // 2] = table
            hosts = [await Guest(one, code, ada).come() for code, (ada, _) in tables.values()]
            for host in hosts:
                await host.until(lambda host: here(host) == [True, False])
            async with open_house(database) as two:
                await until(lambda: two.keeper.store.ownership.figures().slots == SLOTS // 2)
                for host, (code, (_, bo)) in zip(hosts, tables.values(), strict=True):
                    stays = one.keeper.store.ownership.is_ours(code)
                    assert stays == (slot_of(code) < SLOTS // 2)
                    if not stays:
                        await host.until(lambda host: host.closed_with == Closing.RESTART)
                        await host.come(host.n)
                    guest = await Guest(one, code, bo).come()
                    for somebody in (host, guest):
                        await somebody.until(lambda somebody: here(somebody) == [True, True])

    asyncio.run(asyncio.wait_for(run(), 120))


@two_servers
def test_a_spectator_or_a_reload_is_no_news_to_anybody(database: str) -> None:
    async def run() -> None:
        async with two_houses(database) as (one, two):
            code, (ada, bo) = await made(one, "Ada", "Bo")
            host = await Guest(one, code, ada).come()
            guest = await Guest(two, code, bo).come()
            await host.until(lambda host: here(host) == [True, True])
            told = len(host.frames)
            await (await Guest(one, code, None).come()).until(lambda watching: watching.lobby is not None)
            await (await Guest(two, code, bo).come()).until(lambda guest: guest.lobby is not None)
            await guest.until(lambda guest: guest.closed_with == 4409)
            assert len(host.frames) == told

    asyncio.run(asyncio.wait_for(run(), 120))


@two_servers
def test_a_reaction_is_seen_at_every_server(database: str) -> None:
    async def run() -> None:
        async with two_houses(database) as (one, two):
            code, (ada, bo) = await made(one, "Ada", "Bo")
            guests = [await Guest(one, code, ada).come(), await Guest(two, code, bo).come()]
            guests.append(await Guest(two, code, None).come())
            for guest in guests:
                await guest.until(lambda guest: here(guest) == [True, True])
            await guests[1].socket.send_json({"react": "clap"})
            for guest in guests:
                await guest.until(reactions)
                assert reactions(guest) == [{"react": "clap", "person": 1, "seat": 1}]

    asyncio.run(asyncio.wait_for(run(), 120))


@two_servers
def test_whoever_opens_the_table_at_another_server_is_let_go_at_the_first_and_is_here_all_the_time(
    database: str,
) -> None:
    async def run() -> None:
        async with two_houses(database) as (one, two):
            code, (ada, bo) = await made(one, "Ada", "Bo")
            host = await Guest(one, code, ada).come()
            first = await Guest(one, code, bo).come()
            await host.until(lambda host: here(host) == [True, True])
            told = len(host.frames)
            second = await Guest(two, code, bo).come()
            await first.until(lambda first: first.closed_with is not None)
            assert first.closed_with == 4409
            await second.socket.send_json({"react": "wow"})
            await host.until(reactions)
            assert second.closed_with is None
            assert len(host.frames) == told + 1, "nobody has come or gone"

    asyncio.run(asyncio.wait_for(run(), 120))
