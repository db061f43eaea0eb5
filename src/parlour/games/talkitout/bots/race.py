"""A match of #TalkItOut as it may go on: only the race to be out first, with cards that are no more than categories.

It is played some hundred times for one decision, so it leaves out all that decides nothing. Everybody plays as a
regular does who remembers nothing.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from random import Random
from typing import Final

import msgspec

from parlour.games.talkitout.bots.hand import LIE, PASS, Card, Categories
from parlour.games.talkitout.bots.memory import stuck_with
from parlour.games.talkitout.bots.regular import HIGH_TIME_TO_LIE, cost_of_playing, is_worth_waiting
from parlour.games.talkitout.cards import EVERY_CATEGORY

LONGEST: Final = 400
"""No race takes so many turns, unless nobody will ever be out."""
LIES_EARLY: Final = 0.5
"""How often a lie is told before it is high time: characters differ."""


class Race(msgspec.Struct):
    hands: list[tuple[Categories, ...]]
    """Each seat's Questions, sorted."""
    passes: list[int]
    lies: list[int]
    pile: list[Card]
    """The next card last."""
    need: Categories
    turn: int

    def copy(self) -> Race:
        return Race(self.hands[:], self.passes[:], self.lies[:], self.pile[:], self.need, self.turn)

    def winner(self, random: Random) -> int | None:
        """Who is out first; None if nobody ever is."""
        players, idle = len(self.hands), 0
        for _ in range(LONGEST):
            seat = self.turn
            idle = 0 if self._take_turn(seat, random) else idle + 1
            if self.is_out(seat):
                return seat
            if idle == players:
                return None
            self.turn = (seat + 1) % players
        return None

    def is_out(self, seat: int) -> bool:
        return not self.hands[seat] and not self.passes[seat] and not self.lies[seat]

    def _take_turn(self, seat: int, random: Random) -> bool:
        """Whether there was anything to do: a Question to play, or a card to draw."""
        played = to_play(self.hands[seat], self._specials(seat), self.need, self._next_cards(seat), len(self.hands) - 1)
        if not played:
            if not self.pile:
                return False
            drawn = self._draw(seat)
            if drawn is None or not drawn & self.need:
                return True
            played = drawn
        self.play(seat, played)
        self.lay_as_usual(seat, random)
        return True

    def _specials(self, seat: int) -> int:
        return self.passes[seat] + self.lies[seat]

    def _next_cards(self, seat: int) -> int:
        after = (seat + 1) % len(self.hands)
        return len(self.hands[after]) + self._specials(after)

    def lay_as_usual(self, seat: int, random: Random) -> None:
        """On the Question that this seat has just played."""
        kept = self.hands[seat]
        if self.lies[seat] and (len(kept) <= HIGH_TIME_TO_LIE or random.random() < LIES_EARLY):
            self.lay(seat, LIE, random)
        elif self.passes[seat] and lays_a_pass(
            self.need, kept, self._specials(seat), self._next_cards(seat), len(self.hands) - 1
        ):
            self.lay(seat, PASS, random)

    def play(self, seat: int, question: Categories) -> None:
        hand = self.hands[seat]
        at = hand.index(question)
        self.hands[seat] = hand[:at] + hand[at + 1 :]
        self.need = question

    def lay(self, seat: int, special: Card, random: Random) -> None:
        self.need = EVERY_CATEGORY
        if special == PASS:
            self.passes[seat] -= 1
            return
        self.lies[seat] -= 1
        others = [other for other in range(len(self.hands)) if other != seat]
        for unlucky in [seat] if random.random() < lie_found(len(others)) else others:
            self._draw_question(unlucky)

    def _draw(self, seat: int) -> Categories | None:
        """A Question comes to the hand, and is given; a special card just comes to the hand."""
        card = self.pile.pop()
        if card == PASS:
            self.passes[seat] += 1
            return None
        if card == LIE:
            self.lies[seat] += 1
            return None
        self._receive(seat, card)
        return card

    def _draw_question(self, seat: int) -> None:
        """T8; the special cards above it go to the bottom, where they are out of the way."""
        for at in range(len(self.pile) - 1, -1, -1):
            if self.pile[at] > 0:
                self._receive(seat, self.pile.pop(at))
                self.pile[:] = self.pile[at:] + self.pile[:at]
                return

    def _receive(self, seat: int, question: Categories) -> None:
        self.hands[seat] = tuple(sorted((*self.hands[seat], question)))


@lru_cache(maxsize=1 << 17)
def to_play(hand: tuple[Categories, ...], specials: int, need: Categories, next_cards: int, others: int) -> Categories:
    """The Question to play when the next player has so many cards, or 0 if none matches."""
    best, least = 0, 0.0
    for at, question in enumerate(hand):
        if question & need:
            kept, stuck = hand[:at] + hand[at + 1 :], stuck_with(next_cards, question)
            cost = cost_of_playing(question, kept, specials, stuck, others)
            if not best or cost < least:
                best, least = question, cost
    return best


@lru_cache(maxsize=1 << 17)
def lays_a_pass(
    question: Categories, kept: tuple[Categories, ...], specials: int, next_cards: int, others: int
) -> bool:
    helped = stuck_with(next_cards, question) - stuck_with(next_cards, EVERY_CATEGORY)
    return not is_worth_waiting(question, kept, specials, helped, others)


@lru_cache(maxsize=16)
def lie_found(voters: int) -> float:
    """If nobody knows anything: a majority is right by chance, and after a tie (T8) they agree on one vote or other."""
    right = sum([comb(voters, votes) for votes in range(voters // 2 + 1, voters + 1)])
    tied = 0 if voters % 2 else comb(voters, voters // 2)
    return (right + tied / 2) / (1 << voters)
