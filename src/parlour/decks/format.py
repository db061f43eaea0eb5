"""What a deck is: one type a game, made of cards that are plain text. The published schema is made of these types."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

# What fits on a card, on a phone and in print.
QUESTION_LENGTH = 300
HELP_LENGTH = 200
DEFINITION_LENGTH = 240
EXAMPLE_LENGTH = 240
WORD_LENGTH = 40
TOPIC_LENGTH = 60
TAG_LENGTH = 30
LABEL_LENGTH = 120  # title, author, licence
ID_PATTERN = "[a-z0-9-]{1,40}"

FEWEST_TERMS = 12  # B1
FEWEST_TOPIC_CARDS = 50  # P1
MOST_CARDS = 2000
MOST_HELPS = 12
MOST_SPECIALS = 99

Id = Annotated[str, Meta(pattern=f"^{ID_PATTERN}$", description="The card's name: a to z, 0 to 9 and dashes.")]
Label = Annotated[str, Meta(max_length=LABEL_LENGTH)]
Help = Annotated[str, Meta(min_length=1, max_length=HELP_LENGTH)]
Tag = Annotated[str, Meta(min_length=1, max_length=TAG_LENGTH)]
Word = Annotated[str, Meta(min_length=1, max_length=WORD_LENGTH)]
HowMany = Annotated[int, Meta(ge=0, le=MOST_SPECIALS)]


class Category(StrEnum):
    """T1: every Question of #TalkItOut shows two different ones of these."""

    SOCIETY = "society"
    RELATIONSHIPS = "relationships"
    FUTURE = "future"
    MEMORIES = "memories"
    IDENTITY = "identity"


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """A Question card: `help` are prompts for whoever is stuck (T5), `samples` are answers that somebody might give."""

    id: Id
    categories: Annotated[tuple[Category, Category], Meta(extra_json_schema={"uniqueItems": True})]
    text: Annotated[str, Meta(min_length=1, max_length=QUESTION_LENGTH)]
    help: Annotated[tuple[Help, ...], Meta(max_length=MOST_HELPS)] = ()
    samples: Annotated[tuple[Help, ...], Meta(max_length=MOST_HELPS)] = ()


class Specials(Struct, frozen=True, forbid_unknown_fields=True):
    """T13: how many of each special card are shuffled in."""

    throw_it_out: HowMany = 6
    back_at_you: HowMany = 6
    tell_a_lie: HowMany = 6


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """B1: three cards of Bluff, one with the word, one with its definition and one with an example."""

    id: Id
    word: Word
    definition: Annotated[str, Meta(min_length=1, max_length=DEFINITION_LENGTH)]
    example: Annotated[str, Meta(min_length=1, max_length=EXAMPLE_LENGTH)]


class Topic(Struct, frozen=True, forbid_unknown_fields=True):
    """One face of a card of Player of Honour; the tags say what kind of thing it is, for bots to have a taste."""

    text: Annotated[str, Meta(min_length=1, max_length=TOPIC_LENGTH)]
    tags: Annotated[tuple[Tag, ...], Meta(max_length=MOST_HELPS)] = ()


class WordCard(Struct, frozen=True, forbid_unknown_fields=True):
    """W1: a card of Traitor Word; the host picks the colour that a match is played with."""

    black: Word
    pink: Word


# weakref: load() remembers which decks it has checked for as long as somebody holds them.
class Deck(Struct, frozen=True, kw_only=True, weakref=True, forbid_unknown_fields=True, tag_field="game"):
    """What every deck has."""

    title: Label = "Untitled"
    language: Annotated[Label, Meta(description="The language of the texts: en, fr …")] = "en"
    licence: Label = ""
    author: Label = ""


class QuestionDeck(Deck, frozen=True, kw_only=True, tag="talkitout"):
    """A deck of #TalkItOut."""

    questions: Annotated[tuple[Question, ...], Meta(min_length=1, max_length=MOST_CARDS)]
    specials: Specials = Specials()


class TermDeck(Deck, frozen=True, kw_only=True, tag="bluff"):
    """A deck of Bluff."""

    terms: Annotated[tuple[Term, ...], Meta(min_length=FEWEST_TERMS, max_length=MOST_CARDS)]


class TopicDeck(Deck, frozen=True, kw_only=True, tag="player-of-honour"):
    """A deck of Player of Honour: two topics a card, one on each face."""

    topics: Annotated[tuple[tuple[Topic, Topic], ...], Meta(min_length=FEWEST_TOPIC_CARDS, max_length=MOST_CARDS)]


class WordDeck(Deck, frozen=True, kw_only=True, tag="traitor-word"):
    """A deck of Traitor Word."""

    words: Annotated[tuple[WordCard, ...], Meta(min_length=1, max_length=MOST_CARDS)]


DECKS: dict[str, type[Deck]] = {
    "talkitout": QuestionDeck,
    "bluff": TermDeck,
    "player-of-honour": TopicDeck,
    "traitor-word": WordDeck,
}


def game_of(deck: Deck) -> str:
    """The name of the game that a deck is for."""
    return str(type(deck).__struct_config__.tag)
