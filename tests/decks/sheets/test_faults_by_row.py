"""What is missing, doubled or too long is listed row by row, all of it at once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.decks import DeckError
from parlour.decks.sheets.importing import ImportOptions, import_deck
from tests.decks.sheets.making import HEADER, TERMS, as_csv, as_xlsx, refused, rows_named


def test_everything_that_is_wrong_is_said_at_once_in_the_order_of_the_rows() -> None:
    rows = [list(row) for row in [HEADER, *TERMS]]
    rows[2][1] = ""
    rows[5][0] = "ÉTÉ"
    rows[7][2] = "x" * 241
    rows[9][0] = "—"
    rows.append(["", "No word", ""])
    advice = "Every term needs a word, a definition and an example, and in a file an id of its own."
    assert [remark.text for remark in refused(as_csv(rows)).remarks] == [
        f"Row 3's definition is empty. {advice}",
        "Row 6's word is 'ÉTÉ', the same word as row 5's word "
        "(case, accents, apostrophes and dashes make no difference). Change one of them.",
        "Row 8's example has 241 characters; there is room for 240. Shorten it.",
        "Row 10's word is '—', which has no letter to compare.",
        f"Row 14's word is empty. {advice}",
        f"Row 14's example is empty. {advice}",
    ]


@pytest.mark.parametrize(
    ("game", "rows", "says"),
    [
        ("talkitout", "question,category\nWhy?,society", "Row 2's categories must be 2 different ones."),
        (
            "talkitout",
            "question,category\nWhy?,society/past",
            "Row 2's category 2 is 'past'. Choose from society, relationships",
        ),
        (
            "talkitout",
            "question,category,depth\nWhy?,s/f,hot",
            "Row 2's depth is 'hot'. Choose from light, warm, deep.",
        ),
        ("talkitout", "question,category\n,society/future", "Row 2's question is empty."),
        ("talkitout", f"question,category,aide\nWhy?,s/f,a|{'x' * 201}", "Row 2's help 2 has 201 characters"),
        ("talkitout", f"question,category,réponse\nWhy?,s/f,{'x' * 201}", "Row 2's sample 1 has 201 characters"),
        ("traitor-word", "noir,rose\nChat,x\nchat,y", "Row 3's black is 'chat', the same word as row 2's black"),
        ("traitor-word", "noir,rose\nChat,", "Row 2's pink is empty."),
        ("player-of-honour", "topic,topic\na," + "x" * 61, "Row 2's topic has 61 characters"),
        ("player-of-honour", f"topic,tags,topic\na,{'x' * 31},b", "Row 2's tags has 31 characters"),
        ("player-of-honour", "topic,topic\na,b", "Topics: there are 1, and the game needs at least 50."),
        ("bluff", "word,definition,example\na,b,c", "Terms: there are 1, and the game needs at least 12."),
    ],
)
def test_every_game_s_faults_have_the_row_and_the_column(game: str, rows: str, says: str) -> None:
    assert any(remark.text.startswith(says) for remark in refused(rows, game).remarks)


def test_what_is_wrong_on_the_label_is_said_too() -> None:
    error = refused(as_csv([HEADER, *TERMS, ("x", "", "y")]), title="x" * 121)
    assert error.text == "Title has 121 characters; there is room for 120. Shorten it."
    assert rows_named(error) == [14]


def test_the_file_is_named() -> None:
    with pytest.raises(DeckError, match=r"^les mots\.csv: Row 2's black is empty\."):
        import_deck(b"black,pink\n,b\n", "les mots.csv", "traitor-word", ImportOptions())


KINDS = ("blank", "doubled", "too long")


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(
    st.lists(st.tuples(st.integers(14, 40), st.sampled_from(KINDS)), min_size=1, max_size=6, unique_by=lambda f: f[0]),
    st.sets(st.integers(2, 40), max_size=5),
    st.sampled_from([",", ";", "\t", "xlsx"]),
    st.booleans(),
    st.data(),
)
def test_planted_faults_are_found_in_their_rows_and_nowhere_else(
    faults: list[tuple[int, str]], gaps: set[int], kind: str, title: bool, data: Any
) -> None:
    rows: list[list[str]] = [["Vocabulaire", "", ""]] if title else []
    rows.append(["Mot", "Définition", "Exemple"])
    planted = dict(faults)
    expected = []
    words: list[str] = []
    for number in range(len(rows) + 1, 41):
        if number in gaps - set(planted):
            rows.append(["", "", ""])
            continue
        row = [f"mot n° {number}", f'Il veut dire «\xa0{number}\xa0» ; "voilà"', f"Et voici,\nle {number}"]
        match planted.get(number):
            case "blank":
                row[data.draw(st.integers(0, 2))] = data.draw(st.sampled_from(["", " ", "\xa0", "\u200b"]))
            case "too long":
                row[data.draw(st.integers(0, 2))] = "x" * 300
            case "doubled":
                row[0] = data.draw(st.sampled_from(words)).upper()
        if number in planted:
            expected.append(number)
        elif row[0]:
            words.append(row[0])
        rows.append(row)
    content = as_xlsx(rows) if kind == "xlsx" else as_csv(rows, kind).encode()
    error = refused(content)
    assert rows_named(error) == expected
    for remark, number in zip(error.remarks, expected, strict=True):
        told = {"blank": "is empty", "doubled": "the same word as", "too long": "300 characters"}[planted[number]]
        assert re.search(told, remark.text)
