"""What the server says of itself: one line an event, and nothing in it that is somebody's."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.table.live.audience import Audience
from parlour.table.log.store import StoreFailed
from parlour.table.log.store.sqlite import SqliteStore
from parlour.table.server.logs import ALIKE_EVERY, LogFormatter, RateLimit
from tests.table.live.people import Guest, House
from tests.table.live.playing import in_a_house
from tests.table.server.running import Running, running

NAMES = ("Zwobbel", "Krimhilde", "Ottokar")
TEXT = "my grandmother's aubergine"
logger = logging.getLogger("parlour.table")


class Log:
    """What the server would have written, in both forms, down to the least important line."""

    def __init__(self) -> None:
        self.streams = (io.StringIO(), io.StringIO())
        self.handlers = [logging.StreamHandler(stream) for stream in self.streams]
        for handler, as_json in zip(self.handlers, (True, False), strict=True):
            handler.setFormatter(LogFormatter(as_json=as_json))

    @property
    def text(self) -> str:
        return "".join(stream.getvalue() for stream in self.streams)

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.streams[0].getvalue().splitlines()]


@pytest.fixture
def log() -> Iterator[Log]:
    log, root, ours = Log(), logging.getLogger(), logging.getLogger("parlour")
    before = root.level, ours.level
    root.setLevel(logging.DEBUG)
    ours.setLevel(logging.DEBUG)
    for handler in log.handlers:
        root.addHandler(handler)
    yield log
    for handler in log.handlers:
        root.removeHandler(handler)
    root.setLevel(before[0])
    ours.setLevel(before[1])


async def evening(house: House) -> list[str]:
    """A table at which everything secret is marked; what must not be found in the log."""
    made = await house.must("POST", "/api/tables", game="talkitout", name=NAMES[0])
    code, host = made["code"], made["token"]
    others = [await house.must("POST", f"/api/tables/{code}/seats", name=name) for name in NAMES[1:]]
    tokens = [host, *(other["token"] for other in others)]
    moved = await house.must("POST", f"/api/tables/{code}/seats/1/move", tokens[1])
    ticket = moved["link"].partition("#")[2]
    tokens.append((await house.must("POST", f"/api/tables/{code}/seats", ticket=ticket))["token"])
    guests = [await Guest(house, code, token).come() for token in (tokens[0], tokens[3], tokens[2])]
    await house.must("POST", f"/api/tables/{code}/start", host)
    for guest in guests:
        await guest.until(lambda guest: guest.view is not None)
    table = house.keeper.tables[code].table
    secrets = [code, ticket, *tokens, *NAMES, TEXT, table.seed, *(person.token for person in table.company.people)]
    for act in ({"act": "answer", "text": TEXT}, {"act": TEXT}, {"act": "play", "card": TEXT}):
        await guests[0].do(act)
    await house.ask("POST", f"/api/tables/{code}/seats", name=NAMES[0])
    await house.ask("PATCH", f"/api/tables/{code}", host, options={TEXT: TEXT})
    await house.ask("GET", f"/api/tables/{TEXT}")
    wrong = await house.http.ws_connect(house.server.make_url(f"/ws/{code}"))
    await wrong.send_str(f'{{"hello": {{"token": "{tokens[1]}"}}}}')
    await wrong.receive()
    await wrong.close()
    return [*secrets, "127.0.0.1"]


def must_not_hold(log: str, secrets: list[str]) -> None:
    found = [secret for secret in secrets if secret in log]
    assert not found, found


def test_an_evening_leaves_no_secret_in_the_log(log: Log, tmp_path: Path) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        secrets = await evening(house)
        must_not_hold(log.text, secrets)

    scenario(tmp_path)
    routes = {line.get("route") for line in log.lines}
    assert {"/api/tables", "/api/tables/{code}/start", "/ws/{code}"} <= routes, "and yet there is a log"


def test_faults_of_ours_leave_no_secret_in_the_log_either(
    log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every one of them is met with what it was about in its sentence, as errors are."""

    @in_a_house
    async def scenario(house: House) -> None:
        secrets = await evening(house)
        code, token = secrets[0], secrets[2]

        def fails(self: Any, *of: Any, **more: Any) -> Any:
            raise RuntimeError(f"this went wrong with {secrets}: {self!r} {of} {more}")

        with monkeypatch.context() as patch:
            patch.setattr("parlour.table.live.keeper.decide", fails)
            assert (await house.ask("POST", f"/api/tables/{code}/pause", token))[0] == 500
        with monkeypatch.context() as patch:
            patch.setattr(Audience, "welcome", fails)
            line = await house.http.ws_connect(house.server.make_url(f"/ws/{code}"))
            await line.send_json({"hello": {"token": token}})
            await line.receive()
            await line.close()
        with monkeypatch.context() as patch:
            patch.setattr(SqliteStore, "_write", fails)
            assert (await house.ask("POST", f"/api/tables/{code}/pause", token))[0] == 503
        guest = await Guest(house, code, token).come()
        await guest.until(lambda guest: guest.view is not None)
        with monkeypatch.context() as patch:
            patch.setattr("parlour.table.live.keeper.decide", fails)
            assert (await guest.do({"act": "draw"}))["refused"]["code"] == "fault"
        with monkeypatch.context() as patch:
            patch.setattr("parlour.table.live.scheduler.PlayBot", fails)
            other = await house.must("POST", "/api/tables", game="bluff", name=NAMES[0])
            await house.must("POST", f"/api/tables/{other['code']}/bots", other["token"])
            await house.must("PATCH", f"/api/tables/{other['code']}", other["token"], first=1)
            await house.must("POST", f"/api/tables/{other['code']}/start", other["token"])
            await asyncio.sleep(0.01)  # the bot moves at once
        asyncio.get_running_loop().call_soon(fails, secrets)
        asyncio.get_running_loop().create_task(broken(fails, secrets)).add_done_callback(lambda task: None)
        await asyncio.sleep(0.01)
        logging.getLogger("aiohttp.server").error("Error handling request from %s", *secrets[-1:])
        must_not_hold(log.text, secrets)

    scenario(tmp_path)
    told = [line for line in log.lines if "trace" in line]
    assert {line["event"] for line in told} >= {
        "a request met a fault of ours",
        "a line was closed for a fault of ours",
        "an act met a fault of ours",
        "a clock or a bot met a fault of ours",
        "the store could not write",
    }
    assert all(line["trace"][0].startswith(("RuntimeError", "StoreFailed", "Refused")) for line in told)


