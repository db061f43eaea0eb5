"""Apply: what follows from an entry of the log. Nothing else changes a table, neither live nor on reading its log."""

from __future__ import annotations

from typing import Any, assert_never

from msgspec import UNSET

from parlour.door import find_game
from parlour.engine.act import CLOCK, ELAPSED
from parlour.engine.event import Heard
from parlour.engine.game import Game
from parlour.engine.match import Header, Match
from parlour.table.log import entry as log
from parlour.table.log.reading import hash_in
from parlour.table.log.typed import typed_in
from parlour.table.room import membership
from parlour.table.room.fairness import FirstBy, Salts, commitment, first_seat, match_hash, match_seed, opening_of
from parlour.table.room.match_history import names_for_bots
from parlour.table.room.people import SeatedBot
from parlour.table.room.refusals import TOO_FEW
from parlour.table.room.seating import Company, Seat
from parlour.table.room.settings import fitting_header
from parlour.table.room.table import Steps, Table

CONDENSE_EVERY = 500
"""Steps. More than most matches have."""
MOST_IDS = 32
"""A client sends an act again within minutes or never: so many of one person's are far more than can be under way."""


def apply(table: Table, entry: log.Entry) -> Heard | None:
    """Does what the entry says; gives the events of the match, if there were any."""
    if isinstance(entry, log.STEPS) and table.other_rules is None:
        return _play(table, entry)  # by other rules, an act is no more than its number
    heard = _apply(table, entry)
    table.see_who_sits_where()
    return heard


def _apply(table: Table, entry: log.Entry) -> Heard | None:
    _count(table, entry)
    match entry:
        case log.Started():
            return _start(table, entry)
        case log.Made():
            _choose(table, find_game(entry.game), entry.deck, entry.options)
            table.next_seed, table.of_class = entry.seed, entry.of_class
            membership.add(table.company, entry.host)
            _close_up(table)
        case log.BotAdded():
            _clear_table(table)
            table.company.seats.append(Seat(bot=SeatedBot(entry.name, entry.avatar, entry.level)))
        case log.BotChanged():
            table.company.set_level(entry.seat, entry.level)
        case log.Removed():
            table.company.close(entry.seat)
            _clear_table(table)
        case log.Swapped():
            table.company.swap(entry.seat, entry.other)
            _clear_table(table)
        case log.BotRelieved():
            table.company.relieve_bot(entry.seat, entry.person, table.matches)
        case log.Changed():
            _change(table, entry)
        case log.Salted():
            table.salts.add(entry.person, table.number, entry.salt)
        case log.Acted():
            _remember_id(table, entry.id)
        case log.TimerElapsed():
            pass
        case log.Paused():
            table.paused_at = entry.at
        case log.Resumed():
            _resume(table, entry.at)
        case log.Stopped():
            _clear_table(table)
        case log.Hid():
            table.hidden.update(table.typed.get(entry.number, ()))
        case log.Closed():
            table.closed = True
            table.deadline = None
        case (
            log.PersonJoined()
            | log.Left()
            | log.PersonSentAway()
            | log.LetBack()
            | log.Returned()
            | log.Renamed()
            | log.TicketGiven()
            | log.Moved()
            | log.HostPassed()
        ):
            membership.apply(table.company, entry)
            _close_up(table)
        case _:
            assert_never(entry)
    return None


def _count(table: Table, entry: log.Entry) -> None:
    table.number += 1
    table.at = max(table.at, entry.at)


# ── settings ────────────────────────────────────────────────────────────────────────────────────────────────────────


def settings_after(table: Table, changes: log.Changed) -> tuple[Game, str | None, dict[str, Any]]:
    """Game, deck and options as they will be; another game brings its own deck and options."""
    game, deck, options = table.game, table.deck, table.options
    if changes.game is not UNSET and changes.game != game.name:
        game, deck, options = find_game(changes.game), None, {}
    return (
        game,
        deck if changes.deck is UNSET else changes.deck,
        options if changes.options is UNSET else changes.options,
    )


def _choose(table: Table, game: Game, deck: str | None, options: dict[str, Any]) -> None:
    table.game, table.deck, table.options = game, deck, options
    table.brought = table.decks.get(hash_in(deck) or "")
    if hash := hash_in(deck):
        table.all_brought.add(hash)


def _change(table: Table, changes: log.Changed) -> None:
    if changes.host is not UNSET:
        heir = table.company.sitting_at(changes.host)
        assert heir is not None
        table.company.hand_over(heir)
    before = table.game
    _choose(table, *settings_after(table, changes))
    if table.game is not before:
        table.company.first = table.company.next_first = None
        _clear_table(table)
    if changes.first is not UNSET:
        there = changes.first is not None and changes.first < len(table.company.seats)
        table.company.first = changes.first if there else None
    if changes.locked is not UNSET:
        table.locked = changes.locked
    if changes.keep is not UNSET:
        table.keeps_texts = changes.keep
    if changes.pace is not UNSET:
        table.pace = changes.pace


# ── the match on the table ──────────────────────────────────────────────────────────────────────────────────────────


