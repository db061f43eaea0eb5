"""What a screen is told to be closed is refused for that very reason, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from tests.properties.settings import SETTINGS, Setting
from tests.properties.traits import traits_of
from tests.properties.wandering import MAY_BE_REFUSED, sampled


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_is_closed_is_refused_for_that_reason_and_nothing_else_is(setting: Setting) -> None:
    attempts = traits_of(setting.game).attempts
    for match in sampled(setting, seed=12):
        for you in range(setting.seats) if match.result is None else ():
            view = match.view(you)
            closed = (view["guidance"] or {}).get("closed", {})
            for what, act in attempts(view).items():
                code = refusal_of(match, you, act)
                if what in closed:
                    assert code == closed[what], what
                else:
                    assert code is None or code in MAY_BE_REFUSED, what


def refusal_of(match: parlour.Match, seat: int, act: dict[str, Any]) -> str | None:
    try:
        match.copy().play(seat, act)
    except parlour.Refused as refused:
        # whoever may ask to go on is told that that is all they can do now
        return "not_you" if refused.code == "not_now" else refused.code
    return None
