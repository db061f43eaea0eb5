"""Checkpoints: how a table stood at one number of its log, so that it can be read from there on (a snapshot).

The log is the truth and a checkpoint only a cache. It is kept beside the log and goes with it, since it holds the
same: names, typed texts, seeds and hands. One that was written by another Parlour, by other rules or in another form is
not read; the log is, from its beginning.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

import parlour
from parlour.decks import Deck
from parlour.door import find_game
from parlour.engine.game import Game
from parlour.engine.match import Match, Standing
from parlour.engine.state import kept_types
from parlour.registry import GAMES
from parlour.table.log.entry import BotPace
from parlour.table.log.reading import hash_in
from parlour.table.room.fairness import FirstBy, Opening, Salts, match_hash, match_seed
from parlour.table.room.match_history import MatchHistory
from parlour.table.room.seating import Company
from parlour.table.room.settings import fitting_header
from parlour.table.room.table import Steps, Table

FORM = 1
"""To be raised where the same fields come to mean something else."""


class TableKept(Struct, frozen=True, kw_only=True):
    """The table's own fields, by their names there."""

    number: int
    at: int
    company: Company
    deck: str | None
    all_brought: set[str]
    options: dict[str, Any]
    of_class: str | None
    locked: bool
    keeps_texts: bool
    pace: BotPace
    seed: str
    next_seed: str
    salts: Salts
    matches: int
    first_by: FirstBy | None
    opening: Opening | None
    dealt_from: str | None
    other_rules: int | None
    steps: Steps
    acted: int
    players: tuple[str, ...]
    stood_in: set[int]
    memory: MatchHistory
    running: tuple[str, int] | None
    deadline: int | None
    paused_at: int | None
    moment: int
    moment_since: int
    done: dict[str, dict[str, int]]
    typed: dict[int, tuple[str, ...]]
    hidden: set[str]


class Checkpoint(Struct, frozen=True):
    game: str
    table: TableKept
    match: Standing | None
    """What the match on the table began with is in the table's own fields."""

    @property
    def decks(self) -> set[str]:
        """The hashes of the decks that have to be at hand when the table is taken up."""
        return {deck for deck in (self.table.dealt_from, hash_in(self.table.deck)) if deck is not None}


def checkpoint_of(table: Table) -> bytes:
    """How the table stands. It must be open: of a closed one nothing is kept but its log."""
    assert not table.closed
    own = TableKept(**{field: getattr(table, field) for field in TableKept.__struct_fields__})
    match = None if table.match is None else table.match.standing()
    return msgspec.json.encode(Checkpoint(table.game.name, own, match))


read_checkpoint = msgspec.json.Decoder(Checkpoint).decode


def taken_up(checkpoint: Checkpoint, code: str, decks: Mapping[str, Deck]) -> Table:
    """The table as it stood; its decks have to be at hand."""
    table = Table(code, decks)
    for field in TableKept.__struct_fields__:
        setattr(table, field, getattr(checkpoint.table, field))
    table.see_who_sits_where()
    table.game = find_game(checkpoint.game)
    table.brought = decks.get(hash_in(table.deck) or "")
    table.match_hash = None if table.opening is None else match_hash(table.opening)
    if checkpoint.match is not None:
        table.match = _begun_again(table).taken_up(checkpoint.match)
    return table


def _begun_again(table: Table) -> Match:
    """The match on the table as it was when it began."""
    opening = table.opening
    assert opening is not None
    game = find_game(opening.game).by_rules(opening.rules)
    assert game is not None
    deck = None if table.dealt_from is None else table.decks[table.dealt_from]
    seed = match_seed(table.seed, (salt for _, salt in opening.salts))
    return Match.begin(fitting_header(game, opening.seats, deck, opening.options, opening.first, seed, opening.names))


@cache
def fingerprint() -> str:
    """Of all that decides how a checkpoint is read: it is ours if it bears this."""
    games = [game for ours in GAMES.values() for game in (ours, *ours.older)]
    kept = {(game.name, game.rules_version, field): kind for game in games for field, kind in _kept_of(game).items()}
    # All at once: what types have in common is then looked at once. One that cannot be written and read is an error.
    forms = msgspec.json.schema_components([Checkpoint, *kept.values()])
    content = msgspec.json.encode((FORM, parlour.__version__, list(kept), forms))
    return hashlib.sha256(content).hexdigest()


def _kept_of(game: Game) -> dict[str, Any]:
    """The declared types of a game's state, acts and events."""
    return kept_types(game.table) | {"any act": game.any_act, "any event": game.any_event}
