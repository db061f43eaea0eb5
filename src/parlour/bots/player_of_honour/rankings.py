"""How somebody has ranked topics so far: what everybody at the table has seen, this evening's earlier matches too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from parlour.bots.player_of_honour.topics import Topic, topics_of
from parlour.bots.sight import Sight
from parlour.engine.act import CLOCK


class Ranking(NamedTuple):
    topics: tuple[Topic, ...]
    ranks: tuple[int, ...]


def rankings_of(sight: Sight, seat: int) -> list[Ranking]:
    """What this player has ranked for themselves, oldest first."""
    return [ranking for story, there in sight.stories_of(seat) for ranking in _told_in(story, there, sight)]


def _told_in(story: Iterable[dict[str, Any]], seat: int, sight: Sight) -> list[Ranking]:
    """One's own ranking is what one lays as Player of Honour, and always in the Duo, where the seat is the clock's."""
    found: list[Ranking] = []
    shown: list[dict[str, Any]] = []
    was_drawn = False
    for event in story:
        match event["event"]:
            case "round":
                shown, was_drawn = event["topics"], False
            case "taken" if event["seat"] == seat:
                was_drawn = True  # P14 what counts may have been drawn, and says nothing about its owner
            case "round_over" if event["seat"] in (seat, CLOCK) and shown and not was_drawn:
                found.append(Ranking(topics_of(sight.deck, shown), tuple(event["ranks"][seat])))
    return found
