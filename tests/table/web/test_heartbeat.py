"""A line whose other end has died says nothing and is never closed: the heartbeat finds it out."""

from __future__ import annotations

import time

import pytest

from parlour.table.web import limits
from tests.table.live.people import Guest, House
from tests.table.live.playing import in_a_house
from tests.table.live.two_houses import here, made
from tests.table.web.attacks.raw import PING, PONG, line

HEARTBEAT = 0.4


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEARTBEAT", HEARTBEAT)


@in_a_house
async def test_whoever_has_died_is_not_here_any_more_after_two_heartbeats(house: House) -> None:
    code, (ada, bo) = await made(house, "Ada", "Bo")
    host = await Guest(house, code, ada).come()
    async with line(house, code) as dead:
        dead.hello(bo)
        await host.until(lambda host: here(host) == [True, True])
        died = time.monotonic()
        await host.until(lambda host: here(host) == [True, False], within=10)
        assert HEARTBEAT < time.monotonic() - died < 2 * HEARTBEAT + 1.0
        await dead.ended()
    assert host.closed_with is None, "whoever only listens answers, and stays"


@in_a_house
async def test_whoever_answers_the_heartbeat_stays_however_long_they_say_nothing(house: House) -> None:
    code, (ada, bo) = await made(house, "Ada", "Bo")
    host = await Guest(house, code, ada).come()
    async with line(house, code) as silent:
        silent.hello(bo)
        beats = 0
        while beats < 4:
            opcode, payload = await silent.frame()
            if opcode == PING:
                silent.send(payload, PONG)
                beats += 1
        assert here(host) == [True, True]
