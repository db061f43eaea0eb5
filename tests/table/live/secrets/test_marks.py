"""A whole evening with everything in it: no key, no salt and no seed is ever shown to anybody whose it is not."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from parlour.table.live import frames, keeper
from parlour.table.log import entry as log
from parlour.table.room.commands import Command, PlayAct
from parlour.table.room.decide import decide
from parlour.table.room.fairness import commitment
from parlour.table.room.people import hashed
from parlour.table.room.table import Table
from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import play_on
from tests.table.live.secrets.room import listening

NAMES = ("Zqxada", "Zqxbo")
TEXT = "zqx, and nobody else needs to know"


class Evening:
    """Two people and a spectator, and each of their screens; whatever is a secret, and whose salt is whose."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guests: list[Guest] = []
        self.screens: list[tuple[str | None, Guest]] = []
        self.secrets: set[str] = set()
        """For nobody ever to see."""
        self.seeds: list[str] = []
        self.salts: list[dict[str, str]] = []
        """Those for each match, with whose they are: they are told with its seed, and not before."""
        self.answers: list[bytes] = []

    @property
    def table(self) -> Table:
        return self.house.keeper.tables[self.code].table

    @property
    def path(self) -> str:
        return f"/api/tables/{self.code}"

    async def plays(self) -> None:
        await self.sits_down()
        await self.adds_salt()
        await self.begins("start")
        await self.moves_to_another_device()
        await self.types()
        await self.looks_around()
        await play_on(self.guests, random.Random(1), most=3000)
        assert not self.table.playing
        await self.adds_salt()
        await self.begins("rematch")
        await play_on(self.guests, random.Random(2), most=10)
        await self.looks_around()
        await self.house.must("POST", f"{self.path}/end", self.guests[0].token)
        for _, guest in self.screens:
            await guest.until(lambda guest: guest.closed_with is not None)

    async def sits_down(self) -> None:
        made = await self.house.must("POST", "/api/tables", game="talkitout", name=NAMES[0])
        self.code = made["code"]
        joined = await self.house.must("POST", f"{self.path}/seats", name=NAMES[1])
        self.guests = [await self.comes(name, at["token"]) for name, at in zip(NAMES, (made, joined), strict=True)]
        await self.comes(None, None)

    async def comes(self, name: str | None, token: str | None) -> Guest:
        if token is not None:
            self.secrets |= {token, hashed(token)}
        guest = await Guest(self.house, self.code, token).come()
        await guest.until(lambda guest: guest.lobby is not None)
        self.screens.append((name, guest))
        return guest

    async def adds_salt(self) -> None:
        self.salts.append({})
        for name, guest in zip(NAMES, self.guests, strict=True):
            salt = random.Random(f"{name} {guest.n}").randbytes(16).hex()
            self.salts[-1][salt] = name
            assert "ok" in await guest.salt(salt)

    async def begins(self, how: str) -> None:
        await self.house.must("POST", f"{self.path}/{how}", self.guests[0].token)
        begun = self.table.number
        for guest in self.guests:
            await guest.until(lambda guest: guest.n >= begun)
        self.seeds.append(self.table.seed)
        self.secrets.add(self.table.next_seed)

    async def moves_to_another_device(self) -> None:
        link = (await self.house.must("POST", f"{self.path}/seats/1/move", self.guests[1].token))["link"]
        ticket = link.partition("#")[2]
        self.secrets |= {ticket, hashed(ticket)}
        moved = await self.house.must("POST", f"{self.path}/seats", ticket=ticket)
        self.guests[1] = await self.comes(NAMES[1], moved["token"])

    async def types(self) -> None:
        """The first who has to answer does so in writing."""
        while (seat := self.answering()) is None:
            await play_on(self.guests, random.Random(3), most=1)
        assert "ok" in await self.guests[seat].do({"act": "answer", "text": TEXT})

    def answering(self) -> int | None:
        views = [guest.view for guest in self.guests if guest.view is not None]
        return next((view["you"] for view in views if any(offer["act"] == "answer" for offer in view["offers"])), None)

    async def looks_around(self) -> None:
        for path in (
            self.path,
            f"{self.path}/deck",
            f"{self.path}/cards",
            f"{self.path}/nothing",
            "/metrics",
            "/healthz",
        ):
            async with self.house.http.get(self.house.server.make_url(path)) as answer:
                self.answers.append(await answer.read())
        for what in ("start", "hide", "seats/0/move"):
            url = self.house.server.make_url(f"{self.path}/{what}")
            async with self.house.http.post(url, json={"number": 1}) as answer:
                assert answer.status == 401
                self.answers.append(await answer.read())

    # ── what has come of it ─────────────────────────────────────────────────────────────────────────────────────────

    def check(self) -> None:
        for name, guest in self.screens:
            for frame in guest.frames:
                told = self.seeds[0].encode() in frame and b'"opening":' in frame
                salts = self.salts[1] if told else self.salts[0] | self.salts[1]
                others = [*self.secrets, *(salt for salt, owner in salts.items() if owner != name)]
                shown = [secret for secret in others if secret.encode() in frame]
                assert not shown, f"a frame to {name} shows a secret: {frame!r}"
        secrets = [*self.secrets, *self.salts[0], *self.salts[1]]
        for answer in self.answers:
            assert not any(secret.encode() in answer for secret in secrets), f"a secret is told: {answer!r}"
        self.check_seeds()

    def check_seeds(self) -> None:
        """The first match's was committed to from the start, and is shown when it is over; the second's is not."""
        first, second = self.seeds
        for _, guest in self.screens:
            for frame in guest.frames:
                lobby = msgspec.json.decode(frame).get("lobby", {})
                over = lobby.get("phase") == "over"
                assert (first.encode() in frame) == over, f"a frame shows the seed too early: {frame!r}"
                assert second.encode() not in frame, f"a frame shows the seed too early: {frame!r}"
                if not over and lobby.get("matches") == 1:
                    assert lobby["commitment"] == commitment(first)


