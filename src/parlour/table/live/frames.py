"""What goes out to a screen: the lobby for everybody, and of a match what its viewer may see, as one frame of JSON."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby, repeat
from operator import itemgetter
from typing import Any
from weakref import WeakKeyDictionary

from parlour.engine.event import Heard
from parlour.engine.match import Match
from parlour.engine.plain import as_it_is, plain
from parlour.table.live.bot_seats import character_of
from parlour.table.log import entry as log
from parlour.table.log.typed import TYPED, is_printed, veiled
from parlour.table.room.table import Table
from parlour.table.wire.bodies import Story
from parlour.table.wire.messages import encode, encode_lines

MOST_EVENTS = 200
"""So many are sent to whoever comes, and on one page of what was before: more than anybody reads at once."""

Viewer = int | None
"""A person at the table, or None for all who only watch."""

_OF_THE_MATCH = (*log.STEPS, log.Started, log.BotRelieved, log.Paused, log.Resumed, log.Hid)


def of_entry(
    table: Table, entry: log.Entry, heard: Heard | None, viewers: Collection[Viewer], here: Collection[Viewer]
) -> dict[Viewer, bytes]:
    """What each viewer is shown of the newest entry; everybody gets one frame of every entry, whatever they may see.

    What is the same for all is written once. It is made without knowing for whom, so it can hold nobody's secret.
    """
    if not viewers:
        return {}
    head = b'{"n":%d' % table.number
    ends = [b"}"] * len(viewers)
    if not (isinstance(entry, log.STEPS) and table.playing):
        head += _of_the_table(table, entry, here)
        ends = [_me(table, viewer) + b"}" for viewer in viewers]
    if table.match is None or not isinstance(entry, _OF_THE_MATCH):
        return dict(zip(viewers, map(head.__add__, ends), strict=True))
    seats = list(map(table.places.get, viewers))
    head += _everybodys_view(table, table.match)
    views = _own_views(table, table.match, seats)
    told = _events_of_each(table, heard, seats)
    return dict(zip(viewers, map(b"".join, zip(repeat(head), views, told, ends)), strict=True))


def _of_the_table(table: Table, entry: log.Entry, here: Collection[Viewer]) -> bytes:
    """What everybody is shown of the table: after an act only if it has ended the match, for its seed is shown now."""
    shown = b',"hid":%d' % entry.number if isinstance(entry, log.Hid) else b""
    shown += b',"lobby":' + lobby_written(table, here)
    return shown + _opening(table) if isinstance(entry, (*log.STEPS, log.Stopped)) else shown


def resumed(table: Table, viewer: Viewer, seen: int, here: Collection[Viewer], now: int) -> bytes:
    """For a screen that has seen the log up to a number: the newest view, and the newest of the events it has missed.

    `now` is the server's time, by which deadlines are to be read: a phone's own clock may be wrong.
    """
    frame = b'{"n":%d,"now":%d' % (table.number, now)
    frame += b',"lobby":' + lobby_written(table, here) + _me(table, viewer)
    if table.match is not None:
        seat = table.places.get(viewer)
        missed, earlier = _newest(table, table.match, seat, after=seen)
        (own,) = _own_views(table, table.match, [seat])
        frame += _everybodys_view(table, table.match) + own + _written(table, missed)
        frame += b"" if table.playing else _opening(table)
        if earlier is not None:
            frame += b',"earlier":%d' % earlier
    return frame + b"}"


def story(table: Table, viewer: Viewer, before: int) -> Story:
    """A page of what a viewer has heard of the match on the table, before this number of the log."""
    if table.match is None:
        return Story([], None)
    seat = table.places.get(viewer)
    events, earlier = _newest(table, table.match, seat, before=before)
    return Story(_told(table, events), earlier)


def _newest(
    table: Table, match: Match, seat: int | None, *, after: int = 0, before: int | None = None
) -> tuple[list[dict[str, Any]], int | None]:
    """The newest that a seat has heard, between two numbers of the log: whole steps, so many events at most, the oldest
    first. If that is not all, also the number before which there are others."""
    events: list[dict[str, Any]] = []
    first = None
    for step, heard in groupby(match.newest_events(seat), itemgetter("n")):
        number = table.steps[step]
        if number <= after:
            break
        if before is not None and number >= before:
            continue
        told = list(heard)
        if events and len(events) + len(told) > MOST_EVENTS:
            return events[::-1], first
        events += told
        first = number
    return events[::-1], None


def lobby_frame(table: Table, here: Collection[Viewer]) -> bytes:
    return b'{"n":%d,"lobby":%b}' % (table.number, lobby_written(table, here))


def lobby_written(table: Table, here: Collection[Viewer]) -> bytes:
    """The lobby as JSON. As long as nothing happens at the table and nobody comes or goes, it is written once: for all
    who look, and for those who see a match begin and whoever has begun it."""
    now = (table.number, frozenset(here) - {None})
    known = _lobbies.get(table)
    if known is None or known[0] != now:
        known = _lobbies[table] = (now, encode(lobby(table, here)))
    return known[1]


_lobbies: WeakKeyDictionary[Table, tuple[tuple[int, frozenset[Viewer]], bytes]] = WeakKeyDictionary()


def lobby(table: Table, here: Collection[Viewer]) -> dict[str, Any]:
    """What anybody with the code may know. `here` are the people who are connected."""
    people = table.company.people
    teams = table.teams
    seats = []
    for number, seat in enumerate(table.company.seats):
        person = people[seat.person] if seat.person is not None else None
        shown = seat.bot or person
        assert shown is not None
        seats.append(
            {
                "seat": number,
                "person": None if person is None or person.sent_away else seat.person,
                "name": shown.name,
                "avatar": shown.avatar,
                "bot": seat.bot is not None,
                "level": None if seat.bot is None else seat.bot.level,
                "about": character_of(seat).sentence or None,
                "team": None if teams is None else teams[number],
                "here": seat.bot is not None or seat.person in here,
            }
        )
    return {
        "code": table.code,
        "game": table.game.name,
        "deck": table.deck,
        "deck_title": None if table.brought is None else table.brought.title,
        "options": table.options,
        "host": table.places.get(table.host),
        "host_person": table.host,
        "locked": table.locked,
        "keep": table.keeps_texts,
        "pace": table.pace,
        "first": table.first,
        "commitment": table.commitment,
        "seed": table.shown_seed,
        "match_hash": table.match_hash,
        "seats": seats,
        "bench": [
            {"person": person, "name": people[person].name, "avatar": people[person].avatar, "here": person in here}
            for person in table.company.bench
        ],
        "unseated": [{"person": person, "here": person in here} for person in table.company.unseated()],
        "gone": table.company.gone(),
        "phase": phase(table),
        "matches": table.matches,
        "gathered": table.gathered,
        "missing": table.missing,
    }


def phase(table: Table) -> str:
    if table.closed:
        return "closed"
    if table.match is None:
        return "lobby"
    if table.match.result is not None:
        return "over"
    return "paused" if table.paused_at is not None else "playing"


def _me(table: Table, viewer: Viewer) -> bytes:
    return b',"me":' + encode(table.place_of(viewer))


def _opening(table: Table) -> bytes:
    """What the match hash is over: together with the seed, once that is told."""
    return b"" if table.opening is None else b',"opening":' + encode(table.opening)


def _everybodys_view(table: Table, match: Match) -> bytes:
    """The beginning of everybody's view, up to where each seat's own goes on.

    What is hidden is looked for in plain JSON; where nothing is, nobody looks before it is encoded."""
    view = match.seen_by_all(write=plain if table.hidden else as_it_is)
    if view["timer"] is not None:
        view["timer"]["deadline"] = None if table.paused_at is not None else table.deadline
    return b',"view":' + encode(veiled(view, table.hidden) if table.hidden else view)[:-1] + b","


def _own_views(table: Table, match: Match, seats: list[int | None]) -> list[bytes]:
    """The rest of each seat's view: it goes on where everybody's left off, so its first brace is cut off."""
    if table.hidden:
        own = veiled(match.seen_by_each(seats, write=plain), table.hidden)
    else:
        own = match.seen_by_each(seats, write=as_it_is)
    return encode_lines(own)[1:-1].split(b"\n{")


def _events_of_each(table: Table, heard: Heard | None, seats: list[int | None]) -> list[bytes]:
    """What each seat hears of the newest entry: most of them what everybody hears."""
    everybody = _events(table, heard, None)
    insiders = () if heard is None else heard.insiders
    if not insiders:
        return [everybody] * len(seats)
    return [_events(table, heard, seat) if seat in insiders else everybody for seat in seats]


def _events(table: Table, heard: Heard | None, seat: int | None) -> bytes:
    """What a seat hears of the newest entry."""
    if heard is None:
        return b',"events":[]'
    if table.hidden or table.number in table.typed:
        return _written(table, heard.heard_by(seat).listed())
    return b',"events":' + heard.heard_by(seat).written()


def _written(table: Table, events: list[dict[str, Any]]) -> bytes:
    return b',"events":' + encode(_told(table, events))


def _told(table: Table, events: list[dict[str, Any]]) -> Any:
    """Events as they are shown: what was typed with its number, and what is hidden covered."""
    if table.typed:
        _number_texts(table, events)
    return veiled(events, table.hidden) if table.hidden else events


def _number_texts(table: Table, events: list[dict[str, Any]]) -> None:
    """An event with a typed text says by which number the host can hide it."""
    for event in events:
        number = table.steps[event["n"]]
        if number in table.typed and not TYPED.isdisjoint(event) and not is_printed(event):
            event["typed"] = number
