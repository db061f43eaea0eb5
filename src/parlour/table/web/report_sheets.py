"""The report of a class as two sheets for a spreadsheet: a row a pupil, by number alone, and a row a term."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from parlour.decks.sheets.rows import harmless
from parlour.table.wire.reports import Report

PUPIL_COLUMNS: Final = ("number", "check_1", "check_2", "terms_met", "right_in_play", "to_practise")
TERM_COLUMNS: Final = (
    *("word", "asked_1", "right_1", "asked_2", "right_2", "taken_for", "times"),
    *("laid_right", "laid_false", "typed_right", "typed_false", "kept", "torn_apart", "mixed_up_with", "times_in_play"),
    *("know", "know_low", "know_high"),
)


def pupils_csv(report: Report) -> bytes:
    return _csv(PUPIL_COLUMNS, ([getattr(line, column) for column in PUPIL_COLUMNS] for line in report.pupils))


def terms_csv(report: Report) -> bytes:
    word = {line.term: line.word for line in report.terms}
    return _csv(
        TERM_COLUMNS,
        (
            [
                line.word,
                *(line.first_check.asked, line.first_check.right, line.second_check.asked, line.second_check.right),
                *(None if line.taken_for is None else word[line.taken_for], line.times),
                *(line.play.laid_right, line.play.laid_false, line.play.typed_right, line.play.typed_false),
                *(line.play.kept, line.play.torn_apart),
                *(None if line.play.mixed_up_with is None else word[line.play.mixed_up_with], line.play.times),
                *(round(line.known.mean, 1), line.known.low, line.known.high),
            ]
            for line in report.terms
        ),
    )


def _csv(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    """The mark at the start tells spreadsheets that it is UTF-8."""
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(columns)
    writer.writerows(["" if cell is None else harmless(str(cell)) for cell in row] for row in rows)
    return file.getvalue().encode("utf-8-sig")
