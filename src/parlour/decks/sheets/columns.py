"""Which column of a spreadsheet is what: by the names in one of its first rows, by position, or as its owner says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from parlour.decks.errors import DeckError, quoted
from parlour.decks.format import fields_of
from parlour.decks.kind import kind_for
from parlour.decks.sheets.layout import Layout, column
from parlour.decks.sheets.rows import in_words
from parlour.engine.text import fold

_LEFT_OUT = "-"
_ROWS_WITH_A_TITLE = 5
_LONGEST_NAME = 30
_ARTICLES = ("the", "your", "my", "le", "la", "les", "un", "une", "des", "du", "de", "vos", "mon", "ma", "mes")

Columns = list[str | None]
"""What each column holds, from the left; None for one that is not used."""


def layout_of(game: str) -> Layout[Any]:
    """The game's own, or one with a column for each field of its cards."""
    kind = kind_for(game)
    if kind.layout:
        return kind.layout
    fields = fields_of(kind.listed.card)
    return Layout(
        tuple(
            column(field.name, needed=field.needed and field.name != "id", several=field.at_most is not None)
            for field in sorted(fields, key=lambda field: field.name == "id")
        )
    )


def field_called(name: str, layout: Layout[Any]) -> str | None:
    """The field that a column of that name holds; `Sample 2`, `topic (b)` and `Définition :` are well named too."""
    called = " ".join(_words(name))
    unnumbered = re.sub(" ?[0-9]{1,2}$", "", called)
    return next((one.name for one in layout.columns if (unnumbered if one.several else called) in one.called), None)


def _field_hinted_at(name: str, layout: Layout[Any]) -> str | None:
    """`Mot à deviner` is most likely the word."""
    words = _words(name)
    return next((one.name for one in layout.columns if words and words[0] in one.called), None)


def _words(name: str) -> list[str]:
    short = name[: 2 * _LONGEST_NAME].replace("’", " ").replace("'", " ")
    plain = fold(re.sub(r"\([^()]*\)", " ", short)) or fold(short)
    words = re.sub(r"[^a-z0-9]+", " ", plain).split()
    return [word for word in words if (len(word) > 1 or word.isdecimal()) and word not in _ARTICLES]


def place_of_names(rows: Sequence[Sequence[str]], layout: Layout[Any]) -> int | None:
    """Which of the first rows names the columns. Above it may stand a title, which has fewer cells."""
    top = [[cell for cell in cells if cell.strip()] for cells in rows[:_ROWS_WITH_A_TITLE]]
    most = 0
    for place, filled in enumerate(top):
        if len(filled) > most and _two_are_names(filled, layout):
            return None if _go_on_counting(filled, rows[place + 1 :]) else place
        most = max(most, len(filled))
    return 0 if top and _one_is_enough(top, layout) else None


def _two_are_names(filled: list[str], layout: Layout[Any]) -> bool:
    known = [name for cell in filled if (name := field_called(cell, layout))]
    return len(known) >= 2 and any(one.needed and one.name in known for one in layout.columns)


def _one_is_enough(top: list[list[str]], layout: Layout[Any]) -> bool:
    """One name in the first row is enough if there is one column, or if texts of the game are longer than names are."""
    first = top[0]
    known = [name for cell in first if (name := field_called(cell, layout) or _field_hinted_at(cell, layout))]
    if not any(one.needed and one.name in known for one in layout.columns):
        return False
    if max(map(len, top)) == 1:
        return field_called(first[0], layout) is not None and not re.search("[0-9]", first[0])
    short = all(len(cell) <= _LONGEST_NAME and not re.search(r"[a-z]{3}\W*[.?!]$", cell) for cell in first)
    return short and len(first) > 1 and layout.sentences and any(field_called(cell, layout) for cell in first)


def _go_on_counting(names: list[str], below: Sequence[Sequence[str]]) -> bool:
    """`topic 1, topic 2`, and below them `topic 3, topic 4`: these are the topics themselves."""
    numbered = {re.sub("[0-9]+", "", name) for name in names if re.search("[0-9]", name)}
    return bool(numbered and below) and numbered <= {re.sub("[0-9]+", "", cell) for cell in below[0]}


def columns_named(cells: Sequence[str], layout: Layout[Any]) -> Columns:
    """What each column holds, by the names over them."""
    sure = [field_called(cell, layout) for cell in cells]
    likely = [name or _field_hinted_at(cell, layout) for name, cell in zip(sure, cells, strict=True)]
    found: Columns = []
    for surely, name in zip(sure, likely, strict=True):
        taken = name in found or (surely is None and name in sure)
        found.append(None if taken and not (surely and name in _several(layout)) else name)
    for one in layout.columns:
        if one.needed and one.name not in found:
            names = in_words([quoted(cell) for cell in cells if cell])
            raise DeckError(
                f"No column is called {one.name}. The columns are {names}; "
                f"rename one of these to {one.name}, or add the column."
            )
    return found


def _several(layout: Layout[Any]) -> set[str]:
    return {one.name for one in layout.columns if one.several}


def columns_by_position(rows: Sequence[Sequence[str]], game: str) -> Columns:
    """What each column holds where nothing names them."""
    layout = layout_of(game)
    names = layout.in_order[: usual_width(rows, layout)]
    filled = [place for place in range(len(names)) if any(any(cells[place : place + 1]) for cells in rows)]
    if len(filled) < sum(one.needed for one in layout.columns):
        raise DeckError(
            f"There is only one column. A deck for {game} has {in_words([*dict.fromkeys(layout.in_order)])}, "
            "each in a column of its own. If there are more, say which sign stands between them."
        )
    return list(names[: filled[-1] + 1])


def usual_width(rows: Sequence[Sequence[str]], layout: Layout[Any]) -> int:
    """How many cells a row has that nothing is wrong with."""
    if layout.ragged:
        return max(len(layout.in_order), len(rows[0]))
    return Counter(len(cells) for cells in rows).most_common(1)[0][0]


def columns_said(order: str, game: str) -> Columns:
    """What each column holds as its owner says: `word,-,definition,example`, a dash for one to leave out."""
    layout = layout_of(game)
    known = [one.name for one in layout.columns]
    found: Columns = []
    for name in (part.strip() for part in order.split(",")):
        field = field_called(name, layout)
        if field is None and name != _LEFT_OUT:
            raise DeckError(f"{quoted(name)} is no column of {game}. Use {', '.join(known)}, and - to leave one out.")
        found.append(field)
    missing = [one.name for one in layout.columns if one.needed and one.name not in found]
    if missing:
        raise DeckError(f"No column is said to be the {missing[0]}.")
    return found
