"""A table: the projection of its event log (a read model). What it is, and what can be asked about it.

It knows no clock, no socket and no store. `decide` makes an entry of what somebody asks for, or refuses it; `apply`
does what an entry says, and is all that ever changes a table. One that is read from its log is made by `apply` alone,
so what is done now and what is read tomorrow cannot differ.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from parlour.decks import Deck
from parlour.engine.act import Act
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.table.log.entry import BotPace
from parlour.table.room.fairness import FirstBy, Opening, Salts, commitment
from parlour.table.room.match_history import MatchHistory
from parlour.table.room.people import SeatedBot, is_same, with_token
from parlour.table.room.refusals import CLOSED, LOCKED, NOT_HOST, PLAYED_OUT
from parlour.table.room.seating import Company
from parlour.table.room.settings import missing_players, teams_of


class Steps(Struct):
    """The number of each step's entry. Nearly every entry is a step, so it is runs of them that are kept (run-length
    encoding): a match of a hundred thousand acts takes no more room than one of ten."""

    count: int = 0
    runs: list[tuple[int, int]] = []
    """Where the numbers do not go on by one: the step, and its number."""

    def append(self, number: int) -> None:
        if not self.runs or number != self.last + 1:
            self.runs.append((self.count, number))
        self.count += 1

    @property
    def first(self) -> int:
        return self.runs[0][1]

    @property
    def last(self) -> int:
        step, first = self.runs[-1]
        return first + self.count - 1 - step

    def __getitem__(self, step: int) -> int:
        """The last one is -1."""
        step = step if step >= 0 else self.count + step
        if not 0 <= step < self.count:
            raise IndexError(step)
        first, number = self.runs[bisect_right(self.runs, step, key=_step) - 1]
        return number + step - first


def _step(run: tuple[int, int]) -> int:
    return run[0]


MOST_ENTRIES = 200_000
"""A long evening has a few thousand. Whoever reads the log of a table is not to wait for minutes."""


class Table:
    def __init__(self, code: str, decks: Mapping[str, Deck]) -> None:
        self.code = code
        self.decks = decks
        """The decks of its matches, by hash; whoever applies an entry has seen to it that its deck is there."""
        self.number = 0
        """How many entries its log has."""
        self.at = 0
        """The latest time in its log."""
        self.company = Company()
        self.places: Mapping[int | None, int] = {}
        self.bots: Sequence[SeatedBot] = ()
        """What each act asks of the company: where everybody sits who was not sent away, by person, and its bots."""
        self.game: Game
        self.deck: str | None = None
        self.brought: Deck | None = None
        """That deck, if it is no pack but one that the host has brought along."""
        self.all_brought: set[str] = set()
        """The hashes of all that were ever brought: the store keeps them as long as the log."""
        self.options: dict[str, Any] = {}
        self.of_class: str | None = None
        """The class that is its host for good."""
        self.locked = False
        self.keeps_texts = False
        self.pace: BotPace = "usual"
        self.closed = False
        self.seed = ""
        """Of the newest match; nobody sees it before that match is over."""
        self.next_seed = ""
        """Of the match to come, which the table is committed to already."""
        self.salts = Salts()
        self.matches = 0
        self.first_by: FirstBy | None = None
        """How it came that the first seat of the newest match began."""
        self.opening: Opening | None = None
        """What the newest match began with, beside its seed; None where it was begun by other rules."""
        self.match_hash: str | None = None
        """Of all that, from the first frame of the match on."""
        self.match: Match | None = None
        """The match that lies on the table, under way or over. As long as it lies there, the seats are its seats."""
        self.dealt_from: str | None = None
        """The hash of its deck."""
        self.other_rules: int | None = None
        """A match lies there that was begun by this version of the rules, which is not ours, or that was scrubbed: it
        can be neither shown nor gone on with, and whether it is over cannot be told. Its seats are its seats all the
        same."""
        self.steps = Steps()
        """The number of the entry that brought about each step of that match."""
        self.acted = 0
        """The number of the last of these entries that was not the clock's: since then nobody has said anything."""
        self.players: tuple[str, ...] = ()
        """Who plays in that match, as its bots know them."""
        self.stood_in: set[int] = set()
        """The seats of that match in which a bot has acted for the person who sits there."""
        self.memory = MatchHistory()
        """What bots remember of the matches before it."""
        self.running: tuple[str, int] | None = None
        """Which timer runs."""
        self.deadline: int | None = None
        self.paused_at: int | None = None
        self.moment = 0
        self.moment_since = 0
        """The number of the entry since which there is something new to answer: an older accusation meant another."""
        self.done: dict[str, dict[str, int]] = {}
        """What each person called their latest acts, and the number each one got."""
        self.typed: dict[int, tuple[str, ...]] = {}
        """What was typed in this match, by the number of its act."""
        self.hidden: set[str] = set()

    # ── who is asking ───────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def host(self) -> int:
        return self.company.host

    @property
    def owner(self) -> int:
        """Whose table it is, also while somebody else is host for them."""
        return self.company.owner

    def person_with(self, token_hash: str) -> int:
        """Who has this token. A closed table has forgotten everybody's, and says that it is closed."""
        self.must_not_be_closed()
        return with_token(self.company.people, token_hash)

    def has_seen(self, token_hash: str) -> bool:
        """Whether somebody has come here with this token, also if they were sent away since."""
        return any(is_same(person.token, token_hash) for person in self.company.people)

    def place_of(self, person: int | None) -> dict[str, Any] | None:
        """Who somebody is at this table, for their own screen to know; None for whoever only watches."""
        return self.company.place_of(person)

    def must_be_host(self, person: int) -> None:
        self.must_not_be_closed()
        if person != self.host:
            raise NOT_HOST()

    def must_let_in(self) -> None:
        """Somebody new wants to play or to watch. A locked table is for those who are at it already."""
        self.must_be_open()
        if self.locked:
            raise LOCKED()

    def must_not_be_closed(self) -> None:
        if self.closed:
            raise CLOSED()

    def must_be_open(self) -> None:
        """Something is to be written: neither is the table closed, nor its log so long that it is to be closed."""
        if self.closed:
            raise CLOSED()
        if self.number >= MOST_ENTRIES:
            raise PLAYED_OUT()

    # ── the match ───────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def playing(self) -> bool:
        """Whether a match is under way."""
        return self.match is not None and self.match.result is None

    @property
    def goes_on(self) -> bool:
        """Whether somebody may act in it now."""
        return self.playing and self.paused_at is None and not self.closed

    def stands_at(self, step: int) -> bool:
        """Whether the match stands where it stood when the entry of this number had brought it on."""
        return self.goes_on and self.steps.last == step

    @property
    def is_late(self) -> bool:
        """A10: whether the clock of the match has run out, so that it may go on without whom it waits for."""
        return self.match is not None and self.match.table.late

    def is_out(self, at: int) -> bool:
        """Whether a timer has run out at this time."""
        return not self.closed and self.paused_at is None and self.deadline is not None and at >= self.deadline

    @property
    def gathered(self) -> int:
        """How many would play if a match were begun now, or how many do."""
        company = self.company
        return len(company.seats) if self.playing or self.closed else company.would_gather(self.game.seats[-1])

    @property
    def missing(self) -> int:
        """How many more have to come before a match can be begun."""
        return 0 if self.playing else missing_players(self.game, self.gathered, self.brought or self.deck, self.options)

    @property
    def teams(self) -> tuple[int, ...] | None:
        """Which team each seat plays in; None where each plays alone."""
        return teams_of(self.game, len(self.company.seats), self.options)

    @property
    def first(self) -> int | None:
        """A2: the seat that the host has chosen to begin the next match."""
        return self.company.first

    def see_who_sits_where(self) -> None:
        """Somebody may have come, gone or changed places."""
        self.places, self.bots = self.company.places(), self.company.bots

    def plays_by_itself(self, seat: int) -> SeatedBot | None:
        """The bot in this seat, if one plays there now."""
        return self.company.seats[seat].bot

    def is_toggle(self, act: dict[str, Any]) -> bool:
        """Whether this can be done again and again while the match stays where it is."""
        kind = self._kind_of(act)
        return kind is not None and kind.is_toggle

    def is_stale(self, act: dict[str, Any], seen: int) -> bool:
        """Whether whoever does this has not seen what they must have: what it answers to, or that the match began."""
        if seen >= self.moment_since:
            return False  # nearly always, and what begins a match is not later than its newest moment
        kind = self._kind_of(act)
        return (kind is not None and kind.of_the_moment) or seen < self.steps.first

    def _kind_of(self, act: dict[str, Any]) -> type[Act] | None:
        name = act.get("act")
        return self.game.acts.get(name) if isinstance(name, str) else None

    def number_of(self, id: str) -> int | None:
        """The number of the act that its sender called so, if it was done lately."""
        return self.done.get(id.partition(":")[0], {}).get(id)

    # ── fairness ────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def commitment(self) -> str:
        """What the table has committed to: for the match under way, or for the next one."""
        return self.opening.commitment if self.playing and self.opening is not None else commitment(self.next_seed)

    @property
    def shown_seed(self) -> str | None:
        """The seed of the last match, once it is over."""
        return None if self.playing or self.other_rules is not None else self.seed or None
