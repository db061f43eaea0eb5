"""Somebody who wants to know which cards of Bluff belong together, with a script that looks at everything but texts.

All that goes out to both players and to a spectator, and what anybody may ask for over HTTP, is searched for what two
cards have in common: whether they stand in one list, or near each other in it, whether their names are alike, whether
frames are longer while both are held, whether layouts that hold both come sooner. Each is a clue. A clue says something
of every two cards; it is worth something if it says something else of those that belong together than of the others. By
chance it does now and then: so many matches are looked at, each with names, cards and texts of its own.
"""

from __future__ import annotations

import math
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from statistics import fmean, stdev
from typing import Any

import msgspec

from parlour.games.bluff.cards import KINDS, WILD
from tests.table.live.people import Guest, House
from tests.table.live.playing import some_act

TERMS, IN_PLAY = 15, 12
ACTS = 14
FEWEST = 12
"""Matches in which a clue must have been found, or it says nothing of the next."""
SURE = 6.0
"""Standard errors."""

_NAME = re.compile(rb"[0-9a-z-]+\.[a-z]+")

Two = tuple[str, str]
Clue = dict[Two, float]
"""What it says of two cards: the more, the sooner they are guessed to belong together."""


def deck_of(rng: random.Random) -> dict[str, Any]:
    """A teacher's, of which nobody has ever read anything; the texts are of one length, and alphabetical in no way."""

    def text() -> str:
        return "".join(rng.choices("abcdefghijklmnopqrstuvwxyz", k=12))

    return {
        "game": "bluff",
        "title": "Ours",
        "language": "en",
        "terms": [{"id": f"t{at}", **{kind: text() for kind in KINDS}} for at in range(TERMS)],
    }


