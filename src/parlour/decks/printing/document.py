"""A deck as a PDF: the rules, then what has to be cut out."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.decks.errors import DeckError, FieldPath, Remark, written
from parlour.decks.format import DECKS, Deck, QuestionDeck, TermDeck, TopicDeck, WordDeck, game_of
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.die import print_die
from parlour.decks.printing.faces import bluff, out_of_control, player_of_honour, talkitout, traitor_word
from parlour.decks.printing.fonts import missing
from parlour.decks.printing.games import GAMES
from parlour.decks.printing.imprint import Imprint
from parlour.decks.printing.labels import Labels, labels
from parlour.decks.printing.paper import Paper
from parlour.decks.printing.rules_page import print_rules
from parlour.decks.printing.sheet import Card, print_cards
from parlour.decks.printing.solution_sheet import print_solutions
from parlour.decks.printing.tokens import print_tokens


def print_deck(game: str, deck: Deck | None, *, paper: Paper, language: str | None = None) -> bytes:
    """The PDF of everything that the game needs, the deck's cards included.

    Out of Control has no deck, so its language is given; the others speak their deck's. Our own words are in English
    where we have none in that language. Raises a DeckError if the deck is another game's, or if it has a sign that none
    of our fonts has.
    """
    _must_be_for(game, deck)
    if deck is not None:
        _must_be_printable(deck)
    spoken = deck.language if deck else language or "en"
    words = labels(spoken)
    imprint = Imprint(
        title=f"{GAMES[game].title} · {deck.title}" if deck else GAMES[game].title,
        rights=" · ".join(part for part in (deck.licence, deck.author) if part) if deck else "Parlour",
        labels=words,
    )
    canvas = Canvas(paper, title=imprint.title, author=deck.author if deck else "Parlour", language=spoken)
    print_rules(canvas, game, words, imprint)
    _print_beside_cards(canvas, deck, words, imprint)
    print_cards(canvas, cards_of(deck, words), imprint)
    return canvas.data()


def _print_beside_cards(canvas: Canvas, deck: Deck | None, words: Labels, imprint: Imprint) -> None:
    match deck:
        case TermDeck():
            print_solutions(canvas, deck, words, imprint)
        case WordDeck():
            print_tokens(canvas, words, imprint)
        case None:
            print_die(canvas, words, imprint)


def cards_of(deck: Deck | None, words: Labels) -> list[Card]:
    """Every card of the game. The one without a deck is Out of Control."""
    match deck:
        case QuestionDeck():
            return talkitout.cards(deck, words)
        case TermDeck():
            return bluff.cards(deck, words)
        case TopicDeck():
            return player_of_honour.cards(deck, words)
        case WordDeck():
            return traitor_word.cards(deck)
    return out_of_control.cards(words)


def _must_be_for(game: str, deck: Deck | None) -> None:
    if game not in GAMES:
        raise DeckError(f"There is no game {game!r} to print. The games are {', '.join(GAMES)}.")
    if deck is None and game in DECKS:
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
    """Every text of the deck that stands on paper, with its place."""
    yield from ((("title",), deck.title), (("licence",), deck.licence), (("author",), deck.author))
    match deck:
        case QuestionDeck():
            for place, question in enumerate(deck.questions):
                yield ("questions", place, "text"), question.text
        case TermDeck():
            for place, term in enumerate(deck.terms):
                yield ("terms", place, "word"), term.word
                yield ("terms", place, "definition"), term.definition
                yield ("terms", place, "example"), term.example
        case TopicDeck():
            for place, pair in enumerate(deck.topics):
                for face, topic in enumerate(pair):
                    yield ("topics", place, face), topic.text
        case WordDeck():
            for place, card in enumerate(deck.words):
                yield ("words", place, "black"), card.black
                yield ("words", place, "pink"), card.pink
