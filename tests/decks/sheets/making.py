"""Spreadsheets as teachers have them, for the tests of importing."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest
from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from parlour.decks import Deck, DeckError
from parlour.decks.sheets.importing import Imported, ImportOptions, import_deck
from parlour.games.bluff.deck import TermDeck
from parlour.games.player_of_honour.deck import TopicDeck
from parlour.games.talkitout.deck import QuestionDeck
from parlour.games.traitor_word.deck import WordDeck

Table = Sequence[Sequence[Any]]
Rows = list[tuple[str, ...]]

NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

LIST_OF_PARTS = "[Content_Types].xml"

HEADER = ("word", "definition", "example")
TERMS: Rows = [
    ("noyau", "Là où se trouve l’ADN", "Dolly fut clonée avec le sien"),
    ("cœur", "Il bat, nuit et jour", "Le mien s’emballe"),
    ("forêt", "Beaucoup d’arbres", "Celle de Brocéliande"),
    ("été", "La saison chaude", "En juillet, on se baigne"),
    ("hiver", "La saison froide", "Il neige à Noël"),
    ("île", "Une terre entourée d’eau", "Oléron, par exemple"),
    ("maïs", "Une céréale jaune", "Il pousse, hélas, partout"),
    ("garçon", "Un enfant", "Paul en est un"),
    ("œuf", "La poule en pond", "À la coque"),
    ("sûreté", "Être sans danger", "Les ceintures y servent"),
    ("où", "Pour demander un lieu", "… vas-tu ?"),
    ("aiguë", "Très haute", "Sa voix l’est"),
]
WORDS: Rows = [(f"noir {n}", f"rose {n}") for n in range(6)]
TOPICS: Rows = [(f"sujet {n}", f"autre {n}") for n in range(50)]
QUESTIONS: Rows = [(f"Quoi {n} ?", "société", "avenir") for n in range(4)]
SHEET = [HEADER, *TERMS]
FIRST_SHEET = "xl/worksheets/sheet1.xml"

CARDS = {"bluff": TERMS, "traitor-word": WORDS, "player-of-honour": TOPICS, "talkitout": QUESTIONS}
NAMES = {
    "bluff": HEADER,
    "traitor-word": ("black", "pink"),
    "player-of-honour": ("topic a", "topic b"),
    "talkitout": ("question", "category 1", "category 2"),
}


def as_csv(rows: Table, separator: str = ",", line_end: str = "\r\n") -> str:
    file = io.StringIO()
    csv.writer(file, delimiter=separator, lineterminator=line_end).writerows(rows)
    return file.getvalue()


def with_row(rows: Table, number: int, row: Sequence[Any]) -> list[Sequence[Any]]:
    """The same rows, with another one in that place, where 1 is the first."""
    return [*rows[: number - 1], row, *rows[number - 1 :]]


def as_xlsx(rows: Table, change: Callable[[Workbook, Worksheet], object] = lambda workbook, sheet: None) -> bytes:
    workbook = Workbook()
    sheet = workbook.active
    assert isinstance(sheet, Worksheet)
    for row in rows:
        sheet.append(list(row))
    change(workbook, sheet)
    file = io.BytesIO()
    workbook.save(file)
    return file.getvalue()


def as_excel_writes(rows: Table) -> bytes:
    """The same in the way of Excel: every text stands once in a part of its own, and cells have its number."""
    texts = list(dict.fromkeys(cell for row in rows for cell in row))
    numbers = {text: number for number, text in enumerate(texts)}
    shared = "".join(f'<si><t>{text}</t><rPh sb="0" eb="1"><t>as spoken</t></rPh></si>' for text in texts)
    sheet = "".join(
        f'<row r="{row}">'
        + "".join(
            f'<c r="{"ABCDE"[column]}{row}" t="s"><v>{numbers[cell]}</v></c>' for column, cell in enumerate(cells)
        )
        + "</row>"
        for row, cells in enumerate(rows, start=1)
    )
    workbook = with_part(with_shared_texts(as_xlsx([])), "xl/sharedStrings.xml", f"<sst {NAMESPACE}>{shared}</sst>")
    return with_part(
        workbook, "xl/worksheets/sheet1.xml", f"<worksheet {NAMESPACE}><sheetData>{sheet}</sheetData></worksheet>"
    )


def with_shared_texts(workbook: bytes) -> bytes:
    """The workbook with the part listed in which texts stand once for all cells."""
    with zipfile.ZipFile(io.BytesIO(workbook)) as archive:
        listed = archive.read(LIST_OF_PARTS).decode()
    kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"
    entry = f'<Override PartName="/xl/sharedStrings.xml" ContentType="{kind}"/>'
    return with_part(workbook, LIST_OF_PARTS, listed.replace("</Types>", f"{entry}</Types>"))


def as_zip(parts: dict[str, str | bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, part in parts.items():
            archive.writestr(name, part)
    return file.getvalue()


def with_part(workbook: bytes, name: str, part: str | bytes) -> bytes:
    with zipfile.ZipFile(io.BytesIO(workbook)) as archive:
        return as_zip({**{old: archive.read(old) for old in archive.namelist()}, name: part})


def imported(content: str | bytes, game: str = "bluff", file: str = "my deck.csv", **reading: Any) -> Imported:
    data = content.encode() if isinstance(content, str) else content
    return import_deck(data, file, game, ImportOptions(author="A teacher", licence="CC0", **reading))


def refused(content: str | bytes, game: str = "bluff", **reading: Any) -> DeckError:
    with pytest.raises(DeckError) as caught:
        imported(content, game, **reading)
    assert all(remark.file == "my deck.csv" for remark in caught.value.remarks)
    return caught.value


def cards(deck: Deck) -> list[Any]:
    """The deck's cards as tuples, without ids."""
    match deck:
        case TermDeck():
            return [(term.word, term.definition, term.example) for term in deck.terms]
        case QuestionDeck():
            return [(q.text, tuple(q.categories), q.help, q.samples) for q in deck.questions]
        case TopicDeck():
            return [tuple((topic.text, topic.tags) for topic in card) for card in deck.topics]
        case WordDeck():
            return [(card.black, card.pink) for card in deck.words]
    raise AssertionError


def terms_in(content: str | bytes, **reading: Any) -> list[Any]:
    return cards(imported(content, **reading).deck)


def notes_on(content: str | bytes, game: str = "bluff", **reading: Any) -> str:
    return "\n".join(remark.text for remark in imported(content, game, **reading).remarks)


def rows_named(error: DeckError) -> list[int]:
    """The rows that the remarks are about, one a remark."""
    found = (re.match(r"Row (\d+)", remark.text) for remark in error.remarks)
    return [int(row[1]) for row in found if row]


def lines(rows: Iterable[str]) -> str:
    return "".join(f"{row}\n" for row in rows)


def sheet_of(xml: str) -> bytes:
    return with_part(as_xlsx(SHEET), FIRST_SHEET, f"<worksheet {NAMESPACE}><sheetData>{xml}</sheetData></worksheet>")
