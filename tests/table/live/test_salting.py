"""Everybody's share in the chance, over the socket: salt for the next match, and what `parlour verify` says of it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from parlour.decks import Deck
from parlour.table.log.reading import read_log
from parlour.table.proof.evidence import evidence, verify
from parlour.table.room.fairness import MOST_SALTS, match_seed
from parlour.table.wire.messages import encode
from tests.table.live.people import Guest, House
from tests.table.live.playing import in_a_house, play_on

GRAIN, GROUND = "00112233445566778899aabbccddeeff", "f" * 64


async def at_the_lobby(house: House) -> tuple[Guest, Guest]:
    """Two people at a table of Bluff that has not begun."""
    made = await house.must("POST", "/api/tables", game="bluff", name="Ada", options={"rounds": 1})
    joined = await house.must("POST", f"/api/tables/{made['code']}/seats", name="Bo")
    host, guest = [await Guest(house, made["code"], token).come() for token in (made["token"], joined["token"])]
    for somebody in (host, guest):
        await somebody.until(lambda somebody: somebody.lobby is not None)
    return host, guest


async def starts(host: Guest, how: str = "start") -> None:
    await host.house.must("POST", f"/api/tables/{host.code}/{how}", host.token)


@in_a_house
async def test_salt_is_answered_by_its_own_name_and_counts_for_the_next_match_alone(house: House) -> None:
    host, guest = await at_the_lobby(house)
    given = await guest.salt(GRAIN)
    assert given == {"id": GRAIN, "ok": 3}
    assert (await host.salt(GROUND))["ok"] == 4
    await starts(host)
    table = house.keeper.tables[host.code].table
    assert table.match is not None
    assert table.match.header.chance == match_seed(table.seed, [GRAIN, GROUND])
    refused = (await guest.salt(GRAIN))["refused"]
    assert refused["code"] == "playing"


@in_a_house
async def test_nobody_salts_from_outside_or_without_end(house: House) -> None:
    host, _ = await at_the_lobby(house)
    watcher = await Guest(house, host.code, None).come()
    assert (await watcher.salt(GRAIN))["refused"]["code"] == "spectator"
    for _ in range(MOST_SALTS):
        assert "ok" in await host.salt(GRAIN)
    refused = (await host.salt(GRAIN))["refused"]
    assert (refused["code"], refused["args"]) == ("enough_salt", {"most": MOST_SALTS})


@pytest.mark.parametrize("salt", ["", "0" * 15, "0" * 65, "0" * 15 + "g", "A" * 32, "0" * 32 + "\n", 7, None])
def test_what_is_no_salt_closes_the_line(salt: Any, tmp_path: Any) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        host, _ = await at_the_lobby(house)
        await host.socket.send_json({"salt": salt})
        await host.until(lambda host: host.closed_with is not None)
        assert host.closed_with == 4400

    scenario(tmp_path)


@in_a_house
async def test_a_match_that_was_salted_and_played_is_verified(house: House) -> None:
    host, guest = await at_the_lobby(house)
    await host.salt(GRAIN)
    await guest.salt(GROUND)
    assert host.lobby is not None
    commitment = host.lobby["commitment"]
    await starts(host)
    for somebody in (host, guest):
        await somebody.until(lambda somebody: somebody.view is not None)
    await play_on([host, guest], random.Random(1), most=4)
    await house.must("POST", f"/api/tables/{host.code}/end", host.token)
    decks: dict[str, Deck] = {}
    entries = [entry async for entry in read_log(house.keeper.store, host.code, decks)]
    told = encode(evidence(entries, 1, decks))
    verdict = verify(told)
    assert verdict.problems == ()
    assert verdict.commitment == commitment
    assert json.loads(told)["salts"] == [[3, GRAIN], [4, GROUND]]
