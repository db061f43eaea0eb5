"""The matches of a table, from its log: how each of them began, and what has become of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set

from msgspec import Struct

from parlour.decks import Deck
from parlour.engine.match import Match
from parlour.engine.refusal import Refused
from parlour.table import entry as log
from parlour.table import refusals
from parlour.table.company import Company
from parlour.table.fairness import FirstBy
from parlour.table.table import Table


class Begun(Struct, frozen=True):
    """A match, played as far as it came; None for one by other rules than ours."""

    match: Match | None
    game: str
    rules: int
    seed: str
    committed: int
    salts: list[tuple[int, str]]
    started: int
    first_by: FirstBy | None
    company: Company
    """As they had sat down to it."""
    hidden: Set[str]
    """The texts that the host has hidden since."""


def find_match(entries: Iterable[log.Entry], number: int | None, decks: Mapping[str, Deck]) -> tuple[Begun, Table]:
    """One match of a table, counted from 1, or its last one; and the table as its log leaves it. A ValueError if there
    is no such match."""
    table = Table("", decks)
    begun = list(_matches(table, entries))
    number = len(begun) if number is None else number
    if not 1 <= number <= len(begun):
        raise ValueError(f"There is no match number {number}: {len(begun)} have begun at this table.")
    return begun[number - 1], table


def _matches(table: Table, entries: Iterable[log.Entry]) -> Iterator[Begun]:
    """Every match of the table, which lives through its log once more."""
    shown, committed = "", 0
    for at, entry in enumerate(entries, start=1):
        salts = table.salts.that_count()
        try:
            table.apply(entry)
        except (Refused, refusals.Refused) as refused:
            raise ValueError(f"Entry {at} of the log does not go by the rules of this Parlour: {refused}") from None
        if isinstance(entry, log.Started):
            yield Begun(
                table.match,
                table.game.name,
                entry.rules,
                table.seed,
                committed,
                salts,
                at,
                table.first_by,
                table.company.copy(),
                table.hidden,  # as long as the match lies there, this is what the table adds to
            )
        if table.commitment != shown:
            shown, committed = table.commitment, at
