"""The evidence of a match: all that anybody needs to see for themselves that it was played fairly.

The table publishes its commitment, then people add their salt, then the match begins with the match hash; afterwards
the seed, the salts and every act are known to all. From these the match can be dealt and played again, anywhere, and
must come out the same. Numbers are the table's, as every screen was shown them: whoever remembers theirs can see that
the order is the true one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from parlour.decks import Deck
from parlour.decks.errors import quoted
from parlour.door import start
from parlour.engine.chance import Chance, StackedCard
from parlour.engine.match import Header
from parlour.engine.naming import Names
from parlour.engine.plain import plain
from parlour.engine.refusal import Refused
from parlour.engine.state import Result
from parlour.registry import GAMES
from parlour.table.log import entry as log
from parlour.table.log.scrubbing import for_guests
from parlour.table.proof.matches import find_match
from parlour.table.room.fairness import FirstBy, commitment, first_seat, match_hash, match_seed, opening_of


class Evidence(Struct, frozen=True, forbid_unknown_fields=True):
    """What the file holds. The deck is whole, so that it does not matter what has become of the table's."""

    commitment: str
    committed: int
    """The number at which the commitment was first shown."""
    salts: list[tuple[int, str]]
    """Each with the number at which it was given."""
    started: int
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    deck: dict[str, Any] | None
    first: int | None
    first_by: FirstBy
    seed: str
    acts: list[tuple[int, dict[str, Any]]]
    result: Result | None
    match_hash: str | None = None
    """As it was shown with the first frame. Files of an older Parlour have neither this nor the deal."""
    dealt: list[StackedCard] | None = None
    """The cards as they were first shuffled, from the top."""
    names: Names = "readable"
    """Whether the cards were called as in the deck, or by names drawn for this match."""


class Verification(Struct, frozen=True):
    """What does not hold, a sentence each. The hashes have still to be those that people were shown before."""

    problems: tuple[str, ...]
    commitment: str = ""
    match_hash: str | None = None
    order: str = ""
    """What came first, and what then; and what that means."""

    @property
    def holds(self) -> bool:
        return not self.problems


FIRST: dict[FirstBy, str] = {
    "chosen": "The host had chosen who begins: the lobby must have shown that as well.",
    "next": "It began with the seat after the first one of the match before.",
    "drawn": "Who begins was drawn from the seed and the salts.",
    "cut": "Who begins was cut for, by the rules of the game.",
}


# ── giving it ───────────────────────────────────────────────────────────────────────────────────────────────────────


def evidence(entries: Iterable[log.Entry], number: int | None, decks: Mapping[str, Deck]) -> dict[str, Any]:
    """The evidence of one match of a table, or of its last one; a ValueError if there is none, or not yet. A match that
    was stopped is told as far as it came."""
    it, table = find_match(entries, number, decks)
    if it.match is None:
        raise ValueError(_by_other_rules(it.game, it.rules))
    if it.match is table.match and table.playing and not table.closed:
        raise ValueError("This match is still being played. Its seed is for nobody to see before it is over.")
    told = {"seed": it.seed, "result": plain(it.match.result)}  # in place of the match's own seed
    order = {"committed": it.committed, "salts": it.salts, "started": it.started, "first_by": it.first_by}
    begun = {"match_hash": it.match_hash, "dealt": _dealt(it.match.header)}
    return {"commitment": commitment(it.seed), **order, **it.match.transcript(), **told, **begun}


def evidence_for_guests(entries: list[bytes], number: int | None, decks: Mapping[str, Deck]) -> dict[str, Any]:
    """The same for anybody at the table, without people's own sentences."""
    return evidence(map(log.read, for_guests(entries)), number, decks)


def _by_other_rules(game: str, rules: int) -> str:
    ours = GAMES[game]
    return (
        f"The match was played by version {rules} of the rules of {ours.title}, and this Parlour plays by version "
        f"{ours.rules_version}: verify it with the Parlour it was played with."
    )


# ── weighing it ─────────────────────────────────────────────────────────────────────────────────────────────────────


def verify(content: bytes) -> Verification:
    """Whether a match is exactly what the commitment and the acts give, from the content of a file of evidence."""
    try:
        claim = msgspec.json.decode(content, type=Evidence)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        return Verification((f"This is not the evidence of a match: {str(problem).replace('`', '')}.",))
    meaning = "So the seed was not chosen to suit the salts." if claim.salts else "So the table alone made the chance."
    end = "" if claim.result is not None else " It was broken off."
    order = f"{_order(claim)} {meaning} {FIRST[claim.first_by]}{end}"
    return Verification(tuple(_problems(claim)), claim.commitment, claim.match_hash, order)


