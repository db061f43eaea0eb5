"""The overview of a class: what its teacher may see of each table, which is what any spectator may see; and what was
typed there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from parlour.table.classroom.hour import ClassTable, Hour
from parlour.table.live.live_table import LiveTable
from parlour.table.log.typed import typed_and_told
from parlour.table.room.people import is_same
from parlour.table.wire.classes import TextToCheck, Tile, TileSeat, TileState
from parlour.table.wire.messages import AnyEvent

MOST_EVENTS = 40
"""So far back it is looked for what was typed: what is older has been read."""
THINKING, STUCK = 40_000, 120_000
"""Milliseconds without a move of whoever is waited for."""


def tile(hour: Hour, number: int, table: ClassTable, live: LiveTable | None, now: int) -> Tile:
    """A table of the round as its teacher sees it from afar; it may be still to be made."""
    match = None if live is None else live.table.match
    hand = any(pupil in hour.hands for pupil in table.pupils)
    if live is None or match is None:
        seats = [TileSeat(pupil, hour.pupils[pupil].name, None, False, False, False) for pupil in table.pupils]
        return Tile(number, table.code, "paused" if hour.paused_at else "finding", hand, seats, None, None, 0)
    view = match.view(None, offers=False)
    seats = list(_seats(hour, live, view))
    last = match.newest_events(None)
    since = live.table.at if match.result is None and view["waiting"] else None
    newest = next(iter(last), None)
    state = _state(live, seats, since, now)
    return Tile(
        number, table.code, state, hand, seats, None if newest is None else AnyEvent(newest), since, live.table.matches
    )


def _seats(hour: Hour, live: LiveTable, view: Mapping[str, Any]) -> Iterator[TileSeat]:
    scores = view.get("score") or view.get("scores")
    for place, seat in enumerate(live.table.company.seats):
        person = None if seat.person is None else live.table.company.people[seat.person]
        shown = seat.bot or person
        assert shown is not None
        yield TileSeat(
            None if person is None else _pupil_of(hour, person.token, person.name),
            shown.name or "",
            scores[place] if isinstance(scores, list) and place < len(scores) else view["seats"][place]["cards"],
            place in view["waiting"],
            seat.bot is not None or seat.person in live.here,
            seat.bot is not None,
        )


def _state(live: LiveTable, seats: Iterable[TileSeat], since: int | None, now: int) -> TileState:
    table = live.table
    if table.paused_at is not None:
        return "paused"
    if not table.playing:
        return "finished"
    if any(not seat.here for seat in seats):
        return "away"
    waits = 0 if since is None else now - since
    if waits >= STUCK:
        return "stuck"
    if waits >= THINKING:
        return "thinking"
    return "bot" if any(seat.bot for seat in seats) else "playing"


def _pupil_of(hour: Hour, token: str, name: str | None) -> int | None:
    by_token = (number for number, pupil in enumerate(hour.pupils) if is_same(pupil.token, token))
    by_name = (number for number, pupil in enumerate(hour.pupils) if pupil.name == name)
    return next(by_token, next(by_name, None))


def typed_at(hour: Hour, number: int, live: LiveTable) -> Iterator[TextToCheck]:
    """What was typed in the match on this table and everybody there has heard, the newest first: never what is still
    sealed. What is hidden is hidden here too."""
    table = live.table
    if table.match is None:
        return
    for event in islice(table.match.newest_events(None), MOST_EVENTS):
        entry = table.steps[event["n"]]
        said = [text for text in typed_and_told(event) if text not in table.hidden]
        if said and entry in table.typed:
            yield TextToCheck(number, entry, _pupil_in(hour, live, event.get("seat")), " · ".join(said))


def _pupil_in(hour: Hour, live: LiveTable, seat: object) -> int | None:
    company = live.table.company
    if not isinstance(seat, int) or not 0 <= seat < len(company.seats):
        return None
    person = company.seats[seat].person
    return None if person is None else _pupil_of(hour, company.people[person].token, company.people[person].name)
