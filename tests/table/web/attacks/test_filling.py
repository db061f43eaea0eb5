"""Whatever is kept has an end: logs, people, tables, codes and decks. Whoever fills them is told so, and no others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.table.log.store import Store
from parlour.table.room import decide, membership, people, table
from parlour.table.room.commands import PlayBot, TimeOut
from parlour.table.room.refusals import RequestRefused
from parlour.table.web import limits
from parlour.table.web.connection_limits import LOOK_EVERY, TableLimit
from tests.decks.samples import bluff
from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import in_a_house, sit_down
from tests.table.room.evening import Evening
from tests.table.web.attacks.playing import PLACE, Clock, rankers, still_plays
from tests.table.web.attacks.raw import Line, asked, line

NEW = {"game": "bluff", "name": "Ada"}


async def code_of(asking: Any) -> str:
    """The code of the refusal; or that there was none."""
    status, answer = await asking
    return "done" if status == 200 else str(answer["error"]["code"])


# ── logs ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@in_a_house
async def test_one_person_changes_things_over_http_only_so_often_and_the_others_do_not_wait_for_it(
    house: House,
) -> None:
    guests = await sit_down(house, "talkitout", 2)
    path = f"/api/tables/{guests[0].code}"
    moves = [
        await code_of(house.ask("POST", f"{path}/seats/1/move", guests[1].token))
        for _ in range(limits.WRITES_AT_ONCE + 20)
    ]
    assert moves[: limits.WRITES_AT_ONCE] == ["done"] * limits.WRITES_AT_ONCE
    assert moves.count("too_often") > 10
    assert await code_of(house.ask("GET", path, guests[1].token)) == "done"
    assert await code_of(house.ask("POST", f"{path}/pause", guests[0].token)) == "done"
    assert await code_of(house.ask("POST", f"{path}/resume", guests[0].token)) == "done"
    await still_plays(guests)


@in_a_house
async def test_whoever_is_nobody_here_uses_up_nothing_for_others_at_their_address(house: House) -> None:
    """Made-up tokens, none, and what cannot be read: all of it is refused, and a class sits down all the same."""
    made = await house.must("POST", "/api/tables", **NEW)
    path = f"/api/tables/{made['code']}"
    for number in range(limits.WRITES_AT_ONCE + 20):
        assert (await asked(house, "POST", f"{path}/seats", b"{}", f"made up {number}")).code == "bad_name"
        assert (await asked(house, "POST", f"{path}/seats", b"{")).code == "malformed"
        assert (await asked(house, "POST", f"{path}/pause")).code == "no_token"
    for number in range(30):
        assert await code_of(house.ask("POST", f"{path}/seats", name=f"Pupil {number}")) == "done"


def test_another_line_gives_nobody_another_hundred_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MESSAGES_AT_ONCE", 50)
    monkeypatch.setattr(limits, "MESSAGE_EVERY", 60.0)

    @in_a_house
    async def scenario(house: House) -> None:
        guest, other, _ = await rankers(house)
        async with line(house, guest.code) as socket:
            await sent(socket, guest, 40)
            assert "ok" in await socket.answer("39")
        async with line(house, guest.code) as socket:
            await sent(socket, guest, 40)
            assert await socket.ended() == 4429
        assert "ok" in await other.do(PLACE)
        assert len(await house.keeper.store.entries(guest.code)) < 70

    scenario(tmp_path)


async def sent(socket: Line, guest: Guest, acts: int) -> None:
    """Hello and, in the same breath, so many acts."""
    socket.hello(guest.token)
    for number in range(acts):
        socket.say({"id": str(number), "do": PLACE})


@in_a_house
async def test_a_log_has_an_end_and_then_the_table_can_be_looked_at_and_ended(house: House) -> None:
    host, *others = await sit_down(house, "player-of-honour", 3)
    player = others[0] if host.view["honour"] != 1 else others[1]  # type: ignore[index]
    path = f"/api/tables/{host.code}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "MOST_ENTRIES", house.keeper.tables[host.code].table.number + 3)
        answers = [await player.do(PLACE, id=str(number)) for number in range(5)]
        assert ["ok" in answer for answer in answers] == [True] * 3 + [False] * 2
        assert answers[-1]["refused"]["code"] == "played_out"
        assert await player.do(PLACE, id="0") == answers[0]  # what was done is answered as before
        assert await code_of(house.ask("POST", f"{path}/pause", host.token)) == "played_out"
        assert await code_of(house.ask("POST", f"{path}/seats", name="Zoe")) == "played_out"
        back = await Guest(house, player.code, player.token).come()
        await back.until(lambda guest: guest.view is not None)
        assert await code_of(house.ask("POST", f"{path}/end", host.token)) == "done"


def test_neither_a_clock_nor_a_bot_writes_on_when_the_log_has_come_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening("bluff", "Ann")
    evening.bot()
    evening.starts()
    monkeypatch.setattr(table, "MOST_ENTRIES", evening.table.number)
    evening.table.deadline = 0
    with pytest.raises(RequestRefused, match="long enough"):
        evening.does(TimeOut(), 1)
    with pytest.raises(RequestRefused, match="long enough"):
        evening.does(PlayBot(1, evening.table.steps[-1], {"act": "go_on"}), 1)


# ── people ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_table_is_not_filled_for_good_in_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever joins and leaves again and again, from wherever, keeps others out of this table for a while at most."""
    monkeypatch.setattr(limits, "JOINS_AT_ONCE", 3)

    @in_a_house
    async def scenario(house: House) -> None:
        made = [await house.must("POST", "/api/tables", **NEW) for _ in range(2)]
        path, other = (f"/api/tables/{one['code']}/seats" for one in made)
        for person in (1, 2, 3):
            joined = await house.must("POST", path, name="Bo")
            await house.must("DELETE", f"/api/tables/{made[0]['code']}/people/{person}", joined["token"])
        assert await code_of(house.ask("POST", path, name="Eve")) == "too_often"
        assert (await asked(house, "POST", path, b'{"name":"Eve"}', address="127.0.0.2")).code == "too_often"
        assert await code_of(house.ask("POST", other, name="Eve")) == "done"

    scenario(tmp_path)


