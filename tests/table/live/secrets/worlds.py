"""A table in the middle of a match, and the same table in another world, where all is otherwise that one viewer
cannot see: other hands, piles and sealed votes, another chance to come, other seeds, tokens and tickets."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

import parlour
from parlour.engine.act import Act
from parlour.engine.event import EventChain, hearers, links
from parlour.engine.match import Match
from parlour.engine.plain import plain
from parlour.table.log import entry as log
from parlour.table.room.apply import apply
from parlour.table.room.commands import BeginMatch
from parlour.table.room.decide import decide
from parlour.table.room.people import hashed
from parlour.table.room.table import Table
from tests.properties.settings import DECKS, Setting
from tests.properties.wandering import is_rash, next_move

CODE = "QRSTW"
NOW = 1_000_000
"""Nothing but what people do happens in these houses: their clock stands still."""


class World(NamedTuple):
    """What nobody at the table is told: neither of what their match came from, nor of each other's keys."""

    name: str
    seeds: tuple[str, str]

    def secret(self, kind: str, person: int) -> str:
        return f"{kind} of person {person} {self.name}"


# All secrets of a kind are of one length, as real ones are.
HERE = World("in this world", ("seed of this world", "next seed of this world"))
THERE = World("in that world", ("seed of that world", "next seed of that world"))


class Position:
    """A table as its log: a big screen is its host, somebody waits on the bench, and the match is anywhere."""

    def __init__(self, setting: Setting, rng: random.Random) -> None:
        self.setting = setting
        self.table = Table(CODE, DECKS)
        self.log: list[bytes] = []
        self.deck = setting.game if setting.game in DECKS else None
        seed, next_seed = HERE.seeds
        self._write(log.Made(NOW, setting.game, self._newcomer(None), seed, None, setting.options))
        for seat in range(setting.seats):
            self._write(log.PersonJoined(NOW, self._newcomer(f"Player {seat}")))
        self._write(log.Salted(NOW, 0, rng.randbytes(16).hex()))  # so that every match is another one
        begun = decide(self.table, BeginMatch(0, self.deck, next_seed), NOW)
        assert isinstance(begun, log.Started)
        self._write(msgspec.structs.replace(begun, names=setting.names))  # a table of before has readable ones
        self._write(log.PersonJoined(NOW, self._newcomer("Benno")))
        self._write(log.TicketGiven(NOW, 1, hashed(HERE.secret("ticket", 1)), NOW + 1))
        self._wander(rng)

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def _write(self, entry: log.Entry) -> None:
        apply(self.table, entry)
        self.log.append(log.written(entry))

    def _newcomer(self, name: str | None) -> log.Newcomer:
        number = len(self.table.company.people)
        return log.Newcomer(name, "fox", hashed(HERE.secret("token", number)))

    def _wander(self, rng: random.Random) -> None:
        """Early or late, or to the end."""
        steps = rng.choice((3, 10, 40))
        while self.match.result is None and rng.randrange(steps):
            seat, act = some_move(self.match, rng)
            with suppress(parlour.Refused):  # some of what is offered may be tried only
                if seat == parlour.CLOCK:
                    self._write(log.TimerElapsed(NOW))
                else:
                    self._write(log.Acted(NOW, seat, plain(act), f"{seat + 1}:before-{len(self.log)}"))


def some_move(match: Match, rng: random.Random) -> tuple[int, dict[str, Any] | Act]:
    """Any; but Bluff's Out is rare, or it would end every match before it has begun."""
    seat, act = next_move(match, rng)
    while is_rash(act) and rng.random() < 0.9:
        seat, act = next_move(match, rng)
    return seat, act


def retold(story: EventChain, you: int | None) -> EventChain:
    """The same story to this viewer; what they have not heard of it was otherwise."""
    told: EventChain = None
    for n, event in links(story):
        if event.private and event.seat != you:
            continue
        unheard = [
            field
            for field, seats in hearers(type(event))
            if seats is not None and you not in [getattr(event, seat) for seat in seats]
        ]
        told = (told, n, msgspec.structs.replace(event, **dict.fromkeys(unheard, "another thing")))
    return told


def change_the_secrets(table: Table) -> None:
    """From now on the table has no seed, no token and no ticket in common with the table that it was."""
    table.seed, table.next_seed = THERE.seeds
    table.typed = {number: texts[::-1] for number, texts in table.typed.items()}  # T8: in which order, nobody knows
    for number, person in enumerate(table.company.people):
        person.token = hashed(THERE.secret("token", number))
        if person.ticket is not None:
            person.ticket = hashed(THERE.secret("ticket", number))
