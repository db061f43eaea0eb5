"""Whatever is seen and heard of a match is of the types that are published of its game."""

from __future__ import annotations

import pytest

import parlour
from parlour.engine.plain import as_it_is
from tests.properties.settings import SETTINGS
from tests.properties.traits import traits_of
from tests.properties.wandering import as_bytes, sampled
from tests.table.strictly import strictly
from tools.wire.games import types_of, union


@pytest.mark.parametrize("game", parlour.games)
def test_views_offers_and_events_are_of_the_published_types(game: str, soak: int) -> None:
    kinds = types_of(game)
    any_event = union(kinds.events)
    told: set[object] = set()
    for setting in [setting for setting in SETTINGS if setting.game == game]:
        for seed in range(soak):
            for match in sampled(setting, seed):
                for you in (None, 0, setting.seats - 1):
                    view = match.view(you)
                    if view["timer"] is not None:
                        view["timer"]["deadline"] = None  # the network's own
                    strictly(as_bytes(view), kinds.view)
            for you in (None, *range(setting.seats)):
                for event in match.events(you):
                    told.add(event["event"])
                    strictly(as_bytes(event), any_event)
    assert {event.__struct_config__.tag for event in kinds.events} - told <= traits_of(game).seldom


@pytest.mark.parametrize("game", parlour.games)
def test_what_is_only_encoded_makes_the_same_json(game: str, soak: int) -> None:
    for setting in [setting for setting in SETTINGS if setting.game == game]:
        for seed in range(soak):
            for match in sampled(setting, seed):
                seats = [None, *range(setting.seats)]
                assert as_bytes(match.seen_by_all(as_it_is)) == as_bytes(match.seen_by_all())
                assert as_bytes(match.seen_by_each(seats, as_it_is)) == as_bytes(match.seen_by_each(seats))
