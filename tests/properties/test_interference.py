"""For every game, option and viewer: what is hidden from a viewer does not change a byte of what they receive."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import chain, count
from typing import Any

import pytest

import parlour
from parlour.engine import event as events
from parlour.engine.chance import Chance
from parlour.engine.sight import Eyes
from parlour.engine.state import State, freeze
from parlour.games.bluff.rules import Turn
from parlour.games.bluff.state import Bluff
from tests.properties.interference import check_position
from tests.properties.settings import SETTINGS, Setting, imagined_like
from tests.properties.traits import traits_of
from tests.properties.wandering import sampled, wander

POSITIONS = 20
"""Of each setting, in every run. In as many a planted leak has to be found, or they would be too few."""


def check_all_of(game: str) -> None:
    for setting in [setting for setting in SETTINGS if setting.game == game]:
        check(setting, POSITIONS)


def check(setting: Setting, positions: int) -> Counter[str]:
    """Every viewer at so many positions, from as many matches as that takes."""
    seen: Counter[str] = Counter()
    rng = random.Random(str(setting))
    for seed in count():
        for match in wander(setting, seed):
            if rng.random() < 0.2 or match.result:
                seen["positions"] += 1
                for you in (None, *range(setting.seats)):
                    check_position(match, you, rng, seen)
            if seen["positions"] >= positions:
                return seen
    raise AssertionError("there is always another match")


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a3_what_is_hidden_from_a_viewer_changes_nothing_they_receive(setting: Setting, soak: int) -> None:
    seen = check(setting, POSITIONS * soak)
    assert seen["views"] == POSITIONS * soak * (setting.seats + 1)
    assert seen["answers"] > seen["views"] / 2
    assert seen["events"] > seen["views"] / 5, seen
    if setting.names == "drawn" and not setting.options.get("solution_sheet"):
        assert seen["other names"] == seen["views"]


# ── the property can fail: a leak of each kind, planted in each game, is found ──────────────────────────────────────


def leak_in_the_view(plant: pytest.MonkeyPatch, game: Any) -> None:
    show = game.table.show_all

    def leaky(t: State) -> dict[str, Any]:
        return dict(show(t)) | {"oops": t.chance.below(1000)}

    plant.setattr(game.table, "show_all", leaky)


def leak_in_an_event(plant: pytest.MonkeyPatch, game: Any) -> None:
    """Every field of every event is told to everybody, and so are private events."""
    plant.setattr(
        events, "hearers", lambda kind: [(field, None) for field in kind.__struct_fields__ if field != "seat"]
    )
    for kind in game.events:
        if kind.private:
            plant.setattr(kind, "private", False)


def leak_in_a_refusal(plant: pytest.MonkeyPatch, game: Any) -> None:
    made = parlour.Refused.__init__
    state: list[Chance] = []
    played = parlour.Match.play

    def play(match: parlour.Match, seat: int, act: Any) -> Any:
        state[:] = [match.table.chance]
        return played(match, seat, act)

    def leaky(refused: parlour.Refused, *said: Any) -> None:
        made(refused, *said)
        refused.about["oops"] = state[0].key.hex()

    plant.setattr(parlour.Match, "play", play)
    plant.setattr(parlour.Refused, "__init__", leaky)


def leak_in_the_offers(plant: pytest.MonkeyPatch, game: Any) -> None:
    """The order of the offers follows the chance to come."""
    for window in game.windows:
        if window.acts:
            honest = window.offers

            def leaky(t: Any, seat: int, honest: Any = honest) -> list[Any]:
                offers = list(honest(t, seat))
                random.Random(t.chance.key).shuffle(offers)
                return offers

            plant.setattr(window, "offers", leaky)


LEAKS: list[Callable[[pytest.MonkeyPatch, Any], None]] = [
    leak_in_the_view,
    leak_in_an_event,
    leak_in_a_refusal,
    leak_in_the_offers,
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
@pytest.mark.parametrize("name", parlour.games)
def test_a_planted_leak_is_found(name: str, leak: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch, parlour.games[name])
    with pytest.raises(AssertionError, match="hidden"):
        check_all_of(name)


def offers_by_what_belongs_together(plant: pytest.MonkeyPatch) -> None:
    tries = Turn.tries

    def leaky(window: Turn, t: Bluff, seat: int) -> list[Any]:
        return sorted(tries(window, t, seat), key=lambda out: len({t.cards.term[card] for card in out.trio}))

    plant.setattr(Turn, "tries", leaky)


def texts_in_the_order_of_the_deck(plant: pytest.MonkeyPatch) -> None:
    plant.setattr("parlour.door.listed", lambda texts, called: {called[card]: text for card, text in texts.items()})


def how_many_belong_together(plant: pytest.MonkeyPatch) -> None:
    """A screen is told how far a hand has come."""
    show = Bluff.show_one

    def leaky(t: Bluff, you: int | None) -> dict[str, Any]:
        terms = {t.cards.term[card] for card in (() if you is None else t.hands[you])}
        return show(t, you) | {"terms_held": len(terms)}

    plant.setattr(Bluff, "show_one", leaky)


DRAWN = next(setting for setting in SETTINGS if setting.names == "drawn")


@pytest.mark.parametrize(
    "leak", [offers_by_what_belongs_together, texts_in_the_order_of_the_deck, how_many_belong_together]
)
def test_whatever_tells_which_drawn_names_belong_together_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="hidden"):
        check(DRAWN, POSITIONS)


@pytest.mark.parametrize("name", parlour.games)
def test_everything_that_is_hidden_differs_between_imagined_worlds(name: str) -> None:
    """Or the property would compare a world with itself, field by field."""
    sights = parlour.games[name].table.sights
    unseen = {field for field, sight in sights.items() if sight.eyes not in (Eyes.ALL, Eyes.DERIVED)} - {"story"}
    alike = unseen - traits_of(name).always_alike - {"sealed"}
    settings = [setting for setting in SETTINGS if setting.game == name]
    for match in chain.from_iterable(sampled(setting, seed) for seed in (1, 2, 3) for setting in settings):
        if not alike:
            break
        here, there = (freeze(imagined_like(match, match.view(None), seed).table) for seed in (1, 2))
        alike -= {field for field in alike if here[field] != there[field]}
    assert not alike
