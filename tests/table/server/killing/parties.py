"""A table of a real server with everybody's phones: how it is made, and how match after match is played there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from aiohttp import ClientError, ClientSession

from parlour.table.room.refusals import NO_ANSWER, PLAYING
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
        while (answer := await self._once(method, path, **body)) is None:
            await asyncio.sleep(AGAIN_SECONDS)
        return answer

    async def _once(self, method: str, path: str, **body: Any) -> dict[str, Any] | None:
        """None if no answer came."""
        address = f"http://{await self.door.address()}/api/tables/{self.code}{path}"
        headers = {"Authorization": f"Bearer {self.host.token}"}
        try:
            async with self.http.request(method, address, json=body, headers=headers) as answer:
                told: dict[str, Any] = await answer.json()
                return told
        except (ClientError, OSError):
            return None

    async def _known(self) -> dict[str, Any]:
        """What anybody may know, asked for again while the store cannot read, or the table moves."""
        while refusal_of(answer := await self.ask("GET")) in TO_ASK_AGAIN:
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
        """A match, once. It is asked for again while the store cannot write, the table moves, or it was too soon:
        matches of people who never think can be so short that their host begins them more often than anybody may."""
        before = (await self._known())["matches"]
        may_have_begun = False
        while (answer := await self._once("POST", how)) is None or refusal_of(answer) in TO_ASK_AGAIN:
            may_have_begun |= answer is None or refusal_of(answer) == NO_ANSWER.code
            await asyncio.sleep(AGAIN_SECONDS)
        assert refusal_of(answer) in (("", PLAYING.code) if may_have_begun else ("",)), answer
        await self.host.until(lambda host: host.lobby.get("matches", 0) > before, within=None)

    async def play_matches(self, last: asyncio.Event) -> None:
        """One match after another, until the one that is under way when the last has come is over."""
        while True:
            await self.host.until(is_over, within=None)  # whoever ends it all gives it a time
            self.matches += 1
            if last.is_set():
                return
            await self.begin("/rematch")


def refusal_of(answer: dict[str, Any]) -> str:
    """Its code; empty if it is none."""
    code: str = answer.get("error", {"code": ""})["code"]
    return code


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
    async with http.post(address, json=asked) as answer:
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
