"""Turns a state's declarations into slots, and writes the methods that follow from them, much as dataclasses do.

The straight code that `fresh`, `copy` and the halves of a view become is why a copy costs a microsecond or two.
"""

from __future__ import annotations

import inspect
import types
import typing
from typing import Any

from parlour.engine.chance import Chance
from parlour.engine.plain import as_it_is, plain
from parlour.engine.sight import Eyes, Visibility


class Declared(type):
    """The metaclass of a state: every annotated field must say who sees it."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Declared:
        declared = {field: body[field] for field in body if isinstance(body[field], Visibility)}
        sights: dict[str, Visibility] = {}
        for base in bases:
            sights |= getattr(base, "sights", {})
        sights |= declared
        for field, sight in declared.items():
            if sight.eyes is Eyes.NAMED and sights.get(sight.seat_field, sight).eyes is not Eyes.ALL:
                raise TypeError(f"{name}.{field}: {sight.seat_field!r} is not a public field that names a seat")
            if sight.beside and sights.get(sight.beside, sight).eyes not in (Eyes.ALL, Eyes.DERIVED):
                raise TypeError(f"{name}.{field}: {sight.beside!r} is not a field for everybody's eyes")
        kept = {key: value for key, value in body.items() if key not in declared}
        kept |= {"__slots__": tuple(declared), "sights": sights}
        made = super().__new__(mcs, name, bases, kept)
        for field, note in inspect.get_annotations(made).items():
            if field not in declared and "ClassVar" not in str(note):
                raise TypeError(f"{name}.{field}: say who sees it (public, own, counted, hidden …)")
        _write_methods(made)
        return made


def _write_methods(cls: Any) -> None:
    cls.hints = typing.get_type_hints(cls)
    known: dict[str, Any] = {"new": object.__new__, "cls": cls}
    copies, starts, seats = [], [], []
    parts: dict[str, str] = {}  # the fields of which everybody sees something of each seat's part
    open_at_the_end = "[[] for _ in range(t.players)]"
    to_all: list[str] = []
    to_one: list[str] = []
    to_nobody: list[str] = []  # a spectator has the same keys, and nothing in them
    bare_to_all: list[str] = []  # the same for whoever encodes it at once
    bare_to_one: list[str] = []
    for number, (field, sight) in enumerate(cls.sights.items()):
        value, hint = f"t.{field}", cls.hints[field]
        known[f"start{number}"] = sight.start
        starts.append(f" t.{field} = {_start(sight.start, f'start{number}', hint)}")
        copies.append(f" c.{field} = {_clone(value, hint)}")
        for key, read in sight.each.items():
            if f"{key}_of" in known:
                raise TypeError(f"{cls.__name__}.{field}: another field tells {key!r} of each seat already")
            known[f"{key}_of"] = read
            seats.append(f"{key!r}: {key}_of({field})")
            parts[field] = value
        known[f"shape{number}"], known[f"bare{number}"] = sight.shape, sight.bare
        beside = f", t.{sight.beside}" if sight.beside else ""
        shape = f"shape{number}({{0}}{beside})" if sight.shape else None
        if sight.shape is plain:  # and nearly always there is nothing yet
            shape = f"(None if {{0}} is None else shape{number}({{0}}))"
        bare = shape if sight.bare is None else f"bare{number}({{0}})"
        if sight.bare is as_it_is or (sight.bare is None and sight.shape in (None, plain)):
            bare = "{0}"
        if sight.lies_open:
            open_at_the_end = f"[{_plain('part', _part_of(hint), shape)} for part in {value}]"
        seen = _seen(sight, value, hint, shape)
        if seen:
            key = repr(sight.name or field)
            is_for_one = sight.eyes in (Eyes.OWNER, Eyes.NAMED)
            (to_one if is_for_one else to_all).append(f"{key}: {seen}")
            (bare_to_one if is_for_one else bare_to_all).append(f"{key}: {_seen(sight, value, hint, bare)}")
            if is_for_one:
                to_nobody.append(f"{key}: None")
    each = ", ".join(parts.values())
    if len(parts) != 1:
        each = f"zip({each}, strict=True)" if parts else "range(t.players)"
    by_seat = f"'seats': [{{{', '.join(seats)}}} for {', '.join(parts) or '_'} in {each}]"
    for_nobody = f" if you is None: return {{{', '.join(to_nobody)}}}"
    source = [
        *("def fresh():", " t = new(cls)", *starts, " return t"),
        *("def copy(t):", " c = new(cls)", *copies, " return c"),
        *("def show_all(t):", f" return {{{', '.join([*to_all, by_seat])}}}"),
        *("def show_one(t, you):", for_nobody, f" return {{{', '.join(to_one)}}}"),
        *("def bare_to_all(t):", f" return {{{', '.join([*bare_to_all, by_seat])}}}"),
        *("def bare_to_one(t, you):", for_nobody, f" return {{{', '.join(bare_to_one)}}}"),
        *("def held(t):", f" return {open_at_the_end}"),
    ]
    exec("\n".join(source), known)  # written above, from the declarations alone
    cls.fresh, cls.copy = staticmethod(known["fresh"]), known["copy"]
    cls.show_all, cls.show_one, cls.held = known["show_all"], known["show_one"], known["held"]
    cls.bare_to_all, cls.bare_to_one = known["bare_to_all"], known["bare_to_one"]


EMPTY = {list: "[]", dict: "{}", set: "set()"}


def _start(start: Any, value: str, hint: Any) -> str:
    """What a field is at first: a container of its own, or what its declaration says."""
    empty = EMPTY.get(typing.get_origin(hint) or hint)
    return value if empty is None else _clone(value, hint) if start else empty


def _clone(value: str, hint: Any) -> str:
    """How a value is copied: containers one level down, lists of lists two; everything else is never changed."""
    origin = typing.get_origin(hint) or hint
    inner = typing.get_args(hint)
    if _is_too_deep(origin, inner):
        raise TypeError(f"{value.removeprefix('t.')}: {hint} is too deep, or a copy would share what lies in it")
    if origin is list and inner and typing.get_origin(inner[0]) is list:
        return f"[x[:] for x in {value}]"
    if origin is list:
        return f"{value}[:]"
    if origin in (dict, set):
        return f"{value}.copy()"
    return f"{value}.__copy__()" if origin is Chance else value


def _seen(sight: Visibility, value: str, hint: Any, shape: str | None) -> str | None:
    """The expression for what a seat, `you`, sees of a field, or None where it has no key of its own in the view."""
    if not sight.in_view:
        return None
    if sight.eyes is Eyes.COUNT:
        return f"len({value})"
    if sight.eyes is Eyes.TOP:
        return f"{_plain(f'{value}[-1]', _part_of(hint), shape)} if {value} else None"
    if sight.eyes is Eyes.OWNER:
        return _plain(f"{value}[you]", _part_of(hint), shape)
    if sight.eyes is Eyes.NAMED:
        return f"{_plain(value, hint, shape)} if you == t.{sight.seat_field} else None"
    return _plain(value, hint, shape)


def _part_of(hint: Any) -> Any:
    """Of a list by seat, what each seat has."""
    return typing.get_args(hint)[0] if typing.get_args(hint) else Any


def _plain(value: str, hint: Any, shape: str | None) -> str:
    """A value as JSON: shaped where its declaration says how, copied where a caller could otherwise change it."""
    if shape:
        return shape.format(value)
    origin = typing.get_origin(hint) or hint
    inner = typing.get_args(hint)
    if origin in (list, tuple, set):
        part = inner[0] if inner else Any
        return f"[{_plain('x', part, None)} for x in {value}]" if _can_be_changed(part) else f"list({value})"
    if origin in (types.UnionType, typing.Union) and any(map(typing.get_origin, inner)):
        raise TypeError(f"{value.removeprefix('t.')}: {hint} needs a shape, or the view would show the thing itself")
    return f"dict({value})" if origin is dict else value


def _is_too_deep(origin: Any, inner: tuple[Any, ...]) -> bool:
    changed = [part for part in inner if _can_be_changed(part)]
    if origin is list and changed and typing.get_origin(changed[0]) is list:
        return any(map(_can_be_changed, typing.get_args(changed[0])))
    return _can_be_changed(origin) and bool(changed)


def _can_be_changed(hint: Any) -> bool:
    return (typing.get_origin(hint) or hint) in (list, dict, set)
