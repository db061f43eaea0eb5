"""What a match of Bluff says of its terms: what was laid together, typed for a Wild, and thrown away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from parlour.decks.evidence import Observation, Sign, TermEvidence
from parlour.engine.match import Match
from parlour.games.bluff.acts import Out, Throw
from parlour.games.bluff.cards import NO_TERM, WILD, BluffCards
from parlour.games.bluff.hands import SPLITS, named_term
from parlour.games.bluff.rules import may_go
from parlour.games.bluff.state import Bluff


def observe(match: Match, actors: Sequence[int | None]) -> Iterator[Observation]:
    """With the solution sheet open, nothing that is done tells what anybody knows."""
    again = Match.begin(match.header)
    t = again.table
    assert isinstance(t, Bluff)
    if t.options.solution_sheet:
        return
    seen: set[tuple[Sign, int, int]] = set()
    for (seat, act), who in zip(match.log(), actors, strict=True):
        if who is not None:
            for observation in _about(t, seat, act, who):
                key = observation.sign, who, observation.term
                once = observation.sign in (Sign.MET, Sign.KEPT)  # the first of a match
                if not once or key not in seen:
                    yield observation
                    seen.add(key)
        again.play(seat, act)


def _about(t: Bluff, seat: int, act: object, who: int) -> Iterator[Observation]:
    """What there is to be said of an act that is about to be done."""
    before_them = (*t.hands[seat], *t.up[-1:], *(t.shown[seat] or ()))
    for term in dict.fromkeys(t.cards.term[card] for card in before_them if card != WILD):
        yield Observation(who, term, Sign.MET, right=True)
    if isinstance(act, Throw):
        yield from _thrown(t, seat, act, who)
    elif isinstance(act, Out):
        yield from _laid_out(t.cards, act, who)
        yield from _typed(t, act, who)


def _thrown(t: Bluff, seat: int, act: Throw, who: int) -> Iterator[Observation]:
    """Whoever does not know that two cards belong together throws any of those that may go."""
    may = [t.cards.term[card] for card in may_go(t, seat)]
    held = Counter(t.cards.term[card] for card in t.hands[seat] if card != WILD)
    for term in [term for term, count in held.items() if count > 1]:
        luck = 1 - may.count(term) / len(may)
        yield Observation(who, term, Sign.KEPT, t.cards.term[act.card] != term, luck)


def _laid_out(cards: BluffCards, act: Out, who: int) -> Iterator[Observation]:
    """Each of the two groups speaks for one term, right or false: else what is false would be seen more often than what
    is right, and the terms of which nothing was seen would be those that are known. Whoever guesses lays out one of ten
    ways; where the trio is right, the pair follows from it, and says less."""
    trio, pair = ([card for card in group if card != WILD] for group in (act.trio, act.pair))
    follows = len({cards.term[card] for card in trio}) == 1
    told = None
    for group, luck in ((trio, 1 / len(SPLITS)), (pair, 1 / 2 if follows else 1 / len(SPLITS))):
        term, *others = _by_claim(cards, group)
        if len(group) > 1 and term != told:  # a card alone beside a Wild: which Word that is says more
            told = term
            yield Observation(who, term, Sign.GROUPED, not others, luck, others[0] if others else None)


def _by_claim(cards: BluffCards, group: Sequence[str]) -> list[int]:
    """The terms of a group: first the one that it is laid out as, of which it has most cards, or the Word."""
    size = Counter(cards.term[card] for card in group)
    by_word = sorted(group, key=lambda card: card not in cards.words)
    return sorted(dict.fromkeys(cards.term[card] for card in by_word), key=lambda term: -size[term])


def _typed(t: Bluff, act: Out, who: int) -> Iterator[Observation]:
    """A Word that was typed for a Wild, where the cards beside it say which one is missing."""
    group = next((group for group in (act.trio, act.pair) if WILD in group), ())
    terms = {t.cards.term[card] for card in group} - {NO_TERM}
    if act.word is None or len(terms) != 1 or not t.cards.words.isdisjoint(group):
        return
    (term,) = terms
    named = named_term(t.cards, act.word)
    yield Observation(who, term, Sign.NAMED, named == term, 1 / len(t.terms), None if named == term else named)


EVIDENCE = TermEvidence(observe)
