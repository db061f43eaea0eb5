"""What others are known to hold: cards that all saw them pick up, or that went between them and this player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.bots.sight import Sight


class Memory:
    """The cards that came to others for sure and have not been seen to leave them, with the seat, the oldest first.

    A card may have left unseen, given or taken among others: whoever asks what a seat holds sees what is possible.
    """

    def __init__(self, sight: Sight) -> None:
        self._me = sight.seat
        self.known: list[tuple[int, str]] = []
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
            self.known += [(seat, card) for card in cards]

    def _goes(self, seat: int, cards: Iterable[str]) -> None:
        for card in cards:
            if (seat, card) in self.known:
                self.known.remove((seat, card))
