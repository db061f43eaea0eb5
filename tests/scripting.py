"""Whole games in a few lines: `play(match, "0 play card=q01", "0 answer", "clock elapsed")`.

A line is written as in the referee's scenarios (src/parlour/terminal/lines.py).
"""

from __future__ import annotations

import pytest

import parlour
from parlour.terminal.lines import parse_line


def play(match: parlour.Match, *lines: str) -> parlour.Match:
    for line in lines:
        match.play(*parse_line(line))
    return match


def refused(match: parlour.Match, line: str) -> parlour.Refused:
    """The refusal of this act, after checking that it has changed nothing."""
    seat, act = parse_line(line)
    before = match.copy()
    with pytest.raises(parlour.Refused) as caught:
        match.play(seat, act)
    assert match == before
    return caught.value


def offered(match: parlour.Match, seat: int) -> set[str]:
    """The names of the acts that are offered to a seat."""
    return {offer["act"] for offer in match.offers(seat)}
