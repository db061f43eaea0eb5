"""What lies in a hand of #TalkItOut, as far as playing it goes, and how many more turns it will take.

A long hand nearly always matches. It is the last cards that get stuck, so it counts which ones they are: those that
share most with the Question played before them, since whoever plays in between has to follow it (T3). Each turn takes a
Question and, if there is one, a special card with it; so special cards take no turn of their own, unless there are more
of them than Questions (T4).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from parlour.bots.sight import Sight
from parlour.games.talkitout.acts import SPECIALS, TELL_A_LIE
from parlour.games.talkitout.cards import BIT
from parlour.games.talkitout.deck import Category, QuestionDeck

Categories = int
"""The two categories of a Question, as a set of bits."""
Card = int
"""A Question is its categories, a special card PASS or LIE."""
PASS: Final[Card] = 0
"""A #ThrowItOut or #BackAtYou: it lets its player off, and that is all."""
LIE: Final[Card] = -1


def deck_of(sight: Sight) -> QuestionDeck:
    assert isinstance(sight.deck, QuestionDeck)
    return sight.deck


@lru_cache(maxsize=64)
def categories_in(deck: QuestionDeck) -> dict[str, Categories]:
    """The categories of every Question, by its id."""
    return {question.id: BIT[question.categories[0]] | BIT[question.categories[1]] for question in deck.questions}


def as_bare(special: str) -> Card:
    """All that counts of a special card in the race."""
    return LIE if special == TELL_A_LIE else PASS


def questions_held(sight: Sight) -> list[Categories]:
    categories = categories_in(deck_of(sight))
    return [categories[card] for card in sight.view["hand"] if card not in SPECIALS]


def specials_held(sight: Sight) -> list[str]:
    return [card for card in sight.view["hand"] if card in SPECIALS]


def without(hand: list[Categories], question: Categories) -> list[Categories]:
    rest = hand[:]
    rest.remove(question)
    return rest


PAIRS: Final[tuple[Categories, ...]] = tuple(BIT[one] | BIT[other] for one, other in combinations(Category, 2))
"""What a Question can show: ten pairs of categories, about as many cards of each (T13)."""
SHARING: Final = 0.7
"""Seven pairs in ten share a category with a given one."""
QUESTIONS_IN_THE_PILE: Final = 0.88
"""Of the cards that are drawn, so many are Questions: in the project's packs, and near enough in others."""
OPEN_TOP: Final = 0.2
"""About so many turns begin with another's special card on top, where every Question matches (T9)."""
LONGEST_PLANNED: Final = 5
"""With more Questions than that nobody is stuck, and there are far too many orders to play them in."""
FORGOTTEN: Final = 3
"""When so many others have played, nothing is left of what one has played oneself."""

_PLAYED_WHEN_DRAWN: Final = QUESTIONS_IN_THE_PILE * (OPEN_TOP + (1 - OPEN_TOP) * SHARING)
_KEPT_WHEN_STUCK: Final = 1 - QUESTIONS_IN_THE_PILE * SHARING
"""The chance that what is drawn does not match either: one card more, and with it about one turn more."""
_NEVER_STUCK: Final = 1 - 1e-9


@lru_cache(maxsize=1 << 15)
def turns_left(
    questions: tuple[Categories, ...], specials: int, last: Categories, open_top: bool, others: int
) -> float:
    """The mean number of turns to go out when so many others have played after this Question, the last I played.

    The Questions are sorted; with `open_top` I have laid a special card on mine.
    """
    if not questions:
        return specials / _PLAYED_WHEN_DRAWN
    ways = _ways_on(questions, specials, others)
    matching, turns = _next_turn(ways, tops_after(last, min(others, FORGOTTEN), open_top))
    if matching > _NEVER_STUCK:
        return 1 + turns
    # stuck: and then again, with whatever lies on top by then
    matching_then, turns_then = _next_turn(ways, EVEN)
    again = (1 + turns_then + (1 - matching_then) * _KEPT_WHEN_STUCK) / matching_then
    return 1 + turns + (1 - matching) * (_KEPT_WHEN_STUCK + again)


def turns_left_after(questions: tuple[Categories, ...], specials: int, played: Categories, others: int) -> float:
    """When this Question has just been played, and a special card may be laid on it, or had better wait."""
    if not specials:
        return turns_left(questions, 0, played, False, others)
    laid = turns_left(questions, specials - 1, played, True, others)
    if specials > len(questions):
        return laid
    return min(laid, turns_left(questions, specials, played, False, others))


@lru_cache(maxsize=1 << 15)
def _ways_on(questions: tuple[Categories, ...], specials: int, others: int) -> list[tuple[float, Categories]]:
    """Each Question of the hand with the turns that are left once it is played, the best first."""
    return sorted(
        (turns_left_after(questions[:at] + questions[at + 1 :], specials, question, others), question)
        for at, question in enumerate(questions)
        if not at or question != questions[at - 1]
    )


def _next_turn(ways: list[tuple[float, Categories]], tops: tuple[float, ...]) -> tuple[float, float]:
    """The chance to have a match, and the turns left after it, weighted with that chance."""
    matching, turns = OPEN_TOP, OPEN_TOP * ways[0][0]
    for top, likely in zip(PAIRS, tops, strict=True):
        for left, question in ways:
            if question & top:
                matching += (1 - OPEN_TOP) * likely
                turns += (1 - OPEN_TOP) * likely * left
                break
    return matching, turns


EVEN: Final = tuple(1 / len(PAIRS) for _ in PAIRS)


@lru_cache(maxsize=1 << 8)
def tops_after(played: Categories, others: int, open_top: bool) -> tuple[float, ...]:
    """How likely each pair is to lie on top when so many others have played, each what matches."""
    if open_top:
        tops, others = EVEN, others - 1
    else:
        tops = tuple([float(pair == played) for pair in PAIRS])
    for _ in range(others):
        tops = tuple([sum([tops[at] * _follows(pair, top) for at, top in enumerate(PAIRS)]) for pair in PAIRS])
    return tops


def _follows(pair: Categories, top: Categories) -> float:
    return 1 / (SHARING * len(PAIRS)) if pair & top else 0.0


def twins(questions: tuple[Categories, ...]) -> int:
    """How many Questions have their like in hand: all that a long hand has to think of, for the end is theirs."""
    return len(questions) - len(frozenset(questions))
