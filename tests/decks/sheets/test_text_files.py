"""CSV, TSV and what people type: any separator, any encoding, any quotation marks."""

from __future__ import annotations

import pytest

from tests.decks.sheets.making import (
    CARDS,
    HEADER,
    NAMES,
    TERMS,
    as_csv,
    cards,
    imported,
    lines,
    notes_on,
    refused,
    rows_named,
    terms_in,
    with_row,
)

SHEET = [HEADER, *TERMS]


@pytest.mark.parametrize("line_end", ["\r\n", "\n", "\r"])
@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
@pytest.mark.parametrize("first", [0, 1], ids=["named", "by position"])
def test_any_separator_and_any_line_end_will_do(first: int, separator: str, line_end: str) -> None:
    assert terms_in(as_csv(SHEET[first:], separator, line_end)) == TERMS


@pytest.mark.parametrize("separator", [" - ", " – ", " — ", " = ", " : "])
def test_people_write_dashes_between_columns_too(separator: str) -> None:
    assert terms_in(lines(separator.join(row) for row in TERMS)) == TERMS


def test_what_is_cut_too_often_where_nothing_is_quoted_stays_in_the_last_column() -> None:
    rows = lines(f"{black} - {pink}" for black, pink in [*CARDS["traitor-word"], ("week", "Monday - Sunday")])
    assert cards(imported(rows, "traitor-word").deck)[-1] == ("week", "Monday - Sunday")


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252", "mac_roman", "gb18030"]
)
def test_any_common_encoding_will_do(encoding: str) -> None:
    assert terms_in(as_csv(SHEET, ";").encode(encoding)) == TERMS


@pytest.mark.parametrize(
    ("encoding", "words"),
    [
        ("cp1252", "À l’école;Où ça ?\nÉté;Île\n"),
        ("mac_roman", "À l’école;Où ça ?\nÉté;Île\n"),
        ("cp1252", "ÉTÉ;FORÊT\nÇA;NOËL ÉCOLE\n"),
        ("cp850", "été;forêt\nçà;Noël\n"),
        ("cp1252", "año;niño\nmañana;corazón ¿sí?\n"),
        ("mac_roman", "año;niño\nmañana;corazón ¿sí?\n"),
        ("cp1252", "Mädchen;Straße\nÖl;süß\n"),
        ("cp1252", "não;ação\ncoração;mãe\n"),
        ("cp1250", "słowo;książka\nźdźbło;łąka żółć\n"),
        ("cp1251", "слово;значение\nкнига;предмет для чтения\n"),
        ("cp1253", "λέξη;σημασία\nβιβλίο;κάτι που διαβάζεις\n"),
        ("cp932", "単語;意味\n本;読むもの\n"),
        ("cp949", "단어;의미\n책;읽는 것\n"),
    ],
)
def test_short_texts_of_an_old_spreadsheet_keep_their_letters(encoding: str, words: str) -> None:
    rows = [tuple(line.split(";")) for line in words.splitlines()]
    assert cards(imported(words.encode(encoding), "traitor-word").deck) == rows


def test_the_owner_may_say_the_encoding_and_the_separator() -> None:
    content = as_csv(SHEET, "^").encode("utf-32")
    assert terms_in(content, encoding="utf-32", separator="^") == TERMS
    assert terms_in(as_csv(SHEET, "\t"), separator="tab") == TERMS
    assert terms_in(as_csv(SHEET, "\t"), separator="\\t") == TERMS


@pytest.mark.parametrize("encoding", ["klingon", "hex", "idna", "punycode", "undefined", "utf-7", "a\0b", "", "\udc80"])
def test_an_encoding_that_is_none_is_refused(encoding: str) -> None:
    assert "There is no encoding" in refused(as_csv(SHEET), encoding=encoding).text


def test_text_in_another_encoding_than_is_said_is_refused_with_its_row() -> None:
    content = as_csv(SHEET, line_end="\r").replace("œ", "oe").encode("utf-8").replace("forêt".encode(), b"for\xeat")
    assert refused(content, encoding="utf-8").text.startswith("Row 4 cannot be read as utf-8.")


def test_a_sign_that_was_lost_is_remarked_on() -> None:
    content = as_csv(SHEET).encode().replace("forêt".encode(), b"for\xeat")
    assert "Row 4 holds 'for�t', where a sign was lost" in notes_on(content)


def test_quoted_cells_may_hold_separators_quotation_marks_and_line_breaks() -> None:
    odd = ('the "odd", one', 'It says "; , |\t"', "First line\r\nsecond line")
    shown = ('the "odd", one', 'It says "; , | "', "First line second line")
    for separator in (",", ";", "\t"):
        assert terms_in(as_csv([HEADER, odd, *TERMS], separator))[0] == shown


def test_spaces_around_quoted_cells_do_no_harm() -> None:
    rows = lines(f'{word}, "{meaning}" , "{example}"' for word, meaning, example in TERMS)
    assert terms_in(rows) == TERMS


@pytest.mark.parametrize(
    ("row", "read"),
    [
        ('"open;What it means;Where it is', ('"open', "What it means", "Where it is")),
        ('open";What it means;Where it is', ('open"', "What it means", "Where it is")),
        ('bye;"Bye" is what people say;"yes" he said', ("bye", '"Bye" is what people say', '"yes" he said')),
        ('inch;2.54 cm, 1";a 5" pipe', ("inch", '2.54 cm, 1"', 'a 5" pipe')),
    ],
)
def test_a_stray_quotation_mark_stays_where_it_is_and_spoils_no_other_row(row: str, read: tuple[str, ...]) -> None:
    quoted = '"semi;colon";"What; it means";"Where; it is"'
    content = lines([";".join(HEADER), *(";".join(term) for term in TERMS[:5]), row, quoted])
    content += lines(";".join(term) for term in TERMS[5:])
    expected = [*TERMS[:5], read, ("semi;colon", "What; it means", "Where; it is"), *TERMS[5:]]
    assert terms_in(content) == expected


