"""Whoever asks over HTTP is shown what is durable, and nothing that may yet be lost."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from parlour.table.log.store import Conflict, StoreFailed
from tests.table.live.held import Held
from tests.table.live.people import Guest, House, until
from tests.table.live.playing import in_a_house, sit_down, some_act


async def before_the_last_act(house: House) -> tuple[list[Guest], Guest, dict[str, Any]]:
    """A match that one act will end: everybody, whose act it is, and the act."""
    guests = await sit_down(house, "talkitout", 2)
    rng = random.Random(1)
    while True:
        match = house.keeper.tables[guests[0].code].table.match
        assert match is not None
        guest = guests[match.waiting[0]]
        assert guest.view is not None
        act = some_act(guest.view, rng)
        foreseen = match.copy()
        foreseen.play(match.waiting[0], act)
        if foreseen.result is not None:
            return guests, guest, act
        number = (await guest.do(act))["ok"]
        for somebody in guests:
            await somebody.until(lambda somebody, number=number: somebody.n == number)


async def asked_for_meanwhile(house: House, code: str) -> asyncio.Task[Any]:
    """Somebody looks at the table from outside; and the server has begun to answer, or has answered."""
    looking = asyncio.create_task(house.must("GET", f"/api/tables/{code}"))
    for _ in range(3):
        await house.must("GET", "/healthz")
    return looking


@pytest.mark.parametrize("problem", [StoreFailed("The disk is full."), Conflict("Somebody was quicker.")], ids=repr)
def test_nobody_is_shown_the_seed_of_a_match_whose_last_act_is_lost(problem: Exception, tmp_path: Any) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        guests, last, act = await before_the_last_act(house)
        held = Held(house)
        ending = asyncio.create_task(last.do(act))
        await until(lambda: held.entries)
        looking = await asked_for_meanwhile(house, last.code)
        assert house.keeper.tables[last.code].table.shown_seed, "it is in memory"
        ((_, _, _, _, done),) = held.entries
        held.entries.clear()
        done(problem)
        if isinstance(problem, Conflict):
            await until(lambda: held.entries)
            held.entries.pop()[-1](StoreFailed("The disk is full."))
        lobby = await looking
        assert (lobby["phase"], lobby["seed"]) == ("playing", None)
        assert (await ending)["refused"]["code"] == "store"
        assert not any(guest.lobby is None or guest.lobby["seed"] for guest in guests)

    scenario(tmp_path)


@in_a_house
async def test_whoever_looks_is_shown_the_seed_once_the_last_act_is_durable(house: House) -> None:
    _, last, act = await before_the_last_act(house)
    held = Held(house)
    ending = asyncio.create_task(last.do(act))
    await until(lambda: held.entries)
    looking = await asked_for_meanwhile(house, last.code)
    assert not looking.done()
    held.let_through()
    lobby = await looking
    assert lobby["phase"] == "over"
    assert lobby["seed"] == house.keeper.tables[last.code].table.seed
    assert "ok" in await ending


@in_a_house
async def test_whoever_looks_at_a_table_that_cannot_be_read_any_more_is_told_so(house: House) -> None:
    _, last, act = await before_the_last_act(house)
    held = Held(house)
    ending = asyncio.create_task(last.do(act))
    await until(lambda: held.entries)
    looking = asyncio.create_task(house.ask("GET", f"/api/tables/{last.code}"))
    for _ in range(3):
        await house.must("GET", "/healthz")

    async def cannot(*log: Any) -> list[bytes]:
        raise StoreFailed("The database is gone.")

    house.keeper.store.entries = cannot  # type: ignore[method-assign, assignment]
    held.entries.pop()[-1](StoreFailed("The database is gone."))
    status, answer = await looking
    assert (status, answer["error"]["code"]) == (503, "not_readable")
    assert (await ending)["refused"]["code"] == "store"
