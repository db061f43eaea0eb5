"""What others are known to hold: cards that all saw them pick up, or that went between them and this player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.bots.sight import Sight


class Memory:
    """By seat, the cards that came to it for sure and have not been seen to leave it, the oldest first.

    A card may have left unseen, given or taken among others; it is forgotten only when it turns up elsewhere.
    """

    def __init__(self, sight: Sight) -> None:
        self._me = sight.seat
        self.known: list[list[str]] = [[] for _ in sight.view["seats"]]
        for event in sight.story:
            self._hear(event)

    def _hear(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        match event["event"]:
            case "gathered":
                self._comes(seat, event["cards"])
            case "laid":
                self._goes(seat, event["succession"]["cards"])
            case "extended":
                self._goes(seat, event["cards"])
            case "discarded":
                self._goes(seat, [event["card"]])
            case "substituted":
                self._goes(seat, [event["card"]])
                self._comes(seat, [event["got"]])
            case "took" if event.get("card"):
                self._goes(event["victim"], [event["card"]])
                self._comes(seat, [event["card"]])
            case "gave" if event.get("card"):
                self._goes(seat, [event["card"]])
                self._comes(event["to"], [event["card"]])

    def _comes(self, seat: int, cards: Iterable[str]) -> None:
        if seat != self._me:
            self.known[seat] += cards

    def _goes(self, seat: int, cards: Iterable[str]) -> None:
        for card in cards:
            if card in self.known[seat]:
                self.known[seat].remove(card)
