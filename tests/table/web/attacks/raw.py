"""Clients that keep to no rule: bytes over TCP, whole or not, and a socket whose every bit can be wrong."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, Protocol

import msgspec

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Address(Protocol):
    @property
    def host(self) -> str: ...

    @property
    def port(self) -> int | None: ...


class Place(Protocol):
    """A house, or whatever else has a server."""

    @property
    def server(self) -> Address: ...


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def code(self) -> str:
        """The stable word of an error."""
        word: str = msgspec.json.decode(self.body)["error"]["code"]
        return word


@asynccontextmanager
async def wire(
    house: Place, address: str = "127.0.0.1"
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection to the house, from this address of the machine."""
    host, port = house.server.host, house.server.port
    reader, writer = await asyncio.open_connection(host, port, local_addr=(address, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def answer_on(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
    body = await reader.readexactly(int(headers.get("content-length", 0)))
    return Answer(int(head[0].split()[1]), headers, body)


def request(house: Place, method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """The bytes of a request. A header is named with underscores, and None leaves it out."""
    fields = {"Host": f"{house.server.host}:{house.server.port}", "Content-Length": str(len(body))}
    fields |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    return "\r\n".join(lines).encode("latin-1") + body


async def asked(
    house: Place,
    method: str,
    path: str,
    body: bytes = b"",
    token: str | None = None,
    address: str = "127.0.0.1",
    **headers: str,
) -> Answer:
    """One request, byte for byte as it is written here."""
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    async with asyncio.timeout(10), wire(house, address) as (reader, writer):
        writer.write(request(house, method, path, body, **headers))
        return await answer_on(reader)


def framed(
    payload: bytes,
    opcode: int = TEXT,
    *,
    final: bool = True,
    reserved: int = 0,
    masked: bool = True,
    length: int | None = None,
) -> bytes:
    """One frame; `length` is what it says of itself, if that is not the truth."""
    said = len(payload) if length is None else length
    first = 0x80 * final | reserved << 4 | opcode
    if said < 126:
        head = struct.pack("!BB", first, said | 0x80 * masked)
    elif said < 65536:
        head = struct.pack("!BBH", first, 126 | 0x80 * masked, said)
    else:
        head = struct.pack("!BBQ", first, 127 | 0x80 * masked, said)
    return head + (b"\0\0\0\0" if masked else b"") + payload  # masked with zeros it reads as it is


class Line:
    """A socket to a table, opened by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, payload: bytes, opcode: int = TEXT, **odd: Any) -> None:
        """One frame, as `framed` makes it."""
        self.writer.write(framed(payload, opcode, **odd))

    def say(self, message: Any) -> None:
        self.send(msgspec.json.encode(message))

    def hello(self, token: str | None, seen: int = 0) -> None:
        self.say({"hello": {"token": token, "seen": seen}})

    async def frame(self) -> tuple[int, bytes]:
        """The next frame; EOFError or ConnectionError when the line is cut."""
        first, length = await self.reader.readexactly(2)
        if length == 126:
            (length,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 15, await self.reader.readexactly(length)

    async def message(self) -> dict[str, Any]:
        """The next message that is one."""
        async with asyncio.timeout(10):
            while True:
                opcode, payload = await self.frame()
                assert opcode != CLOSE, payload
                if opcode in (TEXT, BINARY):
                    decoded: dict[str, Any] = msgspec.json.decode(payload)
                    return decoded

    async def until(self, key: str) -> dict[str, Any]:
        """The next message that has this key."""
        while key not in (message := await self.message()):
            pass
        return message

    async def answer(self, id: str) -> dict[str, Any]:
        while (message := await self.until("id"))["id"] != id:
            pass
        return message

    async def ended(self, within: float = 10) -> int | None:
        """The code with which it is closed; None if it is cut without a word."""
        async with asyncio.timeout(within):
            with suppress(EOFError, ConnectionError):
                while True:
                    opcode, payload = await self.frame()
                    if opcode == CLOSE:
                        code: int = struct.unpack("!H", payload[:2])[0]
                        return code
        return None

    async def cut(self) -> None:
        """Wait until the connection is no more. Whoever is past their limit is not read, so nobody sees them go."""
        with suppress(ConnectionError):
            while await self.reader.read(65536):
                pass


@asynccontextmanager
async def line(house: Place, code: str, **headers: str) -> AsyncIterator[Line]:
    """A line to the table of this code; nobody has said hello on it."""
    async with wire(house) as (reader, writer):
        answer = await shaken(house, reader, writer, code, **headers)
        assert answer.status == 101, answer
        yield Line(reader, writer)


async def shaken(
    house: Place, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, code: str, **headers: str
) -> Answer:
    """How the server answers to a handshake."""
    writer.write(handshake(house, code, **headers))
    async with asyncio.timeout(10):
        return await answer_on(reader)


def handshake(house: Place, code: str, **headers: str) -> bytes:
    whole: dict[str, Any] = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec_WebSocket_Version": "13",
        "Sec_WebSocket_Key": base64.b64encode(os.urandom(16)).decode(),
    }
    return request(house, "GET", f"/ws/{code}", **(whole | headers))


def mutated(rng: random.Random, content: bytes) -> bytes:
    """A message with a few of its bytes changed, gone, or there twice."""
    signs = bytearray(content)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(signs) + 1)
        match rng.randrange(4):
            case 0:
                signs[at : at + 1] = rng.randbytes(1)
            case 1:
                del signs[at : at + rng.randrange(8)]
            case 2:
                signs[at:at] = rng.choice([b'"', b"{", b"[", b":", b"\\", b"9" * 30, b"null", b"\\u0000", b"\xff"])
            case _:
                signs[at:at] = signs[at : at + rng.randrange(12)]
    return bytes(signs)
