"""A game on paper, as a PDF: its short rules, then what has to be cut out."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.decks.errors import DeckError, FieldPath, Remark, written
from parlour.decks.format import Deck, fields_of, game_of
from parlour.decks.kind import games_with_decks, kind_of
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.faces import faces_of
from parlour.decks.printing.fonts import missing
from parlour.decks.printing.imprint import Imprint
from parlour.decks.printing.labels import Labels, labels
from parlour.decks.printing.paper import Paper
from parlour.decks.printing.rules_page import Rules, print_rules, read_rules
from parlour.decks.printing.sheet import print_cards
from parlour.registry import GAMES


def print_deck(game: str, deck: Deck | None, *, paper: Paper, language: str | None = None) -> bytes:
    """The PDF of everything that the game needs, the deck's cards included.

    A game that takes no deck is given its language; the others speak their deck's. Our own words are in English where
    we have none in that language. Raises a DeckError if the deck is another game's, if it has a sign that none of our
    fonts has, or if there is nothing to print.
    """
    _must_be_for(game, deck)
    if deck is not None:
        _must_be_printable(deck)
    title, faces = GAMES[game].title, faces_of(GAMES[game])
    spoken = deck.language if deck else language or "en"
    words = labels(spoken)
    rules, cards = read_rules(game, words.language), faces.cards(deck, words.language)
    if rules is None and not cards:
        raise DeckError(f"There is nothing to print of {title}: it has no cards of its own and no short rules.")
    called = f"{title} · {deck.title}" if deck else title
    imprint = Imprint(
        title=" · ".join([called, *(_level(deck, words) if deck else ())]),
        rights=" · ".join(part for part in (deck.licence, deck.author) if part) if deck else "Parlour",
        labels=words,
    )
    canvas = Canvas(paper, title=called, author=deck.author if deck else "Parlour", language=spoken)
    print_rules(canvas, title, faces, rules or Rules("", "", []), words, imprint)
    if faces.beside:
        faces.beside(canvas, deck, imprint)
    print_cards(canvas, cards, imprint)
    return canvas.data()


def _level(deck: Deck, words: Labels) -> Iterator[str]:
    """For whom the deck is and how hard, as far as it says so."""
    if deck.age:
        yield words.age.format(deck.age)
    if deck.difficulty:
        yield words.difficulty[deck.difficulty]


def _must_be_for(game: str, deck: Deck | None) -> None:
    if game not in GAMES:
        raise DeckError(f"There is no game {game!r} to print. The games are {', '.join(GAMES)}.")
    if deck is None and game in games_with_decks():
        raise DeckError(f"{GAMES[game].title} is printed with a deck. Name one.")
    if deck is not None and game_of(deck) != game:
        raise DeckError(f"This deck is for {game_of(deck)}, not for {game}.")


def _must_be_printable(deck: Deck) -> None:
    remarks = [
        Remark(
            f"{written(path)} has the sign {sign!r} (U+{ord(sign):04X}), which is in none of the fonts that cards are "
            "printed with. Write it another way.",
            path,
        )
        for path, text in _printed_texts(deck)
        if (sign := missing(text))
    ]
    if remarks:
        raise DeckError.of(remarks)


def _printed_texts(deck: Deck) -> Iterator[tuple[FieldPath, str]]:
    """Every text of the deck that stands on paper, with its place: the labels, and what is one text on a card."""
    yield from ((("title",), deck.title), (("licence",), deck.licence), (("author",), deck.author))
    kind = kind_of(deck)
    fields = [field for field in fields_of(kind.listed.card) if field.at_most is None and not field.choices]
    names = [field.name for field in fields if field.name != "id"]
    for place, card in enumerate(kind.cards_in(deck)):
        if kind.listed.faces == 1:
            yield from (((kind.cards, place, name), getattr(card, name)) for name in names)
        for at, face in enumerate(card if kind.listed.faces > 1 else ()):
            yield from (((kind.cards, place, at), getattr(face, name)) for name in names)
