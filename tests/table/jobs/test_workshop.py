"""Jobs have processes of their own: few at once, none for long, and none is left over."""

from __future__ import annotations

import asyncio
import shutil
import sys
from asyncio.subprocess import Process
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.table.jobs.children import NEEDED
from parlour.table.jobs.deck_jobs import Check, DeckJobs, Print
from parlour.table.room.refusals import RequestRefused
from parlour.table.wire.bodies import PrintAsked
from tests.decks.samples import bluff

GOOD = Check(msgspec.json.encode(bluff()))
LONG = Print(PrintAsked(), msgspec.json.encode(bluff(2000)))


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Process]]:
    """Every process that is begun."""
    processes: list[Process] = []
    begin = asyncio.create_subprocess_exec

    async def noted(*command: Any, **how: Any) -> Process:
        processes.append(await begin(*command, **how))
        return processes[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    yield processes
    assert all(process.returncode is not None for process in processes), "no process is left over"


async def code_of(work: Any) -> str:
    try:
        await work
    except RequestRefused as refused:
        return refused.code
    return "done"


def test_a_job_is_done_and_a_bad_deck_is_refused_with_every_remark(begun: list[Process]) -> None:
    async def scenario() -> None:
        workshop = DeckJobs()
        assert b'"deck":' in await workshop.do(GOOD, "a")
        with pytest.raises(RequestRefused) as refused:
            await workshop.do(Check(b"game: bluff\nterms: []\nname: x"), "a")
        assert (refused.value.code, refused.value.status) == ("bad_deck", 422)
        assert len(refused.value.about["remarks"]) == 2

    asyncio.run(scenario())
    assert [process.returncode for process in begun] == [0, 0]


def test_a_job_that_takes_too_long_is_ended(begun: list[Process]) -> None:
    assert asyncio.run(code_of(DeckJobs(seconds=0.3).do(LONG, "a"))) == "too_much"
    assert [process.returncode for process in begun] == [-9]


def test_a_job_that_ends_before_its_time_is_no_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    assert asyncio.run(code_of(DeckJobs().do(GOOD, "a"))) == "too_much"


def test_a_job_waits_a_little_for_its_turn_and_then_is_told_to_come_again(begun: list[Process]) -> None:
    async def scenario() -> None:
        workshop = DeckJobs(at_once=2, patience=0.05)
        long = [asyncio.create_task(workshop.do(LONG, "a")) for _ in range(2)]
        while len(begun) < 2:
            await asyncio.sleep(0)
        assert await code_of(workshop.do(GOOD, "a")) == "busy"
        assert len(begun) == 2
        long[0].cancel()
        await asyncio.wait(long[:1])
        assert await code_of(workshop.do(GOOD, "a")) == "done"  # there is a place again
        long[1].cancel()
        await asyncio.wait(long)

    asyncio.run(scenario())


def test_a_job_is_told_nothing_of_what_the_server_knows(begun: list[Process], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever breaks out of it finds no password."""
    monkeypatch.setenv("PARLOUR_DB", "postgresql://parlour:secret@localhost/parlour")
    monkeypatch.setenv("PGPASSWORD", "secret")

    async def scenario() -> None:
        long = asyncio.create_task(DeckJobs().do(LONG, "a"))
        while not begun:
            await asyncio.sleep(0)
        environment = Path(f"/proc/{begun[0].pid}/environ")
        while not (known := environment.read_text("utf-8")):
            await asyncio.sleep(0.01)  # it has just been born
        names = {setting.partition("=")[0] for setting in known.split("\0") if setting}
        assert "PYTHONPATH" in names <= {"PYTHONPATH", *NEEDED}
        assert "secret" not in known
        long.cancel()
        await asyncio.wait([long])

    asyncio.run(asyncio.wait_for(scenario(), 20))


def test_a_job_leaves_most_of_the_machine_to_the_tables(begun: list[Process]) -> None:
    async def scenario() -> None:
        workshop = DeckJobs()
        long = asyncio.create_task(workshop.do(LONG, "a"))
        while not begun:
            await asyncio.sleep(0)
        while niceness(begun[0].pid) == niceness("self"):
            await asyncio.sleep(0.01)  # it has just been born
        assert niceness(begun[0].pid) == min(19, niceness("self") + 10)
        long.cancel()
        await asyncio.wait([long])

    asyncio.run(asyncio.wait_for(scenario(), 20))


def niceness(process: int | str) -> int:
    with open(f"/proc/{process}/stat", encoding="ascii") as file:
        return int(file.read().rpartition(")")[2].split()[16])
