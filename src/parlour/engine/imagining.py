"""Helpers for `imagine`: a full state that is consistent with a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from parlour.engine.act import Act
from parlour.engine.plain import plain
from parlour.engine.state import Result, State
from parlour.engine.window import Window

A = TypeVar("A", bound=Act)
C = TypeVar("C", str, int)


def unseen_cards(all_cards: Iterable[C], seen: Iterable[C]) -> list[C]:
    """The cards that lie where the view's owner cannot see them."""
    return list((Counter(all_cards) - Counter(seen)).elements())


def known_hands(view: dict[str, Any]) -> dict[int, list[Any]]:
    """The hands that the view shows, by seat: the viewer's own, and at the end everybody's (A13)."""
    if view["over"]:
        return dict(enumerate(plain(view["laid_open"])))
    return {} if view["you"] is None else {view["you"]: list(view["hand"])}


def resume(t: State, view: dict[str, Any], window: Window[Any] | None, seats: Sequence[int]) -> None:
    """Open the window that the view shows open, waiting as the view shows it; None where the match is over."""
    t.step, t.laid_open = view["step"], plain(view["laid_open"])
    if window is None:
        t.result = msgspec.convert(view["result"], Result)
        t.close()
        return
    t.open(window, *seats)
    t.waiting = tuple(view["waiting"])
    if not {*seats, *t.waiting} <= {*range(t.players)}:
        raise ValueError("view: the table waits for somebody who is not there")
    t.late = view["late"]
    t.since = view["timer"]["since"] if view["timer"] else t.step


def sealed_choices(view: dict[str, Any], kind: type[A], imagined: Callable[[int], A]) -> dict[int, Act]:
    """The choices that are in: the viewer's own as they made it, the others' as somebody might have."""
    choices: dict[int, Act] = {}
    for seat in view.get("sealed", ()):
        choices[seat] = msgspec.convert(view["yours"], kind) if seat == view["you"] else imagined(seat)
    return choices
