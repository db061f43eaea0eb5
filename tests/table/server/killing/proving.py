"""Holds a table's log against what its phones were told: all of it is there, whole, once, and as they saw it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple

from parlour.decks import Deck
from parlour.decks.files import deck_in
from parlour.engine.event import Heard
from parlour.engine.refusal import Refused
from parlour.table.live.frames import MOST_EVENTS
from parlour.table.log import entry as log
from parlour.table.log.store import Store
from parlour.table.room.apply import apply
from parlour.table.room.commands import PlayAct
from parlour.table.room.decide import decide
from parlour.table.room.refusals import RequestRefused
from parlour.table.room.table import Table
from tests.table.log.store.places import opened
from tests.table.server.killing.parties import Party
from tests.table.server.killing.phones import Declined, Phone, Shown

AHEAD = 12
"""An act may be refused for what others did a moment before, which its sender is only shown a moment later: so many
entries at most."""


class Told(NamedTuple):
    """What a phone had been told at one moment."""

    person: int
    n: int
    acknowledged: dict[str, tuple[int, dict[str, Any]]]
    refused: dict[str, Declined]
    shown: list[Shown]


def told(phone: Phone) -> Told:
    """So far; what it was shown is handed over, for once held against the log it need not be again."""
    shown, phone.shown = phone.shown, []
    return Told(phone.person, phone.n, dict(phone.acknowledged), dict(phone.refused), shown)


async def prove(place: str, *parties: Party) -> list[list[log.Entry]]:
    """Fails where a log is not what people were told. May be asked at any time; gives the logs."""
    so_far = [[told(phone) for phone in party] for party in parties]  # before the logs are read
    logs = []
    async with opened(place) as store:
        for party, everybody in zip(parties, so_far, strict=True):
            entries = await _read(store, party.code)
            _check_acts(entries, everybody)
            decks = await _decks(store, entries)
            _check_screens(entries, decks, everybody)
            _check_refusals(entries, decks, everybody)
            logs.append(entries)
    return logs


async def _read(store: Store, code: str) -> list[log.Entry]:
    counted = {summary.table: summary.number for summary in await store.tables()}
    entries = [log.read(content) for content in await store.entries(code)]
    assert len(entries) >= counted[code], f"{counted[code]} entries are counted, and {len(entries)} are there"
    return entries


async def _decks(store: Store, entries: Iterable[log.Entry]) -> dict[str, Deck]:
    decks = {}
    for hash in {entry.deck for entry in entries if isinstance(entry, log.Started) and entry.deck is not None}:
        content = await store.deck(hash)
        assert content is not None, "the deck of a match is gone"
        decks[hash] = deck_in(content, hash, json=True)[0]
    return decks


def _check_acts(entries: list[log.Entry], everybody: list[Told]) -> None:
    """Every acknowledged act lies at its number with its id and content; refused ones nowhere; no id lies twice."""
    ids = [entry.id for entry in entries if isinstance(entry, log.Acted) and entry.id]
    assert len(set(ids)) == len(ids), f"done twice: {[id for id in set(ids) if ids.count(id) > 1]}"
    for person, _, acknowledged, refused, _ in everybody:
        for id, (number, act) in acknowledged.items():
            assert number <= len(entries), f"{id} was acknowledged as {number}, and {len(entries)} entries are there"
            entry = entries[number - 1]
            assert isinstance(entry, log.Acted), f"{id} was acknowledged as {number}, and there lies {entry}"
            assert (entry.id, entry.act) == (f"{person}:{id}", act), f"{id} was acknowledged as {number}"
        done = {f"{person}:{id}" for id in refused}.intersection(ids)
        assert not done, f"refused, and done all the same: {done}"


def _check_screens(entries: list[log.Entry], decks: dict[str, Deck], everybody: list[Told]) -> None:
    """Played again by the rules, the log gives everybody at each number exactly what they were shown."""
    shown: dict[int, list[Shown]] = defaultdict(list)
    for told in everybody:
        assert told.n <= len(entries), f"{told.n} was shown, and {len(entries)} entries are there"
        for what in told.shown:
            shown[what.n].append(what)
    table = Table("", decks)
    for entry in entries:
        if isinstance(entry, log.TimerElapsed):
            assert table.deadline is not None, "the clock ran out, and none was running"
            assert entry.at >= table.deadline, "the clock ran out before its time"
        heard = apply(table, entry)
        for what in shown.get(table.number, ()):
            _check_screen(table, heard, what)


def _check_refusals(entries: list[log.Entry], decks: dict[str, Deck], everybody: list[Told]) -> None:
    """Whatever was refused is refused by the rules, as the table stood between what its sender had seen and a moment
    after they were told."""
    open_ones = [(told.person, id, refused) for told in everybody for id, refused in told.refused.items()]
    table = Table("", decks)
    for entry in entries if open_ones else ():
        apply(table, entry)
        open_ones = [one for one in open_ones if one[2].seen > table.number or not _is_refused(table, *one)]
        unjust = [one for one in open_ones if one[2].n + AHEAD < table.number]
        assert not unjust, f"refused, and nothing speaks against it: {unjust}"


def _is_refused(table: Table, person: int, id: str, refused: Declined) -> bool:
    try:
        decide(table, PlayAct(person, refused.act, f"{person}:{id}", refused.seen), table.at)
    except (Refused, RequestRefused) as refusal:
        return refusal.code == refused.code
    return False


def _check_screen(table: Table, heard: Heard | None, shown: Shown) -> None:
    assert table.match is not None
    seat = shown.view["you"]
    view = table.match.view(seat)
    if view["timer"] is not None:
        view["timer"]["deadline"] = None if table.paused_at is not None else table.deadline
    assert shown.view == view, f"{table.number}: seat {seat} was shown another view"
    if shown.back_from is not None:
        events = [event for event in table.match.events(seat) if table.steps[event["n"]] > shown.back_from]
        if len(events) > MOST_EVENTS:  # the newest of them, and the others when they are asked for
            assert shown.events
            events = events[-len(shown.events) :]
    else:
        events = [] if heard is None else list(heard.heard_by(seat))
    heard_by_them = [{key: value for key, value in event.items() if key != "typed"} for event in shown.events]
    assert heard_by_them == events, f"{table.number}: seat {seat}, back from {shown.back_from}, heard something else"
