"""What goes over the wire of each game, as types: its acts and offers, its events and its view.

The acts are types already. The others follow from what a game declares: who sees a piece of its state and in what
shape, who hears a field of an event, what an offer leaves open.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from operator import not_
from typing import Any, Generic, Literal, NamedTuple, TypeVar, Union, get_args, get_type_hints

import msgspec
from msgspec import NODEFAULT, UNSET, Struct, UnsetType, defstruct

from parlour.engine.act import Act, Elapsed, OrderOf, Text, Texts, open_fields, tag_of
from parlour.engine.event import Event, hearers
from parlour.engine.game import Game, Options
from parlour.engine.plain import plain
from parlour.engine.sight import Eyes, Visibility
from parlour.engine.state import Result
from parlour.registry import GAMES
from parlour.table.log.typed import TYPED, is_printed
from parlour.table.wire.messages import Frame, TimerShown

T = TypeVar("T")
UNTYPED = {len: int, not_: bool}
"""What the functions give that are not ours and do not say it."""


class OneOf(Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """An open field: one of these."""

    one_of: list[T]


class TypedText(Struct, frozen=True, forbid_unknown_fields=True):
    """An open field: a text of up to so many characters."""

    text: int
    optional: bool | UnsetType = UNSET


class TypedTexts(Struct, frozen=True, forbid_unknown_fields=True):
    """An open field: so many texts."""

    list_of: list[TypedText]
    optional: bool | UnsetType = UNSET


class InAnyOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """An open field: all of these, in any order."""

    order_of: list[int]
    optional: bool | UnsetType = UNSET


OPEN = {Text: TypedText, Texts: TypedTexts, OrderOf: InAnyOrder}


class GameTypes(NamedTuple):
    """Everything of one game. An act, an offer, an event: each a union."""

    acts: list[type[Act]]
    offers: list[type[Struct]]
    events: list[type[Struct]]
    view: type[Struct]

    @property
    def frame(self) -> Any:
        return Frame[self.view, union(self.events)]  # type: ignore[name-defined, misc]  # known only now


def types_of(game: str) -> GameTypes:
    return _all_types()[game]


@cache
def _all_types() -> dict[str, GameTypes]:
    """All games in their order: Python takes "up or down" and "down or up" for one type, and keeps the first it met."""
    return {name: _types(game) for name, game in GAMES.items()}


def _types(game: Game) -> GameTypes:
    acts = [kind for kind in game.acts.values() if kind is not Elapsed]
    offers = [offer_of(kind) for kind in acts]
    return GameTypes(acts, offers, [event_of(event) for event in game.all_events], _view(game, offers))


def union(types: Iterable[Any]) -> Any:
    return Union[tuple(types)]  # noqa: UP007 - the members are only known here


def prefix(game: str) -> str:
    """The game's name at the head of its types' names."""
    return "".join(word.title() for word in game.replace("_", "-").split("-"))


def name_of(cls: type, ending: str = "") -> str:
    """The name of a type, with its game's before it if it is a game's own."""
    module = cls.__module__.split(".")
    head = prefix(module[2]) if module[:2] == ["parlour", "games"] else ""
    return f"{head}Options" if issubclass(cls, Options) else f"{head}{cls.__name__}{ending}"


# ── offers and events ───────────────────────────────────────────────────────────────────────────────────────────────


@cache
def offer_of(kind: type[Act]) -> type[Struct]:
    """An act whose open fields say what they may hold. A field with a default may be left out, and a text that only
    some acts ask for."""
    left_open = open_fields(kind)
    fields: list[Any] = []
    for field in msgspec.structs.fields(kind):
        form = left_open.get(field.name)
        held: Any = field.type if form is None else OPEN[type(form)]
        if form is None and not kind.its_own_offer:
            held = Union[held, OneOf[held]]  # noqa: UP007 - known only now
        always = field.default is NODEFAULT if form is None else not (isinstance(form, Text) and form.where_listed)
        fields.append((field.name, held) if always else (field.name, held | UnsetType, UNSET))
    names = dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
    return _made(name_of(kind, "Offer"), fields, "act", tag_of(kind), rename=names)


@cache
def event_of(event: type[Event]) -> type[Struct]:
    """An event as it is heard; what only some hear may be missing. `typed` is the number to hide its text by."""
    hints = get_type_hints(event)
    fields: list[Any] = [("n", int), ("seat", int)]
    for field, seats in hearers(event):
        always = seats is None or event.private
        fields.append((field, hints[field]) if always else (field, hints[field] | UnsetType, UNSET))
    names = {name for name, *_ in fields}
    if not TYPED.isdisjoint(names) and not is_printed(dict.fromkeys(names)):
        fields.append(("typed", int | UnsetType, UNSET))
    doc = {"__doc__": event.__doc__}
    return _made(name_of(event, "Event"), fields, "event", str(event.__struct_config__.tag), namespace=doc)


# ── views ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _view(game: Game, offers: Iterable[type[Struct]]) -> type[Struct]:
    """A view as a seat gets it over the network; what is a seat's own is null for whoever has none."""
    sights, hints = game.table.sights, game.table.hints
    ends = [("reason", _words(game.reasons))]
    result = defstruct(f"{prefix(game.name)}Result", ends, bases=(Result,), frozen=True)
    each = [(key, _given_by(read)) for sight in sights.values() for key, read in sight.each.items()]
    seat = defstruct(f"{prefix(game.name)}Seat", each, frozen=True, forbid_unknown_fields=True)
    fields: list[Any] = [
        ("you", int | None),
        ("phase", _words(game.phases)),
        ("over", bool),
        ("winners", list[int]),
        ("timer", TimerShown | None),
        ("options", game.options),
        ("seats", list[seat]),  # type: ignore[valid-type]  # known only now
        ("offers", list[union(offers)]),  # type: ignore[misc]  # known only now
    ]
    fields += [(sight.name or field, _seen(sight, hints[field])) for field, sight in sights.items() if sight.in_view]
    held = next((_part(sight, hints[field]) for field, sight in sights.items() if sight.lies_open), list[str])
    more = {"result": result | None, "laid_open": list[held] | None}  # type: ignore[valid-type]  # known only now
    fields = [(name, more.get(name, kind)) for name, kind in fields]
    fields.append(("guidance", None if game.guidance is None else _given_by(game.guidance)))
    sealed = [act for window in game.windows if window.is_sealed for act in window.acts]
    if sealed:
        fields += [("sealed", list[int] | UnsetType, UNSET), ("yours", union([*sealed, None, UnsetType]), UNSET)]
    return _made(f"{prefix(game.name)}View", fields, "game", game.name)


def _seen(sight: Visibility, hint: Any) -> Any:
    """What a field is in the view, by whose eyes may rest on it and how it is shaped for them."""
    match sight.eyes:
        case Eyes.COUNT:
            return int
        case Eyes.TOP:
            return _part(sight, hint) | None
        case Eyes.OWNER:
            return _part(sight, hint) | None
        case Eyes.NAMED:
            return _shaped(sight, hint) | None
    return _shaped(sight, hint)


def _part(sight: Visibility, hint: Any) -> Any:
    """Of a list, by seat or from the bottom to the top, what is in each place."""
    return _shaped(sight, get_args(hint)[0])


def _shaped(sight: Visibility, hint: Any) -> Any:
    return hint if sight.shape in (None, plain) else _given_by(sight.shape)


def _given_by(function: Any) -> Any:
    return UNTYPED[function] if function in UNTYPED else get_type_hints(function)["return"]


def _words(words: tuple[str, ...]) -> Any:
    return Literal.__getitem__(words)


def _made(name: str, fields: list[Any], tag_field: str, tag: str, **how: Any) -> type[Struct]:
    how |= {"frozen": True, "kw_only": True, "forbid_unknown_fields": True}
    return defstruct(name, fields, tag_field=tag_field, tag=tag, **how)
