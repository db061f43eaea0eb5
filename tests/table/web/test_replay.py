"""A match that is over, once more, over HTTP: for those at the table, and for nobody else."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from parlour.table.log import entry as log
from parlour.table.web import limits
from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import in_a_house, play_on, sit_down


async def replay(house: House, code: str, token: str | None, **asked: int | str) -> tuple[int, Any]:
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    return await house.ask("GET", f"/api/tables/{code}/replay?{query}", token)


async def refusal(house: House, code: str, token: str | None, **asked: int | str) -> tuple[int, str]:
    status, answer = await replay(house, code, token, **asked)
    return status, answer["error"]["code"]


async def played_out(house: House) -> list[Guest]:
    """Two people who have just ended a match."""
    guests = await sit_down(house, "talkitout", 2)
    await play_on(guests, random.Random(1), most=1000)
    for guest in guests:
        await guest.until(lambda guest: guest.view["over"])
    return guests


@in_a_house
async def test_everybody_sees_the_match_again_through_any_eyes(house: House) -> None:
    host, guest = await played_out(house)
    views = {0: host.view, 1: guest.view}
    for somebody in (host, guest):
        for seat, final in views.items():
            status, told = await replay(house, host.code, somebody.token, seat=seat)
            assert status == 200
            assert told["steps"][-1]["view"] == final
            assert [step["view"]["step"] for step in told["steps"]] == list(range(len(told["steps"])))
            assert [seat["name"] for seat in told["seats"]] == ["Ada", "Bo"]
    status, told = await replay(house, host.code, guest.token)
    assert status == 200
    assert all(step["view"]["you"] is None for step in told["steps"])
    assert not any(step["view"]["hand"] for step in told["steps"])


@in_a_house
async def test_it_comes_compressed(house: House) -> None:
    host, _ = await played_out(house)
    url = house.server.make_url(f"/api/tables/{host.code}/replay")
    async with house.http.get(url, headers={"Authorization": f"Bearer {host.token}"}) as answer:
        assert answer.headers["Content-Encoding"] in ("gzip", "deflate")
        assert int(answer.headers["Content-Length"]) * 4 < len(await answer.read())


@in_a_house
async def test_it_is_for_those_at_the_table_alone(house: House) -> None:
    host, guest = await played_out(house)
    for token in (None, "made-up"):
        assert await refusal(house, host.code, token, seat=0) == (401, "no_token")
    await house.must("DELETE", f"/api/tables/{host.code}/people/1", host.token)
    assert await refusal(house, host.code, guest.token, seat=1) == (403, "sent_away")
    await house.must("POST", f"/api/tables/{host.code}/end", host.token)
    assert await refusal(house, host.code, host.token, seat=0) == (410, "closed")


@in_a_house
async def test_while_the_next_match_is_played_the_last_one_alone_is_told(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2)
    assert await refusal(house, host.code, host.token, seat=0) == (409, "playing")
    await play_on([host, guest], random.Random(1), most=1000)
    status, told = await replay(house, host.code, guest.token, seat=0)
    assert status == 200
    await house.must("POST", f"/api/tables/{host.code}/rematch", host.token)
    for asked in ({}, {"match": 2}):
        assert await refusal(house, host.code, guest.token, seat=0, **asked) == (409, "playing")
    assert await replay(house, host.code, guest.token, seat=0, match=1) == (200, told)
    await house.must("POST", f"/api/tables/{host.code}/stop", host.token)
    assert await refusal(house, host.code, guest.token, seat=0) == (409, "unfinished")


@in_a_house
async def test_what_is_not_there_is_refused(house: House) -> None:
    host, _ = await played_out(house)
    assert await refusal(house, host.code, host.token, seat=2) == (404, "no_such_seat")
    assert await refusal(house, host.code, host.token, match=2) == (409, "no_replay")
    for asked in ({"seat": "mine"}, {"match": ""}, {"eyes": 1}):
        assert await refusal(house, host.code, host.token, **asked) == (400, "malformed")


@in_a_house
async def test_nobody_has_the_table_play_again_without_end(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2)
    for _ in range(limits.REPLAYS_AT_ONCE):
        assert await refusal(house, host.code, host.token) == (409, "playing")
    assert await refusal(house, host.code, host.token) == (429, "too_often")
    assert await refusal(house, host.code, guest.token) == (409, "playing")


def test_a_match_by_rules_that_are_not_known_is_not_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            host, _ = await played_out(house)
            entries = await house.keeper.store.entries(host.code)
        at, started = next(
            (at, entry) for at, entry in enumerate(map(log.read, entries)) if isinstance(entry, log.Started)
        )
        other = log.written(replace(started, rules=99))
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
            file.execute("UPDATE entries SET entry = ? WHERE name = ? AND number = ?", (other, host.code, at + 1))
        async with open_house(tmp_path) as house:
            assert await refusal(house, host.code, host.token) == (409, "other_rules")

    asyncio.run(asyncio.wait_for(run(), 120))
