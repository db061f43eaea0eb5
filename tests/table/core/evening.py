"""An evening at a table: people who come, choose and play, and the log of it all, so that it can be read again."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from parlour import decks
from parlour.engine.event import Heard
from parlour.engine.refusal import Refused
from parlour.table import entry as log
from parlour.table import frames
from parlour.table.codes import hashed
from parlour.table.people import Bot
from parlour.table.table import Table

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
        self.does(self.table.make(made))

    # ── the log ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def does(self, entry: log.Entry) -> Heard | None:
        heard = self.table.apply(entry)
        self.log.append(log.written(entry))
        return heard

    def did(self, done: tuple[log.Entry, Heard] | None) -> Heard | None:
        """For what is done already when its entry is given."""
        if done is None:
            return None
        self.log.append(log.written(done[0]))
        return done[1]

    def read_again(self) -> Table:
        table = Table(self.table.code, PACKS)
        for content in self.log:
            table.apply(log.read(content))
        return table

    # ── people ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def newcomer(self, name: str | None) -> log.Newcomer:
        return log.Newcomer(name, "fox", hashed(f"token of {name}"))

    def seed(self) -> str:
        self.seeds += 1
        return f"seed number {self.seeds} of the table"

    def joins(self, *names: str) -> None:
        for name in names:
            self.does(self.table.join(self.newcomer(name), self.now))

    def bot(self, name: str = "Robot") -> None:
        self.does(self.table.add_bot(Bot(name, "bear", "novice"), self.now))

    def person(self, name: str) -> int:
        return self.table.person_with(hashed(f"token of {name}"))

    def leaves(self, name: str) -> None:
        self.sends_away(name, by=name)

    def comes_back(self, name: str) -> None:
        self.does(self.table.come_back(self.person(name), self.now))

    def renames(
        self, person: int, name: str | UnsetType = UNSET, avatar: str | UnsetType = UNSET
    ) -> log.Renamed | None:
        renamed = self.table.rename(person, name, avatar, self.now)
        if renamed is not None:
            self.does(renamed)
        return renamed

    def salts(self, name: str, salt: str | None = None) -> None:
        self.does(self.table.salt(self.person(name), f"salt of {name}" if salt is None else salt, self.now))

    def sends_away(self, name: str, by: str = "Ann") -> None:
        self.does(self.table.send_away(self.person(by), self.person(name), self.now))

    def frees(self, seat: int, by: str = "Ann") -> None:
        self.does(self.table.free(self.person(by), seat, self.now))

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
        self.does(self.table.change(log.Changed(self.now, game, deck, options, first, locked=locked)))

    def starts(self, *, rematch: bool = False) -> None:
        deck = self.table.deck or DEFAULTS[self.table.game.name]
        self.does(self.table.begin(self.now, deck, self.seed(), rematch=rematch))

    # ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def acts(self, seat: int, act: str, seen: int | None = None, id: str = "", **fields: Any) -> Heard | None:
        return self.did(self.table.act(seat, {"act": act, **fields}, id, seen, self.now))

    def plays_on(self, acts: int = 10_000) -> None:
        """So many acts, each the first that is offered to whom the table waits for; else the clock runs out."""
        match = self.table.match
        assert match is not None
        for _ in range(acts):
            if match.result is not None:
                return
            if match.waiting:
                act = msgspec.to_builtins(match.acts(match.waiting[0])[0])
                self.did(self.table.act(match.waiting[0], act, "", None, self.now))
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
                self.did(self.table.act(match.waiting[0], msgspec.to_builtins(act), "", None, self.now))

    def waits(self, seconds: float | None = None) -> Heard | None:
        """Until the deadline, or so long; the clock runs out if it is time."""
        if seconds is None:
            assert self.table.deadline is not None
            self.now = self.table.deadline
        else:
            self.now += int(seconds * 1000)
        return self.did(self.table.time_out(self.now))


def beginner(table: Table) -> int:
    """Who begins the match that has just been started."""
    assert table.match is not None
    return int(table.match.table.turn)  # type: ignore[attr-defined]  # the games that are asked have one
