"""How sure what was seen makes us that a pupil knows a term. docs/learning.md has this model in one page.

A pupil knows a term from the start, or learns it in the hour, or does not know it; nobody forgets one within the hour.
What is estimated is who knows it at the end. Each observation is weighed by how likely it is of somebody who knows the
term and of somebody who does not, so luck and slips count (naive Bayes). In a check each word is laid once, so whoever
knows five of six has the last one for nothing (elimination): its six answers are weighed together, over all 64 ways of
knowing some of them. How many know a term beforehand, and how much is learnt, comes from the class itself (empirical
Bayes, by expectation-maximisation).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, factorial, lgamma
from typing import Final, NamedTuple

from msgspec import Struct

from parlour.decks.evidence import Observation, Sign
from parlour.table.classroom.checks import Marked
from parlour.table.classroom.entries import UNKNOWN

SLIPS: Final = {Sign.GROUPED: 0.1, Sign.NAMED: 0.05, Sign.KEPT: 0.1}
"""How often somebody who knows a term does it wrong all the same."""
KNOWN_AND_RIGHT, KNOWN_AND_OPEN, KNOWN_AND_SWAPPED = 0.95, 0.03, 0.06
"""In a check, of somebody who knows the term: its word; “I do not know” or nothing; one of the others, which is counted
at both ends, since a slip puts two words where they do not belong."""
HONEST: Final = 0.4
"""How often somebody who does not know a term says so in a check, and does not guess."""

LEARNT: Final = 0.2
"""Of those who do not know a term, so many learn it in the hour, as long as the class says nothing else."""
HALF: Final = 0.5
"""How likely it is beforehand that a pupil of whom we know no class knows a term."""
SPREAD: Final = 2.0
"""Terms differ: how many know a term is like a share drawn from a Beta distribution with the class's mean, and with
this as the sum of its two parameters."""
LEAST, MOST = 0.03, 0.97
"""The mean share that is believed: no class knows all or nothing before anybody has looked."""
STEPS: Final = 20
TINY: Final = 1e-60
"""Nothing is believed to be less likely, however often it is seen: some play hundreds of matches."""
SURE: Final = 2.0
"""From these odds on, by a pupil's own answers and play alone, a word need not be practised."""
CREDIBLE: Final = 0.9


class PupilEvidence(Struct, frozen=True):
    """All that was seen of a pupil."""

    before: Sequence[Marked] = ()
    after: Sequence[Marked] = ()
    play: Sequence[Observation] = ()


class KnownBy(Struct, frozen=True):
    """How many pupils know a term: the mean, and the shortest range in which it lies nine times of ten."""

    mean: float
    low: int
    high: int


class Weights(NamedTuple):
    """How likely something is of somebody who knows a term, and of somebody who does not."""

    knows: float
    not_knows: float


NOTHING_SEEN = Weights(1.0, 1.0)


# ── what one observation says ───────────────────────────────────────────────────────────────────────────────────────


def weights_of(seen: Observation) -> Weights:
    slip = SLIPS[seen.sign]
    return Weights(1 - slip, seen.luck) if seen.right else Weights(slip, 1 - seen.luck)


class WeighedPlay(NamedTuple):
    """How likely all that a pupil did in play with one term is: if they knew it all the time, learnt it, or not."""

    knew: float = 1.0
    learnt: float = 1.0
    unknown: float = 1.0


def weighed(play: Iterable[Observation]) -> WeighedPlay:
    """In the order in which it was seen. Whoever learns a term does so between any two of these, each as likely (a
    change point)."""
    knew, unknown, paths, count = 1.0, 1.0, 1.0, 1
    for weights in (weights_of(seen) for seen in play if seen.sign is not Sign.MET):
        knew = max(TINY, knew * weights.knows)
        unknown = max(TINY, unknown * weights.not_knows)
        paths = max(TINY, paths * weights.knows + unknown)
        count += 1
    return WeighedPlay(knew, paths / count, unknown)


class WeighedCheck:
    """One pupil's answers in a check, and how likely they are for every set of its terms that the pupil may know: bit
    by bit, in the order of the questions."""

    def __init__(self, answers: Sequence[Marked]) -> None:
        self.terms = [answer.term for answer in answers]
        self._likely = [_likelihood(answers, known) for known in range(1 << len(answers))]

    def weights(self, known: Sequence[float]) -> dict[int, Weights]:
        """For each term: how likely all answers are of somebody who knows it, and of somebody who does not, where each
        of the others is known with its probability (marginalisation)."""
        found = {}
        for place, term in enumerate(self.terms):
            given = [1.0]
            for other in self.terms:
                yes, no = (1.0, 1.0) if other == term else (known[other], 1 - known[other])
                given = [*(weight * no for weight in given), *(weight * yes for weight in given)]
            both = [0.0, 0.0]
            for ways, (weight, likely) in enumerate(zip(given, self._likely, strict=True)):
                both[ways >> place & 1] += weight * likely
            found[term] = Weights(both[1], both[0])
        return found


def _likelihood(answers: Sequence[Marked], known: int) -> float:
    """Whoever does not know lays one of the words that are left, each as likely as the others."""
    likely, left, guessed = 1.0, len(answers), 0
    for place, answer in enumerate(answers):
        if known >> place & 1:
            if answer.is_right:
                left -= 1
                likely *= KNOWN_AND_RIGHT
            else:
                likely *= KNOWN_AND_OPEN if answer.answer == UNKNOWN else KNOWN_AND_SWAPPED
        elif answer.answer == UNKNOWN:
            likely *= HONEST
        else:
            guessed += 1
            likely *= 1 - HONEST
    return likely * factorial(left - guessed) / factorial(left)


