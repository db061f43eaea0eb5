"""Player of Honour: the rule that speaks against an act at the wrong time, by every act, phase and role (A12)."""

from __future__ import annotations

import pytest

from tests.games.player_of_honour.rounds import ALL_RIGHT, OWN_ORDER, all_done, table
from tests.scripting import refused


@pytest.mark.parametrize(
    ("phase", "line", "ruling", "code"),
    [
        ("place", "1 reveal", "P4", "reveal_early"),
        ("place", "0 reveal", "P4", "honour_reveals"),
        ("reveal", "0 reveal", "P4", "honour_reveals"),
        *[("reveal", f"{seat} undone", "P2", "all_done") for seat in (0, 1)],
        *[("reveal", f"{seat} done", "P2", "all_done") for seat in (0, 1)],
        *[("reveal", f"{seat} place ranks=[1,2,3,4,5]", "P2", "all_done") for seat in (0, 1)],
    ],
)
def test_a12_an_act_out_of_place_hears_the_rule_that_speaks_against_it(
    phase: str, line: str, ruling: str, code: str
) -> None:
    match = table(3, first=1)
    if phase == "reveal":
        all_done(match, ALL_RIGHT, OWN_ORDER, ALL_RIGHT)
    assert match.view(None)["phase"] == phase
    refusal = refused(match, line)
    assert (refusal.ruling, refusal.code) == (ruling, code)


def test_p7_in_the_duo_nobody_turns_the_cards() -> None:
    refusal = refused(table(2), "0 reveal")
    assert (refusal.ruling, refusal.code) == ("P7", "duo_reveals")
