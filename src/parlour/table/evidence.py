"""The evidence of a match: all that anybody needs to see for themselves that it was played fairly.

Before the match the table publishes its commitment; afterwards its seed, the salts and every act are known to all.
From these the match can be played again, anywhere, and must come out the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from parlour.decks import Deck
from parlour.decks.errors import quoted
from parlour.door import start
from parlour.engine.match import Match
from parlour.engine.plain import plain
from parlour.engine.refusal import Refused
from parlour.engine.state import Result
from parlour.games import GAMES
from parlour.table import entry as log
from parlour.table import refusals
from parlour.table.fairness import commitment, match_seed
from parlour.table.table import Table


class Evidence(Struct, frozen=True, forbid_unknown_fields=True):
    """What the file holds. The deck is whole, so that it does not matter what has become of the table's."""

    commitment: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    deck: dict[str, Any] | None
    first: int | None
    seed: str
    acts: list[tuple[int, dict[str, Any]]]
    salts: list[str]
    result: Result | None


class Verdict(Struct, frozen=True):
    """What does not hold, a sentence each. The commitment has still to be the one that people were shown before."""

    problems: tuple[str, ...]
    commitment: str = ""

    @property
    def holds(self) -> bool:
        return not self.problems


# ── giving it ───────────────────────────────────────────────────────────────────────────────────────────────────────


def evidence(entries: list[bytes], number: int | None, decks: Mapping[str, Deck]) -> dict[str, Any]:
    """The evidence of one match of a table, or of its last one; a ValueError if there is none, or not yet."""
    table = Table("", decks)
    begun: list[tuple[Match, str, list[str]]] = []
    for at, content in enumerate(entries, start=1):
        entry = log.read(content)
        try:
            table.apply(entry)
        except (Refused, refusals.Refused) as refused:  # the rules have changed since
            raise ValueError(f"Entry {at} of the log does not go by the rules of this Parlour: {refused}") from None
        if isinstance(entry, log.Started):
            assert table.match is not None
            begun.append((table.match, table.seed, table.company.salts()))
    number = len(begun) if number is None else number
    if not 1 <= number <= len(begun):
        raise ValueError(f"There is no match number {number}: {len(begun)} have begun at this table.")
    match, seed, salts = begun[number - 1]
    if match.result is None and not table.closed:
        raise ValueError("This match is still being played. Its seed is for nobody to see before it is over.")
    told = {"seed": seed, "salts": salts, "result": plain(match.result)}  # in place of the match's own seed
    return {"commitment": commitment(seed), **match.transcript(), **told}


# ── weighing it ─────────────────────────────────────────────────────────────────────────────────────────────────────


def verify(content: bytes) -> Verdict:
    """Whether a match is exactly what the commitment and the acts give, from the content of a file of evidence."""
    try:
        claim = msgspec.json.decode(content, type=Evidence)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        return Verdict((f"This is not the evidence of a match: {str(problem).replace('`', '')}.",))
    return Verdict(tuple(_problems(claim)), claim.commitment)


def _problems(claim: Evidence) -> Iterator[str]:
    """Every one that can be found; after some of them there is no going on."""
    if commitment(claim.seed) != claim.commitment:
        yield "The commitment does not fit the seed: this is not the seed that the table had committed to."
    if len(claim.salts) != claim.seats:
        yield f"There are {len(claim.salts)} salts for {claim.seats} seats: every seat has one."
    game = GAMES.get(claim.game)
    if game is None:
        yield f"This Parlour has no game {quoted(claim.game)}."
        return
    if claim.rules != game.rules_version:
        yield (
            f"The match was played by version {claim.rules} of the rules of {game.title}, and this Parlour plays by "
            f"version {game.rules_version}: verify it with the Parlour it was played with."
        )
        return
    if claim.deck is None and game.make_cards is not None:
        yield f"The deck is missing: {game.title} is played with one."
        return
    seed = match_seed(claim.seed, claim.salts)
    try:
        match = start(claim.game, claim.seats, claim.deck, claim.options, claim.first, seed)
    except ValueError as problem:
        yield f"No match can begin like this: {str(problem).rstrip('.')}."
        return
    for number, (seat, act) in enumerate(claim.acts, start=1):
        try:
            match.play(seat, act)
        except Refused as refused:
            yield f"Act number {number} is refused by the rules: {refused.text}"
            return
    if match.result != claim.result:
        found, told = _in_words(match.result), _in_words(claim.result)
        yield f"The result differs: the acts lead to {found}, and the file says {told}."


def _in_words(result: Result | None) -> str:
    if result is None:
        return "no end"
    return f"{quoted(result.reason)} with winners {list(result.winners)} and scores {list(result.scores)}"
