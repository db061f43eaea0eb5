"""Somebody changes their own name and picture: everybody sees it, nobody does it for them, and it is there tomorrow."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.table.log.entry import AVATARS
from parlour.table.web import limits
from tests.table.live.held import Held
from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import in_a_house, sit_down


def path(guest: Guest, person: int | str) -> str:
    return f"/api/tables/{guest.code}/people/{person}"


def names(lobby: dict[str, Any] | None) -> list[str]:
    assert lobby is not None
    return [seat["name"] for seat in lobby["seats"]]


async def refusal(house: House, guest: Guest, person: int | str, token: str | None, **change: Any) -> tuple[int, str]:
    status, answer = await house.ask("PATCH", path(guest, person), token, **change)
    return status, answer["error"]["code"]


@in_a_house
async def test_everybody_sees_it_during_a_match_and_the_match_goes_on(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2)
    watcher = await Guest(house, host.code, None).come()
    await watcher.until(lambda watcher: watcher.view is not None)
    views, n = [somebody.view for somebody in (host, guest, watcher)], host.n
    lobby = await house.must("PATCH", path(guest, 1), guest.token, name=" L\x00o\u202eu\n", avatar="hare")
    assert (names(lobby), lobby["seats"][1]["avatar"], lobby["phase"]) == (["Ada", "Lou"], "hare", "playing")
    for somebody, view in zip((host, guest, watcher), views, strict=True):
        await somebody.until(lambda somebody: names(somebody.lobby) == ["Ada", "Lou"])
        assert (somebody.n, somebody.view) == (n + 1, view)
        assert b"\\u0000" not in somebody.frames[-1]


@in_a_house
async def test_it_is_nobody_elses_to_do_not_even_the_hosts(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2, bots=1)
    for token in (host.token, None, "made-up"):
        status, code = await refusal(house, host, 1, token, name="Lou")
        assert (status, code) == ((403, "not_yours") if token == host.token else (401, "no_token"))
    for person in (0, 2, 99, -1, "x", "%2b1"):
        assert await refusal(house, host, person, guest.token, name="Lou") == (403, "not_yours"), person
    lobby = await house.must("GET", f"/api/tables/{host.code}")
    assert names(lobby)[:2] == ["Ada", "Bo"]
    assert lobby["seats"][2]["person"] is None, "a bot is nobody whom a path could name"


async def written(house: House, code: str) -> list[bytes]:
    """All but what is played, which a bot does in the meantime."""
    return [entry for entry in await house.keeper.store.entries(code) if not entry.startswith(b'{"entry":"acted"')]


@in_a_house
async def test_what_nobody_could_come_with_is_refused(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2, bots=1)
    bot = names(host.lobby)[2]
    before = await written(house, host.code)
    for change, status, code in (
        ({"name": "ADA"}, 409, "name_taken"),
        ({"name": "Аdа"}, 409, "name_taken"),  # Cyrillic
        ({"name": bot.lower()}, 409, "name_taken"),
        ({"name": "\u200b\x07"}, 400, "bad_name"),
        ({"name": "x" * 21}, 400, "bad_name"),
        ({"name": "Lou", "avatar": "<svg>"}, 400, "bad_avatar"),
        ({"name": None}, 400, "malformed"),
        ({"avatar": 7}, 400, "malformed"),
        ({"name": "Lou", "host": True}, 400, "malformed"),
    ):
        assert await refusal(house, guest, 1, guest.token, **change) == (status, code), change
    assert await written(house, host.code) == before


@in_a_house
async def test_a_screen_without_a_seat_stays_without_a_name(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="talkitout", name=None)
    screen = Guest(house, made["code"], made["token"])
    assert await refusal(house, screen, 0, made["token"], name="Lou") == (409, "no_name")


@in_a_house
async def test_a_phone_that_heard_no_answer_asks_again_and_it_is_written_once(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2)
    before = len(await house.keeper.store.entries(host.code))
    held = Held(house)
    change = {"name": "Lou", "avatar": "cat"}
    asking = [asyncio.create_task(house.must("PATCH", path(guest, 1), guest.token, **change)) for _ in range(3)]
    done, _ = await asyncio.wait(asking, timeout=0.3)
    assert not done
    held.let_through()
    assert [names(lobby) for lobby in await asyncio.gather(*asking)] == [["Ada", "Lou"]] * 3
    assert names(await house.must("PATCH", path(guest, 1), guest.token)) == ["Ada", "Lou"]
    assert len(await house.keeper.store.entries(host.code)) == before + 1


def test_it_is_there_when_the_server_comes_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            host, guest = await sit_down(house, "talkitout", 2)
            await house.must("PATCH", path(guest, 1), guest.token, name="Lou", avatar="cat")
        async with open_house(tmp_path) as house:
            back = await Guest(house, host.code, guest.token).come()
            await back.until(lambda back: back.view is not None)
            assert back.lobby is not None
            seat = back.lobby["seats"][1]
            assert (seat["name"], seat["avatar"], seat["here"]) == ("Lou", "cat", True)
            assert names(await house.must("PATCH", path(back, 1), guest.token, name="Bo")) == ["Ada", "Bo"]

    asyncio.run(asyncio.wait_for(run(), 120))


@pytest.mark.xdist_group("postgres")
def test_two_who_want_one_name_at_two_servers_do_not_both_get_it(database: str) -> None:
    async def run() -> None:
        async with open_house(database) as here, open_house(database) as there:
            host, guest = await sit_down(here, "talkitout", 2)
            await there.must("GET", f"/api/tables/{host.code}")
            answers = await asyncio.gather(
                here.ask("PATCH", path(host, 0), host.token, name="Lou"),
                there.ask("PATCH", path(guest, 1), guest.token, name="L0u"),
            )
            assert sorted(status for status, _ in answers) == [200, 409], answers

    asyncio.run(asyncio.wait_for(run(), 120))


@in_a_house
async def test_it_counts_among_what_one_person_changes(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2)
    statuses = []
    for number in range(limits.WRITES_AT_ONCE + 20):
        avatar = AVATARS[1 + number % (len(AVATARS) - 1)]  # the first is the host's
        statuses.append((await house.ask("PATCH", path(guest, 1), guest.token, avatar=avatar))[0])
    assert set(statuses) == {200, 429}
    assert statuses[: limits.WRITES_AT_ONCE] == [200] * limits.WRITES_AT_ONCE
    await house.must("PATCH", path(host, 0), host.token, name="Lou")
