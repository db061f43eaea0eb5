"""Too much, too often, too slowly: each has an end that its client is told of, and the tables play on meanwhile."""

from __future__ import annotations

import asyncio
import resource
import socket as sockets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest

from parlour.table.server.address import listening
from parlour.table.server.serving import ServerOptions, first_worker, serve
from parlour.table.web import limits, upgrade
from parlour.table.web.monitoring import Figures
from tests.table.live.people import Guest, House
from tests.table.live.playing import in_a_house, sit_down
from tests.table.web.attacks.playing import PLACE, rankers, still_plays
from tests.table.web.attacks.raw import CLOSE, PING, PONG, Line, answer_on, line, request, shaken, wire


@pytest.fixture(autouse=True)
def many_files() -> None:
    """Both ends of a thousand lines are open in this one process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8192)), hard))


# ── too often ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_sends_too_fast_is_told_so_and_may_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MESSAGE_EVERY", 0.001)  # so that they need not wait

    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 2)
        for message in ({"react": "clap"}, {"id": "x", "do": {"act": "nonsense"}}):
            async with line(house, guests[1].code) as socket:
                socket.hello(guests[1].token)
                for _ in range(3000):
                    socket.say(message)
                assert await socket.ended() == 4429
                await socket.cut()
        guests[1] = await Guest(house, guests[1].code, guests[1].token).come()
        await guests[1].until(lambda guest: guest.view is not None)
        await still_plays(guests)

    scenario(tmp_path)


@pytest.mark.parametrize("greeted", [False, True])
@pytest.mark.parametrize("opcode", [PING, PONG])
def test_pings_and_pongs_cost_what_messages_cost(opcode: int, greeted: bool, tmp_path: Path) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 2)
        async with line(house, guests[0].code) as socket:
            if greeted:
                socket.hello(None)
                await socket.until("view")
            for _ in range(2 * limits.MESSAGES_AT_ONCE):
                socket.send(b"", opcode)
            assert await socket.ended() == 4429
            await socket.cut()
        await still_plays(guests)

    scenario(tmp_path)


@in_a_house
async def test_long_messages_cost_more_than_short_ones(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    long = b'{"react":"clap"}' + b" " * 16_000
    async with line(house, guests[0].code) as socket:
        socket.hello(None)
        await socket.until("view")
        for _ in range(limits.MESSAGES_AT_ONCE // 10):
            socket.send(long)
        assert await socket.ended() == 4429
        await socket.cut()


@in_a_house
async def test_what_comes_after_the_end_of_a_line_costs_too_and_is_not_read_beyond_the_limit(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    async with line(house, guests[0].code) as socket:
        socket.send(b"rubbish")
        assert await socket.ended() == 4400
        for _ in range(2 * limits.MESSAGES_AT_ONCE):
            socket.send(b"", PONG)
        await still_plays(guests)
        socket.send(b"", CLOSE)  # nobody hears it, or the line would be cut at once
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(socket.cut(), limits.GOODBYE_WITHIN / 4)
        await socket.cut()


@pytest.mark.parametrize("greeted", [False, True])
def test_nothing_more_is_read_of_whoever_is_past_the_limit(
    greeted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To look at what still comes and to do nothing about it would keep the others waiting as well."""
    read = 0

    class Counting(upgrade._InSmallParts):
        def buffer_updated(self, nbytes: int) -> None:
            nonlocal read
            read += nbytes
            super().buffer_updated(nbytes)

    monkeypatch.setattr(upgrade, "_InSmallParts", Counting)

    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 2)
        async with line(house, guests[0].code) as socket:
            if greeted:
                socket.hello(None)
                await socket.until("view")
            for _ in range(50 * limits.MESSAGES_AT_ONCE):
                socket.send(b"", PONG)
            assert await socket.ended() == 4429
            before = read
            await still_plays(guests)
            assert read - before < 1_000, "what the players have said"
            assert read < 20 * limits.MESSAGES_AT_ONCE

    scenario(tmp_path)


