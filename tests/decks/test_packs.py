"""The packs that come with Parlour keep what they promise."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import pytest

from parlour.decks import (
    Category,
    Deck,
    DeckError,
    QuestionDeck,
    TermDeck,
    TopicDeck,
    WordDeck,
    default_pack,
    dump,
    load,
    packs,
)
from parlour.decks.format import DECKS, game_of
from parlour.engine.text import fold


def every_pack() -> list[tuple[str, Deck]]:
    # A pack's game is not in its name: exactly one of the games takes it.
    found = []
    for name in packs():
        for game in DECKS:
            try:
                found.append((name, load(name, game)))
            except DeckError as error:
                assert "This deck is for" in error.text  # noqa: PT017
    return found


EVERY_PACK = every_pack()


def test_every_pack_is_a_deck_of_one_game() -> None:
    assert [name for name, _ in EVERY_PACK] == packs()


@pytest.mark.parametrize("game", DECKS)
def test_every_game_has_a_default_pack_in_english(game: str) -> None:
    assert default_pack(game) in packs()
    assert game_of(load(default_pack(game), game)) == game


def test_the_default_pack_of_an_unknown_game_or_language_is_an_error() -> None:
    with pytest.raises(DeckError, match="'out-of-control' is not a game with a deck"):
        default_pack("out-of-control")
    with pytest.raises(DeckError, match="no packs in 'xx' yet"):
        default_pack("bluff", "xx")


@pytest.mark.parametrize(("name", "deck"), EVERY_PACK)
def test_every_pack_says_what_it_is_and_may_be_shared(name: str, deck: Deck) -> None:
    assert deck.title != "Untitled"
    assert deck.language == name.split("/")[0]
    assert deck.licence == "CC BY-SA 4.0"
    assert deck.author == "The Parlour project"
    assert load(dump(deck), game_of(deck)) == deck


@pytest.mark.parametrize(("name", "deck"), [(n, d) for n, d in EVERY_PACK if isinstance(d, QuestionDeck)])
def test_t1_every_pair_of_categories_comes_six_times_and_every_question_has_help(name: str, deck: QuestionDeck) -> None:
    pairs = Counter(frozenset(question.categories) for question in deck.questions)
    assert all(pairs[frozenset(pair)] >= 6 for pair in combinations(Category, 2))
    texts = [question.text for question in deck.questions]
    assert len({fold(text) for text in texts}) == len(texts)
    for question in deck.questions:
        assert question.text.endswith("?"), question
        assert len(question.help) == 2
        assert question.help[1].endswith("…"), "the second help begins an answer"
        assert len(question.samples) == 3
        assert all(len(sample) <= 80 for sample in question.samples), question


@pytest.mark.parametrize(("name", "deck"), [(n, d) for n, d in EVERY_PACK if isinstance(d, TermDeck)])
def test_b1_no_card_gives_its_own_word_away(name: str, deck: TermDeck) -> None:
    assert len(deck.terms) >= 24
    for term in deck.terms:
        for text in (term.definition, term.example):
            assert not re.search(rf"\b{re.escape(fold(term.word))}", fold(text)), f"{term.word}: {text}"
    texts = [fold(text) for term in deck.terms for text in (term.definition, term.example)]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(("name", "deck"), [(n, d) for n, d in EVERY_PACK if isinstance(d, TopicDeck)])
def test_p1_no_topic_comes_twice_and_every_topic_has_telling_tags(name: str, deck: TopicDeck) -> None:
    topics = [topic for card in deck.topics for topic in card]
    assert len({fold(topic.text) for topic in topics}) == len(topics) >= 120
    uses = Counter(tag for topic in topics for tag in topic.tags)
    for topic in topics:
        assert 2 <= len(set(topic.tags)) == len(topic.tags) <= 4, topic
        assert all(uses[tag] > 1 for tag in topic.tags), f"a tag that only one topic has tells nothing: {topic}"


@pytest.mark.parametrize(("name", "deck"), [(n, d) for n, d in EVERY_PACK if isinstance(d, WordDeck)])
def test_w1_there_are_words_enough_for_six_and_none_comes_twice(name: str, deck: WordDeck) -> None:
    assert len(deck.words) >= 8 * 6 + 31
    words = [fold(word) for card in deck.words for word in (card.black, card.pink)]
    assert len(set(words)) == len(words), "also across the colours, so that nobody thinks of the wrong card"
