"""Peers without a token send the server what is no request, or ask for something as fast as they can; whoever plays
beside them notices nothing, the memory comes back, and the log does not grow."""

from __future__ import annotations

from contextlib import suppress

import pytest

from tests.table.web.attacks.flooding import Attack, Besieged, Target
from tests.table.web.attacks.raw import answer_on, handshake, request, wire

ZEROS = bytes(1_000_000)
LARGEST_LOG = 100_000


async def zeros(target: Target) -> None:
    await poured(target, b"")


async def zeros_after_a_request(target: Target) -> None:
    await poured(target, request(target, "GET", "/healthz"))


async def zeros_after_a_handshake(target: Target) -> None:
    """Of a socket that is not let in: what follows is no request either."""
    await poured(target, handshake(target, target.code, Origin="http://elsewhere.example"))


async def bodies_that_nobody_reads(target: Target) -> None:
    await poured(target, request(target, "POST", "/api/nothing", Content_Length="1000000000"))


async def poured(target: Target, first: bytes) -> None:
    """As much as the server takes, but no more than a few megabytes."""
    async with wire(target) as (reader, writer):
        writer.write(first)
        for _ in range(4):
            writer.write(ZEROS)
            await writer.drain()
        while await reader.read(65536):
            pass


async def what_is_not_there(target: Target) -> None:
    await asked_often(target, request(target, "GET", "/api/nothing"))


async def nonsense(target: Target) -> None:
    await asked_often(target, b"GET /<script> HTTP/9\r\n\r\n")


async def wrong_codes(target: Target) -> None:
    await asked_often(target, request(target, "GET", "/api/tables/ZZZZZ"))


async def a_table_with_tokens_that_are_made_up(target: Target) -> None:
    await asked_often(target, request(target, "GET", f"/api/tables/{target.code}", Authorization="Bearer made-up"))


async def seats_that_are_not_to_be_had(target: Target) -> None:
    await asked_often(target, request(target, "POST", f"/api/tables/{target.code}/seats", b'{"name":" "}'))


async def tables_without_end(target: Target) -> None:
    await asked_often(target, request(target, "POST", "/api/tables", b'{"game":"bluff","name":"Eve"}'))


async def asked_often(target: Target, asked: bytes) -> None:
    async with wire(target) as (reader, writer):
        for _ in range(100):
            writer.write(asked)
            await answer_on(reader)


FLOODS: list[Attack] = [
    zeros,
    zeros_after_a_request,
    zeros_after_a_handshake,
    bodies_that_nobody_reads,
    what_is_not_there,
    nonsense,
    wrong_codes,
    a_table_with_tokens_that_are_made_up,
    seats_that_are_not_to_be_had,
    tables_without_end,
]


@pytest.mark.parametrize("attack", FLOODS)
def test_a_table_plays_on_beside_a_flood_of(attack: Attack, besieged: Besieged) -> None:
    logged = len(besieged.server.said())
    besieged.endures(attack)
    assert len(besieged.server.said()) - logged < LARGEST_LOG


# ── one connection ──────────────────────────────────────────────────────────────────────────────────────────────────

NO_REQUESTS = {
    "another method": b"BREW / HTTP/1.1\r\n\r\n",
    "another version": b"GET /<script> HTTP/9\r\n\r\n",
    "no HTTP": bytes(300),
    "a long path": b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
    "a long header": b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
    "many headers": b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: a\r\n" * 10_000 + b"\r\n",
    "headers that are many and long": b"GET / HTTP/1.1\r\nHost: x\r\n"
    + (b"X: " + b"a" * 1000 + b"\r\n") * 60
    + b"\r\n",
}


def test_heads_without_end_and_what_is_no_http_are_refused_in_plain_text(besieged: Besieged) -> None:
    async def answers(target: Target) -> None:
        for name, head in NO_REQUESTS.items():
            async with wire(target) as (reader, writer):
                writer.write(head)
                answer = await answer_on(reader)
                assert (answer.status, answer.body) == (400, b"That is no request.\n"), name
                assert answer.headers["content-type"].startswith("text/plain")
                with suppress(ConnectionError):
                    assert await reader.read() == b"", name

    besieged.answers(answers)


def test_requests_come_one_after_another_or_in_one_breath_or_letter_by_letter(besieged: Besieged) -> None:
    """So that the refusals above prove something: what is allowed is answered."""

    async def answers(target: Target) -> None:
        look = request(target, "GET", f"/api/tables/{target.code}")
        large = request(target, "POST", "/api/tables", b'{"game":"bluff","name":"Ada"}' + b" " * 1_500_000)
        wrong = request(target, "POST", f"/api/tables/{target.code}/end", b" " * 200_000)
        async with wire(target) as (reader, writer):
            for asked in (look, look * 3, large, wrong + look):
                writer.write(asked)
                statuses = [(await answer_on(reader)).status for _ in range(asked.count(b"HTTP/1.1"))]
                assert statuses[-1] == 200, asked[:50]
            for letter in look:
                writer.write(bytes([letter]))
                await writer.drain()
            assert (await answer_on(reader)).status == 200

    besieged.answers(answers)
