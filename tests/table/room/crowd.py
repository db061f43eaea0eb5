"""People who do whatever comes to their minds, and evenings that they have lived through."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

from msgspec import UNSET, UnsetType

from parlour.engine.refusal import Refused
from parlour.table.live import frames
from parlour.table.log import entry as log
from parlour.table.room.commands import (
    AddSalt,
    ChangeSettings,
    ComeBack,
    Command,
    DoneAlready,
    FreeSeat,
    GiveTicket,
    HideText,
    PassHost,
    PauseMatch,
    PlayAct,
    Readmit,
    RelieveBot,
    ResumeMatch,
    SeatBot,
    SendAway,
    SitDown,
    StandIn,
    StopMatch,
    SwapSeats,
    TimeOut,
    TrainBot,
    UseTicket,
)
from parlour.table.room.people import SeatedBot, hashed
from parlour.table.room.refusals import RequestRefused
from parlour.table.room.table import Table
from tests.properties.wandering import fill
from tests.table.room.evening import DEFAULTS, GAMES, Evening

NAMES = ["Bea", "Cyd", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Béa", "", "\u200b", "x" * 50]
QUICK: dict[str, dict[str, Any]] = {"player-of-honour": {"wait": 0}, "traitor-word": {"wait": 5, "speak": 3}}
RUBBISH: list[dict[str, Any]] = [
    {},
    {"act": []},
    {"act": "elapsed"},
    {"act": "go_on"},
    {"act": "play", "card": "nonsense"},
    {"act": "say", "word": ""},
    {"act": "vote", "lie": 7},
]


class Crowd(Evening):
    """People who do whatever comes to their minds."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.refusals: set[str] = set()
        game = self.rng.choice(GAMES)
        super().__init__(game, self.rng.choice(["Ann", None]), **QUICK.get(game, {}))
        self.secrets = {"token of", hashed("token of Ann"), hashed("token of None")}

    def tries_something(self) -> bool:
        """Whether it was done."""
        self.now += self.rng.choice([0, 10, 1_000, 70_000])
        try:
            self.choose()()
        except DoneAlready:
            return False
        except (RequestRefused, Refused) as refused:
            self.refusals.add(refused.code)
            return False
        return self.table.number == len(self.log)

    def decides(self, command: Command, at: int | None = None) -> log.Entry:
        """Whatever is decided, deciding changes nothing."""
        before = snapshot(self.table) if self.table.number else None
        try:
            return super().decides(command, at)
        finally:
            assert before is None or snapshot(self.table) == before

    def choose(self) -> Callable[[], object]:
        rng, t = self.rng, self.table
        acts: list[Callable[[], object]] = [self.somebody_acts] * (30 if t.playing else 1)
        return rng.choice(
            [
                *acts,
                *[lambda: self.does(TimeOut())] * 3,
                *[self.somebody_joins] * (1 if t.playing else 5),
                *[lambda: self.starts(rematch=rng.random() < 0.7)] * (1 if t.playing else 5),
                lambda: self.does(SeatBot(self.table.host, SeatedBot("Robot", "bear", "novice"))),
                lambda: self.does(TrainBot(self.table.host, rng.randrange(-1, 9), "expert")),
                lambda: self.does(SwapSeats(self.table.host, rng.randrange(-1, 5), rng.randrange(-1, 5))),
                *[self.somebody_relieves_a_bot] * (3 if t.playing and t.company.bench else 1),
                *[self.somebody_frees_a_seat] * (1 if t.playing else 3),
                self.somebody_leaves,
                lambda: self.does(StandIn(self.table.host, rng.randrange(-1, 9))),
                lambda: self.does(SendAway(self.often_the_host(), rng.randrange(-1, 9))),
                lambda: self.does(Readmit(self.table.host, rng.choice([*t.company.sent_away(), self.anybody()]))),
                *[self.somebody_salts] * (1 if t.playing else 5),
                *[lambda: self.does(ComeBack(self.anybody()))] * 3,
                *[self.somebody_renames] * 2,
                self.somebody_moves,
                self.host_passes,
                self.host_changes,
                lambda: self.does(PauseMatch(self.table.host)),
                *[lambda: self.does(ResumeMatch(self.table.host))] * (9 if t.paused_at else 1),
                self.host_goes_on,
                *[lambda: self.does(StopMatch(self.table.host))] * (rng.random() < 0.3),
                lambda: self.does(HideText(self.table.host, rng.choice([*t.typed, 0, t.number]))),
            ]
        )

    def anybody(self) -> int:
        return self.rng.randrange(len(self.table.company.people))

    def often_the_host(self) -> int:
        return self.rng.choice([self.table.host, self.anybody()])

    def somebody_relieves_a_bot(self) -> None:
        company = self.table.company
        bots = [place for place, seat in enumerate(company.seats) if seat.person is None]
        self.does(RelieveBot(self.table.host, self.rng.choice([0, *bots]), self.rng.choice([0, *company.bench])))

    def somebody_frees_a_seat(self) -> None:
        """Often a bot's, for they are few."""
        seats = self.table.company.seats
        bots = [place for place, seat in enumerate(seats) if seat.person is None]
        self.does(FreeSeat(self.often_the_host(), self.rng.choice([-1, len(seats), *bots * 5, 0])))

    def somebody_leaves(self) -> None:
        person = self.anybody()
        self.does(SendAway(person, person))

    def somebody_joins(self) -> None:
        name = self.rng.choice(NAMES)
        token = hashed(f"token of {name} at {self.table.number}")
        self.does(SitDown(log.Newcomer(name, "fox", token)))
        self.secrets.add(token)

    def somebody_salts(self) -> None:
        person = self.anybody()
        salt = f"salt of {person} at {self.table.number}."
        self.does(AddSalt(person, salt))
        self.secrets.add(salt)

    def somebody_renames(self) -> None:
        names: list[str | UnsetType] = [UNSET, *NAMES]
        avatars: list[str | UnsetType] = [UNSET, "cat", "owl", "fox", "<svg>"]
        self.renames(self.anybody(), self.rng.choice(names), self.rng.choice(avatars))

    def somebody_moves(self) -> None:
        ticket = f"ticket {self.table.number}"
        self.secrets |= {hashed(ticket), hashed(f"new {ticket}")}
        self.does(GiveTicket(self.anybody(), hashed(ticket)))
        if self.rng.random() < 0.5:
            self.does(UseTicket(hashed(ticket), hashed(f"new {ticket}")))

    def host_passes(self) -> None:
        self.does(PassHost({self.anybody(), self.anybody()}))

    def host_changes(self) -> None:
        rng = self.rng
        change: dict[str, Any] = rng.choice(
            [
                {"game": rng.choice([*GAMES, "chess"])},
                {"first": rng.choice([None, *range(-1, 9)])},
                {"options": rng.choice([{}, {"wait": 5}, {"wait": -1}, {"teams": True}, {"rounds": 7}])},
                {"deck": rng.choice([None, *DEFAULTS.values(), "/etc/passwd", "my/none"])},
                {"locked": rng.random() < 0.3},
                {"pace": rng.choice(["quick", "usual", "calm"])},
                {"host": rng.choice([None, *range(-1, 9)])},
                {"host": rng.choice([None, *range(-1, 9)])},
            ]
        )
        self.does(ChangeSettings(self.table.host, log.Changed(self.now, **change)))

    def host_goes_on(self) -> None:
        seen = self.rng.choice([None, self.table.number, self.table.number - 3])
        self.goes_on(seen)

    def somebody_acts(self) -> None:
        t, rng = self.table, self.rng
        seat = rng.choice(t.match.waiting) if t.match is not None and t.match.waiting else rng.randrange(-1, 9)
        act = rng.choice(RUBBISH)
        if t.match is not None and 0 <= seat < t.match.header.seats and rng.random() < 0.9:
            offers = t.match.offers(seat)
            act = fill(rng.choice(offers), rng) if offers else act
        seen = rng.choice([None, t.number, t.number - 3])
        if not 0 <= seat < len(t.company.seats):
            self.does(PlayAct(self.anybody(), act))
        else:
            self.plays(seat, act, rng.choice(["", f"id {t.number}"]), seen)


def snapshot(table: Table) -> dict[str, Any]:
    """All there is to a table."""
    known = {name: value for name, value in vars(table).items() if name not in ("match", "decks", "game")}
    match = table.match
    return {**deepcopy(known), "game": table.game.name, "match": None if match is None else match.copy()}


def must_be_read_again_as_it_is(evening: Evening) -> None:
    again = evening.read_again()
    assert snapshot(again) == snapshot(evening.table)
    for viewer in viewers(evening.table):
        shown = frames.resumed(evening.table, viewer, 0, {0, 1}, now=0)
        assert frames.resumed(again, viewer, 0, {0, 1}, now=0) == shown


def viewers(table: Table) -> list[int | None]:
    return [None, *range(len(table.company.people))]


def live_through_an_evening(seed: int, commands: int = 150) -> Crowd:
    crowd = Crowd(seed)
    for number in range(commands):
        crowd.tries_something()
        if number % 50 == 49:
            must_be_read_again_as_it_is(crowd)
    return crowd


lived = cache(live_through_an_evening)
SEEDS = range(40)