@pytest.mark.parametrize("first", [0, 1], ids=["named", "by position"])
def test_a_separator_that_stands_in_a_text_without_quotes_is_told_by_row(first: int) -> None:
    rows = [",".join(text.replace(",", "") for text in row) for row in SHEET[first:]]
    rows[4] = rows[4].replace(" saison", " saison, dit-on,")
    error = refused(lines(rows))
    assert error.text.startswith("Row 5 has 5 cells, and there are 3 columns.")
    assert rows_named(error) == [5]


def test_sep_at_the_top_is_followed_and_not_counted_as_spreadsheets_do_not_show_it() -> None:
    assert terms_in("sep=;\r\n" + as_csv(SHEET, ";")) == TERMS
    error = refused("sep=;\r\n" + as_csv(with_row(SHEET, 4, ("x", "", "y")), ";"))
    assert rows_named(error) == [4]


def test_blank_rows_are_skipped_and_counted() -> None:
    blank = ("", "", "")
    rows = [blank, blank, HEADER, blank, *TERMS[:3], blank, ("x", "", "y"), *TERMS[3:], blank, blank]
    assert rows_named(refused(as_csv(rows, ";"))) == [9]
    assert rows_named(refused(as_csv(rows, ";").replace(";;\r\n", "\r\n"))) == [9]


def test_a_row_with_line_breaks_in_its_cells_counts_as_one_as_in_a_spreadsheet() -> None:
    rows = [HEADER, ("two lines", "one\ntwo", "a\n\n\nb"), *TERMS, ("x", "y", "")]
    assert rows_named(refused(as_csv(rows))) == [15]


def test_trailing_separators_do_no_harm() -> None:
    for many in (1, 3, 300):
        assert terms_in(as_csv([(*row, *[""] * many) for row in SHEET], ";")) == TERMS


def test_copied_texts_lose_what_nobody_sees_and_keep_the_spaces_of_their_language() -> None:
    odd = (" \ufeffzero\u200bwidth ", "Qu’est-ce\u202f? C’est\xa0: ça", "\xa0one\u2028two\tthree\x07\xa0")
    assert terms_in(as_csv([HEADER, odd, *TERMS]))[0] == (
        "zerowidth",
        "Qu’est-ce\u202f? C’est\xa0: ça",
        "one two three",
    )


@pytest.mark.parametrize("game", sorted(CARDS))
def test_a_spreadsheet_of_any_game_is_read_by_names_and_by_position(game: str) -> None:
    assert imported(as_csv([NAMES[game], *CARDS[game]]), game).deck == imported(as_csv(CARDS[game]), game).deck


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "The file is empty."),
        (b"\n\n \t\n", "The file is empty."),
        (b"\xef\xbb\xbf", "The file is empty."),
        (b"no,word,definition\n1,,\n2,,\n", "There is nothing in the columns of the cards."),
        (b"word,definition,example\n", "There is nothing below the names of the columns."),
        (b"x" * 2_000_001, "larger than 2 MB"),
        (b"%PDF-1.7\n%\xe2\xe3", "This is a PDF."),
        (b"{\\rtf1\\ansi", "This is a text document."),
        (b"<!DOCTYPE html><html>", "This is a web page."),
        (b"\n<html><table>", "This is a web page."),
        (b"\x89PNG\r\n\x1a\n", "This is a picture."),
        (b"\xd0\xcf\x11\xe0" + b"\0" * 600, "This workbook is of an old kind."),
        (b"\xd0\xcf\x11\xe0" + "EncryptedPackage".encode("utf-16-le"), "locked with a password"),
        (bytes(range(256)) * 9, "holds no text that can be read"),
        (b"nucleus\nmembrane\nenzyme\n", "There is only one column. A deck for bluff has word, definition and example"),
    ],
)
def test_a_file_that_is_no_spreadsheet_of_cards_is_refused_in_plain_words(content: bytes, says: str) -> None:
    assert says in refused(content).text


def test_too_many_rows_are_refused() -> None:
    rows = [(f"word {n}", f"It means {n}.", f"It is {n}.") for n in range(5000)]
    assert "a deck holds 2000 cards" in refused(as_csv([HEADER, *rows])).text
    assert refused(as_csv([HEADER, *rows[:2001]])).text == "There are 2001 cards; a deck holds 2000. Split the file."
    assert len(terms_in(as_csv([HEADER, *rows[:2000]]))) == 2000


def test_too_many_columns_are_refused_with_their_row() -> None:
    assert refused(as_csv(with_row(SHEET, 3, ["x"] * 70))).text.startswith("Row 3 has 70 columns; the most is 60.")


def test_a_game_without_decks_is_refused() -> None:
    assert "'out-of-control' is not a game with a deck" in refused(as_csv(SHEET), "out-of-control").text


@pytest.mark.parametrize(
    ("file", "title"),
    [
        ("les-volcans_5e B.csv", "Les volcans 5e B"),
        (r"C:\Docs\SVT.xlsx", "SVT"),
        (".csv", ".csv"),
        ("", "Untitled"),
        ("x" * 300 + ".csv", "X" + "x" * 119),
        ("a\u200bb\n.csv", "Ab"),
    ],
)
def test_the_title_is_made_of_the_file_s_name(file: str, title: str) -> None:
    assert imported(as_csv(SHEET), file=file).deck.title == title


def test_the_language_is_guessed_unless_it_is_said() -> None:
    assert imported(as_csv(SHEET)).deck.language == "fr"
    assert imported(as_csv(SHEET), language="oc").deck.language == "oc"
