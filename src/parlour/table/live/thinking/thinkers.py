"""A process pool that answers for the bots: started when the first bot has to think; or this process itself.

They are children that live from one question to the next, and not a pool of the standard library's: a bot that does not
come to an end can be stopped alone, nothing of the server's surroundings goes to them, and when the server is gone,
even killed, their pipe ends and so do they.
"""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import Process
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from parlour.table.jobs.children import child
from parlour.table.live.thinking.questions import BotRequest, BotResponse, answer, framed, length

AT_ONCE = min(2, os.cpu_count() or 1)
SECONDS = 5.0
"""Longer than any bot needs, even with others before it: whoever plays with it is not to wait for more."""

PlainAct = dict[str, Any]


class BotFailed(Exception):
    """There is no answer, or none that could be used; the fault tells where in the code, and nothing that was said."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


class Thinker(Protocol):
    async def think(self, asked: BotRequest) -> PlainAct | None:
        """What the bot does, None to let it be; BotFailed if it cannot say."""

    async def close(self) -> None:
        """Nobody asks any more."""


class InProcessThinker:
    """Thinks at once, in this process: everything else waits. For tests, whose bots are quick."""

    async def think(self, asked: BotRequest) -> PlainAct | None:
        await asyncio.sleep(0)
        return _given(answer(asked))

    async def close(self) -> None:
        pass


class Thinkers:
    """So many processes think at once. Where more is asked than they can do, everybody thinks the shorter."""

    def __init__(self, at_once: int = AT_ONCE, seconds: float = SECONDS) -> None:
        self._at_once = at_once
        self._seconds = seconds
        self._places = asyncio.Semaphore(at_once)
        self._asking = 0
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def think(self, asked: BotRequest) -> PlainAct | None:
        self._asking += 1
        try:
            async with asyncio.timeout(self._seconds), self._places:
                hurry = -(-self._asking // self._at_once)
                content = await self._ask(msgspec.msgpack.encode(replace(asked, hurry=hurry)))
                return _given(msgspec.msgpack.decode(content, type=BotResponse))
        except TimeoutError:
            raise BotFailed("no answer in time") from None
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as problem:
            raise BotFailed(f"no answer: {type(problem).__name__}") from None
        finally:
            self._asking -= 1

    async def _ask(self, content: bytes) -> bytes:
        """A process that has not answered, or is not waited for any more, could answer late: it is ended."""
        process = await self._process()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(framed(content))
            await process.stdin.drain()
            given = await process.stdout.readexactly(length(await process.stdout.readexactly(4)))
        except BaseException:
            await self._end(process)
            raise
        self._idle.append(process)
        return given

    async def _process(self) -> Process:
        """One that waits for a question, or a new one."""
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._all.discard(process)
        process = await child(__package__)
        self._all.add(process)
        return process

    async def _end(self, process: Process) -> None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._all.discard(process)

    async def close(self) -> None:
        self._idle.clear()
        for process in list(self._all):
            await self._end(process)


def _given(answer: BotResponse) -> PlainAct | None:
    if answer.fault:
        raise BotFailed(answer.fault)
    return answer.act
