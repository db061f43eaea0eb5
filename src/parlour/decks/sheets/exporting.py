"""A deck as CSV, for a spreadsheet; `import_deck` reads it back."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from parlour.decks.format import Deck, QuestionDeck, TermDeck, TopicDeck, WordDeck
from parlour.decks.sheets.rows import BETWEEN_TAGS, BETWEEN_TEXTS, harmless, in_one_cell


def export_csv(deck: Deck) -> bytes:
    """The cards, one a row, with names over the columns. The mark at the start tells spreadsheets that it is UTF-8."""
    names, rows = _table(deck)
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(names)
    writer.writerows([harmless(cell) for cell in row] for row in rows)
    return file.getvalue().encode("utf-8-sig")


def _table(deck: Deck) -> tuple[Sequence[str], Iterable[Sequence[str]]]:
    match deck:
        case QuestionDeck(questions=questions):
            helps = max((len(question.help) for question in questions), default=0)
            samples = max((len(question.samples) for question in questions), default=0)
            names = ["question", "category 1", "category 2", *_numbered("help", helps), *_numbered("sample", samples)]
            return [*names, "id"], (
                [q.text, *q.categories, *_one_each(q.help, helps), *_one_each(q.samples, samples), q.id]
                for q in questions
            )
        case TermDeck(terms=terms):
            return ("word", "definition", "example", "id"), ((t.word, t.definition, t.example, t.id) for t in terms)
        case TopicDeck(topics=topics):
            return ("topic a", "tags a", "topic b", "tags b"), (
                (a.text, in_one_cell(a.tags, BETWEEN_TAGS), b.text, in_one_cell(b.tags, BETWEEN_TAGS))
                for a, b in topics
            )
        case WordDeck(words=words):
            return ("black", "pink"), ((card.black, card.pink) for card in words)
    raise AssertionError(f"no columns for {type(deck).__name__}")


def _numbered(name: str, most: int) -> list[str]:
    return [f"{name} {number}" for number in range(1, most + 1)]


def _one_each(texts: Sequence[str], columns: int) -> list[str]:
    return [*(in_one_cell([text], BETWEEN_TEXTS) for text in texts), *[""] * (columns - len(texts))]
