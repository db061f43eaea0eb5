"""B2, B5: when a hand is complete, how it may be laid out, and what is wrong with a layout."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from parlour.engine.refusal import Refusal
from parlour.engine.text import fold
from parlour.games.bluff.acts import HAND, TRIO, Out, Pair, Trio
from parlour.games.bluff.cards import WILD, BluffCards
from parlour.games.bluff.refusals import NOT_A_PAIR, NOT_A_TRIO, TWO_WILDS, WORD_IS_THERE, WRONG_WORD

SPLITS: Final = [
    (*trio, *[at for at in range(HAND) if at not in trio])  # the five places of a hand, the trio's first
    for trio in combinations(range(HAND), TRIO)
]


def is_complete(cards: BluffCards, hand: list[str]) -> bool:
    """B2 A trio of one term and a pair of another; one Wild may stand for the Word of either."""
    term, (a, b, c, d, e) = cards.term, hand
    terms = len({term[a], term[b], term[c], term[d], term[e]})  # the Wild counts as one more
    if terms == 2:
        # a term has but three cards, so these are three and two; unless the two are Wilds
        return WILD not in hand
    if terms == 3 and hand.count(WILD) == 1:
        # two and two, or three and one: the Wild has a place if the Word of one of the two terms is missing
        return sum([card in cards.words for card in hand]) < 2
    return False


def needed_by(cards: BluffCards, hand: list[str], terms: Iterable[str]) -> tuple[str, ...] | None:
    """Which cards, each of them alone in place of one in the hand, would have made it complete; None if it is."""
    if is_complete(cards, hand):
        return None
    kept = [[*hand[:at], *hand[at + 1 :]] for at in range(len(hand))]
    return tuple(card for card in terms if card not in hand and any(is_complete(cards, [*four, card]) for four in kept))


def mistake_in(cards: BluffCards, out: Out) -> Refusal | None:
    """B5 What is wrong with an Out that lays out the caller's hand; None if nothing is."""
    if (out.trio + out.pair).count(WILD) == 2:
        return TWO_WILDS  # B9
    for group, wrong in ((out.trio, NOT_A_TRIO), (out.pair, NOT_A_PAIR)):
        terms = {cards.term[card] for card in group if card != WILD}
        if len(terms) != 1:
            return wrong
        if WILD in group:
            if not cards.words.isdisjoint(group):
                return WORD_IS_THERE
            if out.word is None or named_term(cards, out.word) not in terms:
                return WRONG_WORD
    return None


def words_of(cards: BluffCards, out: Out) -> tuple[str, str]:
    """The Words of the terms of a right Out, the trio's first."""
    trio, pair = (next(cards.term[card] for card in group if card != WILD) for group in (out.trio, out.pair))
    return cards.terms[trio].word, cards.terms[pair].word


def splits(hand: list[str]) -> list[tuple[Trio, Pair]]:
    """All ten ways to lay out a hand as three and two; equal cards (two Wilds) make fewer."""
    h = hand
    return list(dict.fromkeys([((h[a], h[b], h[c]), (h[d], h[e])) for a, b, c, d, e in SPLITS]))


def right_outs(cards: BluffCards, hand: list[str]) -> list[Out]:
    """The layouts of a complete hand that are right; with a Wild there may be two."""
    words: list[str | None] = [None]
    if WILD in hand:
        words = [cards.terms[at].word for at in dict.fromkeys([cards.term[card] for card in hand if card != WILD])]
    outs = [Out(trio, pair, word) for trio, pair in splits(hand) for word in words]
    return [out for out in outs if mistake_in(cards, out) is None]


def named_term(cards: BluffCards, typed: str) -> int | None:
    """B5 The term whose Word was typed, or typed with one slip, if no other term of the deck is as near."""
    text = fold(typed)
    if text in cards.named:
        return cards.named[text]
    near = [at for word, at in cards.named.items() if one_slip_apart(text, word)]
    return near[0] if len(near) == 1 else None


def one_slip_apart(typed: str, word: str) -> bool:
    """One letter wrong, missing, too many, or swapped with its neighbour."""
    while typed and word and typed[0] == word[0]:
        typed, word = typed[1:], word[1:]
    return (
        typed[1:] == word[1:]  # wrong; or too many or missing, at the very end
        or typed[1:] == word  # too many
        or typed == word[1:]  # missing
        or (typed[:2] == word[1::-1] and typed[2:] == word[2:])  # swapped
    )
