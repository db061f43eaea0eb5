"""Decks on paper: a PDF that somebody prints on both sides, cuts and plays with."""

from __future__ import annotations

from parlour.decks.printing.document import print_deck
from parlour.decks.printing.paper import Paper

__all__ = ["Paper", "print_deck"]
