"""Frames that are too large, broken, or no frames at all end their own line, and nobody else notices."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.table.web import limits
from tests.table.live.people import House, open_house
from tests.table.live.playing import in_a_house, sit_down
from tests.table.web.attacks.playing import still_plays
from tests.table.web.attacks.raw import BINARY, CLOSE, PING, PONG, TEXT, Line, handshake, line, mutated, wire

BROKEN = (1002, 1007, 1009, 4400, 4429, None)
"""How a line ends that broke the rules of sockets: with a word that says so (many pieces: too often), or cut."""
CAP = 16_384
WHOLE = b'{"hello":{"token":null,"seen":0}}'


def fragments(socket: Line, pieces: int, size: int) -> None:
    socket.send(b" " * size, final=False)
    for _ in range(pieces):
        socket.send(b" " * size, opcode=0, final=False)


def twice_begun(socket: Line) -> None:
    socket.send(b"{", final=False)
    socket.send(b"}")


BREAKERS: dict[str, Callable[[Line], None]] = {
    "just over the cap": lambda line: line.send(b'{"id":"x","do":{"act":"' + b"y" * CAP + b'"}}'),
    "a hundred megabytes, none of them sent": lambda line: line.send(b"", length=100_000_000),
    "a length of sixty-three bits": lambda line: line.send(b"", length=2**63 - 1),
    "a length of sixty-four bits": lambda line: line.send(b"", length=2**64 - 1),
    "over the cap in fragments": lambda line: fragments(line, 20, 1000),
    "over the cap in empty-handed fragments": lambda line: fragments(line, 40_000, 1),
    "a ping that is too long": lambda line: line.send(b"x" * 126, PING),
    "a ping in pieces": lambda line: line.send(b"x", PING, final=False),
    "a close that is too long": lambda line: line.send(b"\x03\xe8" + b"x" * 200, CLOSE),
    "a close with half a code": lambda line: line.send(b"\x03", CLOSE),
    "a close with a code that means nothing": lambda line: line.send(b"\x00\x07", CLOSE),
    "a reserved bit": lambda line: line.send(WHOLE, reserved=4),
    "all reserved bits": lambda line: line.send(WHOLE, reserved=7),
    "an opcode that is none": lambda line: line.send(WHOLE, opcode=3),
    "a control opcode that is none": lambda line: line.send(b"", opcode=15),
    "the middle of nothing": lambda line: line.send(WHOLE, opcode=0),
    "a beginning inside another": lambda line: twice_begun(line),
    "text that is no text": lambda line: line.send(b'{"react":"\xff\xfe"}'),
    "half a letter": lambda line: line.send("é".encode()[:1]),
    "a surrogate": lambda line: line.send(b'{"react":"\xed\xa0\x80"}'),
}


@in_a_house
async def test_a_broken_frame_ends_its_line_before_and_after_hello(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    for name, breaks in BREAKERS.items():
        for greeted in (False, True):
            async with line(house, guests[0].code) as socket:
                if greeted:
                    socket.hello(None)
                    await socket.until("view")
                breaks(socket)
                assert await socket.ended() in BROKEN, name
                await socket.cut()
    await still_plays(guests)


WRONG_HANDSHAKES: list[dict[str, str]] = [
    {"Host": ""},
    {"Host": "\xff"},
    {"Host": "[::1"},
    {"Host": "a" * 8000},
    {"Connection": "Upgrade, " + "x" * 8000},
    {"Sec_WebSocket_Key": ""},
    {"Sec_WebSocket_Key": "short"},
    {"Sec_WebSocket_Key": "x" * 5000},
    {"Sec_WebSocket_Version": "12"},
    {"Sec_WebSocket_Version": "thirteen"},
    {"Upgrade": "h2c"},
    {"Upgrade": "websocket, \xff"},
    {"Connection": "close"},
    {"Connection": "Upgrade, \xff"},
    {"Content_Length": "7"},
    {"Transfer_Encoding": "chunked"},
    {"Sec_WebSocket_Extensions": "permessage-deflate; client_max_window_bits=\xff"},
    {"Sec_WebSocket_Protocol": "chat, \xff"},
]


def test_a_handshake_that_is_none_is_refused_or_harmless_and_leaves_no_line_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LINES_OF_A_CLIENT", 20)

    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 2)
        for wrong in (*WRONG_HANDSHAKES, None):
            whole = handshake(house, guests[0].code, **(wrong or {}))
            if wrong is None:
                whole = b"\r\n".join(field for field in whole.split(b"\r\n") if not field.startswith(b"Host"))
            for _ in range(24):
                async with asyncio.timeout(5), wire(house) as (reader, writer):
                    writer.write(whole)
                    answered = await reader.read(1000)
                    assert answered.startswith((b"HTTP/1.1 101", b"HTTP/1.1 4", b"HTTP/1.0 4")), (wrong, answered)
                    assert b"too_many_lines" not in answered, wrong
                    assert b"permessage-deflate" not in answered
        await still_plays(guests)

    scenario(tmp_path)


@in_a_house
async def test_a_frame_without_a_mask_is_taken_for_what_it_says_or_ends_its_line(house: House) -> None:
    """A mask keeps a page in a browser from misleading proxies; no page can leave it out, so it guards nothing here."""
    guests = await sit_down(house, "talkitout", 2)
    async with line(house, guests[0].code) as socket:
        socket.send(WHOLE, masked=False)
        socket.send(b"rubbish", masked=False)
        assert await socket.ended() in BROKEN
    await still_plays(guests)


MALFORMED = {
    "nothing": b"",
    "no object": b"[]",
    "a number": b"7",
    "an empty object": b"{}",
    "no end": b'{"react":"clap"',
    "two of them": b'{"react":"clap"}{"react":"clap"}',
    "nested a thousand deep": b'{"id":"x","do":' + b'{"a":' * 1500 + b"1" + b"}" * 1500 + b"}",
    "lists nested a thousand deep": b'{"id":"x","do":{"act":' + b"[" * 4000 + b"]" * 4000 + b"}}",
    "a number without an end": b'{"id":"x","do":{"act":"draw"},"at":' + b"9" * 5000 + b"}",
    "not a number": b'{"id":"x","do":{"act":"draw"},"at":NaN}',
    "infinite": b'{"id":"x","do":{"act":"draw"},"at":1e999}',
    "half a number": b'{"id":"x","do":{"act":"draw"},"at":1.5}',
    "before the beginning": b'{"id":"x","do":{"act":"draw"},"at":-1}',
    "an act that is a list": b'{"id":"x","do":["draw"]}',
    "an act that is a word": b'{"id":"x","do":"draw"}',
    "an id that is a number": b'{"id":1,"do":{"act":"draw"}}',
    "an id that is empty": b'{"id":"","do":{"act":"draw"}}',
    "an id that is too long": b'{"id":"' + b"x" * 65 + b'","do":{"act":"draw"}}',
    "an act without an id": b'{"do":{"act":"draw"}}',
    "a key that is none": b'{"react":"clap","seat":1}',
    "a reaction that is too long": b'{"react":"' + b"x" * 21 + b'"}',
}


@in_a_house
async def test_a_malformed_message_ends_its_line_with_a_code_that_says_so(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    for name, content in MALFORMED.items():
        for opcode in (TEXT, BINARY):
            async with line(house, guests[0].code) as socket:
                socket.hello(None)
                await socket.until("view")
                socket.send(content, opcode)
                assert await socket.ended() == 4400, name
            async with line(house, guests[0].code) as socket:
                socket.send(content, opcode)
                assert await socket.ended() == 4400, f"{name}, for a hello"
    await still_plays(guests)


ODD_ACTS: list[dict[str, Any]] = [
    {},
    {"act": None},
    {"act": 7},
    {"act": ["draw"]},
    {"act": "x" * 10_000},
    {"act": "draw", "seat": 0},
    {"act": "play", "card": {"one_of": ["q01"]}},
    {"act": "play", "card": 10**300},
    {"act": "play", "card": -1},
    {"act": "play", "card": True},
    {"act": "play", "card": "\u0000"},
    {"act": "play", "card": "q" * 5000},
    {"act": "answer", "text": "x" * 10_000},
    {"act": "answer", "text": ["x"]},
    {"act": "special", "card": "tell_a_lie", "to": 10**18},
    {"act": "special", "card": "throw_it_out", "to": -1},
    {"act": "elapsed"},
    {"act": "__class__"},
    {"": ""},
]


@in_a_house
async def test_an_act_of_odd_things_is_refused_and_changes_nothing(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    n, view = guests[0].n, guests[0].view
    for act in ODD_ACTS:
        for guest in guests:
            answer = await guest.do(act)
            assert answer["refused"]["text"], act
            assert answer["refused"]["code"] != "fault", act
    assert (guests[0].n, guests[0].view) == (n, view)
    await still_plays(guests)


@in_a_house
async def test_of_a_key_that_comes_twice_only_one_counts(house: House) -> None:
    """What is checked and what is done must be the same of the two."""
    guests = await sit_down(house, "out-of-control", 2)
    seat = guests[0].view["waiting"][0]  # type: ignore[index]
    async with line(house, guests[0].code) as socket:
        socket.hello(guests[seat].token)
        await socket.until("view")
        socket.send(b'{"id":"x","do":{"act":"roll","act":"nonsense"}}')
        refused = (await socket.answer("x"))["refused"]
        assert refused["code"] == "malformed"
        socket.send(b'{"id":"x","id":"y","do":{"act":"nonsense"},"do":{"act":"roll"}}')
        assert "ok" in await socket.answer("y")


@in_a_house
async def test_a_ping_is_answered_and_a_message_in_pieces_is_whole(house: House) -> None:
    """So that the breakers above prove something: what is allowed is taken."""
    guests = await sit_down(house, "talkitout", 2)
    async with line(house, guests[0].code) as socket:
        socket.send(b'{"hello":', final=False)
        socket.send(b"x" * 125, PING)
        socket.send(b'{"token":', opcode=0, final=False)
        socket.send(b"null}}", opcode=0)
        assert await socket.frame() == (PONG, b"x" * 125)
        assert "view" in await socket.until("view")
        socket.send(b'{"id":"x","do":{"act":"' + b"y" * (CAP - 40) + b'"}}')
        assert (await socket.answer("x"))["refused"]["code"] == "spectator"


def test_thousands_of_broken_messages_change_nothing(tmp_path: object, soak: int) -> None:
    """Each is refused or ends its line with a code; the table's log does not move, and its people see nothing of it."""

    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 2, wait=0)
        n, rng = guests[0].n, random.Random(4)
        whole = [
            b'{"id":"abc","do":{"act":"play","card":"q99"},"at":3}',
            b'{"hello":{"token":"abcdefgh","seen":0}}',
            b'{"react":"nothing"}',
            b'{"id":"abc","do":{"act":"answer","text":"hm"}}',
        ]
        for _ in range(2000 * soak):
            async with line(house, guests[0].code) as socket:
                content = mutated(rng, rng.choice(whole))
                if rng.random() < 0.8:
                    socket.hello(None)
                socket.send(content, rng.choice((TEXT, BINARY)))
                socket.send(b"rubbish")
                assert await socket.ended() in (4400, 4401, 1007), content
        assert guests[0].n == n
        await still_plays(guests)

    scenario(tmp_path)  # type: ignore[arg-type]