def test_a_seat_that_is_refused_counts_against_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a bad name, one that is taken, a locked door, a full table or a body that cannot be read."""
    monkeypatch.setattr(limits, "JOINS_AT_ONCE", 3)
    monkeypatch.setattr(membership, "MOST_PEOPLE", 4)

    @in_a_house
    async def scenario(house: House) -> None:
        made = await house.must("POST", "/api/tables", **NEW)
        path = f"/api/tables/{made['code']}"

        async def refused(why: str, **join: Any) -> None:
            answers = await asyncio.gather(*(code_of(house.ask("POST", f"{path}/seats", **join)) for _ in range(10)))
            assert set(answers) == {why}

        await refused("name_taken", name="Ada")
        await refused("bad_name", name=" ")
        await refused("malformed", name=7)
        await refused("ticket_gone", ticket="x")
        await house.must("PATCH", path, made["token"], locked=True)
        await refused("locked", name="Bo")
        await house.must("PATCH", path, made["token"], locked=False)
        for name in ("Bo", "Cleo", "Dan"):
            assert await code_of(house.ask("POST", f"{path}/seats", name=name)) == "done"
        await refused("too_often", name="Eve")
        other = await house.must("POST", "/api/tables", **NEW)
        monkeypatch.setattr(membership, "MOST_PEOPLE", 1)
        for _ in range(5):
            assert await code_of(house.ask("POST", f"/api/tables/{other['code']}/seats", name="Bo")) == "table_full"
        monkeypatch.setattr(membership, "MOST_PEOPLE", 4)
        assert await code_of(house.ask("POST", f"/api/tables/{other['code']}/seats", name="Bo")) == "done"

    scenario(tmp_path)


# ── tables and codes ────────────────────────────────────────────────────────────────────────────────────────────────


def test_one_address_makes_so_many_tables_at_once_and_few_after_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "NEW_TABLES_AT_ONCE", 3)

    @in_a_house
    async def scenario(house: House) -> None:
        answers = [await code_of(house.ask("POST", "/api/tables", **NEW)) for _ in range(5)]
        assert answers == ["done"] * 3 + ["too_often"] * 2
        again = await asked(house, "POST", "/api/tables", b'{"game":"bluff","name":"Ada"}', address="127.0.0.2")
        assert again.status == 200

    scenario(tmp_path)
    assert 24 * 3600 / limits.NEW_TABLE_EVERY < 10_000, "tables that an address makes in a day"


def test_a_table_that_cannot_be_made_counts_against_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "NEW_TABLES_AT_ONCE", 2)

    @in_a_house
    async def scenario(house: House) -> None:
        for _ in range(5):
            for body, why in (
                (b"{", "malformed"),
                (b'{"game":"bluff"}', "malformed"),
                (b'{"game":"bluff","name":" "}', "bad_name"),
                (b'{"game":"chess","name":"Ada"}', "bad_setting"),
                (b'{"game":"bluff","name":"Ada","options":{"rounds":-1}}', "bad_setting"),
                (b'{"game":"bluff","name":"Ada","deck":{}}', "bad_deck"),
            ):
                assert (await asked(house, "POST", "/api/tables", body)).code == why, body
        answers = [await code_of(house.ask("POST", "/api/tables", **NEW)) for _ in range(3)]
        assert answers == ["done", "done", "too_often"]

    scenario(tmp_path)


def test_when_enough_tables_are_open_there_is_no_room_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store knows how many there are, also of those that another process has made."""
    monkeypatch.setattr(limits, "OPEN_TABLES", 3)

    async def run() -> None:
        async with open_house(tmp_path) as house:
            made = [await house.must("POST", "/api/tables", **NEW) for _ in range(3)]
            assert await code_of(house.ask("POST", "/api/tables", **NEW)) == "no_room"
            assert await code_of(house.ask("GET", f"/api/tables/{made[0]['code']}")) == "done"
        async with open_house(tmp_path) as house:
            assert await code_of(house.ask("POST", "/api/tables", **NEW)) == "no_room"
            await house.must("POST", f"/api/tables/{made[0]['code']}/end", made[0]["token"])
        async with open_house(tmp_path) as house:
            assert await code_of(house.ask("POST", "/api/tables", **NEW)) == "done"

    asyncio.run(run())


