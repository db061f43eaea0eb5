"""The load generator: `./parlour python -m bench.load.generate PEER PORT NUMBER`, one process on a core of its own.

It keeps tables of four sockets and does what it is told on stdin, a line of JSON each, answered by a line of JSON:
`{"do": "join", "tables": 50}`, `{"do": "closed", "seconds": 5}`, `{"do": "paced", "seconds": 10}`. Between two
lines its tables are idle, and it answers the servers' pings. It ends when stdin does, and in any case after a while.

A server counts what comes from one address, so each generator, by its number, has loopback addresses of its own: one
for every hundred tables, as if each hundred were another school.
"""

import gc
import json
import os
import resource
import signal
import sys
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

from bench.load import wire_boardgame, wire_colyseus, wire_parlour, wire_room
from bench.load.loop import Loop
from bench.load.system import kept_waiting
from bench.load.table import Table
from bench.load.websocket import Way

SIT_DOWN: dict[str, Callable[[Loop, Way], Table]] = {
    "talkitout": partial(wire_parlour.sit_down, "talkitout"),
    "out-of-control": partial(wire_parlour.sit_down, "out-of-control"),
    "boardgame.io": wire_boardgame.sit_down,
    "colyseus": wire_colyseus.sit_down,
    "colyseus-hands": wire_colyseus.sit_down_with_hands,
    "room": wire_room.sit_down,
}
PACE = 1.0  # seconds between two moves at a table, in the paced mode
PATIENCE = 5.0  # seconds for the last updates to come
LIFETIME = 1800  # seconds, after which it ends whoever still waits for it
TABLES_OF_AN_ADDRESS = 100

now = time.perf_counter


class Generator:
    def __init__(self, peer: str, port: int, number: int) -> None:
        self.loop = Loop()
        self.sit_down = partial(SIT_DOWN[peer], self.loop)
        self.port = port
        self.number = number
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.asked: deque[str] = deque()
        self.open = True
        self.loop.watch(sys.stdin.fileno(), self._read_line)

    def serve(self) -> None:
        """Do what each line asks for, until there are no more."""
        does: dict[str, Callable[..., dict[str, Any]]] = {
            "join": self.join,
            "closed": self.closed,
            "paced": self.paced,
        }
        print(json.dumps({"name": "load"}), flush=True)
        while self.open:
            self.loop.turn(1)
            while self.asked:
                what: dict[str, Any] = json.loads(self.asked.popleft())
                print(json.dumps(does[what.pop("do")](**what)), flush=True)

    def _read_line(self) -> None:
        line = sys.stdin.readline()
        if line:
            self.asked.append(line)
        else:
            self.open = False

    def join(self, tables: int) -> dict[str, float]:
        """More tables, one after the other. Meanwhile those that are there are looked after."""
        for _ in range(tables):
            table = self.sit_down(self.way())
            table.whole = self.rest
            self.tables.append(table)
            table.watch(self.loop)
            self.loop.turn(0)
        self._settle(0.5)
        return {"tables": len(self.tables)}

    def way(self) -> Way:
        return Way(self.port, f"127.0.{self.number}.{1 + len(self.tables) // TABLES_OF_AN_ADDRESS}")

    def closed(self, seconds: float) -> dict[str, Any]:
        """At each table, the next act as soon as all four have seen the last one."""
        for table in self.tables:
            table.whole = self.go_on
            if table.ready:
                self.send(table)
        return self._measured(seconds, lambda: 0.1)

    def paced(self, seconds: float) -> dict[str, Any]:
        """One move a second at each table, spread evenly over the second."""
        late: dict[Table, float] = {}

        def catch_up(table: Table) -> None:
            self.rest(table)
            if table in late:
                since = late.pop(table)
                self.send(table)
                table.sent = table.sent and since

        for table in self.tables:
            table.whole = catch_up
        begun = now()
        due = deque((begun + PACE * at / len(self.tables), table) for at, table in enumerate(self.tables))

        def send_due() -> float:
            while (left := due[0][0] - now()) <= 0:
                at, table = due.popleft()
                due.append((at + PACE, table))
                if table.ready:
                    self.send(table)
                elif table.sent:
                    late.setdefault(table, at)  # its wait counts from now on
            return left

        return self._measured(seconds, send_due)

    def send(self, table: Table) -> None:
        table.ready = False
        table.sent = now()
        if not table.play():
            table.sent = 0.0

    def go_on(self, table: Table) -> None:
        self.count(table)
        self.send(table)

    def rest(self, table: Table) -> None:
        self.count(table)
        table.ready = True

    def count(self, table: Table) -> None:
        if table.sent:
            self.latencies.append(now() - table.sent)
            table.sent = 0.0
            table.acts += 1

    def _measured(self, seconds: float, next_due: Callable[[], float]) -> dict[str, Any]:
        before = [table.acts for table in self.tables]
        received = self._received()
        self.latencies = []
        turn = self.loop.turn
        wall, busy, waited = now(), time.process_time(), kept_waiting([os.getpid()])
        end = wall + seconds
        while now() < end:
            turn(next_due())
        wall, busy, waited = now() - wall, time.process_time() - busy, kept_waiting([os.getpid()]) - waited
        waits = [round(1000 * seconds, 3) for seconds in self.latencies]
        received = self._received() - received
        for table in self.tables:
            table.whole = self.rest
        self._settle(PATIENCE)
        still = sum(bool(table.sent) or table.acts == acts for table, acts in zip(self.tables, before, strict=True))
        return {
            "wall": wall,
            "waits_ms": waits,
            "load_share": busy / wall,
            "load_kept_waiting": waited / wall,
            "received": received,
            "stood_still": still,
        }

    def _received(self) -> int:
        """Bytes that have come on all sockets."""
        return sum(one.received() for table in self.tables for one in table.sockets)

    def _settle(self, patience: float) -> None:
        """Until every table has seen its last act."""
        end = now() + patience
        while now() < end and not all(table.ready for table in self.tables):
            self.loop.turn(0.05)


def main(peer: str, port: str, number: str) -> None:
    signal.alarm(LIFETIME)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()  # there are no cycles worth the pauses
    Generator(peer, int(port), int(number)).serve()


if __name__ == "__main__":
    main(*sys.argv[1:])
