"""Tables that are opened from a checkpoint: after a restart, after they have slept, and when memory is in doubt."""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour.table.live import checkpoints, frames
from parlour.table.live.live_table import LiveTable
from parlour.table.log.store.sqlite import SqliteStore
from parlour.table.room.checkpoint import fingerprint
from tests.table.live.people import Guest, House, open_house, until
from tests.table.live.playing import play_on, sit_down

EVERY = 10


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", EVERY)


@pytest.fixture
def read_after(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers after which logs were read."""
    numbers: list[int] = []
    entries = SqliteStore.entries

    async def reading(store: SqliteStore, table: str, after: int = 0) -> list[bytes]:
        numbers.append(after)
        return await entries(store, table, after)

    monkeypatch.setattr(SqliteStore, "entries", reading)
    return numbers


def seen_by_all(live: LiveTable) -> list[bytes]:
    viewers = [None, *range(len(live.table.company.people))]
    return [frames.resumed(live.table, viewer, 0, (), now=0) for viewer in viewers]


async def played(house: House, game: str, most: int = 45) -> list[Guest]:
    people = max(2, parlour.games[game].seats[0])
    guests = await sit_down(house, game, people, **({"reaction": 0} if game == "traitor-word" else {}))
    await play_on(guests, random.Random(game), most)
    live = house.keeper.tables[guests[0].code]
    await until(lambda: not live.waiting)
    assert live.checkpoint > EVERY
    await until_kept(house, guests[0].code)
    return guests


async def until_kept(house: House, code: str) -> None:
    """Nobody waits for a checkpoint but a test."""
    live = house.keeper.tables[code]
    async with asyncio.timeout(5):
        while (content := await kept(house, code)) is None or number_in(content) != live.checkpoint:
            await asyncio.sleep(0.01)


def number_in(content: bytes) -> int:
    number: int = msgspec.json.decode(content)["table"]["number"]
    return number


async def kept(house: House, code: str) -> bytes | None:
    return await house.keeper.store.checkpoint(code, fingerprint())


@pytest.mark.parametrize("game", parlour.games)
def test_after_a_restart_a_table_is_read_from_its_checkpoint_and_is_the_same(
    game: str, tmp_path: Path, read_after: list[int]
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            guests = await played(house, game)
            code = guests[0].code
            before = seen_by_all(house.keeper.tables[code])
        async with open_house(tmp_path) as house:
            read_after.clear()
            live = await house.keeper.find(code)
            assert (len(read_after), min(read_after)) == (1, live.checkpoint)
            assert live.table.number - live.checkpoint < EVERY
            assert seen_by_all(live) == before
            back = [await Guest(house, code, guest.token).come() for guest in guests]
            for guest in back:
                await guest.until(lambda guest: guest.view is not None)
            await play_on(back, random.Random(1), most=20)

    asyncio.run(story())


def test_an_act_sent_again_after_a_restart_is_done_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            guests = await played(house, "player-of-honour")
            act = {"act": "undone"} if guests[0].view["done"] else {"act": "nonsense"}  # type: ignore[index]
            answers = {id: await guests[0].do(act, id=id) for id in ("once", "twice")}
            more = [await guests[1].do({"act": "nonsense"}) for _ in range(3)]
            assert all("refused" in answer for answer in more)
        async with open_house(tmp_path) as house:
            back = await Guest(house, guests[0].code, guests[0].token).come()
            for id, answer in answers.items():
                if "ok" in answer:
                    assert await back.do(act, id=id) == answer

    asyncio.run(story())


def broken(content: bytes) -> bytes:
    return content[: len(content) // 2]


def of_another_moment(content: bytes) -> bytes:
    """It can be read, but the match in it stands where nothing that the log says next can be done."""
    kept: dict[str, Any] = msgspec.json.decode(content)
    kept["match"]["state"] |= {"windows": [], "waiting": []}
    return msgspec.json.encode(kept)


@pytest.mark.parametrize("spoilt", [broken, of_another_moment])
def test_a_checkpoint_that_is_no_good_costs_nothing_but_time(
    spoilt: Callable[[bytes], bytes], tmp_path: Path, read_after: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            guests = await played(house, "out-of-control")
            code = guests[0].code
            live = house.keeper.tables[code]
            while live.table.number == live.checkpoint:  # there is something to go on with
                await play_on(guests, random.Random(2), most=1)
            await until(lambda: not live.waiting)
            before = seen_by_all(live)
            content = await kept(house, code)
            assert content is not None
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
            file.execute("UPDATE checkpoints SET content = ?", (spoilt(content),))
        async with open_house(tmp_path) as house:
            read_after.clear()
            with caplog.at_level(logging.ERROR, "parlour.table"):
                assert seen_by_all(await house.keeper.find(code)) == before
            assert read_after[-1] == 0
            assert len(caplog.records) == 1

    asyncio.run(story())


def test_a_table_whose_memory_is_in_doubt_is_read_from_its_checkpoint(tmp_path: Path, read_after: list[int]) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            guests = await played(house, "out-of-control")
            live = house.keeper.tables[guests[0].code]
            before = seen_by_all(live)
            read_after.clear()
            house.keeper._doubt(live)
            await until(lambda: not live.reading)
            assert read_after == [live.checkpoint]
            assert seen_by_all(live) == before
            await play_on(guests, random.Random(3), most=5)

    asyncio.run(story())


def test_when_a_table_ends_its_checkpoint_goes(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            guests = await played(house, "out-of-control")
            code = guests[0].code
            assert await kept(house, code) is not None
            await house.must("POST", f"/api/tables/{code}/end", guests[0].token)
            assert await kept(house, code) is None

    asyncio.run(story())


def test_a_checkpoint_that_cannot_be_made_stops_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            with pytest.MonkeyPatch.context() as planted:
                planted.setattr(checkpoints, "checkpoint_of", lambda table: 1 / 0)
                guests = await sit_down(house, "out-of-control", 2)
                await play_on(guests, random.Random(1), most=3 * EVERY)
            await play_on(guests, random.Random(1), most=EVERY)
            await until_kept(house, guests[0].code)

    asyncio.run(story())
