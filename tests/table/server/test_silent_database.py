"""PostgreSQL hangs: it is there, and does not answer. Whoever asks is told so in time, and when it goes on, so does
play: nothing that was acknowledged is lost, and nothing is done twice."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest

from parlour.table.live import live_table
from parlour.table.log import entry as log
from parlour.table.log.store import postgres
from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import play_on, sit_down, some_act
from tests.table.live.two_houses import made
from tests.table.log.store.line import Line

pytestmark = pytest.mark.xdist_group("postgres")

FAR_TOO_LONG = 15.0
"""Many times as long as anybody waits here, for a machine that has much else to do."""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    assert live_table.ANSWER_WITHIN == postgres.PATIENCE_SECONDS == 10, "so long people wait where nobody hurries them"
    monkeypatch.setattr(live_table, "ANSWER_WITHIN", 0.6)
    monkeypatch.setattr(postgres, "PATIENCE_SECONDS", 0.5)
    monkeypatch.setattr(postgres, "RETRY_SECONDS", 0.02)


async def acts(guest: Guest, act: dict[str, Any], id: str) -> dict[str, Any]:
    answer: dict[str, Any] = await asyncio.wait_for(guest.do(act, id=id), FAR_TOO_LONG)
    return answer


async def acts_with(house: House, code: str, id: str) -> list[int]:
    """The numbers under which the act of that name lies in the log."""
    entries = enumerate(map(log.read, await house.keeper.store.entries(code)), start=1)
    return [number for number, entry in entries if isinstance(entry, log.Acted) and entry.id.endswith(f":{id}")]


async def told(house: House, method: str, path: str, token: str | None = None, **body: Any) -> tuple[int, str]:
    began = time.monotonic()
    status, answer = await house.ask(method, path, token, **body)
    assert time.monotonic() - began < FAR_TOO_LONG
    return status, answer.get("error", {}).get("code", "")


@pytest.mark.parametrize("there", [True, False], ids=["the question hangs", "the answer hangs"])
def test_a_database_that_hangs_keeps_nobody_waiting_and_does_nothing_twice(
    there: bool, database: str, impatient: None
) -> None:
    async def run() -> None:
        line, rng = Line(database), random.Random(3)
        async with line.open() as place, open_house(place) as house:
            asleep, _ = await made(house, "Ada")
            house.keeper.put_away(house.keeper.tables[asleep])
            guests = await sit_down(house, "talkitout", 3, wait=0)
            code, host = guests[0].code, guests[0].token
            earlier = next(guest for guest in guests if guest.view is not None and guest.view["offers"])
            done = some_act(earlier.view or {}, rng)
            number = (await acts(earlier, done, "before"))["ok"]
            for guest in guests:
                await guest.until(lambda guest: guest.n == number)
            mover = next(guest for guest in guests if guest.view is not None and guest.view["offers"])
            act, seen = some_act(mover.view or {}, rng), [guest.n for guest in guests]

            line.hang(there=there)
            assert (await acts(mover, act, "hung"))["refused"]["code"] == "no_answer"
            assert (await acts(mover, act, "on top"))["refused"]["code"] == "no_answer"
            assert (await acts(earlier, done, "before")).get("ok") == number, "what was acknowledged stays so"
            assert await told(house, "GET", "/healthz") == (503, "")
            assert await told(house, "GET", f"/api/tables/{asleep}") == (503, "store")
            assert await told(house, "GET", f"/api/tables/{code}") == (503, "no_answer")
            assert await told(house, "PATCH", f"/api/tables/{code}", host, locked=True) == (503, "no_answer")
            assert await told(house, "POST", "/api/tables", game="talkitout", name="Bo") == (503, "no_answer")
            assert [guest.n for guest in guests] == seen, "nobody is shown what is not known to be written"

            line.go_on()
            for guest in guests:
                await guest.until(lambda guest: guest.n > max(seen), within=FAR_TOO_LONG)
            written = await acts_with(house, code, "hung")
            assert (await acts(mover, act, "hung")).get("ok") == written[0], "it is known, and not done again"
            assert len(written) == len(await acts_with(house, code, "hung")) == 1
            assert await acts_with(house, code, "on top") == []
            await play_on(guests, rng, most=5)
            assert await told(house, "GET", "/healthz") == (200, "")
            assert await told(house, "GET", f"/api/tables/{asleep}") == (200, "")

    asyncio.run(asyncio.wait_for(run(), 60))
