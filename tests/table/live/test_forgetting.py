"""When a table closes, all that was typed there goes from the store, and the decks that were brought along with it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from parlour.decks import Deck
from parlour.table.log.reading import read_log
from parlour.table.proof.evidence import evidence, verify
from parlour.table.proof.replay import replay
from parlour.table.room.refusals import RequestRefused
from parlour.table.wire.messages import encode
from tests.decks.samples import bluff
from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import play_on

MARK = "zqxj"
WORDS = {
    "game": "traitor-word",
    "title": f"{MARK} of class 5b",
    "author": f"Ms {MARK}",
    "words": [{"black": f"{MARK} {number}", "pink": f"{MARK} pink {number}"} for number in range(60)],
}
TERMS = {**bluff(), "title": f"{MARK} terms"}


async def spend_an_evening(house: House) -> tuple[str, str]:
    """A match with a deck that was brought, and words that were typed; a deck that nobody played with; and a match with
    a pack of ours, whose acts are nobody's words. Gives the table's code and its host's token."""
    made = await house.must("POST", "/api/tables", game="traitor-word", name=f"{MARK} A", deck=WORDS)
    code, host = made["code"], made["token"]
    path = f"/api/tables/{code}"
    joined = [await house.must("POST", f"{path}/seats", name=f"{MARK} {name}") for name in "BC"]
    guests = [await Guest(house, code, token).come() for token in (host, *(seat["token"] for seat in joined))]
    await house.must("PATCH", path, host, options={"reaction": 0})
    await house.must("POST", f"{path}/start", host)
    await asyncio.gather(*[guest.until(lambda guest: guest.view is not None) for guest in guests])
    for number in range(4):
        await somebody_says(guests, f"{MARK} word {number}")
    await house.must("POST", f"{path}/stop", host)
    await house.must("PATCH", path, host, game="bluff", deck=TERMS)
    await house.must("PATCH", path, host, game="out-of-control")
    await house.must("POST", f"{path}/start", host)
    await asyncio.gather(
        *[guest.until(lambda guest: guest.view and guest.view["game"] == "out-of-control") for guest in guests]
    )
    await play_on(guests, random.Random(1), most=5)
    return code, host


async def somebody_says(guests: list[Guest], word: str) -> None:
    """Whoever the table waits for."""
    views = [guest.view for guest in guests if guest.view is not None]
    (speaker,) = [guest for guest, view in zip(guests, views, strict=True) if view["you"] in view["waiting"]]
    number = (await speaker.do({"act": "say", "word": word}))["ok"]
    await asyncio.gather(*[guest.until(lambda guest: guest.n >= number) for guest in guests])


async def in_the_file(folder: Path) -> bytes:
    """Every byte on the disk, and in a backup."""
    backup = folder / "backup"
    with closing(sqlite3.connect(folder / "tables.sqlite")) as file:
        file.execute("VACUUM INTO ?", (str(backup),))
    found = b"".join(file.read_bytes() for file in folder.iterdir())
    backup.unlink()
    return found


async def in_the_database(address: str) -> bytes:
    """Every row."""
    connection = await asyncpg.connect(address)
    rows = [row for table in ("entries", "decks") for row in await connection.fetch(f"SELECT * FROM {table}")]
    await connection.close()
    return b"".join(value for row in rows for value in row.values() if isinstance(value, bytes))


async def until_gone(content: Callable[[], Awaitable[bytes]]) -> None:
    """At once, or as soon as nobody reads the file any more."""
    async with asyncio.timeout(10):
        while MARK.encode() in await content():
            await asyncio.sleep(0.02)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path | str, Callable[[], Awaitable[bytes]]]:
    """Where the tables are kept, and what lies there."""
    if request.param == "sqlite":
        return tmp_path, lambda: in_the_file(tmp_path)
    address: str = request.getfixturevalue("database")
    return address, lambda: in_the_database(address)


async def match_of(house: House, code: str, number: int) -> dict[str, Any]:
    decks: dict[str, Deck] = {}
    entries = [entry async for entry in read_log(house.keeper.store, code, decks)]
    return evidence(entries, number, decks)


def test_nothing_typed_is_left_and_no_deck_that_was_brought(
    kept: tuple[Path | str, Callable[[], Awaitable[bytes]]],
) -> None:
    place, content = kept

    async def run() -> None:
        async with open_house(place) as house:
            code, host = await spend_an_evening(house)
            before = await content()
            assert all(f"{MARK} {what}".encode() in before for what in ("A", "word 3", "of class 5b", "terms", "59"))
            assert not verify(encode(await match_of(house, code, 1))).problems
            await house.must("POST", f"/api/tables/{code}/end", host)
            await until_gone(content)
            with pytest.raises(RequestRefused) as refused:
                await match_of(house, code, 1)
            assert (refused.value.code, refused.value.status) == ("scrubbed", 410)
            entries = [entry async for entry in read_log(house.keeper.store, code, {})]
            with pytest.raises(RequestRefused, match="Export a match before its table closes"):
                replay(entries, 1, None, {})
            told = await match_of(house, code, 2)
            assert told["acts"]
            assert not verify(encode(told)).problems
            status, answer = await house.ask("GET", f"/api/tables/{code}")
            assert (status, answer["phase"]) == (200, "closed")

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_deck_stays_for_another_table_and_for_a_host_who_keeps_what_was_typed(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            tables = [await house.must("POST", "/api/tables", game="bluff", name="Ada", deck=TERMS) for _ in range(3)]
            first, second, third = ((f"/api/tables/{made['code']}", made["token"]) for made in tables)
            for path, token in (first, second):
                await house.must("POST", f"{path}/end", token)
                assert f"{MARK} terms".encode() in await in_the_file(tmp_path)
            await house.must("PATCH", third[0], third[1], keep=True)
            await house.must("POST", f"{third[0]}/end", third[1])
            assert f"{MARK} terms".encode() in await in_the_file(tmp_path)
            await house.keeper.store.forget(tables[2]["code"])
            await until_gone(lambda: in_the_file(tmp_path))

    asyncio.run(asyncio.wait_for(run(), 60))
