"""A server with newer rules finds tables of an older one: what was begun by those cannot go on, and the table can."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.registry import GAMES
from tests.table.live.people import Guest, open_house
from tests.table.live.playing import sit_down


def test_a_match_by_unknown_rules_is_refused_with_a_sentence_and_another_one_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            before = await sit_down(house, "talkitout", 2)
        monkeypatch.setitem(GAMES, "talkitout", replace(GAMES["talkitout"], rules_version=99, older=()))
        async with open_house(tmp_path) as house:
            host, guest = [await Guest(house, one.code, one.token).come(one.n) for one in before]
            await host.until(lambda host: host.lobby is not None)
            await guest.until(lambda guest: guest.lobby is not None)
            assert host.view is None
            assert host.lobby is not None
            assert host.lobby["seed"] is None
            assert [seat["name"] for seat in host.lobby["seats"]] == ["Ada", "Bo"]
            refused = (await guest.do({"act": "draw"}))["refused"]
            assert refused["code"] == "other_rules"
            assert refused["args"] == {"game": "#TalkItOut", "begun": 2, "ours": 99}
            assert refused["text"].endswith("it cannot go on here. The host can begin another.")
            status, answer = await house.ask("POST", f"/api/tables/{host.code}/pause", host.token)
            assert (status, answer["error"]["code"]) == (409, "other_rules")
            await house.must("POST", f"/api/tables/{host.code}/start", host.token)
            for somebody in (host, guest):
                await somebody.until(lambda somebody: somebody.view is not None)

    asyncio.run(asyncio.wait_for(run(), 120))
