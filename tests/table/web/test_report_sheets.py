"""The two sheets of a report: the columns that teachers were promised, empty cells for whoever was not there, and
nothing that a spreadsheet would run."""

from __future__ import annotations

import csv

from parlour.table.classroom.learning import KnownBy
from parlour.table.web.report_sheets import pupils_csv, terms_csv
from parlour.table.wire.reports import CheckCounts, PlayCounts, PupilLine, Report, TermLine

REPORT = Report(
    "A deck",
    1,
    None,
    None,
    2,
    3,
    1,
    None,
    [
        TermLine(
            4,
            "=SUM(A1)",
            "A text",
            CheckCounts(5, 1),
            CheckCounts(6, 2),
            7,
            3,
            True,
            PlayCounts(1, 2, 3, 4, 5, 6, None, 0),
            KnownBy(9.06, 7, 11),
        ),
        TermLine(
            7,
            "été",
            "A text",
            CheckCounts(0, 0),
            CheckCounts(0, 0),
            None,
            0,
            False,
            PlayCounts(0, 0, 0, 0, 0, 0, 4, 2),
            KnownBy(20, 18, 22),
        ),
    ],
    [(4, 7)],
    [
        PupilLine(0, 1, 3, 4, 13, 5, 6),
        PupilLine(1, 2, None, 0, 9, 0, 3),
        PupilLine(None, 3, None, None, None, None, None),
    ],
)


def rows(sheet: bytes) -> list[list[str]]:
    return list(csv.reader(sheet.decode("utf-8-sig").splitlines()))


def test_a_row_a_pupil_by_number_and_empty_cells_for_whoever_was_not_there() -> None:
    assert rows(pupils_csv(REPORT)) == [
        ["number", "check_1", "check_2", "terms_met", "right_in_play", "to_practise"],
        ["1", "3", "4", "13", "5", "6"],
        ["2", "", "0", "9", "0", "3"],
        ["3", "", "", "", "", ""],
    ]


def test_a_row_a_term_and_no_word_of_a_deck_is_run_as_a_formula() -> None:
    names, *terms = rows(terms_csv(REPORT))
    one, other = (dict(zip(names, row, strict=True)) for row in terms)
    assert one["word"] == other["mixed_up_with"] == "'=SUM(A1)"
    assert (one["asked_2"], one["right_2"], one["taken_for"], one["times"]) == ("6", "2", "été", "3")
    assert (one["laid_right"], one["torn_apart"], one["mixed_up_with"]) == ("1", "6", "")
    assert (one["know"], one["know_low"], one["know_high"]) == ("9.1", "7", "11")
    assert (other["taken_for"], other["times_in_play"]) == ("", "2")
