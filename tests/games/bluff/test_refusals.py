"""Bluff: the rule that speaks against an act at the wrong time, by every act, phase and role (A12)."""

from __future__ import annotations

import pytest

import parlour
from tests.games.bluff.decks import JUNK, OTHER_JUNK, lay, pass_turns, table
from tests.scripting import play, refused


def at(position: str) -> parlour.Match:
    """Seat 0 has the turn, or has Blocked in vain."""
    match = pass_turns(table(), 2)
    acts = {"turn": (), "throw": ("0 pick from=down",), "choose": ("0 block",)}
    return play(match, *acts[position])


@pytest.mark.parametrize(
    ("position", "line", "ruling", "code"),
    [
        ("turn", "0 throw card=wild", "B14", "pick_first"),
        ("turn", "0 choose slot=0", "B6", "nothing_to_choose"),
        ("turn", "1 block", "B6", "block_at_start"),
        ("turn", f"1 {lay(OTHER_JUNK)}", "B4", "out_at_start"),
        ("turn", "1 choose slot=0", "B6", "nothing_to_choose"),
        ("turn", "1 pick from=down", "A12", "not_you"),
        ("turn", "1 throw card=h.word", "A12", "not_you"),
        ("throw", "0 pick from=down", "B14", "throw_first"),
        ("throw", "0 block", "B6", "block_at_start"),
        ("throw", f"0 {lay(JUNK)}", "B4", "out_at_start"),
        ("throw", "0 choose slot=0", "B6", "nothing_to_choose"),
        ("throw", "1 block", "B6", "block_at_start"),
        ("throw", f"1 {lay(OTHER_JUNK)}", "B4", "out_at_start"),
        ("throw", "1 throw card=h.word", "A12", "not_you"),
        ("choose", "0 choose slot=0", "B6", "not_your_choice"),
        ("choose", "0 pick from=down", "B6", "choice_first"),
        ("choose", "0 throw card=a.word", "B6", "choice_first"),
        ("choose", "0 block", "B6", "block_at_start"),
        ("choose", f"0 {lay(JUNK)}", "B4", "out_at_start"),
        ("choose", "1 pick from=down", "B6", "choice_first"),
        ("choose", "1 block", "B6", "block_at_start"),
    ],
)
def test_a12_an_act_out_of_place_hears_the_rule_that_speaks_against_it(
    position: str, line: str, ruling: str, code: str
) -> None:
    match = at(position)
    assert match.view(None)["phase"] == position
    refusal = refused(match, line)
    assert (refusal.ruling, refusal.code) == (ruling, code)
    if code == "not_you":
        assert refusal.text.endswith("the table waits for seat 0.")
