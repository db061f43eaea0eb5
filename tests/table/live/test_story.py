"""What was heard earlier, over HTTP: to each what is theirs to hear, page by page."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.table.live import frames
from parlour.table.web import limits
from parlour.table.wire import bodies
from tests.table.live.people import Guest, House
from tests.table.live.playing import in_a_house, play_on, sit_down
from tests.table.strictly import strictly
from tools.wire.games import types_of, union


@pytest.fixture(autouse=True)
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "MOST_EVENTS", 5)


async def came(house: House, code: str, token: str | None) -> dict[str, Any]:
    """The first frame of whoever comes."""
    guest = await Guest(house, code, token).come()
    await guest.until(lambda guest: guest.view is not None)
    frame: dict[str, Any] = next(frame for frame in map(msgspec.json.decode, guest.frames) if "view" in frame)
    await guest.leave()
    return frame


@pytest.mark.parametrize("game", ["talkitout", "traitor-word"])
def test_everybody_hears_the_whole_story_page_by_page_and_nothing_that_was_not_for_them(
    game: str, tmp_path: Path
) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, game, 3, **({"reaction": 0} if game == "traitor-word" else {}))
        await play_on(guests, random.Random(1), most=25)
        code = guests[0].code
        match = house.keeper.tables[code].table.match
        assert match is not None
        for seat, token in enumerate([*(guest.token for guest in guests), None]):
            frame = await came(house, code, token)
            events, earlier, pages = frame["events"], frame["earlier"], 0
            while earlier is not None:
                page = await house.must("GET", f"/api/tables/{code}/story?before={earlier}", token)
                strictly(msgspec.json.encode(page), bodies.Story)
                events, earlier, pages = [*page["events"], *events], page["earlier"], pages + 1
            assert pages > 1
            for event in events:
                strictly(msgspec.json.encode(event), union(types_of(game).events))
                event.pop("typed", None)
            assert events == match.events(seat if token else None)

    scenario(tmp_path)


@in_a_house
async def test_a_locked_table_tells_its_story_to_those_who_are_at_it(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    path = f"/api/tables/{guests[0].code}/story?before=99"
    assert (await house.must("GET", path))["events"]
    await house.must("PATCH", f"/api/tables/{guests[0].code}", guests[0].token, locked=True)
    assert (await house.must("GET", path, guests[1].token))["events"]
    for token, why in ((None, "locked"), ("nobody's", "no_token")):
        status, answer = await house.ask("GET", path, token)
        assert (status // 100, answer["error"]["code"]) == (4, why)


def test_nobody_asks_for_pages_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "STORIES_AT_ONCE", 3)

    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 2)
        path = f"/api/tables/{guests[0].code}/story?before="
        for number in ("", "x", "-1", "1.5"):
            assert (await house.ask("GET", path + number, guests[0].token))[0] == 400
        asked = [await house.ask("GET", path + "9", guests[0].token) for _ in range(9)]
        assert {status for status, _ in asked} == {200, 429}
        await house.must("GET", path + "9", guests[1].token)
        await house.must("GET", path + "9")

    scenario(tmp_path)
