"""Nobody gets in who should not: other people's seats, the host's rights, rubbish, floods, and other websites."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from aiohttp import WSMsgType

from tests.table.live.people import Guest, House
from tests.table.live.playing import in_a_house, sit_down


@in_a_house
async def test_only_the_host_may_do_what_is_the_hosts(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2)
    path = f"/api/tables/{host.code}"
    for method, what, body in (
        ("PATCH", "", {"locked": True}),
        ("POST", "/bots", {"level": "novice"}),
        ("POST", "/start", {}),
        ("POST", "/pause", {}),
        ("POST", "/resume", {}),
        ("POST", "/go-on", {}),
        ("POST", "/rematch", {}),
        ("POST", "/hide", {"number": 3}),
        ("POST", "/end", {}),
        ("DELETE", "/seats/0", {}),
    ):
        status, answer = await house.ask(method, path + what, guest.token, **body)
        assert (status, answer["error"]["code"]) == (403, "not_host"), what
        for token in (None, "made-up"):
            status, answer = await house.ask(method, path + what, token, **body)
            assert (status, answer["error"]["code"]) == (401, "no_token"), what
    assert guest.n == host.n


@in_a_house
async def test_whoever_has_another_tables_token_is_nobody_here(house: House) -> None:
    first, _ = await sit_down(house, "talkitout", 2)
    other, _ = await sit_down(house, "talkitout", 2)
    intruder = await Guest(house, first.code, other.token).come()
    await intruder.until(lambda guest: guest.closed_with is not None)
    assert intruder.closed_with == 4401
    assert intruder.frames == []


@in_a_house
async def test_a_wrong_code_is_told_so(house: House) -> None:
    status, answer = await house.ask("GET", "/api/tables/ZZZZZ")
    assert status == 404
    assert answer["error"]["text"].startswith("No table has that code.")


@in_a_house
async def test_another_website_cannot_act_in_anybodys_name(house: House) -> None:
    (host, _) = await sit_down(house, "talkitout", 2)
    headers = {"Origin": "https://evil.example", "Authorization": f"Bearer {host.token}"}
    url = house.server.make_url(f"/api/tables/{host.code}/end")
    async with house.http.post(url, headers=headers) as answer:
        assert answer.status == 403
    async with house.http.get(house.server.make_url(f"/ws/{host.code}"), headers=headers) as answer:
        assert answer.status == 403


@in_a_house
async def test_every_answer_carries_the_headers_that_keep_a_page_to_itself(house: House) -> None:
    for path in ("/healthz", "/api/tables/ZZZZZ", "/nothing/here"):
        async with house.http.get(house.server.make_url(path)) as answer:
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"], path
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "name": "Ada"}, "bad_setting"),
        ({"game": "bluff", "name": "Ada", "options": {"rounds": 9}}, "bad_setting"),
        ({"game": "bluff", "name": "Ada", "deck": "/etc/passwd"}, "bad_setting"),
        ({"game": "bluff", "name": "Ada", "deck": "x.yaml"}, "bad_setting"),
        ({"game": "bluff", "name": "Ada", "deck": "en/words"}, "bad_setting"),
        ({"game": "bluff", "name": "\u200b"}, "bad_name"),
        ({"game": "bluff", "name": "x" * 100}, "bad_name"),
        ({"game": "bluff", "name": 7}, "malformed"),
        ({"name": "Ada"}, "malformed"),
        ({"game": "bluff", "name": "Ada", "oops": 1}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(body: dict[str, Any], code: str, tmp_path: object) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        status, answer = await house.ask("POST", "/api/tables", **body)
        assert (status, answer["error"]["code"]) == (400, code), answer

    scenario(tmp_path)  # type: ignore[arg-type]


@in_a_house
async def test_rubbish_closes_its_own_line_and_nobody_elses(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2)
    rng = random.Random(1)
    rubbish = [
        b"",
        b"{}",
        b"[]",
        b"null",
        b'{"id":"x"}',
        b'{"do":{"act":"draw"}}',
        b'{"id":7,"do":{}}',
        b'{"hello":{"token":null}}',
        b"\xff\xfe",
        b"x" * 20_000,
        *(rng.randbytes(rng.randrange(200)) for _ in range(60)),
    ]
    for content in rubbish:
        line = await house.http.ws_connect(house.server.make_url(f"/ws/{host.code}"))
        await line.send_json({"hello": {"token": None, "seen": 0}})
        assert (await line.receive()).type is WSMsgType.TEXT
        await line.send_bytes(content)
        closed = await asyncio.wait_for(line.receive(), 5)
        while closed.type is WSMsgType.TEXT:  # who else has come and gone
            closed = await asyncio.wait_for(line.receive(), 5)
        assert closed.type in (WSMsgType.CLOSE, WSMsgType.CLOSED), content
    assert host.closed_with is None
    assert guest.closed_with is None
    rolled = await host.do({"act": "nonsense"})
    assert rolled["refused"]["code"] == "malformed"


@in_a_house
async def test_no_frame_tells_a_token_a_hash_or_the_seed(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    watcher = await Guest(house, guests[0].code, None).come()
    await watcher.until(lambda guest: guest.view is not None)
    table = house.keeper.tables[guests[0].code].table
    secrets = [table.seed, *(person.token for person in table.company.people), *(str(guest.token) for guest in guests)]
    for guest in (*guests, watcher):
        for frame in guest.frames:
            assert not any(secret in frame.decode() for secret in secrets)
            assert msgspec.json.decode(frame)
