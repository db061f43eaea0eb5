"""Which column is what: by names in English or French, by position, or as the owner says."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from parlour.games.talkitout.deck import QuestionDeck
from tests.decks.sheets.making import (
    HEADER,
    QUESTIONS,
    TERMS,
    TOPICS,
    WORDS,
    as_csv,
    cards,
    imported,
    lines,
    notes_on,
    refused,
    rows_named,
    terms_in,
)


@pytest.mark.parametrize(
    "names",
    [
        HEADER,
        ("Mot", "Définition", "Exemple"),
        ("MOTS", "DÉFINITIONS", "EXEMPLES"),
        ("Mot (nom)", "Définition :", "Phrase d'exemple"),
        ("Le mot", "La définition", "L’exemple"),
        ("Terme", "Sens", "Exemple de phrase"),
        ("Term", "Meaning", "Example sentence"),
        ("Recto", "Verso", "Phrase"),
        ("Mot à deviner", "Définition du mot", "Ex."),
        ("(word)", "def.", "Example (one is enough)"),
    ],
)
def test_teachers_names_for_the_columns_of_bluff_are_known(names: tuple[str, ...]) -> None:
    assert terms_in(as_csv([names, *TERMS], ";")) == TERMS


@pytest.mark.parametrize(
    ("game", "names", "rows", "first"),
    [
        ("traitor-word", ("Noir", "Rose"), WORDS, ("noir 0", "rose 0")),
        ("traitor-word", ("Mot 1", "Mot 2"), WORDS, ("noir 0", "rose 0")),
        ("traitor-word", ("pink word", "black word"), WORDS, ("rose 0", "noir 0")),
        ("player-of-honour", ("Sujet 1", "Sujet 2"), TOPICS, (("sujet 0", ()), ("autre 0", ()))),
        ("player-of-honour", ("Face A", "Face B"), TOPICS, (("sujet 0", ()), ("autre 0", ()))),
        ("talkitout", ("Question", "Thème 1", "Thème 2"), QUESTIONS, ("Quoi 0 ?", ("society", "future"), (), ())),
    ],
)
def test_teachers_names_for_the_columns_of_other_games_are_known(
    game: str, names: tuple[str, ...], rows: list[Any], first: tuple[Any, ...]
) -> None:
    assert cards(imported(as_csv([names, *rows]), game).deck)[0] == first


def test_columns_come_in_any_order_and_those_that_no_card_needs_are_left_out_with_a_note() -> None:
    rows = [(n, example, word, "", meaning) for n, (word, meaning, example) in enumerate(TERMS, start=1)]
    content = as_csv([("N°", "Exemple", "Mot", "Remarque", "Définition"), *rows])
    assert terms_in(content) == TERMS
    assert notes_on(content) == "Not used: column A (N°)."


def test_a_better_name_wins_over_one_that_only_begins_like_it() -> None:
    rows = [("noun", *term) for term in TERMS]
    content = as_csv([("Word type", *HEADER), *rows])
    assert terms_in(content) == TERMS
    assert notes_on(content) == "Not used: column A (Word type)."


def test_a_title_above_the_names_is_left_out_with_a_note() -> None:
    rows = [("Vocabulaire de la cellule", "", ""), ("", "", ""), ("Mme Petit", "5e B", ""), HEADER, *TERMS]
    assert terms_in(as_csv(rows, ";")) == TERMS
    assert notes_on(as_csv(rows, ";")) == "Not used: what stands above row 4, which names the columns."
    assert rows_named(refused(as_csv([*rows, ("x", "y", "")]))) == [17]


@pytest.mark.parametrize(
    ("names", "says"),
    [
        (("Mot", "Traduction", "Phrase"), "No column is called definition. The columns are 'Mot', 'Traduction' and"),
        (("Mot", "Truc", "Machin"), "No column is called definition."),
        (("Définition", "Exemple", "Truc"), "No column is called word."),
    ],
)
def test_a_column_whose_name_is_not_known_is_asked_for(names: tuple[str, ...], says: str) -> None:
    assert refused(as_csv([names, *TERMS])).text.startswith(says)


def test_cards_that_read_like_names_are_cards() -> None:
    grammar = [("phrase", "Une suite de mots qui a un sens complet", "Le chat dort, la souris aussi, et moi je veille")]
    assert terms_in(as_csv([*grammar, *TERMS])) == [*grammar, *TERMS]
    numbered = [(f"word {n}", f"definition {n}", f"example {n}") for n in range(12)]
    assert terms_in(as_csv(numbered)) == terms_in(as_csv([HEADER, *numbered])) == numbered
    topics = [(f"topic {n}", f"topic {n + 1}") for n in range(0, 100, 2)]
    assert len(cards(imported(as_csv(topics), "player-of-honour").deck)) == 50


def test_the_owner_may_say_whether_the_first_row_names_the_columns() -> None:
    assert cards(imported("front,back\na,b\n", "traitor-word", header=False).deck) == [("front", "back"), ("a", "b")]
    assert "No column is called word. The columns are 'noyau'" in refused(as_csv(TERMS), header=True).text


def test_the_owner_may_say_what_the_columns_are() -> None:
    rows = [(n, example, word, meaning) for n, (word, meaning, example) in enumerate(TERMS)]
    assert terms_in(as_csv(rows), columns="-, exemple, mot, definition") == TERMS
    assert terms_in(as_csv([("a", "b", "c", "d"), *rows]), columns="-,example,word,definition", header=True) == TERMS


@pytest.mark.parametrize(
    ("columns", "says"),
    [
        (
            "word,sense,example",
            "'sense' is no column of bluff. Use word, definition, example, id, and - to leave one out.",
        ),
        ("word,example", "No column is said to be the definition."),
        ("", "'' is no column of bluff."),
    ],
)
def test_columns_that_are_none_are_refused(columns: str, says: str) -> None:
    assert refused(as_csv(TERMS), columns=columns).text.startswith(says)


def test_a_deck_for_another_game_is_recognised() -> None:
    error = refused(as_csv([("Mot", "Définition", "Exemple"), *TERMS]), "traitor-word")
    assert error.text == "The columns are named as for bluff, not for traitor-word. Import it as that game's deck."


def test_columns_without_names_are_taken_by_position_and_the_owner_is_told() -> None:
    note = "The first row names no columns, so they were taken to be word, definition and example."
    assert note in notes_on(as_csv(TERMS))
    error = refused(as_csv([*TERMS, ("x", "y", "")]))
    assert [error.remarks[-1].text, rows_named(error)] == [note, [13]]


def test_columns_beyond_those_that_are_known_by_position_are_left_out_with_a_note() -> None:
    assert "Not used: column D." in notes_on(as_csv([(*term, "a tag") for term in TERMS]))


def test_a_row_with_nothing_in_the_columns_of_the_cards_is_left_out_with_a_note() -> None:
    rows = [("N°", *HEADER), *((n, *term) for n, term in enumerate(TERMS)), (13, "", "", ""), (14, "", "", "")]
    assert terms_in(as_csv(rows)) == TERMS
    assert "Not used: row 14 and 15, with nothing in the columns of the cards." in notes_on(as_csv(rows))


def test_ids_are_kept_made_of_the_word_or_made_to_differ() -> None:
    rows = [("id", *HEADER), *(("", *term) for term in TERMS)]
    rows[1] = ("hiver", *TERMS[0])
    rows[2] = ("Mot n° 2", *TERMS[1])
    ids = [term.id for term in imported(as_csv(rows)).deck.terms]  # type: ignore[attr-defined]
    assert ids[:6] == ["hiver", "mot-n-2", "foret", "ete", "hiver-row-6", "ile"]
    rows[3] = ("hiver", *TERMS[2])
    assert refused(as_csv(rows)).text == "Row 4's id is hiver, as in row 2. Give every card an id of its own."


def test_words_without_latin_letters_have_ids_too() -> None:
    rows = [HEADER, ("细胞", "What it means", "Where it is"), *TERMS]
    assert imported(as_csv(rows)).deck.terms[0].id == "row-2"  # type: ignore[attr-defined]


def test_how_deep_a_question_goes_is_known_in_english_and_french() -> None:
    rows = [
        ("Question", "Catégories", "Profondeur"),
        ("A ?", "S/F", "légère"),
        ("B ?", "S/F", "Light"),
        ("C ?", "S/F", "personnelle"),
        ("D ?", "S/F", "PROFOND"),
        ("E ?", "S/F", ""),
    ]
    deck = imported(as_csv(rows), "talkitout").deck
    assert isinstance(deck, QuestionDeck)
    assert [question.depth for question in deck.questions] == ["light", "light", "warm", "deep", UNSET]


def test_categories_are_known_in_english_and_french_in_one_column_or_two() -> None:
    rows = [
        ("Question", "Catégorie", "Catégorie"),
        ("A ?", "société", "avenir"),
        ("B ?", "Society / Future", ""),
        ("C ?", "la société et l’avenir", ""),
        ("D ?", "S", "F"),
        ("E ?", "SOCIÉTÉ;futur", ""),
        ("F ?", "society and the future", ""),
        ("G ?", "", "society | future"),
    ]
    deck = imported(as_csv(rows), "talkitout").deck
    assert {card[1] for card in cards(deck)} == {("society", "future")}


def test_help_and_samples_stand_in_several_columns_or_between_bars() -> None:
    rows = [("question", "category", "aide 1", "aide 2", "réponse"), ("Why?", "S/F", "a | b", "c", r"either \| or|d")]
    assert cards(imported(as_csv(rows), "talkitout").deck) == [
        ("Why?", ("society", "future"), ("a", "b", "c"), ("either | or", "d"))
    ]


def test_rows_of_questions_may_end_where_their_texts_end() -> None:
    content = "What?,society,future\nWho?,society,future,help\nWhy?,identity,memories,one,two,sample\n"
    assert [card[2:] for card in cards(imported(content, "talkitout").deck)] == [
        ((), ()),
        (("help",), ()),
        (("one", "two"), ("sample",)),
    ]


def test_topics_stand_in_two_columns_or_one_below_the_other() -> None:
    beside = cards(imported(as_csv(TOPICS), "player-of-honour").deck)
    below = lines(topic for card in TOPICS for topic in card)
    assert cards(imported(below, "player-of-honour").deck) == beside
    assert cards(imported("Sujets\n\n" + below, "player-of-honour").deck) == beside


def test_topics_one_below_the_other_may_hold_commas() -> None:
    topics = [f"one, two, {n}" if n % 4 == 0 else f"three {n}" for n in range(100)]
    assert cards(imported(lines(topics), "player-of-honour").deck)[0] == (("one, two, 0", ()), ("three 1", ()))


def test_an_odd_topic_is_told_by_its_row() -> None:
    error = refused(lines(f"thing {n}" for n in range(101)), "player-of-honour")
    assert error.text == "Row 101's topic is alone on its card, and a card has two. Add one more."


def test_a_blank_face_is_told_by_its_row_and_shifts_no_other() -> None:
    rows = [("topic a", "topic b"), *TOPICS[:4], ("alone", ""), *TOPICS[4:], ("", "alone too"), ("short",)]
    error = refused(as_csv(rows), "player-of-honour")
    assert rows_named(error) == [6, 53, 54]


def test_tags_stand_beside_each_topic_or_once_for_both() -> None:
    each = [("topic", "tags", "topic", "tags"), *((a, "food, risk", b, r"a \, b") for a, b in TOPICS)]
    once = [("topic", "topic", "tags"), *((a, b, "food/risk") for a, b in TOPICS)]
    assert cards(imported(as_csv(each), "player-of-honour").deck)[0] == (
        ("sujet 0", ("food", "risk")),
        ("autre 0", ("a , b",)),
    )
    assert cards(imported(as_csv(once), "player-of-honour").deck)[0] == (
        ("sujet 0", ("food", "risk")),
        ("autre 0", ("food", "risk")),
    )
