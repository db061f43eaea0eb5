"""A room on Colyseus: its matchmaker, then its own binary messages."""

import re

from bench.load.loop import Loop
from bench.load.table import SEATS, TakingTurns
from bench.load.websocket import BINARY, Gone, Way, WebSocket, framed, post

JOIN_ROOM, ROOM_DATA, ROOM_STATE, ROOM_STATE_PATCH = 10, 13, 14, 15
SAID = b"I would rather walk to the sea than read another page of it."  # with it a patch has some 77 bytes
HIDDEN = re.compile(rb"hidden\d{3}")
IN_HAND = 7
LOOKS = 40  # moves at a table, over which no card comes a second time


def _string(text: bytes) -> bytes:
    """As msgpack has it."""
    return bytes((0xA0 | len(text),)) + text if len(text) < 32 else bytes((0xD9, len(text))) + text


MOVE = framed(bytes((ROOM_DATA,)) + _string(b"move") + _string(SAID), BINARY)


class ColyseusTable(TakingTurns):
    """A bare room: everybody sees all there is."""

    def heard(self, seat: int, payload: bytes) -> None:
        if payload[0] == ROOM_STATE_PATCH:
            self.one_has_seen()

    def play(self) -> bool:
        self.sockets[self.next_seat()].send_frame(MOVE)
        return True


class ColyseusHands(ColyseusTable):
    """A room with hidden hands. In its first moves it is made sure that each seat sees its own, and nobody else's."""

    def __init__(self, sockets: list[WebSocket], states: list[bytes]) -> None:
        super().__init__(sockets)
        self.shown = [set(HIDDEN.findall(state)) for state in states]
        self._must_be_apart()

    def heard(self, seat: int, payload: bytes) -> None:
        if self.acts < LOOKS:
            self.shown[seat].update(HIDDEN.findall(payload))
            self._must_be_apart()
        super().heard(seat, payload)

    def _must_be_apart(self) -> None:
        fewest = IN_HAND + self.acts // SEATS
        if min(map(len, self.shown)) < fewest or sum(map(len, self.shown)) != len(set.union(*self.shown)):
            raise Gone("a seat does not see its hand, or sees another's")


def sit_down(loop: Loop, way: Way) -> ColyseusTable:
    return ColyseusTable([one for one, _ in _seated(way, "table")])


def sit_down_with_hands(loop: Loop, way: Way) -> ColyseusHands:
    sockets, states = zip(*_seated(way, "hands"), strict=True)
    return ColyseusHands(list(sockets), list(states))


def _seated(way: Way, kind: str) -> list[tuple[WebSocket, bytes]]:
    """Four in a new room of this kind, each with the state that they were shown first."""
    seats: list[tuple[WebSocket, bytes]] = []
    room = ""
    for _ in range(SEATS):
        place = post(way, f"/matchmake/joinById/{room}" if room else f"/matchmake/create/{kind}", {})
        room = place["room"]["roomId"]
        one = WebSocket(way, f"/{place['room']['processId']}/{room}?sessionId={place['sessionId']}")
        _until(one, JOIN_ROOM)
        one.send(bytes((JOIN_ROOM,)), BINARY)
        seats.append((one, _until(one, ROOM_STATE)))
    return seats


def _until(one: WebSocket, kind: int) -> bytes:
    while (said := one.next())[0] != kind:
        pass
    return said
