"""The packs that come with Parlour keep what they promise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import TypeVar

import pytest
from msgspec import UNSET

import parlour
from parlour.decks import (
    Deck,
    DeckError,
    card_texts,
    default_pack,
    dump,
    find,
    games_with_decks,
    load,
    packs,
    packs_for,
    proposed_pack,
)
from parlour.decks.advice import advice
from parlour.decks.format import game_of
from parlour.decks.language import language_read_in
from parlour.engine.text import fold
from parlour.games.bluff.deck import TermDeck, gives_away
from parlour.games.player_of_honour.deck import TopicDeck
from parlour.games.talkitout.deck import Category, Depth, QuestionDeck
from parlour.games.traitor_word.deck import WordDeck

D = TypeVar("D", bound=Deck)


EVERY_PACK = [(name, find(name)) for name in packs()]


def packs_that_are(kind: type[D]) -> list[tuple[str, D]]:
    return [(name, deck) for name, deck in EVERY_PACK if isinstance(deck, kind)]


def none_twice(texts: Iterable[str]) -> bool:
    """No two of them are the same under A6."""
    return max(Counter(fold(text) for text in texts).values()) == 1


@pytest.mark.parametrize("game", games_with_decks())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_has_a_default_pack_in_each_language(game: str, language: str) -> None:
    deck = load(default_pack(game, language), game)
    assert deck.language == language


def test_the_default_pack_of_an_unknown_game_or_language_is_an_error() -> None:
    with pytest.raises(DeckError, match="'out-of-control' is not a game with a deck"):
        default_pack("out-of-control")
    with pytest.raises(DeckError, match="no packs in 'xx' yet"):
        default_pack("bluff", "xx")


@pytest.mark.parametrize("game", games_with_decks())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_table_is_proposed_is_a_pack_of_the_game_in_the_language(game: str, language: str) -> None:
    assert proposed_pack(game, language) in packs_for(game)
    assert find(proposed_pack(game, language)).language == language
    assert proposed_pack(game) == proposed_pack(game, "en")


def test_a_table_of_bluff_is_proposed_odd_words_and_a_program_is_given_cell_biology_still() -> None:
    assert proposed_pack("bluff") == "en/odd-words"
    assert proposed_pack("bluff", "fr") == "fr/mots-insolites"
    assert parlour.start("bluff", seats=2).header.deck is find("en/cell-biology")
    assert proposed_pack("talkitout", "fr") == default_pack("talkitout", "fr"), "where a game proposes none"
    with pytest.raises(DeckError, match="no packs in 'xx' yet"):
        proposed_pack("bluff", "xx")


@pytest.mark.parametrize(("name", "deck"), EVERY_PACK)
def test_every_pack_says_what_it_is_and_may_be_shared(name: str, deck: Deck) -> None:
    assert deck.title != "Untitled"
    assert deck.language == name.split("/")[0]
    assert deck.licence == "CC BY-SA 4.0"
    assert deck.author == "The Parlour project"
    assert load(dump(deck), game_of(deck)) == deck


@pytest.mark.parametrize(("name", "deck"), EVERY_PACK)
def test_every_pack_says_for_whom_it_is_and_what_it_is_about(name: str, deck: Deck) -> None:
    assert deck.age is not UNSET
    assert deck.difficulty is not UNSET
    assert deck.themes is not UNSET


@pytest.mark.parametrize(("name", "deck"), EVERY_PACK)
def test_every_pack_reads_like_its_language_and_nothing_in_it_might_be_better(name: str, deck: Deck) -> None:
    assert language_read_in(deck) == deck.language
    assert advice(deck) == []


@pytest.mark.parametrize(("name", "deck"), EVERY_PACK)
def test_a6_nothing_in_a_pack_is_hard_to_type_or_to_print(name: str, deck: Deck) -> None:
    """Plain apostrophes and spaces, so that what players type is written like what they read."""
    texts = " ".join(card_texts(deck).values())
    assert not set(texts) & set("’‘“”\u00a0\u202f")
    assert "  " not in texts


SUBJECTS_IN_ENGLISH = {
    "en/astronomy",
    "en/cell-biology",
    "en/computing",
    "en/economics",
    "en/elections-and-government",
    "en/geometry",
    "en/human-body",
    "en/literary-devices",
    "en/music",
    "en/weather-and-climate",
}
LIGHTER_IN_ENGLISH = {
    "en/odd-words",
    "en/animals",
    "en/feelings",
    "en/food",
    "en/space-for-beginners",
    "en/sport",
    "en/the-sea",
    "en/english-a2",
    "en/english-b1",
}
SUBJECTS_IN_FRENCH = {
    "fr/astronomie",
    "fr/biologie-cellulaire",
    "fr/corps-humain",
    "fr/economie",
    "fr/figures-de-style",
    "fr/geographie",
    "fr/geometrie",
    "fr/informatique",
    "fr/meteo-et-climat",
    "fr/musique",
}
LIGHTER_IN_FRENCH = {
    "fr/mots-insolites",
    "fr/animaux",
    "fr/a-table",
    "fr/espace",
    "fr/sport",
    "fr/sentiments",
    "fr/la-mer",
    "fr/francais-a2",
    "fr/francais-b1",
}


def test_these_are_the_packs() -> None:
    assert set(packs_for("talkitout")) == ALL_ASK | VARIED
    assert packs_for("player-of-honour") == ["en/topics", "fr/sujets"]
    assert packs_for("traitor-word") == ["en/words", "fr/mots"]
    lighter = LIGHTER_IN_ENGLISH | LIGHTER_IN_FRENCH
    assert set(packs_for("bluff")) == SUBJECTS_IN_ENGLISH | SUBJECTS_IN_FRENCH | lighter


LEARNERS = {"en/english-a2", "en/english-b1", "fr/francais-a2", "fr/francais-b1"}
GAP = "____"


@pytest.mark.parametrize(("name", "deck"), packs_that_are(TermDeck))
def test_each_example_for_language_learners_has_one_gap_and_no_other_has_any(name: str, deck: TermDeck) -> None:
    for term in deck.terms:
        assert term.example.count("_") == (len(GAP) if name in LEARNERS else 0), term
        assert (GAP in term.example) == (name in LEARNERS), term


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_text_stands_in_two_packs_of_a_language(language: str) -> None:
    decks = [deck for _, deck in packs_that_are(TermDeck) if deck.language == language]
    assert none_twice(text for deck in decks for term in deck.terms for text in (term.definition, term.example))


# In some packs of #TalkItOut every Question asks; in the others many say what to do, or are for finishing.
ALL_ASK = {"en/questions", "fr/questions"}
VARIED = {"en/honestly", "fr/franchement"}

FOR_FINISHING = {"Finish", "Termine"}
SAYS_WHAT_TO_DO = {
    *("Choose", "Describe", "Give", "Introduce", "Make", "Name", "Predict", "Show", "Tell"),
    *("Compose", "Décris", "Donne", "Imite", "Invente", "Présente", "Prédis", "Raconte"),
}
WHAT_OR_WHICH = {"What", "Which", "Quel", "Quelle", "Quels", "Quelles", "Qu'est-ce"}


def how_it_ends(text: str) -> str:
    """As its form demands, which its first word tells."""
    first = text.split()[0]
    return "…" if first in FOR_FINISHING else "." if first in SAYS_WHAT_TO_DO else "?"


@pytest.mark.parametrize(("name", "deck"), packs_that_are(QuestionDeck))
def test_a_question_ends_as_its_form_demands(name: str, deck: QuestionDeck) -> None:
    for question in deck.questions:
        assert question.text.endswith("?" if name in ALL_ASK else how_it_ends(question.text)), question


@pytest.mark.parametrize("deck", [deck for name, deck in packs_that_are(QuestionDeck) if name in VARIED])
def test_in_a_varied_pack_the_forms_vary_and_a_third_is_of_each_depth(deck: QuestionDeck) -> None:
    questions = deck.questions
    firsts = Counter(question.text.split()[0] for question in questions)
    assert sum(firsts[first] for first in WHAT_OR_WHICH) <= len(questions) / 3
    assert sum(firsts[first] for first in FOR_FINISHING | SAYS_WHAT_TO_DO) >= len(questions) / 6
    assert {*Counter(question.depth for question in questions).values()} == {len(questions) // 3}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_comes_twice_in_the_questions_of_a_language(language: str) -> None:
    """Whoever plays with both packs in an evening reads no Question and hears no answer again."""
    questions = [one for _, deck in packs_that_are(QuestionDeck) if deck.language == language for one in deck.questions]
    assert none_twice(question.text for question in questions)
    assert none_twice(sample for question in questions for sample in question.samples)


@pytest.mark.parametrize(("name", "deck"), packs_that_are(QuestionDeck))
def test_t13_every_pair_of_categories_comes_fifteen_times(name: str, deck: QuestionDeck) -> None:
    pairs = Counter(frozenset(question.categories) for question in deck.questions)
    assert pairs == {frozenset(pair): 15 for pair in combinations(Category, 2)}


@pytest.mark.parametrize(("name", "deck"), packs_that_are(QuestionDeck))
def test_t5_every_question_has_two_helps_and_four_samples_or_more_that_fit_a_phone(
    name: str, deck: QuestionDeck
) -> None:
    for question in deck.questions:
        assert len(question.text) <= 120, question
        rephrased, begun = question.help
        assert len(rephrased) <= 140, question
        assert begun.endswith("…"), "the second help begins an answer"
        assert len(begun) <= 70, question
        assert len(question.samples) >= 4, question
        assert all(len(sample) <= 80 for sample in question.samples), question


@pytest.mark.parametrize(("name", "deck"), packs_that_are(QuestionDeck))
def test_every_question_says_how_deep_it_goes_and_a_table_finds_some_of_each_depth(
    name: str, deck: QuestionDeck
) -> None:
    depths = Counter(question.depth for question in deck.questions)
    assert depths.keys() == set(Depth)
    assert min(depths.values()) >= 15


@pytest.mark.parametrize(("name", "deck"), packs_that_are(QuestionDeck))
def test_questions_do_not_all_begin_alike(name: str, deck: QuestionDeck) -> None:
    beginnings = Counter(" ".join(question.text.split()[:2]) for question in deck.questions)
    assert beginnings.most_common(1)[0][1] <= 25


@pytest.mark.parametrize(("name", "deck"), packs_that_are(TermDeck))
def test_b1_a_pack_has_24_to_40_terms_that_fit_their_cards(name: str, deck: TermDeck) -> None:
    assert 24 <= len(deck.terms) <= 40
    for term in deck.terms:
        assert len(term.word) <= 26, term
        assert len(term.definition) <= 130, term
        assert len(term.example) <= 130, term
        assert term.definition.endswith("."), term
        assert term.example.endswith((".", "?", "!", "»")), term


@pytest.mark.parametrize(("name", "deck"), packs_that_are(TermDeck))
def test_b1_no_card_gives_its_own_word_away(name: str, deck: TermDeck) -> None:
    for term in deck.terms:
        # A compound is given away by each of its longer parts: "membrane" gives away "plasma membrane".
        for part in {term.word, *(part for part in term.word.split() if len(part) > 6)}:
            assert not gives_away(part, term.definition), f"{term.word}: {term.definition}"
            assert not gives_away(part, term.example), f"{term.word}: {term.example}"
    assert none_twice(text for term in deck.terms for text in (term.definition, term.example))


@pytest.mark.parametrize(("name", "deck"), packs_that_are(TopicDeck))
def test_p1_there_are_100_cards_and_no_topic_comes_twice(name: str, deck: TopicDeck) -> None:
    topics = [topic.text for card in deck.topics for topic in card]
    assert len(topics) == 200
    assert none_twice(topics)
    for topic in topics:
        assert len(topic) <= 36, topic
        assert max(map(len, topic.replace("'", " ").replace("-", " ").split())) <= 14, topic


@pytest.mark.parametrize(("name", "deck"), packs_that_are(TopicDeck))
def test_p1_every_topic_has_two_to_four_telling_tags(name: str, deck: TopicDeck) -> None:
    topics = [topic for card in deck.topics for topic in card]
    for topic in topics:
        assert 2 <= len(set(topic.tags)) == len(topic.tags) <= 4, topic
    uses = Counter(tag for topic in topics for tag in topic.tags)
    assert min(uses.values()) >= 6, "a tag that few topics have tells little about anybody's taste"


def test_p1_both_languages_have_the_same_tags_so_that_a_bot_has_one_taste() -> None:
    english, french = (
        {tag for card in deck.topics for topic in card for tag in topic.tags} for _, deck in packs_that_are(TopicDeck)
    )
    assert english == french


@pytest.mark.parametrize(("name", "deck"), packs_that_are(WordDeck))
def test_w1_there_are_238_cards_and_no_word_comes_twice(name: str, deck: WordDeck) -> None:
    assert len(deck.words) == 238
    words = [word for card in deck.words for word in (card.black, card.pink)]
    assert none_twice(words), "also across the colours, so that nobody thinks of the wrong card"
    for word in words:
        assert 3 <= len(word) <= 12, word
        assert word.islower(), word
        assert word.isalpha(), word
