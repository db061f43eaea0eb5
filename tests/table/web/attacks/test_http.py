"""HTTP: other websites, headers, bodies and paths of anything at all; never a fault of the server's, never a hang."""

from __future__ import annotations

import asyncio
import functools
import gzip
import random
import re
from pathlib import Path

import msgspec
import pytest

from parlour.table.web import limits
from parlour.table.web.rate_limit import Throttle
from tests.table.live.people import House
from tests.table.live.playing import in_a_house, sit_down
from tests.table.web.attacks.playing import still_plays
from tests.table.web.attacks.raw import answer_on, asked, mutated, request, shaken, wire

MAKE = b'{"game":"talkitout","name":"Ada"}'


def routes(house: House) -> list[tuple[str, str]]:
    """Every route of the API: its method, and its path with braces."""
    found = []
    for route in house.server.app.router.routes():
        path = route.resource.canonical if route.resource is not None else ""
        if path.startswith(("/api", "/healthz", "/metrics")) and route.method not in ("*", "HEAD"):
            found.append((route.method, path))
    assert len(found) > 15, "so that there is something to try"
    return found


# ── other websites ──────────────────────────────────────────────────────────────────────────────────────────────────

FOREIGN = [
    "https://evil.example",
    "http://evil.example:8000",
    "null",
    "",
    "http://",
    "http://[::1",
    "http://{host}.evil.example",
    "http://evil.example/{host}",
    "http://{host}@evil.example",
    "http://evil.example@{host}",
    "{host}",
    "http://{host}/",
    "http://127.0.0.1:1",
    "http://\xff",
]


@in_a_house
async def test_another_website_opens_no_socket_and_changes_nothing(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2)
    here = f"{house.server.host}:{house.server.port}"
    for foreign in FOREIGN:
        origin = foreign.format(host=here)
        async with wire(house) as (reader, writer):
            answer = await shaken(house, reader, writer, host.code, Origin=origin)
            assert (answer.status, answer.code) == (403, "other_site"), origin
        for method, path in routes(house):
            if method != "GET":
                filled = path.replace("{code}", host.code).replace("{seat}", "0")
                answer = await asked(house, method, filled, b"{}", str(host.token), Origin=origin)
                assert (answer.status, answer.code) == (403, "other_site"), (origin, path)
    for origin in (f"http://{here}", f"https://{here}"):
        async with wire(house) as (reader, writer):
            assert (await shaken(house, reader, writer, host.code, Origin=origin)).status == 101
        answer = await asked(house, "POST", f"/api/tables/{host.code}/pause", token=str(host.token), Origin=origin)
        assert answer.status in (200, 409)
    assert guest.closed_with is None


@in_a_house
async def test_no_page_of_another_website_may_read_an_answer(house: House) -> None:
    answer = await asked(house, "GET", "/healthz", Origin="https://evil.example")
    assert not [name for name in answer.headers if name.startswith("access-control")]
    answer = await asked(
        house, "OPTIONS", "/api/tables", Origin="https://evil.example", Access_Control_Request_Method="POST"
    )
    assert answer.status == 403
    assert not [name for name in answer.headers if name.startswith("access-control")]


# ── headers ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@in_a_house
async def test_every_answer_has_the_headers_and_every_error_a_code_and_a_sentence(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2)
    path = f"/api/tables/{host.code}"
    answers = {
        "fine": await asked(house, "GET", path),
        "a deck": await asked(house, "GET", f"{path}/deck"),
        "no such table": await asked(house, "GET", "/api/tables/ZZZZZ"),
        "no such page": await asked(house, "GET", "/api/nothing"),
        "no such page for anybody": await asked(house, "GET", "/%2e%2e/%2e%2e/etc/passwd"),
        "no such method": await asked(house, "PUT", path),
        "no token": await asked(house, "POST", f"{path}/end"),
        "not the host": await asked(house, "POST", f"{path}/end", token=str(guest.token)),
        "not now": await asked(house, "POST", f"{path}/resume", token=str(host.token)),
        "malformed": await asked(house, "POST", "/api/tables", b"["),
        "too large": await asked(house, "POST", f"{path}/seats", b" " * (limits.LARGEST_BODY + 1)),
        "another website's": await asked(house, "POST", "/api/tables", MAKE, Origin="http://evil.example"),
        "no socket": await asked(house, "GET", f"/ws/{host.code}"),
    }
    for name, answer in answers.items():
        headers = answer.headers
        assert "default-src 'self'" in headers["content-security-policy"], name
        assert "unsafe" not in headers["content-security-policy"], name
        assert headers["x-content-type-options"] == "nosniff", name
        assert headers["referrer-policy"] == "no-referrer", name
        assert headers["cache-control"] == "no-store", name
        assert headers["content-type"].startswith("application/json"), name
        if answer.status >= 400:
            error = msgspec.json.decode(answer.body)["error"]
            assert re.fullmatch("[a-z_]+", error["code"]), name
            assert error["text"].endswith((".", "?")), name
            assert "Traceback" not in error["text"], name
    statuses = {name: answer.status for name, answer in answers.items()}
    assert statuses["no such method"] == 405
    assert statuses["too large"] == 413
    assert answers["no such method"].headers["allow"]


