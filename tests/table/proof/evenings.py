"""Whole evenings at a table, as its log: people come and go, and play every game. All that is theirs bears a mark."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import parlour
from parlour.decks import Deck
from parlour.engine.naming import Names
from parlour.engine.plain import plain
from parlour.table.log import entry as log
from parlour.table.log.entry import Newcomer
from parlour.table.room.apply import apply
from parlour.table.room.table import Table
from tests.properties.settings import DECKS
from tests.properties.wandering import MAY_BE_REFUSED, next_move

MARK = "zqxj"

OWN_WORDS = {("answer", "text"), ("tell", "answers"), ("justify", "text")}
"""Every field of an act in which people write what they like."""
DECIDING = {("say", "word"), ("out", "word")}
"""What is typed and is part of the game: the chain of Traitor Word, and what Bluff's Wild stands for."""


class Evening:
    """Somebody at a table writes its log; what they do is always legal."""

    def __init__(self, seed: int, *games: str, names: Names | None = None) -> None:
        """`names`: how cards are called, where that is not as at a table of today."""
        self.rng = random.Random(seed)
        self.names = names
        self.table = Table("", DECKS)
        self.log: list[log.Entry] = []
        self.texts = 0
        first, *others = games or self.rng.sample(list(parlour.games), len(parlour.games))
        self.write(log.Made(self.now, first, newcomer("Ada"), "the first seed"))
        self.write(log.PersonJoined(self.now, newcomer("Ben")))
        self.write(log.PersonJoined(self.now, newcomer("Cleo")))
        if len(self.table.company.seats) < self.table.game.seats[-1]:
            self.write(log.BotAdded(self.now, "Fern", "owl", "novice"))
        self.play()
        for game in others:
            self.write(log.Changed(self.now, game))
            self.play()

    @property
    def now(self) -> int:
        return 1_000_000 + 10 * len(self.log)

    def write(self, entry: log.Entry) -> None:
        apply(self.table, entry)
        self.log.append(entry)

    def begin(self) -> parlour.Match:
        game, names = self.table.game.name, self.names or self.table.game.names_at_a_table
        for person in (0, 2):
            self.write(log.Salted(self.now, person, f"salt of {person} for {len(self.log)}"))
        self.write(log.Started(self.now, f"seed {len(self.log)}", game if game in DECKS else None, names=names))
        assert self.table.match is not None
        return self.table.match

    def play(self) -> None:
        match = self.begin()
        self.write(log.Left(self.now, 1))
        self.write(log.TicketGiven(self.now, 0, f"ticket {MARK}", self.now))
        self.write(log.Moved(self.now, 0, f"token {MARK}"))
        self.write(log.Returned(self.now, 1))
        self.write(log.Renamed(self.now, 1, f"{MARK} {len(self.log)}", f"avatar {MARK}"))
        self.write(log.Renamed(self.now, 2, avatar="hare"))
        while match.result is None:
            seat, act = self.move(match)
            if seat == parlour.CLOCK:
                self.log.append(log.TimerElapsed(self.now))
            else:
                self.log.append(log.Acted(self.now, seat, act, f"{MARK}{len(self.log)}"))

    def move(self, match: parlour.Match) -> tuple[int, dict[str, Any]]:
        """One accepted act; mostly they type where they could speak."""
        while True:
            seat, chosen = next_move(match, self.rng)
            act = plain(chosen)
            if self.rng.random() < 0.7:
                act.update(self.typed(act["act"]))
            try:
                match.play(seat, act)
            except parlour.Refused as refused:
                if refused.code not in MAY_BE_REFUSED:
                    raise
            else:
                return seat, act

    def typed(self, tag: str) -> dict[str, Any]:
        return {
            field: self.text() if field == "text" else [self.text(), self.text()]
            for owner, field in OWN_WORDS
            if owner == tag
        }

    def text(self) -> str:
        self.texts += 1
        return self.rng.choice(
            [f"{MARK} {self.texts}", f"“{self.texts}”\\ Ça, {MARK} ?", (f"{self.texts}{MARK}" * 70)[:280]]
        )

    def closed(self) -> list[bytes]:
        self.write(log.Closed(self.now))
        return self.written()

    def written(self) -> list[bytes]:
        return [log.written(entry) for entry in self.log]


def newcomer(name: str | None) -> Newcomer:
    return Newcomer(name and f"{MARK} {name}", f"avatar {MARK}", f"token {MARK}")


def matches(entries: list[bytes], decks: Mapping[str, Deck] = DECKS) -> list[parlour.Match | None]:
    """Every match of the table, played again from its log; None for one that is scrubbed."""
    table = Table("", decks)
    begun = []
    for content in entries:
        entry = log.read(content)
        apply(table, entry)
        if isinstance(entry, log.Started):
            assert (table.match is None) == entry.scrubbed
            begun.append(table.match)
    return begun


def words_of(match: parlour.Match) -> list[str]:
    """What was typed in it and is part of the game."""
    acts = [plain(act) for _, act in match.log()]
    found = [act[field] for act in acts for tag, field in DECIDING if act["act"] == tag and act.get(field) is not None]
    return [str(word) for word in found]
