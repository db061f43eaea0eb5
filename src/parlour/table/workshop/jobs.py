"""What can be asked of the workshop, and how it is done. A job brings all that it needs, and nothing of it is kept."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from parlour.decks import Deck, DeckError, dump, game_of
from parlour.decks.errors import Remark
from parlour.decks.examining import examine
from parlour.decks.facts import facts, kinds_in
from parlour.decks.files import deck_in
from parlour.decks.writing import deck_yaml
from parlour.table.messages import DeckRead, DeckSummary, ImportAsked, PrintAsked, RemarkShown, encode

SHOWN = "your deck"
"""What remarks call a deck that came without a name."""

MOST_REMARKS = 200
"""Whoever has mended so many asks again."""


class Check(Struct, frozen=True, tag=True):
    """Look over a deck, in YAML or JSON."""

    content: bytes


class Import(Struct, frozen=True, tag=True):
    """Make a deck of a spreadsheet."""

    content: bytes
    how: ImportAsked


class Print(Struct, frozen=True, tag=True):
    """Make a PDF of a deck, in YAML or JSON; or, without one, of the cards of a game that needs none."""

    how: PrintAsked
    content: bytes | None = None
    game: str = ""


Job = Check | Import | Print


class Done(Struct, frozen=True):
    """What was made; or all that is wrong with the deck, the first of it in a sentence."""

    made: bytes = b""
    wrong: str = ""
    remarks: list[RemarkShown] = []


def do(job: Job) -> Done:
    try:
        return Done(_made(job))
    except DeckError as error:
        return Done(wrong=str(error), remarks=_shown(error.remarks))


def _made(job: Job) -> bytes:
    match job:
        case Check():
            deck, errors, warnings = examine(job.content, SHOWN, json=_is_json(job.content))
            if deck is None:
                raise DeckError.of(errors)
            return _read(deck, warnings)
        case Import():
            return _imported(job)
        case Print():
            return _printed(job)


def _imported(job: Import) -> bytes:
    from parlour.decks.sheets import Reading, import_deck  # its libraries take a moment to load

    reading = msgspec.convert(job.how, Reading, from_attributes=True)
    return _read(*import_deck(job.content, job.how.name or SHOWN, job.how.game, reading))


def _read(deck: Deck, advice: list[Remark]) -> bytes:
    summary = msgspec.convert({**facts(deck), "kinds": kinds_in(deck)}, DeckSummary)
    return encode(DeckRead(summary, _shown(advice), dump(deck), deck_yaml(deck)))


def _printed(job: Print) -> bytes:
    from parlour.decks.printing import Paper, print_deck

    paper = Paper[job.how.paper.upper()]
    if job.content is None:
        return print_deck(job.game, None, paper=paper, language=job.how.language)
    deck, line_of = deck_in(job.content, SHOWN, json=_is_json(job.content))
    try:
        return print_deck(game_of(deck), deck, paper=paper)
    except DeckError as error:
        raise error.at(file=SHOWN, line_of=line_of) from None


def _is_json(content: bytes) -> bool:
    """Nobody begins a YAML file with a brace, and every deck in JSON begins with one."""
    return content.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"{")


def _shown(remarks: list[Remark] | tuple[Remark, ...]) -> list[RemarkShown]:
    return [RemarkShown(remark.text, remark.field, remark.line) for remark in remarks[:MOST_REMARKS]]
