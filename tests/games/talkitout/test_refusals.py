"""#TalkItOut: the rule that speaks against an act at the wrong time, by every act, phase and role (A12)."""

from __future__ import annotations

import pytest

import parlour
from tests.games.talkitout.decks import lie, table
from tests.games.talkitout.out_of_place import OUT_OF_PLACE
from tests.scripting import play, refused


def at(position: str) -> parlour.Match:
    """Seat 0 has the turn, seat 1 is the one it names, and seat 2 only looks on."""
    hands = ("sr2 sr3 back lie throw", "sr4 back", "")
    match position:
        case "turn":
            return table(*hands)
        case "drawn":
            return play(table("", "", "", pile="sr2"), "0 draw")
        case "vote":
            return lie("throw", "sr4 back", "")
    match_ = play(table(*hands), "0 play card=sr2")
    if position == "named":
        play(match_, "0 special card=back_at_you to=1")
    if position == "tell":
        play(match_, "0 special card=tell_a_lie")
    return match_


@pytest.mark.parametrize(("position", "line", "ruling", "code"), OUT_OF_PLACE)
def test_a12_an_act_out_of_place_hears_the_rule_that_speaks_against_it(
    position: str, line: str, ruling: str, code: str
) -> None:
    match = at(position)
    refusal = refused(match, line)
    assert (refusal.ruling, refusal.code) == (ruling, code)
    if code == "not_you":
        assert refusal.about == {"waiting": [*match.waiting]}
        assert refusal.text.endswith(f"the table waits for seat {match.waiting[0]}.")
