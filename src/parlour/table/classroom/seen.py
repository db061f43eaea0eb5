"""What was seen of the pupils of a class: their answers in the checks, and their play, by the logs of their tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from parlour.decks import Deck
from parlour.decks.evidence import Observation, TermEvidence
from parlour.decks.facts import terms_of
from parlour.engine.game import Part
from parlour.engine.match import Match
from parlour.engine.text import fold
from parlour.registry import part_of
from parlour.table.classroom.checks import Marked, marked
from parlour.table.classroom.hour import Hour
from parlour.table.classroom.learning import PupilEvidence
from parlour.table.log import entry as log
from parlour.table.room.apply import apply
from parlour.table.room.people import is_same
from parlour.table.room.table import Table

PlayByPupil = Mapping[int, Sequence[Observation]]
"""By pupil. The observations of each are in the order of time."""


# ── at a table ──────────────────────────────────────────────────────────────────────────────────────────────────────


class SeatedPerson(Struct, frozen=True, array_like=True):
    """Somebody at a table as it knows them: the hash of their token, and their name."""

    token: str
    name: str


class TableSeen(Struct, frozen=True, array_like=True):
    """What a table's log says of who played there. In its observations, `who` is a place among its people."""

    people: list[SeatedPerson]
    observations: list[Observation]


def seen_at_table(entries: Iterable[log.Entry], decks: Mapping[str, Deck], words: Sequence[str]) -> TableSeen:
    """All matches of a table, finished or not, about these words of the hour. Nothing of what a bot did for somebody is
    theirs, nor what they did when they played on for a bot that of the bot."""
    table = Table("", decks)
    begun: list[tuple[Match, list[int | None]]] = []
    for entry in entries:
        if table.match is not None and isinstance(entry, log.STEPS):
            begun[-1][1].append(_actor(table, entry))
        apply(table, entry)
        if isinstance(entry, log.Started) and table.match is not None:
            begun.append((table.match, []))
    people = [SeatedPerson(person.token, person.name or "") for person in table.company.people]
    return TableSeen(people, [seen for match, actors in begun for seen in _observed(match, actors, words)])


def _actor(table: Table, entry: log.Acted | log.TimerElapsed) -> int | None:
    if isinstance(entry, log.TimerElapsed):
        return None
    seat = table.company.seats[entry.seat]
    return seat.person if seat.bot is None else None


def _observed(match: Match, actors: Sequence[int | None], words: Sequence[str]) -> Iterator[Observation]:
    """With the places of the terms among the words of the hour."""
    evidence = part_of(match.header.game, Part.EVIDENCE, TermEvidence)
    if evidence is None:
        return
    of_hour = {fold(word): place for place, word in enumerate(words)}
    place = {at: of_hour.get(fold(term.word)) for at, term in enumerate(terms_of(match.header.deck))}
    for seen in evidence.observe(match, actors):
        term = place[seen.term]
        if term is not None:
            yield replace(seen, term=term, instead=None if seen.instead is None else place[seen.instead])


# ── in the class ────────────────────────────────────────────────────────────────────────────────────────────────────


def play_of(hour: Hour, tables: Iterable[TableSeen]) -> PlayByPupil:
    """Whose play it was, by their token; or by their name, if that has come to another device since."""
    play: dict[int, list[Observation]] = defaultdict(list)
    for table in tables:
        pupils = [_pupil(hour, person) for person in table.people]
        for seen in table.observations:
            if (pupil := pupils[seen.who]) is not None:
                play[pupil].append(replace(seen, who=pupil))
    return play


def _pupil(hour: Hour, person: SeatedPerson) -> int | None:
    by_token = (number for number, pupil in enumerate(hour.pupils) if is_same(pupil.token, person.token))
    by_name = (number for number, pupil in enumerate(hour.pupils) if pupil.name == person.name)
    return next(by_token, next(by_name, None))


def answers_in_check(hour: Hour, number: int, pupil: int) -> list[Marked]:
    """How the answers of a pupil count in the check of this number, from 1; nothing if they gave none."""
    check = hour.checks[number - 1] if number <= len(hour.checks) else None
    if check is None or check is hour.check or pupil not in check.answers:
        return []
    return marked(check.questions[pupil], check.answers[pupil])


def evidence_of(hour: Hour, pupil: int, play: PlayByPupil) -> PupilEvidence:
    before, after = (answers_in_check(hour, number, pupil) for number in (1, 2))
    return PupilEvidence(before, after, play.get(pupil, ()))
