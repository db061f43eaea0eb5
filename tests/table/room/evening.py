"""An evening at a table: people who come, choose and play, and the log of it all, so that it can be read again."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from parlour import decks
from parlour.engine.event import Heard
from parlour.engine.refusal import Refused
from parlour.table.live import frames
from parlour.table.live.live_table import settle
from parlour.table.log import entry as log
from parlour.table.log.store import Store
from parlour.table.room.apply import apply
from parlour.table.room.commands import (
    AddSalt,
    BeginMatch,
    ChangeName,
    ChangeSettings,
    ComeBack,
    Command,
    DoneAlready,
    FreeSeat,
    OpenTable,
    PlayAct,
    PlayBot,
    RunOutClock,
    SeatBot,
    SendAway,
    SitDown,
    StopMatch,
    TakeStep,
    TimeOut,
)
from parlour.table.room.decide import decide
from parlour.table.room.people import SeatedBot, hashed
from parlour.table.room.table import Table

GAMES = ("talkitout", "bluff", "out-of-control", "player-of-honour", "traitor-word")
PACKS = {name: decks.find(name) for name in ("en/questions", "en/cell-biology", "en/topics", "en/words")}
DEFAULTS: dict[str, str | None] = {
    game: None if game == "out-of-control" else decks.default_pack(game) for game in GAMES
}


class Evening:
    def __init__(self, game: str = "talkitout", host: str | None = "Ann", **options: Any) -> None:
        self.table = Table("QRSTW", PACKS)
        self.log: list[bytes] = []
        self.now = 1_000_000
        self.seeds = 0
        made = log.Made(self.now, game, self.newcomer(host), self.seed(), None, options)
        self.does(OpenTable(made))

    # ── the log ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def decides(self, command: Command, at: int | None = None) -> log.Entry:
        """What would be written, if it were done now."""
        return decide(self.table, command, self.now if at is None else at)

    def does(self, command: Command, at: int | None = None) -> Heard | None:
        return self.writes(self.decides(command, at))

    def writes(self, entry: log.Entry) -> Heard | None:
        heard = apply(self.table, entry)
        self.log.append(log.written(entry))
        return heard

    def read_again(self) -> Table:
        table = Table(self.table.code, PACKS)
        for content in self.log:
            apply(table, log.read(content))
        return table

    # ── people ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def newcomer(self, name: str | None) -> log.Newcomer:
        return log.Newcomer(name, "fox", hashed(f"token of {name}"))

    def seed(self) -> str:
        self.seeds += 1
        return f"seed number {self.seeds} of the table"

    def joins(self, *names: str) -> None:
        for name in names:
            self.does(SitDown(self.newcomer(name)))

    def bot(self, name: str = "Robot") -> None:
        self.does(SeatBot(self.table.host, SeatedBot(name, "bear", "novice")))

    def person(self, name: str) -> int:
        return self.table.person_with(hashed(f"token of {name}"))

    def leaves(self, name: str) -> None:
        self.sends_away(name, by=name)

    def comes_back(self, name: str) -> None:
        self.does(ComeBack(self.person(name)))

    def renames(self, person: int, name: str | UnsetType = UNSET, avatar: str | UnsetType = UNSET) -> log.Entry | None:
        """What is written of it; None where nothing changes."""
        try:
            renamed = self.decides(ChangeName(person, name, avatar))
        except DoneAlready:
            return None
        self.writes(renamed)
        return renamed

    def salts(self, name: str, salt: str | None = None) -> None:
        self.does(AddSalt(self.person(name), f"salt of {name}" if salt is None else salt))

    def sends_away(self, name: str, by: str = "Ann") -> None:
        self.does(SendAway(self.person(by), self.person(name)))

    def frees(self, seat: int, by: str = "Ann") -> None:
        self.does(FreeSeat(self.person(by), seat))

    @property
    def seated(self) -> list[str | None]:
        """The names in the seats; a bot's in brackets."""
        seats = frames.lobby(self.table, ())["seats"]
        return [f"({seat['name']})" if seat["bot"] else seat["name"] for seat in seats]

    @property
    def bench(self) -> list[str | None]:
        return [person["name"] for person in frames.lobby(self.table, ())["bench"]]

    # ── the host's ──────────────────────────────────────────────────────────────────────────────────────────────────

    def chooses(
        self,
        game: str | UnsetType = UNSET,
        deck: str | UnsetType | None = UNSET,
        options: dict[str, Any] | UnsetType = UNSET,
        first: int | UnsetType | None = UNSET,
        locked: bool | UnsetType = UNSET,
    ) -> None:
        self.does(ChangeSettings(self.table.host, log.Changed(self.now, game, deck, options, first, locked=locked)))

    def starts(self, *, rematch: bool = False) -> None:
        deck = self.table.deck or DEFAULTS[self.table.game.name]
        self.does(BeginMatch(self.table.host, deck, self.seed(), rematch))

    def stops(self) -> None:
        self.does(StopMatch(self.table.host))

    # ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def acts(self, seat: int, act: str, seen: int | None = None, id: str = "", **fields: Any) -> Heard | None:
        return self.plays(seat, {"act": act, **fields}, id, seen)

    def plays(self, seat: int, act: dict[str, Any], id: str = "", seen: int | None = None) -> Heard | None:
        """Whoever plays there does it: a person, or a bot, which needs no id and has seen everything."""
        who = self.table.company.seats[seat]
        if who.bot is not None:
            step = self.table.steps[-1] if self.table.steps.count else 0
            return self.does(PlayBot(seat, step, act))
        assert who.person is not None
        return self.does(PlayAct(who.person, act, id, seen))

    def goes_on(self, seen: int | None = None) -> list[log.Entry]:
        """A10: the host lets it go on, from what was seen; gives all that is written of it."""
        host, before = self.table.host, len(self.log)
        seen = self.table.number if seen is None else seen
        for command in (RunOutClock(host, seen), TakeStep(host, seen)):
            with suppress(DoneAlready):
                self.does(command)
        return [log.read(content) for content in self.log[before:]]

    def plays_on(self, acts: int = 10_000) -> None:
        """So many acts, each the first that is offered to whom the table waits for; else the clock runs out."""
        match = self.table.match
        assert match is not None
        for _ in range(acts):
            if match.result is not None:
                return
            if match.waiting:
                act = msgspec.to_builtins(match.acts(match.waiting[0])[0])
                self.plays(match.waiting[0], act)
            else:
                self.waits()

    def plays_to_the_end(self) -> None:
        """Anyhow, as long as it comes to an end."""
        match, rng = self.table.match, random.Random(0)
        assert match is not None
        while self.table.playing:
            if not match.waiting:
                self.waits()
                continue
            acts = match.acts(match.waiting[0])
            kind = rng.choice(list({type(act): act for act in acts}.values()))
            act = rng.choice([act for act in acts if type(act) is type(kind)])
            with suppress(Refused):  # a claim is offered without saying whether it holds (W6)
                self.plays(match.waiting[0], msgspec.to_builtins(act))

    def waits(self, seconds: float | None = None) -> Heard | None:
        """Until the deadline, or so long; the clock runs out if it is time."""
        if seconds is None:
            assert self.table.deadline is not None
            self.now = self.table.deadline
        else:
            self.now += int(seconds * 1000)
        return self.does(TimeOut()) if self.table.is_out(self.now) else None


