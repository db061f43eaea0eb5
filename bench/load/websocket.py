"""Raw WebSocket frames: as little as a load generator needs, and as cheap as plain Python can have it."""

import json
import socket
import sys
from collections.abc import Callable
from functools import cache
from http.client import HTTPConnection
from typing import Any, NamedTuple

from bench.load.loop import Loop

HOST = "127.0.0.1"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
READ = 1 << 16
PATIENCE = 30.0  # seconds, where an answer is waited for
MASK = bytes.fromhex("9a3c5e71")  # one key for all: the server has to take it off all the same


class Way(NamedTuple):
    """To a server, and from which of this machine's loopback addresses."""

    port: int
    source: str = HOST

    def connected(self) -> socket.socket:
        return socket.create_connection((HOST, self.port), timeout=PATIENCE, source_address=(self.source, 0))


class Gone(Exception):
    """The server closed a socket or answered what it should not."""


def post(way: Way, path: str, body: object, token: str = "") -> Any:
    """A request that is waited for: only for sitting down."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    line = HTTPConnection(HOST, way.port, timeout=PATIENCE, source_address=(way.source, 0))
    try:
        line.request("POST", path, json.dumps(body).encode(), headers)
        answer = line.getresponse()
        said = answer.read()
    finally:
        line.close()
    if answer.status != 200:
        raise Gone(f"{path}: {answer.status} {said[:160]!r}")
    return json.loads(said or b"null")


@cache
def _key(length: int) -> int:
    return int.from_bytes((MASK * (length // 4 + 1))[:length], "little")


def framed(payload: bytes, kind: int = TEXT) -> bytes:
    """A whole message from a client, which has to be masked."""
    length = len(payload)
    masked = (int.from_bytes(payload, "little") ^ _key(length)).to_bytes(length, "little")
    if length < 126:
        return bytes((0x80 | kind, 0x80 | length)) + MASK + masked
    return bytes((0x80 | kind, 0x80 | 126)) + length.to_bytes(2, "big") + MASK + masked


class WebSocket:
    """A client's socket. Until it is watched it is read by `next`; then each message goes to `heard`."""

    def __init__(self, way: Way, path: str) -> None:
        self.rest = b""
        self.sock = way.connected()
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.sock.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {HOST}:{way.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.rest:
            self.rest += self._read()
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise Gone(f"no WebSocket: {head[:80]!r}")
        self.waiting: list[bytes] = []
        self.heard: Callable[[bytes], None] = self.waiting.append

    def next(self) -> bytes:
        """Wait for the next message."""
        self._take(b"")
        while not self.waiting:
            self._take(self._read())
        return self.waiting.pop(0)

    def watch(self, loop: Loop, heard: Callable[[bytes], None]) -> None:
        """From now on, messages are heard as they come."""
        self.heard = heard
        for payload in self.waiting:
            heard(payload)
        self._take(b"")
        self.sock.setblocking(False)
        loop.watch(self.sock, self.readable)

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        self.send_frame(framed(payload, kind))

    def send_frame(self, frame: bytes) -> None:
        if self.sock.send(frame) != len(frame):
            raise Gone("the server does not read: a socket is full")

    def received(self) -> int:
        """Bytes that have come, as the system counts them: tcpi_bytes_received in its tcp_info."""
        return int.from_bytes(self.sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 136)[128:], sys.byteorder)

    def readable(self) -> None:
        self._take(self._read())

    def _read(self) -> bytes:
        data = self.sock.recv(READ)
        if not data:
            raise Gone("the server closed a socket")
        return data

    def _take(self, data: bytes) -> None:
        """Hand on every whole message; what is left over waits for the rest of it."""
        if self.rest:
            data = self.rest + data
            self.rest = b""
        at, end = 0, len(data)
        while end - at >= 2:
            start = at + 2
            length = data[at + 1]
            if length == 126:
                start = at + 4
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start = at + 10
                length = int.from_bytes(data[at + 2 : start], "big")
            after = start + length
            if after > end:
                break
            kind = data[at] & 15
            payload = data[start:after]
            at = after
            if kind <= BINARY:
                self.heard(payload)
            elif kind == PING:
                self.send(payload, PONG)
            elif kind == CLOSE:
                raise Gone(f"the server closed a socket: {payload!r}")
        if at < end:
            self.rest = data[at:]
