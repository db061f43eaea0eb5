"""A room on Colyseus: its matchmaker, then its own binary messages."""

from bench.load.loop import Loop
from bench.load.table import SEATS, TakingTurns
from bench.load.websocket import BINARY, Way, WebSocket, framed, post

JOIN_ROOM, ROOM_DATA, ROOM_STATE, ROOM_STATE_PATCH = 10, 13, 14, 15
SAID = b"I would rather walk to the sea than read another page of it."  # with it a patch has some 77 bytes


def _string(text: bytes) -> bytes:
    """As msgpack has it."""
    return bytes((0xA0 | len(text),)) + text if len(text) < 32 else bytes((0xD9, len(text))) + text


MOVE = framed(bytes((ROOM_DATA,)) + _string(b"move") + _string(SAID), BINARY)


class ColyseusTable(TakingTurns):
    def heard(self, seat: int, payload: bytes) -> None:
        if payload[0] == ROOM_STATE_PATCH:
            self.one_has_seen()

    def play(self) -> bool:
        self.sockets[self.next_seat()].send_frame(MOVE)
        return True


def sit_down(loop: Loop, way: Way) -> ColyseusTable:
    sockets: list[WebSocket] = []
    room = ""
    for _ in range(SEATS):
        place = post(way, f"/matchmake/joinById/{room}" if room else "/matchmake/create/table", {})
        room = place["room"]["roomId"]
        one = WebSocket(way, f"/{place['room']['processId']}/{room}?sessionId={place['sessionId']}")
        _until(one, JOIN_ROOM)
        one.send(bytes((JOIN_ROOM,)), BINARY)
        _until(one, ROOM_STATE)
        sockets.append(one)
    return ColyseusTable(sockets)


def _until(one: WebSocket, kind: int) -> None:
    while one.next()[0] != kind:
        pass
