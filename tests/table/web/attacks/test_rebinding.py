"""DNS rebinding: a website whose name leads here reads nothing and sits at no table; our own names all lead in."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

from parlour.table.log.store.sqlite import SqliteStore
from parlour.table.web import allowed_hosts
from parlour.table.web.allowed_hosts import host_names, name_in
from parlour.table.web.app import make_app
from parlour.table.web.proxy import networks
from tests.table.live.people import House, close
from tests.table.live.playing import in_a_house
from tests.table.web.attacks.raw import asked, shaken, wire

OURS = ("play.example.org", "*.school.example")

PASSING = [
    "127.0.0.1",
    "127.0.0.1:8000",
    "192.168.1.20:8000",
    "[::1]",
    "[2001:db8::7]:8000",
    "localhost",
    "LOCALHOST:8000",
    "localhost.",
    "teachers-laptop.local:8000",
    "Teachers-Laptop.Local.",
    "play.example.org",
    "PLAY.example.org.:443",
    "games.school.example",
    "a.b.school.example:8000",
]
REFUSED = [
    "evil.example",
    "evil.example:8000",
    "EVIL.EXAMPLE.",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "local",
    "evil.local.example",
    "example.org",
    "play.example.org.evil.example",
    "notplay.example.org",
    "school.example",
    "evilschool.example",
    "[::1].evil.example",
    "[evil.example]",
    "evil.example:80:80",
    "127.0.0.1@evil.example",
    "127.1",
    "2130706433",
    "*.school.example.evil.example",
    "evil.example..",
    "\xff",
]
PATHS = ("/", "/api/games", "/api/tables/ZZZZZ", "/ws/ZZZZZ", "/metrics", "/nowhere")


def at_a_server(folder: Path, scenario: Callable[[House], Coroutine[Any, Any, None]], **how: Any) -> None:
    async def run() -> None:
        store = SqliteStore(folder / "tables.sqlite")
        await store.open()
        house = House(store)
        house.server = TestServer(make_app(house.keeper, **how))
        await house.server.start_server()
        try:
            async with ClientSession() as house.http:
                await asyncio.wait_for(scenario(house), 120)
        finally:
            await close(house.server)
            await store.close()

    asyncio.run(run())


def test_a_request_is_answered_only_under_a_name_that_nobody_else_can_give(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        for host in PASSING:
            assert (await asked(house, "GET", "/api/games", Host=host)).status == 200, host
        for host in REFUSED:
            answer = await asked(house, "GET", "/api/games", Host=host)
            assert (answer.status, answer.code) == (421, "other_host"), host
            assert b"--allow-host" in answer.body
            assert answer.headers["x-content-type-options"] == "nosniff"

    at_a_server(tmp_path, scenario, hosts=OURS)


@in_a_house
async def test_nothing_is_done_under_a_strangers_name_whatever_is_asked(house: House) -> None:
    """Page and origin agree on the name, as they do in the browser of somebody who looks at such a website."""
    made = await house.must("POST", "/api/tables", game="bluff", name="Ada")
    before = await house.keeper.store.entries(made["code"])
    evil: dict[str, Any] = {"Host": "evil.example", "Origin": "http://evil.example"}
    for path in (*PATHS, f"/api/tables/{made['code']}", f"/ws/{made['code']}"):
        assert (await asked(house, "GET", path, **evil)).status == 421, path
    for path in ("/api/tables", f"/api/tables/{made['code']}/seats", f"/api/tables/{made['code']}/end"):
        answer = await asked(house, "POST", path, b'{"game":"bluff","name":"Eve"}', made["token"], **evil)
        assert answer.status == 421, path
    async with wire(house) as (reader, writer):
        assert (await shaken(house, reader, writer, made["code"], **evil)).status == 421
    assert await house.keeper.store.entries(made["code"]) == before
    assert len(await house.keeper.store.tables()) == 1


@in_a_house
async def test_whoever_watches_over_the_server_may_call_it_what_they_like(house: House) -> None:
    assert (await asked(house, "GET", "/healthz", Host="balancer.internal")).status == 200
    assert (await asked(house, "GET", "/healthz", Host="")).status == 200


@in_a_house
async def test_a_program_that_names_no_host_is_no_browser(house: House) -> None:
    async with asyncio.timeout(5), wire(house) as (reader, writer):
        writer.write(b"GET /api/games HTTP/1.0\r\n\r\n")
        assert (await reader.read(20)).split()[1] == b"200"


def test_this_machines_own_names_lead_in_also_the_short_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Lab-7")
    monkeypatch.setattr(socket, "getfqdn", lambda: "lab-7.school.example")

    async def scenario(house: House) -> None:
        for host, status in (
            ("lab-7:8000", 200),
            ("LAB-7.school.example", 200),
            ("lab-7.evil.example", 421),
            ("lab-8", 421),
            ("school.example", 421),
        ):
            assert (await asked(house, "GET", "/api/games", Host=host)).status == status, host

    at_a_server(tmp_path, scenario)


def test_a_machine_that_has_to_look_for_its_name_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes by an address does not wait for it, and it is looked for once."""
    looked: list[None] = []
    found = threading.Event()

    def slowly() -> frozenset[str]:
        looked.append(None)
        found.wait(10)
        return frozenset({"lab-7"})

    monkeypatch.setattr(allowed_hosts, "_names_of_this_machine", slowly)

    async def scenario(house: House) -> None:
        waiting = [asyncio.create_task(asked(house, "GET", "/api/games", Host="lab-7")) for _ in range(3)]
        while not looked:
            await asyncio.sleep(0.001)
        assert (await asked(house, "GET", "/api/games")).status == 200
        found.set()
        assert {answer.status for answer in await asyncio.gather(*waiting)} == {200}
        assert len(looked) == 1

    at_a_server(tmp_path, scenario)


@pytest.mark.parametrize(
    ("proxies", "host", "forwarded", "status"),
    [
        (("127.0.0.0/8",), "127.0.0.1:8000", "play.example.net", 200),
        (("127.0.0.0/8",), "play.example.net", "", 200),
        ((), "127.0.0.1:8000", "play.example.net", 200),
        ((), "play.example.net", "127.0.0.1", 421),
        (("10.0.0.1",), "play.example.net", "127.0.0.1", 421),
    ],
)
def test_what_a_believed_proxy_passes_on_has_come_by_its_name_and_what_others_claim_counts_for_nothing(
    proxies: tuple[str, ...], host: str, forwarded: str, status: int, tmp_path: Path
) -> None:
    async def scenario(house: House) -> None:
        headers: dict[str, Any] = {"Host": host, "X-Forwarded-Host": forwarded}
        assert (await asked(house, "GET", "/api/games", **headers)).status == status

    at_a_server(tmp_path, scenario, proxies=networks(proxies))


def test_a_name_is_read_however_it_is_written() -> None:
    assert name_in("[2001:DB8::7]:80") == "2001:db8::7"
    assert name_in("Play.Example.org.:443") == "play.example.org"
    assert name_in("::") == name_in("a:b:c") == name_in("") == ""


@pytest.mark.parametrize("typed", ["https://play.example.org", "play.example.org:443", "*", "a b", "", "*.*.org"])
def test_what_is_no_name_is_told_when_the_server_starts(typed: str) -> None:
    with pytest.raises(ValueError, match="--allow-host"):
        host_names([typed])
