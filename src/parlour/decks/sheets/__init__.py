"""Decks from spreadsheets, and back: CSV, TSV, XLSX, and the text exports of Anki and Quizlet."""

from __future__ import annotations

from parlour.decks.sheets.exporting import export_csv
from parlour.decks.sheets.importing import Imported, Reading, import_deck

__all__ = ["Imported", "Reading", "export_csv", "import_deck"]