class Overheard:
    """All that was sent before the rules laid anything open."""

    def __init__(self, deck: dict[str, Any]) -> None:
        self.term_of_text = {term[kind]: at for at, term in enumerate(deck["terms"]) for kind in KINDS}
        self.term: dict[str, int] = {}
        """Which term the card of each name belongs to: the truth, which only the texts tell."""
        self.terms: list[str] = []
        """The words of the round, as they are listed for all to see."""
        self.word: dict[str, str] = {}
        self.lists: dict[str, set[tuple[str, ...]]] = defaultdict(set)
        self.layouts: set[tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]] = set()
        self.sizes: dict[Any, list[tuple[int, tuple[str, ...]]]] = defaultdict(list)
        """Of each view of a player how many bytes it has beside the names of cards, and the hand at that moment; for
        moments that are alike."""

    def answered(self, what: str, answer: dict[str, Any]) -> None:
        texts = answer.get("texts", answer)
        for card, text in texts.items():
            self.term[card] = self.term_of_text[text]
            if card.endswith(".word"):
                self.word[card] = text
        self._search(what, answer)

    def sent(self, who: str, content: bytes) -> None:
        frame = msgspec.json.decode(content)
        view = frame.get("view")
        if view is not None:
            self.terms = view["terms"]
            outs = [(tuple(offer["trio"]), tuple(offer["pair"])) for offer in view["offers"] if offer["act"] == "out"]
            self.layouts |= {tuple(outs)} if outs else set()
            if view["hand"]:
                hand, you = tuple(view["hand"]), view["you"]
                moment = view["phase"], you in view["waiting"], view["may_out"][you], len(hand), hand.count(WILD)
                self.sizes[moment].append((len(_NAME.sub(b"", msgspec.json.encode(view))), hand))
        self._search(who, frame)

    def _search(self, path: str, value: Any) -> None:
        """Every list of cards there is, by its place."""
        if isinstance(value, dict):
            self._note(path, value)
            for key, inside in value.items():
                self._search(f"{path} {key if key not in self.term else 'of a card'}", inside)
        elif isinstance(value, list):
            self._note(path, value)
            for inside in value:
                self._search(path, inside)

    def _note(self, path: str, listed: Iterable[Any]) -> None:
        cards = tuple(name for name in listed if isinstance(name, str) and name in self.term)
        if len(cards) > 1:
            self.lists[path].add(cards)

    # ── clues ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def clues(self) -> dict[str, Clue]:
        found: dict[str, list[Clue]] = defaultdict(list)
        for path, lists in self.lists.items():
            for cards in lists:
                for name, clue in self._in_a_list(cards).items():
                    found[f"{path}: {name}"].append(clue)
        for names in (self.term.keys() & set(self._shown), self.term.keys() - set(self._shown)):
            for name, clue in _in_names(sorted(names)).items():
                found[f"names{'' if names & set(self._shown) else ' before the match'}: {name}"].append(clue)
        found["layouts: together sooner"] += [_sooner(outs) for outs in self.layouts]
        found["views: size while both are held"] = [self._by_size(sizes) for sizes in self.sizes.values()]
        for path, lists in self.lists.items():
            found[f"{path}: in one list"].append(self._together(lists))
        return {name: _mean(clues) for name, clues in found.items()}

    @property
    def _shown(self) -> set[str]:
        return {card for cards in self.lists["GET deck"] for card in cards}

    def _in_a_list(self, cards: tuple[str, ...]) -> dict[str, Clue]:
        at = {card: place for place, card in enumerate(cards)}
        rank = _ranks(cards)
        clues: dict[str, Clue] = {
            "near": {(one, other): -abs(at[one] - at[other]) for one, other in twos(cards)},
            "one before the other": {(one, other): at[other] - at[one] for one, other in twos(cards)},
            "as far down in its kind": {(one, other): -abs(rank[one] - rank[other]) for one, other in twos(cards)},
        }
        listed = {word: place for place, word in enumerate(self.terms)}
        of_words = [(one, other) for one, other in twos(cards) if self.word.get(one) in listed]
        clues["as far down as its word is listed"] = {
            (one, other): -abs(listed[self.word[one]] - rank[other]) for one, other in of_words
        }
        return clues

    def _together(self, lists: Iterable[tuple[str, ...]]) -> Clue:
        """In how many lists both are. Of those that are in none with any other, nothing is said."""
        counts = Counter(two for cards in lists for two in twos(cards))
        return {two: counts[two] for two in twos({card for two in counts for card in two})}

    def _by_size(self, seen: Sequence[tuple[int, tuple[str, ...]]]) -> Clue:
        usual = fmean(size for size, _ in seen)
        sizes: dict[Two, list[float]] = defaultdict(list)
        for size, hand in seen:
            for two in twos(hand):
                sizes[two].append(size - usual)
        return {two: fmean(found) for two, found in sizes.items()}

    def worth(self, clue: Clue) -> float | None:
        """How much more it says of those that belong together than of others of the same kinds; None if there are not
        both."""
        said: dict[tuple[str, str], tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
        for (one, other), value in clue.items():
            said[kind(one), kind(other)][self.term[one] == self.term[other]].append(value)
        both = [(fmean(together) - fmean(apart)) for apart, together in said.values() if together and apart]
        return fmean(both) if both else None


def _in_names(names: Sequence[str]) -> dict[str, Clue]:
    drawn = {name: name.partition(".")[0] for name in names}
    rank = _ranks(sorted(names))
    return {
        "the same": {(one, other): float(drawn[one] == drawn[other]) for one, other in twos(names)},
        "near": {(one, other): -abs(_number(drawn[one]) - _number(drawn[other])) for one, other in twos(names)},
        "as far down in its kind": {(one, other): -abs(rank[one] - rank[other]) for one, other in twos(names)},
        "begin alike": {
            (one, other): sum(a == b for a, b in zip(drawn[one], drawn[other], strict=False))
            for one, other in twos(names)
        },
        "as long": {(one, other): -abs(len(drawn[one]) - len(drawn[other])) for one, other in twos(names)},
    }


def _number(name: str) -> float:
    """Between 0 and 1."""
    return int.from_bytes(name.encode(), "big") / float(1 << 8 * len(name))


def _ranks(cards: Iterable[str]) -> dict[str, int]:
    """The how-manieth of its kind each card is."""
    counts: dict[str, int] = defaultdict(int)
    ranks = {}
    for card in cards:
        ranks[card] = counts[kind(card)]
        counts[kind(card)] += 1
    return ranks


def _sooner(outs: Sequence[tuple[tuple[str, ...], tuple[str, ...]]]) -> Clue:
    """The earlier the layouts in which both lie in one group."""
    places: dict[Two, list[int]] = defaultdict(list)
    for place, groups in enumerate(outs):
        for group in groups:
            for two in twos(group):
                places[two].append(place)
    return {two: -fmean(found) for two, found in places.items()}


def _mean(clues: Iterable[Clue]) -> Clue:
    said: dict[Two, list[float]] = defaultdict(list)
    for clue in clues:
        for two, value in clue.items():
            said[two].append(value)
    return {two: fmean(values) for two, values in said.items()}


def kind(card: str) -> str:
    return card.rpartition(".")[2]


def twos(cards: Iterable[str]) -> Iterator[Two]:
    """Every two of different kinds, in the order of these."""
    by_kind: dict[str, list[str]] = {each: [] for each in KINDS}
    for card in dict.fromkeys(cards):
        by_kind.get(kind(card), []).append(card)
    for one, other in combinations(by_kind.values(), 2):
        yield from product(one, other)


def telling(matches: Sequence[Overheard]) -> dict[str, float]:
    """The clues that are worth something, and how sure that is, in standard errors."""
    worth: dict[str, list[float]] = defaultdict(list)
    for match in matches:
        for name, clue in match.clues().items():
            value = match.worth(clue)
            if value is not None:
                worth[name].append(value)
    sure = {name: _sureness(values) for name, values in worth.items() if len(values) >= FEWEST}
    assert len(sure) > 20, f"hardly anything was looked at: {sorted(sure)}"
    return {name: value for name, value in sure.items() if abs(value) > SURE}


def _sureness(values: Sequence[float]) -> float:
    mean, error = fmean(values), stdev(values) / math.sqrt(len(values))
    return mean / error if error else math.copysign(math.inf, mean) if mean else 0.0


# ── listening ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Listener:
    """At one table, where two play who know nothing: they pick, throw and Block as chance will have it."""

    def __init__(self, house: House, number: int) -> None:
        self.house, self.rng = house, random.Random(f"guessing {number}")
        deck = deck_of(self.rng)
        self.heard = Overheard(deck)
        self.made = {"game": "bluff", "name": "Ada", "deck": deck, "options": {"terms": IN_PLAY}}

    async def sit_down(self) -> None:
        made = await self.house.must("POST", "/api/tables", **self.made)
        self.code, self.path = made["code"], f"/api/tables/{made['code']}"
        joined = await self.house.must("POST", f"{self.path}/seats", name="Bo")
        await self._ask("deck before the match", "deck")
        await self._ask("cards before the match", "cards")
        self.tokens = made["token"], joined["token"]
        await self.house.must("POST", f"{self.path}/start", made["token"])

    async def listen(self) -> Overheard:
        """Until a hand is caught, or they have had enough. What was just laid open is not heard any more."""
        players = [await Guest(self.house, self.code, token).come() for token in self.tokens]
        guests = {"a player": players[0], "the other": players[1], "a spectator": await self._watcher()}
        for guest in guests.values():
            await guest.until(lambda guest: guest.view is not None)
        await self._ask("deck", "deck")
        await self._ask("cards", "cards")
        for _ in range(ACTS):
            number = await self._play(players)
            for guest in guests.values():
                await guest.until(lambda guest, number=number: guest.n >= number)
            if any(b'"success":true' in frame for frame in guests["a spectator"].frames):
                break
            for who, guest in guests.items():
                for frame in guest.frames:
                    self.heard.sent(who, frame)
                guest.frames.clear()
        for guest in guests.values():
            await guest.leave()
        return self.heard

    async def _watcher(self) -> Guest:
        return await Guest(self.house, self.code, None).come()

    async def _ask(self, what: str, path: str) -> None:
        self.heard.answered(f"GET {what}", await self.house.must("GET", f"{self.path}/{path}"))

    async def _play(self, players: Sequence[Guest]) -> int:
        """The number of what whoever is waited for has done."""
        view = players[0].view
        assert view is not None
        player = players[view["waiting"][0]]
        assert player.view is not None
        answer = await player.do(some_act(player.view, self.rng), at=player.n)
        number: int = answer["ok"]
        return number
