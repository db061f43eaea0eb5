"""Presence by heartbeats: of several processes over the same tables each says who is at its screens, and all listen.

None of it is kept. A process says it when somebody comes or goes, when it is asked, and again every now and then; one
that has been silent for too long is gone, and with it whoever was at its screens.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import NamedTuple

import msgspec
from msgspec import Struct

from parlour.table.live.clock import nanoseconds

SILENCE = 60_000
"""After so many milliseconds a process that says nothing is taken to be gone."""

Publish = Callable[[str, bytes], None]


class Here(Struct, frozen=True, tag="here"):
    """Who is at a table at one process's screens, each with the moment they came, in nanoseconds."""

    by: str
    people: dict[int, int]


class Asking(Struct, frozen=True, tag="asking"):
    """A process has opened the table, and does not know yet who is there."""


class Broadcast(Struct, frozen=True, tag="shown"):
    """A frame for every screen at the table, which is no part of its log: a reaction."""

    frame: msgspec.Raw


PresenceMessage = Here | Asking | Broadcast

_decoder = msgspec.json.Decoder(PresenceMessage)
_encode = msgspec.json.Encoder().encode


def read_word(content: bytes) -> PresenceMessage:
    word: PresenceMessage = _decoder.decode(content)
    return word


class Heartbeat(NamedTuple):
    """What a process has last said of a table, and when."""

    people: Mapping[int, int]
    at: int


class Presence:
    """Who is where, as far as this process knows. Also of tables that it does not have itself."""

    def __init__(self, say: Publish, now: Callable[[], int], moment: Callable[[], int] = nanoseconds) -> None:
        self._say = say
        self._now = now
        self._moment = moment
        """Now, so fine that of two who come to the processes of one machine the later one is known."""
        self._name = secrets.token_hex(8)
        self._ours: dict[str, dict[int, int]] = {}
        self._others: dict[str, dict[str, Heartbeat]] = {}
        self._last_seen: dict[str, int] = {}

    # ── at our own screens ──────────────────────────────────────────────────────────────────────────────────────────

    def come(self, table: str, person: int) -> None:
        """Somebody has come to a screen of ours: later than to any other, whatever the clocks of others say."""
        elsewhere = [told.people[person] for told in self._told(table) if person in told.people]
        self._ours.setdefault(table, {})[person] = max([self._moment(), *(since + 1 for since in elsewhere)])
        self.tell(table)

    def go(self, table: str, person: int) -> None:
        people = self._ours.get(table, {})
        people.pop(person, None)
        if not people:
            self._ours.pop(table, None)
        self._last_seen[table] = self._now()
        self.tell(table)

    def displaced(self, table: str) -> list[int]:
        """Those at our screens who have since come to another process. Of two, always the same one is the later."""
        others = self._others.get(table, {})
        return [
            person
            for person, since in self._ours.get(table, {}).items()
            if any((told.people.get(person, 0), name) > (since, self._name) for name, told in others.items())
        ]

    # ── speaking ────────────────────────────────────────────────────────────────────────────────────────────────────

    def tell(self, table: str) -> None:
        self._say(table, _encode(Here(self._name, self._ours.get(table, {}))))

    def ask(self, table: str) -> None:
        """Let everybody say who is there."""
        self._say(table, _encode(Asking()))

    def answer(self, table: str) -> None:
        if table in self._ours:
            self.tell(table)

    def show(self, table: str, frame: bytes) -> None:
        self._say(table, _encode(Broadcast(msgspec.Raw(frame))))

    @property
    def tables(self) -> list[str]:
        """Where somebody is at a screen of ours."""
        return list(self._ours)

    # ── listening ───────────────────────────────────────────────────────────────────────────────────────────────────

    def hear(self, table: str, word: Here) -> None:
        others = self._others.setdefault(table, {})
        others[word.by] = Heartbeat(word.people, self._now())
        if not word.people:
            self._forget(table, word.by)
        self._last_seen[table] = self._now()

    def elsewhere(self, table: str) -> set[int]:
        """Who is there at the screens of other processes."""
        return {person for told in self._told(table) for person in told.people}

    def forget_silent(self) -> set[str]:
        """Processes that have been silent for too long are gone; gives the tables where they had somebody."""
        before = self._now() - SILENCE
        gone = [(table, name) for table, others in self._others.items() for name in others if others[name].at < before]
        for table, name in gone:
            self._forget(table, name)
            self._last_seen[table] = self._now()
        return {table for table, _ in gone}

    # ── when somebody was last here ─────────────────────────────────────────────────────────────────────────────────

    def last_seen(self, table: str) -> int:
        """When somebody was last here: now, if somebody is; 0, if this process has never seen anybody there."""
        if table in self._ours or table in self._others:
            return self._now()
        return self._last_seen.get(table, 0)

    def forget_before(self, time: int) -> None:
        """Whoever asks about somebody who was last here before then will be told that nobody ever was."""
        self._last_seen = {table: at for table, at in self._last_seen.items() if at >= time}

    def _told(self, table: str) -> list[Heartbeat]:
        return list(self._others.get(table, {}).values())

    def _forget(self, table: str, name: str) -> None:
        others = self._others[table]
        del others[name]
        if not others:
            del self._others[table]
