"""A deck as CSV, for a spreadsheet; `import_deck` reads it back."""

from __future__ import annotations

import csv
import io

from parlour.decks.format import Deck, game_of
from parlour.decks.kind import kind_of
from parlour.decks.sheets.columns import layout_of
from parlour.decks.sheets.layout import card_by_card
from parlour.decks.sheets.rows import harmless


def export_csv(deck: Deck) -> bytes:
    """The cards, one a row, with names over the columns. The mark at the start tells spreadsheets that it is UTF-8."""
    layout = layout_of(game_of(deck))
    names, rows = layout.rows(deck) if layout.rows else card_by_card(kind_of(deck).cards_in(deck), layout.columns)
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(names)
    writer.writerows([harmless(cell) for cell in row] for row in rows)
    return file.getvalue().encode("utf-8-sig")
