"""Secrets do not interfere: change anything hidden from a viewer, and what the viewer receives does not change a byte.

Another world is imagined from the viewer's own view: it looks the same to them, and everything they cannot see is drawn
afresh (other hands, piles, votes, marks, the chance to come). Drawn names belong to other cards there, as far as
nothing has told which: only what is printed on the cards is otherwise. Then both worlds are asked the same things.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec

import parlour
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.engine.event import Heard
from parlour.engine.match import Header
from tests.properties.traits import traits_of
from tests.properties.wandering import as_bytes, examples, next_move, some_act

RUBBISH: list[dict[str, Any]] = [{"act": "go_on"}, {"act": "elapsed"}, {"act": "nonsense"}]


def check_position(match: parlour.Match, you: int | None, rng: random.Random, seen: Counter[str]) -> None:
    view = match.view(you)
    # not by the door, which would refuse a view that shows more than it may
    header = called_otherwise(match.header, view, rng)
    other = parlour.Match.imagined(header, view, Chance.of(rng.random().hex()))
    assert as_bytes(other.view(you)) == as_bytes(view), "the view shows something hidden"
    here, there = (parlour.texts_of(parlour.Match(one, match.table)) for one in (match.header, header))
    assert [*here] == [*there], "the order in which the cards are listed tells something hidden"
    seen["other names"] += here != there
    seen["views"] += 1
    if you is not None:
        for act in probes(match, you, rng):
            assert answer(match, you, act) == answer(other, you, act), f"the answer to {act} tells something hidden"
            seen["answers"] += 1
    if match.result is None:
        check_events(match, other, you, rng, seen)


def called_otherwise(header: Header, view: dict[str, Any], rng: random.Random) -> Header:
    """The drawn names are those of other cards, for all that the viewer knows."""
    if header.called is None:
        return header
    called = dict(header.called)
    for cards in traits_of(header.game.name).alike(header.deck, view):
        names = [called[card] for card in cards]
        called.update(zip(cards, rng.sample(names, len(names)), strict=True))
    return msgspec.structs.replace(header, called=called)


def probes(match: parlour.Match, you: int, rng: random.Random) -> list[dict[str, Any] | Act]:
    """Things the viewer may try in order to learn something: own acts, others' acts, acts of another time, rubbish."""
    tries: list[dict[str, Any] | Act] = [rng.choice(RUBBISH)]
    out_of_place = [*examples(match.header.game.name).values()]
    if out_of_place:
        tries.append(rng.choice(out_of_place))
    for seat in {you, *match.waiting}:
        if match.acts(seat):
            tries.append(some_act(match, seat, rng))
    return tries


def answer(match: parlour.Match, seat: int, act: dict[str, Any] | Act) -> Any:
    """Taken, or refused and how."""
    try:
        match.copy().play(seat, act)
    except parlour.Refused as refused:
        return refused.code, refused.ruling, refused.text, refused.about
    return "taken"


def check_events(
    match: parlour.Match, other: parlour.Match, you: int | None, rng: random.Random, seen: Counter[str]
) -> None:
    """Whoever cannot tell two worlds apart before an act nor after it has been told the same."""
    seat, act = next_move(match, rng)
    here, there = match.copy(), other.copy()
    try:
        here.play(seat, act)
        there.play(seat, act)
    except parlour.Refused:
        seen["acts not possible in both worlds"] += 1
        return
    if as_bytes(here.view(you)) != as_bytes(there.view(you)):
        seen["outcomes that show a difference"] += 1
        return
    heard_here = list(Heard(match.table.story, here.table.story, you))
    heard_there = list(Heard(other.table.story, there.table.story, you))
    assert heard_here == heard_there, f"an event tells something hidden: {heard_here} or {heard_there}"
    seen["events"] += 1
