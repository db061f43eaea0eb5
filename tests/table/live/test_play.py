"""Real people at one table, over a real socket: they sit down, play to the end, lose the line and come back."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

import parlour
from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import in_a_house, play_on, sit_down, some_act


@pytest.mark.parametrize("game", parlour.games)
def test_every_game_is_played_over_the_socket(game: str, tmp_path: Path) -> None:
    people = max(2, parlour.games[game].seats[0])
    options = {"reaction": 0} if game == "traitor-word" else {}

    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, game, people, **options)
        await play_on(guests, random.Random(game), most=60)
        for guest in guests:
            numbers = [n for frame in guest.frames if (n := msgspec.json.decode(frame).get("n")) is not None]
            steps = sorted(set(numbers))
            assert steps == list(range(steps[0], steps[-1] + 1)), "gapless"

    scenario(tmp_path)


@in_a_house
async def test_bots_play_by_themselves(house: House) -> None:
    (guest,) = await sit_down(house, "talkitout", 1, bots=3)
    rng = random.Random(1)
    for _ in range(20):
        await guest.until(lambda guest: 0 in guest.view["waiting"] or guest.view["over"])
        assert guest.view is not None
        if guest.view["over"]:
            break
        assert "ok" in await guest.do(some_act(guest.view, rng))


@in_a_house
async def test_an_act_sent_twice_is_done_once_and_acknowledged_twice(house: House) -> None:
    guests = await sit_down(house, "out-of-control", 2)
    seat = guests[0].view["waiting"][0]  # type: ignore[index]
    first = await guests[seat].do({"act": "roll"}, id="once")
    again = await guests[seat].do({"act": "roll"}, id="once")
    assert first == again
    assert "ok" in first


@in_a_house
async def test_who_comes_back_gets_one_frame_with_what_was_missed(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    rng = random.Random(2)
    away = guests[1]
    await play_on(guests, rng, most=5)
    seen = away.n
    await away.leave()
    stayed = guests[0]
    await stayed.until(lambda guest: guest.lobby is not None and not guest.lobby["seats"][1]["here"])
    if 0 in stayed.view["waiting"]:  # type: ignore[index]
        await stayed.do(some_act(stayed.view, rng))  # type: ignore[arg-type]
    back = await Guest(house, away.code, away.token).come(seen=seen)
    await back.until(lambda guest: guest.view is not None)
    assert back.n == stayed.n
    first = msgspec.json.decode(back.frames[0])
    assert {"n", "lobby", "view", "events"} <= first.keys()
    await stayed.until(lambda guest: guest.lobby["seats"][1]["here"])


@in_a_house
async def test_a_newer_socket_of_the_same_person_takes_the_place_of_the_older(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    newer = await Guest(house, guests[0].code, guests[0].token).come()
    await newer.until(lambda guest: guest.view is not None)
    await guests[0].until(lambda guest: guest.closed_with is not None)
    assert guests[0].closed_with == 4409


@in_a_house
async def test_a_spectator_sees_what_everybody_sees_and_cannot_act(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    watcher = await Guest(house, guests[0].code, None).come()
    await watcher.until(lambda guest: guest.view is not None)
    assert watcher.view is not None
    assert watcher.view["you"] is None
    assert watcher.view["hand"] is None
    answer = await watcher.do({"act": "draw"})
    assert answer["refused"]["code"] == "spectator"


@in_a_house
async def test_a_refusal_names_its_rule_and_changes_nothing(house: House) -> None:
    guests = await sit_down(house, "out-of-control", 2)
    waiting = guests[0].view["waiting"][0]  # type: ignore[index]
    n = guests[0].n
    answer = await guests[1 - waiting].do({"act": "roll"})
    assert answer["refused"]["code"] == "not_you"
    assert answer["refused"]["ruling"] == "A12"
    assert guests[0].n == n


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            guests = await sit_down(house, "talkitout", 2)
            await play_on(guests, random.Random(3), most=8)
            views = [guest.view for guest in guests]
            numbers = [guest.n for guest in guests]
        async with open_house(tmp_path) as house:
            for before, view, n in zip(guests, views, numbers, strict=True):
                guest = await Guest(house, before.code, before.token).come(seen=n)
                await guest.until(lambda guest: guest.view is not None)
                assert guest.n == n
                assert guest.view == view

    asyncio.run(run())


@in_a_house
async def test_a_seat_moves_to_another_device_once(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2)
    path = f"/api/tables/{host.code}/seats"
    link = (await house.must("POST", f"{path}/1/move", guest.token))["link"]
    ticket = link.partition("#")[2]
    moved = await house.must("POST", path, ticket=ticket)
    assert moved["seat"] == 1
    other = await Guest(house, host.code, moved["token"]).come()
    await other.until(lambda other: other.view is not None)
    assert other.view["hand"] == guest.view["hand"]  # type: ignore[index]
    await guest.until(lambda guest: guest.closed_with == 4409)
    status, answer = await house.ask("POST", path, ticket=ticket)
    assert (status, answer["error"]["code"]) == (410, "ticket_gone")


@in_a_house
async def test_when_the_host_ends_the_table_everybody_leaves_and_typed_words_are_gone(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    rng = random.Random(4)
    typed = "a thing that nobody else needs to know"
    for _ in range(30):
        view = guests[0].view
        assert view is not None
        seat = view["waiting"][0]
        mine = guests[seat].view
        assert mine is not None
        if any(offer["act"] == "answer" for offer in mine["offers"]):
            assert "ok" in await guests[seat].do({"act": "answer", "text": typed})
            break
        assert "ok" in await guests[seat].do(some_act(mine, rng))
        await guests[0].until(lambda guest, n=guests[seat].n: guest.n >= n)
    code = guests[0].code
    assert any(typed.encode() in entry for entry in await house.keeper.store.entries(code))
    await house.must("POST", f"/api/tables/{code}/end", guests[0].token)
    for guest in guests:
        await guest.until(lambda guest: guest.closed_with == 4410)
    assert not any(typed.encode() in entry for entry in await house.keeper.store.entries(code))
    assert (await house.ask("GET", f"/api/tables/{code}"))[1]["phase"] == "closed"


@in_a_house
async def test_the_host_lets_the_table_go_on_early(house: House) -> None:
    guests = await sit_down(house, "out-of-control", 2)
    begun = guests[0].n
    await house.must("POST", f"/api/tables/{guests[0].code}/go-on", guests[0].token)
    await guests[0].until(lambda guest: guest.n == begun + 2)  # the clock, and then the step
    assert guests[0].view["die"] is not None  # type: ignore[index]
