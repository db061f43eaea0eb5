"""Decide: a command becomes the entry that is to be written, or is refused. It changes nothing; apply.py does.

A command is decided by the table as it stands, so a refusal tells what holds now. Each one says what must be so before
it looks at anything else: whose it is, that the table is open, that a match is under way or none.
"""

from __future__ import annotations

from typing import Any, assert_never

from msgspec import UNSET
from msgspec.structs import replace

from parlour.engine.act import CLOCK, ELAPSED, GO_ON, tag_of
from parlour.engine.match import Match
from parlour.engine.plain import brief
from parlour.table.log import entry as log
from parlour.table.log.reading import hash_in
from parlour.table.room import commands as ask
from parlour.table.room import membership
from parlour.table.room.apply import opening_with, settings_after
from parlour.table.room.fairness import MOST_SALTS
from parlour.table.room.refusals import (
    AWAY,
    BAD_SETTING,
    ENOUGH_DECKS,
    ENOUGH_SALT,
    IS_PAUSED,
    NO_BOT,
    NO_SEAT,
    NO_SUCH_SEAT,
    NOT_PAUSED,
    NOT_PLAYING,
    NOTHING_TO_HIDE,
    OTHER_RULES,
    PLAYING,
    STALE,
)
from parlour.table.room.settings import game_called, must_go_together
from parlour.table.room.table import Table

MOST_BROUGHT = 20


def decide(table: Table, command: ask.Command, at: int) -> log.Entry:
    """What is to be written at this time. A Refused says why not, the table's or the rules'; a DoneAlready, that it was
    asked for before."""
    match command:
        case ask.PlayAct():
            return _act(table, command, at)
        case ask.PlayBot():
            if not table.stands_at(command.step) or table.plays_by_itself(command.seat) is None:
                raise STALE()
            return _allowed(_must_play(table), log.Acted(at, command.seat, command.act))
        case ask.TimeOut():
            if not table.is_out(at):
                raise STALE()  # somebody was quicker than the clock
            return _ran_out(_must_play(table), at)
        case ask.AddSalt():
            return _salt(table, command, at)
        case ask.OpenTable():
            return _open(table, command, at)
    if isinstance(command, ask.HostCommand):
        table.must_be_host(command.asker)
        return _decide_for_host(table, command, at)
    return _decide_who_is_there(table, command, at)


# ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _act(table: Table, asked: ask.PlayAct, at: int) -> log.Acted:
    done = table.number_of(asked.id)
    if done is not None:
        raise ask.DoneAlready(done)
    match = _must_play(table)
    seat = table.places.get(asked.person)
    if seat is None:
        raise NO_SEAT()
    if table.company.seats[seat].bot is not None:
        raise AWAY()
    if asked.seen is not None and table.is_stale(asked.act, asked.seen):
        raise STALE()  # it was meant for another word, or for another match
    return _allowed(match, log.Acted(at, seat, asked.act, asked.id))


def _allowed(match: Match, entry: log.Acted) -> log.Acted:
    """The same, if the rules of the game allow it."""
    match.check(entry.seat, entry.act)
    return entry


def _ran_out(match: Match, at: int) -> log.TimerElapsed:
    match.check(CLOCK, ELAPSED)
    return log.TimerElapsed(at)


def _go_on(table: Table, asked: ask.RunOutClock | ask.TakeStep, at: int) -> log.TimerElapsed | log.Acted:
    """A10: whoever has seen the table up to a number means the step that it waited for then. Where nobody but the clock
    has acted since, and it is not out, its running out was the step itself. A host without a seat asks for whom the
    table waits."""
    runs_out = isinstance(asked, ask.RunOutClock)
    if table.is_late if runs_out else not table.is_late and table.acted <= asked.seen:
        raise ask.DoneAlready(table.number)
    match = _must_play(table)
    if asked.seen < table.steps[match.table.since]:
        raise STALE()
    if runs_out:
        return _ran_out(match, at)
    own = table.company.seat_of(asked.asker)
    seat = min(match.waiting) if own is None else own
    return _allowed(match, log.Acted(at, seat, {"act": tag_of(type(GO_ON))}))


