"""Offers on the wire: the acts of a seat, folded so that open fields say what they may hold.

`{"act": "play", "card": {"one_of": ["q07", "q31"]}}`. Every combination of the choices of one offer is legal; where
fields depend on each other, there is one offer for each case. A field with one possible value is that value.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache, cached_property
from itertools import groupby
from operator import attrgetter
from typing import Any

import msgspec

from parlour.engine.act import GO_ON, Act, Open, OrderOf, Text, Texts, open_fields, tag_of
from parlour.engine.plain import plain

Choices = tuple[Hashable, ...]
Writing = Callable[[Any], Any]
"""How a value is written down: as plain JSON; or not at all, for whoever encodes the whole at once."""
_LEFT_OUT = msgspec.NODEFAULT


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


def as_it_is(value: Any) -> Any:
    return value


def fold_acts(acts: Sequence[Act], write: Writing = plain) -> list[Any]:
    """The acts as offers, kind by kind in the order of their first appearance."""
    if not acts:
        return []
    if isinstance(acts, Menu):
        folded: list[Any] = write(acts.folded)  # as plain JSON it is a copy, down to the last list
        return folded
    kinds: dict[Any, list[Act]] = {}
    for kind, alike in groupby(acts, type):
        sometimes = _form(kind).sometimes_asked
        if not sometimes:
            kinds.setdefault(kind, []).extend(alike)
            continue
        for act in alike:
            asks = (kind, *[getattr(act, field) is not None for field in sometimes])
            kinds.setdefault(asks, []).append(act)
    offers: list[Any] = []
    for members in kinds.values():
        offers += _fold_kind(members, write)
    return offers


class Form:
    """What the offers of one kind of act look like."""

    def __init__(self, kind: type[Act]) -> None:
        left_open = open_fields(kind)
        self.tag = tag_of(kind)
        self.listed = [field for field in kind.__struct_fields__ if field not in left_open]
        """The fields of which an offer names every value."""
        self.sometimes_asked = [
            field for field, form in left_open.items() if isinstance(form, Text) and form.where_listed
        ]
        """The fields that only some acts of this kind have."""
        self.fields: list[tuple[str, str, Any, dict[str, Any] | None]] = []
        """Each by its name here and on the wire, with its default, and what an offer says of it if it is left open."""
        for field in msgspec.structs.fields(kind):
            form = left_open.get(field.name)
            optional = field.default is not _LEFT_OUT and field.name not in self.sometimes_asked
            said = None if form is None else _open(form, optional)
            self.fields.append((field.name, field.encode_name, field.default, said))
        self.each_by_itself = kind.its_own_offer
        self.is_the_act = kind.its_own_offer and not left_open
        """Its offer is the act as it is."""
        self.is_one = not self.listed and not self.sometimes_asked
        """There is one such offer, whatever the act."""

    @cached_property
    def values(self) -> Callable[[Act], Any]:
        """What an act has in the listed fields: of one its value, of several a tuple."""
        return attrgetter(*self.listed)

    @cached_property
    def only(self) -> dict[str, Any]:
        return {"act": self.tag} | {wire_name: said for _, wire_name, _, said in self.fields}


_form = cache(Form)


def _fold_kind(acts: list[Act], write: Writing) -> list[Any]:
    """The offers of acts of one kind, all of which ask for the same fields."""
    form = _form(acts[0].__class__)
    if form.is_one:
        return [write(form.only)]
    if form.is_the_act:
        written: list[Any] = write(list(dict.fromkeys(acts)))
        return written
    if not form.listed:
        return [_offer(form, acts[0], (), write)]
    values = list(dict.fromkeys(map(form.values, acts)))
    cases: list[tuple[Choices, ...]]
    if len(form.listed) > 1:
        cases = [tuple((value,) for value in row) for row in values] if form.each_by_itself else _cases(values)
    else:
        cases = [((value,),) for value in values] if form.each_by_itself else [(tuple(values),)]
    return [_offer(form, acts[0], case, write) for case in cases]


def _cases(rows: list[tuple[Hashable, ...]]) -> list[tuple[Choices, ...]]:
    """Rows of two values or more as few products of choices: what may follow each first value, equal followers put
    together."""
    is_pair = len(rows[0]) == 2
    after: dict[Hashable, list[Any]] = {}
    for row in rows:
        after.setdefault(row[0], []).append(row[1] if is_pair else row[1:])
    together: dict[tuple[tuple[Choices, ...], ...], list[Hashable]] = {}
    for first, rests in after.items():
        followers = ((tuple(rests),),) if is_pair else tuple(_cases(rests))
        together.setdefault(followers, []).append(first)
    return [(tuple(firsts), *case) for cases, firsts in together.items() for case in cases]


def _offer(form: Form, example: Act, case: tuple[Choices, ...], write: Writing) -> dict[str, Any]:
    """One offer: the choices of each listed field in its place; which open fields it asks for, the example shows."""
    offer: dict[str, Any] = {"act": form.tag}
    each = iter(case)
    for name, wire_name, default, said in form.fields:
        if said is not None:
            if name not in form.sometimes_asked or getattr(example, name) is not None:
                offer[wire_name] = write(said)
            continue
        choices = next(each)
        if len(choices) > 1:
            offer[wire_name] = {"one_of": write([*choices])}
        elif choices[0] != default:
            offer[wire_name] = write(choices[0])
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
