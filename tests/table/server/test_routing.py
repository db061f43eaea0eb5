"""Whoever comes to the wrong one of several servers is led to the right one, whole and as who they are."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from aiohttp import web

from parlour.table.log.slots import SLOTS
from parlour.table.server.routing import ServerRouter
from parlour.table.web import table_requests
from parlour.table.web.connection import Connection
from parlour.table.web.requests import client
from parlour.table.web.routing import MOST_HOPS
from tests.table.live.people import House, open_house, until
from tests.table.live.two_houses import lease_of, made, owner_of, two_houses
from tests.table.web.attacks.raw import answer_on, request, wire

pytestmark = pytest.mark.xdist_group("postgres")

Story = Callable[[House, House], Awaitable[None]]


def at_two_houses(database: str, story: Story) -> None:
    async def run() -> None:
        async with two_houses(database) as (here, there):
            await story(here, there)

    asyncio.run(asyncio.wait_for(run(), 60))


async def table_of(house: House) -> str:
    while True:
        code, _ = await made(house, "Ada")
        if house.keeper.store.ownership.is_ours(code):
            return code


def look(house: House, code: str) -> bytes:
    return request(house, "GET", f"/api/tables/{code}")


@pytest.fixture
def senders(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """From where each came who has asked about a table."""
    seen: list[str | None] = []

    def noted(request: web.Request) -> str:
        seen.append(request.remote)
        return client(request)

    monkeypatch.setattr(table_requests, "client", noted)
    return seen


def test_a_request_that_comes_in_pieces_is_led_on_whole(database: str) -> None:
    async def story(here: House, there: House) -> None:
        for code in (await table_of(there), await table_of(here)):
            async with wire(here) as (reader, writer):
                joining = request(here, "POST", f"/api/tables/{code}/seats", b'{"name": "Bo"}')
                for piece in (joining[:9], joining[9:20], joining[20:60], joining[60:-5], joining[-5:]):
                    writer.write(piece)
                    await writer.drain()
                    await asyncio.sleep(0.02)  # so that each is read by itself
                assert (await answer_on(reader)).status == 200
            assert len((await here.must("GET", f"/api/tables/{code}"))["seats"]) == 2

    at_two_houses(database, story)


def test_whoever_is_passed_on_counts_as_who_they_are(database: str, senders: list[str | None]) -> None:
    async def story(here: House, there: House) -> None:
        code = await table_of(there)
        senders.clear()
        async with wire(here, "127.0.0.77") as (reader, writer):
            writer.write(look(here, code))
            assert (await answer_on(reader)).status == 200
        assert senders == ["127.0.0.77"]

    at_two_houses(database, story)


def test_who_passes_connections_on_is_believed_only_with_the_password(database: str, senders: list[str | None]) -> None:
    async def story(here: House, there: House) -> None:
        code, password = await table_of(there), lease_of(there).me.password
        senders.clear()
        for said, status in (
            (f"PARLOUR {password} 9.9.9.9 1\r\n", 200),
            (f"PARLOUR {password[:-1]} 9.9.9.9 1\r\n", 400),
            (f"PARLOUR {lease_of(here).me.password} 9.9.9.9 1\r\n", 400),
            ("PARLOUR  9.9.9.9 1\r\n", 400),
            (f"PARLOUR {password} 9.9.9.9 x\r\n", 400),
            (f"PARLOUR {password} 9.9.9.9 1\r\nPARLOUR {password} 8.8.8.8 1\r\n", 400),
        ):
            async with wire(there) as (reader, writer):
                writer.write(said.encode() + look(there, code))
                assert (await answer_on(reader)).status == status, said
        async with wire(there) as (reader, writer):
            writer.write(look(there, code))
            assert (await answer_on(reader)).status == 200
            writer.write(f"PARLOUR {password} 9.9.9.9 1\r\n".encode() + look(there, code))
            assert (await answer_on(reader)).status == 400, "not in the middle of a connection"
        assert senders == ["9.9.9.9", "127.0.0.1"]

    at_two_houses(database, story)


def test_servers_that_know_different_things_do_not_send_anybody_back_and_forth(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(here: House, there: House) -> None:
        code = await table_of(there)
        for house, other in ((here, there), (there, here)):
            monkeypatch.setattr(lease_of(house), "is_ours", lambda code: False)

            async def owner(code: str, other: House = other) -> Any:
                return lease_of(other).me

            monkeypatch.setattr(lease_of(house), "owner", owner)
            monkeypatch.setattr(house.server._router, "is_ours", lambda code: False)  # type: ignore[attr-defined]
        led_on: list[Connection] = []
        lead_on = ServerRouter.lead_on

        async def counted(router: ServerRouter, code: str, connection: Connection, read: bytes) -> bool:
            led_on.append(connection)
            return await lead_on(router, code, connection, read)

        monkeypatch.setattr(ServerRouter, "lead_on", counted)
        status, told = await here.ask("GET", f"/api/tables/{code}")
        assert (status, told["error"]["code"], len(led_on)) == (503, "moving", MOST_HOPS + 1)

    at_two_houses(database, story)


def test_tables_that_have_moved_are_counted(database: str) -> None:
    async def run() -> None:
        async with open_house(database) as one:
            codes = [(await made(one, "Ada"))[0] for _ in range(20)]
            async with open_house(database) as two:
                await until(lambda: lease_of(two).figures().slots == SLOTS // 2)
                gone = sum(owner_of(code, one, two) is two for code in codes)
                assert 0 < gone < 20, "by chance not once in half a million times"
                async with one.http.get(one.server.make_url("/metrics")) as asked:
                    text = await asked.text()
                assert figures(text) == {"tables": 20 - gone, "tables_handed_over_total": gone, "leases_lost_total": 0}

    asyncio.run(asyncio.wait_for(run(), 60))


def figures(text: str) -> dict[str, int]:
    names = "tables|tables_handed_over_total|leases_lost_total"
    return {
        name: int(value) for name, value in re.findall(rf'^parlour_({names}){{worker="0"}} (\d+)$', text, re.MULTILINE)
    }
