"""How decks look in the terminal: a list of them, and one with its cards laid out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.decks import (
    Category,
    Deck,
    DeckError,
    Question,
    QuestionDeck,
    TermDeck,
    Topic,
    TopicDeck,
    WordCard,
    find,
    game_of,
)
from parlour.decks.facts import Card, cards_in
from parlour.games import GAMES
from parlour.terminal.screen import say

SOME_CARDS = 12
SMALL_CARD, LARGE_CARD = 18, 33

# The marks of the categories: colour, shape and letter, as on the cards.
MARK = {
    Category.SOCIETY: ("■", "#5b8fd9"),
    Category.RELATIONSHIPS: ("♥", "#e0604d"),
    Category.FUTURE: ("▲", "#37ae93"),
    Category.MEMORIES: ("✤", "#efb23a"),
    Category.IDENTITY: ("●", "#a864c0"),
}


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
            console.print(
                Text.assemble(
                    "  ", (f"{name:<{width}}", "cyan"), "  ", (deck.title, "bold"), f"  {size_in_words(deck)}"
                )
            )
    for name, why in decks.items():
        if isinstance(why, DeckError):
            say(console, Text.assemble((name, "cyan"), (f"  cannot be read: {why.text}", "red")))


def size_in_words(deck: Deck) -> str:
    match deck:
        case QuestionDeck():
            return f"{len(deck.questions)} questions"
        case TermDeck():
            return f"{len(deck.terms)} terms"
        case TopicDeck():
            return f"{len(deck.topics)} cards, {2 * len(deck.topics)} topics"
    return f"{len(cards_in(deck))} cards"


def print_deck(console: Console, name: str, deck: Deck, every_card: bool) -> None:
    """The deck's label, and its cards, or some of them."""
    cards = cards_in(deck)
    # Some from all through the deck, as neighbours are often alike.
    shown = cards if every_card else cards[:: max(1, len(cards) // SOME_CARDS)][:SOME_CARDS]
    title = GAMES[game_of(deck)].title
    by = " · ".join(part for part in (title, size_in_words(deck), deck.language, deck.author, deck.licence) if part)
    console.print(Text.assemble("\n", (deck.title, "bold green"), "  ", (name, "cyan"), "\n", (by, "dim"), "\n"))
    if isinstance(deck, QuestionDeck):
        console.print(_pairs(deck))
        console.print()
    console.print(_table(shown) if isinstance(deck, TermDeck) else _laid_out(console, shown))
    if len(shown) < len(cards):
        console.print(Text(f"\n{len(cards) - len(shown)} more: parlour deck show {name} --all", "dim"))


def _table(terms: Iterable[Any]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_lines=True)
    table.add_column("Word", style="bold cyan")
    table.add_column("Definition")
    table.add_column("Example", style="green")
    for term in terms:
        table.add_row(term.word, term.definition, term.example)
    return table


def _laid_out(console: Console, cards: Iterable[Card]) -> Columns:
    """The cards side by side, all of one size."""
    faces = [_face(card) for card in cards]
    width = SMALL_CARD if faces and faces[0].plain.count("\n") == 1 else LARGE_CARD
    height = max((len(face.wrap(console, width - 4)) for face in faces), default=0) + 2
    return Columns([Panel(face, box=box.ROUNDED, width=width, height=height) for face in faces], padding=0)


def _face(card: Card) -> Text:
    match card:
        case Question():
            marks = Text("  ").join(_mark(category) for category in card.categories)
            return Text.assemble(marks, "\n\n", (card.text, "bold"))
        case WordCard():
            return Text.assemble((card.black, "bold"), "\n", (card.pink, "bold #f8a8c4"))
        case (Topic() as first, Topic() as second):
            return Text("\n\n").join(
                Text.assemble((topic.text, "bold"), "\n", (", ".join(topic.tags), "dim")) for topic in (first, second)
            )
    raise AssertionError(f"no face for {type(card).__name__}")


def _mark(category: Category) -> Text:
    sign, colour = MARK[category]
    return Text(f"{sign} {category}", colour)


def _pairs(deck: QuestionDeck) -> Table:
    """How many Questions join each two categories: where there are few, players are stuck more often."""
    times = Counter(frozenset(question.categories) for question in deck.questions)
    table = Table.grid(padding=(0, 2))
    for place, first in enumerate(Category):
        others = list(Category)[place + 1 :]
        counts = [Text.assemble(_mark(second), f" {times[frozenset((first, second))]}") for second in others]
        if counts:
            table.add_row(_mark(first), Text("with", "dim"), *counts)
    return table
