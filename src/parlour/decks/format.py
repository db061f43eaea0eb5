"""What a deck is: one type a game, made of cards that are plain text, and the error for a deck that is none."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Category(StrEnum):
    """T1: every Question of #TalkItOut shows two different ones of these."""

    SOCIETY = "society"
    RELATIONSHIPS = "relationships"
    FUTURE = "future"
    MEMORIES = "memories"
    IDENTITY = "identity"


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """A Question card: `help` are prompts for whoever is stuck (T5), `samples` are answers that somebody might give."""

    id: str
    categories: tuple[Category, Category]
    text: str
    help: tuple[str, ...] = ()
    samples: tuple[str, ...] = ()


class Specials(Struct, frozen=True, forbid_unknown_fields=True):
    """T13: how many of each special card are shuffled in."""

    throw_it_out: int = 6
    back_at_you: int = 6
    tell_a_lie: int = 6


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """B1: three cards of Bluff, one with the word, one with its definition and one with an example."""

    id: str
    word: str
    definition: str
    example: str


class Topic(Struct, frozen=True, forbid_unknown_fields=True):
    """One face of a card of Player of Honour; the tags say what kind of thing it is, for bots to have a taste."""

    text: str
    tags: tuple[str, ...] = ()


class WordCard(Struct, frozen=True, forbid_unknown_fields=True):
    """W1: a card of Traitor Word; the host picks the colour that a match is played with."""

    black: str
    pink: str


# weakref: load() remembers which decks it has checked for as long as somebody holds them.
class Deck(Struct, frozen=True, kw_only=True, weakref=True, forbid_unknown_fields=True, tag_field="game"):
    """What every deck has."""

    title: str = "Untitled"
    language: str = "en"
    licence: str = ""
    author: str = ""


class QuestionDeck(Deck, frozen=True, kw_only=True, tag="talkitout"):
    questions: tuple[Question, ...]
    specials: Specials = Specials()


class TermDeck(Deck, frozen=True, kw_only=True, tag="bluff"):
    terms: tuple[Term, ...]


class TopicDeck(Deck, frozen=True, kw_only=True, tag="player-of-honour"):
    topics: tuple[tuple[Topic, Topic], ...]


class WordDeck(Deck, frozen=True, kw_only=True, tag="traitor-word"):
    words: tuple[WordCard, ...]


DECKS: dict[str, type[Deck]] = {
    "talkitout": QuestionDeck,
    "bluff": TermDeck,
    "player-of-honour": TopicDeck,
    "traitor-word": WordDeck,
}


def game_of(deck: Deck) -> str:
    """The name of the game that a deck is for."""
    return str(type(deck).__struct_config__.tag)


FieldPath = tuple[str | int, ...]
"""Where in a deck something stands: ("terms", 3, "definition")."""


def written(path: FieldPath) -> str:
    """The path as people read it: terms[3].definition."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")


def quoted(text: str) -> str:
    """A piece of somebody's deck inside our sentence: never long, and no sign of it hidden."""
    return repr(text) if len(text) <= 40 else repr(text[:40]) + "…"


class DeckError(ValueError):
    """A deck that cannot be played with; `text` says what is wrong and what to do, the rest says where."""

    def __init__(self, text: str, *, path: FieldPath = (), line: int | None = None, file: str | None = None) -> None:
        self.text = text
        self.path = path
        self.field = written(path)
        self.line = line
        self.file = file
        place = ", ".join(part for part in (file, f"line {line}" if line else None) if part)
        super().__init__(f"{place}: {text}" if place else text)

    def at(self, *, file: str | None, line: int | None) -> DeckError:
        """The same error, once it is known which file and line it is about."""
        return DeckError(self.text, path=self.path, line=line, file=file)
