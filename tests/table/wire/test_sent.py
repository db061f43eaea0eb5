"""Everything that real tables send is of the published types, and nothing is sent that they do not name."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

import parlour
from parlour.registry import shipped
from parlour.table.wire import bodies, messages
from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import play_on, sit_down
from tests.table.strictly import kind_of, strictly
from tools.wire import ROOT
from tools.wire.routes import routes

SCHEMA = json.loads((ROOT / "docs" / "messages.schema.json").read_text(encoding="utf-8"))
OPTIONS: dict[str, dict[str, Any]] = {"traitor-word": {"reaction": 0}}
GIVES = {route.name: route.says.gives for route in routes()}


async def an_evening(house: House, game: str) -> list[Guest]:
    """Whatever can happen at a table, so that everything is sent that a table sends; gives everybody who was there."""
    people = max(2, parlour.games[game].seats[0])
    guests = await sit_down(house, game, people, **OPTIONS.get(game, {}))
    host, other = guests[0], guests[1]
    watcher = await Guest(house, host.code, None).come()
    await watcher.until(lambda guest: guest.view is not None)
    assert "refused" in await watcher.do({"act": "draw"})
    assert "refused" in await host.do({"act": "nothing of the kind"})
    await host.socket.send_json({"react": "clap"})
    await other.until(lambda guest: any(b'"react"' in frame for frame in guest.frames))
    for order in ("pause", "resume", "go-on"):
        await house.must("POST", f"/api/tables/{host.code}/{order}", host.token)
    await play_on(guests, random.Random(game), most=12)
    for number in typed(host):
        await house.must("POST", f"/api/tables/{host.code}/hide", host.token, number=number)
    await other.leave()
    back = await Guest(house, host.code, other.token).come(seen=3)
    await back.until(lambda guest: guest.view is not None)
    await house.must("POST", f"/api/tables/{host.code}/end", host.token)
    for guest in (host, watcher, back):
        await guest.until(lambda guest: guest.closed_with is not None)
    return [*guests, watcher, back]


def typed(guest: Guest) -> list[int]:
    events = [event for frame in guest.frames for event in msgspec.json.decode(frame).get("events", ())]
    return [event["typed"] for event in events if "typed" in event]


@pytest.mark.parametrize("game", parlour.games)
def test_every_message_of_an_evening_is_of_its_published_type(game: str, tmp_path: Path) -> None:
    async def run() -> list[Guest]:
        async with open_house(tmp_path) as house:
            return await asyncio.wait_for(an_evening(house, game), 40)

    sent = [frame for guest in asyncio.run(run()) for frame in guest.frames]
    read = [strictly(message, kind_of(message, game)) for message in sent]
    assert {type(message) for message in read} == {
        messages.Frame,
        messages.Accepted,
        messages.Declined,
        messages.Reacted,
    }
    lobbies = [message["lobby"] for message in map(msgspec.json.decode, sent) if "lobby" in message]
    assert {"lobby", "playing", "paused"} <= {lobby["phase"] for lobby in lobbies}
    validator = jsonschema.Draft202012Validator(SCHEMA)
    is_published = any(ours.name == game for ours in shipped())
    for message in random.Random(game).sample(sent, 10 if is_published else 0):
        validator.validate(msgspec.json.decode(message))


def test_every_answer_over_http_is_of_its_published_type(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            await asyncio.wait_for(ask_for_everything(house), 40)

    asyncio.run(run())


async def ask_for_everything(house: House) -> None:
    """A table's life, route by route, and one that is refused."""
    made = await answered(house, "POST /api/tables", game="traitor-word", name="Ada", options={"reaction": 0})
    code, host = made["code"], made["token"]
    joined = await answered(house, "POST /api/tables/{code}/seats", code=code, name="Bo")
    await answered(house, "PATCH /api/tables/{code}/people/{person}", joined["token"], code=code, person=1, name="Lou")
    await answered(house, "POST /api/tables/{code}/bots", host, code=code)
    await answered(house, "PATCH /api/tables/{code}", host, code=code, locked=True)
    await answered(house, "POST /api/tables/{code}/seats/{seat}/move", joined["token"], code=code, seat=1)
    for order in ("start", "pause", "resume", "go-on"):
        await answered(house, f"POST /api/tables/{{code}}/{order}", host, code=code)
    for what in ("", "/deck", "/cards"):
        await answered(house, f"GET /api/tables/{{code}}{what}", code=code)
    for what in ("/api/games", "/api/decks", "/healthz"):
        await answered(house, f"GET {what}", code=code)
    await answered(house, "DELETE /api/tables/{code}/seats/{seat}", joined["token"], code=code, seat=1)
    await answered(house, "DELETE /api/tables/{code}/people/{person}", host, code=code, person=1)
    await answered(house, "POST /api/tables/{code}/end", host, code=code)
    assert (await answered(house, "GET /api/tables/{code}", code=code))["phase"] == "closed"
    status, failed = await house.ask("POST", f"/api/tables/{code}/start", joined["token"])
    assert status >= 400
    strictly(msgspec.json.encode(failed), bodies.Failed)


async def answered(house: House, route: str, token: str | None = None, **what: Any) -> Any:
    """The answer of a route, which is what the route says it gives; path and body are filled with what is given."""
    method, path = route.split()
    filled = path.format(**what)
    body = {name: value for name, value in what.items() if f"{{{name}}}" not in path and name != "code"}
    answer = await house.must(method, filled, token, **body)
    strictly(msgspec.json.encode(answer), GIVES[route])
    return answer
