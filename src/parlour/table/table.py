"""One table: what follows from its log. It knows no clock, no socket and no store; times and entries are handed in.

Whoever wants something done asks one of the methods that give an entry. It says no with a `Refused`, or gives what is
to be written into the log; then `apply` does it (`act` and `time_out` have done it already, since only doing it tells
whether the rules allow it). A table that is read from its log is made by `apply` alone, so what is done now and what
is read tomorrow cannot differ.

Here are the match and its settings. Who is at the table is its company, and how they come and go is in coming.py.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from parlour.decks import Deck
from parlour.door import find_game
from parlour.engine.act import CLOCK, ELAPSED, GO_ON, tag_of
from parlour.engine.event import Heard
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.table import coming
from parlour.table import entry as log
from parlour.table.brought import hash_in
from parlour.table.codes import is_same
from parlour.table.company import Company, Seat
from parlour.table.fairness import MOST_SALTS, FirstBy, Salts, commitment, first_seat, match_seed
from parlour.table.memory import Memory, names_for_bots
from parlour.table.people import Bot, with_token
from parlour.table.refusals import (
    AWAY,
    BAD_SETTING,
    CLOSED,
    ENOUGH_DECKS,
    ENOUGH_SALT,
    IS_PAUSED,
    LOCKED,
    NO_BOT,
    NO_SEAT,
    NO_SUCH_SEAT,
    NOT_HOST,
    NOT_PAUSED,
    NOT_PLAYING,
    NOTHING_TO_HIDE,
    OTHER_RULES,
    PLAYED_OUT,
    PLAYING,
    STALE,
    TOO_FEW,
)
from parlour.table.settings import begun, game_called, must_go_together
from parlour.table.typed import typed_in

MOST_ENTRIES = 200_000
"""A long evening has a few thousand. Whoever reads the log of a table is not to wait for minutes."""
MOST_BROUGHT = 20
MOST_IDS = 32
"""A client sends an act again within minutes or never: so many of one person's are far more than can be under way."""


