"""A table of four sockets, whatever server it is on."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial

from bench.load.loop import Loop
from bench.load.websocket import WebSocket

SEATS = 4


class Table(ABC):
    """`heard` reads what one seat is sent and calls `whole` when all four have seen the last act."""

    def __init__(self, sockets: list[WebSocket]) -> None:
        self.sockets = sockets
        self.whole: Callable[[Table], None] = lambda _: None
        self.ready = True  # all have seen the last act, and the next may be played
        self.sent = 0.0  # when the act was sent that not all have seen yet; 0: there is none
        self.acts = 0

    def watch(self, loop: Loop) -> None:
        for seat, one in enumerate(self.sockets):
            one.watch(loop, partial(self.heard, seat))

    @abstractmethod
    def heard(self, seat: int, payload: bytes) -> None: ...

    @abstractmethod
    def play(self) -> bool:
        """Send the next act of the seat whose turn it is; or say that nobody has one to play now."""


class TakingTurns(Table):
    """Where the seats play one after the other, and every act is one update for each of them."""

    def __init__(self, sockets: list[WebSocket]) -> None:
        super().__init__(sockets)
        self.seen = self.turn = 0

    def one_has_seen(self) -> None:
        self.seen += 1
        if self.seen == SEATS:
            self.seen = 0
            self.whole(self)

    def next_seat(self) -> int:
        seat = self.turn
        self.turn = (seat + 1) % SEATS
        return seat
