"""User-generated text: which fields of acts, events and views it stands in."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cache
from typing import Any

from parlour.engine.act import Act, Text, Texts, open_fields
from parlour.registry import GAMES


@cache
def typed_fields(kind: type[Act]) -> tuple[str, ...]:
    """The fields of this act that hold typed text, as they are called on the wire."""
    names = dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
    return tuple(names[field] for field, form in open_fields(kind).items() if isinstance(form, Text | Texts))


def typed_in(kind: type[Act], act: dict[str, Any]) -> tuple[str, ...]:
    """What somebody has typed in this act."""
    fields = typed_fields(kind)
    return _texts_in(act, fields) if fields else ()


def typed_and_told(event: dict[str, Any]) -> tuple[str, ...]:
    """What somebody has typed, and this event tells."""
    return () if is_printed(event) else _texts_in(event, TYPED)


def _texts_in(shown: dict[str, Any], fields: Iterable[str]) -> tuple[str, ...]:
    texts: list[str] = []
    for field in fields:
        value = shown.get(field)
        texts += [value] if isinstance(value, str) else value or ()
    return tuple(texts)


TYPED = frozenset(field for game in GAMES.values() for kind in game.acts.values() for field in typed_fields(kind))
"""Events and views call typed text as the acts do."""
HIDDEN = "…"
"""What stands in the place of a text that the host has hidden."""


def is_printed(shown: dict[str, Any]) -> bool:
    """Whether this is about a card: the words beside its number are printed on it, and nobody's own."""
    return "card" in shown or "id" in shown


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