class Table:
    def __init__(self, code: str, decks: Mapping[str, Deck]) -> None:
        self.code = code
        self.decks = decks
        """The decks of its matches, by hash; whoever applies an entry has seen to it that its deck is there."""
        self.number = 0
        """How many entries its log has."""
        self.at = 0
        self.company = Company()
        self.game: Game
        self.deck: str | None = None
        self.brought: Deck | None = None
        """That deck, if it is no pack but one that the host has brought along."""
        self.all_brought: set[str] = set()
        """The hashes of all that were ever brought: the store keeps them as long as the log."""
        self.options: dict[str, Any] = {}
        self.locked = False
        self.keeps_texts = False
        self.closed = False
        self.seed = ""
        """Of the newest match; nobody sees it before that match is over."""
        self.next_seed = ""
        """Of the match to come, which the table is committed to already."""
        self.salts = Salts()
        self.matches = 0
        self.first_by: FirstBy | None = None
        """How it came that the first seat of the newest match began."""
        self.match: Match | None = None
        """The match that lies on the table, under way or over. As long as it lies there, the seats are its seats."""
        self.other_rules: int | None = None
        """A match lies there that was begun by this version of the rules, which is not ours: it can be neither shown
        nor gone on with, and whether it is over cannot be told. Its seats are its seats all the same."""
        self.steps: list[int] = []
        """The number of the entry that brought about each step of that match."""
        self.acted = 0
        """The number of the last of these entries that was not the clock's: since then nobody has said anything."""
        self.players: tuple[str, ...] = ()
        """Who plays in that match, as its bots know them."""
        self.stood_in: set[int] = set()
        """The seats of that match in which a bot has acted for the person who sits there."""
        self.memory = Memory()
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

    def person_with(self, token_hash: str) -> int:
        """Who has this token. A closed table has forgotten everybody's, and says that it is closed."""
        self._must_not_be_closed()
        return with_token(self.company.people, token_hash)

    def has_seen(self, token_hash: str) -> bool:
        """Whether somebody has come here with this token, also if they were sent away since."""
        return any(is_same(person.token, token_hash) for person in self.company.people)

    def place_of(self, person: int | None) -> dict[str, Any] | None:
        """Who somebody is at this table, for their own screen to know; None for whoever only watches."""
        return self.company.place_of(person)

    def must_be_host(self, person: int) -> None:
        self._must_not_be_closed()
        if person != self.host:
            raise NOT_HOST()

    def must_let_in(self) -> None:
        """Somebody new wants to play or to watch. A locked table is for those who are at it already."""
        self._must_be_open()
        if self.locked:
            raise LOCKED()

    def _must_not_be_closed(self) -> None:
        if self.closed:
            raise CLOSED()

    def _must_be_open(self) -> None:
        """Something is to be written: neither is the table closed, nor its log so long that it is to be closed."""
        self._must_not_be_closed()
        if self.number >= MOST_ENTRIES:
            raise PLAYED_OUT()

    @property
    def playing(self) -> bool:
        """Whether a match is under way."""
        return self.match is not None and self.match.result is None

    # ── coming and going ────────────────────────────────────────────────────────────────────────────────────────────

    def make(self, made: log.Made, brought: Deck | None = None) -> log.Made:
        """A table's first entry, if its settings go together and its host has a name that can be seen, or none."""
        must_go_together(game_called(made.game), brought or made.deck, made.options)
        return replace(made, host=coming.as_shown(made.host, self.company))

    def join(self, who: log.Newcomer, at: int) -> log.Joined:
        self.must_let_in()
        return coming.join(self.company, who, at)

    def add_bot(self, bot: Bot, at: int) -> log.BotAdded:
        self._must_be_open()
        if self.playing:
            raise PLAYING()
        return coming.add_bot(self.company, bot, self.game.seats[-1], at)

    def set_level(self, seat: int, level: str, at: int) -> log.BotChanged:
        """The bot that plays here plays better or worse from now on, also in the middle of a match."""
        self._must_be_open()
        self._must_be_a_seat(seat)
        if self.company.seats[seat].bot is None:
            raise NO_BOT()
        return log.BotChanged(at, seat, level)

    def free(self, asker: int, seat: int, at: int) -> log.Left | log.SentAway | log.Removed:
        """A seat is freed: by whoever sits there, or by the host."""
        self._must_be_open()
        self._must_be_a_seat(seat)
        person = self.company.seats[seat].person
        if person is not None and not self.company.people[person].sent_away:
            return self.send_away(asker, person, at)
        self.must_be_host(asker)
        if self.playing:
            raise PLAYING()  # it is a bot's, and the match needs it
        return log.Removed(at, seat)

    def send_away(self, asker: int, person: int, at: int) -> log.Left | log.SentAway:
        """Somebody goes, wherever they sit or wait: by themselves, or because the host says so."""
        self._must_be_open()
        return coming.send_away(self.company, asker, person, at)

    def stand_in(self, seat: int, at: int) -> log.Left:
        """A bot plays on in this seat, until whoever sits there comes back."""
        self._must_be_open()
        if not self.playing:
            raise NOT_PLAYING()
        self._must_be_a_seat(seat)
        return coming.stand_in(self.company, seat, at)

    def _must_be_a_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.company.seats):
            raise NO_SUCH_SEAT()

    def come_back(self, person: int, at: int) -> log.Returned:
        self._must_be_open()
        return coming.come_back(self.company, person, at)

    def rename(self, person: int, name: str | UnsetType, avatar: str | UnsetType, at: int) -> log.Renamed | None:
        """Somebody's own name and picture, at any time: neither is a credential, nor known to the match."""
        self._must_be_open()
        return coming.rename(self.company, person, name, avatar, at)

    def give_ticket(self, person: int, ticket_hash: str, at: int) -> log.TicketGiven:
        self._must_be_open()
        return coming.give_ticket(self.company, person, ticket_hash, at)

    def use_ticket(self, ticket_hash: str, token_hash: str, at: int) -> log.Moved:
        self._must_be_open()
        return coming.use_ticket(self.company, ticket_hash, token_hash, at)

    def pass_host(self, here: Container[int], at: int) -> log.HostPassed | None:
        """The host is gone, so the next of those who are here is host; None if there is nobody, or no need."""
        return None if self.closed else coming.pass_host(self.company, here, at)

    @property
    def bots(self) -> list[Bot]:
        return self.company.bots

    def plays_by_itself(self, seat: int) -> Bot | None:
        """The bot in this seat, if one plays there now."""
        return self.company.seats[seat].bot

    # ── the host's ──────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def first(self) -> int | None:
        """A2: the seat that the host has chosen to begin the next match."""
        return self.company.first

    def change(self, changes: log.Changed, brought: Deck | None = None) -> log.Changed:
        self._must_be_open()
        rules = (changes.game, changes.deck, changes.options)
        if any(setting is not UNSET for setting in rules):
            if self.playing:
                raise PLAYING()
            if changes.game is not UNSET:
                game_called(changes.game)
            game, deck, options = self._settings(changes)
            self._must_not_bring_too_many(deck)
            same = self.brought if deck == self.deck else None
            must_go_together(game, brought or same or deck, options)
        seats = min(len(self.company.seats), self._settings(changes)[0].seats[-1])
        if changes.first is not UNSET and changes.first is not None and not 0 <= changes.first < seats:
            raise BAD_SETTING(problem=f"first: {changes.first} is not a seat from 0 to {seats - 1}")
        if changes.host is not UNSET and self.company.sitting_at(changes.host) is None:
            raise BAD_SETTING(problem="host: nobody is there who could be host")
        return changes

    def _must_not_bring_too_many(self, deck: str | None) -> None:
        hash = hash_in(deck)
        if hash is not None and hash not in self.all_brought and len(self.all_brought) >= MOST_BROUGHT:
            raise ENOUGH_DECKS(most=MOST_BROUGHT)

    def begin(self, at: int, deck: str | None, next_seed: str, *, rematch: bool) -> log.Started:
        """A match, with the deck of this hash; after a rematch everybody will have played."""
        self._must_be_open()
        if self.playing:
            raise PLAYING()
        if deck is not None and deck not in self.decks:
            raise BAD_SETTING(problem="deck: its cards are not at hand")
        entry = log.Started(at, next_seed, deck, rematch, self.game.rules_version)
        self._begun(entry, self.company.copy())  # whatever speaks against it is said now
        return entry

    def pause(self, at: int) -> log.Paused:
        self._must_play()
        return log.Paused(at)

    def resume(self, at: int) -> log.Resumed:
        self._must_be_open()
        self._must_be_by_our_rules()
        if self.paused_at is None:
            raise NOT_PAUSED()
        return log.Resumed(at)

    def stop(self, at: int) -> log.Stopped:
        """The match ends here, unfinished: also a paused one, and one by other rules."""
        self._must_be_open()
        if not self.playing and self.other_rules is None:
            raise NOT_PLAYING()
        return log.Stopped(at)

    def go_on(self, asker_seat: int | None, at: int, seen: int | None = None) -> list[log.Elapsed | log.Acted]:
        """A10: the host asks early, so the clock runs out first, if it has not; a host without a seat asks for whom the
        table waits. Where the clock's running out is itself a step on, that is all. Whoever has seen the table up to a
        number means the step that it waited for then."""
        match = self._must_play()
        if seen is not None and seen < self.steps[match.table.since]:
            raise STALE()
        entries: list[log.Elapsed | log.Acted] = []
        if not match.table.late:
            entries.append(log.Elapsed(at))
            match = match.copy()
            match.play(CLOCK, ELAPSED)
        if match.table.late:
            seat = min(match.waiting) if asker_seat is None else asker_seat
            entries.append(log.Acted(at, seat, {"act": tag_of(type(GO_ON))}))
        return entries

    def hide(self, number: int, at: int) -> log.Hid:
        self._must_be_open()
        if number not in self.typed:
            raise NOTHING_TO_HIDE()
        return log.Hid(at, number)

    def _must_play(self) -> Match:
        self._must_be_open()
        self._must_be_by_our_rules()
        if self.match is None or self.match.result is not None:
            raise NOT_PLAYING()
        if self.paused_at is not None:
            raise IS_PAUSED()
        return self.match

    def _must_be_by_our_rules(self) -> None:
        if self.other_rules is not None:
            raise OTHER_RULES(game=self.game.title, begun=self.other_rules, ours=self.game.rules_version)

    # ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def seat_to_act(self, person: int) -> int:
        """The seat that this person plays in."""
        self._must_play()
        seat = self.company.seat_of(person)
        if seat is None:
            raise NO_SEAT()
        if self.company.seats[seat].bot is not None:
            raise AWAY()
        return seat

    def act(self, seat: int, act: dict[str, Any], id: str, seen: int | None, at: int) -> tuple[log.Acted, Heard]:
        """Does it, by the rules of the game, and gives what is to be written; the engine's own refusals are raised."""
        self._must_play()
        name = act.get("act")
        kind = self.game.acts.get(name) if isinstance(name, str) else None
        since = self.moment_since if kind is not None and kind.of_the_moment else self.steps[0]
        if seen is not None and seen < since:  # it was meant for another word, or for another match
            raise STALE()
        entry = log.Acted(at, seat, act, id)
        return entry, self._play(entry)

    def is_out(self, at: int) -> bool:
        """Whether a timer has run out at this time."""
        return not self.closed and self.paused_at is None and self.deadline is not None and at >= self.deadline

    def time_out(self, at: int) -> tuple[log.Elapsed, Heard] | None:
        """The timer has run out, if it has."""
        if not self.is_out(at):
            return None
        self._must_be_open()
        entry = log.Elapsed(at)
        return entry, self._play(entry)

    # ── what follows from an entry ──────────────────────────────────────────────────────────────────────────────────

    def apply(self, entry: log.Entry) -> Heard | None:
        """Does what the entry says; gives the events of the match, if there were any."""
        if isinstance(entry, (log.Acted, log.Elapsed)) and self.other_rules is None:
            return self._play(entry)  # by other rules, an act is no more than its number
        self._count(entry)
        if isinstance(entry, coming.Entry):
            coming.apply(self.company, entry)
            self._close_up()
            return None
        match entry:
            case log.Started():
                return self._start(entry)
            case log.Made():
                self._choose(find_game(entry.game), entry.deck, entry.options)
                self.next_seed = entry.seed
                coming.add(self.company, entry.host)
                self._close_up()
            case log.BotAdded():
                self._clear_table()
                self.company.seats.append(Seat(bot=Bot(entry.name, entry.avatar, entry.level)))
            case log.BotChanged():
                self.company.set_level(entry.seat, entry.level)
            case log.Removed():
                self.company.close(entry.seat)
                self._clear_table()
            case log.Changed():
                self._change(entry)
            case log.Salted():
                self.salts.add(entry.person, self.number, entry.salt)
            case log.Acted():
                self._remember_id(entry.id)
            case log.Elapsed():
                pass
            case log.Paused():
                self.paused_at = entry.at
            case log.Resumed():
                self._resume(entry.at)
            case log.Stopped():
                self._clear_table()
            case log.Hid():
                self.hidden.update(self.typed.get(entry.number, ()))
            case log.Closed():
                self.closed = True
                self.deadline = None
            case _:
                raise AssertionError(f"nothing follows from {type(entry).__name__}")
        return None

    def _count(self, entry: log.Entry) -> None:
        self.number += 1
        self.at = entry.at

    # ── settings ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _settings(self, changes: log.Changed) -> tuple[Game, str | None, dict[str, Any]]:
        """Game, deck and options as they will be; another game brings its own deck and options."""
        game, deck, options = self.game, self.deck, self.options
        if changes.game is not UNSET and changes.game != game.name:
            game, deck, options = find_game(changes.game), None, {}
        return (
            game,
            deck if changes.deck is UNSET else changes.deck,
            options if changes.options is UNSET else changes.options,
        )

    def _choose(self, game: Game, deck: str | None, options: dict[str, Any]) -> None:
        self.game, self.deck, self.options = game, deck, options
        self.brought = self.decks.get(hash_in(deck) or "")
        if hash := hash_in(deck):
            self.all_brought.add(hash)

    def _change(self, changes: log.Changed) -> None:
        if changes.host is not UNSET:
            heir = self.company.sitting_at(changes.host)
            assert heir is not None
            self.company.host = heir
        before = self.game
        self._choose(*self._settings(changes))
        if self.game is not before:
            self.company.first = self.company.next_first = None
            self._clear_table()
        if changes.first is not UNSET:
            there = changes.first is not None and changes.first < len(self.company.seats)
            self.company.first = changes.first if there else None
        if changes.locked is not UNSET:
            self.locked = changes.locked
        if changes.keep is not UNSET:
            self.keeps_texts = changes.keep

    # ── the match ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _lay(self, match: Match | None, steps: list[int], other_rules: int | None = None) -> None:
        """This match lies on the table from now on, and nothing is left of the one before but what bots remember."""
        if self.match is not None:
            self.memory.keep(self.match, self.players, self.stood_in)
        self.match, self.steps, self.other_rules = match, steps, other_rules
        self.running = self.deadline = self.paused_at = None
        self.typed, self.hidden, self.stood_in = {}, set(), set()

    def _clear_table(self) -> None:
        """The last match is put away, and with it the seats of those who have left."""
        self._lay(None, [])
        self._close_up()

    def _close_up(self) -> None:
        """While no match lies on the table, whoever has left has no seat, and whoever waits has one if there is one."""
        if self.match is None and self.other_rules is None:
            self.company.clear(self.game.seats[-1])

    def _begun(self, entry: log.Started, company: Company) -> tuple[Match | None, int | None, FirstBy]:
        """The match that begins with this entry, unless it was by other rules; and the seat that begins, and why. The
        company takes its seats."""
        company.gather(self.game.seats[-1], rotate=entry.rematch and self.matches > 0)
        ours = entry.rules == self.game.rules_version
        seats = len(company.seats)
        if ours and seats < self.game.seats[0]:
            raise TOO_FEW(game=self.game.title, fewest=self.game.seats[0])
        seed = match_seed(self.next_seed, (salt for _, salt in self.salts.that_count()))
        first, by = self._first(company, seed, rematch=entry.rematch)
        deck = None if entry.deck is None else self.decks[entry.deck]
        return begun(self.game, seats, deck, self.options, first, seed) if ours else None, first, by

    def _first(self, company: Company, seed: str, *, rematch: bool) -> tuple[int | None, FirstBy]:
        """A2: the seat that begins, None where the game cuts for it."""
        if company.first is not None:
            return company.first, "chosen"
        if self.game.cuts_for_first:
            return None, "cut"
        if rematch and company.next_first is not None:
            return company.next_first, "next"
        return first_seat(seed, len(company.seats)), "drawn"

    def _start(self, entry: log.Started) -> Heard | None:
        match, first, self.first_by = self._begun(entry, self.company)
        self.seed, self.next_seed = self.next_seed, entry.next_seed
        self.salts = Salts()
        self.matches += 1
        self.company.take_part(self.matches, first)
        if match is None:
            self._lay(None, [], entry.rules)
            return None
        self._lay(match, [self.number])
        self.players = names_for_bots(self.company)
        self.acted = self.number
        self.moment, self.moment_since = match.table.moment, self.number
        self._set_clock(entry.at)
        return Heard(None, match.table.story, None)

    def _play(self, entry: log.Acted | log.Elapsed) -> Heard:
        assert self.match is not None
        if isinstance(entry, log.Elapsed):
            heard = self.match.play(CLOCK, ELAPSED)
            self._count(entry)
        else:
            heard = self.match.play(entry.seat, entry.act)
            self._count(entry)
            self._remember(entry)
            self.acted = self.number
        self.steps.append(self.number)
        moment = self.match.table.moment
        if moment != self.moment:
            self.moment, self.moment_since = moment, self.number
        self._set_clock(entry.at)
        return heard

    def _remember(self, entry: log.Acted) -> None:
        self._remember_id(entry.id)
        if self.company.seats[entry.seat].has_stand_in:
            self.stood_in.add(entry.seat)
        if texts := typed_in(self.game.acts[entry.act["act"]], entry.act):
            self.typed[self.number] = texts

    def _remember_id(self, id: str) -> None:
        """Whatever others do, it pushes out none of one's own."""
        if id:
            own = self.done.setdefault(id.partition(":")[0], {})
            own[id] = self.number
            if len(own) > MOST_IDS:
                del own[next(iter(own))]

    def number_of(self, id: str) -> int | None:
        """The number of the act that its sender called so, if it was done lately."""
        return self.done.get(id.partition(":")[0], {}).get(id)

    def _set_clock(self, at: int) -> None:
        """When the open timer will be out; one that goes on running keeps its time."""
        timer = self.match.timer if self.match is not None else None
        running = (timer["kind"], timer["since"]) if timer is not None else None
        if running != self.running:
            self.running = running
            self.deadline = at + 1000 * timer["seconds"] if timer is not None else None

    def _resume(self, at: int) -> None:
        assert self.paused_at is not None
        if self.deadline is not None:
            self.deadline += max(0, at - self.paused_at)  # two processes may differ a little about the time
        self.paused_at = None

    # ── fairness ────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def commitment(self) -> str:
        """What the table has committed to: for the match under way, or for the next one."""
        return commitment(self.seed if self.playing else self.next_seed)

    @property
    def shown_seed(self) -> str | None:
        """The seed of the last match, once it is over."""
        return None if self.playing or self.other_rules is not None else self.seed or None

    def salt(self, person: int, salt: str, at: int) -> log.Salted:
        """Somebody's share in the chance of the next match: its seed is chosen, and everybody sees the commitment."""
        self._must_be_open()
        coming.must_be_here(self.company, person)
        if self.playing:
            raise PLAYING()
        if self.salts.how_many_of(person) >= MOST_SALTS:
            raise ENOUGH_SALT(most=MOST_SALTS)
        return log.Salted(at, person, salt)
