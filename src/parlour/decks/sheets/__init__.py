"""Decks from spreadsheets, and back: CSV, TSV, XLSX, and the text exports of Anki and Quizlet."""
