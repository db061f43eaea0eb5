"""Another's seat, another's act, the host's acts: whoever has not the right token is nobody."""

from __future__ import annotations

import asyncio
import inspect
import random
import re
import secrets
import string
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.table.room.people import ALPHABET, CODE_LENGTH, hashed, is_same, new_token
from parlour.table.web import limits
from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import in_a_house, play_on, sit_down
from tests.table.web.attacks.playing import still_plays
from tests.table.web.attacks.raw import asked, line

TOKEN_SIGNS = string.ascii_letters + string.digits + "-_"


async def refused_at_the_door(
    house: House, code: str, token: str, why: tuple[int, int, str] = (4401, 401, "no_token")
) -> bool:
    """Whether this token opens nothing, neither over the socket nor over HTTP."""
    async with line(house, code) as socket:
        socket.hello(token)
        closed = await socket.ended()
    answer = await asked(house, "POST", f"/api/tables/{code}/seats/0/move", token=token)
    return (closed, answer.status, answer.code) == why


# ── another's seat ──────────────────────────────────────────────────────────────────────────────────────────────────


@in_a_house
async def test_another_tables_token_opens_nothing(house: House) -> None:
    here, there = await sit_down(house, "talkitout", 2), await sit_down(house, "talkitout", 2)
    for guest in there:
        assert await refused_at_the_door(house, here[0].code, str(guest.token))
    await still_plays(here)


@in_a_house
async def test_guessed_tokens_open_nothing(house: House) -> None:
    """Also those that are nearly right, and what the store keeps of the right ones."""
    guests = await sit_down(house, "talkitout", 2)
    right = str(guests[0].token)
    rng = random.Random(1)
    near = [right[:at] + rng.choice(TOKEN_SIGNS.replace(right[at], "")) + right[at + 1 :] for at in range(21)]
    odd = ["", " ", right[:-1], right + "A", right.swapcase(), right + "=", " " + right, hashed(right), "é\u0000"]
    for token in [*near, *odd]:
        async with line(house, guests[0].code) as socket:
            socket.hello(token)
            assert await socket.ended() == (4401 if len(token) <= 64 else 4400), token
    for token in [*near[:3], hashed(right), *(new_token() for _ in range(20))]:
        assert (await asked(house, "POST", f"/api/tables/{guests[0].code}/pause", token=token)).status == 401
    await still_plays(guests)


@in_a_house
async def test_a_token_is_taken_from_its_own_header_alone_and_only_as_a_bearers(house: House) -> None:
    host, _ = await sit_down(house, "talkitout", 2)
    path = f"/api/tables/{host.code}/pause"
    token = str(host.token)
    elsewhere: list[dict[str, Any]] = [
        {"Authorization": token},
        {"Authorization": f"Basic {token}"},
        {"Authorization": f"Bearer  {token}x"},
        {"Authorization": "Bearer"},
        {"Authorization": "Bearer \xff\xfe"},
        {"Cookie": f"token={token}"},
        {"X-Token": token},
    ]
    for headers in elsewhere:
        answer = await asked(house, "POST", path, **headers)
        assert (answer.status, answer.code) == (401, "no_token"), headers
    assert (await asked(house, "POST", f"{path}?token={token}")).status == 401
    assert (await asked(house, "POST", path, token=token)).status == 200


@in_a_house
async def test_whoever_was_sent_away_has_no_seat_no_token_and_no_hand_any_more(house: House) -> None:
    guests = await sit_down(house, "talkitout", 3)
    host, _, out = guests
    await house.must("DELETE", f"/api/tables/{host.code}/seats/2", host.token)
    assert await refused_at_the_door(house, host.code, str(out.token), (4403, 403, "sent_away"))
    await out.until(lambda out: out.closed_with is not None or out.lobby["seats"][2]["bot"])
    if out.closed_with is None:  # the open line is a spectator's now
        answer = await out.do({"act": "draw"})
        assert answer["refused"]["code"] in ("no_seat", "no_token", "spectator")
        await house.must("POST", f"/api/tables/{host.code}/pause", host.token)
        await out.until(lambda out: out.lobby["phase"] == "paused")
        assert out.view is not None
        assert out.view["hand"] is None
        assert out.view["you"] is None


