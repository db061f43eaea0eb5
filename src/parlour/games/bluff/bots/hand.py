"""The cards as a bot reads them, which belong together as far as it knows; and how far a hand has come.

In its head a card is a number: three to a term, the Word first, then the Definition and the Example. So `card // 3` is
the card's term and `card % 3` its kind.

How many cards a hand still needs, which these are and what it can spare depends on its shape only: which kinds of card
it has of one term, of another and so on, and how many Wilds. There are some hundred shapes, so what has been found out
about one is kept.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

from parlour.bots.sight import Sight
from parlour.games.bluff.acts import Out
from parlour.games.bluff.cards import KINDS
from parlour.games.bluff.cards import WILD as WILD_CARD
from parlour.games.bluff.deck import TermDeck
from parlour.games.bluff.hands import splits

Hand = tuple[int, ...]
"""Cards in ascending order: the same cards are the same hand, whatever order they came in."""

WORD: Final = 0
DEFINITION: Final = 1
EXAMPLE: Final = 2
WILD: Final = -1


class Reading:
    """The cards of a round as somebody reads them who takes each card of `mistaken` for the one it stands beside."""

    def __init__(self, sight: Sight, mistaken: Iterable[tuple[int, int]] = ()) -> None:
        self.words: list[str] = sight.view["terms"]
        self.names = read_from_the_sheet(sight) if sight.view["sheet"] is not None else known_by_heart(sight)
        for one, other in mistaken:
            self.names[one], self.names[other] = self.names[other], self.names[one]
        self.cards = {name: card for card, name in enumerate(self.names)} | {WILD_CARD: WILD}

    def hand(self, names: Iterable[str]) -> Hand:
        return tuple(sorted([self.cards[name] for name in names]))

    def out(self, names: list[str]) -> Out | None:
        """The hand laid out, the Wild's word spelt as it is printed; None if there is no way to lay it out."""
        if names.count(WILD_CARD) > 1:
            return None  # B9
        for trio, pair in splits(names):
            terms = [self.one_term(group) for group in (trio, pair)]
            if None not in terms:
                wild = next((term for term, group in zip(terms, (trio, pair), strict=True) if WILD_CARD in group), None)
                return Out(trio, pair, None if wild is None else self.words[wild])
        return None

    def one_term(self, group: Iterable[str]) -> int | None:
        """The term that all cards of a group belong to. B2: a Wild is a Word, so it cannot lie beside the Word itself,
        nor beside another Wild."""
        cards = [self.cards[name] for name in group]
        terms = list(dict.fromkeys([card // 3 for card in cards if card != WILD]))
        kinds = [WORD if card == WILD else card % 3 for card in cards]
        return terms[0] if len(terms) == 1 and len(set(kinds)) == len(kinds) else None


def read_from_the_sheet(sight: Sight) -> list[str]:
    return [card for line in sight.view["sheet"] for card in line["cards"]]


def known_by_heart(sight: Sight) -> list[str]:
    """Whoever knows the deck finds what belongs together by what is printed on the cards."""
    assert isinstance(sight.deck, TermDeck)
    id_of = {term.word: term.id for term in sight.deck.terms}
    called = sight.called
    cards = [f"{id_of[word]}.{kind}" for word in sight.view["terms"] for kind in KINDS]
    return cards if called is None else [called[card] for card in cards]


BITS = (1, 2, 4)  # the Word, the Definition and the Example of a term, as a set of kinds
HAS_WORD = BITS[WORD]
COUNT = (0, 1, 1, 2, 1, 2, 2, 3)  # how many cards such a set has


Shape = tuple[tuple[int, ...], int]
"""For each term the set of kinds that are there; and how many Wilds."""
Place = tuple[int, int] | None
"""A card of a shape: the how-manieth term, and which kind; None is a Wild."""


def shape(hand: Iterable[int]) -> tuple[Shape, list[int]]:
    """And the terms themselves, in the order of the shape."""
    kinds: dict[int, int] = {}
    wilds = 0
    for card in hand:
        if card == WILD:
            wilds += 1
        else:
            term = card // 3
            kinds[term] = kinds.get(term, 0) | BITS[card % 3]
    return (tuple(kinds.values()), wilds), list(kinds)


def missing(hand: Iterable[int]) -> int:
    """How many cards a hand still needs: none if it is complete (B2). Of six cards one will go."""
    return missing_of(shape(hand)[0])


@cache
def missing_of(shape: Shape) -> int:
    """Five, less the cards that have their place already: in the trio of one term, or in the pair of another.

    A term of which nothing is there yet counts too: a Wild may begin it.
    """
    terms, wilds = shape
    groups = [*terms, 0, 0]
    placed = 0
    for at, trio in enumerate(groups):
        for pair in groups[:at] + groups[at + 1 :]:
            here = COUNT[trio] + min(2, COUNT[pair])
            if wilds and (not trio & HAS_WORD or (not pair & HAS_WORD and COUNT[pair] < 2)):
                here += 1
            placed = max(placed, here)
    return 5 - placed


def wanted(hand: Hand) -> list[int]:
    """The cards that would bring it closer, as far as they belong to what it holds; and the Wild."""
    its_shape, terms = shape(hand)
    return [WILD if place is None else 3 * terms[place[0]] + place[1] for place in wanted_by(its_shape)]


@cache
def wanted_by(shape: Shape) -> list[Place]:
    terms, _ = shape
    places: list[Place] = [None]
    places += [(at, kind) for at, kinds in enumerate(terms) for kind in range(3) if not kinds & BITS[kind]]
    return [place for place in places if missing_of(changed(shape, place, +1)) < missing_of(shape)]


def wants_any_pair(hand: Hand) -> bool:
    """A trio and a Wild: any Definition or Example of another term makes the pair."""
    its_shape, _ = shape(hand)
    return wants_stranger(its_shape)


@cache
def wants_stranger(shape: Shape) -> bool:
    terms, wilds = shape
    return missing_of(((*terms, BITS[DEFINITION]), wilds)) < missing_of(shape)


def spare(six: Hand) -> list[int]:
    """The cards that six can do without: the five that are left need no card more."""
    its_shape, terms = shape(six)
    return [WILD if place is None else 3 * terms[place[0]] + place[1] for place in spare_in(its_shape)]


@cache
def spare_in(shape: Shape) -> list[Place]:
    terms, wilds = shape
    places: list[Place] = [(at, kind) for at, kinds in enumerate(terms) for kind in range(3) if kinds & BITS[kind]]
    if wilds:
        places.append(None)
    return [place for place in places if missing_of(changed(shape, place, -1)) == missing_of(shape)]


def changed(shape: Shape, place: Place, more: int) -> Shape:
    """With one such card more, or one fewer."""
    terms, wilds = shape
    if place is None:
        return terms, wilds + more
    at, kind = place
    return (*terms[:at], terms[at] + more * BITS[kind], *terms[at + 1 :]), wilds


def is_complete(hand: Collection[int]) -> bool:
    """B2, of five cards: nearly all hands have too many terms, which is quickly seen."""
    terms = len({card // 3 for card in hand})
    if terms == 2:
        return WILD not in hand
    return terms == 3 and WILD in hand and not missing(hand)


def brings_closer(hand: Hand, card: int) -> bool:
    """Whether the hand needs one card fewer with this one, when another goes."""
    return missing((*hand, card)) < missing(hand)


def with_card(hand: Hand, card: int) -> Hand:
    return tuple(sorted((*hand, card)))


def without(hand: Hand, card: int) -> Hand:
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])
