"""The text exports of Anki and Quizlet: markup, columns that are not the teacher's, and cards with two sides."""

from __future__ import annotations

import pytest

from parlour.games.bluff.deck import TwoTexts, example_behind
from tests.decks.sheets.making import (
    HEADER,
    TERMS,
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

TWO_SIDED = [(word, f"{meaning}. Example: {example}") for word, meaning, example in TERMS]
JOINED = [(word, f"{meaning}.", example) for word, meaning, example in TERMS]
ANKI = "#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:7\n"


def anki_line(word: str, meaning: str, example: str) -> str:
    return f"a1b2\tBasic\tBiologie::Cellule\t{word}\t{meaning}\t{example}\tcellule 5e"


def test_a_new_export_of_anki_is_read_without_anki_s_own_columns() -> None:
    assert terms_in(ANKI + lines(anki_line(*term) for term in TERMS)) == TERMS


def test_html_sounds_gaps_and_entities_leave_only_words() -> None:
    row = anki_line(
        "<b>cell</b>&nbsp;wall[sound:cell_wall.mp3]",
        '"<div>The {{c1::stiff::how?}} coat<br>of a plant&#39;s cell</div><img src=""a.png"">"',
        "x &lt; y &amp; {{c2::y}}",
    )
    assert terms_in(ANKI + lines([row, *(anki_line(*term) for term in TERMS)]))[0] == (
        "cell wall",
        "The stiff coat of a plant's cell",
        "x < y & y",
    )


def test_an_export_without_html_keeps_its_angle_brackets() -> None:
    content = "#separator:tab\n#html:false\n" + as_csv([("tag", "It looks like <br>", "<b>"), *TERMS], "\t")
    assert terms_in(content)[0] == ("tag", "It looks like <br>", "<b>")


def test_names_of_columns_come_from_anki_s_line_about_them() -> None:
    rows = [(example, word, meaning) for word, meaning, example in TERMS]
    content = "#separator:Semicolon\n#html:false\n#columns:Exemple;Recto;Verso\n" + as_csv(rows, ";")
    assert terms_in(content) == TERMS
    rows[2] = ("", *rows[2][1:])
    assert rows_named(refused(content.replace("Celle de Brocéliande", ""))) == [6]


def test_the_row_of_an_anki_export_is_the_line_in_a_text_editor() -> None:
    rows = [anki_line(*term) for term in TERMS]
    rows[0] = anki_line("egg", '"two\nlines"', "an egg")
    rows[4] = anki_line("", "There is no word for this", "This")
    assert rows_named(refused(ANKI + lines(rows))) == [6 + 1 + 5]


def test_an_old_export_of_anki_says_nothing_about_itself_and_its_html_goes_all_the_same() -> None:
    rows = [(f"<b>{word}</b>", f"{meaning}<br>", f"<div>{example}</div>") for word, meaning, example in TERMS]
    assert terms_in(as_csv(rows, "\t")) == TERMS
    assert "The texts hold HTML" in notes_on(as_csv(rows, "\t"))


def test_a_spreadsheet_with_names_over_its_columns_keeps_its_html_as_text() -> None:
    term = ("line break", "In HTML it is written <br>", "one&nbsp;<b>two</b>")
    assert terms_in(as_csv([HEADER, term, *TERMS]))[0] == term


@pytest.mark.parametrize("separator", ["\t", " - ", " : ", ";"])
def test_quizlet_s_cards_with_the_example_behind_the_definition(separator: str) -> None:
    assert terms_in(lines(separator.join(row) for row in TWO_SIDED)) == JOINED


@pytest.mark.parametrize("separator", ["\t", " - "])
def test_quizlet_s_cards_on_one_line(separator: str) -> None:
    content = ";".join(separator.join(row) for row in TWO_SIDED)
    assert terms_in(content) == JOINED
    assert "Row 2 means the second card." in notes_on(content)
    assert rows_named(refused(content.replace("Example: Celle", "Celle"))) == [3]
    words = ";".join(f"{black},{pink}" for black, pink in WORDS)
    assert cards(imported(words, "traitor-word").deck) == WORDS


def test_two_sides_with_names_over_them() -> None:
    assert terms_in(as_csv([("Recto", "Verso"), *TWO_SIDED])) == JOINED
    assert terms_in(as_csv([HEADER, *((*row, "") for row in TWO_SIDED)])) == JOINED


def test_where_no_card_has_an_example_it_is_said_once() -> None:
    error = refused(as_csv([row[:2] for row in TERMS]))
    assert len(error.remarks) == 1
    assert "There is no column of examples" in error.text
    assert "write “Example: …” behind each definition" in error.text


def test_where_one_card_has_no_example_its_row_is_named() -> None:
    rows = [*TWO_SIDED[:6], ("alone", "It has no example"), *TWO_SIDED[6:]]
    assert rows_named(refused(as_csv(rows, "\t"))) == [7]


def test_an_example_is_not_looked_for_in_definitions_where_there_is_a_column_of_them() -> None:
    rows = [HEADER, *TERMS, ("fruit", "Something sweet, for example, an apple", "")]
    assert rows_named(refused(as_csv(rows))) == [14]


@pytest.mark.parametrize(
    ("text", "definition", "example"),
    [
        ("A fruit. Example: The apple fell.", "A fruit.", "The apple fell."),
        ("A fruit Examples : apples", "A fruit", "apples"),
        ("A fruit; e.g. an apple", "A fruit", "an apple"),
        ("A fruit (e.g. an apple)", "A fruit", "an apple"),
        ("A fruit (e.g., an apple)", "A fruit", "an apple"),
        ("A fruit [ex: an apple]", "A fruit", "an apple"),
        ("A fruit, for example, an apple", "A fruit", "an apple"),
        ("A fruit. Eg: an apple", "A fruit.", "an apple"),
        ("Un fruit. Ex. : la pomme (verte)", "Un fruit.", "la pomme (verte)"),
        ("Un fruit — ex : la pomme", "Un fruit", "la pomme"),
        ("Un fruit (p. ex. la pomme)", "Un fruit", "la pomme"),
        ("Un fruit p.ex. la pomme", "Un fruit", "la pomme"),
        ("Un fruit. Par exemple : la pomme", "Un fruit.", "la pomme"),
        ("Un fruit. Exemple\xa0: la pomme", "Un fruit.", "la pomme"),
        ("Many, for example, ten. Example: The ten of us.", "Many, for example, ten.", "The ten of us."),
        ("Example: nothing before it", "", "nothing before it"),
        ("Nothing behind it. Example:", "Nothing behind it.", ""),
    ],
)
def test_the_example_behind_a_definition_is_found(text: str, definition: str, example: str) -> None:
    assert example_behind(text) == TwoTexts(definition, example)


@pytest.mark.parametrize("text", ["A complex: several parts", "An example of it", "Index: a list", "The lexeme", ""])
def test_a_definition_without_an_example_is_left_alone(text: str) -> None:
    assert example_behind(text) is None
