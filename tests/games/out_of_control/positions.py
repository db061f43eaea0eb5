"""Positions of Out of Control in one line: hands, discard row and deck as words, successions as `0: red 3 R3 W R5`."""

from __future__ import annotations

from typing import Any

import parlour
from parlour.games.out_of_control.state import Control
from parlour.games.out_of_control.successions import Succession


def position(
    *hands: str,
    row: str = "Y10",
    deck: str = "B10",
    on_table: tuple[str, ...] = (),
    roll: str | None = None,
    picks: tuple[int, ...] = (),
    turn: int = 0,
    teams: bool = False,
) -> parlour.Match:
    """A turn about to begin, or with the die rolled. Only the cards that matter are there: it is no whole deck."""
    rolls = (roll,) if roll else ()
    chance = parlour.Stacked(rolls=rolls, picks=picks)
    match = parlour.start("out-of-control", len(hands), options={"teams": teams}, first=turn, chance=chance)
    t = table(match)
    t.hands = [hand.split() for hand in hands]
    t.discard = row.split()
    t.deck = deck.split()[::-1]
    t.successions = [_succession(at, line) for at, line in enumerate(on_table)]
    t.laid = len(on_table)
    if roll:
        match.play(turn, {"act": "roll"})
    return match


def _succession(number: int, line: str) -> Succession:
    owner, _, rest = line.partition(": ")
    colour, low, *cards = rest.split()
    return Succession(number, int(owner), colour, int(low), tuple(cards))  # type: ignore[arg-type]


def table(match: parlour.Match) -> Control:
    assert isinstance(match.table, Control)
    return match.table


def hand(match: parlour.Match, seat: int) -> str:
    return " ".join(table(match).hands[seat])


def rows(match: parlour.Match) -> list[str]:
    """What lies on the table, written as `position` takes it, with the number of each in front."""
    return [
        f"{row['id']}| {row['owner']}: {row['colour']} {row['from']} {' '.join(row['cards'])}"
        for row in match.view(None)["successions"]
    ]


def listed(match: parlour.Match, seat: int, act: str) -> list[dict[str, Any]]:
    return [offer for offer in match.offers(seat) if offer["act"] == act]


def told(match: parlour.Match, you: int | None, event: str) -> dict[str, Any]:
    """The last such event as this viewer heard it, without its number."""
    heard: dict[str, Any] = next(e for e in reversed(match.events(you)) if e["event"] == event)
    del heard["n"], heard["event"]
    return heard
