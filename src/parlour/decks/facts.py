"""What a deck holds: its facts for lists and programs, and the texts that a person reads on its cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, structs

from parlour.decks.format import Deck, game_of
from parlour.decks.kind import TermText, kind_of
from parlour.engine.chance import Chance


def facts(deck: Deck) -> dict[str, Any]:
    """Its game, what is on its label, and how many cards its owner has written."""
    labels = {"title": deck.title, "language": deck.language, "licence": deck.licence, "author": deck.author}
    level = {"age": deck.age or None, "difficulty": deck.difficulty or None, "themes": list(deck.themes or ())}
    return {"game": game_of(deck), **labels, **level, "cards": len(kind_of(deck).cards_in(deck))}


def level_in_words(deck: Deck, *, themes: bool = True) -> str:
    """For whom it is, how hard and what about, as far as it says so: `12+ · hard · music, art`."""
    age = f"{deck.age}+" if deck.age else ""
    return " · ".join(filter(None, (age, deck.difficulty or "", ", ".join((themes and deck.themes) or ()))))


def fits(deck: Deck, looked_for: Mapping[str, Any]) -> bool:
    """Whether it is for somebody of this age, so hard, and about one of these themes. Who looks for one of these finds
    no deck that does not say it."""
    age, difficulty, themes = (looked_for.get(name) for name in ("age", "difficulty", "themes"))
    return (
        (age is None or (deck.age is not UNSET and deck.age <= age))
        and (difficulty is None or deck.difficulty == difficulty)
        and (themes is None or not set(themes).isdisjoint(deck.themes or ()))
    )


def kinds_in(deck: Deck) -> dict[str, int]:
    """How many there are of each kind, as a deck's file calls them."""
    kind = kind_of(deck)
    return kind.counts(deck) if kind.counts else {kind.cards: len(kind.cards_in(deck))}


def size_in_words(deck: Deck) -> str:
    """How large it is: `24 questions`."""
    kind = kind_of(deck)
    return kind.size(deck) if kind.size else f"{len(kind.cards_in(deck))} {kind.cards}"


def card_texts(deck: Deck | None, options: Mapping[str, Any] | None = None) -> dict[str, str]:
    """What is printed on the cards: every card's name on the wire, and the text that a person reads there. Which text
    that is may depend on the options of the match."""
    return kind_of(deck).card_texts(deck, options or {}) if deck else {}


def card_categories(deck: Deck | None) -> dict[str, tuple[str, ...]]:
    """The categories that each card shows; empty for cards that show none."""
    categories = kind_of(deck).categories if deck else None
    return categories(deck) if categories else {}


def card_help(deck: Deck | None) -> dict[str, tuple[str, ...]]:
    """What each card has for whoever is stuck; empty for cards that have nothing."""
    help = kind_of(deck).help if deck else None
    return help(deck) if help else {}


def readable_texts(deck: Deck) -> list[str]:
    """Every text of the deck that a person reads, on a card or off it."""
    readable = kind_of(deck).readable
    return list(readable(deck) if readable else card_texts(deck).values())


def terms_of(deck: Deck | None) -> tuple[TermText, ...]:
    """What can be learnt from a deck, card by card; nothing where there is none, or it is no deck to learn from."""
    if deck is None:
        return ()
    terms = kind_of(deck).terms
    return () if terms is None else terms(deck)


def some_terms(deck: Deck, most: int, chance: Chance) -> Deck:
    """The same deck with so many of its terms at most, drawn and in the order in which they stood."""
    kind = kind_of(deck)
    cards = kind.cards_in(deck)
    if kind.terms is None or len(cards) <= most:
        return deck
    drawn = list(range(len(cards)))
    chance.shuffle(drawn)
    return structs.replace(deck, **{kind.cards: tuple(cards[place] for place in sorted(drawn[:most]))})
