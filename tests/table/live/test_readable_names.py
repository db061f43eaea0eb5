"""A table of Bluff where a match was begun before names were drawn: it goes on as it began, and the next has others."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec

from parlour.table.proof.evidence import verify
from tests.table.live.people import Guest, House, open_house
from tests.table.live.secrets.room import copy_log
from tests.table.live.secrets.worlds import CODE

BEFORE = json.loads(Path(__file__).with_name("readable-names.json").read_text(encoding="utf-8"))
"""The entries of such a table, as the Parlour of before wrote them, its deck, and what it showed then."""
READABLE = {f"{term['id']}.{kind}" for term in BEFORE["deck"]["terms"] for kind in ("word", "definition", "example")}
PATH = f"/api/tables/{CODE}"


async def with_store_of_before(house: House) -> list[Guest]:
    await house.keeper.store.keep_deck(CODE, BEFORE["hash"], msgspec.json.encode(BEFORE["deck"]))
    await copy_log(house.keeper.store, [msgspec.json.encode(entry) for entry in BEFORE["entries"]])
    guests = [await Guest(house, CODE, token).come() for token in ("token of Ada", "token of Bo")]
    for guest in guests:
        await guest.until(lambda guest: guest.view is not None)
    return guests


def test_it_goes_on_with_readable_names_verifies_and_the_next_match_has_drawn_ones(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, pace=lambda *of: 0.0) as house:
            host, guest = await with_store_of_before(house)
            assert [host.view["hand"], guest.view["hand"]] == BEFORE["hands"]  # type: ignore[index]
            assert host.lobby is not None
            assert host.lobby["match_hash"] == BEFORE["match_hash"]
            assert (await house.must("GET", f"{PATH}/deck")).keys() == READABLE
            thrown = BEFORE["hands"][0][0]
            assert "ok" in await host.do({"act": "throw", "card": thrown})
            await house.must("POST", f"{PATH}/seats/1/stand-in", host.token)
            await host.until(lambda host: host.view["turn"] == 0)  # and so the bot has played
            assert {*host.view["hand"]} <= {*READABLE, "wild"}  # type: ignore[index]
            back = await Guest(house, CODE, "token of Bo").come()
            await back.until(lambda back: back.lobby is not None and not back.lobby["seats"][1]["bot"])
            await house.must("POST", f"{PATH}/stop", host.token)
            file = await house.must("GET", f"{PATH}/evidence", host.token)
            assert "names" not in file
            assert file["match_hash"] == BEFORE["match_hash"]
            assert verify(json.dumps(file).encode()).problems == ()
            await house.must("POST", f"{PATH}/start", host.token)
            drawn = await house.must("GET", f"{PATH}/deck")
            assert not drawn.keys() & READABLE
            assert sorted(drawn.values()) == sorted(
                term[kind] for term in BEFORE["deck"]["terms"] for kind in ("word", "definition", "example")
            )

    asyncio.run(asyncio.wait_for(run(), 120))
