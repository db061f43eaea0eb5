"""Whatever comes in, there is a deck or a DeckError, and soon."""

from __future__ import annotations

import time
import zipfile
from io import BytesIO
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from parlour.decks import DeckError, games_with_decks
from parlour.decks.sheets.importing import ImportOptions, import_deck
from tests.decks.sheets.making import HEADER, TERMS, as_csv, as_excel_writes, as_xlsx, as_zip

fuzz = settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])

GAMES = st.sampled_from(sorted(games_with_decks()))
SHEET = [HEADER, *TERMS]

# What a reader of text files might stumble over.
PIECES = st.one_of(
    st.sampled_from([",", ";", "\t", "|", '"', '""', "\n", "\r", "\r\n", " - ", " ", "'", "=", "\\", "\0", "\u2028"]),
    st.sampled_from(["word", "definition", "example", "mot", "question", "category", "topic", "tags", "noir", "rose"]),
    st.sampled_from(
        ["society", "future", "id", "front", "ex. :", "e.g.", "x" * 400, "é", "細胞", "🂡", "\ufeff", "\u200b"]
    ),
    st.sampled_from(["sep=;\n", "#separator:", "#html:true\n", "#columns:", "#tags column:1\n", "<br>", "<", "&nbsp;"]),
    st.sampled_from(["&#9999999999;", "{{c1::", "::", "}}", "[sound:", "1984"]),
)
TEXTS = st.lists(PIECES | st.text(max_size=5), max_size=60).map("".join)
ENCODINGS = st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "cp1252", "mac_roman", "cp850", "gb18030"])
STARTS = st.sampled_from([b"", b"PK\x03\x04", b"PK\x05\x06", b"\xff\xfe", b"\xef\xbb\xbf", b"\xd0\xcf\x11\xe0", b"\0a"])
READINGS = st.builds(
    ImportOptions,
    columns=st.none()
    | st.sampled_from(["word,definition,example", "topic", "-", "", ",,", "black,-,pink"])
    | st.text(),
    header=st.none() | st.booleans(),
    separator=st.none() | st.sampled_from(["tab", '"', "\n", " ", "ab", "\\t", ""]) | st.text(max_size=3),
    encoding=st.none() | ENCODINGS | st.sampled_from(["hex", "idna", "a\0b", "utf-32"]) | st.text(max_size=5),
    sheet=st.none() | st.sampled_from(["Sheet", "Feuille1", "\0"]),
    title=st.sampled_from(["", "x" * 500, "\0", "\ud800"]),
    language=st.sampled_from(["", "fr", "\u200b"]),
)


def deck_or_error(content: bytes, game: str, reading: ImportOptions = ImportOptions()) -> None:  # noqa: B008, frozen
    began = time.process_time()
    try:
        _, remarks = import_deck(content, "my deck.csv", game, reading)
    except DeckError as error:
        remarks = list(error.remarks)
        assert all(remark.text for remark in remarks)
    assert time.process_time() - began < 5
    assert all(remark.text[0] == remark.text[0].upper() for remark in remarks)


@fuzz
@given(st.binary(max_size=400), STARTS, GAMES)
def test_any_bytes_at_all_are_a_deck_or_an_error(content: bytes, start: bytes, game: str) -> None:
    deck_or_error(start + content, game)


@fuzz
@given(TEXTS, ENCODINGS, GAMES, READINGS)
@example('"' * 9, "utf-8", "bluff", ImportOptions(separator='"'))
@example("#html:true\na\t&#" + "9" * 9000, "utf-8", "traitor-word", ImportOptions())
def test_any_text_in_any_encoding_read_in_any_way_is_a_deck_or_an_error(
    text: str, encoding: str, game: str, reading: ImportOptions
) -> None:
    deck_or_error(text.encode(encoding, errors="replace"), game, reading)


WORKBOOKS = {"xlsx": as_xlsx(SHEET), "xlsx of Excel": as_excel_writes(SHEET)}


@fuzz
@given(st.sampled_from(sorted(WORKBOOKS)), st.data(), GAMES)
def test_a_workbook_with_a_few_bytes_changed_is_a_deck_or_an_error(kind: str, data: Any, game: str) -> None:
    spoilt = bytearray(WORKBOOKS[kind])
    for _ in range(data.draw(st.integers(1, 4))):
        spoilt[data.draw(st.integers(0, len(spoilt) - 1))] = data.draw(st.integers(0, 255))
    deck_or_error(bytes(spoilt[: data.draw(st.sampled_from([len(spoilt), len(spoilt) // 2]))]), game)


@fuzz
@given(st.sampled_from(sorted(WORKBOOKS)), st.data(), GAMES)
def test_a_workbook_with_one_of_its_parts_spoilt_is_a_deck_or_an_error(kind: str, data: Any, game: str) -> None:
    with zipfile.ZipFile(BytesIO(WORKBOOKS[kind])) as archive:
        parts: dict[str, str | bytes] = {name: archive.read(name) for name in archive.namelist()}
    name = data.draw(st.sampled_from(sorted(parts)))
    xml = bytes(parts[name])  # type: ignore[arg-type]
    place = data.draw(st.integers(0, len(xml)))
    pieces = [
        "",
        "<",
        ">",
        '"',
        "<c>",
        "</c>",
        "<v>9</v>",
        "<row>",
        't="s"',
        't="d"',
        's="99"',
        "-1",
        "\0",
        "&a;",
        "<t>",
    ]
    new = data.draw(st.sampled_from(pieces)).encode()
    parts[name] = xml[:place] + new + xml[place + data.draw(st.integers(0, 30)) :]
    deck_or_error(as_zip(parts), game)


@pytest.mark.parametrize(
    "content",
    [
        b"," * 1_999_999,
        b"\n" * 1_999_999,
        b'"' * 1_999_999,
        b'",' * 999_999,
        b'""x,' * 499_999,
        b"a,b;" * 499_999,
        b" - " * 600_000,
        b" " * 1_999_999 + b"x",
        "é".encode() + b" " * 1_900_000 + b"x",
        b"a\tb\n<br>" + b"<" * 1_900_000,
        b"#html:true\n" + b"{{c1::" * 333_000,
        b"#html:true\n{{c1::" + b"::" * 900_000,
        b"#html:true\n" + b"[sound:" * 280_000,
        b"#html:true\n" * 180_000,
        b"word\tdefinition\na\t" + b"ex " * 600_000,
        b"word\tdefinition\na\t" + b"(" * 1_900_000,
        b"question,category,help\na,s/f," + b"\\|" * 900_000,
        b"\xe9;a\n" * 400_000,
    ],
    ids=lambda content: repr(content[:16]),
)
def test_two_megabytes_of_the_same_do_not_take_long(content: bytes) -> None:
    deck_or_error(content, "talkitout" if content.startswith(b"question") else "bluff")


def test_a_sheet_with_ten_thousand_mistakes_has_them_all_listed() -> None:
    rows = [("", "x" * 300, "")] * 2000
    with pytest.raises(DeckError) as caught:
        import_deck(as_csv([HEADER, *TERMS, *rows]).encode(), "x", "bluff", ImportOptions())
    assert "2012 cards" in caught.value.text
    with pytest.raises(DeckError) as caught:
        import_deck(as_csv([HEADER, *TERMS, *rows[:1900]]).encode(), "x", "bluff", ImportOptions())
    assert len(caught.value.remarks) == 3 * 1900
