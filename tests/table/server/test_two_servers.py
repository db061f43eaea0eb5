"""Two servers over one PostgreSQL serve the same tables, and either may go."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from parlour.table.log.slots import SLOTS
from parlour.table.log.store import lease as leases
from parlour.table.room.people import new_token
from tests.table.live.people import Guest, House, open_house, until
from tests.table.live.playing import play_on, sit_down, some_act
from tests.table.live.two_houses import made, renews_no_more, two_houses

pytestmark = pytest.mark.xdist_group("postgres")


def numbers(guest: Guest) -> list[int]:
    return sorted({n for frame in guest.frames if (n := msgspec.json.decode(frame).get("n")) is not None})


def test_people_at_two_servers_play_at_one_table(database: str) -> None:
    async def run() -> None:
        async with two_houses(database) as (here, there):
            host, guest = await sit_down(here, "talkitout", 2)
            await guest.leave()
            away = await Guest(there, host.code, guest.token).come(seen=guest.n)
            await away.until(lambda away: away.view is not None)
            await play_on([host, away], random.Random(1), most=40)
            newest = max(host.n, away.n)
            for somebody in (host, away):
                await somebody.until(lambda one: one.n >= newest)
                seen = numbers(somebody)
                assert seen == list(range(seen[0], seen[-1] + 1)), "gapless"
            assert host.view is not None
            assert away.view is not None
            assert host.view["step"] == away.view["step"] > 20

    asyncio.run(asyncio.wait_for(run(), 60))


def test_whoever_has_just_sat_down_at_one_server_is_known_at_the_other(database: str) -> None:
    async def run() -> None:
        async with two_houses(database) as (here, there):
            made = await here.must("POST", "/api/tables", game="talkitout", name="Ann")
            path = f"/api/tables/{made['code']}"
            joined = await here.must("POST", f"{path}/seats", name="Bea")
            bea = await Guest(there, made["code"], joined["token"]).come()
            await bea.until(lambda bea: bea.lobby is not None)
            cyd = await here.must("POST", f"{path}/seats", name="Cyd")
            await there.must("DELETE", f"{path}/seats/2", cyd["token"])
            await bea.until(lambda bea: bea.n == 4)
            status, answer = await there.ask("POST", f"{path}/start", "nobodys-token")
            assert (status, answer["error"]["code"]) == (401, "no_token")

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_seat_that_is_asked_for_again_at_the_other_server_is_had_once(database: str) -> None:
    async def run() -> None:
        async with two_houses(database) as (here, there):
            made = await here.must("POST", "/api/tables", game="talkitout", name="Ann")
            path, seat = f"/api/tables/{made['code']}/seats", {"name": "Bea", "token": new_token()}
            for house in (here, there, here):
                assert (await house.must("POST", path, **seat))["seat"] == 1
            assert len(await here.keeper.store.entries(made["code"])) == 2

    asyncio.run(asyncio.wait_for(run(), 60))


def test_when_one_server_goes_the_table_goes_on_at_the_other(database: str) -> None:
    async def run() -> None:
        async with open_house(database) as there:
            async with open_house(database) as here:
                await until(lambda: here.keeper.store.ownership.figures().slots == SLOTS // 2)
                host, guest = await sit_down(here, "talkitout", 2)
                await play_on([host, guest], random.Random(2), most=10)
                views = [host.view, guest.view]
            for before, view in zip((host, guest), views, strict=True):
                assert before.closed_with is not None
                back = await Guest(there, before.code, before.token).come(seen=before.n)
                await back.until(lambda back: back.view is not None)
                assert back.view == view
                assert back.view is not None
                if back.view["offers"] and back.view["you"] in back.view["waiting"]:
                    assert "ok" in await back.do(some_act(back.view, random.Random(3)))

    asyncio.run(asyncio.wait_for(run(), 60))


def test_of_two_who_act_at_once_at_two_servers_both_are_answered_and_nothing_is_done_twice(database: str) -> None:
    """Player of Honour: everybody ranks at the same time, so both acts are legal and race for one number."""

    async def run() -> None:
        async with two_houses(database) as (here, there):
            host, guest, third = await sit_down(here, "player-of-honour", 3)
            await guest.leave()
            away = await Guest(there, host.code, guest.token).come(seen=guest.n)
            await away.until(lambda away: away.view is not None)
            begun = host.n
            place = {"act": "place", "ranks": [1, 2, 3, 4, 5]}
            sure = [None if host.view["honour"] == seat else 0 for seat in range(3)]  # type: ignore[index]
            for round in range(10):
                answers = await asyncio.gather(
                    host.do({**place, "sure": sure[0]}),
                    away.do({**place, "sure": sure[1]}),
                    third.do({**place, "sure": sure[2]}),
                )
                assert sorted(answer["ok"] for answer in answers) == [begun + 3 * round + step for step in (1, 2, 3)]

    asyncio.run(asyncio.wait_for(run(), 60))


def test_nobody_is_refused_for_what_may_be_over(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has stood still past their lease knows only how the table stood."""

    async def run() -> None:
        async with open_house(database) as house:
            guests = await sit_down(house, "talkitout", 2)
            other = next(guest for guest in guests if guest.view["you"] not in guest.view["waiting"])  # type: ignore[index]
            assert (await other.do({"act": "draw"}))["refused"]["code"] == "not_you"
            renews_no_more(house)
            now = leases._monotonic()
            monkeypatch.setattr(leases, "_monotonic", lambda: now + leases.LEASE_SECONDS)
            assert (await other.do({"act": "draw"}))["refused"]["code"] == "moving"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_whose_server_is_gone_is_led_to_the_next_though_it_has_not_hung_up(database: str) -> None:
    """A machine that is cut off, or a process that stands still, does not say that it is gone."""

    async def run() -> None:
        async with two_houses(database) as (here, there):
            code = ""
            while not there.keeper.store.ownership.is_ours(code):
                code, (ada,) = await made(here, "Ada")
            host = await Guest(here, code, ada).come()
            await host.until(lambda host: host.lobby is not None)
            renews_no_more(there)
            await host.until(lambda host: host.closed_with is not None)
            assert code in there.keeper.tables, "which does not know of it"
            await until(lambda: here.keeper.store.ownership.is_ours(code))
            back = await Guest(here, code, ada).come(seen=host.n)
            await back.until(lambda back: back.lobby is not None)
            await here.must("POST", f"/api/tables/{code}/bots", ada)
            await back.until(lambda back: len(back.lobby["seats"]) == 2)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_server_that_cannot_be_reached_has_one_line_and_all_other_tables_go_on(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with two_houses(database) as (here, there):
            lost, own = await table_of(there), await table_of(here)
            there.server._door.close()  # type: ignore[attr-defined]
            for _ in range(3):
                assert (await here.ask("GET", f"/api/tables/{lost}"))[0] == 503
                assert (await here.ask("GET", f"/api/tables/{own}"))[0] == 200
            watching = await Guest(here, lost, None).come()
            await watching.until(lambda watching: watching.closed_with == 1012)

    async def table_of(house: House) -> str:
        while True:
            code, _ = await made(house, "Ada")
            if house.keeper.store.ownership.is_ours(code):
                return code

    asyncio.run(asyncio.wait_for(run(), 60))
    told = [record for record in caplog.records if record.name == "parlour.table" and record.levelname == "WARNING"]
    assert [record.msg for record in told] == ["another server cannot be reached; is that its address (--address)?"]
