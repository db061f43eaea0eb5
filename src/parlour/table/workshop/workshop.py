"""Jobs are given away, so that no table waits for one: a process for each, few at once, and none for long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from parlour.table.children import child
from parlour.table.refusals import Refusal
from parlour.table.workshop.jobs import Done, Job

logger = logging.getLogger("parlour.table")

SECONDS = 20.0
PATIENCE = 5.0

BAD_DECK = Refusal("bad_deck", 422, "{wrong}")
BUSY = Refusal("busy", 503, "Others have decks at work here just now. Try again in a minute.")
TOO_MUCH = Refusal("too_much", 503, "This deck is too much work for the server. Do it with `parlour deck` at home.")


class Workshop:
    """`seconds` is how long a job may take, `patience` how long it waits for its turn."""

    def __init__(self, at_once: int = 1, seconds: float = SECONDS, patience: float = PATIENCE) -> None:
        self._places = asyncio.Semaphore(at_once)
        self._seconds = seconds
        self._patience = patience

    async def do(self, job: Job) -> bytes:
        """What the job makes; a Refused if the deck has mistakes, with all of them, or if it cannot be done."""
        async with self._place():
            content = await self._done(job)
        try:
            done = msgspec.msgpack.decode(content, type=Done)
        except msgspec.DecodeError:  # it has ended before its time
            raise TOO_MUCH() from None
        if done.wrong:
            raise BAD_DECK(wrong=done.wrong, remarks=done.remarks)
        return done.made

    @asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(self._patience):
                await self._places.acquire()
        except TimeoutError:
            raise BUSY() from None
        try:
            yield
        finally:
            self._places.release()

    async def _done(self, job: Job) -> bytes:
        process = await child(__package__)
        try:
            async with asyncio.timeout(self._seconds):
                content, _ = await process.communicate(msgspec.msgpack.encode(job))
        except TimeoutError:
            raise TOO_MUCH() from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode:
            logger.warning(
                "a job with a deck has failed", extra={"job": type(job).__name__, "exit": process.returncode}
            )
        return content
