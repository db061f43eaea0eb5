"""People who sit down at a real server and play on, without having heard of the game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any

from parlour.table.log import entry as log
from tests import dose
from tests.table.live.people import Guest, House, open_house

Scenario = Callable[[House], Coroutine[Any, Any, None]]


def in_a_house(scenario: Scenario) -> Callable[[Path], None]:
    """Run the scenario against a server with a fresh store."""

    @wraps(scenario)
    def test(tmp_path: Path) -> None:
        async def run() -> None:
            async with open_house(tmp_path) as house:
                await asyncio.wait_for(scenario(house), 120 * dose.soak)

        asyncio.run(run())

    del test.__wrapped__  # pytest would ask for the scenario's own arguments
    return test


async def sit_down(house: House, game: str, people: int, bots: int = 0, **options: Any) -> list[Guest]:
    """A table of this game with so many people, and bots; everybody is connected, and the match has begun."""
    made = await house.must("POST", "/api/tables", game=game, name="Ada", options=options)
    code = made["code"]
    tokens = [made["token"]]
    for name in ("Bo", "Cleo", "Dan", "Eve", "Finn")[: people - 1]:
        joined = await house.must("POST", f"/api/tables/{code}/seats", name=name)
        assert joined["seat"] == len(tokens)
        tokens.append(joined["token"])
    for _ in range(bots):
        await house.must("POST", f"/api/tables/{code}/bots", tokens[0], level="novice")
    guests = [await Guest(house, code, token).come() for token in tokens]
    await house.must("POST", f"/api/tables/{code}/start", tokens[0])
    for guest in guests:
        await guest.until(lambda guest: guest.view is not None)
    return guests


def some_act(view: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Any act that is offered, by somebody who has never heard of the game."""
    offers = [offer for offer in view["offers"] if offer["act"] not in ("go_on", "claim", "out", "accuse")]
    offer = rng.choice(offers)
    return {field: filled for field, given in offer.items() if (filled := _filled(given, rng)) is not None}


def _filled(given: Any, rng: random.Random) -> Any:
    match given:
        case {"one_of": choices}:
            return rng.choice(choices)
        case {"order_of": things}:
            return rng.sample(things, len(things))
        case {"text": _, "optional": True} | {"list_of": _, "optional": True}:
            return None
        case {"text": _}:
            return f"word {rng.random()}"
        case {"list_of": items}:
            return [_filled(item, rng) for item in items]
    return given


async def play_on(guests: list[Guest], rng: random.Random, most: int) -> None:
    """Whoever is waited for acts, until the match is over or enough has been played."""
    for _ in range(most):
        n = max(guest.n for guest in guests)
        for guest in guests:
            await guest.until(lambda guest, n=n: guest.n >= n)
        view = guests[0].view
        assert view is not None
        if view["over"]:
            return
        waiting = [guest for seat, guest in enumerate(guests) if seat in view["waiting"]]
        if not waiting:
            await guests[0].until(lambda guest, n=n: guest.n > n)
            continue
        guest = rng.choice(waiting)
        assert guest.view is not None
        answer = await guest.do(some_act(guest.view, rng), at=guest.n)
        assert "ok" in answer, answer


async def is_closed(house: House, code: str) -> bool:
    summaries = {summary.table: summary for summary in await house.keeper.store.tables()}
    written = await house.keeper.store.entries(code)
    closed = isinstance(log.read(written[-1]), log.Closed)
    assert summaries[code].closed == closed
    assert closed is not any(b"Ada" in content for content in written), "closed and scrubbed are one"
    return closed
