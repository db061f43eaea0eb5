"""A game's kind of deck: what its module `deck` registers as DECK, and how that is found through the registry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple

from parlour.decks.errors import DeckError, FieldPath, Problems, quoted
from parlour.decks.fields import Fields
from parlour.decks.format import D, Deck, Listed, game_of, list_in
from parlour.decks.sheets.layout import Layout
from parlour.engine.game import Part
from parlour.registry import GAMES, part_of

Naming = Callable[[FieldPath], str]
"""How the owner of a deck calls a place in it."""

Advice = Iterator[tuple[FieldPath, str]]


class TermText(NamedTuple):
    """A word of a deck that can be learnt, and what it means: a check asks which word belongs to a definition."""

    word: str
    definition: str
    example: str = ""


@dataclass(frozen=True)
class DeckKind(Generic[D]):
    """All that is one game's about decks. Whatever is left out follows from the types of its deck and its cards."""

    deck: type[D]
    """Tagged with the game's name."""
    cards: str
    """The deck's field that lists the cards."""
    needs: str
    """What every card needs, in a sentence for whoever left it out."""
    card_texts: Callable[[D, Mapping[str, Any]], dict[str, str]]
    """What a person reads on each card, by its name on the wire; everybody at a table of these options may know it."""
    packs: Mapping[str, str]
    """The pack that it is played with if nobody names another, by language; the first is for all other languages."""
    proposed: Mapping[str, str] = field(default_factory=dict)
    """The pack that a table is proposed instead, by language, where another is a lighter one to begin with."""
    faces: tuple[str, ...] = ()
    """What the faces of a card are called, where it has several."""
    tags: tuple[str, ...] = ()
    """The fields of a card that hold single words, with commas between them where they are written."""
    distinct: tuple[str, ...] = ()
    """The fields in which no two cards may have the same word (A6)."""
    advice: Callable[[D, Naming], Advice] | None = None
    """What is legal in such a deck, but poor."""
    readable: Callable[[D], Iterable[str]] | None = None
    """Every text that a person reads, on a card or off it, where that is more than what is on the cards."""
    categories: Callable[[D], dict[str, tuple[str, ...]]] | None = None
    """The categories that a card shows, by its name on the wire."""
    help: Callable[[D], dict[str, tuple[str, ...]]] | None = None
    """What a card has for whoever is stuck, by its name on the wire."""
    counts: Callable[[D], dict[str, int]] | None = None
    """How many there are of each kind, as its files call them, where that is more than the number of cards."""
    terms: Callable[[D], tuple[TermText, ...]] | None = None
    """What can be learnt from it, card by card, where it is a deck to learn from."""
    size: Callable[[D], str] | None = None
    """How large the deck is, in a few words, where these are not the number and the name of the list."""
    layout: Layout[D] | None = None
    """Its columns in a spreadsheet, where they are not the fields of a card."""
    read_card: Callable[[object, FieldPath, Problems], Any] | None = None
    """Reads a card that has a short form or several faces."""
    read_more: Callable[[Fields], dict[str, Any]] | None = None
    """Reads the deck's fields beside the list of cards."""
    write_card: Callable[[Any], object] | None = None
    """A card in its short form, where it has one."""
    one_line: bool = False
    """Whether a card is so small that it stands on one line of a file."""
    mend_schema: Callable[[dict[str, Any]], None] | None = None
    """Adds the short forms to the published definitions of its types."""

    @property
    def listed(self) -> Listed:
        return list_in(self.deck, self.cards)

    @property
    def face_names(self) -> tuple[str, ...]:
        """Nothing, for cards with one face."""
        several = range(1, self.listed.faces + 1) if self.listed.faces > 1 else ()
        return self.faces or tuple(f"face_{number}" for number in several)

    def cards_in(self, deck: D) -> Sequence[Any]:
        found: Sequence[Any] = getattr(deck, self.cards)
        return found


def games_with_decks() -> list[str]:
    """The names of the games that are played with a deck of words."""
    return [name for name, game in GAMES.items() if Part.DECK in game.parts]


def kind_for(game: str) -> DeckKind[Any]:
    """The kind of this game's decks; a DeckError if it is none that is played with a deck of words."""
    kind = part_of(GAMES[game], Part.DECK, DeckKind) if game in GAMES else None
    if kind is None:
        names = ", ".join(games_with_decks())
        raise DeckError(f"{quoted(game)} is not a game with a deck. The games with one are {names}.")
    return kind


def kind_of(deck: Deck) -> DeckKind[Any]:
    return kind_for(game_of(deck))
