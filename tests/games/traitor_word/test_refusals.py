"""Traitor Word: the rule that speaks against explaining and voting at the wrong time, by every phase and role (A12)."""

from __future__ import annotations

import pytest

import parlour
from tests.games.traitor_word.tables import say, table, vote
from tests.scripting import play, refused


def at(position: str) -> parlour.Match:
    """Seat 1 has said a word, seat 0 accuses it of going off topic, seats 2 and 3 are to vote."""
    match = say(table("", "", "", ""), "whale")
    if position != "speak":
        play(match, "0 accuse of=off_topic")
    if position in ("vote", "settled"):
        play(match, "1 justify")
    return vote(match, s2="up", s3="up") if position == "settled" else match


@pytest.mark.parametrize(
    ("position", "line", "code"),
    [
        *[("speak", f"{seat} vote thumb=up", "nobody_accused") for seat in range(4)],
        *[("speak", f"{seat} justify", "nobody_accused") for seat in range(4)],
        ("justify", "0 vote thumb=up", "no_vote"),
        ("justify", "1 vote thumb=up", "no_vote"),
        ("justify", "2 vote thumb=up", "sentence_first"),
        ("justify", "0 justify", "not_accused"),
        ("justify", "2 justify", "not_accused"),
        ("vote", "0 vote thumb=up", "no_vote"),
        ("vote", "1 vote thumb=up", "no_vote"),
        ("vote", "0 justify", "not_accused"),
        ("vote", "1 justify", "one_sentence"),
        ("settled", "2 vote thumb=up", "nobody_accused"),
        ("settled", "1 justify", "nobody_accused"),
    ],
)
def test_w9_an_act_out_of_place_hears_why(position: str, line: str, code: str) -> None:
    refusal = refused(at(position), line)
    assert (refusal.ruling, refusal.code) == ("W9", code)