@in_a_house
async def test_a_flood_of_reactions_reaches_nobody(house: House) -> None:
    """Some of them do; nobody's screen is filled by somebody else's thumb."""
    guests = await sit_down(house, "talkitout", 2)
    async with line(house, guests[0].code) as socket:
        socket.hello(guests[0].token)
        await socket.until("view")
        for _ in range(150):
            socket.say({"react": "clap"})
        socket.say({"id": "after", "do": {"act": "nonsense"}})
        await socket.answer("after")
        await guests[1].do({"act": "nonsense"})
        seen = sum(b'"react"' in frame for frame in guests[1].frames)
        assert 0 < seen <= 30


# ── too many ────────────────────────────────────────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def lines(house: House, code: str, number: int) -> AsyncIterator[list[Line]]:
    async with AsyncExitStack() as stack:
        yield await asyncio.gather(*(stack.enter_async_context(line(house, code)) for _ in range(number)))


async def let_in(house: House, code: str) -> tuple[int, str]:
    async with wire(house) as (reader, writer):
        answer = await shaken(house, reader, writer, code)
        return answer.status, "" if answer.status == 101 else answer.code


@pytest.mark.parametrize("limit", ["LINES_OF_A_CLIENT", "LINES"])
@pytest.mark.parametrize("watching", [True, False], ids=["watching", "silent"])
def test_whoever_fills_all_lines_of_an_address_gives_way_to_those_who_play_there(
    watching: bool, limit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A school may share one address: whoever opens all the lines that it may have keeps nobody out."""
    monkeypatch.setattr(limits, limit, 9)

    @in_a_house
    async def scenario(house: House) -> None:
        filling = await sit_down(house, "talkitout", 2)
        async with lines(house, filling[0].code, 7) as full:
            for socket in full:
                if watching:
                    socket.hello(None)
                    await socket.until("view")
            guests = await sit_down(house, "talkitout", 3)
            await still_plays(guests)
            assert [await socket.ended() for socket in full[:3]] == [4429] * 3
            await guests[1].leave()
            guests[1] = await Guest(house, guests[1].code, guests[1].token).come()
            await guests[1].until(lambda guest: guest.view is not None)
            assert all(guest.closed_with is None for guest in (*guests, *filling))
            await still_plays(filling)

    scenario(tmp_path)


def test_a_table_full_of_spectators_still_lets_its_people_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SPECTATORS_OF_A_TABLE", 4)

    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 2)
        async with lines(house, guests[0].code, 6) as watching:
            for number, socket in enumerate(watching):
                socket.hello(None)
                if number < 4:
                    await socket.until("view")
                else:
                    assert await socket.ended() == 4429
            await guests[1].leave()
            guests[1] = await Guest(house, guests[1].code, guests[1].token).come()
            await guests[1].until(lambda guest: guest.view is not None)
            await still_plays(guests)

    scenario(tmp_path)


def test_a_thousand_who_never_say_hello_are_sent_off_while_a_table_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HELLO_WITHIN", 3.0)
    monkeypatch.setattr(limits, "LINES_OF_A_CLIENT", 1004)

    @in_a_house
    async def scenario(house: House) -> None:
        guest, *_ = await rankers(house)
        async with lines(house, guest.code, 1000) as silent:
            for _ in range(100):
                assert "ok" in await asyncio.wait_for(guest.do(PLACE), 1)
            codes = await asyncio.gather(*(socket.ended() for socket in silent))
            assert set(codes) == {4400}
        async with asyncio.timeout(5):
            while (await let_in(house, guest.code))[0] != 101:
                await asyncio.sleep(0.01)
            async with lines(house, guest.code, 100):  # no place is lost
                assert "ok" in await guest.do(PLACE)

    scenario(tmp_path)


def test_those_who_never_say_hello_give_way_to_whoever_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "STRANGERS", 5)

    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 2)
        async with AsyncExitStack() as stack:
            silent = [await stack.enter_async_context(line(house, guests[0].code)) for _ in range(8)]
            assert [await socket.ended() for socket in silent[:3]] == [4429] * 3
            for socket in silent[3:]:
                socket.hello(None)
                await socket.until("view")
            async with lines(house, guests[0].code, 5):
                await still_plays(guests)

    scenario(tmp_path)


def test_nothing_is_logged_of_those_who_never_say_hello(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(limits, "HELLO_WITHIN", 0.05)

    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 2)
        async with line(house, guests[0].code) as silent:
            assert await silent.ended() == 4400
        await still_plays(guests)

    scenario(tmp_path)
    assert [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


# ── too slow ────────────────────────────────────────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def deaf(house: House, code: str) -> AsyncIterator[Line]:
    """A line whose client hears nothing: little fits into the pipe, and it never reads."""
    pipe = sockets.socket()
    pipe.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    pipe.setblocking(False)
    await asyncio.get_running_loop().sock_connect(pipe, (house.server.host, house.server.port))
    reader, writer = await asyncio.open_connection(sock=pipe, limit=1024)
    try:
        assert (await shaken(house, reader, writer, code)).status == 101
        yield Line(reader, writer)
    finally:
        await hung_up(writer)


def memory() -> int:
    """What this process holds, in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def test_those_who_never_read_are_let_go_and_cost_the_others_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One has a seat, one watches. The table plays thousands of acts; what waits for the deaf is bounded."""
    monkeypatch.setattr(limits, "MESSAGES_AT_ONCE", 1_000_000)
    in_a_house(table_among_the_deaf)(tmp_path)


async def table_among_the_deaf(house: House) -> None:
    first, second, honour = await rankers(house)
    code = first.code
    async with deaf(house, code) as seated, deaf(house, code) as watching, line(house, code) as quick:
        seated.hello(honour.token)
        watching.hello(None)
        quick.hello(first.token)
        await honour.until(lambda honour: honour.closed_with == 4409)
        await quick.until("view")
        before, longest, acts = memory(), 0.0, 0
        live = house.keeper.tables[code]
        while len(live.screens) > 2:
            assert acts < 20_000, "nobody is let go"
            acts += await played(quick, acts)
            begun = time.perf_counter()
            assert "ok" in await second.do(PLACE)
            longest = max(longest, time.perf_counter() - begun)
            second.frames.clear()
        for _ in range(5):
            acts += await played(quick, acts)
        assert memory() - before < 30_000_000
        assert longest < 1.0
        assert acts > 1000, "so they were let go for being slow"
        assert await seated.ended() in (4413, None)
        assert await watching.ended() in (4413, None)


async def played(quick: Line, number: int) -> int:
    """A hundred acts, all of them answered."""
    for act in range(number, number + 100):
        quick.say({"id": str(act), "do": PLACE})
    assert "ok" in await quick.answer(str(number + 99))
    return 100


def test_a_request_whose_body_does_not_come_is_answered_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "BODY_WITHIN", 0.3)

    @in_a_house
    async def scenario(house: House) -> None:
        async with wire(house) as (reader, writer):
            writer.write(request(house, "POST", "/api/tables", Content_Length="100") + b'{"game":')
            async with asyncio.timeout(5):
                answer = await answer_on(reader)
            assert (answer.status, answer.code) == (408, "too_slow")

    scenario(tmp_path)


@pytest.mark.parametrize(("limit", "size"), [("BODIES", 10), ("LARGE_BODIES", limits.LARGEST_BODY + 1)])
def test_of_too_many_bodies_that_do_not_end_the_oldest_gives_way(
    limit: str, size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(limits, limit, 3)

    @in_a_house
    async def scenario(house: House) -> None:
        half = request(house, "POST", "/api/tables", b" " * size, Content_Length="1000000")
        async with AsyncExitStack() as stack:
            connections = [await stack.enter_async_context(wire(house)) for _ in range(5)]
            for _, writer in connections:
                writer.write(half)
            answered = [asyncio.create_task(answer_on(reader)) for reader, _ in connections]
            done, _ = await asyncio.wait(answered, return_when=asyncio.FIRST_COMPLETED)
            while len(done) < 2:
                done, _ = await asyncio.wait(answered, timeout=0.01)
            assert {task.result().code for task in done} == {"too_slow"}
            made = await house.must("POST", "/api/tables", game="bluff", name="Ada")
            assert made["code"]
            for task in answered:
                task.cancel()
            await asyncio.gather(*answered, return_exceptions=True)

    scenario(tmp_path)
    assert "fault" not in caplog.text, "nor is it one of ours that somebody hangs up"


@pytest.mark.parametrize(("limit", "size"), [("BODIES", 10), ("LARGE_BODIES", limits.LARGEST_BODY + 1)])
def test_bodies_that_do_not_end_push_out_nobody_elses(
    limit: str, size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not at another address, however long it is silent; and at the same one nobody's who goes on sending."""
    monkeypatch.setattr(limits, limit, 4)

    @in_a_house
    async def scenario(house: House) -> None:
        mine = request(house, "POST", "/api/tables", b'{"game":"bluff","name":"Ada"}' + b" " * (size + 300))
        endless = request(house, "POST", "/api/tables", b" " * size, Content_Length="1000000")
        async with AsyncExitStack() as stack:
            here = await stack.enter_async_context(wire(house))
            elsewhere = await stack.enter_async_context(wire(house, "127.0.0.2"))
            for _, writer in (elsewhere, here):
                writer.write(mine[:-300])
                await asyncio.sleep(0.02)
            for _ in range(8):
                here[1].write(b" ")
                await asyncio.sleep(0.02)
                _, writer = await stack.enter_async_context(wire(house))
                writer.write(endless)
                await asyncio.sleep(0.02)
            for (reader, writer), rest in ((elsewhere, 300), (here, 292)):
                writer.write(b" " * rest)
                assert (await asyncio.wait_for(answer_on(reader), 5)).status == 200

    scenario(tmp_path)


def test_of_too_many_connections_the_one_that_is_quiet_for_longest_gives_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "QUIET_CONNECTIONS", 5)

    @served_in(tmp_path)
    async def scenario(address: tuple[str, int]) -> None:
        lines = [await asyncio.open_connection(*address) for _ in range(5)]
        for reader, writer in (lines[0], lines[2]):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await answer_on(reader)).status == 200
        lines += [await asyncio.open_connection(*address) for _ in range(3)]
        for number in (1, 3, 4):
            assert await lines[number][0].read() == b""
        for number in (0, 2, 5, 6, 7):
            reader, writer = lines[number]
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await answer_on(reader)).status == 200
        for _, writer in lines:
            await hung_up(writer)