async def broken(fails: Any, secrets: list[str]) -> None:
    fails(secrets)


def test_a_failure_is_told_by_its_types_and_places_and_by_the_name_that_the_database_gives_it(log: Log) -> None:
    def full() -> None:
        try:
            sqlite3.connect("/nowhere/at/all")
        except sqlite3.Error as error:
            raise StoreFailed(TEXT) from error

    try:
        full()
    except StoreFailed:
        logger.exception("something failed")
    (line,) = log.lines
    assert line["event"] == "something failed"
    trace = line["trace"]
    assert trace[0] == "StoreFailed"
    assert trace[3] == "OperationalError SQLITE_CANTOPEN"
    assert all(re.fullmatch(r"  table/server/test_logs\.py:\d+ \w+", place) for place in trace[1:3])
    assert TEXT not in log.text


def test_words_are_those_in_the_code_and_fields_those_that_are_listed(log: Log) -> None:
    logger.warning("somebody came: %s", NAMES[0], extra={"worker": 2, "name_of": NAMES[1]})
    (line,) = log.lines
    assert line.keys() == {"at", "level", "event", "worker"}
    assert (line["event"], line["worker"], line["level"]) == ("somebody came: %s", 2, "warning")
    must_not_hold(log.text, list(NAMES))


def test_a_table_has_a_mark_that_is_the_same_in_one_log_and_another_in_the_next(log: Log) -> None:
    for _ in range(2):
        logger.info("something", extra={"table": "BCDFG"})
    logger.info("something", extra={"table": "BCDFH"})
    first, again, other = (line["table"] for line in log.lines)
    assert first == again != other
    assert re.fullmatch("[0-9a-f]{8}", first)
    record = logging.makeLogRecord({"name": "parlour", "msg": "something", "table": "BCDFG"})
    assert first not in LogFormatter(as_json=True).format(record)


def test_of_lines_that_repeat_only_some_are_written_and_one_says_how_many_more_there_were(log: Log) -> None:
    now = 1000.0
    for handler in log.handlers:
        handler.addFilter(RateLimit(lambda: now))

    def say(route: str) -> None:
        logger.info("asked", extra={"method": "POST", "route": route})

    for _ in range(5000):
        say("/api/tables")
    say("/api/tables/{code}/start")
    now += ALIKE_EVERY
    for _ in range(5000):
        say("/api/tables")
    lines = log.lines
    assert [line["route"] for line in lines] == ["/api/tables"] * 100 + ["/api/tables/{code}/start", "/api/tables"]
    assert [line.get("more") for line in lines] == [None] * 101 + [4900]
    assert log.streams[1].getvalue().endswith("more=4900\n")


def test_the_real_server_logs_json_without_secrets_where_nobody_reads_it_on_a_terminal(tmp_path: Path) -> None:
    def play(server: Running) -> list[str]:
        made = server.post("/api/tables", game="bluff", name=NAMES[0])
        server.post(f"/api/tables/{made['code']}/seats", name=NAMES[1])
        server.get(f"/api/tables/{made['code']}")
        server.get("/api/tables/NOPEE")
        return [made["code"], made["token"], *NAMES, "NOPEE", "127.0.0.1"]

    with running("--data", str(tmp_path), "--log-level", "debug") as server:
        secrets = play(server)
        assert server.stop() == 0
    lines = [json.loads(line) for line in server.logged.splitlines()]
    assert [lines[0]["event"], lines[-1]["event"]] == ["the server is open", "the server has stopped"]
    assert "/api/tables/{code}/seats" in {line.get("route") for line in lines}
    must_not_hold(server.logged, secrets)


def test_on_a_terminal_lines_are_for_people_and_the_level_is_kept(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--no-log-json", "--log-level", "warning") as server:
        server.post("/api/tables", game="bluff", name=NAMES[0])
        assert server.stop() == 0
    assert server.logged == ""
    with running("--data", str(tmp_path), "--no-log-json") as server:
        assert server.stop() == 0
    assert re.fullmatch(
        r"\d\d:\d\d:\d\d info    the server is open\n\d\d:\d\d:\d\d info    the server has stopped\n", server.logged
    )
