"""Codes are guessed, one by one or all at once: it takes its time, and nobody else is locked out by it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from itertools import islice, product
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from aiohttp import web

from parlour.table.live.keeper import Keeper
from parlour.table.room.people import ALPHABET
from parlour.table.room.refusals import NO_SUCH_TABLE, RequestRefused
from parlour.table.web import limits, rate_limit
from parlour.table.web.rate_limit import Shaper, Throttle
from parlour.table.web.requests import client
from parlour.table.web.table_requests import Finding
from parlour.table.web.tables import TablesOverHttp
from tests.table.live.people import Guest, House, until
from tests.table.live.playing import in_a_house, sit_down
from tests.table.web.attacks.playing import Clock, still_plays
from tests.table.web.attacks.raw import asked, line, request, wire

CODES = ["".join(letters) for letters in islice(product(ALPHABET, repeat=5), 5000, 5300)]
"""Hardly any of them will be a table's."""


# ── counting ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_throttle_lets_a_few_through_at_once_and_then_one_by_one() -> None:
    async def scenario() -> None:
        clock = Clock()
        throttle = Throttle(at_once=3, every=2.0, now=clock)
        for _ in range(3):
            throttle.charge("one")
        for _ in range(5):  # what is refused does not make it longer
            with pytest.raises(RequestRefused, match="too often"):
                throttle.charge("one")
        throttle.charge("another")
        clock.now += 2.0
        throttle.charge("one")
        throttle.give_back("one", 2.0)
        throttle.charge("one")
        with pytest.raises(RequestRefused):
            throttle.charge("one")

    asyncio.run(scenario())


def test_a_shaper_delays_what_is_past_the_limit_and_what_does_not_count_is_given_back_exactly() -> None:
    """Or whoever asks for much that is refused, all at once, would get back more than it has cost."""

    async def scenario() -> None:
        clock, delayed, over = Clock(), list[float](), asyncio.Event()

        async def sleep(seconds: float) -> None:
            delayed.append(seconds)
            await over.wait()

        async def refused() -> None:
            with pytest.raises(RequestRefused):
                async with shaper.counting("one"):
                    raise NO_SUCH_TABLE()

        shaper = Shaper(2, 10.0, 5, sleep, clock)
        for _ in range(20):
            await refused()
        for _ in range(2):
            await shaper.charge("one")
        assert delayed == []
        refusing = [asyncio.create_task(refused()) for _ in range(5)]
        await until(lambda: len(delayed) == 5)
        over.set()
        await asyncio.gather(*refusing)
        assert not shaper.in_line
        await shaper.charge("one")
        assert delayed == [3.0] * 6

    asyncio.run(scenario())


def test_a_throttle_forgets_by_itself_whoever_has_nothing_on_their_account(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "FORGET_EVERY", 0.01)

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


