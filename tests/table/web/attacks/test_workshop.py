"""Somebody has the server look over deck after deck: others wait for one of them, and not for all."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from aiohttp import ClientSession, TCPConnector

from parlour.table.jobs import deck_jobs
from parlour.table.jobs.deck_jobs import WAITING_OF_A_CLIENT, Check, DeckJobResult, DeckJobs
from tests.decks.sheets.making import sheet_of
from tests.table.live.people import House, until
from tests.table.live.playing import in_a_house
from tests.table.web.attacks.flooding import Attack, Besieged, Target
from tests.table.web.attacks.raw import asked


class Bench:
    """Where jobs lie, each until it is told to be done."""

    def __init__(self) -> None:
        self.brought = 0
        self.begun: list[bytes] = []
        self.go_on = asyncio.Semaphore(0)


@contextmanager
def slow_jobs() -> Iterator[Bench]:
    bench = Bench()
    brought = DeckJobs.do

    def do(self: DeckJobs, job: Check, client: str) -> Coroutine[Any, Any, bytes]:
        bench.brought += 1
        return brought(self, job, client)

    async def made_by(package: str, job: bytes, seconds: float) -> bytes:
        bench.begun.append(msgspec.msgpack.decode(job, type=Check).content)
        await bench.go_on.acquire()
        return msgspec.msgpack.encode(DeckJobResult(b"{}"))

    with patch.object(DeckJobs, "do", do), patch.object(deck_jobs, "made_by", made_by):
        yield bench


def from_elsewhere() -> ClientSession:
    """Somebody at another address of this machine."""
    return ClientSession(connector=TCPConnector(local_addr=("127.0.0.2", 0), limit=0))


def check(somebody: ClientSession, house: House, content: bytes) -> asyncio.Task[tuple[int, str]]:
    async def asked() -> tuple[int, str]:
        async with somebody.post(house.server.make_url("/api/decks/check"), data=content) as answer:
            return answer.status, await answer.text()

    return asyncio.create_task(asked())


@in_a_house
async def test_whoever_brings_many_decks_keeps_others_waiting_for_one_of_them(house: House) -> None:
    with slow_jobs() as bench:
        async with from_elsewhere() as eve:
            hers = [check(eve, house, b"eve's") for _ in range(6)]
            await until(lambda: bench.brought == 6)
            mine = check(house.http, house, b"mine")
            await until(lambda: bench.brought == 7)
            for _ in range(7):
                bench.go_on.release()
            assert (await mine)[0] == 200
            assert {(await task)[0] for task in hers} == {200}
    assert bench.begun == [b"eve's", b"eve's", b"mine", *[b"eve's"] * 4]


@in_a_house
async def test_one_client_fills_no_queue_and_whoever_hangs_up_gives_their_place_back(house: House) -> None:
    with slow_jobs() as bench:
        async with from_elsewhere() as eve:
            hers = [check(eve, house, b"eve's") for _ in range(1 + WAITING_OF_A_CLIENT + 5)]
            await until(lambda: sum(task.done() for task in hers) == 5)
            for task in filter(asyncio.Task.done, hers):
                status, text = task.result()
                assert status == 503, "come again, and the page does"
                assert '"in_line"' in text
            mine = check(house.http, house, b"mine")
        await until(lambda: b"mine" in bench.begun)  # she has hung up, and nothing of hers is done any more
        bench.go_on.release()
        assert (await mine)[0] == 200
    assert len(bench.begun) < 3


@in_a_house
async def test_however_many_decks_an_address_has_had_looked_over_it_waits_its_turn_and_is_not_refused(
    house: House,
) -> None:
    with slow_jobs() as bench:
        async with from_elsewhere() as eve:
            for _ in range(100):
                bench.go_on.release()
                assert (await check(eve, house, b"one of many"))[0] == 200


EMPTY_ROWS = sheet_of("<row/>" * 500_000)


async def costly_workbooks(target: Target) -> None:
    await brought(target, EMPTY_ROWS)


async def large_files(target: Target) -> None:
    await brought(target, b"word;definition;example\n" + b"x" * 1_900_000)


async def brought(target: Target, content: bytes) -> None:
    """To be imported, from one of a hundred addresses; whoever brings it does not stay until it is done."""
    address = f"127.0.0.{random.randrange(2, 102)}"
    with suppress(TimeoutError):
        async with asyncio.timeout(random.random()):
            await asked(target, "POST", "/api/decks/import?game=bluff", content, address=address)


@pytest.mark.parametrize(("attack", "peers"), [(costly_workbooks, 20), (large_files, 5)])
def test_a_table_plays_on_beside_those_who_bring(attack: Attack, peers: int, besieged: Besieged) -> None:
    besieged.endures(attack, peers=peers)