def _salt(table: Table, asked: ask.AddSalt, at: int) -> log.Salted:
    """The next match's seed is chosen, and everybody sees the commitment to it."""
    table.must_be_open()
    membership.must_be_here(table.company, asked.person)
    _must_not_play(table)
    if table.salts.how_many_of(asked.person) >= MOST_SALTS:
        raise ENOUGH_SALT(most=MOST_SALTS)
    return log.Salted(at, asked.person, asked.salt)


def _must_play(table: Table) -> Match:
    table.must_be_open()
    _must_be_by_our_rules(table)
    if table.match is None or table.match.result is not None:
        raise NOT_PLAYING()
    if table.paused_at is not None:
        raise IS_PAUSED()
    return table.match


def _must_not_play(table: Table) -> None:
    if table.playing:
        raise PLAYING()


def _must_be_by_our_rules(table: Table) -> None:
    if table.other_rules is not None:
        raise OTHER_RULES(game=table.game.title, begun=table.other_rules, ours=table.game.rules_version)


# ── coming and going ────────────────────────────────────────────────────────────────────────────────────────────────

Joining = (
    ask.SitDown
    | ask.UseTicket
    | ask.GiveTicket
    | ask.FreeSeat
    | ask.SendAway
    | ask.ComeBack
    | ask.ChangeName
    | ask.PassHost
)


def _decide_who_is_there(table: Table, command: Joining, at: int) -> log.Entry:
    company = table.company
    match command:
        case ask.SitDown(who=who):
            _must_be_new(table, who.token)
            table.must_let_in()
            return membership.join(company, who, at)
        case ask.UseTicket(ticket=ticket, token=token):
            _must_be_new(table, token)
            table.must_be_open()
            return membership.use_ticket(company, ticket, token, at)
        case ask.GiveTicket(person=person, ticket=ticket):
            table.must_be_open()
            return membership.give_ticket(company, person, ticket, at)
        case ask.FreeSeat():
            return _free(table, command, at)
        case ask.SendAway(asker=asker, person=person):
            table.must_be_open()
            return membership.send_away(company, asker, person, at)
        case ask.ComeBack(person=person):
            table.must_be_open()
            return membership.come_back(company, person, at)
        case ask.ChangeName(person=person, name=name, avatar=avatar):
            table.must_be_open()
            return _unless_done(table, membership.rename(company, person, name, avatar, at))
        case ask.PassHost(here=here):
            stays = table.closed or table.of_class is not None
            return _unless_done(table, None if stays else membership.pass_host(company, here, at))
        case _:
            assert_never(command)


def _must_be_new(table: Table, token_hash: str) -> None:
    """Whoever asks again with the token that they have come with is there already."""
    if table.has_seen(token_hash):
        raise ask.DoneAlready(table.number)


def _unless_done(table: Table, entry: log.Entry | None) -> log.Entry:
    if entry is None:
        raise ask.DoneAlready(table.number)
    return entry


def _free(table: Table, asked: ask.FreeSeat, at: int) -> log.Left | log.PersonSentAway | log.Removed:
    table.must_be_open()
    _must_be_a_seat(table, asked.seat)
    person = table.company.seats[asked.seat].person
    if person is not None and not table.company.people[person].sent_away:
        return membership.send_away(table.company, asked.asker, person, at)
    table.must_be_host(asked.asker)
    _must_not_play(table)  # it is a bot's, and the match needs it
    return log.Removed(at, asked.seat)


def _must_be_a_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.company.seats):
        raise NO_SUCH_SEAT()


# ── the host's ──────────────────────────────────────────────────────────────────────────────────────────────────────

Hosting = (
    ask.RunOutClock
    | ask.TakeStep
    | ask.Readmit
    | ask.StandIn
    | ask.SeatBot
    | ask.TrainBot
    | ask.SwapSeats
    | ask.RelieveBot
    | ask.ChangeSettings
    | ask.BeginMatch
    | ask.PauseMatch
    | ask.ResumeMatch
    | ask.StopMatch
    | ask.HideText
)


