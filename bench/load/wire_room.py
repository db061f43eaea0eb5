"""A room of `bench/room.py`: whoever's turn it is says something, and all four hear it."""

from itertools import count

from bench.load.loop import Loop
from bench.load.table import SEATS, Table
from bench.load.websocket import WebSocket, framed

SAYS = framed(b'{"id":"17","do":{"act":"play","card":"q31"},"at":41}')
_rooms = count()


class RoomTable(Table):
    def __init__(self, sockets: list[WebSocket]) -> None:
        super().__init__(sockets)
        self.seen = self.turn = 0

    def heard(self, seat: int, payload: bytes) -> None:
        self.seen += 1
        if self.seen == SEATS:
            self.seen = 0
            self.whole(self)

    def play(self) -> bool:
        seat = self.turn
        self.turn = (seat + 1) % SEATS
        self.sockets[seat].send_frame(SAYS)
        return True


def sit_down(loop: Loop, port: int) -> RoomTable:
    code = f"ROOM{next(_rooms)}"
    return RoomTable([WebSocket(port, f"/ws/{code}") for _ in range(SEATS)])
