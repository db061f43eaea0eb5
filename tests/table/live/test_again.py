"""A phone that heard no answer asks again: what was asked for is done once, and answered again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from parlour.engine.plain import plain
from parlour.table.room.people import new_token
from tests.table.live.held import Held
from tests.table.live.people import Guest, House
from tests.table.live.playing import in_a_house, sit_down


@in_a_house
async def test_where_somebody_else_has_the_code_the_table_gets_another(house: House) -> None:
    taken = await house.must("POST", "/api/tables", game="bluff", name="Bo")
    with pytest.MonkeyPatch.context() as planted:
        codes = iter([taken["code"], "QRSTW"])
        planted.setattr("parlour.table.live.codes.new_code", lambda: next(codes))
        assert (await house.must("POST", "/api/tables", game="bluff", name="Ada"))["code"] == "QRSTW"
        planted.setattr("parlour.table.live.codes.new_code", lambda: "QRSTW")
        status, answer = await house.ask("POST", "/api/tables", game="bluff", name="Cleo")
        assert (status, answer["error"]["code"]) == (503, "no_room")


@in_a_house
async def test_somebody_who_sits_down_again_with_the_same_token_has_one_seat(house: House) -> None:
    (host,) = await sit_down(house, "bluff", 1, bots=1)
    path, token = f"/api/tables/{host.code}/seats", new_token()
    first = await house.must("POST", path, name="Cleo", token=token)
    assert first["token"] == token
    assert await house.must("POST", path, name="Cleo", token=token) == first
    await house.must("PATCH", f"/api/tables/{host.code}", host.token, locked=True)
    assert await house.must("POST", path, name="Cleo", token=token) == first
    lobby = await house.must("GET", f"/api/tables/{host.code}")
    assert [person["name"] for person in lobby["bench"]] == ["Cleo"]


@in_a_house
async def test_whoever_asks_again_is_not_answered_before_the_first_is_durable(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="talkitout", name="Ada")
    path, token = f"/api/tables/{made['code']}/seats", new_token()
    held = Held(house)
    asking = [asyncio.create_task(house.must("POST", path, name="Bo", token=token)) for _ in range(3)]
    done, _ = await asyncio.wait(asking, timeout=0.3)
    assert not done
    held.let_through()
    assert {answer["seat"] for answer in await asyncio.gather(*asking)} == {1}
    assert len(house.keeper.tables[made["code"]].table.company.people) == 2


@in_a_house
async def test_whoever_was_sent_away_does_not_sit_down_again_with_the_same_token(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="talkitout", name="Ada")
    path, token = f"/api/tables/{made['code']}", new_token()
    await house.must("POST", f"{path}/seats", name="Bo", token=token)
    await house.must("DELETE", f"{path}/people/1", made["token"])
    status, answer = await house.ask("POST", f"{path}/seats", name="Bo", token=token)
    assert (status, answer["error"]["code"]) == (403, "sent_away")


@in_a_house
async def test_a_ticket_that_is_used_again_with_the_same_token_moves_once(house: House) -> None:
    host, guest = await sit_down(house, "bluff", 2)
    path, token = f"/api/tables/{host.code}", new_token()
    moved = await house.must("POST", f"{path}/seats/1/move", guest.token)
    ticket = moved["link"].partition("#")[2]
    first = await house.must("POST", f"{path}/seats", ticket=ticket, token=token)
    assert (first["seat"], first["token"]) == (1, token)
    number = house.keeper.tables[host.code].table.number
    assert await house.must("POST", f"{path}/seats", ticket=ticket, token=token) == first
    assert house.keeper.tables[host.code].table.number == number
    status, answer = await house.ask("POST", f"{path}/seats", ticket=ticket, token=new_token())
    assert (status, answer["error"]["code"]) == (410, "ticket_gone")


@pytest.mark.parametrize("token", ["", "x" * 21, "x" * 65, "x" * 21 + "=", "x" * 22 + "\n", "é" * 22, 7])
def test_a_token_that_could_be_guessed_or_is_none_is_not_taken(token: Any, tmp_path: object) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        made = await house.must("POST", "/api/tables", game="talkitout", name="Ada")
        for path in ("/api/tables", f"/api/tables/{made['code']}/seats"):
            status, answer = await house.ask("POST", path, game="bluff", name="Bo", token=token)
            assert (status, answer["error"]["code"]) == (400, "malformed")

    scenario(tmp_path)  # type: ignore[arg-type]


@in_a_house
async def test_going_on_that_is_asked_for_again_skips_nobody(house: House) -> None:
    host, _ = await sit_down(house, "talkitout", 2)
    path = f"/api/tables/{host.code}/go-on"
    seen = host.n
    await house.must("POST", path, host.token, at=seen)
    assert house.keeper.tables[host.code].table.number == seen + 2
    status, answer = await house.ask("POST", path, host.token, at=seen)
    assert (status, answer["error"]["code"]) == (409, "stale")
    assert house.keeper.tables[host.code].table.number == seen + 2
    await house.must("POST", path, host.token)
    assert house.keeper.tables[host.code].table.number == seen + 4


@in_a_house
async def test_going_on_means_one_step_also_when_somebody_acts_in_the_middle_of_it(house: House) -> None:
    """The clock has run out for the host, and before the step is taken whoever was waited for takes it."""
    guests = await sit_down(house, "talkitout", 2)
    live = house.keeper.tables[guests[0].code]
    ask, begun = house.keeper.ask, live.table.number

    async def slowly(*what: Any) -> int:
        number = await ask(*what)
        if number == begun + 1:
            match = live.table.match
            assert match is not None
            (seat,) = match.waiting
            assert "ok" in await guests[seat].do(plain(match.acts(seat)[0]))
        return number

    house.keeper.ask = slowly  # type: ignore[method-assign,assignment]
    status, answer = await house.ask("POST", f"/api/tables/{guests[0].code}/go-on", guests[0].token)
    assert (status, answer["error"]["code"]) == (409, "stale")
    assert live.table.number == begun + 2


async def closed_with(house: House, code: str, token: str | None) -> int | None:
    guest = await Guest(house, code, token).come()
    await guest.until(lambda guest: guest.closed_with is not None)
    assert guest.frames == []
    return guest.closed_with


@in_a_house
async def test_whoever_comes_back_to_a_closed_table_is_told_that_it_is_closed(house: House) -> None:
    host, guest = await sit_down(house, "bluff", 2)
    path = f"/api/tables/{host.code}"
    await house.must("POST", f"{path}/end", host.token)
    for token in (host.token, guest.token, None):
        assert await closed_with(house, host.code, token) == 4410
    for method, what in (("POST", "/end"), ("POST", "/start"), ("DELETE", "/seats/1"), ("POST", "/seats/1/move")):
        status, answer = await house.ask(method, path + what, host.token)
        assert (status, answer["error"]["code"]) == (410, "closed"), what
    status, answer = await house.ask("POST", f"{path}/seats", name="Cleo")
    assert (status, answer["error"]["code"]) == (410, "closed")
    assert (await house.must("GET", path))["phase"] == "closed"