def _problems(claim: Evidence) -> Iterator[str]:
    """Every one that can be found; after some of them there is no going on."""
    if commitment(claim.seed) != claim.commitment:
        yield "The commitment does not fit the seed: this is not the seed that the table had committed to."
    order = [claim.committed, *(number for number, _ in claim.salts), claim.started]
    if any(one >= next for one, next in pairwise(order)):
        yield f"The order is wrong: {_order(claim)} The seed could have been chosen to suit the salts."
    newest = GAMES.get(claim.game)
    if newest is None:
        yield f"This Parlour has no game {quoted(claim.game)}."
        return
    game = newest.by_rules(claim.rules)
    if game is None:
        yield _by_other_rules(claim.game, claim.rules)
        return
    if claim.deck is None and game.make_cards is not None:
        yield f"The deck is missing: {game.title} is played with one."
        return
    yield from _problems_of_playing(claim)


def _problems_of_playing(claim: Evidence) -> Iterator[str]:
    """What happens when the match is played again."""
    seed = match_seed(claim.seed, (salt for _, salt in claim.salts))
    try:
        header = claim.seats, claim.deck, claim.options, claim.first
        match = start(claim.game, *header, seed, rules=claim.rules, names=claim.names)
    except ValueError as problem:
        yield f"No match can begin like this: {str(problem).rstrip('.')}."
        return
    yield from _problems_of_the_first_seat(claim, seed)
    yield from _problems_of_the_deal(claim, match.header)
    for number, (seat, act) in enumerate(claim.acts, start=1):
        try:
            match.play(seat, act)
        except Refused as refused:
            yield f"Act number {number} is refused by the rules: {refused.text}"
            return
    if match.result != claim.result:
        found, told = _in_words(match.result), _in_words(claim.result)
        yield f"The result differs: the acts lead to {found}, and the file says {told}."


def _problems_of_the_first_seat(claim: Evidence, seed: str) -> Iterator[str]:
    """A2: what is drawn can be drawn again. What the host has chosen, people have seen in the lobby."""
    if claim.first_by == "drawn" and claim.first != (drawn := first_seat(seed, claim.seats)):
        yield f"The first seat is said to have been drawn: the seed and the salts give {drawn}, not {claim.first}."
    cuts = GAMES[claim.game].cuts_for_first
    ways: tuple[FirstBy, ...] = ("chosen", "cut") if cuts else ("chosen", "next", "drawn")
    if claim.first_by not in ways or (claim.first_by == "cut") != (claim.first is None):
        yield f"The first seat cannot have been found so: {claim.first_by}, {claim.first}."


def _problems_of_the_deal(claim: Evidence, header: Header) -> Iterator[str]:
    opening = opening_of(header, claim.commitment, claim.salts, claim.first_by)
    if claim.match_hash is not None and claim.match_hash != match_hash(opening):
        yield "The match hash does not fit: the match began with another commitment, salt, deck, option, seat or names."
    if claim.dealt is not None and claim.dealt != _dealt(header):
        yield "The deal differs: the seed and the salts give other cards, or the same ones in another order."


class _Watched(Chance):
    """A chance that remembers how it has shuffled the deck."""

    dealt: tuple[StackedCard, ...] = ()

    def deck(self, cards: list[Any], wanted: int | None = None) -> list[Any]:
        deck = super().deck(cards, wanted)
        self.dealt = tuple(deck)
        return deck


def _dealt(header: Header) -> list[StackedCard]:
    """The cards of the first deal, top first, as they lay before the first was dealt."""
    assert isinstance(header.chance, str)
    chance = _Watched.of(header.chance)
    header.game.begin(header.setup(chance))
    return list(chance.dealt)


def _order(claim: Evidence) -> str:
    given = ", ".join(str(number) for number, _ in claim.salts)
    salts = f"salt was given at {given}" if given else "nobody gave salt"
    return f"The commitment was shown at number {claim.committed}, {salts}, and the match began at {claim.started}."


def _in_words(result: Result | None) -> str:
    if result is None:
        return "no end"
    return f"{quoted(result.reason)} with winners {list(result.winners)} and scores {list(result.scores)}"
