"""People at two servers act at once at the same table: each number is won by one, and everybody sees the same."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse

from parlour.table.log import entry as log
from parlour.table.web import limits
from tests.table.server.killing.parties import Party, sit_down
from tests.table.server.killing.phones import Phone
from tests.table.server.killing.playing import looking_on
from tests.table.server.killing.proving import prove
from tests.table.server.killing.servers import WITHIN, Server, serving

pytestmark = pytest.mark.xdist_group("postgres")

TIMES = limits.TOGGLES_AT_ONCE
"""More of them take a while: nobody may rank more often than so many times a second."""


def place(phone: Phone) -> dict[str, Any]:
    """Player of Honour: everybody ranks at the same time, and may rank again and again."""
    assert phone.view is not None
    sure = None if phone.view["honour"] == phone.view["you"] else 0
    return {"act": "place", "ranks": phone.rng.sample([1, 2, 3, 4, 5], 5), "sure": sure}


async def rank_again_and_again(phone: Phone, times: int) -> None:
    for _ in range(times):
        id = await phone.act(place(phone))
        await phone.until(lambda phone, id=id: id not in phone.under_way)


async def sit_at_both(http: ClientSession, one: Server, two: Server) -> tuple[Party, list[Phone]]:
    """Two people at each server, and somebody who watches."""
    party = await sit_down(http, one, "player-of-honour", 4)
    for phone in party.phones[2:]:
        phone.door = two
    return party, [Phone(http, server, party.code, None) for server in (one, two)]


def test_of_people_who_act_at_once_at_two_servers_one_wins_each_number_and_all_screens_agree(
    tmp_path: Path, database: str, soak: int
) -> None:
    async def story() -> None:
        async with serving(tmp_path, database) as one, serving(tmp_path, database) as two, ClientSession() as http:
            party, watching = await sit_at_both(http, one, two)
            async with looking_on(party) as phones:
                for phone in watching:
                    phones.join(phone)
                    await phone.until(lambda phone: phone.view is not None)
                begun = max(phone.n for phone in party)
                async with asyncio.timeout(WITHIN * soak):
                    await asyncio.gather(*[rank_again_and_again(phone, TIMES * soak) for phone in party])
                won = Counter(number for phone in party for number, _ in phone.acknowledged.values())
                assert won == Counter(range(begun + 1, begun + 1 + 4 * TIMES * soak))
                for phone in (*party, *watching):
                    await phone.until(lambda phone: phone.n == begun + 4 * TIMES * soak)
            party.phones += watching
            await prove(database, party)
            here, there = (phone.frames for phone in watching)
            assert [n for n in won if here[n] != there[n]] == []

    asyncio.run(story())


def test_an_act_that_is_sent_to_two_servers_at_once_is_done_once_and_both_give_its_number(
    tmp_path: Path, database: str
) -> None:
    """A phone goes over to another line, and sends its act again while the first is still on its way."""

    async def story() -> None:
        async with serving(tmp_path, database) as one, serving(tmp_path, database) as two, ClientSession() as http:
            party = await sit_down(http, one, "player-of-honour", 3)
            for number in range(TIMES):
                id = f"both {number}"
                answers = await sent_twice(http, party.host, id, *((one, two) if number % 2 else (two, one)))
                assert len(answers) == 1, f"{id}: {answers}"
            (entries,) = await prove(database, party)
            assert sum(isinstance(entry, log.Acted) for entry in entries) == TIMES

    asyncio.run(story())


async def sent_twice(http: ClientSession, phone: Phone, id: str, first: Server, second: Server) -> set[int]:
    """The numbers that an act is given by the server where the phone was, if it still says one, and where it is now."""
    hello = {"hello": {"token": phone.token, "seen": 0}}
    addresses = [f"http://{await server.address()}/ws/{phone.code}" for server in (first, second)]
    async with http.ws_connect(addresses[0]) as old, http.ws_connect(addresses[1]) as new:
        await old.send_json(hello)
        phone.view = (await old.receive_json(timeout=WITHIN))["view"]
        message = {"id": id, "do": place(phone)}
        await asyncio.sleep(0.005)  # nobody is at two lines in the same millisecond
        await new.send_json(hello)
        await asyncio.gather(old.send_json(message), new.send_json(message))
        answers = await asyncio.gather(answer(old), answer(new))
        assert answers[1] is not None, f"the newer line was closed with {new.close_code}"
        return {number for number in answers if number is not None}


async def answer(socket: ClientWebSocketResponse) -> int | None:
    """The number that the act is given; None if the line is closed instead."""
    async with asyncio.timeout(WITHIN):
        async for received in socket:
            frame = received.json()
            if "id" in frame:
                assert "ok" in frame, frame
                number: int = frame["ok"]
                return number
    return None
