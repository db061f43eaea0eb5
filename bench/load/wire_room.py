"""A room of `bench/room.py`: whoever's turn it is says something, and all four hear it."""

from itertools import count

from bench.load.loop import Loop
from bench.load.table import SEATS, TakingTurns
from bench.load.websocket import Way, WebSocket, framed

SAYS = framed(b'{"id":"17","do":{"act":"play","card":"q31"},"at":41}')
_rooms = count()


class RoomTable(TakingTurns):
    def heard(self, seat: int, payload: bytes) -> None:
        self.one_has_seen()

    def play(self) -> bool:
        self.sockets[self.next_seat()].send_frame(SAYS)
        return True


def sit_down(loop: Loop, way: Way) -> RoomTable:
    code = f"ROOM{next(_rooms)}"
    return RoomTable([WebSocket(way, f"/ws/{code}") for _ in range(SEATS)])
