"""Acts that the rules allow without end: whoever toggles is slowed down, and nobody else notices."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from contextlib import suppress
from itertools import count, cycle

import pytest

from parlour.table.web import limits
from tests.table.live.people import House
from tests.table.live.playing import in_a_house
from tests.table.log.store.places import opened
from tests.table.room.evening import keep, undecided
from tests.table.web.attacks.flooding import Attack, Besieged, Target
from tests.table.web.attacks.playing import PLACE, rankers
from tests.table.web.attacks.raw import Line, asked, line

DONE, UNDONE = {"act": "done"}, {"act": "undone"}
AT_ONCE = 10


@pytest.fixture(autouse=True)
def as_people_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TOGGLES_AT_ONCE", AT_ONCE)


class Undecided:
    """Somebody who is done, and then not, and then done …"""

    def __init__(self, socket: Line) -> None:
        self.socket = socket
        self._acts = cycle((DONE, UNDONE))
        self._next = next(self._acts)
        self._ids = count()
        self._name = secrets.token_hex(4)

    async def toggles(self) -> str:
        """Tries to; "ok", or why not."""
        id = f"toggle {self._name} {next(self._ids)}"
        self.socket.say({"id": id, "do": self._next})
        answer = await self.socket.answer(id)
        if "refused" in answer:
            return str(answer["refused"]["code"])
        self._next = next(self._acts)
        return "ok"


@in_a_house
async def test_whoever_toggles_is_told_that_it_was_too_often_and_keeps_their_line(house: House) -> None:
    guest, other, honour = await rankers(house)
    async with line(house, guest.code) as socket:
        socket.hello(guest.token)
        n = (await socket.until("view"))["n"]
        began = time.monotonic()
        socket.say({"id": "first", "do": PLACE})
        assert "ok" in await socket.answer("first")
        somebody = Undecided(socket)
        outcomes = [await somebody.toggles() for _ in range(100)]
        done = outcomes.count("ok")
        assert set(outcomes) == {"ok", "too_often"}
        assert AT_ONCE - 1 <= done <= AT_ONCE + (time.monotonic() - began) / limits.TOGGLE_EVERY
        assert len(await house.keeper.store.entries(guest.code)) == n + 1 + done, "what is refused is not done"
        socket.say({"id": "first", "do": PLACE})
        assert "ok" in await socket.answer("first"), "what was done before is acknowledged again"
        for neighbour in (other, honour):
            assert "ok" in await neighbour.do({**PLACE, "sure": None}), "everybody has a limit of their own"
        async with asyncio.timeout(10):
            while await somebody.toggles() != "ok":
                await asyncio.sleep(limits.TOGGLE_EVERY)


@in_a_house
async def test_what_moves_the_match_on_is_not_limited_so(house: House) -> None:
    guest, *_ = await rankers(house)
    async with line(house, guest.code) as socket:
        socket.hello(guest.token)
        await socket.until("view")
        for number in range(3 * AT_ONCE):
            socket.say({"id": str(number), "do": {"act": "reveal"}})
            assert (await socket.answer(str(number)))["refused"]["code"] != "too_often"


# ── at a table with a long log ──────────────────────────────────────────────────────────────────────────────────────

LONG = 20_000
CODE = "QRSTW"
TOKENS = [f"token of {name}" for name in ("Ann", "Bea", "Cyd")]


async def reloading(target: Target) -> None:
    """Whoever watches loads the page anew, and asks for what was before it."""
    async with line(target, CODE) as peer:
        peer.hello(None)
        frame = await peer.until("view")
    await asked(target, "GET", f"/api/tables/{CODE}/story?before={frame['earlier']}")


async def toggling(target: Target) -> None:
    """As fast as the line takes it, until another tab of the same person does; and then the evidence is asked for."""
    token = random.choice(TOKENS)
    with suppress(AssertionError):  # the line is closed
        async with line(target, CODE) as peer:
            peer.hello(token)
            await peer.until("view")
            somebody = Undecided(peer)
            for _ in range(200):
                await somebody.toggles()
    await asked(target, "GET", f"/api/tables/{CODE}/evidence", token=token)


@pytest.fixture(scope="module")
def long_table(besieged: Besieged) -> None:
    async def fill() -> None:
        async with opened(besieged.server.place) as store:
            await keep(store, undecided(LONG))

    asyncio.run(fill())


@pytest.mark.usefixtures("long_table")
@pytest.mark.parametrize("attack", [reloading, toggling])
def test_a_table_plays_on_beside_one_with_a_long_log(attack: Attack, besieged: Besieged) -> None:
    besieged.endures(attack)
