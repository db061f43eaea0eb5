"""Bots think in processes of their own: they answer, whoever cannot is given up, and none is left over."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import parlour
from parlour.table.live.thinking import BotFailed, BotRequest, InProcessThinker, Thinkers
from parlour.table.live.thinking.questions import framed
from tests.table.live.asking import PASTS, asked, processes_of
from tests.table.live.people import until
from tests.table.server.running import ROOT


def with_thinkers(story: Callable[[Thinkers], Awaitable[None]], seconds: float = 30.0) -> None:
    async def run() -> None:
        thinkers = Thinkers(seconds=seconds)
        try:
            await story(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(asyncio.wait_for(run(), 40))


def is_gone(process: int) -> bool:
    try:
        return "\nState:\tZ" in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return True


def test_a_process_answers_as_it_would_be_answered_here_and_goes_on_to_the_next_question() -> None:
    async def story(thinkers: Thinkers) -> None:
        for game in parlour.games:
            assert await thinkers.think(asked(game)) == await InProcessThinker().think(asked(game))
        assert len(processes_of(thinkers)) == 1, "for one at a time, one is enough"

    with_thinkers(story)


def test_a_game_that_is_named_in_the_environment_is_played_there_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has no bots: the random player sits down."""
    source = """
from dataclasses import replace
from parlour.games.out_of_control import GAME

GAME = replace(GAME, name="our-game", home=__name__, parts=frozenset())
"""
    (tmp_path / "our_game.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PARLOUR_GAMES", "our_game")
    monkeypatch.setitem(parlour.games, "our-game", import_module("our_game").GAME)

    async def story(thinkers: Thinkers) -> None:
        for level in ("novice", "random"):
            assert await thinkers.think(asked("our-game", level)) == {"act": "roll"}

    with_thinkers(story)


def test_all_that_a_bot_may_know_comes_through_the_pipe() -> None:
    there = msgspec.msgpack.decode(msgspec.msgpack.encode(asked("player-of-honour")), type=BotRequest)
    assert there == asked("player-of-honour")
    assert there.me == "Sable"
    assert there.players == ("person 0", "Sable")
    assert there.earlier == PASTS


def test_a_process_that_was_killed_is_replaced() -> None:
    async def story(thinkers: Thinkers) -> None:
        await thinkers.think(asked())
        (process,) = processes_of(thinkers)
        os.kill(process, signal.SIGKILL)
        await until(lambda: thinkers._idle[0].returncode is not None)
        assert await thinkers.think(asked()) is not None
        assert process not in processes_of(thinkers)

    with_thinkers(story)


def test_one_that_is_killed_while_it_thinks_has_no_answer_and_the_next_one_has() -> None:
    async def story(thinkers: Thinkers) -> None:
        await thinkers.think(asked())
        (process,) = processes_of(thinkers)
        os.kill(process, signal.SIGSTOP)
        thinking = asyncio.create_task(thinkers.think(asked()))
        await until(lambda: not thinkers._idle)
        os.kill(process, signal.SIGKILL)
        with pytest.raises(BotFailed, match="no answer"):
            await thinking
        assert await thinkers.think(asked()) is not None

    with_thinkers(story)


def test_one_that_takes_too_long_is_ended() -> None:
    async def story(thinkers: Thinkers) -> None:
        await thinkers.think(asked())
        (process,) = processes_of(thinkers)
        os.kill(process, signal.SIGSTOP)
        thinkers._seconds = 0.2
        with pytest.raises(BotFailed, match="in time"):
            await thinkers.think(asked())
        assert is_gone(process)

    with_thinkers(story)


def test_what_goes_wrong_with_a_bot_is_told_by_its_place_in_the_code_and_without_what_was_said() -> None:
    async def story(thinkers: Thinkers) -> None:
        for thinker in (thinkers, InProcessThinker()):
            with pytest.raises(BotFailed) as failed:
                await thinker.think(asked(level="somebody's secret"))
            assert failed.value.fault.startswith("Mistake; live/thinking/questions.py:")
            assert "secret" not in failed.value.fault

    with_thinkers(story)


def test_where_many_ask_at_once_all_think_the_shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    hurries: list[int] = []

    async def heard(self: Thinkers, content: bytes) -> bytes:
        hurries.append(msgspec.msgpack.decode(content, type=BotRequest).hurry)
        await asyncio.sleep(0.01)
        return msgspec.msgpack.encode({"act": None})

    monkeypatch.setattr(Thinkers, "_ask", heard)

    async def story(thinkers: Thinkers) -> None:
        thinkers._at_once = 2
        await asyncio.gather(*(thinkers.think(asked()) for _ in range(6)))
        await thinkers.think(asked())

    with_thinkers(story)
    assert hurries == [1, 1, 2, 2, 1, 1, 1], "by half when four ask where two can think"


def test_who_is_in_a_hurry_does_fewer_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[int] = []

    def counts(sight: Any, chance: Any, budget: int) -> None:
        budgets.append(budget)

    monkeypatch.setattr("parlour.table.live.thinking.questions.skill", lambda *of: parlour.bots.Skill(counts, 90))
    for hurry in (1, 3, 1000):
        asyncio.run(InProcessThinker().think(replace(asked(), hurry=hurry)))
    assert budgets == [90, 30, 1]


def test_they_come_after_the_tables_and_know_nothing_of_the_servers_surroundings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PARLOUR_DB", "postgresql://the-way-in")

    async def story(thinkers: Thinkers) -> None:
        await thinkers.think(asked())
        (process,) = processes_of(thinkers)
        assert os.getpriority(os.PRIO_PROCESS, process) > os.getpriority(os.PRIO_PROCESS, 0)
        assert b"the-way-in" not in Path(f"/proc/{process}/environ").read_bytes()

    with_thinkers(story)


def test_none_is_left_when_nobody_asks_any_more() -> None:
    left: list[int] = []

    async def story(thinkers: Thinkers) -> None:
        await asyncio.gather(thinkers.think(asked()), thinkers.think(asked()))
        left.extend(processes_of(thinkers))

    with_thinkers(story)
    assert left
    assert all(map(is_gone, left))


ASKING = """
import asyncio
from tests.table.live.asking import asked, processes_of
from parlour.table.live.thinking import Thinkers
async def ask():
    thinkers = Thinkers(seconds=30.0)
    await thinkers.think(asked())
    print(*processes_of(thinkers), flush=True)
    await asyncio.sleep(60)
asyncio.run(ask())
"""


def test_when_the_server_is_killed_they_end_by_themselves() -> None:
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    with subprocess.Popen(
        [sys.executable, "-c", ASKING], env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        process = int(server.stdout.readline())
        assert not is_gone(process)
        server.kill()
    ends = time.monotonic() + 10
    while not is_gone(process):
        assert time.monotonic() < ends
        time.sleep(0.01)


FOR_EVER = """
import itertools
from parlour.bots import Skill
from parlour.table.live.thinking import __main__ as process, questions
questions.skill = lambda *of: Skill(lambda *of: sum(itertools.count()))
process.MOST_SECONDS = 1
process._answer_all()
"""


def test_a_bot_that_never_ends_does_so_also_when_nobody_is_there_to_end_it() -> None:
    content = msgspec.msgpack.encode(asked())
    ended = subprocess.run(
        [sys.executable, "-c", FOR_EVER],
        input=framed(content),
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        timeout=20,
        check=False,
    )
    assert ended.returncode == -signal.SIGALRM
