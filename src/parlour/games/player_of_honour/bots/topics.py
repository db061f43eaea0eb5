"""The topics as a player reads them, and how somebody has ranked such topics so far.

What was ranked is what everybody at the table has seen, this evening's earlier matches too.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from parlour.bots.sight import Sight
from parlour.bots.telling import telling_words
from parlour.decks import Deck
from parlour.engine.act import CLOCK
from parlour.games.player_of_honour.deck import TopicDeck


class Topic(NamedTuple):
    text: str
    tags: tuple[str, ...]
    words: frozenset[str]


def topics_of(deck: Deck | None, shown: Iterable[dict[str, Any]]) -> tuple[Topic, ...]:
    """The topics of a view or an event, with what the deck says about them.

    A match before may have been played with another deck: of its topics no more is known than what is written there.
    """
    assert isinstance(deck, TopicDeck)
    written = _by_card(deck)
    return tuple([_read(written.get(topic["card"]), topic["text"]) for topic in shown])


def _read(known: Topic | None, text: str) -> Topic:
    return known if known is not None and known.text == text else Topic(text, (), telling_words(text))


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


class Ranking(NamedTuple):
    topics: tuple[Topic, ...]
    ranks: tuple[int, ...]


def rankings_of(sight: Sight, seat: int) -> list[Ranking]:
    """What this player has ranked for themselves, oldest first."""
    return [ranking for story, there in sight.stories_of(seat) for ranking in _told_in(story, there, sight)]


def _told_in(story: Iterable[dict[str, Any]], seat: int, sight: Sight) -> list[Ranking]:
    """One's own ranking is what one lays as Player of Honour, and always in the Duo, where the seat is the clock's."""
    found: list[Ranking] = []
    shown: list[dict[str, Any]] = []
    was_drawn = False
    for event in story:
        match event["event"]:
            case "round":
                shown, was_drawn = event["topics"], False
            case "taken" if event["seat"] == seat:
                was_drawn = True  # P14 what counts may have been drawn, and says nothing about its owner
            case "round_over" if event["seat"] in (seat, CLOCK) and shown and not was_drawn:
                found.append(Ranking(topics_of(sight.deck, shown), tuple(event["ranks"][seat])))
    return found
