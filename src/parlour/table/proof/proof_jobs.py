"""Proof jobs: evidence and replays of matches, and reports of classes, are made in child processes, so that no table
waits: one for each, few at once, and none for long. The others wait in a fair queue, each table behind its own. A job
brings the whole log of its table, or those of all tables of its class, and all their decks. Run as a program, this
module does one job: it comes in, what there is to tell goes out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from parlour.table.jobs.children import do_one_job, keep_within_bounds, made_by
from parlour.table.jobs.fair_queue import Turns
from parlour.table.log import entry as log
from parlour.table.log.reading import hashes_needed, read_kept
from parlour.table.log.store import Store
from parlour.table.proof.evidence import evidence_for_guests
from parlour.table.proof.looking_back import look_back
from parlour.table.proof.replay import replay
from parlour.table.room.refusals import RequestRefused
from parlour.table.wire.messages import encode
from parlour.table.wire.reports import LookedBack

NICENESS = 5
MOST_MEMORY = 2 << 30
MOST_SECONDS = 60
"""Of computing. Whoever has asked waits less long; this is for when they are gone."""


class EvidenceJob(Struct, frozen=True, tag=True):
    """Prove that a match was fair."""

    entries: list[bytes]
    decks: dict[str, bytes]
    match: int | None


class ReplayJob(Struct, frozen=True, tag=True):
    """Tell a match once more, as a seat saw it or a spectator."""

    entries: list[bytes]
    decks: dict[str, bytes]
    match: int | None
    seat: int | None


class LookBackJob(Struct, frozen=True, tag=True):
    """Say what was learnt in an hour of a class, from its log and those of its tables."""

    entries: list[bytes]
    tables: list[list[bytes]]
    decks: dict[str, bytes]


ProofJob = EvidenceJob | ReplayJob | LookBackJob


class ProofJobResult(Struct, frozen=True):
    """What there is to tell, as JSON; or why there is nothing, in a sentence; or what a RequestRefused is made of."""

    content: bytes = b""
    why: str = ""
    refused: tuple[str, str, int, dict[str, Any]] | None = None


def do(job: ProofJob) -> ProofJobResult:
    try:
        return ProofJobResult(_content(job))
    except ValueError as problem:
        return ProofJobResult(why=str(problem))
    except RequestRefused as refused:
        return ProofJobResult(refused=(refused.code, refused.text, refused.status, refused.about))


def _content(job: ProofJob) -> bytes:
    decks = {hash: read_kept(content) for hash, content in job.decks.items()}
    match job:
        case EvidenceJob():
            return encode(evidence_for_guests(job.entries, job.match, decks))
        case ReplayJob():
            return encode(replay(map(log.read, job.entries), job.match, job.seat, decks))
        case LookBackJob():
            return encode(look_back(job.entries, job.tables, decks))


SECONDS = 40.0
"""A log of 200,000 entries, the longest there is, takes a quarter of it."""
PATIENCE = 30.0
WAITING = 40


class ProofJobs:
    """`seconds` is how long a job may take, `patience` how long it waits for its turn. A ValueError says in a sentence
    why there is nothing to tell."""

    def __init__(self, store: Store, at_once: int = 1, seconds: float = SECONDS, patience: float = PATIENCE) -> None:
        self._store = store
        self._turns = Turns(at_once, WAITING, WAITING, patience)
        self._seconds = seconds

    async def evidence(self, code: str, match: int | None) -> Raw:
        """Of a match of this table, for anybody who is at it."""
        async with self._turns.turn(code):
            return await self._told(EvidenceJob(*await self._log(code), match))

    async def replay(self, code: str, match: int | None, seat: int | None) -> Raw:
        """Of a match of this table, for anybody who is at it."""
        async with self._turns.turn(code):
            return await self._told(ReplayJob(*await self._log(code), match, seat))

    async def look_back(self, code: str, tables: Sequence[str], deck: str | None) -> LookedBack:
        """On the hour of this class, with these tables, and the deck of this hash."""
        async with self._turns.turn(code):
            decks = {} if deck is None else {deck: await self._deck(deck)}
            logs = []
            for table in tables:
                entries, needed = await self._log(table)
                logs.append(entries)
                decks |= needed
            job = LookBackJob(await self._store.entries(code), logs, decks)
            return msgspec.json.decode(await self._told(job), type=LookedBack)

    async def _log(self, code: str) -> tuple[list[bytes], dict[str, bytes]]:
        """The whole log of a table, and its decks."""
        entries = await self._store.entries(code)
        decks: dict[str, bytes] = {}
        for hash in await asyncio.to_thread(hashes_needed, entries):
            decks[hash] = await self._deck(hash)
        return entries, decks

    async def _deck(self, hash: str) -> bytes:
        content = await self._store.deck(hash)
        if content is None:
            raise ValueError("A deck of this table is gone, so nothing can be said of its matches.")
        return content

    async def _told(self, job: ProofJob) -> Raw:
        content = await made_by(__name__, msgspec.msgpack.encode(job), self._seconds)
        if content is None:
            raise ValueError("That is too much work here: so much has happened at this table.")
        told = msgspec.msgpack.decode(content, type=ProofJobResult)
        if told.refused is not None:
            raise RequestRefused(*told.refused)
        if told.why:
            raise ValueError(told.why)
        return Raw(told.content)


if __name__ == "__main__":
    keep_within_bounds(NICENESS, MOST_MEMORY, MOST_SECONDS)
    do_one_job(ProofJob, do)