@in_a_house
async def test_a_freed_seat_is_not_acted_in_before_it_is_taken_back(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    host, gone = guests
    await house.must("DELETE", f"/api/tables/{host.code}/seats/1", gone.token)
    answer = await gone.do({"act": "draw"})
    assert answer["refused"]["code"] == "away"


@in_a_house
async def test_a_seat_that_is_freed_in_the_lobby_is_its_next_owners_alone(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="talkitout", name="Ada")
    path = f"/api/tables/{made['code']}/seats"
    first = await house.must("POST", path, name="Bo")
    await house.must("DELETE", f"{path}/1", first["token"])
    second = await house.must("POST", path, name="Cleo")
    assert second["seat"] == first["seat"] == 1
    answer = await asked(house, "DELETE", f"{path}/1", token=first["token"])
    assert answer.status == 403
    for token, seat in ((first["token"], 1), (second["token"], 0)):
        answer = await asked(house, "POST", f"{path}/{seat}/move", token=token)
        assert answer.status in (401, 403)
    assert (await house.must("POST", f"{path}/1/move", second["token"]))["link"]


@in_a_house
async def test_after_a_move_the_old_token_is_nobodys_and_the_old_line_acts_no_more(house: House) -> None:
    guests = await sit_down(house, "out-of-control", 2)
    seat = guests[0].view["waiting"][0]  # type: ignore[index]
    old = guests[seat]
    path = f"/api/tables/{old.code}/seats"
    ticket = (await house.must("POST", f"{path}/{seat}/move", old.token))["link"].partition("#")[2]
    moved = await house.must("POST", path, ticket=ticket)
    assert await refused_at_the_door(house, old.code, str(old.token))
    await old.until(lambda old: old.closed_with is not None)
    assert old.closed_with == 4409
    new = await Guest(house, old.code, moved["token"]).come()
    await new.until(lambda new: new.view is not None)
    assert "ok" in await new.do({"act": "roll"})


@in_a_house
async def test_of_two_who_use_one_ticket_at_once_only_one_gets_the_seat(house: House) -> None:
    _, guest = await sit_down(house, "talkitout", 2)
    path = f"/api/tables/{guest.code}/seats"
    ticket = (await house.must("POST", f"{path}/1/move", guest.token))["link"].partition("#")[2]
    answers = await asyncio.gather(*(house.ask("POST", path, ticket=ticket) for _ in range(20)))
    assert sorted(status for status, _ in answers) == [200] + [410] * 19


@in_a_house
async def test_a_ticket_of_another_table_a_token_and_a_hash_are_no_tickets(house: House) -> None:
    here, there = await sit_down(house, "talkitout", 2), await sit_down(house, "talkitout", 2)
    link = (await house.must("POST", f"/api/tables/{there[0].code}/seats/1/move", there[1].token))["link"]
    ticket = link.partition("#")[2]
    path = f"/api/tables/{here[0].code}/seats"
    for false in (ticket, str(here[1].token), hashed(str(here[1].token)), hashed(ticket), "", " "):
        status, answer = await house.ask("POST", path, ticket=false)
        assert (status, answer["error"]["code"]) == (410, "ticket_gone"), false


# ── another's act ───────────────────────────────────────────────────────────────────────────────────────────────────


@in_a_house
async def test_an_act_that_names_another_seat_is_its_senders_or_nobodys(house: House) -> None:
    guests = await sit_down(house, "out-of-control", 2)
    seat = guests[0].view["waiting"][0]  # type: ignore[index]
    other = guests[1 - seat]
    n = other.n
    for naming in ({"seat": seat}, {"you": seat}, {"by": seat}, {"person": seat}, {"token": guests[seat].token}):
        answer = await other.do({"act": "roll", **naming})
        assert answer["refused"]["code"] in ("malformed", "not_you"), naming
    async with line(house, other.code) as socket:
        socket.hello(other.token)
        await socket.until("view")
        socket.say({"id": "x", "do": {"act": "roll"}, "seat": seat})
        assert await socket.ended() == 4400
    assert guests[seat].n == n


@in_a_house
async def test_nobody_says_hello_twice_on_one_line(house: House) -> None:
    """Whoever a line belongs to, it stays theirs."""
    guests = await sit_down(house, "talkitout", 2)
    async with line(house, guests[0].code) as socket:
        socket.hello(None)
        await socket.until("view")
        socket.hello(guests[0].token)
        assert await socket.ended() == 4400
    assert guests[0].closed_with is None


@in_a_house
async def test_the_id_of_anothers_act_is_only_a_word(house: House) -> None:
    """Using it neither answers for the other's act nor keeps one's own from being done."""
    guests = await sit_down(house, "player-of-honour", 3)
    honour = guests[0].view["honour"]  # type: ignore[index]
    first, second = [guest for seat, guest in enumerate(guests) if seat != honour]
    place = {"act": "place", "ranks": [1, 2, 3, 4, 5], "sure": 0}
    one = await first.do(place, id="the same")
    two = await second.do(place, id="the same")
    assert two["ok"] == one["ok"] + 1
    for forged in (f"{first.lobby['seats'][0]['seat']}:the same", "0:the same", "1:the same", "2:the same"):  # type: ignore[index]
        assert (await second.do(place, id=forged))["ok"] > two["ok"]
    assert (await first.do(place, id="the same")) == one


# ── the host's ──────────────────────────────────────────────────────────────────────────────────────────────────────

HOSTS = [
    ("PATCH", "", {"locked": True}),
    ("PATCH", "", {"game": "bluff"}),
    ("PATCH", "", {"keep": True}),
    ("PATCH", "", {"first": 0}),
    ("PATCH", "", {}),
    ("POST", "/bots", {"level": "novice"}),
    ("POST", "/start", {}),
    ("POST", "/rematch", {}),
    ("POST", "/pause", {}),
    ("POST", "/resume", {}),
    ("POST", "/go-on", {}),
    ("POST", "/hide", {"number": 3}),
    ("POST", "/stop", {}),
    ("POST", "/end", {}),
    ("POST", "/seats/0/stand-in", {}),
    ("PATCH", "/seats/0", {"level": "novice"}),
    ("POST", "/seats/0/swap", {"other": 1}),
    ("DELETE", "/seats/0", {}),
    ("DELETE", "/seats/2", {}),
    ("DELETE", "/people/0", {}),
    ("DELETE", "/people/2", {}),
    ("POST", "/people/2/let-back", {}),
    ("POST", "/people/3/let-back", {}),
]


@pytest.mark.parametrize("begun", [False, True], ids=["in the lobby", "in a match"])
def test_what_is_the_hosts_is_nobody_elses(begun: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a guest's, not a spectator's, not a stranger's, not another host's, and not that of somebody sent away."""
    monkeypatch.setattr(limits, "WRITES_AT_ONCE", 1000)

    async def run() -> None:
        async with open_house(tmp_path) as house:
            made = await house.must("POST", "/api/tables", game="talkitout", name="Ada")
            path = f"/api/tables/{made['code']}"
            tokens = [(await house.must("POST", f"{path}/seats", name=name))["token"] for name in ("Bo", "Cleo", "Dan")]
            if begun:
                await house.must("POST", f"{path}/start", made["token"])
            await house.must("DELETE", f"{path}/seats/3", made["token"])
            elsewhere = await house.must("POST", "/api/tables", game="talkitout", name="Eve")
            before = await house.keeper.store.entries(made["code"])
            for method, what, body in HOSTS:
                content = msgspec.json.encode(body)
                for token, expected in (
                    (tokens[0], (403, "not_host")),
                    (tokens[2], (403, "sent_away")),
                    (elsewhere["token"], (401, "no_token")),
                    (None, (401, "no_token")),
                ):
                    answer = await asked(house, method, path + what, content, token)
                    assert (answer.status, answer.code) == expected, (method, what, body)
            assert await house.keeper.store.entries(made["code"]) == before

    asyncio.run(asyncio.wait_for(run(), 120))


@in_a_house
async def test_no_route_that_changes_a_table_is_missing_from_the_hosts(house: House) -> None:
    """A new route has to be tried here, or be one of those that anybody may use."""
    everybodys = {("POST", "/seats"), ("PATCH", "/people/{}"), ("POST", "/seats/{}/move"), ("POST", "/people/{}/move")}
    tried = {(method, re.sub(r"\d+", "{}", what)) for method, what, _ in HOSTS} | everybodys
    there = set()
    for route in house.server.app.router.routes():
        path = route.resource.canonical if route.resource is not None else ""
        if path.startswith("/api/tables/{code}") and route.method not in ("GET", "HEAD"):
            there.add((route.method, re.sub(r"\{\w+\}", "{}", path.removeprefix("/api/tables/{code}"))))
    assert there == tried


@in_a_house
async def test_a_host_who_has_left_is_host_no_more(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="talkitout", name="Ada")
    path = f"/api/tables/{made['code']}"
    heir = await house.must("POST", f"{path}/seats", name="Bo")
    await house.must("DELETE", f"{path}/seats/0", made["token"])
    assert (await asked(house, "POST", f"{path}/bots", b"{}", made["token"])).status in (401, 403)
    assert (await asked(house, "POST", f"{path}/bots", b"{}", heir["token"])).status == 200


# ── codes and tokens ────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_token_has_128_random_bits() -> None:
    tokens = {new_token() for _ in range(2000)}
    assert len(tokens) == 2000
    assert all(len(token) == 22 and set(token) <= set(TOKEN_SIGNS) for token in tokens)
    for at in range(21):  # the last of 22 signs of six bits has only two
        assert {token[at] for token in tokens} == set(TOKEN_SIGNS)


def test_a_code_can_be_told_aloud_and_there_are_nearly_two_million() -> None:
    assert not set(ALPHABET) & set("AEIOU01L5V")
    assert len(ALPHABET) ** CODE_LENGTH > 1_800_000


def test_tokens_are_compared_in_constant_time_and_everybody_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock is too coarse to see it in a test; that the right function is asked, and how often, can be seen."""
    assert "hmac.compare_digest" in inspect.getsource(is_same)
    looked: list[tuple[str, str]] = []

    def watching(first: str, second: str) -> bool:
        looked.append((first, second))
        return secrets.compare_digest(first, second)

    monkeypatch.setattr("hmac.compare_digest", watching)

    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 4)
        for token in (*(str(guest.token) for guest in guests), "nobody's"):
            looked.clear()
            await asked(house, "POST", f"/api/tables/{guests[0].code}/resume", token=token)
            assert len({one for one, _ in looked}) == 4, "everybody, whoever it is"
            assert {two for _, two in looked} == {hashed(token)}

    scenario(tmp_path)


def test_the_store_holds_no_token_and_no_ticket(tmp_path: Path) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "talkitout", 2)
        await play_on(guests, random.Random(1), most=5)
        path = f"/api/tables/{guests[0].code}/seats"
        used = (await house.must("POST", f"{path}/1/move", guests[1].token))["link"].partition("#")[2]
        given = (await house.must("POST", f"{path}/0/move", guests[0].token))["link"].partition("#")[2]
        moved = await house.must("POST", path, ticket=used)
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        assert hashed(moved["token"]).encode() in kept, "so that it is the right file"
        for secret in (*(str(guest.token) for guest in guests), moved["token"], used, given):
            assert secret.encode() not in kept

    scenario(tmp_path)
