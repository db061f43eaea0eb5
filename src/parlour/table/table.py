"""One table: what follows from its log. It knows no clock, no socket and no store; times and entries are handed in.

Whoever wants something done asks one of the methods that give an entry. It says no with a `Refused`, or gives what is
to be written into the log; then `apply` does it (`act` and `time_out` have done it already, since only doing it tells
whether the rules allow it). A table that is read from its log is made by `apply` alone, so what is done now and what
is read tomorrow cannot differ.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from copy import deepcopy
from typing import Any

from msgspec import UNSET

from parlour.decks import Deck
from parlour.door import find_game
from parlour.engine.act import CLOCK, ELAPSED, GO_ON, tag_of
from parlour.engine.event import Heard
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.table import entry as log
from parlour.table.codes import is_same
from parlour.table.fairness import commitment, first_seat, match_seed
from parlour.table.names import distinct, must_differ, tidy
from parlour.table.people import AVATARS, Bot, Company, Person, Seat
from parlour.table.refusals import (
    AWAY,
    BAD_SETTING,
    CLOSED,
    HERE_ALREADY,
    IS_PAUSED,
    LOCKED,
    NO_SEAT,
    NO_SEAT_LEFT,
    NO_SUCH_SEAT,
    NO_TOKEN,
    NOT_HOST,
    NOT_PAUSED,
    NOT_PLAYING,
    NOTHING_TO_HIDE,
    PLAYING,
    STALE,
    TABLE_FULL,
    TICKET_GONE,
    TOO_FEW,
)
from parlour.table.settings import begun, game_called, must_go_together
from parlour.table.typed import typed_in

MOST_PEOPLE = 40
MOST_EVER = 400
"""People who leave are remembered, for they may come back; this is where it ends."""
MOST_IDS = 128
"""A client sends an act again within minutes or never: so many of them are far more than can be under way."""
TICKET_LASTS = 5 * 60 * 1000


class Table:
    def __init__(self, code: str, decks: Mapping[str, Deck]) -> None:
        self.code = code
        self.decks = decks
        """The decks of its matches, by hash; whoever applies an entry has seen to it that its deck is there."""
        self.number = 0
        """How many entries its log has."""
        self.at = 0
        self.company = Company()
        self.host = 0
        self.game: Game
        self.deck: str | None = None
        self.options: dict[str, Any] = {}
        self.locked = False
        self.keeps_texts = False
        self.closed = False
        self.seed = ""
        """Of the match under way, of the last one, or of the first to come; nobody sees it before that one is over."""
        self.next_seed = ""
        self.matches = 0
        self.match: Match | None = None
        """The match that lies on the table, under way or over. As long as it lies there, the seats are its seats."""
        self.steps: list[int] = []
        """The number of the entry that brought about each step of that match."""
        self.running: tuple[str, int] | None = None
        """Which timer runs."""
        self.deadline: int | None = None
        self.paused_at: int | None = None
        self.moment = 0
        self.moment_since = 0
        """The number of the entry since which there is something new to answer: an older accusation meant another."""
        self.done: dict[str, int] = {}
        """What people called their latest acts, and the number each one got."""
        self.typed: dict[int, tuple[str, ...]] = {}
        """What was typed in this match, by the number of its act."""
        self.hidden: set[str] = set()

    # ── who is asking ───────────────────────────────────────────────────────────────────────────────────────────────

    def person_with(self, token_hash: str) -> int:
        """Who has this token. Everybody is looked at, so that the time tells nothing."""
        found = None
        for number, person in enumerate(self.company.people):
            if is_same(person.token, token_hash) and not person.sent_away:
                found = number
        if found is None:
            raise NO_TOKEN()
        return found

    def must_be_host(self, person: int) -> None:
        self._must_be_open()
        if person != self.host:
            raise NOT_HOST()

    def _must_be_open(self) -> None:
        if self.closed:
            raise CLOSED()

    @property
    def playing(self) -> bool:
        """Whether a match is under way."""
        return self.match is not None and self.match.result is None

    # ── coming and going ────────────────────────────────────────────────────────────────────────────────────────────

    def make(self, made: log.Made) -> log.Made:
        """A table's first entry, if its settings go together and its host has a name that can be seen, or none."""
        must_go_together(game_called(made.game), made.deck, made.options)
        name = None if made.host.name is None else tidy(made.host.name)
        host = log.Newcomer(name, self._avatar(made.host.avatar), made.host.token, made.host.salt)
        return log.Made(made.at, made.game, host, made.seed, made.deck, made.options)

    def join(self, who: log.Newcomer, at: int) -> log.Joined:
        self._must_be_open()
        if self.locked:
            raise LOCKED()
        if len(self.company.people) >= MOST_EVER:
            raise TABLE_FULL()
        self._must_have_room()
        name = tidy(who.name or "")
        must_differ(name, self._names())
        return log.Joined(at, log.Newcomer(name, self._avatar(who.avatar), who.token, who.salt))

    def add_bot(self, bot: Bot, at: int) -> log.BotAdded:
        self._must_be_open()
        if self.playing:
            raise PLAYING()
        people = [person for person in self.company.by_place() if self.company.people[person].name is not None]
        bots = [seat for seat in self.company.seats if seat.person is None]
        if len(people) + len(bots) >= self.game.seats[-1]:
            raise NO_SEAT_LEFT()
        return log.BotAdded(at, distinct(bot.name, self._names()), bot.avatar, bot.level)

    def free(self, asker: int, seat: int, at: int) -> log.Left | log.Removed:
        """A seat is freed: by whoever sits there, or by the host."""
        self._must_be_open()
        if not 0 <= seat < len(self.company.seats):
            raise NO_SUCH_SEAT()
        person = self.company.seats[seat].person
        if person == asker:
            return self.leave(asker, at)
        self.must_be_host(asker)
        if self.playing and (person is None or self.company.people[person].sent_away):
            raise PLAYING()  # a bot's already, and the match needs it
        return log.Removed(at, seat)

    def leave(self, person: int, at: int) -> log.Left:
        """Somebody leaves, from a seat, from the bench, or without having had either."""
        self._must_be_open()
        if self.company.people[person].away:
            raise AWAY()
        return log.Left(at, person)

    def come_back(self, person: int, at: int) -> log.Returned:
        self._must_be_open()
        who = self.company.people[person]
        if who.sent_away:
            raise NO_TOKEN()
        if not who.away:
            raise HERE_ALREADY()
        self._must_have_room()
        if who.name is not None and self.company.seat_of(person) is None:
            must_differ(who.name, self._names())  # somebody else may be called so by now
        return log.Returned(at, person)

    def give_ticket(self, person: int, ticket_hash: str, at: int) -> log.TicketGiven:
        self._must_be_open()
        if self.company.seat_of(person) is None:
            raise NO_SEAT()
        return log.TicketGiven(at, person, ticket_hash, at + TICKET_LASTS)

    def use_ticket(self, ticket_hash: str, token_hash: str, at: int) -> log.Moved:
        self._must_be_open()
        for number, person in enumerate(self.company.people):
            ticket = person.ticket
            if ticket is not None and is_same(ticket, ticket_hash) and at <= person.ticket_until:
                return log.Moved(at, number, token_hash)
        raise TICKET_GONE()

    def pass_host(self, here: Container[int], at: int) -> log.HostPassed | None:
        """The host is gone, so the next of those who are here is host; None if there is nobody, or no need."""
        if self.closed or self.host in here:
            return None
        heir = next((person for person in self.company.by_place() if person in here), None)
        return None if heir is None else log.HostPassed(at, heir)

    @property
    def bots(self) -> list[Bot]:
        return [seat.bot for seat in self.company.seats if seat.bot is not None]

    def plays_by_itself(self, seat: int) -> Bot | None:
        """The bot in this seat, if one plays there now."""
        return self.company.seats[seat].bot

    def _names(self) -> list[str]:
        """What everybody at the table is called, bots as well."""
        people = [self.company.people[person].name for person in self.company.by_place()]
        return [*(name for name in people if name is not None), *(bot.name for bot in self.bots)]

    def _avatar(self, wanted: str) -> str:
        """One of ours: the wanted one, or else the one that is least seen at the table."""
        taken = [self.company.people[person].avatar for person in self.company.by_place()]
        return wanted if wanted in AVATARS else min(AVATARS, key=taken.count)

    def _must_have_room(self) -> None:
        if len(self.company.by_place()) >= MOST_PEOPLE:
            raise TABLE_FULL()

    # ── the host's ──────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def first(self) -> int | None:
        """A2: the seat that the host has chosen to begin the next match."""
        return self.company.first

    def change(self, changes: log.Changed) -> log.Changed:
        self._must_be_open()
        rules = (changes.game, changes.deck, changes.options)
        if any(setting is not UNSET for setting in rules):
            if self.playing:
                raise PLAYING()
            if changes.game is not UNSET:
                game_called(changes.game)
            must_go_together(*self._settings(changes))
        seats = min(len(self.company.seats), self._settings(changes)[0].seats[-1])
        if changes.first is not UNSET and changes.first is not None and not 0 <= changes.first < seats:
            raise BAD_SETTING(problem=f"first: {changes.first} is not a seat from 0 to {seats - 1}")
        return changes

    def begin(self, at: int, deck: str | None, next_seed: str, *, rematch: bool) -> log.Started:
        """A match, with the deck of this hash; after a rematch everybody will have played."""
        self._must_be_open()
        if self.playing:
            raise PLAYING()
        if deck is not None and deck not in self.decks:
            raise BAD_SETTING(problem="deck: its cards are not at hand")
        entry = log.Started(at, next_seed, deck, rematch)
        self._begun(entry, deepcopy(self.company))  # whatever speaks against it is said now
        return entry

    def pause(self, at: int) -> log.Paused:
        self._must_play()
        return log.Paused(at)

    def resume(self, at: int) -> log.Resumed:
        self._must_be_open()
        if self.paused_at is None:
            raise NOT_PAUSED()
        return log.Resumed(at)

    def go_on(self, asker_seat: int | None, at: int) -> list[log.Elapsed | log.Acted]:
        """A10: the host asks early, so the clock runs out first, if it has not; a host without a seat asks for whom the
        table waits. Where the clock's running out is itself a step on, that is all."""
        match = self._must_play()
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
        if self.match is None or self.match.result is not None:
            raise NOT_PLAYING()
        if self.paused_at is not None:
            raise IS_PAUSED()
        return self.match

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
        if kind is not None and kind.of_the_moment and seen is not None and seen < self.moment_since:
            raise STALE()
        entry = log.Acted(at, seat, act, id)
        return entry, self._play(entry)

    def time_out(self, at: int) -> tuple[log.Elapsed, Heard] | None:
        """The timer has run out, if it has."""
        if self.closed or self.deadline is None or self.paused_at is not None or at < self.deadline:
            return None
        entry = log.Elapsed(at)
        return entry, self._play(entry)

    # ── what follows from an entry ──────────────────────────────────────────────────────────────────────────────────

    def apply(self, entry: log.Entry) -> Heard | None:
        """Does what the entry says; gives the events of the match, if there were any."""
        if isinstance(entry, log.Acted | log.Elapsed):
            return self._play(entry)
        self._count(entry)
        match entry:
            case log.Started():
                return self._start(entry)
            case log.Made():
                self.game, self.deck, self.options = find_game(entry.game), entry.deck, entry.options
                self.seed = entry.seed
                self._seat(self._add(entry.host))
            case log.Joined():
                self._seat(self._add(entry.who))
            case log.BotAdded():
                self._clear_table()
                self.company.seats.append(Seat(bot=Bot(entry.name, entry.avatar, entry.level)))
            case log.Removed():
                self._remove(entry.seat)
            case log.Left():
                self._leave(entry.person)
            case log.Returned():
                self._return(entry.person)
            case log.Changed():
                self._change(entry)
            case log.Paused():
                self.paused_at = entry.at
            case log.Resumed():
                self._resume(entry.at)
            case log.Hid():
                self.hidden.update(self.typed[entry.number])
            case log.TicketGiven():
                person = self.company.people[entry.person]
                person.ticket, person.ticket_until = entry.ticket, entry.until
            case log.Moved():
                person = self.company.people[entry.person]
                person.token, person.ticket, person.ticket_until = entry.token, None, 0
            case log.HostPassed():
                self.host = entry.person
            case log.Closed():
                self.closed = True
                self.deadline = None
            case _:
                raise AssertionError(f"nothing follows from {type(entry).__name__}")
        return None

    def _count(self, entry: log.Entry) -> None:
        self.number += 1
        self.at = entry.at

    # ── people ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def _add(self, who: log.Newcomer) -> int:
        self.company.people.append(Person(who.name, who.avatar, who.token, who.salt))
        return len(self.company.people) - 1

    def _seat(self, person: int) -> None:
        """A seat for them, if there is one, or a place on the bench; none for a host who wants none."""
        if self.company.people[person].name is not None:
            self.company.bench.append(person)
        if self.match is None:
            self.company.fit(self.game.seats[-1])
        self._see_to_the_host()

    def _remove(self, place: int) -> None:
        seat = self.company.seats[place]
        if seat.person is not None:
            person = self.company.people[seat.person]
            person.away = person.sent_away = True
            person.ticket = None
            self._stand_in(seat)
        if not self.playing:
            if seat.person is None:
                self.company.close(place)
            self._clear_table()
        self._see_to_the_host()

    def _leave(self, person: int) -> None:
        self.company.people[person].away = True
        place = self.company.seat_of(person)
        if place is not None:
            self._stand_in(self.company.seats[place])
        elif person in self.company.bench:
            self.company.bench.remove(person)
        if self.match is None:
            self.company.clear(self.game.seats[-1])
        self._see_to_the_host()

    def _stand_in(self, seat: Seat) -> None:
        """A9: a bot takes the seat over, under the name that everybody knows it by."""
        assert seat.person is not None
        person = self.company.people[seat.person]
        seat.bot = Bot(person.name or "", person.avatar, "novice")

    def _return(self, person: int) -> None:
        self.company.people[person].away = False
        place = self.company.seat_of(person)
        if place is None:
            self._seat(person)
        else:
            self.company.seats[place].bot = None
            self._see_to_the_host()

    def _see_to_the_host(self) -> None:
        """A table whose host has left is the next person's, if there is one."""
        if self.company.people[self.host].away:
            self.host = next(iter(self.company.by_place()), self.host)

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

    def _change(self, changes: log.Changed) -> None:
        before = self.game
        self.game, self.deck, self.options = self._settings(changes)
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

    def _clear_table(self) -> None:
        """The last match is put away, and with it the seats of those who have left."""
        self._lay(None, [])
        self.company.clear(self.game.seats[-1])

    # ── the match ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _lay(self, match: Match | None, steps: list[int]) -> None:
        """This match lies on the table from now on, and nothing is left of the one before."""
        self.match, self.steps = match, steps
        self.running = self.deadline = self.paused_at = None
        self.typed, self.hidden = {}, set()

    def _begun(self, entry: log.Started, company: Company) -> Match:
        """The match that begins with this entry; the company takes its seats for it."""
        company.gather(self.game.seats[-1], rotate=entry.rematch and self.matches > 0)
        seats = len(company.seats)
        if seats < self.game.seats[0]:
            raise TOO_FEW(game=self.game.title, fewest=self.game.seats[0])
        seed = match_seed(self.next_seed if self.matches else self.seed, company.salts())
        first = company.first
        if first is None and not self.game.cuts_for_first:
            next_first = company.next_first if entry.rematch else None
            first = first_seat(seed, seats) if next_first is None else next_first
        deck = None if entry.deck is None else self.decks[entry.deck]
        return self.start(seats, deck, seed, first)

    def start(self, seats: int, deck: Deck | None, seed: str, first: int | None = None) -> Match:
        """A match as it would be with these settings; what does not fit together is refused."""
        return begun(self.game, seats, deck, self.options, first, seed)

    def _start(self, entry: log.Started) -> Heard:
        match = self._begun(entry, self.company)
        if self.matches:
            self.seed = self.next_seed
        self.next_seed = entry.next_seed
        self.matches += 1
        self.company.take_part(self.matches)
        self.company.first = None
        begins = match.header.first
        self.company.next_first = None if begins is None else (begins + 1) % match.header.seats
        self._lay(match, [self.number])
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
        self.steps.append(self.number)
        moment = self.match.table.moment
        if moment != self.moment:
            self.moment, self.moment_since = moment, self.number
        self._set_clock(entry.at)
        return heard

    def _remember(self, entry: log.Acted) -> None:
        if entry.id:
            self.done[entry.id] = self.number
            if len(self.done) > MOST_IDS:
                del self.done[next(iter(self.done))]
        if texts := typed_in(self.game.acts[entry.act["act"]], entry.act):
            self.typed[self.number] = texts

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
        return commitment(self.next_seed if self.matches and not self.playing else self.seed)

    @property
    def shown_seed(self) -> str | None:
        """The seed of the last match, once it is over."""
        return self.seed if self.matches and not self.playing else None