def test_those_who_never_finish_asking_are_cut_while_others_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a server as it is started in earnest: some say nothing at all, some a letter now and then."""
    monkeypatch.setattr(limits, "REQUEST_WITHIN", 1.5)

    @served_in(tmp_path)
    async def scenario(address: tuple[str, int]) -> None:
        halves = [await asyncio.open_connection(*address) for _ in range(200)]
        ends = [asyncio.create_task(dawdle(reader, writer, bool(n % 2))) for n, (reader, writer) in enumerate(halves)]
        reader, writer = await asyncio.open_connection(*address)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await asyncio.wait_for(answer_on(reader), 1)).status == 200
        await hung_up(writer)
        await asyncio.wait_for(asyncio.gather(*ends), 10)


def served_in(folder: Path) -> Callable[[Callable[[tuple[str, int]], Awaitable[None]]], None]:
    """Run this, given the address of a server as it is started in earnest."""

    async def run(scenario: Callable[[tuple[str, int]], Awaitable[None]]) -> None:
        open_now = asyncio.Event()
        with listening("127.0.0.1", 0) as port:
            how = ServerOptions(folder)
            server = asyncio.create_task(serve(how, port, Figures(), open_now.set, first_worker(how, 0)))
            await open_now.wait()
            await asyncio.wait_for(scenario(port.getsockname()), 120)
            server.cancel()
            await asyncio.gather(server, return_exceptions=True)

    return lambda scenario: asyncio.run(run(scenario))


async def dawdle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, speaks: bool) -> None:
    """Keep the line open for as long as it lasts."""
    writer.write(b"GET / HTTP/1.1\r\nX: " if speaks else b"")
    with suppress(ConnectionError):
        while not reader.at_eof():
            with suppress(TimeoutError):
                await asyncio.wait_for(reader.read(100), 0.2)
            writer.write(b"x" if speaks else b"")
    await hung_up(writer)


async def hung_up(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()
    with suppress(ConnectionError):
        await writer.wait_closed()