# ── what all of it says of one pupil ────────────────────────────────────────────────────────────────────────────────


class Odds(NamedTuple):
    """A Bayes factor: how much likelier all that was seen is of a pupil who knows a term at the end than of one who
    does not; and what part of that comes from having learnt it in the hour."""

    knows: float
    learnt: float


class Share(NamedTuple):
    """Which part of the class has known a term from the start, and which part has learnt it in the hour."""

    knew: float
    learnt: float

    @property
    def knows(self) -> float:
        return self.knew + self.learnt


def share_with(knew: float, learning: float) -> Share:
    return Share(knew, (1 - knew) * learning)


class WeighedPupil:
    def __init__(self, evidence: PupilEvidence, terms: int) -> None:
        self.before, self.after = WeighedCheck(evidence.before), WeighedCheck(evidence.after)
        self.play = [weighed(seen for seen in evidence.play if seen.term == term) for term in range(terms)]

    def odds(self, shares: Sequence[Share]) -> list[Odds]:
        """Of each term, where such shares know the terms. Whoever has learnt a term did not know it in the first check,
        and knew it in the second."""
        at_first, at_end = [], []
        for share, play in zip(shares, self.play, strict=True):
            knew, learnt, no = share.knew * play.knew, share.learnt * play.learnt, (1 - share.knows) * play.unknown
            at_first.append(knew / (knew + learnt + no))
            at_end.append((knew + learnt) / (knew + learnt + no))
        before, after = self.before.weights(at_first), self.after.weights(at_end)
        odds = []
        for term, (share, play) in enumerate(zip(shares, self.play, strict=True)):
            first, last = before.get(term, NOTHING_SEEN), after.get(term, NOTHING_SEEN)
            knew = share.knew * play.knew * first.knows * last.knows
            learnt = share.learnt * play.learnt * first.not_knows * last.knows
            no = share.knows * play.unknown * first.not_knows * last.not_knows
            odds.append(Odds((knew + learnt) / no, learnt / no))
        return odds


def to_practise(evidence: PupilEvidence, terms: int) -> list[int]:
    """What a pupil has met and does not surely know, by their own answers and play alone: nothing of the class is in
    it, so it tells nothing of the others."""
    odds = WeighedPupil(evidence, terms).odds([share_with(HALF, LEARNT)] * terms)
    return [term for term in met(evidence) if odds[term].knows < SURE]


def met(evidence: PupilEvidence) -> list[int]:
    """The terms that a pupil was asked for or had before them in play."""
    asked = {answer.term for answers in (evidence.before, evidence.after) for answer in answers}
    return sorted(asked | {seen.term for seen in evidence.play})


# ── what all of it says of the class ────────────────────────────────────────────────────────────────────────────────


def known_in(pupils: Iterable[PupilEvidence], terms: int) -> list[KnownBy]:
    """For each term how many of these pupils know it at the end of the hour."""
    everybody = [WeighedPupil(evidence, terms) for evidence in pupils]
    shares, mean = [share_with(HALF, LEARNT)] * terms, HALF
    for _ in range(STEPS):
        odds = [pupil.odds(shares) for pupil in everybody]
        parts = [_parts(one, [each[term] for each in odds]) for term, one in enumerate(shares)]
        known, new = sum(part.knew for part in parts), sum(part.learnt for part in parts)
        all_of_them = max(1, terms * len(everybody))
        mean = min(MOST, max(LEAST, (known + new) / all_of_them))
        before = min(MOST, max(LEAST, known / all_of_them))
        learning = (new + SPREAD * LEARNT) / (all_of_them - known + SPREAD)
        shares = [share_with((part.knew + SPREAD * before) / (len(everybody) + SPREAD), learning) for part in parts]
    return [_range_of(counts([each[term].knows for each in odds], mean)) for term in range(terms)]


def _parts(share: Share, odds: Iterable[Odds]) -> Share:
    """How many of these pupils know a term, as far as is seen (the expectation)."""
    learnt = knows = 0.0
    for each in odds:
        likely = share.knows / (share.knows * each.knows + 1 - share.knows)
        knows += likely * each.knows
        learnt += likely * each.learnt
    return Share(knows - learnt, learnt)


def counts(odds: Sequence[float], mean: float) -> list[float]:
    """How likely it is that none, one, two … of the pupils with these odds know a term: a Poisson binomial
    distribution, averaged over all shares that might know it (beta binomial), which nobody has told us either."""
    ways = [1.0]
    for factor in odds:
        yes, no = factor / (1 + factor), 1 / (1 + factor)
        ways = [old * no + more * yes for old, more in zip([*ways, 0.0], [0.0, *ways], strict=True)]
    a, b, n = SPREAD * mean, SPREAD * (1 - mean), len(odds)
    likely = [way * exp(lgamma(a + k) + lgamma(b + n - k) - lgamma(a + b + n)) for k, way in enumerate(ways)]
    return [one / sum(likely) for one in likely]


def _range_of(likely: Sequence[float]) -> KnownBy:
    mean = sum(count * one for count, one in enumerate(likely))
    places = range(len(likely))
    mass = {(low, high): sum(likely[low : high + 1]) for low in places for high in places[low:]}
    low, high = min(
        (one for one in mass if mass[one] >= CREDIBLE), key=lambda one: (one[1] - one[0], -mass[one], one[0])
    )
    return KnownBy(mean, low, high)


def hardest_first(known: Sequence[KnownBy]) -> list[int]:
    """The terms by how few know them."""
    return sorted(range(len(known)), key=lambda term: (known[term].mean, term))
