"""A table on Parlour's own server. Every offer has its turn, and so has every choice in it; match follows match.

Always the first offer would not do: some matches would never end. A view is not decoded: searches find what is needed,
and only the offers of the seat to play are read.
"""

import json
import socket
from typing import Any

import msgspec

from bench.load.loop import Loop
from bench.load.table import SEATS, Table
from bench.load.websocket import HOST, Gone, Way, WebSocket, post

NUMBER, ANSWER, OK = b'{"n":', b'{"id":', b'"ok":'
OFFERS = b'"offers":'
OVER = b'"over":true'
WAITING = [f'"waiting":[{seat}'.encode() for seat in range(SEATS)]
_encode = msgspec.json.Encoder().encode
_decode = json.JSONDecoder().raw_decode


def choice(field: Any, turn: int) -> Any:
    """What an open field of an offer is filled with."""
    match field:
        case {"one_of": choices}:
            return choices[turn % len(choices)]
        case {"text": int()}:
            return "A short answer."
        case {"list_of": fields}:
            return [choice(each, turn) for each in fields]
        case {"order_of": things}:
            return things
    return field


def act_of(offers: list[dict[str, Any]], turn: int) -> dict[str, Any]:
    later, now = divmod(turn, len(offers))
    offer = offers[now]
    left_out = [name for name, field in offer.items() if isinstance(field, dict) and "optional" in field]
    return {name: choice(field, later) for name, field in offer.items() if name not in left_out}


class ParlourTable(Table):
    def __init__(self, sockets: list[WebSocket], loop: Loop, way: Way, code: str, host: str) -> None:
        super().__init__(sockets)
        self.ready = False
        self.loop = loop
        self.numbers = [-1] * SEATS  # how far each seat has seen
        self.number = -1  # the newest of them, and how many have seen it
        self.seen = 0
        self.mover = -1
        self.offered = self.last = b""
        self.start = (
            f"POST /api/tables/{code}/start HTTP/1.1\r\nHost: {HOST}:{way.port}\r\nAuthorization: Bearer {host}\r\n"
            "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
        ).encode()
        self.way = way
        self.asking: socket.socket | None = None
        self.is_starting = False

    def heard(self, seat: int, payload: bytes) -> None:
        if not payload.startswith(NUMBER):
            if payload.startswith(ANSWER) and OK not in payload:
                raise Gone(f"the server says {payload[:200]!r}")
            return
        number = int(payload[5 : payload.index(b",", 5)])
        if number <= self.numbers[seat]:
            return  # seen before
        self.numbers[seat] = number
        if number > self.number:
            self.number = number
            self.seen = 0
            self.mover = -1
        self.seen += number == self.number
        if WAITING[seat] in payload:
            self.mover = seat
            self.offered = payload
        if self.seen == SEATS:
            self.last = payload
            self.whole(self)

    def play(self) -> bool:
        if self.mover < 0:
            if OVER in self.last:
                self._again()
            return False
        at = self.offered.index(OFFERS) + len(OFFERS)
        offers, _ = _decode(self.offered[at:].decode())
        message = {"id": str(self.acts), "do": act_of(offers, self.acts), "at": self.number}
        self.sockets[self.mover].send(_encode(message))
        return True

    def _again(self) -> None:
        """The host starts the next match, and nobody waits for the answer: all four will see the match."""
        if self.asking is None:
            self.asking = self.way.connected()
            self.loop.watch(self.asking, self._answered)
        self.is_starting = True
        self.asking.sendall(self.start)

    def _answered(self) -> None:
        """As a browser does, the host keeps the line open for the next request; or opens another if it was closed."""
        assert self.asking is not None
        said = self.asking.recv(1 << 16)
        if not said:
            self.loop.forget(self.asking)
            self.asking.close()
            self.asking = None
            if self.is_starting:
                self._again()
        elif said.startswith(b"HTTP/1.1 ") and not said.startswith(b"HTTP/1.1 200"):
            raise Gone(f"no next match: {said[:80]!r}")
        else:
            self.is_starting = False


def sit_down(game: str, loop: Loop, way: Way) -> ParlourTable:
    made = post(way, "/api/tables", {"game": game, "name": "player 0"})
    code, host = made["code"], made["token"]
    tokens = {made["seat"]: host}
    for other in range(1, SEATS):
        joined = post(way, f"/api/tables/{code}/seats", {"name": f"player {other}"})
        tokens[joined["seat"]] = joined["token"]
    sockets = [WebSocket(way, f"/ws/{code}") for _ in range(SEATS)]
    for seat, one in enumerate(sockets):
        one.send(json.dumps({"hello": {"token": tokens[seat], "seen": 0}}).encode())
    post(way, f"/api/tables/{code}/start", {}, host)
    return ParlourTable(sockets, loop, way, code, host)
