"""What anybody who watches the table has noticed in this round."""

from __future__ import annotations

from typing import Any

from parlour.bots.sight import Sight


def this_round(sight: Sight) -> list[dict[str, Any]]:
    """What has been told since the cards were dealt; nothing, if that deal is not in the story."""
    for at in range(len(sight.story) - 1, -1, -1):
        if sight.story[at]["event"] == "dealt":
            return sight.story[at:]
    return []


def taken_up(sight: Sight, seat: int) -> list[str]:
    """The open cards that this seat has taken since the other last saw its hand, or it was all new, and may still
    hold."""
    taken: list[str] = []
    for event in this_round(sight):
        if event["event"] == "blocked" and event["seat"] != seat:
            taken = []
        elif event["event"] == "took" and event["seat"] == seat:
            taken.append(event["card"])
        elif event["event"] in ("threw", "chose") and event["card"] in taken:
            taken.remove(event["card"])
    return taken


def has_just_taken_up(sight: Sight) -> bool:
    """Whether the opponent's last turn began at the face-up pile."""
    for event in reversed(this_round(sight)):
        if event["seat"] != sight.seat and event["event"] in ("took", "drew"):
            return bool(event["event"] == "took")
    return False


def turns_of(sight: Sight, seat: int) -> int:
    """How many turns this seat has played in this round."""
    return sum(event["event"] == "threw" and event["seat"] == seat for event in this_round(sight))