@contextmanager
def delays(every: float, longest: float) -> Iterator[None]:
    """In a house that is opened here each wrong code too many delays by so many seconds, and by so many at most."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "WRONG_CODE_EVERY", every)
        patch.setattr(limits, "LONGEST_DELAY", longest)
        yield


NEVER = 3600.0


async def guess_too_often(house: House) -> None:
    for _ in range(limits.WRONG_CODES_AT_ONCE):
        assert (await asked(house, "GET", "/api/tables/ZZZZZ")).status == 404


def line_at(house: House) -> Shaper:
    """Where codes stand in line."""
    handlers = (getattr(route.handler, "__self__", None) for route in house.server.app.router.routes())
    return next(handler.asks.finding.wrong for handler in handlers if isinstance(handler, TablesOverHttp))


async def in_line(house: House, codes: int) -> None:
    await until(lambda: line_at(house).in_line.total() == codes)


@in_a_house
async def test_whoever_has_guessed_too_often_is_answered_all_the_same_right_or_wrong(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    await guess_too_often(house)
    for _ in range(3):
        assert (await asked(house, "GET", f"/api/tables/{guests[0].code}")).status == 200
        assert (await asked(house, "GET", "/api/tables/ZZZZZ")).status == 404
    joined = await asked(house, "POST", f"/api/tables/{guests[0].code}/seats", b'{"name":"Zoe"}')
    assert joined.status == 200
    watching = await Guest(house, guests[0].code, None).come()
    await watching.until(lambda watching: watching.view is not None)
    await still_plays(guests)


def test_the_delay_is_the_same_for_right_and_wrong_codes_grows_has_an_end_and_goes_again() -> None:
    """Nobody is looked for before it is over, so how long an answer takes says nothing of it."""

    async def scenario() -> None:
        clock, delayed, looked = Clock(), list[float](), list[str]()

        async def sleep(seconds: float) -> None:
            assert not looked
            delayed.append(seconds)

        async def find(code: str) -> Any:
            looked.append(code)
            if code == "ZZZZZ":
                raise NO_SUCH_TABLE()

        async def delay_of(code: str) -> float:
            delayed.clear()
            looked.clear()
            with suppress(RequestRefused):
                await finding.table("one", code, "")
            assert looked == [code]
            return round(sum(delayed), 2)

        finding = Finding(cast(Keeper, SimpleNamespace(find=find)))
        finding.wrong = Shaper(limits.WRONG_CODES_AT_ONCE, limits.WRONG_CODE_EVERY, 100, sleep, clock)
        assert [await delay_of("ZZZZZ") for _ in range(limits.WRONG_CODES_AT_ONCE)] == [0] * limits.WRONG_CODES_AT_ONCE
        found = []
        for _ in range(20):
            right, wrong = await delay_of("RIGHT"), await delay_of("ZZZZZ")
            assert right == pytest.approx(wrong, abs=0.01)
            found.append(wrong)
        assert found == pytest.approx([min(3.0, 0.25 * number) for number in range(1, 21)], abs=0.01)
        clock.now += 1.0
        assert await delay_of("RIGHT") == pytest.approx(2.25, abs=0.01)
        clock.now += 3.0
        assert await delay_of("RIGHT") == 0

    asyncio.run(scenario())


def test_asking_for_many_codes_at_once_tells_no_more_than_asking_one_by_one(tmp_path: Path) -> None:
    """All wait, a right one among them; those for whom there is no room are told the same, and when to ask again."""

    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 2)
        guessing = [asyncio.create_task(asked(house, "GET", f"/api/tables/{code}")) for code in CODES]
        await in_line(house, limits.IN_LINE_OF_A_CLIENT)
        right = await asked(house, "GET", f"/api/tables/{guests[0].code}")
        assert not any(one.done() and one.result().status == 404 for one in guessing[limits.WRONG_CODES_AT_ONCE :])
        for one in guessing:
            if not one.done():
                one.cancel()
        answers = [one.result() for one in guessing if one.done() and not one.cancelled()]
        told = [answer for answer in answers if answer.status == 404]
        assert len(told) <= limits.WRONG_CODES_AT_ONCE
        assert {(answer.status, answer.body) for answer in answers if answer not in told} == {(503, right.body)}
        assert right.code == "in_line"
        assert right.headers["retry-after"] == "3"
        await in_line(house, 0)
        await still_plays(guests)

    with delays(every=NEVER, longest=60.0):
        scenario(tmp_path)


def test_many_who_come_to_many_sleeping_tables_at_once_from_one_address_are_all_let_in(tmp_path: Path) -> None:
    """None of their codes is wrong, though more are looked for at once than might be wrong."""

    @in_a_house
    async def scenario(house: House) -> None:
        made = [await house.must("POST", "/api/tables", game="talkitout", name="Ada") for _ in range(100)]
        for live in list(house.keeper.tables.values()):
            house.keeper.put_away(live)
        answers = await asyncio.gather(*(asked(house, "GET", f"/api/tables/{table['code']}") for table in made))
        assert {answer.status for answer in answers} == {200}
        assert not line_at(house)._throttle.wait(counted_as("127.0.0.1"))  # and nothing of that is on their account

    with delays(every=limits.WRONG_CODE_EVERY, longest=0.5):
        scenario(tmp_path)


def test_what_stands_in_line_is_bounded_and_one_addresss_line_is_nobody_elses(tmp_path: Path) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        made = await house.must("POST", "/api/tables", game="talkitout", name="Ada")
        path = f"/api/tables/{made['code']}"
        await guess_too_often(house)
        async with AsyncExitStack() as lines:
            for number in range(5):
                _, writer = await lines.enter_async_context(wire(house))
                writer.write(request(house, "GET", "/api/tables/ZZZZZ"))
                await in_line(house, number + 1)
            for code in ("ZZZZZ", made["code"]):
                assert (await asked(house, "GET", f"/api/tables/{code}")).code == "in_line"
            for _ in range(limits.WRONG_CODES_AT_ONCE):
                assert (await asked(house, "GET", "/api/tables/ZZZZZ", address="127.0.0.2")).status == 404
            for number in range(2):
                _, writer = await lines.enter_async_context(wire(house, "127.0.0.2"))
                writer.write(request(house, "GET", "/api/tables/ZZZZZ"))
                await in_line(house, number + 6)
            assert (await asked(house, "GET", path, address="127.0.0.2")).code == "in_line"  # all lines are full
            assert (await asked(house, "GET", path, address="127.0.0.3")).status == 200  # who guesses nothing waits not

    with delays(every=NEVER, longest=20.0), pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "IN_LINE_OF_A_CLIENT", 5)
        patch.setattr(limits, "IN_LINE", 7)
        scenario(tmp_path)


# ── a guesser's neighbours ──────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_has_a_token_passes_whatever_stands_in_line_also_to_a_table_that_sleeps(tmp_path: Path) -> None:
    """The line does not move at all here, and is full."""

    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 2)
        asleep = await house.must("POST", "/api/tables", game="talkitout", name="Ada")
        await guess_too_often(house)
        guessing = [asyncio.create_task(asked(house, "GET", "/api/tables/ZZZZZ")) for _ in range(5)]
        await in_line(house, 5)
        for code, own in ((guests[0].code, str(guests[0].token)), (asleep["code"], asleep["token"])):
            path = f"/api/tables/{code}"
            for method, what in (("GET", ""), ("PATCH", ""), ("POST", "/people/0/move")):
                if code == asleep["code"]:
                    house.keeper.put_away(house.keeper.tables[code])
                assert (await asked(house, method, path + what, b"{}", own)).status == 200
            if code == asleep["code"]:
                house.keeper.put_away(house.keeper.tables[code])
            async with line(house, code) as socket:
                socket.hello(own)
                assert (await socket.until("lobby"))["me"]["person"] == 0
        for code, token in (
            (guests[0].code, asleep["token"]),
            (guests[0].code, ""),
            ("ZZZZZ", str(guests[0].token)),
        ):
            assert (await asked(house, "GET", f"/api/tables/{code}", token=token)).code == "in_line"
            async with line(house, code) as socket:
                socket.hello(token)
                assert await socket.ended() == 4429
        assert not any(one.done() for one in guessing)
        for one in guessing:
            one.cancel()

    with delays(every=NEVER, longest=20.0), pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "IN_LINE_OF_A_CLIENT", 5)
        scenario(tmp_path)


def test_a_class_sits_down_from_the_address_of_somebody_who_guesses_without_a_break(tmp_path: Path) -> None:
    """Nobody of them is refused anything, neither the look at the table nor a seat nor watching it."""

    @in_a_house
    async def scenario(house: House) -> None:
        made = await house.must("POST", "/api/tables", game="talkitout", name=None)
        path = f"/api/tables/{made['code']}"

        async def guess() -> None:
            while True:
                assert (await asked(house, "GET", "/api/tables/ZZZZZ")).status == 404
                assert (await asked(house, "POST", f"{path}/seats", b"{")).status == 400

        async def come(pupil: int) -> None:
            assert (await asked(house, "GET", path)).status == 200
            answer = await asked(house, "POST", f"{path}/seats", b'{"name":"Pupil %d"}' % pupil)
            assert answer.status == 200, answer
            async with line(house, made["code"]) as socket:
                socket.hello(msgspec.json.decode(answer.body)["token"])
                await socket.until("lobby")

        await guess_too_often(house)
        guessing = [asyncio.create_task(guess()) for _ in range(20)]
        await asyncio.gather(*map(come, range(30)))
        watching = await Guest(house, made["code"], None).come()
        await watching.until(lambda watching: watching.lobby is not None)
        for one in guessing:
            one.cancel()
        await asyncio.gather(*guessing, return_exceptions=True)

    with delays(every=0.1, longest=0.5):
        scenario(tmp_path)


@in_a_house
async def test_a_wrong_code_is_told_over_the_socket_when_somebody_has_said_hello(house: House) -> None:
    for token in (None, "made-up"):
        async with line(house, "ZZZZZ") as socket:
            socket.hello(token)
            assert await socket.ended() == 4401


def test_whoever_waits_for_their_turn_on_a_line_is_not_listened_to_meanwhile(tmp_path: Path) -> None:
    """What they send stays with them, so that it costs nothing here."""

    @in_a_house
    async def scenario(house: House) -> None:
        made = await house.must("POST", "/api/tables", game="talkitout", name="Ada")
        await guess_too_often(house)
        async with line(house, made["code"]) as socket:
            socket.hello(None)
            await in_line(house, 1)
            for _ in range(50):
                socket.say({"react": "clap" * 4})
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.2):
                    await socket.frame()
            await socket.until("lobby")

    with delays(every=NEVER, longest=1.0):
        scenario(tmp_path)
