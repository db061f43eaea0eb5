"""What the opponent may hold: many guesses, each a hand that has come about by sensible play as it was seen.

Every guess goes along with what the opponent does, step by step, and counts for more the better it explains it: whoever
takes an open card needs it, whoever lets one lie does not, and what is thrown out could be spared. A guess need not
have foreseen which card is thrown out. Idle cards are alike, so one of them turns out to have been that card; or it was
the one just drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from parlour.games.bluff.acts import HAND
from parlour.games.bluff.bots.following import Step
from parlour.games.bluff.bots.hand import WILD, Hand, brings_closer, is_complete, missing, spare, wanted

TAKES_NEEDLESSLY: Final = 0.01
"""How often a card is taken that brings nothing, against one that does."""
LETS_LIE: Final = 0.05
"""How often a card is left that would help."""
THROWS_NEEDED: Final = 0.05
"""How often a card is thrown out that could not be spared."""
KEEPS_PLAYING: Final = 0.02
"""How often a complete hand is not called Out."""
WORN: Final = 0.5
"""When the guesses that count are fewer than this part of all, they are drawn anew."""

TRIES: Final = 20
"""A draw that hits the guessed hand again and again has nearly nothing left to hit."""


class Belief:
    def __init__(self, steps: Sequence[Step], guesses: int, dice: Random) -> None:
        self._dice = dice
        self._held: list[int] = []  # known to be in the hand, whatever the guess
        self._rests: list[list[int]] = [[] for _ in range(guesses)]  # the other cards of each guess
        self._weights = [1.0] * guesses
        self._pool: tuple[int, ...] = ()  # what a card was drawn from that no guess has got yet
        self._made_ready: float | None = None  # how likely the card drawn last made the hand complete
        for step in steps:
            self._go_along(step)
        self._settle()

    def hands(self) -> tuple[float, dict[Hand, float]]:
        """How likely the hand is complete; and each hand it may be if it is not, and how likely that is then."""
        ready = 0.0
        hands: dict[Hand, float] = {}
        for rest, weight in zip(self._rests, self._weights, strict=True):
            hand = tuple(sorted([*self._held, *rest]))
            if is_complete(hand):
                ready += weight
            else:
                hands[hand] = hands.get(hand, 0.0) + weight
        waiting = sum(hands.values())
        hands = {hand: weight / waiting for hand, weight in hands.items()}
        return ready / (ready + waiting) if self._made_ready is None else self._made_ready, hands

    @property
    def unknown(self) -> int:
        """How many cards of the hand are guessed at; the others were seen."""
        return HAND - len(self._held)

    def _go_along(self, step: Step) -> None:
        doing, card = step.doing, step.card
        if doing == "threw":
            self._made_ready = self._chance_to_be_ready(card) if self._pool else None
            return self._throw(card)
        self._made_ready = None
        self._settle()
        if doing == "drew":
            self._pool = step.pool
        elif doing == "new_hand":
            self._start_from([], [self._new_hand(step.pool) for _ in self._rests])
        elif doing == "shown":
            self._start_from(list(step.pool), [[] for _ in self._rests])
        elif doing == "kept_playing":
            self._weigh(lambda hand: KEEPS_PLAYING if is_complete(hand) else 1.0)
        elif doing == "left":
            self._weigh(lambda hand: LETS_LIE if is_of_use(hand, card) else 1.0)
        elif doing == "took":
            self._take(card, step.pool)
        elif doing == "lost":
            self._lose(card)
        return None

    def _start_from(self, held: list[int], rests: list[list[int]]) -> None:
        self._held, self._rests, self._weights = held, rests, [1.0] * len(rests)

    def _new_hand(self, pool: tuple[int, ...]) -> list[int]:
        hand: list[int] = []
        for _ in range(HAND):
            hand.append(self._drawn(pool, hand))
        return hand

    def _drawn(self, pool: tuple[int, ...], rest: list[int], thrown: int | None = None) -> int:
        """A card of the pool that is not in the guessed hand, nor is the one that turned out to be in it."""
        taken = {thrown, *self._held, *rest} - {WILD}
        for _ in range(TRIES):
            card = pool[int(self._dice.random() * len(pool))]
            if card not in taken:
                return card
        return next((card for card in pool if card not in taken), WILD)

    def _settle(self) -> None:
        """The card drawn last is somewhere in the hand."""
        if self._pool:
            for rest in self._rests:
                rest.append(self._drawn(self._pool, rest))
            self._pool = ()

    def _weigh(self, likelihood: Callable[[list[int]], float]) -> None:
        held = self._held
        self._weights = [
            weight * likelihood(held + rest) for rest, weight in zip(self._rests, self._weights, strict=True)
        ]

    def _lose(self, card: int) -> None:
        """B6 Chosen blind: any card of the hand may have been this one."""
        if card in self._held:
            self._held.remove(card)
            return
        for rest in self._rests:
            if card in rest:
                rest.remove(card)
            else:
                rest.pop(int(self._dice.random() * len(rest)))

    def _take(self, card: int, pool: tuple[int, ...]) -> None:
        """Whoever takes an open card has what it goes with. No guess need have foreseen which term that is: if it waits
        for a card of this kind, the term it collects may as well have been this one."""
        kind = card % 3
        alike = sum([other % 3 == kind for other in pool if other != WILD]) + 1
        for at, rest in enumerate(self._rests):
            hand = tuple(self._held + rest)
            if card == WILD or any(other // 3 == card // 3 for other in self._held):
                self._weights[at] *= 1.0 if is_of_use(hand, card) else TAKES_NEEDLESSLY
                continue
            ways = []
            for other in wanted(hand):
                if other != WILD and other % 3 == kind:
                    renamed = self._renamed(rest, other // 3, card // 3, pool)
                    if renamed is not None:
                        ways.append(renamed)
            if ways:
                rest[:] = ways[int(self._dice.random() * len(ways))]
            self._weights[at] *= TAKES_NEEDLESSLY + len(ways) / alike
        self._held.append(card)

    def _renamed(self, rest: list[int], term: int, now: int, pool: tuple[int, ...]) -> list[int] | None:
        """The guess with another term in place of this one; None where it cannot be."""
        if term == now:
            return rest.copy()
        if any(card // 3 == term for card in self._held) or any(card // 3 == now for card in rest):
            return None
        renamed = [card if card // 3 != term else 3 * now + card % 3 for card in rest]
        return renamed if all(card in pool for card in renamed if card // 3 == now) else None

    def _chance_to_be_ready(self, thrown: int) -> float:
        """Counted rather than guessed: in how many of a hundred hands the card just drawn was the last one needed."""
        ready = 0.0
        for rest, weight in zip(self._rests, self._weights, strict=True):
            hand = (*self._held, *rest)
            needs = missing(hand)
            if needs == 1:
                ready += weight * sum([card in self._pool for card in wanted(hand) if card != thrown]) / len(self._pool)
            elif not needs:
                ready += weight
        return ready / sum(self._weights)

    def _throw(self, card: int) -> None:
        known = card in self._held
        if known:
            self._held.remove(card)
        for at, rest in enumerate(self._rests):
            if known:
                if self._pool:
                    rest.append(self._drawn(self._pool, rest))
                self._weights[at] *= self._likely(rest, card)
            else:
                self._weights[at] *= self._thrown_from(rest, card)
        self._pool = ()
        self._renew()

    def _thrown_from(self, rest: list[int], card: int) -> float:
        """Leave what is left of a guess when this card was thrown out of it, and say how likely that was."""
        pool = self._pool
        if card in rest:
            rest.remove(card)
            if pool:
                rest.append(self._drawn(pool, rest, card))
            return self._likely(rest, card)
        just_drawn = self._likely(rest, card) if pool else 0.0
        idle = self._idle(rest)
        if not idle:
            if not pool:
                rest.pop(int(self._dice.random() * len(rest)))
                return THROWS_NEEDED / (HAND + 1)
            return just_drawn / (HAND + 1)
        instead = rest.copy()
        instead.remove(idle[int(self._dice.random() * len(idle))])
        if pool:
            instead.append(self._drawn(pool, instead, card))
        idle_before = len(idle) * self._likely(instead, card)
        if self._dice.random() * (just_drawn + idle_before) >= just_drawn:
            rest[:] = instead
        return (just_drawn + idle_before) / (HAND + 1)

    def _idle(self, rest: list[int]) -> list[int]:
        """The unknown cards that belong to nothing else in the hand."""
        terms = [card // 3 for card in self._held + rest]
        return [card for card in rest if card != WILD and terms.count(card // 3) == 1]

    def _likely(self, rest: list[int], card: int) -> float:
        """How likely this card is the one to go."""
        spared = spare((*self._held, *rest, card))
        return (1 - THROWS_NEEDED) / len(spared) if card in spared else THROWS_NEEDED / (HAND + 1)

    def _renew(self) -> None:
        """Draw guesses anew, each as often as it counts, when few of them carry nearly all the weight."""
        total, count = sum(self._weights), len(self._weights)
        if total * total > WORN * count * sum([weight * weight for weight in self._weights]):
            self._weights = [weight / total for weight in self._weights]
            return
        rests, at, passed = [], 0, self._weights[0]
        start = self._dice.random()
        for turn in range(count):
            mark = (start + turn) * total / count
            while passed < mark and at < count - 1:
                at += 1
                passed += self._weights[at]
            rests.append(self._rests[at].copy())
        self._start_from(self._held, rests)


def is_of_use(hand: Sequence[int], card: int) -> bool:
    """Whether an open card would bring this hand closer; most have nothing to do with it, which is quickly seen."""
    if card != WILD and WILD not in hand:
        term = card // 3
        if all(other // 3 != term for other in hand):
            return False
    return brings_closer(tuple(hand), card)
