"""Decks in the terminal: the commands of `parlour deck`, and how a deck looks there."""