def spend_an_evening(folder: Path) -> tuple[Evening, list[str]]:
    async def run() -> Evening:
        async with open_house(folder) as house:
            evening = Evening(house)
            await evening.plays()
            return evening

    with listening() as logged:
        return asyncio.run(run()), logged


def check_log(evening: Evening, logged: list[str]) -> None:
    for secret in (*evening.secrets, *evening.seeds, *evening.salts[0], *evening.salts[1], *NAMES, TEXT):
        for line in logged:
            assert secret not in line, f"a line of the log tells a secret: {line}"


def test_no_token_hash_salt_ticket_or_seed_is_shown_to_anybody_whose_it_is_not(tmp_path: Path) -> None:
    evening, logged = spend_an_evening(tmp_path)
    evening.check()
    check_log(evening, logged)
    assert any(TEXT.encode() in frame for frame in evening.screens[2][1].frames)  # or nothing was typed


# ── the check can fail ──────────────────────────────────────────────────────────────────────────────────────────────


def show(plant: pytest.MonkeyPatch, secret: Callable[[Table], str]) -> None:
    lobby = frames.lobby
    plant.setattr(frames, "lobby", lambda table, here: lobby(table, here) | {"oops": secret(table)})


def some_salt(table: Table) -> str:
    return next((salt for _, salt in table.salts.that_count()), "")


def some_ticket(table: Table) -> str:
    return next((person.ticket for person in table.company.people if person.ticket is not None), "")


@pytest.mark.parametrize(
    "secret",
    [lambda table: table.company.people[0].token, some_salt, some_ticket, lambda table: table.seed],
    ids=["token", "salt", "ticket", "seed"],
)
def test_a_secret_that_is_shown_is_found(
    secret: Callable[[Table], str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    show(monkeypatch, secret)
    evening, _ = spend_an_evening(tmp_path)
    with pytest.raises(AssertionError, match="show"):
        evening.check()


def test_a_text_that_is_logged_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def deciding(table: Table, command: Command, at: int) -> log.Entry:
        if isinstance(command, PlayAct):
            logging.getLogger("parlour.table").info("an act", extra={"act": command.act})
        return decide(table, command, at)

    monkeypatch.setattr(keeper, "decide", deciding)
    evening, logged = spend_an_evening(tmp_path)
    with pytest.raises(AssertionError, match="tells a secret"):
        check_log(evening, logged)
