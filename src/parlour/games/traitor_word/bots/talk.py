"""What a player of Traitor Word has in mind: the chain so far, the secret words in hand, and what goes with what."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final

import msgspec

from parlour.bots.sight import Sight
from parlour.bots.words import Words, words_for_deck
from parlour.engine.chance import Chance
from parlour.engine.text import fold
from parlour.games.traitor_word.deck import WordDeck

LINKED: Final = 0.5
"""So strong a link makes most people nod, if it can be explained."""
WELL_LINKED: Final = 0.65
"""Nearly everybody nods: whoever is free to choose says nothing weaker."""
UNLINKED: Final = 0.2
"""Below this, most people object."""
NEIGHBOURS: Final = 30
"""So many words come to mind after a word; further ones are seldom linked."""
RARE: Final = 0.6
GIBBERISH: Final = 0.95
"""How strange a word is that a bot has never heard of: it may be a rare one, or not even look like a word."""


class FollowUp(msgspec.Struct, frozen=True, gc=False):
    """A word that comes to mind after another one, and how strong the link is. Hundreds of thousands are remembered,
    which the garbage collector would go through in the middle of somebody's turn."""

    word: str
    folded: str
    link: float


class Talk:
    """The talk at the table as one seat hears it."""

    def __init__(self, sight: Sight) -> None:
        view = sight.view
        printed = _printed(sight)
        self.words: Words | None = None if sight.deck is None else words_for_deck(printed, sight.deck.language)
        """What this seat knows of the deck's language; None if it knows too little of it to judge anybody's words."""
        self.me: int = view["you"]
        self.name, self.boldness = sight.me.name, sight.me.boldness
        self.seats: int = len(view["seats"])
        self.printed = frozenset(map(fold, printed))
        self.in_turns: bool = view["options"]["rounds"]
        self.flashes: int = view["flashes"]
        self.chain: list[str] = [said["word"] for said in view["chain"]]
        self.speakers: list[int | None] = [said["seat"] for said in view["chain"]]
        self.said = {fold(word) for word in self.chain}
        self.secrets: list[str] = [secret["word"] for secret in view["hand"] if fold(secret["word"]) not in self.said]

    @property
    def last(self) -> str:
        return self.chain[-1]

    @property
    def speaker(self) -> int | None:
        return self.speakers[-1]

    def on_a_card(self, place: int) -> bool:
        return fold(self.chain[place]) in self.printed

    def said_last_by(self, seat: int | None, until: int) -> str | None:
        """What this seat said last, before this place of the chain."""
        return next((self.chain[at] for at in range(until - 1, 0, -1) if self.speakers[at] == seat), None)

    def can_judge(self) -> bool:
        """Whether the last word and the one before it mean something to this seat."""
        words = self.words
        return words is not None and len(self.chain) > 1 and all(words.knows(word) for word in self.chain[-2:])

    def repeats(self, word: str) -> bool:
        """Whether the word is in the chain in one form or another, so that to say it would be cheap."""
        words = self.words
        if words is None:
            return False
        alike = {said for form in words.family(word) for said in self._families.get(form, ())}
        return any(words.are_forms_of_one(word, said) for said in alike)

    @cached_property
    def _families(self) -> dict[str, list[str]]:
        """The words of the chain by all that they may be forms of."""
        assert self.words is not None
        families: dict[str, list[str]] = {}
        for word in self.chain:
            for form in self.words.family(word):
                families.setdefault(form, []).append(word)
        return families

    def strangeness(self, word: str) -> float:
        """From 0, for a word that is known, on a card or spelt much like one that is known, to 1, no word at all."""
        words = self.words
        if words is None or words.knows(word) or fold(word) in self.printed or words.spelt_like(word, 1):
            return 0.0
        return RARE if words.could_be_a_word(word) else GIBBERISH

    def mood(self, about: str) -> float:
        """From 0 to 1, by chance. Whoever is asked twice about the same word is in the same mood both times."""
        return Chance.of(f"{about} {self.name} {self.me} {len(self.chain)} {self.last}").fraction()


@lru_cache(maxsize=1 << 13)
def follow_ups(words: Words, word: str) -> tuple[FollowUp, ...]:
    """What comes to mind after this word, best linked first."""
    return tuple(FollowUp(near, fold(near), link) for near, link in words.near(word, NEIGHBOURS))


@lru_cache(maxsize=1 << 13)
def bridge(words: Words, before: str, word: str) -> float:
    """How well the two can be explained by a word between them: the weaker of the two steps over the best there is."""
    return max((strength for _, strength in words.between(before, word, 1)), default=0.0)


def _printed(sight: Sight) -> tuple[str, ...]:
    """What is printed on the cards, in the colour of this match (W1)."""
    if not isinstance(sight.deck, WordDeck):
        return ()
    in_black = sight.view["options"]["colour"] == "black"
    return tuple(card.black if in_black else card.pink for card in sight.deck.words)