@in_a_house
async def test_a_fault_of_ours_is_an_answer_like_any_other(house: House) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("the secret is 7")

    house.keeper.store.append = broken  # type: ignore[method-assign, assignment]
    answer = await asked(house, "POST", "/api/tables", MAKE, Accept="text/html")
    assert (answer.status, answer.code) == (500, "fault")
    assert b"secret" not in answer.body
    assert answer.headers["x-content-type-options"] == "nosniff"


# ── size and time ───────────────────────────────────────────────────────────────────────────────────────────────────


@in_a_house
async def test_a_body_over_the_limit_is_refused_however_it_comes(house: House) -> None:
    made = msgspec.json.decode((await asked(house, "POST", "/api/tables", MAKE)).body)
    path = f"/api/tables/{made['code']}/seats"
    large = b" " * (limits.LARGEST_BODY + 1)
    bomb = gzip.compress(b" " * 50_000_000)
    assert len(bomb) < limits.LARGEST_BODY
    async with wire(house) as (reader, writer):
        head = request(house, "POST", path, Transfer_Encoding="chunked").replace(b"Content-Length: 0\r\n", b"")
        writer.write(head + b"%x\r\n" % len(large) + large + b"\r\n0\r\n\r\n")
        async with asyncio.timeout(5):
            assert (await answer_on(reader)).status == 413
    assert (await asked(house, "POST", path, large)).status == 413
    assert (await asked(house, "POST", path, bomb, Content_Encoding="gzip")).status in (400, 413, 415)
    assert (await asked(house, "POST", "/api/tables", b" " * (limits.LARGEST_DECK + 1))).status == 413
    assert (await asked(house, "POST", path, b'{"name":"Bo"}')).status == 200


@in_a_house
async def test_a_body_that_is_nested_without_end_is_malformed(house: House) -> None:
    for nested in (b'{"a":' * 5000 + b"1" + b"}" * 5000, b"[" * 5000 + b"]" * 5000):
        answer = await asked(house, "POST", "/api/tables", b'{"game":"bluff","options":{"x":' + nested + b"}}")
        assert (answer.status, answer.code) == (400, "malformed")


@in_a_house
async def test_no_answer_is_long_because_the_question_was(house: House) -> None:
    """What is wrong is quoted, and never whole: neither what was long, nor what was nested."""
    made = msgspec.json.decode((await asked(house, "POST", "/api/tables", MAKE)).body)
    table = f"/api/tables/{made['code']}"
    long = b"x" * 60_000
    nested = functools.reduce(lambda inner, _: b"[%s]" % b",".join([inner] * 6), range(5), b"0")
    asked_for = [
        ("POST", "/api/tables", b'{"%s":1}' % long),
        ("POST", "/api/tables", b'{"game":"bluff","name":"Bo","deck":"%s"}' % long),
        ("POST", "/api/tables", b'{"game":"bluff","name":"Bo","options":{"rounds":%s}}' % nested),
        ("POST", f"{table}/seats", b'{"%s":1}' % long),
        ("POST", f"{table}/bots", b'{"level":"%s"}' % long),
        ("PATCH", table, b'{"deck":"%s"}' % long),
        ("PATCH", table, b'{"first":1%s}' % (b"0" * 4_000)),
        ("POST", "/api/decks/check", b'{"game":"bluff","%s":1}' % long),
        ("POST", f"/api/decks/import?game=bluff&name={'x' * 8_000}", b"word,definition\n"),
    ]
    for method, path, body in asked_for:
        answer = await asked(house, method, path, body, Authorization=f"Bearer {made['token']}")
        assert answer.status in (400, 422), (path[:40], body[:40])
        assert len(answer.body) < 2_500, (path[:40], body[:40])
        assert b"{???}" not in answer.body, "a sentence that could not be put together"


