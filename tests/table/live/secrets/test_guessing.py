"""Of cards with drawn names nobody can guess which belong together, from anything that a live table sends but texts."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.engine import naming
from parlour.engine.naming import Called
from parlour.games.bluff.rules import Turn
from parlour.games.bluff.state import Bluff
from tests.table.live.people import open_house
from tests.table.live.secrets.guessing import Listener, Overheard, telling

MATCHES = 40
ENOUGH = 16
"""Matches to find a leak in that somebody has planted."""
AT_ONCE = 10
"""Tables that are listened to: what they do is written in fewer writes."""


@pytest.fixture(autouse=True)
def _the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table's seeds are drawn where nobody can foresee them; here they come in a row."""
    numbers = count()
    monkeypatch.setattr(
        "parlour.table.web.tables.new_seed", lambda: hashlib.sha256(f"{next(numbers)}".encode()).hexdigest()
    )


def overheard(folder: Path, matches: int) -> list[Overheard]:
    async def listen() -> list[Overheard]:
        async with open_house(folder) as house:
            listeners = [Listener(house, number) for number in range(matches)]
            for listener in listeners:
                await listener.sit_down()
            heard: list[Overheard] = []
            while listeners:
                heard += await asyncio.gather(*(listener.listen() for listener in listeners[:AT_ONCE]))
                listeners = listeners[AT_ONCE:]
            return heard

    return asyncio.run(listen())


def must_not_tell(folder: Path, matches: int) -> None:
    found = telling(overheard(folder, matches))
    assert not found, f"something tells what belongs together: {found}"


def test_nothing_that_is_sent_tells_what_belongs_together(tmp_path: Path, soak: int) -> None:
    must_not_tell(tmp_path, MATCHES * soak)


# ── the guesser can guess: each of these leaks is found ─────────────────────────────────────────────────────────────


def names_in_the_order_of_the_deck(plant: pytest.MonkeyPatch) -> None:
    def drawn(cards: Any, seed: Any) -> Called:
        return {card: f"{at:05x}.{card.partition('.')[2]}" for at, card in enumerate(cards)}

    plant.setattr("parlour.door.drawn_names", drawn)


def names_shared_by_the_cards_of_a_term(plant: pytest.MonkeyPatch) -> None:
    honest = naming.drawn_names

    def drawn(cards: Any, seed: Any) -> Called:
        called = honest(cards, seed)
        first = {card.partition(".")[0]: called[card].partition(".")[0] for card in reversed([*called])}
        return {card: f"{first[card.partition('.')[0]]}.{card.partition('.')[2]}" for card in called}

    plant.setattr("parlour.door.drawn_names", drawn)


def cards_listed_as_in_the_deck(plant: pytest.MonkeyPatch) -> None:
    def listed(by_card: dict[str, Any], called: Called) -> dict[str, Any]:
        return {called[card]: said for card, said in by_card.items()}

    plant.setattr("parlour.table.wire.cards.listed", listed)


def cards_listed_kind_by_kind(plant: pytest.MonkeyPatch) -> None:
    """As in the deck: the Words, then the Definitions, then the Examples."""

    def listed(by_card: dict[str, Any], called: Called) -> dict[str, Any]:
        cards = sorted(by_card, key=lambda card: len(card.partition(".")[2]))
        return {called[card]: by_card[card] for card in cards}

    plant.setattr("parlour.table.wire.cards.listed", listed)


def offers_ordered_by_term(plant: pytest.MonkeyPatch) -> None:
    tries = Turn.tries

    def leaky(window: Turn, t: Bluff, seat: int) -> list[Any]:
        return sorted(tries(window, t, seat), key=lambda out: len({t.cards.term[card] for card in out.trio}))

    plant.setattr(Turn, "tries", leaky)


def a_hand_sorted_by_term(plant: pytest.MonkeyPatch) -> None:
    show = Bluff.bare_to_one

    def leaky(t: Bluff, you: int | None) -> dict[str, Any]:
        view = show(t, you)
        return view | {"hand": sorted(view["hand"], key=t.cards.term.__getitem__)} if view["hand"] else view

    plant.setattr(Bluff, "bare_to_one", leaky)


def the_solution_sheet(plant: pytest.MonkeyPatch) -> None:
    """It is sent where the option has not opened it."""
    show = Bluff.bare_to_all
    plant.setattr(Bluff, "bare_to_all", lambda t: show(t) | {"solution": [*t.cards.lines]})


def longer_frames(plant: pytest.MonkeyPatch) -> None:
    """By a byte for each two cards of a hand that belong together."""
    show = Bluff.bare_to_one

    def leaky(t: Bluff, you: int | None) -> dict[str, Any]:
        terms = [] if you is None else [t.cards.term[card] for card in t.hands[you]]
        return show(t, you) | {"": " " * (80 * (len(terms) - len(set(terms))))}

    plant.setattr(Bluff, "bare_to_one", leaky)


LEAKS = [
    *(names_in_the_order_of_the_deck, names_shared_by_the_cards_of_a_term),
    *(cards_listed_as_in_the_deck, cards_listed_kind_by_kind, offers_ordered_by_term, a_hand_sorted_by_term),
    *(the_solution_sheet, longer_frames),
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_whatever_tells_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="something tells"):
        must_not_tell(tmp_path, ENOUGH)


def test_readable_names_tell_and_that_is_why_they_are_drawn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(type(parlour.games["bluff"]), "names_at_a_table", "readable")
    with pytest.raises(AssertionError, match="names: the same"):
        must_not_tell(tmp_path, ENOUGH)