def test_thousands_of_bytes_that_are_no_frames_change_nothing(tmp_path: object, soak: int) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 2)
        rng = random.Random(5)
        for _ in range(300 * soak):
            async with line(house, guests[0].code) as socket:
                if rng.random() < 0.5:
                    socket.hello(None)
                socket.writer.write(rng.randbytes(rng.randrange(1, 400)))
                socket.writer.write_eof()
                assert await socket.ended() in (*BROKEN, 1000, 1005, 1006)
        await still_plays(guests)

    scenario(tmp_path)  # type: ignore[arg-type]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
NAMES = ("play", "draw", "keep", "special", "answer", "tell", "vote", "go_on")
FIELDS = ("card", "to", "text", "lie", "answers", "seat")


@pytest.mark.parametrize("game", ["talkitout", "bluff", "out-of-control", "player-of-honour", "traitor-word"])
def test_an_act_made_of_anything_is_refused_or_is_legal_and_never_a_fault(
    game: str, tmp_path: object, soak: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MESSAGES_AT_ONCE", 1_000_000)  # how often is tested by itself

    async def run() -> None:
        async with open_house(tmp_path) as house:  # type: ignore[arg-type]
            guests = await sit_down(house, game, 3 if game in ("traitor-word", "player-of-honour") else 2)
            acts = sorted({offer["act"] for guest in guests for offer in (guest.view or {})["offers"]} | set(NAMES))
            fields = sorted({key for guest in guests for offer in (guest.view or {})["offers"] for key in offer})
            odd = st.fixed_dictionaries(
                {"act": st.sampled_from(acts)},
                optional=dict.fromkeys(sorted({*fields, *FIELDS} - {"act"}), JSON),
            )
            for act in examples(odd, 60 * soak):
                for guest in guests:
                    answer = await guest.do(act)
                    assert "ok" in answer or answer["refused"]["code"] != "fault", (act, answer)

    asyncio.run(asyncio.wait_for(run(), 60 * soak))


def examples(strategy: st.SearchStrategy[dict[str, object]], number: int) -> list[dict[str, object]]:
    """So many different things of this kind, the same each time."""
    found: list[dict[str, object]] = []

    @settings(max_examples=number, deadline=None, database=None, derandomize=True)
    @given(strategy)
    def collect(thing: dict[str, object]) -> None:
        msgspec.json.encode(thing)
        found.append(thing)

    collect()
    return found
