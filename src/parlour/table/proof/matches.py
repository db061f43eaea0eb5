"""The matches of a table, from its log: how each of them began, and what has become of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set

from msgspec import Struct

from parlour.decks import Deck
from parlour.engine.match import Match
from parlour.engine.refusal import Refused
from parlour.table.log import entry as log
from parlour.table.room import refusals
from parlour.table.room.apply import apply
from parlour.table.room.fairness import FirstBy
from parlour.table.room.seating import Company
from parlour.table.room.table import Table


class Begun(Struct, frozen=True):
    """A match, played as far as it came; None for one by other rules than ours, or one that was scrubbed."""

    match: Match | None
    game: str
    rules: int
    seed: str
    committed: int
    salts: list[tuple[int, str]]
    match_hash: str | None
    started: int
    first_by: FirstBy | None
    company: Company
    """As they had sat down to it."""
    hidden: Set[str]
    """The texts that the host has hidden since."""
    scrubbed: bool


def find_match(entries: Iterable[log.Entry], number: int | None, decks: Mapping[str, Deck]) -> tuple[Begun, Table]:
    """One match of a table, counted from 1, or its last one; and the table as its log leaves it. A ValueError if there
    is no such match; refused if what it rests on has gone."""
    table = Table("", decks)
    begun = list(_matches(table, entries))
    number = len(begun) if number is None else number
    if not 1 <= number <= len(begun):
        raise ValueError(f"There is no match number {number}: {len(begun)} have begun at this table.")
    if begun[number - 1].scrubbed:
        raise refusals.SCRUBBED()
    return begun[number - 1], table


def _matches(table: Table, entries: Iterable[log.Entry]) -> Iterator[Begun]:
    """Every match of the table, which lives through its log once more."""
    shown, committed = "", 0
    for at, entry in enumerate(entries, start=1):
        salts, unseen = table.salts.that_count(), table.other_rules is not None
        try:
            apply(table, entry)
        except (Refused, refusals.RequestRefused) as refused:
            raise ValueError(f"Entry {at} of the log does not go by the rules of this Parlour: {refused}") from None
        if isinstance(entry, log.Started):
            yield Begun(
                table.match,
                table.game.name,
                entry.rules,
                table.seed,
                committed,
                salts,
                table.match_hash,
                at,
                table.first_by,
                table.company.copy(),
                table.hidden,  # as long as the match lies there, this is what the table adds to
                entry.scrubbed,
            )
        # Which act has ended a match that cannot be played again, nobody can tell: there is none after it.
        may_end = isinstance(entry, log.Acted | log.TimerElapsed | log.Stopped)
        if table.commitment != shown or (unseen and may_end):
            shown, committed = table.commitment, at
