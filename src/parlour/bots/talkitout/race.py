"""A match of #TalkItOut as it may go on: only the race to be out first, with cards that are no more than categories.

It is played some thousand times for one decision, so it leaves out all that decides nothing, and everybody plays by
rule of thumb: lies early, special cards as soon as they can, and the Question that fits the plan.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from random import Random
from typing import Final

import msgspec

from parlour.bots.talkitout.hand import Categories
from parlour.bots.talkitout.plan import turns_left_after, twins
from parlour.games.talkitout.cards import EVERY_CATEGORY

PASS: Final = 0
"""A #ThrowItOut or #BackAtYou: it lets its player off, and that is all."""
LIE: Final = -1
LONGEST: Final = 400
"""No race takes so many turns, unless nobody will ever be out."""
PLANNED_IN_A_RACE: Final = 4
"""With more Questions than that the rule of thumb only keeps those that are alike."""
LOW: Final = 2
"""Who holds so few Questions may be stuck: then a special card that can wait, waits."""


class Race(msgspec.Struct):
    hands: list[tuple[Categories, ...]]
    """Each seat's Questions, sorted."""
    passes: list[int]
    lies: list[int]
    pile: list[int]
    """The next card last: a Question is its categories, a special card PASS or LIE."""
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
        hand, specials = self.hands[seat], self.passes[seat] + self.lies[seat]
        played = _rule_of_thumb(hand, specials, self.need, len(self.hands) - 1)
        if not played:
            if not self.pile:
                return False
            drawn = self._draw(seat)
            if drawn is None or not drawn & self.need:
                return True
            played = drawn
        self.play(seat, played)
        if self.lies[seat]:
            self.lay(seat, LIE, random)
        elif specials and self._should_lay(seat, specials):
            self.lay(seat, PASS, random)
        return True

    def _should_lay(self, seat: int, specials: int) -> bool:
        left = len(self.hands[seat])
        return specials > left or (left > LOW and len(self.hands[(seat + 1) % len(self.hands)]) > LOW)

    def play(self, seat: int, question: Categories) -> None:
        hand = self.hands[seat]
        at = hand.index(question)
        self.hands[seat] = hand[:at] + hand[at + 1 :]
        self.need = question

    def lay(self, seat: int, special: int, random: Random) -> None:
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
def _rule_of_thumb(hand: tuple[Categories, ...], specials: int, need: Categories, others: int) -> Categories:
    """The Question to play, or 0 if none matches."""
    best, least = 0, 0.0
    for at, question in enumerate(hand):
        if question & need:
            kept = hand[:at] + hand[at + 1 :]
            planned = len(hand) <= PLANNED_IN_A_RACE
            cost = turns_left_after(kept, specials, question, others) if planned else -twins(kept)
            if not best or cost < least:
                best, least = question, cost
    return best


@lru_cache(maxsize=16)
def lie_found(voters: int) -> float:
    """If nobody knows anything: a majority is right by chance, and after a tie (T8) they agree on one vote or other."""
    right = sum([comb(voters, votes) for votes in range(voters // 2 + 1, voters + 1)])
    tied = 0 if voters % 2 else comb(voters, voters // 2)
    return (right + tied / 2) / (1 << voters)
