"""What goes out to a screen: the lobby for everybody, and of a match what its viewer may see, as one frame of JSON."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

from parlour.engine.event import Heard
from parlour.engine.match import Match
from parlour.table import entry as log
from parlour.table.bot_seats import character_of
from parlour.table.messages import encode
from parlour.table.table import Table
from parlour.table.typed import TYPED, is_printed

HIDDEN = "…"
"""What stands in the place of a text that the host has hidden."""

Viewer = int | None
"""A person at the table, or None for all who only watch."""

_STEPS = (log.Acted, log.Elapsed)
_OF_THE_MATCH = (*_STEPS, log.Started, log.Paused, log.Resumed, log.Hid)


def of_entry(
    table: Table, entry: log.Entry, heard: Heard | None, viewers: Iterable[Viewer], here: Container[Viewer]
) -> dict[Viewer, bytes]:
    """What each viewer is shown of the newest entry; everybody gets one frame of every entry, whatever they may see.

    What is the same for all is written once. It is made without knowing for whom, so it can hold nobody's secret.
    """
    match = table.match if isinstance(entry, _OF_THE_MATCH) else None
    # An act that ends the match changes the table as well: its seed is shown now.
    shows_lobby = not isinstance(entry, _STEPS) or not table.playing
    head = b'{"n":%d' % table.number
    if isinstance(entry, log.Hid):
        head += b',"hid":%d' % entry.number
    if shows_lobby:
        head += b',"lobby":' + encode(lobby(table, here))
    if match is None:
        return {viewer: b"".join((head, _me(table, viewer), b"}")) for viewer in viewers}
    head += _everybodys_view(table, match)
    common = _events(table, heard, None)
    insiders = () if heard is None else heard.insiders
    out: dict[Viewer, bytes] = {}
    for viewer in viewers:
        seat = None if viewer is None else table.company.seat_of(viewer)
        events = _events(table, heard, seat) if seat in insiders else common
        me = _me(table, viewer) if shows_lobby else b""
        out[viewer] = b"".join((head, _own_view(table, match, seat), events, me, b"}"))
    return out


def resumed(table: Table, viewer: Viewer, seen: int, here: Container[Viewer], now: int) -> bytes:
    """For a screen that has seen the log up to a number: the newest view, and the events it has missed.

    `now` is the server's time, by which deadlines are to be read: a phone's own clock may be wrong.
    """
    frame = b'{"n":%d,"now":%d' % (table.number, now)
    frame += b',"lobby":' + encode(lobby(table, here)) + _me(table, viewer)
    if table.match is not None:
        seat = None if viewer is None else table.company.seat_of(viewer)
        missed = [event for event in table.match.events(seat) if table.steps[event["n"]] > seen]
        frame += _everybodys_view(table, table.match) + _own_view(table, table.match, seat) + _written(table, missed)
    return frame + b"}"


def lobby_frame(table: Table, here: Container[Viewer]) -> bytes:
    return encode({"n": table.number, "lobby": lobby(table, here)})


def lobby(table: Table, here: Container[Viewer]) -> dict[str, Any]:
    """What anybody with the code may know. `here` are the people who are connected."""
    people = table.company.people
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
                "here": seat.bot is not None or seat.person in here,
            }
        )
    return {
        "code": table.code,
        "game": table.game.name,
        "deck": table.deck,
        "deck_title": None if table.brought is None else table.brought.title,
        "options": table.options,
        "host": table.company.seat_of(table.host),
        "host_person": table.host,
        "locked": table.locked,
        "keep": table.keeps_texts,
        "first": table.first,
        "commitment": table.commitment,
        "seed": table.shown_seed,
        "seats": seats,
        "bench": [
            {"person": person, "name": people[person].name, "avatar": people[person].avatar, "here": person in here}
            for person in table.company.bench
        ],
        "unseated": [{"person": person, "here": person in here} for person in table.company.unseated()],
        "phase": phase(table),
        "matches": table.matches,
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


def _everybodys_view(table: Table, match: Match) -> bytes:
    """The beginning of everybody's view, without its closing brace."""
    view = match.seen_by_all()
    if view["timer"] is not None:
        view["timer"]["deadline"] = None if table.paused_at is not None else table.deadline
    return b',"view":' + encode(veiled(view, table.hidden) if table.hidden else view)[:-1]


def _own_view(table: Table, match: Match, seat: int | None) -> bytes:
    """The rest of one seat's view: it goes on where everybody's left off."""
    own = match.seen_by(seat)
    return b"," + encode(veiled(own, table.hidden) if table.hidden else own)[1:]


def _events(table: Table, heard: Heard | None, seat: int | None) -> bytes:
    """What a seat hears of the newest entry."""
    if heard is None:
        return b',"events":[]'
    if table.hidden or table.number in table.typed:
        return _written(table, heard.heard_by(seat).listed())
    return b',"events":' + heard.heard_by(seat).written()


def _written(table: Table, events: list[dict[str, Any]]) -> bytes:
    if table.typed:
        _number_texts(table, events)
    return b',"events":' + encode(veiled(events, table.hidden) if table.hidden else events)


def _number_texts(table: Table, events: list[dict[str, Any]]) -> None:
    """An event with a typed text says by which number the host can hide it."""
    for event in events:
        number = table.steps[event["n"]]
        if number in table.typed and not TYPED.isdisjoint(event) and not is_printed(event):
            event["typed"] = number


def veiled(shown: Any, texts: Container[str], *, typed: bool = False) -> Any:
    """The same with every hidden text gone from where people's own texts stand; `typed`: this is such a place."""
    match shown:
        case str():
            return HIDDEN if typed and shown in texts else shown
        case list():
            return [veiled(item, texts, typed=typed) for item in shown]
        case dict() if not is_printed(shown):
            return {key: veiled(value, texts, typed=typed or key in TYPED) for key, value in shown.items()}
    return shown
