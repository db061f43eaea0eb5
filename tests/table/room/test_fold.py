"""The log is the table: whatever people do and try at a table, it can be read again from its entries."""

from __future__ import annotations

import random
from typing import Any, NoReturn, get_args

import pytest
from msgspec.structs import replace

from parlour.engine.refusal import Refused
from parlour.table.live import frames
from parlour.table.log import entry as log
from parlour.table.room import decide as deciding
from parlour.table.room import membership
from parlour.table.room.apply import apply
from parlour.table.room.commands import (
    AddSalt,
    PauseMatch,
    PlayAct,
    ResumeMatch,
    RunOutClock,
)
from parlour.table.room.decide import decide
from parlour.table.room.refusals import NOT_HOST, RequestRefused
from parlour.table.room.seating import Company
from parlour.table.room.table import Table
from tests.table.room.crowd import (
    SEEDS,
    live_through_an_evening,
    lived,
    viewers,
)
from tests.table.room.evening import PACKS


@pytest.mark.parametrize("seed", SEEDS)
def test_a_table_read_from_its_log_is_the_table_that_lived_through_it(seed: int) -> None:
    lived(seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_viewer_gets_one_frame_of_every_entry_and_none_of_them_tells_a_secret(seed: int) -> None:
    crowd = lived(seed)
    table = Table(crowd.table.code, PACKS)
    for number, content in enumerate(crowd.log, start=1):
        heard = apply(table, entry := log.read(content))
        seeds = {table.seed, table.next_seed} - {table.shown_seed, ""}
        if table.match is not None:
            seeds.add(str(table.match.header.chance))
        secrets = crowd.secrets | seeds
        if table.opening is not None and table.shown_seed is not None:  # told with the seed
            secrets -= {salt for _, salt in table.opening.salts}
        everybody = viewers(table)
        shown = frames.of_entry(table, entry, heard, everybody, {0})
        for viewer in everybody:
            for frame in (
                shown[viewer],
                frames.resumed(table, viewer, number - 5, {0}, now=0),
                frames.lobby_frame(table, {0}),
            ):
                assert frame.startswith(b'{"n":%d,' % number)
                told = frame.decode()
                assert not [secret for secret in secrets if secret in told]


def test_the_evenings_are_rich_enough_to_prove_something() -> None:
    crowds = [lived(seed) for seed in SEEDS]
    kinds = {type(log.read(content)).__name__ for crowd in crowds for content in crowd.log}
    never_asked_for_here = {"Closed"}
    assert kinds == {kind.__name__ for kind in get_args(log.Entry)} - never_asked_for_here
    assert sum(crowd.table.matches > 1 for crowd in crowds) > 5
    assert any(crowd.table.hidden for crowd in crowds)
    refusals = set().union(*(crowd.refusals for crowd in crowds))
    assert refusals >= {"no_such_person", "not_host", "locked", "playing", "away", "bot_already", "stale"}
    assert refusals >= {"name_taken", "bad_name", "no_name", "bad_avatar", "avatar_taken"}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_by_other_rules_moves_nobody_and_the_table_goes_on_after_it(seed: int) -> None:
    """Its acts mean nothing here; who came, sat, left and is host follows from the log all the same."""
    entries = [log.read(content) for content in lived(seed).log]
    starts = [number for number, entry in enumerate(entries) if isinstance(entry, log.Started)]
    if not starts:
        return
    other = random.Random(seed).choice(starts)
    here, there = Table("QRSTW", PACKS), Table("QRSTW", PACKS)
    for number, entry in enumerate(entries):
        apply(here, entry)
        apply(there, replace(entry, rules=99) if number == other else entry)
        assert there.company == here.company
        assert (there.number, there.done, there.salts) == (here.number, here.done, here.salts)
        for viewer in viewers(there):
            assert frames.resumed(there, viewer, 0, {0}, now=0)
        if there.other_rules is not None:
            must_not_go_on(there)


def must_not_go_on(table: Table) -> None:
    assert not table.playing
    assert table.shown_seed is None  # elsewhere it may be under way
    for attempt in (
        PlayAct(0, {"act": "draw"}),
        RunOutClock(table.host, 0),
        PauseMatch(table.host),
        ResumeMatch(table.host),
    ):
        with pytest.raises(RequestRefused, match="begun by version 99 of the rules") as refused:
            decide(table, attempt, table.at)
        assert refused.value.about.keys() == {"game", "begun", "ours"}
    assert not table.is_out(table.at + 10**9)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_table_says_of_its_company_is_so_after_every_entry(seed: int) -> None:
    crowd = lived(seed)
    table = Table(crowd.table.code, PACKS)
    for content in crowd.log:
        apply(table, log.read(content))
        company, most = table.company, table.game.seats[-1]
        everybody = range(len(company.people))
        assert [table.places.get(person) for person in everybody] == [company.seat_of(person) for person in everybody]
        assert list(table.bots) == company.bots
        assert company.unseated() == [
            person for person in company.by_place() if company.seat_of(person) is None and person not in company.bench
        ]
        gathered = company.copy()
        gathered.gather(most, rotate=False)
        assert company.would_gather(most) == len(gathered.seats)


def test_a_planted_fault_is_found_salt_that_counts_before_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    right = deciding._salt

    def too_early(table: Table, asked: AddSalt, at: int) -> log.Salted:
        table.salts.add(asked.person, table.number, asked.salt)
        return right(table, asked, at)

    monkeypatch.setattr(deciding, "_salt", too_early)
    assert a_fault_is_found()


def test_a_planted_fault_is_found_somebody_sent_away_who_was_not(monkeypatch: pytest.MonkeyPatch) -> None:
    right = membership.send_away

    def too_early(company: Company, asker: int, person: int, at: int) -> NoReturn:
        right(company, asker, person, at)
        company.send_away(person)
        raise NOT_HOST()

    monkeypatch.setattr(membership, "send_away", too_early)
    assert a_fault_is_found()


def test_a_planted_fault_is_found_a_match_that_is_refused_but_has_moved_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """What `begin` tries out, it tries on the company itself."""
    monkeypatch.setattr(Company, "copy", lambda company: company)
    assert a_fault_is_found()


def test_a_planted_fault_is_found_something_done_that_no_entry_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    right = deciding._act

    def keeps_texts_from_now_on(table: Table, asked: PlayAct, at: int) -> log.Acted:
        acted = right(table, asked, at)
        table.keeps_texts = True
        return acted

    monkeypatch.setattr(deciding, "_act", keeps_texts_from_now_on)
    assert a_fault_is_found()


def test_a_planted_fault_is_found_a_name_that_is_taken_before_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    right = membership.rename

    def too_early(company: Company, person: int, name: Any, avatar: Any, at: int) -> log.Renamed | None:
        company.rename(person, name, avatar)
        return right(company, person, name, avatar, at)

    monkeypatch.setattr(membership, "rename", too_early)
    assert a_fault_is_found()


def a_fault_is_found() -> bool:
    for seed in SEEDS:
        try:
            live_through_an_evening(seed)
        except (AssertionError, Refused):  # it differs, or it cannot even be read
            return True
    return False
