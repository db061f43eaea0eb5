"""What there is to tell in a game, and what its messages speak of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain, combinations
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import parlour
from parlour.engine.event import Event, hearers, links
from parlour.engine.game import Game
from parlour.engine.plain import plain
from parlour.terminal.speech import OWN_TEXTS
from parlour.text import texts_in, texts_of
from tests.properties.settings import SETTINGS
from tests.properties.wandering import wander

OF_A_KIND = 12
"""So many events of one kind are enough to have met all that they can hold."""


@cache
def matches_of(game: str) -> tuple[parlour.Match, ...]:
    """Whole matches of a game, with every option."""
    settings = [setting for setting in SETTINGS if setting.game == game and setting.seats <= 4]
    return tuple([*wander(setting, seed=1)][-1] for setting in settings)


def events_of(game: Game) -> Iterator[tuple[parlour.Match, Event]]:
    """Events of every kind, each with a match that it belongs to; kinds that nobody met have nothing but numbers."""
    for kind in game.all_events:
        told = [(match, event) for match in matches_of(game.name) for _, event in links(match.table.story)]
        met = [(match, event) for match, event in told if type(event) is kind][:OF_A_KIND]
        numbers = dict.fromkeys(kind.__struct_fields__, 1)
        yield from met or [(matches_of(game.name)[0], kind(**numbers))]


def as_it_may_be_heard(event: Event, you: int | None) -> Iterator[dict[str, Any]]:
    """The event with every combination of what this listener may not hear: whoever hears one field hears all that are
    for the same seats."""
    fields = dict(hearers(type(event)))
    kept = {seats for seats in fields.values() if seats and you not in [getattr(event, seat) for seat in seats]}
    told = {field: plain(getattr(event, field)) for field in fields}
    for unheard in chain.from_iterable(combinations(kept, count) for count in range(len(kept) + 1)):
        heard = {field: value for field, value in told.items() if fields[field] not in unheard}
        yield {"event": event.__struct_config__.tag, "n": 1, "seat": event.seat, **heard}


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, reference: ast.VariableReference) -> None:  # noqa: N802 - so it is called
        self.variables.add(reference.id.name)

    def visit_MessageReference(self, reference: ast.MessageReference) -> None:  # noqa: N802 - so it is called
        self.messages.add(reference.id.name)


@cache
def messages_of(game: str, language: str) -> Mapping[str, ast.Message]:
    folders = (texts_of(None), texts_of(parlour.games[game]), texts_in(OWN_TEXTS))
    texts = [folder.get(f"{language}.ftl", "") for folder in folders]
    entries = [entry for text in texts for entry in parse(text).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def variables_of(message: str, game: str, language: str) -> set[str]:
    """What a message speaks of, with those that it refers to."""
    reader = _Reader()
    reader.visit(messages_of(game, language)[message])
    others = [variables_of(other, game, language) for other in reader.messages - {message}]
    return reader.variables.union(*others)
