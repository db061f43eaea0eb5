"""Views that were written down before some of their keys were added are still imagined."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import parlour
from tests.properties.settings import SETTINGS, Setting, imagined_like
from tests.properties.traits import traits_of
from tests.properties.wandering import as_bytes, sampled, step


def older(view: dict[str, Any]) -> dict[str, Any]:
    view = json.loads(as_bytes(view))
    for path in traits_of(view["game"]).added:
        forget(view, path)
    del view["guidance"]
    return view


def forget(inside: Any, path: tuple[str, ...]) -> None:
    """What stands there; in a list, in each of its things."""
    if isinstance(inside, list):
        for thing in inside:
            forget(thing, path)
    elif inside is not None and path[1:]:
        forget(inside[path[0]], path[1:])
    elif inside is not None:
        inside.pop(path[0], None)


@pytest.mark.parametrize("setting", [one for one in SETTINGS if one.names == "readable"][::2], ids=str)
def test_a_view_from_before_a_key_was_added_is_imagined(setting: Setting) -> None:
    rng = random.Random(13)
    for match in sampled(setting, seed=13):
        for you in (None, rng.randrange(setting.seats)):
            imagined = imagined_like(match, older(match.view(you)), 1)
            for _ in range(3):
                if imagined.result is None:
                    step(imagined, rng)


def test_what_such_a_view_does_say_must_hold() -> None:
    match = parlour.start("bluff", 2, seed=1)
    for key, value in (("over", True), ("winners", [0])):
        with pytest.raises(ValueError, match=r"^view"):
            parlour.imagine(older(match.view(0)) | {key: value})