class Counted:
    """A store that is only asked how many tables are open."""

    def __init__(self) -> None:
        self.open: list[str] = []
        self.asked = 0

    async def unused(self, since: int, *, closed: bool) -> list[str]:
        assert not closed
        self.asked += 1
        return self.open


def test_the_store_is_asked_now_and_then_and_counted_on_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPEN_TABLES", 10)

    async def scenario() -> None:
        clock, store = Clock(), Counted()
        room = TableLimit(store, clock)  # type: ignore[arg-type]
        store.open = ["BCDFG"] * 8
        await room.take()
        await room.take()
        with pytest.raises(RequestRefused, match="no room"):
            await room.take()
        assert store.asked == 1
        store.open = ["BCDFG"] * 9
        clock.now += LOOK_EVERY
        await room.take()
        assert store.asked == 2

    asyncio.run(scenario())


def test_where_no_code_is_free_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "ALPHABET", "B")  # one code is all there are

    @in_a_house
    async def scenario(house: House) -> None:
        assert await code_of(house.ask("POST", "/api/tables", **NEW)) == "done"
        assert await asyncio.wait_for(code_of(house.ask("POST", "/api/tables", **NEW)), 5) == "no_room"

    scenario(tmp_path)


# ── decks, bots ─────────────────────────────────────────────────────────────────────────────────────────────────────


def decks(number: int) -> list[dict[str, Any]]:
    return [{**bluff(), "title": f"Deck {one}"} for one in range(number)]


async def kept(store: Store, code: str) -> int:
    """How many decks the log of this table names."""
    return sum(b'"brought/' in entry for entry in await store.entries(code))


def test_a_table_is_brought_only_so_many_decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_BROUGHT", 2)

    @in_a_house
    async def scenario(house: House) -> None:
        first, second, third = decks(3)
        made = await house.must("POST", "/api/tables", **NEW, deck=first)
        path, token = f"/api/tables/{made['code']}", made["token"]
        assert await code_of(house.ask("PATCH", path, token, deck=second)) == "done"
        assert await code_of(house.ask("PATCH", path, token, deck=third)) == "enough_decks"
        assert await code_of(house.ask("PATCH", path, token, deck=first)) == "done"
        assert await code_of(house.ask("PATCH", path, token, deck="en/cell-biology")) == "done"
        assert await kept(house.keeper.store, made["code"]) == 3

    scenario(tmp_path)


def test_one_address_brings_only_so_many_decks_in_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "DECKS_KEPT_AT_ONCE", 2)

    @in_a_house
    async def scenario(house: House) -> None:
        answers = [await code_of(house.ask("POST", "/api/tables", **NEW, deck=deck)) for deck in decks(3)]
        assert answers == ["done", "done", "too_often"]
        assert await code_of(house.ask("POST", "/api/tables", **NEW)) == "done"

    scenario(tmp_path)
    assert 24 * 3600 / limits.DECK_KEPT_EVERY * limits.LARGEST_DECK < 2e9, "bytes that an address fills in a day"


@in_a_house
async def test_a_bot_has_one_of_the_levels_that_there_are(house: House) -> None:
    made = await house.must("POST", "/api/tables", **NEW)
    path = f"/api/tables/{made['code']}/bots"
    assert await code_of(house.ask("POST", path, made["token"], level="x" * 50_000)) == "malformed"
    assert await code_of(house.ask("POST", path, made["token"], level="")) == "malformed"
    assert await code_of(house.ask("POST", path, made["token"], level="expert")) == "done"
