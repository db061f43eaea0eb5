"""A table of a real server with everybody's phones: how it is made, and how match after match is played there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from aiohttp import ClientError, ClientSession

from tests.table.server.killing.phones import AGAIN_SECONDS, TO_ASK_AGAIN, Phone, is_over
from tests.table.server.killing.servers import Door


class Party:
    """A table with its phones; the first is the host's."""

    def __init__(self, http: ClientSession, door: Door, code: str) -> None:
        self.http, self.door, self.code = http, door, code
        self.phones: list[Phone] = []
        self.matches = 0
        """How many were played to their end."""

    def __iter__(self) -> Iterator[Phone]:
        return iter(self.phones)

    @property
    def host(self) -> Phone:
        return self.phones[0]

    async def ask(self, method: str, path: str = "", **body: Any) -> dict[str, Any]:
        """As the host, and again until a server has answered."""
        while True:
            address = f"http://{await self.door.address()}/api/tables/{self.code}{path}"
            headers = {"Authorization": f"Bearer {self.host.token}"}
            try:
                async with self.http.request(method, address, json=body, headers=headers) as answer:
                    told: dict[str, Any] = await answer.json()
                    return told
            except (ClientError, OSError):
                await asyncio.sleep(AGAIN_SECONDS)

    async def _surely(self, method: str, path: str = "") -> dict[str, Any]:
        """And again while the store cannot write or read, the table moves, or it was too soon: matches of people who
        never think can be so short that their host begins them more often than anybody may."""
        while (answer := await self.ask(method, path)).get("error", {}).get("code") in TO_ASK_AGAIN:
            await asyncio.sleep(AGAIN_SECONDS)
        return answer

    async def until_somebody(self, holds: Any) -> None:
        """Wait until this holds of what one of the phones has been told."""
        tasks = [asyncio.create_task(phone.until(holds)) for phone in self]
        done, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        done.pop().result()

    async def begin(self, how: str) -> None:
        """A match, once: where no answer came and it is asked for again, it may have begun already."""
        before = (await self._surely("GET"))["matches"]
        answer = await self._surely("POST", how)
        assert answer.get("error", {"code": "playing"})["code"] == "playing", answer
        await self.host.until(lambda host: host.lobby.get("matches", 0) > before, within=None)

    async def play_matches(self, last: asyncio.Event) -> None:
        """One match after another, until the one that is under way when the last has come is over."""
        while True:
            await self.host.until(is_over, within=None)  # whoever ends it all gives it a time
            self.matches += 1
            if last.is_set():
                return
            await self.begin("/rematch")


async def sit_down(
    http: ClientSession,
    door: Door,
    game: str,
    people: int,
    bots: int = 0,
    *,
    others: Door | None = None,
    begin: bool = True,
    **options: Any,
) -> Party:
    """A table of this game, with a match begun or not yet; the host goes to this door, the others perhaps elsewhere."""
    address = f"http://{await door.address()}/api/tables"
    asked = {"game": game, "name": "Ada", "options": options}
    # A connection of its own: whichever worker takes it has the table.
    async with http.post(address, json=asked, headers={"Connection": "close"}) as answer:
        made = await answer.json()
        assert answer.status == 200, made
    party = Party(http, door, made["code"])
    party.phones.append(Phone(http, door, party.code, made["token"], 0))
    for person, name in enumerate(("Bo", "Cleo", "Dan", "Eve", "Finn")[: people - 1], start=1):
        joined = await party.ask("POST", "/seats", name=name)
        party.phones.append(Phone(http, others or door, party.code, joined["token"], person))
    for _ in range(bots):
        assert "seats" in await party.ask("POST", "/bots", level="novice")
    if begin:
        assert "seats" in await party.ask("POST", "/start")
    return party