def beginner(table: Table) -> int:
    """Who begins the match that has just been started."""
    assert table.match is not None
    return int(table.match.table.turn)  # type: ignore[attr-defined]  # the games that are asked have one


def undecided(toggles: int) -> Evening:
    """A table of Player of Honour at which somebody is done, and then not, and then done, so many times."""
    table = Evening("player-of-honour", wait=0)
    table.joins("Bea", "Cyd")
    table.chooses(first=0)
    table.starts()
    table.acts(0, "place", ranks=[1, 2, 3, 4, 5])
    for number in range(toggles):
        table.acts(0, "undone" if number % 2 else "done", id=f"0:{number}")
    return table


async def keep(store: Store, evening: Evening) -> None:
    """Write its log into a store, as if it had been played there, and the packs it is played with."""
    code = evening.table.code
    for entry in map(log.read, evening.log):
        if isinstance(entry, log.Started) and entry.deck is not None:
            await store.keep_deck(code, entry.deck, msgspec.json.encode(decks.dump(PACKS[entry.deck])))
    written = [asyncio.get_running_loop().create_future() for _ in evening.log]
    for number, (content, done) in enumerate(zip(evening.log, written, strict=True), start=1):
        store.append(code, number, evening.now, content, partial(settle, done))
    await asyncio.gather(*written)
