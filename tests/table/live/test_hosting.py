"""What a host needs of an evening: to stop a match, a bot that stands in, no seat; and what guests can check."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec

from parlour.decks import card_texts, find
from parlour.table.proof.evidence import Evidence, verify
from parlour.table.room.fairness import commitment
from parlour.table.room.people import new_token
from tests.table.live.people import Guest, House
from tests.table.live.playing import in_a_house, play_on, sit_down


@in_a_house
async def test_the_host_stops_a_match_and_another_game_begins_with_the_same_people(house: House) -> None:
    host, guest = await sit_down(house, "bluff", 2)
    path = f"/api/tables/{host.code}"
    lobby = await house.must("POST", f"{path}/stop", host.token)
    assert lobby["phase"] == "lobby"
    assert [seat["name"] for seat in lobby["seats"]] == ["Ada", "Bo"]
    await guest.until(lambda guest: guest.lobby["phase"] == "lobby")
    assert (await guest.do({"act": "block"}))["refused"]["code"] == "not_playing"
    status, answer = await house.ask("POST", f"{path}/stop", host.token)
    assert (status, answer["error"]["code"]) == (409, "not_playing")
    await house.must("PATCH", path, host.token, game="talkitout")
    await house.must("POST", f"{path}/start", host.token)
    await guest.until(lambda guest: guest.view["game"] == "talkitout")


@in_a_house
async def test_a_bot_stands_in_for_a_phone_that_has_died_until_it_is_back(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2)
    await guest.leave()
    path = f"/api/tables/{host.code}/seats"
    lobby = await house.must("POST", f"{path}/1/stand-in", host.token)
    assert [(seat["bot"], seat["person"]) for seat in lobby["seats"]] == [(False, 0), (True, 1)]
    status, answer = await house.ask("POST", f"{path}/1/stand-in", host.token)
    assert (status, answer["error"]["code"]) == (409, "bot_already")
    status, answer = await house.ask("POST", f"{path}/7/stand-in", host.token)
    assert (status, answer["error"]["code"]) == (404, "no_such_seat")
    back = await Guest(house, host.code, guest.token).come()
    await back.until(lambda back: back.view is not None)
    await host.until(lambda host: not host.lobby["seats"][1]["bot"])


@in_a_house
async def test_a_bot_that_stands_in_plays(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    assert guests[0].view is not None
    (waited_for,) = guests[0].view["waiting"]
    before = guests[0].n
    await house.must("POST", f"/api/tables/{guests[0].code}/seats/{waited_for}/stand-in", guests[0].token)
    await guests[1 - waited_for].until(lambda guest: guest.n > before + 1)


@in_a_house
async def test_a_table_is_made_with_a_name_or_with_null_and_never_without(house: House) -> None:
    status, answer = await house.ask("POST", "/api/tables", game="bluff")
    assert (status, answer["error"]["code"]) == (400, "malformed")
    assert (await house.must("POST", "/api/tables", game="bluff", name=None))["seat"] is None


@in_a_house
async def test_everybody_sees_who_is_host_also_without_a_seat_and_on_the_bench(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="bluff", name=None)
    path = f"/api/tables/{made['code']}"
    tokens = [(await house.must("POST", f"{path}/seats", name=name))["token"] for name in ("Ada", "Bo", "Cleo")]
    lobby = await house.must("GET", path)
    assert (lobby["host"], lobby["host_person"]) == (None, 0)
    assert lobby["unseated"] == [{"person": 0, "here": False}]
    screen = await Guest(house, made["code"], made["token"]).come()
    await screen.until(lambda screen: screen.lobby is not None)
    assert (await house.must("GET", path))["unseated"] == [{"person": 0, "here": True}]
    for leaving in (0, 1, 2):
        lobby = await house.must("DELETE", f"{path}/people/{leaving}", [made["token"], *tokens][leaving])
    assert (lobby["host"], lobby["host_person"], lobby["unseated"]) == (0, 3, [])


@in_a_house
async def test_a_reaction_says_whose_it_is_also_without_a_seat(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="bluff", name=None)
    screen = await Guest(house, made["code"], made["token"]).come()
    await screen.socket.send_json({"react": "clap"})
    await screen.until(lambda screen: any(b"react" in frame for frame in screen.frames))
    assert json.loads(screen.frames[-1]) == {"react": "clap", "person": 0, "seat": None}


@in_a_house
async def test_whoever_waits_and_a_big_screen_move_to_another_device_and_nobody_moves_another(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="bluff", name=None)
    path = f"/api/tables/{made['code']}"
    tokens = [(await house.must("POST", f"{path}/seats", name=name))["token"] for name in ("Ada", "Bo", "Cleo")]
    for person, token in ((0, made["token"]), (3, tokens[2])):
        link = (await house.must("POST", f"{path}/people/{person}/move", token))["link"]
        moved = await house.must("POST", f"{path}/seats", ticket=link.partition("#")[2], token=(new := new_token()))
        assert (moved["seat"], moved["token"]) == (None, new)
        assert house.keeper.tables[made["code"]].table.company.place_of(person)
        status, answer = await house.ask("POST", f"{path}/people/{person}/move", token)
        assert (status, answer["error"]["code"]) == (401, "no_token")
    for other in ("0", "2", "9", "x"):
        status, answer = await house.ask("POST", f"{path}/people/{other}/move", tokens[0])
        assert (status, answer["error"]["code"]) == (403, "not_yours")


@in_a_house
async def test_the_texts_of_the_cards_are_those_of_the_match_or_else_of_the_next(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="traitor-word", name="Ada", options={"colour": "pink"})
    path, token = f"/api/tables/{made['code']}", made["token"]
    words = find("en/words")
    black, pink = (card_texts(words, {"colour": colour}) for colour in ("black", "pink"))
    assert await house.must("GET", f"{path}/deck") == pink
    await house.must("PATCH", path, token, options={})
    assert await house.must("GET", f"{path}/deck") == black
    for name in ("Bo", "Cleo", "Dan"):
        await house.must("POST", f"{path}/seats", name=name)
    await house.must("POST", f"{path}/start", token)
    assert await house.must("GET", f"{path}/deck") == black
    await house.must("POST", f"{path}/stop", token)
    await house.must("PATCH", path, token, game="out-of-control")
    assert await house.must("GET", f"{path}/deck") == {}


@in_a_house
async def test_options_for_the_next_match_do_not_change_the_texts_of_the_one_that_lies_there(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="traitor-word", name="Ada", options={"colour": "pink"})
    path, token = f"/api/tables/{made['code']}", made["token"]
    for name in ("Bo", "Cleo", "Dan"):
        await house.must("POST", f"{path}/seats", name=name)
    await house.must("POST", f"{path}/start", token)
    texts = await house.must("GET", f"{path}/deck")
    table = house.keeper.tables[made["code"]].table
    assert table.match is not None
    table.match.table.over([0], "empty_pile", [0] * 4)
    await house.must("PATCH", path, token, options={"colour": "black"})
    assert await house.must("GET", f"{path}/deck") == texts


# ── evidence ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def evidence(house: House, code: str, token: str | None, **asked: int) -> tuple[int, Any]:
    query = "".join(f"?{name}={value}" for name, value in asked.items())
    return await house.ask("GET", f"/api/tables/{code}/evidence{query}", token)


@in_a_house
async def test_a_guest_gets_the_evidence_of_a_match_that_is_over_and_it_holds(house: House) -> None:
    host, guest = await sit_down(house, "bluff", 2)
    await play_on([host, guest], random.Random(3), 6)
    for token in (host.token, guest.token):
        status, answer = await evidence(house, host.code, token)
        assert (status, answer["error"]["code"]) == (409, "no_evidence")
        assert "still being played" in answer["error"]["text"]
    await house.must("POST", f"/api/tables/{host.code}/stop", host.token)
    status, told = await evidence(house, host.code, guest.token)
    assert status == 200
    assert len(msgspec.convert(told, Evidence).acts) > 3
    assert verify(json.dumps(told).encode()).problems == ()
    lobby = await house.must("GET", f"/api/tables/{host.code}")
    assert (told["seed"], told["commitment"]) == (lobby["seed"], commitment(lobby["seed"]))
    assert house.keeper.tables[host.code].table.next_seed not in json.dumps(told)


@in_a_house
async def test_evidence_is_for_those_at_the_table_and_of_a_match_that_was(house: House) -> None:
    host, guest = await sit_down(house, "bluff", 2)
    for token in (None, "made-up"):
        status, answer = await evidence(house, host.code, token)
        assert (status, answer["error"]["code"]) == (401, "no_token")
    await house.must("POST", f"/api/tables/{host.code}/stop", host.token)
    await house.must("POST", f"/api/tables/{host.code}/rematch", host.token)
    status, answer = await evidence(house, host.code, guest.token)
    assert (status, answer["error"]["code"]) == (409, "no_evidence")
    status, told = await evidence(house, host.code, guest.token, match=1)
    assert status == 200
    assert told["seed"] != house.keeper.tables[host.code].table.seed
    for number in (0, 3):
        status, answer = await evidence(house, host.code, guest.token, match=number)
        assert (status, answer["error"]["code"]) == (409, "no_evidence")


@in_a_house
async def test_evidence_tells_nothing_that_people_typed_nor_who_they_are(house: House) -> None:
    guests = await sit_down(house, "traitor-word", 3, reaction=0)
    assert guests[0].view is not None
    (speaker,) = guests[0].view["waiting"]
    for seat, act in (
        (speaker, {"act": "say", "word": "river bank"}),
        ((speaker + 1) % 3, {"act": "accuse", "of": "off_topic"}),
        (speaker, {"act": "justify", "text": "foxes lie in wait"}),
    ):
        assert "ok" in await guests[seat].do(act)
    await house.must("POST", f"/api/tables/{guests[0].code}/stop", guests[0].token)
    status, told = await evidence(house, guests[0].code, guests[1].token)
    assert status == 200
    said = json.dumps({**told, "deck": None})
    assert not [text for text in ("lie in wait", "Ada", "Bo", str(guests[0].token)) if text in said]
    assert verify(json.dumps(told).encode()).problems == ()
