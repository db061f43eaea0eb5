"""#TalkItOut's decks: Questions of two categories each, and how many special cards. Format, advice, spreadsheets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import combinations
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict

from parlour.decks.advice import doubled
from parlour.decks.fields import Fields
from parlour.decks.format import MOST_CARDS, CardId, Deck, slug_of
from parlour.decks.kind import Advice, DeckKind, Naming
from parlour.decks.sheets.layout import ID, Built, Filled, Layout, SheetRows, column, ids_for
from parlour.decks.sheets.rows import BETWEEN_TEXTS, in_one_cell

MOST_HELPS = 12
MOST_SPECIALS = 99

Help = Annotated[str, Meta(min_length=1, max_length=200)]
HowMany = Annotated[int, Meta(ge=0, le=MOST_SPECIALS)]


class Category(StrEnum):
    """T1: every Question of #TalkItOut shows two different ones of these."""

    SOCIETY = "society"
    RELATIONSHIPS = "relationships"
    FUTURE = "future"
    MEMORIES = "memories"
    IDENTITY = "identity"


class Depth(StrEnum):
    """How far a Question goes into what is one's own: from a light one, for strangers, to a deep one, for friends."""

    LIGHT = "light"
    WARM = "warm"
    DEEP = "deep"


class Question(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Question card: `help` are prompts for whoever is stuck (T5), `samples` are answers that somebody might give."""

    id: CardId
    categories: Annotated[tuple[Category, Category], Meta(extra_json_schema={"uniqueItems": True})]
    depth: Depth | UnsetType = UNSET
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    help: Annotated[tuple[Help, ...], Meta(max_length=MOST_HELPS)] = ()
    samples: Annotated[tuple[Help, ...], Meta(max_length=MOST_HELPS)] = ()


class Specials(Struct, frozen=True, forbid_unknown_fields=True):
    """T13: how many of each special card are shuffled in."""

    throw_it_out: HowMany = 6
    back_at_you: HowMany = 6
    tell_a_lie: HowMany = 6


class QuestionDeck(Deck, frozen=True, kw_only=True, tag="talkitout"):
    """A deck of #TalkItOut."""

    questions: Annotated[tuple[Question, ...], Meta(min_length=1, max_length=MOST_CARDS)]
    specials: Specials = Specials()


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────

_NEEDS = "Every question needs a text and two categories, and in a file an id. depth, help and samples are optional."


def _read_specials(deck: Fields) -> dict[str, Any]:
    if "specials" not in deck:
        return {}
    names = Specials.__struct_fields__
    advice = f"It may set the number of each: {', '.join(names)}."
    counts, usual = Fields(deck.fields["specials"], ("specials",), names, advice, deck.problems), Specials()
    found = {name: counts.count(name, getattr(usual, name), MOST_SPECIALS) for name in names}
    return {"specials": Specials(**found)}


# ── texts and advice ────────────────────────────────────────────────────────────────────────────────────────────────


def _card_texts(deck: QuestionDeck, options: Mapping[str, Any]) -> dict[str, str]:
    return {question.id: question.text for question in deck.questions}


def _readable(deck: QuestionDeck) -> Iterator[str]:
    return (text for question in deck.questions for text in (question.text, *question.help, *question.samples))


def _shown_categories(deck: QuestionDeck) -> dict[str, tuple[str, ...]]:
    """T1: the two categories that each Question shows."""
    return {question.id: question.categories for question in deck.questions}


def _help(deck: QuestionDeck) -> dict[str, tuple[str, ...]]:
    """T5: what each Question has for whoever is stuck."""
    return {question.id: question.help for question in deck.questions}


def _counts(deck: QuestionDeck) -> dict[str, int]:
    return {"questions": len(deck.questions), **asdict(deck.specials)}


_ENDS = ("?", ".", "…")
"""Most Questions ask; some say what to do (*Tell us about…*), some are for finishing (*I feel at home when…*)."""

LONG_QUESTION = 220
"""Longer Questions are set very small on a phone."""

CARDS_FOR_TWO = 7 * 2 + 1 + 15  # T13: seven cards in each hand, one turned up, and enough to draw


def _advice(deck: QuestionDeck, name: Naming) -> Advice:
    for place, question in enumerate(deck.questions):
        path = ("questions", place, "text")
        if not question.text.endswith(_ENDS):
            yield path, f"{name(path)} does not end with a question mark, a full stop or three dots."
        if len(question.text) > LONG_QUESTION:
            yield path, f"{name(path)} has {len(question.text)} characters. Over {LONG_QUESTION} it is hard to read."
        if not question.help:
            card = ("questions", place)
            yield card, f"{name(card)} has no help for whoever is stuck."
    yield from doubled(((("questions", place, "text"), q.text) for place, q in enumerate(deck.questions)), name)
    pairs = Counter(frozenset(question.categories) for question in deck.questions)
    without = [
        f"{first} and {second}" for first, second in combinations(Category, 2) if not pairs[frozenset((first, second))]
    ]
    if without:
        yield ("questions",), f"No Question joins {', nor '.join(without)}: players will be stuck more often."
    cards = sum(_counts(deck).values())
    if cards < CARDS_FOR_TWO:
        yield ("questions",), f"Two players need {CARDS_FOR_TWO} cards, special cards included; there are {cards}."


# ── spreadsheets ────────────────────────────────────────────────────────────────────────────────────────────────────

# T1's categories as teachers write them, in either language or by the letter on the card.
_CATEGORY_WORDS = {
    **dict.fromkeys(("society", "societe", "s"), Category.SOCIETY),
    **dict.fromkeys(("relationships", "relationship", "relations", "relation", "r"), Category.RELATIONSHIPS),
    **dict.fromkeys(("future", "avenir", "futur", "f", "a"), Category.FUTURE),
    **dict.fromkeys(("memories", "memory", "memoire", "memoires", "souvenirs", "souvenir", "m"), Category.MEMORIES),
    **dict.fromkeys(("identity", "identite", "i"), Category.IDENTITY),
}

_DEPTH_WORDS = {
    **dict.fromkeys(("light", "leger", "legere"), Depth.LIGHT),
    **dict.fromkeys(("warm", "personnel", "personnelle"), Depth.WARM),
    **dict.fromkeys(("deep", "profond", "profonde"), Depth.DEEP),
}

_COLUMNS = (
    column("question", "questions, text, texte, card, carte, front, recto", field="text", needed=True),
    column(
        "category",
        "categories, categorie, theme, themes, couleur, couleurs, colour",
        field="categories",
        needed=True,
        several=True,
        words=_CATEGORY_WORDS,
    ),
    column("depth", "profondeur", words=_DEPTH_WORDS),
    column("help", "helps, aide, aides, hint, hints, indice, indices, prompt, prompts", several=True),
    column(
        "sample",
        "samples, answer, answers, sample answer, example, examples, exemple, exemples, reponse, reponses",
        field="samples",
        several=True,
    ),
    ID,
)


def _build(rows: list[Filled]) -> Built:
    ids = ids_for(rows, [f"q{number}" for number in range(1, len(rows) + 1)])
    cards: list[object] = [
        {
            "id": id,
            "text": row.first("question"),
            "categories": _named_categories(row.fields.get("category", ())),
            **_named_depth(row.first("depth")),
            "help": row.several("help"),
            "samples": row.several("sample"),
        }
        for id, row in zip(ids, rows, strict=True)
    ]
    return Built(cards, [[row.row] for row in rows])


def _named_categories(cells: Iterable[str]) -> list[str]:
    names = [name.strip() for cell in cells for name in re.split(r"[,;/+&|]|\b(?:and|et)\b", cell)]
    # The last word tells: `la société`, `our memories`.
    return [_CATEGORY_WORDS.get(slug_of(name).rpartition("-")[2], name) for name in names if name]


def _named_depth(cell: str) -> dict[str, str]:
    return {"depth": _DEPTH_WORDS.get(slug_of(cell), cell)} if cell else {}


def _rows(deck: QuestionDeck) -> SheetRows:
    helps = max((len(question.help) for question in deck.questions), default=0)
    samples = max((len(question.samples) for question in deck.questions), default=0)
    names = ["question", "category 1", "category 2", "depth"]
    return [*names, *_numbered("help", helps), *_numbered("sample", samples), "id"], (
        [q.text, *q.categories, q.depth or "", *_one_each(q.help, helps), *_one_each(q.samples, samples), q.id]
        for q in deck.questions
    )


def _numbered(name: str, most: int) -> list[str]:
    return [f"{name} {number}" for number in range(1, most + 1)]


def _one_each(texts: Sequence[str], columns: int) -> list[str]:
    return [*(in_one_cell([text], BETWEEN_TEXTS) for text in texts), *[""] * (columns - len(texts))]


DECK = DeckKind(
    deck=QuestionDeck,
    cards="questions",
    needs=_NEEDS,
    card_texts=_card_texts,
    packs={"en": "en/questions", "fr": "fr/questions"},
    advice=_advice,
    readable=_readable,
    categories=_shown_categories,
    help=_help,
    counts=_counts,
    layout=Layout(
        _COLUMNS,
        by_position=("question", "category", "category", "help", "help", "sample", "sample", "sample"),
        sentences=True,
        ragged=True,
        build=_build,
        rows=_rows,
    ),
    read_more=_read_specials,
)
