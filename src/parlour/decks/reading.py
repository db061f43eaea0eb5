"""Validation of a deck: from plain data to the deck of its game, field by field, with all that is wrong in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from parlour.decks.errors import FieldPath, Problems, quoted, written
from parlour.decks.fields import Fields, read_card, read_field
from parlour.decks.format import MOST_CARDS, Deck, fields_of
from parlour.decks.kind import DeckKind, kind_for
from parlour.engine.text import fold


def read_deck(data: object, game: str, name: Callable[[FieldPath], str] = written) -> Deck:
    """The deck that the data describes, checked; or a DeckError with everything that is wrong.

    Its game is the given one (a deck's own field `game` was looked at before). `name` is how errors call a place.
    """
    kind = kind_for(game)
    problems = Problems(name)
    deck = _read(kind, data, problems)
    _check(kind, deck, problems)
    problems.raise_any()
    return deck


def _read(kind: DeckKind[Any], data: object, problems: Problems) -> Deck:
    names = ("game", *kind.deck.__struct_fields__)
    fields = Fields(data, (), names, f"A deck for this game has the fields {', '.join(names)}.", problems)
    more = kind.read_more(fields) if kind.read_more else {}
    labels = read_labels(fields)
    cards = tuple(_card(kind, item, path, problems) for path, item in fields.items(kind.cards, MOST_CARDS))
    deck: Deck = kind.deck(**labels, **more, **{kind.cards: cards})
    return deck


def read_labels(deck: Fields) -> dict[str, object]:
    """What is on the deck's label. Left out or left empty, it has its usual value."""
    given = [field for field in fields_of(Deck) if deck.fields.get(field.name, "") != ""]
    return {field.name: read_field(deck, field) for field in given}


def label_of(**given: object) -> dict[str, object]:
    """Some of what may stand on a label, checked; or a DeckError with everything that is wrong in it."""
    problems = Problems()
    found = read_labels(Fields(given, (), given, "", problems))
    problems.raise_any()
    return found


def _card(kind: DeckKind[Any], value: object, path: FieldPath, problems: Problems) -> object:
    if kind.read_card:
        return kind.read_card(value, path, problems)
    return read_card(kind.listed.card, value, path, kind.needs, problems)


def _check(kind: DeckKind[Any], deck: Deck, problems: Problems) -> None:
    """What must hold for a deck as a whole, whoever plays with it; what depends on the number of seats is the games'.
    Empty texts have been noted while they were read."""
    cards = kind.cards_in(deck)
    _at_least(kind.listed.fewest, len(cards), kind.cards, problems)
    if "id" in kind.listed.card.__struct_fields__:
        _ids_differ((((kind.cards, place), card.id) for place, card in enumerate(cards)), problems)
    for field in kind.distinct:
        words = (((kind.cards, place, field), getattr(card, field)) for place, card in enumerate(cards))
        _words_differ(words, problems)


def _at_least(fewest: int, there: int, name: str, problems: Problems) -> None:
    unreadable = any(remark.path == (name,) for remark in problems.found)  # then there was nothing to count
    if there < fewest and not unreadable:
        problems.add((name,), f"{name}: there are {there}, and the game needs at least {fewest}. Add some.")


def _ids_differ(ids: Iterable[tuple[FieldPath, str]], problems: Problems) -> None:
    first: dict[str, FieldPath] = {}
    for path, id in ids:
        if id and id in first:
            place = (*path, "id")
            same = problems.name(first[id])
            problems.add(place, f"{problems.name(place)} is {id}, as in {same}. Give every card an id of its own.")
        first.setdefault(id, path)


def _words_differ(words: Iterable[tuple[FieldPath, str]], problems: Problems) -> None:
    # Under A6, as players' words are compared: two cards with the same word could not be told apart.
    first: dict[str, FieldPath] = {}
    for path, word in words:
        folded = fold(word)
        if word and not folded:
            problems.add(path, f"{problems.name(path)} is {quoted(word)}, which has no letter to compare.")
        elif folded and folded in first:
            problems.add(
                path,
                f"{problems.name(path)} is {quoted(word)}, the same word as {problems.name(first[folded])} "
                "(case, accents, apostrophes and dashes make no difference). Change one of them.",
            )
        first.setdefault(folded, path)
