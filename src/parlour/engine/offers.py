"""Offers on the wire: the acts of a seat, folded so that open fields say what they may hold.

`{"act": "play", "card": {"one_of": ["q07", "q31"]}}`. Every combination of the choices of one offer is legal; where
fields depend on each other, there is one offer for each case. A field with one possible value is that value.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache, cached_property, lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Any

import msgspec

from parlour.engine.act import GO_ON, Act, Open, OrderOf, Text, Texts, open_fields, tag_of
from parlour.engine.plain import Writing, plain

Choices = tuple[Hashable, ...]
Case = tuple[Choices, ...]
"""For each listed field its choices: every combination of them is legal."""
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
    def folded(self) -> list[Any]:
        return _fold(list(self), plain)

    @cached_property
    def and_go_on(self) -> Menu:
        """The same menu once the soft clock is out (A10)."""
        return Menu([*self, GO_ON])


def fold_acts(acts: Sequence[Act], write: Writing = plain) -> list[Any]:
    """The acts as offers, kind by kind in the order of their first appearance."""
    if not acts:
        return []
    if isinstance(acts, Menu):
        folded: list[Any] = write(acts.folded)  # as plain JSON it is a copy, down to the last list
        return folded
    return _fold(acts, write)


def _fold(acts: Sequence[Act], write: Writing) -> list[Any]:
    kinds: dict[Form, list[Act]] = {}
    for kind, alike in groupby(acts, type):
        form = _form(kind)
        if form in kinds:
            kinds[form] += alike
        else:
            kinds[form] = list(alike)
    offers: list[Any] = []
    for form, members in kinds.items():
        offers += form.offers(members, write)
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
        self.only = {"act": self.tag} | {wire_name: said for _, wire_name, _, said in self.fields}

    @cached_property
    def values(self) -> Callable[[Act], Any]:
        """What an act has in the listed fields: of one its value, of several a tuple."""
        return attrgetter(*self.listed)

    def offers(self, acts: list[Act], write: Writing) -> list[Any]:
        if self.is_one:
            return [write(self.only)]
        if self.is_the_act:
            written: list[Any] = write(list(dict.fromkeys(acts)))
            return written
        if not self.sometimes_asked:
            return self.offers_asking_alike(acts, write)
        asking: dict[tuple[bool, ...], list[Act]] = {}
        for act in acts:
            asks = tuple([getattr(act, field) is not None for field in self.sometimes_asked])
            asking.setdefault(asks, []).append(act)
        return [offer for alike in asking.values() for offer in self.offers_asking_alike(alike, write)]

    def offers_asking_alike(self, acts: list[Act], write: Writing) -> list[Any]:
        """The offers of acts that all ask for the same fields: the first of them shows for which."""
        if not self.listed:
            return [self.offer(acts[0], (), write)]
        values = list(dict.fromkeys(map(self.values, acts)))
        cases: list[Case]
        if len(self.listed) > 1:
            cases = [tuple((value,) for value in row) for row in values] if self.each_by_itself else _cases(values)
        else:
            cases = [((value,),) for value in values] if self.each_by_itself else [(tuple(values),)]
        return [self.offer(acts[0], case, write) for case in cases]

    def offer(self, example: Act, case: Case, write: Writing) -> dict[str, Any]:
        """The choices of each listed field in its place; which open fields it asks for, the example shows."""
        offer: dict[str, Any] = {"act": self.tag}
        each = iter(case)
        for name, wire_name, default, said in self.fields:
            if said is not None:
                if name not in self.sometimes_asked or getattr(example, name) is not None:
                    offer[wire_name] = write(said)
                continue
            choices = next(each)
            if len(choices) > 1:
                offer[wire_name] = {"one_of": write([*choices])}
            elif choices[0] != default:
                offer[wire_name] = write(choices[0])
        return offer


_form = cache(Form)


def _cases(rows: Sequence[Any]) -> list[Case]:
    """Rows of two values or more as few products of choices: what may follow each first value, equal followers put
    together."""
    is_pair = len(rows[0]) == 2
    after: dict[Hashable, list[Any]] = {}
    for row in rows:
        after.setdefault(row[0], []).append(row[1] if is_pair else row[1:])
    together: dict[tuple[Case, ...], list[Hashable]] = {}
    for first, rests in after.items():
        followers = ((tuple(rests),),) if is_pair else _followers(tuple(rests))
        together.setdefault(followers, []).append(first)
    return [(tuple(firsts), *case) for cases, firsts in together.items() for case in cases]


@lru_cache(maxsize=1 << 12)
def _followers(rows: tuple[Any, ...]) -> tuple[Case, ...]:
    """The same for what follows a first value: that comes up again and again."""
    return tuple(_cases(rows))


def _open(form: Open, optional: bool) -> dict[str, Any]:
    match form:
        case Text(longest):
            said: dict[str, Any] = {"text": longest}
        case Texts(count, longest):
            said = {"list_of": [{"text": longest} for _ in range(count)]}
        case OrderOf(things):
            said = {"order_of": list(things)}
    return said | {"optional": True} if optional else said