def _decide_for_host(table: Table, command: Hosting, at: int) -> log.Entry:
    table.must_be_open()
    match command:
        case ask.RunOutClock() | ask.TakeStep():
            return _go_on(table, command, at)
        case ask.Readmit(person=person):
            return membership.let_back(table.company, person, at)
        case ask.StandIn(seat=seat):
            if not table.playing:
                raise NOT_PLAYING()
            _must_be_a_seat(table, seat)
            return membership.stand_in(table.company, seat, at)
        case ask.SeatBot(bot=bot):
            _must_not_play(table)
            return membership.add_bot(table.company, bot, table.game.seats[-1], at)
        case ask.TrainBot(seat=seat, level=level):
            _must_be_a_seat(table, seat)
            if table.company.seats[seat].bot is None:
                raise NO_BOT()
            return log.BotChanged(at, seat, level)
        case ask.SwapSeats(seat=seat, other=other):
            _must_not_play(table)
            _must_be_a_seat(table, seat)
            _must_be_a_seat(table, other)
            return _unless_done(table, None if seat == other else log.Swapped(at, seat, other))
        case ask.RelieveBot(seat=seat, person=person):
            _must_be_a_seat(table, seat)
            return membership.relieve_bot(table.company, seat, person, at)
        case ask.ChangeSettings():
            return _change(table, command, at)
        case ask.BeginMatch():
            return _begin(table, command, at)
        case ask.PauseMatch():
            _must_play(table)
            return log.Paused(at)
        case ask.ResumeMatch():
            _must_be_by_our_rules(table)
            if table.paused_at is None:
                raise NOT_PAUSED()
            return log.Resumed(at)
        case ask.StopMatch():
            if not table.playing and table.other_rules is None:
                raise NOT_PLAYING()
            return log.Stopped(at)
        case ask.HideText(number=number):
            if number not in table.typed:
                raise NOTHING_TO_HIDE()
            return log.Hid(at, number)
        case _:
            assert_never(command)


def _open(table: Table, asked: ask.OpenTable, at: int) -> log.Made:
    """A table's first entry, if its settings go together and its host has a name that can be seen, or none."""
    made = asked.made
    must_go_together(game_called(made.game), asked.brought or made.deck, made.options)
    return replace(made, at=at, host=membership.as_shown(made.host, table.company))


def _change(table: Table, asked: ask.ChangeSettings, at: int) -> log.Changed:
    changes = asked.changes
    rules: tuple[Any, ...] = (changes.game, changes.deck, changes.options)
    if any(setting is not UNSET for setting in rules):
        _must_not_play(table)
        if changes.game is not UNSET:
            game_called(changes.game)
        game, deck, options = settings_after(table, changes)
        _must_not_bring_too_many(table, deck)
        same = table.brought if deck == table.deck else None
        must_go_together(game, asked.brought or same or deck, options)
    seats = min(len(table.company.seats), settings_after(table, changes)[0].seats[-1])
    if changes.first is not UNSET and changes.first is not None and not 0 <= changes.first < seats:
        raise BAD_SETTING(problem=f"first: {brief(changes.first)} is not a seat from 0 to {seats - 1}")
    if changes.host is not UNSET and table.company.sitting_at(changes.host) is None:
        raise BAD_SETTING(problem="host: nobody is there who could be host")
    return replace(changes, at=at)


def _must_not_bring_too_many(table: Table, deck: str | None) -> None:
    hash = hash_in(deck)
    if hash is not None and hash not in table.all_brought and len(table.all_brought) >= MOST_BROUGHT:
        raise ENOUGH_DECKS(most=MOST_BROUGHT)


def _begin(table: Table, asked: ask.BeginMatch, at: int) -> log.Started:
    _must_not_play(table)
    if asked.deck is not None and asked.deck not in table.decks:
        raise BAD_SETTING(problem="deck: its cards are not at hand")
    game = table.game
    entry = log.Started(at, asked.next_seed, asked.deck, asked.rematch, game.rules_version, names=game.names_at_a_table)
    opening_with(table, entry, table.company.copy())  # whatever speaks against it is said now
    return entry
