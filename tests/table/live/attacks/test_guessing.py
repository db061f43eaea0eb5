"""Codes are guessed, one by one or all at once: a few answers are all that is learnt, and nobody else is locked out."""

from __future__ import annotations

import asyncio
import hashlib
from itertools import islice, product
from types import SimpleNamespace
from typing import cast

import pytest
from aiohttp import web

from parlour.table.codes import ALPHABET
from parlour.table.refusals import Refused
from parlour.table.web import limits, pace
from parlour.table.web.answers import client
from parlour.table.web.pace import Throttle
from tests.table.live.attacks.raw import asked, line
from tests.table.live.attacks.test_frames import still_plays
from tests.table.live.people import House
from tests.table.live.test_play import in_a_house, sit_down

CODES = ["".join(letters) for letters in islice(product(ALPHABET, repeat=5), 5000, 5300)]
"""Hardly any of them will be a table's."""


# ── counting ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_throttle_lets_a_few_through_at_once_and_then_one_by_one() -> None:
    async def scenario() -> None:
        clock = Clock()
        throttle = Throttle(at_once=3, every=2.0, now=clock)
        for _ in range(3):
            throttle.charge("one")
        for _ in range(5):  # what is refused does not make it longer
            with pytest.raises(Refused, match="too often"):
                throttle.charge("one")
        throttle.charge("another")
        clock.now += 2.0
        throttle.charge("one")
        throttle.give_back("one")
        throttle.charge("one")
        with pytest.raises(Refused):
            throttle.charge("one")

    asyncio.run(scenario())


def test_a_throttle_forgets_by_itself_whoever_has_nothing_on_their_account(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "FORGET_EVERY", 0.01)

    async def scenario() -> None:
        clock = Clock()
        throttle = Throttle(at_once=3, every=2.0, now=clock)
        for number in range(1000):
            throttle.charge(str(number))
        clock.now = 1.0
        throttle.charge("0")
        clock.now = 2.5
        async with asyncio.timeout(5):
            while len(throttle) > 1:
                await asyncio.sleep(0.005)
        clock.now = 4.5
        async with asyncio.timeout(5):
            while len(throttle):
                await asyncio.sleep(0.005)

    asyncio.run(scenario())


def counted_as(address: str) -> str:
    return client(cast(web.Request, SimpleNamespace(remote=address)))


def test_one_home_is_one_client_however_many_addresses_it_has() -> None:
    assert counted_as("2001:db8:1:2::7") == counted_as("2001:db8:1:2:ffff::8") != counted_as("2001:db8:1:3::7")
    assert counted_as("::ffff:192.0.2.7") == counted_as("192.0.2.7") != counted_as("192.0.2.8")


def test_whose_address_was_counted_is_not_found_by_trying_all_of_them() -> None:
    """There are only four thousand million; here a few, with every hash that there is."""
    for name in hashlib.algorithms_guaranteed - {"shake_128", "shake_256"}:
        tried = {hashlib.new(name, f"192.0.2.{last}".encode()).hexdigest() for last in range(256)}
        assert counted_as("192.0.2.7") not in tried


# ── guessing ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def guess_too_often(house: House) -> None:
    answers = [(await asked(house, "GET", "/api/tables/ZZZZZ")).status for _ in range(40)]
    assert answers[0] == 404
    assert answers[-1] == 429


@in_a_house
async def test_whoever_guesses_codes_is_not_told_when_one_is_right_while_others_come_in(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    path = f"/api/tables/{guests[0].code}"
    await guess_too_often(house)
    assert (await asked(house, "GET", path)).status == 429
    assert (await asked(house, "GET", path, address="127.0.0.2")).status == 200
    await still_plays(guests)


@in_a_house
async def test_asking_for_many_codes_at_once_tells_no_more_than_asking_one_by_one(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    codes = [*CODES, guests[0].code]
    answers = await asyncio.gather(*(asked(house, "GET", f"/api/tables/{code}") for code in codes))
    statuses = [answer.status for answer in answers]
    assert statuses.count(404) <= limits.WRONG_CODES_AT_ONCE + 3  # a little time has passed
    assert set(statuses) == {404, 429}
    await still_plays(guests)


@in_a_house
async def test_many_who_come_to_many_sleeping_tables_at_once_from_one_address_are_all_let_in(house: House) -> None:
    """None of their codes is wrong, though more are looked for at once than might be wrong."""
    made = [await house.must("POST", "/api/tables", game="talkitout", name="Ada") for _ in range(100)]
    for live in list(house.keeper.tables.values()):
        house.keeper.put_away(live)
    answers = await asyncio.gather(*(asked(house, "GET", f"/api/tables/{table['code']}") for table in made))
    assert {answer.status for answer in answers} == {200}
    await guess_too_often(house)  # and nothing of that was on their account


# ── a guesser's neighbours ──────────────────────────────────────────────────────────────────────────────────────────


@in_a_house
async def test_a_guesser_locks_nobody_out_who_has_a_token_and_learns_nothing_from_that(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    other = await house.must("POST", "/api/tables", game="talkitout", name="Ada")
    await guess_too_often(house)
    path, own = f"/api/tables/{guests[0].code}", str(guests[0].token)
    assert (await asked(house, "GET", path, token=own)).status == 200
    assert (await asked(house, "POST", f"{path}/pause", token=own)).status == 200
    assert (await asked(house, "POST", f"{path}/resume", token=own)).status == 200
    told = {
        (answer.status, answer.body)
        for answer in [
            await asked(house, "GET", path),
            await asked(house, "GET", path, token=other["token"]),
            await asked(house, "GET", path, token=""),
            await asked(house, "GET", "/api/tables/ZZZZZ", token=own),
            await asked(house, "POST", f"{path}/seats", b'{"name":"Zoe"}'),
            await asked(house, "POST", "/api/tables/ZZZZZ/seats", b'{"name":"Zoe"}'),
        ]
    }
    assert len(told) == 1
    assert next(iter(told))[0] == 429
    await still_plays(guests)


@in_a_house
async def test_a_guesser_gets_a_line_to_any_code_and_on_it_only_whoever_has_the_token_comes_in(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    other = await house.must("POST", "/api/tables", game="talkitout", name="Ada")
    await guess_too_often(house)
    code, own = guests[0].code, guests[0].token
    for where, token in ((code, None), (code, "x"), (code, other["token"]), ("ZZZZZ", None), ("ZZZZZ", own)):
        async with line(house, where) as socket:
            socket.hello(token)
            assert await socket.ended() == 4429, (where, token)
    async with line(house, code) as socket:
        socket.hello(own)
        assert (await socket.until("view"))["me"]["seat"] == 0