def _lay(table: Table, match: Match | None, deck: str | None = None, other_rules: int | None = None) -> None:
    """This match lies on the table from now on, and nothing is left of the one before but what bots remember."""
    if table.match is not None:
        table.memory.keep(table.match, table.players, table.stood_in)
    table.match, table.dealt_from, table.other_rules = match, deck, other_rules
    table.steps = Steps()
    table.running = table.deadline = table.paused_at = None
    table.typed, table.hidden, table.stood_in = {}, set(), set()


def _clear_table(table: Table) -> None:
    """The last match is put away, and with it the seats of those who have left."""
    _lay(table, None)
    _close_up(table)


def _close_up(table: Table) -> None:
    """While no match lies on the table, whoever has left has no seat, and whoever waits has one if there is one."""
    if table.match is None and table.other_rules is None:
        table.company.clear(table.game.seats[-1])


def opening_with(table: Table, entry: log.Started, company: Company) -> tuple[Header | None, int | None, FirstBy]:
    """What the match of this entry begins with, unless nobody here knows its rules, or it is scrubbed; and the seat
    that begins, and why. The company takes its seats."""
    company.gather(table.game.seats[-1], rotate=entry.rematch and table.matches > 0)
    game = None if entry.scrubbed else table.game.by_rules(entry.rules)
    seats = len(company.seats)
    if game is not None and seats < game.seats[0]:
        raise TOO_FEW(game=game.title, fewest=game.seats[0])
    seed = match_seed(table.next_seed, (salt for _, salt in table.salts.that_count()))
    first, by = first_of(table.game, company, seed, rematch=entry.rematch)
    deck = None if entry.deck is None else table.decks[entry.deck]
    if game is None:
        return None, first, by
    return fitting_header(game, seats, deck, table.options, first, seed, entry.names), first, by


def first_of(game: Game, company: Company, seed: str, *, rematch: bool) -> tuple[int | None, FirstBy]:
    """A2: the seat that begins, None where the game cuts for it."""
    if company.first is not None:
        return company.first, "chosen"
    if game.cuts_for_first:
        return None, "cut"
    if rematch and company.next_first is not None:
        return company.next_first, "next"
    return first_seat(seed, len(company.seats)), "drawn"


def _start(table: Table, entry: log.Started) -> Heard | None:
    header, first, table.first_by = opening_with(table, entry, table.company)
    match = None if header is None else Match.begin(header)
    table.seed, table.next_seed = table.next_seed, entry.next_seed
    given, table.salts = table.salts.that_count(), Salts()
    table.opening = table.match_hash = None
    if match is not None:
        table.opening = opening_of(match.header, commitment(table.seed), given, table.first_by)
        table.match_hash = match_hash(table.opening)
    table.matches += 1
    table.company.take_part(table.matches, first)
    if match is None:
        _lay(table, None, other_rules=entry.rules)
        return None
    _lay(table, match, entry.deck)
    table.steps.append(table.number)
    table.players = names_for_bots(table.company)
    table.acted = table.number
    table.moment, table.moment_since = match.table.moment, table.number
    _set_clock(table, entry.at)
    return Heard(None, match.table.story, None)


# ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _play(table: Table, entry: log.Acted | log.TimerElapsed) -> Heard:
    """What was decided a moment ago is not asked of the rules again: the match knows the act that it has checked."""
    match = table.match
    assert match is not None
    if isinstance(entry, log.TimerElapsed):
        heard = match.play(CLOCK, ELAPSED)
        _count(table, entry)
    else:
        heard = match.play(entry.seat, entry.act)
        _count(table, entry)
        _remember(table, entry)
        table.acted = table.number
    table.steps.append(table.number)
    if table.steps.count % CONDENSE_EVERY == 0:
        match.condense()
    moment = match.table.moment
    if moment != table.moment:
        table.moment, table.moment_since = moment, table.number
    _set_clock(table, entry.at)
    return heard


def _remember(table: Table, entry: log.Acted) -> None:
    _remember_id(table, entry.id)
    if table.bots and table.company.seats[entry.seat].has_stand_in:
        table.stood_in.add(entry.seat)
    if texts := typed_in(table.game.acts[entry.act["act"]], entry.act):
        table.typed[table.number] = texts


def _remember_id(table: Table, id: str) -> None:
    """So that an act is done once (idempotent). Whatever others do, it pushes out none of one's own."""
    if id:
        own = table.done.setdefault(id.partition(":")[0], {})
        own[id] = table.number
        if len(own) > MOST_IDS:
            del own[next(iter(own))]


def _set_clock(table: Table, at: int) -> None:
    """When the open timer will be out; one that goes on running keeps its time."""
    timer = None if table.match is None else table.match.running
    running = None if timer is None else (timer.kind, timer.since)
    if running != table.running:
        table.running = running
        table.deadline = None if timer is None else at + 1000 * timer.seconds


def _resume(table: Table, at: int) -> None:
    assert table.paused_at is not None
    if table.deadline is not None:
        table.deadline += max(0, at - table.paused_at)  # two processes may differ a little about the time
    table.paused_at = None
