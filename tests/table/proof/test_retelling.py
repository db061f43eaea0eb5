"""Evidence and replays are made in processes of their own: the event loop plays on, however long a log is."""

from __future__ import annotations

import asyncio
import random
import shutil
import sys
import threading
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.table.log import scrubbing
from parlour.table.log.reading import read_log
from parlour.table.log.store.sqlite import SqliteStore
from parlour.table.proof import evidence, matches, replay
from parlour.table.proof.evidence import verify
from parlour.table.proof.proof_jobs import ProofJobs
from parlour.table.room.apply import apply
from parlour.table.room.refusals import RequestRefused
from parlour.table.room.table import Table
from tests.table.live.people import House, open_house
from tests.table.live.playing import play_on, sit_down
from tests.table.room.evening import PACKS, keep, undecided


def with_time(scenario: Callable[[House], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    """In a house of its own, and with minutes: on a busy machine a process that gives way to others takes a while."""

    def test(tmp_path: Path) -> None:
        async def run() -> None:
            async with open_house(tmp_path) as house:
                await asyncio.wait_for(scenario(house), 300)

        asyncio.run(run())

    return test


def must_not_be_called(*of: Any, **named: Any) -> Any:
    raise AssertionError("this belongs into another process")


@with_time
async def test_evidence_and_replay_are_made_in_another_process(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    await play_on(guests, random.Random(1), most=200)
    code, token = guests[0].code, guests[0].token
    with pytest.MonkeyPatch.context() as here:
        for where in (matches, evidence, replay):
            here.setattr(where, "find_match", must_not_be_called)
        proof = await house.must("GET", f"/api/tables/{code}/evidence", token)
        told = await house.must("GET", f"/api/tables/{code}/replay?seat=0", token)
    assert verify(msgspec.json.encode(proof)).holds
    assert told["steps"][-1]["view"] | {"offers": None} == guests[0].view | {"offers": None}  # type: ignore[operator]


@with_time
async def test_why_there_is_nothing_to_tell_comes_back_as_it_was_said(house: House) -> None:
    guests = await sit_down(house, "out-of-control", 2)
    retelling = ProofJobs(house.keeper.store, seconds=300)
    with pytest.raises(ValueError, match="still being played"):
        await retelling.evidence(guests[0].code, None)
    with pytest.raises(RequestRefused) as refused:
        await retelling.replay(guests[0].code, 1, None)
    assert (refused.value.code, refused.value.status) == ("playing", 409)


@with_time
async def test_a_job_that_takes_too_long_or_dies_is_no_fault_of_ours(house: House) -> None:
    guests = await sit_down(house, "out-of-control", 2)
    await house.must("POST", f"/api/tables/{guests[0].code}/stop", guests[0].token)
    with pytest.raises(ValueError, match="too much work"):
        await ProofJobs(house.keeper.store, seconds=0.01).evidence(guests[0].code, None)
    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(sys, "executable", shutil.which("false"))
        with pytest.raises(ValueError, match="too much work"):
            await ProofJobs(house.keeper.store).evidence(guests[0].code, None)


@with_time
async def test_few_are_made_at_once_and_whoever_waits_too_long_is_told(house: House) -> None:
    guests = await sit_down(house, "out-of-control", 2)
    await house.must("POST", f"/api/tables/{guests[0].code}/stop", guests[0].token)
    retelling = ProofJobs(house.keeper.store, at_once=1, seconds=300, patience=0.01)
    asked = [asyncio.create_task(retelling.evidence(guests[0].code, None)) for _ in range(3)]
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert [getattr(outcome, "code", "done") for outcome in done] == ["done", "busy", "busy"]


# ── a log that is long ──────────────────────────────────────────────────────────────────────────────────────────────

LONG = 3000


async def turns_of_others(work: Awaitable[object]) -> int:
    """How often everybody else on the event loop has their turn while this is done."""
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    ours = asyncio.create_task(others())
    try:
        await work
    finally:
        ours.cancel()
    return turns


class AtOnce(SqliteStore):
    """A store whose entries are there at once: only what is done with them takes time."""

    def __init__(self, entries: list[bytes]) -> None:
        self.log = entries

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        return self.log[after:]


def test_while_a_long_log_is_read_everybody_else_has_their_turn() -> None:
    evening = undecided(LONG)

    async def read() -> None:
        table = Table("QRSTW", PACKS)
        async for entry in read_log(AtOnce(evening.log), "QRSTW", dict(PACKS)):
            apply(table, entry)
        assert table.number == len(evening.log)

    assert asyncio.run(turns_of_others(read())) > LONG / 200


def test_a_long_log_is_ended_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    right = scrubbing.ended

    def noted(*of: Any) -> list[bytes]:
        threads.append(threading.current_thread().name)
        return right(*of)

    monkeypatch.setattr(scrubbing, "ended", noted)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            await keep(house.keeper.store, undecided(LONG))
            await house.keeper.close("QRSTW")

    asyncio.run(story())
    assert threads
    assert "MainThread" not in threads