# ── anything at all ─────────────────────────────────────────────────────────────────────────────────────────────────

VALUES = [
    b"null",
    b"true",
    b"0",
    b"-1",
    b"1e308",
    b"1" + b"0" * 400,
    b'""',
    b'"\\u0000"',
    b'"\\u202e"',
    b'"../../etc/passwd"',
    b"[]",
    b"{}",
    b'{"a":' * 2000 + b"1" + b"}" * 2000,
    b"[" * 5000 + b"]" * 5000,
    b'"' + b"x" * 5000 + b'"',
    "\U0001f98a".encode(),
    b'"\xff"',
]
FIELDS = ["game", "name", "deck", "options", "avatar", "ticket", "level", "first", "locked", "keep", "number", "host"]
WHOLE = [MAKE, b'{"name":"Bo"}', b'{"level":"novice"}', b'{"locked":true,"first":0}', b'{"number":3}', b"{}", b""]
PIECES = ["0", "1", "-1", "99", "999999", "x", "%00", "%ff", "%2e%2e"]
PIECES += ["%2f", "%D9%A3", "1_0", "+1", "%0d%0aX:y", ";", "\xf0\x9f\xa6\x8a"]


def some_body(rng: random.Random) -> bytes:
    match rng.randrange(4):
        case 0:
            return mutated(rng, rng.choice(WHOLE) or b"{}")
        case 1:
            return rng.randbytes(rng.randrange(60))
        case 2:
            fields = rng.sample(FIELDS, rng.randint(1, 3))
            pairs = (b'"%s":%s' % (field.encode(), rng.choice(VALUES)) for field in fields)
            return b"{" + b",".join(pairs) + b"}"
        case _:
            return rng.choice([*VALUES, *WHOLE])


def some_path(rng: random.Random, path: str, code: str) -> str:
    def filled(hole: re.Match[str]) -> str:
        if hole.group() == "{code}" and rng.random() < 0.9:
            return code
        return rng.choice(PIECES)

    path = re.sub(r"\{[^}]*\}", filled, path)
    return path + rng.choice(["", "", "", "?", "?x=%ff&x", "/", "//", "%20"])


def test_thousands_of_odd_requests_to_every_route_meet_no_fault_and_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, soak: int
) -> None:
    """Sent without a token, with a guest's and with rubbish for one, so nothing of it may be done but coming in."""

    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 2, wait=0)
        rng = random.Random(7)
        tokens = [None, str(guests[1].token), "x", "\xff", "é" * 100]
        await house.must("PATCH", f"/api/tables/{guests[0].code}", guests[0].token, locked=True)
        before = await house.keeper.store.entries(guests[0].code)
        for method, path in routes(house):
            slow = path.startswith("/api/decks/")  # each is read in a process of its own
            for number in range((5 if slow else 60) * soak):
                odd = some_path(rng, path, guests[0].code)
                if method == "POST" and odd.split("?")[0].endswith("/move"):
                    continue  # a seat's own right
                if method in ("DELETE", "PATCH") and odd.split("?")[0].rstrip("/").endswith("/1"):
                    continue  # the guest's own
                token = tokens[number % len(tokens)]
                headers = {"Content_Type": rng.choice(["application/json", "text/html", "multipart/form-data", "\xff"])}
                body = some_body(rng)
                answer = await asked(house, method, odd, body, token, **headers)
                assert answer.status < 500, (method, odd, answer)
        assert await house.keeper.store.entries(guests[0].code) == before
        await still_plays(guests)

    # Or nothing more is tried after a while.
    monkeypatch.setattr(Throttle, "charge", lambda throttle, client, cost=1: None)
    scenario(tmp_path)


def test_thousands_of_bytes_that_are_no_requests_meet_no_fault(tmp_path: Path, soak: int) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        rng = random.Random(8)
        whole = request(house, "POST", "/api/tables", MAKE)
        for _ in range(500 * soak):
            odd = mutated(rng, whole) if rng.random() < 0.8 else rng.randbytes(rng.randrange(1, 300))
            async with asyncio.timeout(5), wire(house) as (reader, writer):
                writer.write(odd)
                writer.write_eof()
                answered = await reader.read()
                assert not answered.startswith(b"HTTP/1.1 5"), (odd, answered)
        assert (await asked(house, "POST", "/api/tables", MAKE)).status == 200

    scenario(tmp_path)
