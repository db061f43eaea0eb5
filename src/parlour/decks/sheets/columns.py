"""Which column of a spreadsheet is what: by the names in one of its first rows, by position, or as its owner says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from parlour.decks.errors import DeckError, quoted
from parlour.decks.sheets.rows import in_words
from parlour.engine.text import fold


class Field(NamedTuple):
    """Something that a card has: its name in a deck, and what teachers call the column."""

    name: str
    called: frozenset[str]
    needed: bool = False
    several: bool = False


def _field(name: str, called: str, *, needed: bool = False, several: bool = False) -> Field:
    return Field(name, frozenset({name, *called.split(", ")}), needed, several)


_ID = _field("id", "identifier, identifiant")

FIELDS: dict[str, tuple[Field, ...]] = {
    "talkitout": (
        _field("question", "questions, text, texte, card, carte, front, recto", needed=True),
        _field(
            "category", "categories, categorie, theme, themes, couleur, couleurs, colour", needed=True, several=True
        ),
        _field("help", "helps, aide, aides, hint, hints, indice, indices, prompt, prompts", several=True),
        _field(
            "sample",
            "samples, answer, answers, sample answer, example, examples, exemple, exemples, reponse, reponses",
            several=True,
        ),
        _ID,
    ),
    "bluff": (
        _field(
            "word",
            "words, term, terms, mot, mots, terme, termes, front, recto, vocabulary, vocabulaire, expression, "
            "notion, concept, keyword, mot cle",
            needed=True,
        ),
        _field(
            "definition",
            "definitions, def, meaning, meanings, sens, signification, back, verso, explanation, explication",
            needed=True,
        ),
        # Not needed as a column: it may stand behind the definition.
        _field(
            "example",
            "examples, ex, sentence, example sentence, exemple, exemples, phrase, phrase exemple, exemple phrase",
        ),
        _ID,
    ),
    "player-of-honour": (
        _field(
            "topic",
            "topics, sujet, sujets, face, front, back, recto, verso, text, texte, theme",
            needed=True,
            several=True,
        ),
        _field("tags", "tag, kind, kinds, category, categorie, etiquette, etiquettes, genre, genres", several=True),
    ),
    "traitor-word": (
        _field("black", "black word, noir, mot noir, front, recto, word 1, mot 1", needed=True),
        _field("pink", "pink word, rose, mot rose, back, verso, word 2, mot 2", needed=True),
    ),
}

# What the columns are if nobody says it, from the left.
_BY_POSITION: dict[str, tuple[str, ...]] = {
    "talkitout": ("question", "category", "category", "help", "help", "sample", "sample", "sample"),
    "bluff": ("word", "definition", "example"),
    "player-of-honour": ("topic", "topic"),
    "traitor-word": ("black", "pink"),
}
_FEWEST = {"talkitout": 2, "bluff": 2, "player-of-honour": 1, "traitor-word": 2}
_LEFT_OUT = "-"
_ROWS_WITH_A_TITLE = 5
_LONGEST_NAME = 30
_ARTICLES = ("the", "your", "my", "le", "la", "les", "un", "une", "des", "du", "de", "vos", "mon", "ma", "mes")

Columns = list[str | None]
"""What each column holds, from the left; None for one that is not used."""


def field_called(name: str, game: str) -> str | None:
    """The field that a column of that name holds; `Sample 2`, `topic (b)` and `Définition :` are well named too."""
    called = " ".join(_words(name))
    unnumbered = re.sub(" ?[0-9]{1,2}$", "", called)
    fields = FIELDS[game]
    return next((field.name for field in fields if (unnumbered if field.several else called) in field.called), None)


def _field_hinted_at(name: str, game: str) -> str | None:
    """`Mot à deviner` is most likely the word."""
    words = _words(name)
    return next((field.name for field in FIELDS[game] if words and words[0] in field.called), None)


def _words(name: str) -> list[str]:
    short = name[: 2 * _LONGEST_NAME].replace("’", " ").replace("'", " ")
    plain = fold(re.sub(r"\([^()]*\)", " ", short)) or fold(short)
    words = re.sub(r"[^a-z0-9]+", " ", plain).split()
    return [word for word in words if (len(word) > 1 or word.isdecimal()) and word not in _ARTICLES]


def place_of_names(rows: Sequence[Sequence[str]], game: str) -> int | None:
    """Which of the first rows names the columns. Above it may stand a title, which has fewer cells."""
    top = [[cell for cell in cells if cell.strip()] for cells in rows[:_ROWS_WITH_A_TITLE]]
    most = 0
    for place, filled in enumerate(top):
        if len(filled) > most and _two_are_names(filled, game):
            return None if _go_on_counting(filled, rows[place + 1 :]) else place
        most = max(most, len(filled))
    return 0 if top and _one_is_enough(top, game) else None


def _two_are_names(filled: list[str], game: str) -> bool:
    known = [name for cell in filled if (name := field_called(cell, game))]
    return len(known) >= 2 and any(field.needed and field.name in known for field in FIELDS[game])


def _one_is_enough(top: list[list[str]], game: str) -> bool:
    """One name in the first row is enough if there is one column, or if texts of the game are longer than names are."""
    first = top[0]
    known = [name for cell in first if (name := field_called(cell, game) or _field_hinted_at(cell, game))]
    if not any(field.needed and field.name in known for field in FIELDS[game]):
        return False
    if max(map(len, top)) == 1:
        return field_called(first[0], game) is not None and not re.search("[0-9]", first[0])
    short = all(len(cell) <= _LONGEST_NAME and not re.search(r"[a-z]{3}\W*[.?!]$", cell) for cell in first)
    return (
        short and len(first) > 1 and game in ("bluff", "talkitout") and any(field_called(cell, game) for cell in first)
    )


def _go_on_counting(names: list[str], below: Sequence[Sequence[str]]) -> bool:
    """`topic 1, topic 2`, and below them `topic 3, topic 4`: these are the topics themselves."""
    numbered = {re.sub("[0-9]+", "", name) for name in names if re.search("[0-9]", name)}
    return bool(numbered and below) and numbered <= {re.sub("[0-9]+", "", cell) for cell in below[0]}


def columns_named(cells: Sequence[str], game: str) -> Columns:
    """What each column holds, by the names over them."""
    sure = [field_called(cell, game) for cell in cells]
    likely = [name or _field_hinted_at(cell, game) for name, cell in zip(sure, cells, strict=True)]
    found: Columns = []
    for surely, name in zip(sure, likely, strict=True):
        taken = name in found or (surely is None and name in sure)
        found.append(None if taken and not (surely and name in _several(game)) else name)
    for field in FIELDS[game]:
        if field.needed and field.name not in found:
            names = in_words([quoted(cell) for cell in cells if cell])
            raise DeckError(
                f"No column is called {field.name}. The columns are {names}; "
                f"rename one of these to {field.name}, or add the column."
            )
    return found


def _several(game: str) -> set[str]:
    return {field.name for field in FIELDS[game] if field.several}


def columns_by_position(rows: Sequence[Sequence[str]], game: str) -> Columns:
    """What each column holds where nothing names them."""
    names = _BY_POSITION[game][: usual_width(rows, game)]
    filled = [place for place in range(len(names)) if any(any(cells[place : place + 1]) for cells in rows)]
    if len(filled) < _FEWEST[game]:
        raise DeckError(
            f"There is only one column. A deck for {game} has {in_words([*dict.fromkeys(_BY_POSITION[game])])}, "
            "each in a column of its own. If there are more, say which sign stands between them."
        )
    return list(names[: filled[-1] + 1])


def usual_width(rows: Sequence[Sequence[str]], game: str) -> int:
    """How many cells a row has that nothing is wrong with."""
    if game == "talkitout":  # whose last columns may be left out
        return max(len(_BY_POSITION[game]), len(rows[0]))
    return Counter(len(cells) for cells in rows).most_common(1)[0][0]


def columns_said(order: str, game: str) -> Columns:
    """What each column holds as its owner says: `word,-,definition,example`, a dash for one to leave out."""
    known = [field.name for field in FIELDS[game]]
    found: Columns = []
    for name in (part.strip() for part in order.split(",")):
        field = field_called(name, game)
        if field is None and name != _LEFT_OUT:
            raise DeckError(f"{quoted(name)} is no column of {game}. Use {', '.join(known)}, and - to leave one out.")
        found.append(field)
    missing = [field.name for field in FIELDS[game] if field.needed and field.name not in found]
    if missing:
        raise DeckError(f"No column is said to be the {missing[0]}.")
    return found
