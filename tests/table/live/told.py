"""Bots that do what a test says, at a live table, and what became of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from parlour.table.live.thinking import BotRequest
from parlour.table.log import entry as log
from tests.table.live.people import Guest, House, open_house

Says = Callable[[BotRequest], dict[str, Any] | None]
NEVER = 3600.0


class Told:
    """A bot that does what the test says, and keeps what it was asked."""

    def __init__(self, says: Says) -> None:
        self.says = says
        self.asked: list[BotRequest] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def think(self, asked: BotRequest) -> dict[str, Any] | None:
        self.asked.append(asked)
        await asyncio.sleep(0)
        await self.may_answer.wait()
        return self.says(asked)

    async def close(self) -> None:
        pass


def at_table(
    folder: Path, says: Says, story: Callable[[House, Told], Awaitable[None]], pace: Callable[..., float] | None = None
) -> None:
    async def run() -> None:
        bot = Told(says)
        async with open_house(folder, thinker=bot, **({} if pace is None else {"pace": pace})) as house:
            await story(house, bot)

    asyncio.run(asyncio.wait_for(run(), 20))


def is_awaited(asked: BotRequest) -> bool:
    return asked.view["you"] in asked.view["waiting"]


def place(view: dict[str, Any] | None) -> dict[str, Any]:
    """An order of the topics; who has to guess is sure of the first."""
    assert view is not None
    guesses = view["honour"] not in (None, view["you"])
    return {"act": "place", "ranks": [1, 2, 3, 4, 5], "sure": 0 if guesses else None}


def places(asked: BotRequest) -> dict[str, Any]:
    return {"act": "done"} if asked.view["placed"] else place(asked.view)


async def acts(house: House, code: str) -> list[log.Acted]:
    entries = map(log.read, await house.keeper.store.entries(code))
    return [entry for entry in entries if isinstance(entry, log.Acted)]


def words(asked: BotRequest) -> dict[str, Any] | None:
    """Says a new word when it is waited for, and lets everything else be."""
    return {"act": "say", "word": f"word {len(asked.view['chain'])}"} if is_awaited(asked) else None


def accuses(asked: BotRequest) -> dict[str, Any] | None:
    """The bot in seat 2 accuses whatever a person has said."""
    last = asked.view["chain"][-1]
    if not is_awaited(asked) and asked.view["you"] == 2 and last["seat"] == 0:
        return {"act": "accuse", "of": "secret"}
    return words(asked)


async def says_a_word(house: House, **options: Any) -> Guest:
    """A person between two bots has begun; the bots are asked about it."""
    made = await house.must("POST", "/api/tables", game="traitor-word", name="Ada", options=options)
    code, token = made["code"], made["token"]
    for _ in range(2):
        await house.must("POST", f"/api/tables/{code}/bots", token)
    await house.must("PATCH", f"/api/tables/{code}", token, first=2)  # the next one speaks
    guest = await Guest(house, code, token).come()
    await house.must("POST", f"/api/tables/{code}/start", token)
    await guest.until(lambda guest: guest.view is not None and guest.view["waiting"] == [0])
    assert "ok" in await guest.do({"act": "say", "word": "harbour"})
    return guest
