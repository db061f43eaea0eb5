"""Simulated pupils whose knowledge is known: an hour of Bluff by its real rules, with both checks.

Whoever knows a term sees what belongs to it. Of all other terms a pupil has taken each definition and each example for
some term's that they do not know, now and then rightly, and plays by that in good faith.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import correlation

import parlour
from parlour.decks.evidence import Observation
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.bluff.acts import BLOCK, DOWN, UP, Choose, Out, Throw
from parlour.games.bluff.cards import WILD
from parlour.games.bluff.evidence import observe
from parlour.games.bluff.rules import may_go
from parlour.games.bluff.state import Bluff
from parlour.table.classroom.checks import Marked, marked, questions_for
from parlour.table.classroom.entries import UNKNOWN
from parlour.table.classroom.learning import PupilEvidence

TERMS = 20
ROUNDS = 3
SLIP = 0.05
BLOCKS = 0.04
MOST_ACTS = 160
"""The teacher deals the next round, done or not."""

DECK = {
    "game": "bluff",
    "terms": [
        {
            "id": f"t{term}",
            "word": "word " + chr(97 + term) * 3,
            "definition": f"What {term} is",
            "example": f"As {term}",
        }
        for term in range(TERMS)
    ],
}


@dataclass
class SimulatedPupil:
    knows: set[int]
    rng: random.Random
    honest: float
    """How often they say that they do not know."""
    taken_for: dict[str, int] = field(default_factory=dict)

    def think(self) -> None:
        """Everything that they do not know they take for something else that they do not know."""
        unknown = [term for term in range(TERMS) if term not in self.knows]
        self.taken_for = {}
        for kind in ("word", "definition", "example"):
            guesses = unknown if kind == "word" else self.rng.sample(unknown, len(unknown))
            self.taken_for |= {f"t{term}.{kind}": guess for term, guess in zip(unknown, guesses, strict=True)}

    def term(self, card: str) -> int:
        return self.taken_for.get(card, int(card.partition(".")[0][1:]))

    # ── a check ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def answers(self, asked: Sequence[int]) -> list[int | None]:
        """What they know, with a slip now and then; the rest is guessed of the words that are left, or left open."""
        unknown = [term for term in asked if term not in self.knows]
        guesses = self.rng.sample(unknown, len(unknown))
        laid = {term: term for term in asked} | {
            term: UNKNOWN if self.rng.random() < self.honest else guess
            for term, guess in zip(unknown, guesses, strict=True)
        }
        if self.rng.random() < SLIP:
            one, other = self.rng.sample([*asked], 2)
            laid[one], laid[other] = laid[other], laid[one]
        return [laid[term] for term in asked]

    # ── at the table ────────────────────────────────────────────────────────────────────────────────────────────────

    def act(self, t: Bluff, seat: int, phase: str) -> Act:
        if phase == "choose":
            return Choose(0)
        if phase == "throw":
            return Throw(self._worst(t.hands[seat], may_go(t, seat)))
        if t.may_out[seat] and (out := self._out(t, t.hands[seat])) is not None:
            return out
        if t.may_block and self.rng.random() < BLOCKS:
            return BLOCK
        if t.up and t.up[-1] != WILD and self._held(t.hands[seat])[self.term(t.up[-1])] in (1, 2):
            return UP
        return UP if t.up and t.up[-1] == WILD else DOWN

    def _held(self, hand: Iterable[str]) -> Counter[int]:
        return Counter(self.term(card) for card in hand if card != WILD)

    def _worst(self, hand: Sequence[str], may: Sequence[str]) -> str:
        if self.rng.random() < SLIP:
            return self.rng.choice([*may])
        held = self._held(hand)
        worth = {card: 9 if card == WILD else held[self.term(card)] for card in may}
        least = min(worth.values())
        return self.rng.choice([card for card in may if worth[card] == least])

    def _out(self, t: Bluff, hand: Sequence[str]) -> Out | None:
        """A trio and a pair, as they believe; a Wild stands for a Word that they miss."""
        groups = {
            term: [card for card in hand if card != WILD and self.term(card) == term] for term in self._held(hand)
        }
        wilds = hand.count(WILD)
        if len(groups) != 2 or wilds > 1:
            return None
        missing = [
            term
            for term, group in groups.items()
            if len(group) < 3 and not any(card.endswith(".word") for card in group)
        ]
        if wilds and not missing:
            return None
        if wilds:
            groups[missing[0]].append(WILD)
        trio, pair = sorted(groups.values(), key=len, reverse=True)
        if (len(trio), len(pair)) != (3, 2):
            return None
        word = t.cards.terms[missing[0]].word if wilds else None
        return Out((trio[0], trio[1], trio[2]), (pair[0], pair[1]), word)


def played(pupils: Sequence[SimulatedPupil], pair: tuple[int, int], seed: int) -> Iterator[Observation]:
    """One match of these two, and perhaps another, as far as a round of the hour goes."""
    acts = 0
    while acts < MOST_ACTS:
        for one in pair:
            pupils[one].think()
        match = parlour.start("bluff", 2, deck=DECK, options={"terms": TERMS}, seed=seed + acts)
        assert isinstance(match.table, Bluff)
        while match.result is None and acts < MOST_ACTS:
            (seat,) = match.waiting
            assert match.table.window is not None
            match.play(seat, pupils[pair[seat]].act(match.table, seat, match.table.window.phase))
            acts += 1
        yield from observe(match, [pair[seat] for seat, _ in match.log()])


@dataclass
class SimulatedHour:
    """What was seen, and what is so."""

    evidence: dict[int, PupilEvidence]
    knows: list[set[int]]
    """At the end of the hour."""

    def count(self, term: int) -> int:
        return sum(term in known for known in self.knows)


def hour(seed: int, pupils: int = 28, *, learning: float = 0.3, shares: Sequence[float] | None = None) -> SimulatedHour:
    """A class in which terms are harder or easier, by `shares` or at random, and pupils better or worse; of what they
    do not know they learn this part in the hour."""
    rng = random.Random(seed)
    shares = [rng.betavariate(1.2, 1.4) for _ in range(TERMS)] if shares is None else shares
    able = [rng.gauss(0, 0.12) for _ in range(pupils)]
    knew = [
        {term for term, share in enumerate(shares) if rng.random() < share + more * (0 < share < 1)} for more in able
    ]
    people = [SimulatedPupil({*known}, random.Random(rng.random()), rng.uniform(0.1, 0.7)) for known in knew]
    before = _check(people, {}, rng)
    play: dict[int, list[Observation]] = {pupil: [] for pupil in range(pupils)}
    for _ in range(ROUNDS):
        order = rng.sample(range(pupils), pupils)
        for one, other in zip(order[::2], order[1::2], strict=True):
            for seen in played(people, (one, other), rng.randrange(1 << 40)):
                play[seen.who].append(seen)
        for person in people:
            new = 1 - (1 - learning) ** (1 / ROUNDS)
            person.knows |= {term for term in range(TERMS) if rng.random() < new}
    after = _check(people, {pupil: [one.term for one in answers] for pupil, answers in before.items()}, rng)
    evidence = {pupil: PupilEvidence(before[pupil], after[pupil], play[pupil]) for pupil in range(pupils)}
    return SimulatedHour(evidence, [person.knows for person in people])


def _check(
    people: Sequence[SimulatedPupil], before: Mapping[int, Sequence[int]], rng: random.Random
) -> dict[int, list[Marked]]:
    asked = questions_for(range(len(people)), TERMS, before, Chance.of(rng.randrange(1 << 40)))
    return {pupil: marked(asked[pupil], people[pupil].answers(asked[pupil])) for pupil in range(len(people))}


def unchanged(seed: int) -> list[PupilEvidence]:
    """A class whose pupils know as much after as before."""
    rng = random.Random(seed)
    shares = [rng.betavariate(1.2, 1.4) for _ in range(TERMS)]
    people = [
        SimulatedPupil({term for term in range(TERMS) if rng.random() < shares[term]}, rng, rng.uniform(0.1, 0.7))
        for _ in range(28)
    ]
    before = questions_for(range(28), TERMS, {}, Chance.of(f"{seed} before"))
    after = questions_for(range(28), TERMS, before, Chance.of(f"{seed} after"))
    return [
        PupilEvidence(_marked(before[pupil], person), _marked(after[pupil], person))
        for pupil, person in enumerate(people)
    ]


def _marked(asked: list[int], person: SimulatedPupil) -> list[Marked]:
    return marked(asked, person.answers(asked))


# ── how well the hardest terms are found ──────────────────────────────────────────────────────────────────────────────


def shares_right(one: SimulatedHour) -> list[float]:
    asked, right = Counter[int](), Counter[int]()
    for evidence in one.evidence.values():
        asked.update(answer.term for answer in evidence.after)
        right.update(answer.term for answer in evidence.after if answer.is_right)
    return [right[term] / asked[term] for term in range(TERMS)]


def rank_correlation(one: list[float], other: list[int]) -> float:
    """Spearman's."""
    return correlation(_ranks(one), _ranks(other))


def _ranks(values: list[float] | list[int]) -> list[float]:
    """Equal ones share the mean of their ranks."""
    return [sum(other < value for other in values) + sum(other == value for other in values) / 2 for value in values]
