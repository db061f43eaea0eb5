"""What goes out to a screen: the lobby for everybody, and of a match what its viewer may see, as one frame of JSON."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from parlour.engine.event import Heard
from parlour.table import entry as log
from parlour.table.messages import encode
from parlour.table.table import Table
from parlour.table.typed import TYPED, is_printed

HIDDEN = "…"
"""What stands in the place of a text that the host has hidden."""

_OF_THE_MATCH = (log.Started, log.Acted, log.Elapsed, log.Paused, log.Resumed, log.Hid)


def of_entry(table: Table, entry: log.Entry, heard: Heard | None, seat: int | None, here: Container[int]) -> bytes:
    """What a viewer is shown of the newest entry; everybody gets one of every entry, whatever they may see of it."""
    shown: dict[str, Any] = {"n": table.number}
    if table.match is not None and isinstance(entry, _OF_THE_MATCH):
        shown |= _match(table, seat, [] if heard is None else list(heard.heard_by(seat)))
    # An act that ends the match changes the table as well: its seed is shown now.
    if not isinstance(entry, log.Acted | log.Elapsed) or not table.playing:
        shown["lobby"] = lobby(table, here)
    if isinstance(entry, log.Hid):
        shown["hid"] = entry.number
    return encode(shown)


def resumed(table: Table, seat: int | None, seen: int, here: Container[int]) -> bytes:
    """For a screen that has seen the log up to a number: the newest view, and the events it has missed."""
    shown: dict[str, Any] = {"n": table.number, "lobby": lobby(table, here)}
    if table.match is not None:
        missed = [event for event in table.match.events(seat) if table.steps[event["n"]] > seen]
        shown |= _match(table, seat, missed)
    return encode(shown)


def lobby_frame(table: Table, here: Container[int]) -> bytes:
    return encode({"n": table.number, "lobby": lobby(table, here)})


def lobby(table: Table, here: Container[int]) -> dict[str, Any]:
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
                "name": shown.name,
                "avatar": shown.avatar,
                "bot": seat.bot is not None,
                "here": seat.bot is not None or seat.person in here,
            }
        )
    return {
        "code": table.code,
        "game": table.game.name,
        "deck": table.deck,
        "options": table.options,
        "host": table.company.seat_of(table.host),
        "locked": table.locked,
        "keep": table.keeps_texts,
        "first": table.first,
        "commitment": table.commitment,
        "seed": table.shown_seed,
        "seats": seats,
        "bench": [
            {"name": people[person].name, "avatar": people[person].avatar, "here": person in here}
            for person in table.company.bench
        ],
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


def _match(table: Table, seat: int | None, events: list[dict[str, Any]]) -> dict[str, Any]:
    assert table.match is not None
    view = table.match.view(seat)
    if view["timer"] is not None:
        view["timer"]["deadline"] = None if table.paused_at is not None else table.deadline
    if table.typed:
        _number_texts(table, events)
    if table.hidden:
        view, events = veiled(view, table.hidden), veiled(events, table.hidden)
    return {"view": view, "events": events}


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
