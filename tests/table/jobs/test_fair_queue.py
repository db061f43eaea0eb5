"""Whoever waits for a turn: each client behind their own, nobody for ever, and no place is lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from parlour.table.jobs.fair_queue import Turns
from parlour.table.room.refusals import RequestRefused


class Crowd:
    """Clients with jobs that take as long as they are let."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.began: list[str] = []
        self.ended: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[str]] = {}

    async def come(self, *names: str) -> None:
        """`A1` is a job of A."""
        for name in names:
            self.ended[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._job(name))
            await settled()

    async def _job(self, name: str) -> str:
        try:
            async with self.turns.turn(name[0]):
                self.began.append(name)
                await self.ended[name].wait()
        except RequestRefused as refused:
            return refused.code
        return "done"

    async def all_done(self) -> list[str]:
        """Let one after the other end; the order in which they began."""
        while unfinished := [name for name in self.began if not self.ended[name].is_set()]:
            self.ended[unfinished[0]].set()
            await settled()
        return self.began


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def in_a_crowd(at_once: int = 1, waiting: int = 9, of_a_client: int = 9, patience: float = 60) -> Callable[..., object]:
    def wrapped(scenario: Callable[[Crowd], Awaitable[None]]) -> Callable[[], None]:
        def test() -> None:
            async def evening() -> None:
                await scenario(Crowd(Turns(at_once, waiting, of_a_client, patience)))

            asyncio.run(asyncio.wait_for(evening(), 20))

        test.__name__ = test.__qualname__ = scenario.__name__
        return test

    return wrapped


@in_a_crowd()
async def test_somebody_else_is_behind_one_job_of_each_and_not_behind_all_of_them(crowd: Crowd) -> None:
    await crowd.come("A1", "A2", "A3", "A4", "B1", "B2", "C1")
    assert await crowd.all_done() == ["A1", "A2", "B1", "C1", "A3", "B2", "A4"]


@in_a_crowd(at_once=2)
async def test_so_many_are_at_work_at_once_and_no_more(crowd: Crowd) -> None:
    await crowd.come("A1", "A2", "A3")
    assert crowd.began == ["A1", "A2"]
    assert await crowd.all_done() == ["A1", "A2", "A3"]
    await crowd.come("B1", "B2", "B3")
    assert crowd.began[3:] == ["B1", "B2"]


@in_a_crowd(of_a_client=2)
async def test_a_client_has_so_many_waiting_and_no_more(crowd: Crowd) -> None:
    await crowd.come("A1", "A2", "A3", "A4", "B1")
    assert crowd.tasks["A4"].result() == "in_line"
    assert await crowd.all_done() == ["A1", "A2", "B1", "A3"]


@in_a_crowd(waiting=4)
async def test_where_the_queue_is_full_whoever_has_most_in_it_gives_way(crowd: Crowd) -> None:
    await crowd.come("A1", "A2", "A3", "A4", "A5", "B1", "C1", "D1", "E1")
    refused = [name for name, task in crowd.tasks.items() if task.done() and task.result() == "busy"]
    assert refused == ["A3", "A4", "A5", "E1"]  # E comes where everybody has one
    assert await crowd.all_done() == ["A1", "A2", "B1", "C1", "D1"]


@in_a_crowd(patience=0.05)
async def test_whoever_has_waited_too_long_is_told_to_come_again_and_the_place_is_free(crowd: Crowd) -> None:
    await crowd.come("A1", "B1")
    assert await crowd.tasks["B1"] == "busy"
    assert await crowd.all_done() == ["A1"]
    await crowd.come("C1")
    assert crowd.began == ["A1", "C1"]


@in_a_crowd()
async def test_whoever_goes_gives_their_place_back_even_in_the_moment_of_their_turn(crowd: Crowd) -> None:
    await crowd.come("A1", "B1", "C1", "D1")
    crowd.tasks["B1"].cancel()
    await settled()
    crowd.ended["A1"].set()
    await asyncio.sleep(0)  # A has ended, C's turn has come, and C does not know it yet
    crowd.tasks["C1"].cancel()
    await settled()
    assert await crowd.all_done() == ["A1", "D1"]


@pytest.mark.parametrize("seed", range(20))
def test_whatever_people_do_no_place_is_lost_and_nobody_is_left_behind(seed: int) -> None:
    rng = random.Random(seed)

    async def evening() -> None:
        at_once = rng.randint(1, 3)
        crowd = Crowd(Turns(at_once, rng.randint(1, 6), rng.randint(1, 4), rng.choice([0.001, 60])))
        for number in range(60):
            match rng.randrange(4):
                case 0 | 1:
                    await crowd.come(f"{rng.choice('ABC')}{number}")
                case 2:
                    rng.choice([*crowd.ended.values(), asyncio.Event()]).set()
                case 3:
                    if crowd.tasks:
                        rng.choice([*crowd.tasks.values()]).cancel()
            for _ in range(rng.randrange(3)):
                await asyncio.sleep(0)
            at_work = [name for name in crowd.began if not crowd.tasks[name].done()]
            assert len(at_work) <= at_once
        await crowd.all_done()
        await asyncio.wait(crowd.tasks.values(), timeout=5)
        assert all(task.done() for task in crowd.tasks.values())
        before = len(crowd.began)
        await crowd.come(*(f"Z{number}" for number in range(at_once)))
        assert len(crowd.began) == before + at_once, "every place is free again"
        await crowd.all_done()

    asyncio.run(asyncio.wait_for(evening(), 20))
