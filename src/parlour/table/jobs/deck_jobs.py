"""Deck jobs: decks from the network are checked, imported and printed in child processes, so that no table waits: a
process for each job, few at once, and none for long. The others wait in a fair queue, each client behind their own. A
job brings all that it needs, and nothing of it is kept. Run as a program, this module does one job: it comes in, what
came of it goes out."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from parlour.decks import Deck, DeckError, dump, game_of
from parlour.decks.advice import examine
from parlour.decks.errors import Remark
from parlour.decks.facts import facts, kinds_in
from parlour.decks.files import deck_in
from parlour.decks.writing import deck_yaml
from parlour.engine.plain import shortened
from parlour.table.jobs.children import do_one_job, keep_within_bounds, made_by
from parlour.table.jobs.fair_queue import Turns
from parlour.table.room.refusals import RequestRefusal
from parlour.table.wire.bodies import DeckRead, DeckSummary, ImportAsked, PrintAsked, RemarkShown
from parlour.table.wire.messages import encode

NICENESS = 10
MOST_MEMORY = 1 << 30
MOST_SECONDS = 30
"""Of computing. Whoever has given the job waits less long; this is for when they are gone."""


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


DeckJob = Check | Import | Print


class DeckJobResult(Struct, frozen=True):
    """What was made; or all that is wrong with the deck, the first of it in a sentence."""

    made: bytes = b""
    wrong: str = ""
    remarks: list[RemarkShown] = []


def do(job: DeckJob) -> DeckJobResult:
    try:
        return DeckJobResult(_made(job))
    except DeckError as error:
        return DeckJobResult(wrong=str(error), remarks=_shown(error.remarks))


def _made(job: DeckJob) -> bytes:
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
    from parlour.decks.sheets.importing import ImportOptions, import_deck  # its libraries take a moment to load

    reading = msgspec.convert(job.how, ImportOptions, from_attributes=True)
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
    return [RemarkShown(remark.text, shortened(remark.field), remark.line) for remark in remarks[:MOST_REMARKS]]


SECONDS = 20.0
PATIENCE = 30.0
WAITING = 40
WAITING_OF_A_CLIENT = 20
"""Each keeps up to 2 MB. A class comes from one address, and of twenty jobs one is done in a second or less."""

BAD_DECK = RequestRefusal("bad_deck", 422, "{wrong}")
TOO_MUCH = RequestRefusal(
    "too_much", 503, "This deck is too much work for the server. Do it with `parlour deck` at home."
)


class DeckJobs:
    """`seconds` is how long a job may take, `patience` how long it waits for its turn."""

    def __init__(self, at_once: int = 1, seconds: float = SECONDS, patience: float = PATIENCE) -> None:
        self._turns = Turns(at_once, WAITING, WAITING_OF_A_CLIENT, patience)
        self._seconds = seconds

    async def do(self, job: DeckJob, client: str) -> bytes:
        """What the job makes; a RequestRefused if the deck has mistakes, with all of them, or if it cannot be done."""
        async with self._turns.turn(client):
            content = await made_by(__name__, msgspec.msgpack.encode(job), self._seconds)
        if content is None:
            raise TOO_MUCH()
        done = msgspec.msgpack.decode(content, type=DeckJobResult)
        if done.wrong:
            raise BAD_DECK(wrong=done.wrong, remarks=done.remarks)
        return done.made


if __name__ == "__main__":
    keep_within_bounds(NICENESS, MOST_MEMORY, MOST_SECONDS)
    do_one_job(DeckJob, do)
