"""Offers on the wire: the acts of a seat, folded so that open fields say what they may hold.

`{"act": "play", "card": {"one_of": ["q07", "q31"]}}`. Every combination of the choices of one offer is legal; where
fields depend on each other, there is one offer for each case. A field with one possible value is that value.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import cache, cached_property
from typing import Any

import msgspec

from parlour.engine.act import GO_ON, Act, Open, OrderOf, Text, Texts, open_fields, tag_of
from parlour.engine.plain import plain

Choices = tuple[Hashable, ...]
_LEFT_OUT = msgspec.NODEFAULT
_fields = cache(msgspec.structs.fields)


class Menu(list[Act]):
    """A fixed list of acts that is too long to search: looked up by hash, and folded once."""

    def __init__(self, acts: Iterable[Act]) -> None:
        super().__init__(acts)
        self._at = {act: at for at, act in enumerate(self)}

    def index(self, act: Any, *_: Any) -> int:
        try:
            return self._at[act]
        except (KeyError, TypeError):
            raise ValueError("not on the menu") from None

    def __contains__(self, act: object) -> bool:
        try:
            return act in self._at
        except TypeError:
            return False

    @cached_property
    def folded(self) -> list[dict[str, Any]]:
        return fold_acts(list(self))

    @cached_property
    def and_go_on(self) -> Menu:
        """The same menu once the soft clock is out (A10)."""
        return Menu([*self, GO_ON])


def fold_acts(acts: Sequence[Act]) -> list[dict[str, Any]]:
    """The acts as offers, kind by kind in the order of their first appearance."""
    if isinstance(acts, Menu):
        folded: list[dict[str, Any]] = plain(acts.folded)  # a copy, down to the last list
        return folded
    kinds: dict[tuple[type[Act], tuple[str, ...]], list[Act]] = {}
    for act in acts:
        kinds.setdefault((type(act), _unasked(act)), []).append(act)
    return [offer for (kind, unasked), members in kinds.items() for offer in _fold_kind(kind, unasked, members)]


def _unasked(act: Act) -> tuple[str, ...]:
    """The fields that only some acts have, and this one does not."""
    return tuple([field for field in _sometimes_asked(type(act)) if getattr(act, field) is None])


@cache
def _sometimes_asked(kind: type[Act]) -> tuple[str, ...]:
    return tuple([field for field, form in open_fields(kind).items() if isinstance(form, Text) and form.where_listed])


def _fold_kind(kind: type[Act], unasked: tuple[str, ...], acts: list[Act]) -> list[dict[str, Any]]:
    listed = [field for field in kind.__struct_fields__ if field not in open_fields(kind)]
    rows = list(dict.fromkeys([tuple([getattr(act, field) for field in listed]) for act in acts]))
    cases = [tuple((value,) for value in row) for row in rows] if kind.its_own_offer else _cases(rows)
    return [_offer(kind, unasked, dict(zip(listed, case, strict=True))) for case in cases]


def _cases(rows: list[tuple[Hashable, ...]]) -> list[tuple[Choices, ...]]:
    """Rows of values as few products of choices: what may follow each first value, equal followers put together."""
    if not rows or not rows[0]:
        return [()] if rows else []
    after: dict[Hashable, list[tuple[Hashable, ...]]] = {}
    for first, *rest in rows:
        after.setdefault(first, []).append(tuple(rest))
    together: dict[tuple[tuple[Choices, ...], ...], list[Hashable]] = {}
    for first, rests in after.items():
        together.setdefault(tuple(_cases(rests)), []).append(first)
    return [(tuple(firsts), *case) for cases, firsts in together.items() for case in cases]


def _offer(kind: type[Act], unasked: tuple[str, ...], choices: dict[str, Choices]) -> dict[str, Any]:
    offer: dict[str, Any] = {"act": tag_of(kind)}
    wire_names = dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
    left_open = open_fields(kind)
    for info in _fields(kind):
        optional = info.default is not _LEFT_OUT
        if info.name in unasked:
            continue
        if info.name in left_open:
            optional = optional and info.name not in _sometimes_asked(kind)
            offer[wire_names[info.name]] = _open(left_open[info.name], optional)
        elif len(choices[info.name]) > 1:
            offer[wire_names[info.name]] = {"one_of": plain(choices[info.name])}
        elif not optional or choices[info.name][0] != info.default:
            offer[wire_names[info.name]] = plain(choices[info.name][0])
    return offer


def _open(form: Open, optional: bool) -> dict[str, Any]:
    match form:
        case Text(longest):
            said: dict[str, Any] = {"text": longest}
        case Texts(count, longest):
            said = {"list_of": [{"text": longest} for _ in range(count)]}
        case OrderOf(things):
            said = {"order_of": list(things)}
    return said | {"optional": True} if optional else said
