"""How decks are listed, and how one is shown with its cards laid out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from parlour.decks import Deck, DeckError, find, game_of
from parlour.decks.facts import level_in_words, size_in_words
from parlour.decks.kind import kind_of
from parlour.registry import GAMES
from parlour.terminal.pictures import laid_out
from parlour.terminal.presenter import presenter_of
from parlour.terminal.screen import say

SOME_CARDS = 12


def find_all(names: Iterable[str]) -> dict[str, Deck | DeckError]:
    """The decks by name; for one that cannot be read, the reason."""
    found: dict[str, Deck | DeckError] = {}
    for name in names:
        try:
            found[name] = find(name)
        except DeckError as error:
            found[name] = error
    return found


def print_decks(console: Console, decks: Mapping[str, Deck | DeckError]) -> None:
    """The decks, game after game, and in the end what cannot be read."""
    width = max(map(len, decks), default=0)
    for game in GAMES.values():
        mine = {name: deck for name, deck in decks.items() if isinstance(deck, Deck) and game_of(deck) == game.name}
        if mine:
            console.print(Text(game.title, "bold green"))
        for name, deck in mine.items():
            size, level = size_in_words(deck), level_in_words(deck, themes=False)
            named = Text.assemble("  ", (f"{name:<{width}}", "cyan"), "  ", (deck.title, "bold"))
            console.print(Text.assemble(named, f"  {size}", (f"  {level}" if level else "", "dim")))
    for name, why in decks.items():
        if isinstance(why, DeckError):
            say(console, Text.assemble((name, "cyan"), (f"  cannot be read: {why.text}", "red")))


def print_deck(console: Console, name: str, deck: Deck, every_card: bool) -> None:
    """The deck's label, and its cards, or some of them."""
    cards = kind_of(deck).cards_in(deck)
    # Some from all through the deck, as neighbours are often alike.
    shown = cards if every_card else cards[:: max(1, len(cards) // SOME_CARDS)][:SOME_CARDS]
    title = GAMES[game_of(deck)].title
    label = (title, size_in_words(deck), level_in_words(deck), deck.language, deck.author, deck.licence)
    by = " · ".join(filter(None, label))
    console.print(Text.assemble("\n", (deck.title, "bold green"), "  ", (name, "cyan"), "\n", (by, "dim"), "\n"))
    show = presenter_of(GAMES[game_of(deck)]).show_deck
    for part in show(console, deck, shown) if show else [laid_out(console, [_plain_face(card) for card in shown])]:
        console.print(part)
    if len(shown) < len(cards):
        console.print(Text(f"\n{len(cards) - len(shown)} more: parlour deck show {name} --all", "dim"))


def _plain_face(card: Any) -> Text:
    """Every text of the card, whatever its format."""
    return Text("\n\n").join([Text(text, "bold") for text in _texts(msgspec.to_builtins(card))])


def _texts(written: Any) -> list[str]:
    match written:
        case str():
            return [written]
        case dict():
            return [text for value in written.values() for text in _texts(value)]
        case list():
            return [text for value in written for text in _texts(value)]
    return []
