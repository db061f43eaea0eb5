"""What others are known to hold: cards that all saw them pick up, or that went between them and this player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from parlour.bots.sight import Sight
from parlour.engine.chance import Chance
from parlour.games.out_of_control.cards import WILD


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


def guess_hands(sight: Sight, unseen: Sequence[str], chance: Chance, times: int) -> list[list[list[str]]]:
    """So many times, what each seat may hold: what it is known to hold, and for the rest any cards not seen.

    Whoever has a row lays Wilds at once, so none is guessed in that hand. The last card of each hand is as good as any
    other: it is the one that a blind take would find.
    """
    sizes = [0 if seat == sight.seat else public["cards"] for seat, public in enumerate(sight.view["seats"])]
    owners = [row["owner"] for row in sight.view["successions"]]
    left = Counter(unseen)
    known: list[list[str]] = []
    for seat, cards in enumerate(Memory(sight).known):
        known.append([])
        for card in reversed(cards):
            if len(known[seat]) < sizes[seat] and left[card]:
                left[card] -= 1
                known[seat].append(card)
    rest = list(left.elements())
    guesses = []
    for _ in range(times):
        chance.shuffle(rest)
        pile = list(rest)
        hands = []
        for seat, cards in enumerate(known):
            hands.append([*cards, *dealt(pile, sizes[seat] - len(cards), seat in owners)])
            chance.shuffle(hands[seat])
        guesses.append(hands)
    return guesses


def dealt(pile: list[str], wanted: int, without_wilds: bool) -> list[str]:
    """So many cards from the end of the pile, if there are enough of the right kind; else whatever there is."""
    hand: list[str] = []
    passed_over: list[str] = []
    while len(hand) < wanted and pile:
        card = pile.pop()
        (passed_over if without_wilds and card == WILD else hand).append(card)
    while len(hand) < wanted:
        hand.append(passed_over.pop())
    pile += passed_over
    return hand
