"""The five topics as a player reads them: what is written there, and what kind of thing it is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from parlour.decks import Deck, TopicDeck
from parlour.engine.text import fold

SHORTEST_TELLING_WORD: Final = 5
"""Shorter words (with, your, dans) stand in topics that have nothing else in common."""


class Topic(NamedTuple):
    text: str
    tags: tuple[str, ...]
    words: frozenset[str]


def topics_of(deck: Deck | None, shown: Iterable[dict[str, Any]]) -> tuple[Topic, ...]:
    """The topics of a view or an event, with what the deck says about them."""
    assert isinstance(deck, TopicDeck)
    written = _by_card(deck)
    return tuple([written[topic["card"]] for topic in shown])


@lru_cache(maxsize=64)
def _by_card(deck: TopicDeck) -> dict[str, Topic]:
    """Every topic by its card, `17a`. One without tags borrows those of the topics that share a word with it."""
    cards = {
        f"{number}{face}": Topic(topic.text, tuple(dict.fromkeys(topic.tags)), telling_words(topic.text))
        for number, pair in enumerate(deck.topics, start=1)
        for face, topic in zip("ab", pair, strict=True)
    }
    tags_by_word: dict[str, dict[str, None]] = {}
    for topic in cards.values():
        for word in topic.words:
            tags_by_word.setdefault(word, {}).update(dict.fromkeys(topic.tags))
    return {
        card: topic if topic.tags else topic._replace(tags=_borrowed(topic, tags_by_word))
        for card, topic in cards.items()
    }


def _borrowed(topic: Topic, tags_by_word: dict[str, dict[str, None]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(tag for word in sorted(topic.words) for tag in tags_by_word[word]))


def telling_words(text: str) -> frozenset[str]:
    words = "".join(c if c.isalpha() else " " for c in fold(text)).split()
    return frozenset([word for word in words if len(word) >= SHORTEST_TELLING_WORD])
