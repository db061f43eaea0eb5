"""Whatever is kept has an end: logs, people, tables, codes and decks. Whoever fills them is told so, and no others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from parlour.table.log.entry import Made, Newcomer
from parlour.table.log.store import FILE, Store
from parlour.table.room import decide, membership, people, table
from parlour.table.room.commands import PlayBot, TimeOut
from parlour.table.room.fairness import new_seed
from parlour.table.room.people import hashed, new_code, new_token
from parlour.table.room.refusals import RequestRefused
from parlour.table.web import connection_limits, limits
from parlour.table.web.connection_limits import LOOK_EVERY, TableLimit
from parlour.table.web.rate_limit import Shaper
from parlour.table.wire.messages import encode
from tests.decks.samples import bluff
from tests.table.live.people import Guest, House, open_house, until
from tests.table.live.playing import in_a_house, sit_down
from tests.table.room.evening import Evening
from tests.table.web.attacks.playing import PLACE, rankers, still_plays
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


@contextmanager
def shaped(**changed: float) -> Iterator[list[str]]:
    """These limits are others here, and what is past one waits only a moment; whoever had to is listed."""
    waited = []
    place_in_line = Shaper._place_in_line

    def noted(shaper: Shaper, client: str) -> AbstractContextManager[None]:
        waited.append(client)
        return place_in_line(shaper, client)

    with pytest.MonkeyPatch.context() as patch:
        for name, limit in {"LONGEST_DELAY": 0.05, **changed}.items():
            patch.setattr(limits, name, limit)
        patch.setattr(Shaper, "_place_in_line", noted)
        yield waited


def test_whoever_comes_and_goes_without_end_keeps_nobody_from_the_table(tmp_path: Path) -> None:
    """Those from their address wait a moment, others not even that; and the log is not full in an evening."""

    @in_a_house
    async def scenario(house: House) -> None:
        made = [await house.must("POST", "/api/tables", **NEW) for _ in range(2)]
        path, other = (f"/api/tables/{one['code']}/seats" for one in made)
        for person in (1, 2, 3):
            joined = await house.must("POST", path, name="Bo")
            await house.must("DELETE", f"/api/tables/{made[0]['code']}/people/{person}", joined["token"])
        assert waited == []
        assert await code_of(house.ask("POST", path, name="Eve")) == "done"
        assert len(waited) == 1
        assert await code_of(house.ask("POST", other, name="Eve")) == "done"
        assert (await asked(house, "POST", path, b'{"name":"Zoe"}', address="127.0.0.2")).status == 200
        assert len(waited) == 1

    with shaped(JOINS_AT_ONCE=3) as waited:
        scenario(tmp_path)
    an_hour = limits.JOINS_AT_ONCE + 3600 * limits.JOINS_IN_LINE / limits.LONGEST_DELAY
    assert 2 * 8 * an_hour < table.MOST_ENTRIES, "entries of coming and going in an evening of eight hours"


def test_those_who_wait_for_a_seat_are_few(tmp_path: Path) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        made = await house.must("POST", "/api/tables", **NEW)
        names = [f"Pupil {number}" for number in range(10)]
        path = f"/api/tables/{made['code']}/seats"
        asking = [asyncio.create_task(code_of(house.ask("POST", path, name=name))) for name in names]
        await until(lambda: sum(task.done() for task in asking) == 7)
        assert sorted(task.result() for task in asking if task.done()) == ["done"] * 2 + ["in_line"] * 5
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

    with shaped(JOINS_AT_ONCE=2, JOINS_IN_LINE=3, LONGEST_DELAY=60.0):
        scenario(tmp_path)


def test_who_came_and_went_is_forgotten_for_somebody_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody else: neither who sits here or is host, nor who has left before, nor who was sent away."""
    monkeypatch.setattr(membership, "MOST_EVER", 5)

    @in_a_house
    async def scenario(house: House) -> None:
        made = await house.must("POST", "/api/tables", **NEW)
        path = f"/api/tables/{made['code']}"

        async def come(name: str) -> str:
            return str((await house.must("POST", f"{path}/seats", name=name))["token"])

        stays, left, sent_away = [await come(name) for name in ("Bo", "Cleo", "Dan")]
        await house.must("DELETE", f"{path}/people/2", left)
        await house.must("DELETE", f"{path}/people/3", made["token"])
        before = None
        for _ in range(4):
            token = await come("Eve")
            if before is not None:
                assert await code_of(house.ask("PATCH", f"{path}/people/4", before, name="Eva")) == "no_token"
            await house.must("DELETE", f"{path}/people/4", token)
            before = token
        assert await code_of(house.ask("PATCH", f"{path}/people/1", stays, name="Bob")) == "done"
        assert await refused_with(house, made["code"], sent_away) == 4403
        async with line(house, made["code"]) as socket:
            socket.hello(left)
            assert (await socket.until("lobby"))["me"]["person"] == 2, "who has left before is known still"
        await house.must("DELETE", f"{path}/people/2", left)
        await come("Fay")
        await come("Gil")
        assert await refused_with(house, made["code"], left) == 4401
        assert await refused_with(house, made["code"], sent_away) == 4403, "they are forgotten last"
        await come("Hal")
        assert await refused_with(house, made["code"], sent_away) == 4401
        assert await code_of(house.ask("POST", f"{path}/seats", name="Ivy")) == "table_full"

    scenario(tmp_path)


async def refused_with(house: House, code: str, token: str) -> int | None:
    async with line(house, code) as socket:
        socket.hello(token)
        return await socket.ended()


def test_whoever_is_forgotten_sees_nothing_of_who_gets_their_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They look on from a line that they never closed, until somebody else is called by their number."""
    monkeypatch.setattr(membership, "MOST_EVER", 2)

    @in_a_house
    async def scenario(house: House) -> None:
        made = await house.must("POST", "/api/tables", game="talkitout", name="Ada")
        path = f"/api/tables/{made['code']}"
        gone = (await house.must("POST", f"{path}/seats", name="Bo"))["token"]
        async with line(house, made["code"]) as lingering:
            lingering.hello(gone)
            await lingering.until("lobby")
            await house.must("DELETE", f"{path}/people/1", gone)
            comes = await house.must("POST", f"{path}/seats", name="Cleo")
            assert await lingering.ended() == 4401
        await house.must("POST", f"{path}/start", made["token"])
        cleo = await Guest(house, made["code"], comes["token"]).come()
        await cleo.until(lambda cleo: cleo.view is not None)
        assert cleo.view is not None
        assert cleo.view["you"] == 1

    scenario(tmp_path)


def test_a_seat_that_is_refused_counts_against_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a bad name, one that is taken, a locked door, a full table or a body that cannot be read."""
    monkeypatch.setattr(limits, "JOINS_AT_ONCE", 3)
    monkeypatch.setattr(limits, "JOINS_IN_LINE", 0)
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
        await refused("in_line", name="Eve")
        other = await house.must("POST", "/api/tables", **NEW)
        monkeypatch.setattr(membership, "MOST_PEOPLE", 1)
        for _ in range(5):
            assert await code_of(house.ask("POST", f"/api/tables/{other['code']}/seats", name="Bo")) == "table_full"
        monkeypatch.setattr(membership, "MOST_PEOPLE", 4)
        assert await code_of(house.ask("POST", f"/api/tables/{other['code']}/seats", name="Bo")) == "done"

    scenario(tmp_path)


# ── tables and codes ────────────────────────────────────────────────────────────────────────────────────────────────


def test_past_its_limit_an_address_waits_for_each_new_table_and_is_not_refused(tmp_path: Path) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        for number in range(6):
            assert await code_of(house.ask("POST", "/api/tables", **NEW)) == "done"
            assert len(waited) == max(0, number - 2)
        body = b'{"game":"bluff","name":"Ada"}'
        assert (await asked(house, "POST", "/api/tables", body, address="127.0.0.2")).status == 200
        assert len(waited) == 3

    with shaped(NEW_TABLES_AT_ONCE=3) as waited:
        scenario(tmp_path)


def test_a_class_has_its_tables_from_the_address_of_somebody_who_makes_them_without_end(tmp_path: Path) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        async def flood() -> None:
            while True:
                assert await code_of(house.ask("POST", "/api/tables", **NEW)) == "done"

        flooding = [asyncio.create_task(flood()) for _ in range(20)]
        await asyncio.sleep(0.1)
        mine = [house.ask("POST", "/api/tables", game="talkitout", name=f"Pupil {number}") for number in range(30)]
        assert {status for status, _ in await asyncio.gather(*mine)} == {200}
        for one in flooding:
            one.cancel()
        await asyncio.gather(*flooding, return_exceptions=True)

    with shaped(NEW_TABLES_AT_ONCE=3):
        scenario(tmp_path)


def test_whoever_makes_tables_without_end_fills_no_disk(tmp_path: Path) -> None:
    number = 300

    @in_a_house
    async def scenario(house: House) -> None:
        for _ in range(number):
            host = Newcomer("Ada", "", hashed(new_token()))
            await house.keeper.make(new_code(), Made(house.keeper.now(), "bluff", host, new_seed(), None, {}))

    scenario(tmp_path)
    each = (tmp_path / FILE).stat().st_size / number
    a_second = limits.IN_LINE_OF_A_CLIENT / limits.LONGEST_DELAY
    assert 24 * 3600 * a_second * each < 2e9, "bytes that an address fills in a day"


def test_a_table_that_cannot_be_made_counts_against_nobody(tmp_path: Path) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        for _ in range(3):
            for body, why in (
                (b"{", "malformed"),
                (b'{"game":"bluff"}', "malformed"),
                (b'{"game":"bluff","name":" "}', "bad_name"),
                (b'{"game":"chess","name":"Ada"}', "bad_setting"),
                (b'{"game":"bluff","name":"Ada","options":{"rounds":-1}}', "bad_setting"),
                (b'{"game":"bluff","name":"Ada","deck":{}}', "bad_deck"),
            ):
                assert (await asked(house, "POST", "/api/tables", body)).code == why, body
        for number in range(3):
            assert await code_of(house.ask("POST", "/api/tables", **NEW)) == "done"
            assert len(waited) == (number == 2)

    with shaped(NEW_TABLES_AT_ONCE=2) as waited:
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
    """A keeper of tables of which it is only known how many are open, and who was where when."""

    def __init__(self) -> None:
        self.time = 0
        self.open: dict[str, int] = {}
        """When each was last written to."""
        self.here: set[str] = set()
        self.asked = 0
        self.store = self.audience = self

    def now(self) -> int:
        return self.time

    async def unused(self, since: int, *, closed: bool) -> list[str]:
        assert not closed
        self.asked += 1
        return sorted((code for code, at in self.open.items() if at <= since), key=lambda code: self.open[code])

    def last_seen(self, code: str) -> int:
        return self.time if code in self.here else 0

    async def close(self, code: str) -> None:
        del self.open[code]


SECOND = 1000


def test_the_store_is_asked_now_and_then_and_counted_on_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPEN_TABLES", 10)

    async def scenario() -> None:
        keeper = Counted()
        room = TableLimit(keeper)  # type: ignore[arg-type]
        keeper.open = dict.fromkeys("ABCDEFGH", 1)
        await room.take()
        await room.take()
        with pytest.raises(RequestRefused, match="no room"):
            await room.take()
        assert keeper.asked == 2, "how many there are, and how many of them nobody uses"
        keeper.open["I"] = 1
        keeper.time += LOOK_EVERY
        await room.take()
        assert keeper.asked == 4

    asyncio.run(scenario())


def test_where_too_many_tables_are_open_the_least_lately_used_gives_way_to_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If nobody is there, and nobody was for ten minutes; so whoever makes tables without end has their own closed."""
    monkeypatch.setattr(limits, "OPEN_TABLES", 5)

    async def scenario() -> None:
        keeper = Counted()
        room = TableLimit(keeper)  # type: ignore[arg-type]
        keeper.time = round(limits.UNUSED) * SECOND + 300 * SECOND
        keeper.open = {"A": 40, "B": 30, "C": 20, "D": 10, "E": keeper.time - 60 * SECOND}
        keeper.here = {"D"}
        for closed in "CBA":
            await room.take()
            assert closed not in keeper.open
        assert set(keeper.open) == {"D", "E"}
        with pytest.raises(RequestRefused, match="no room"):
            await room.take()

    asyncio.run(scenario())


def test_whoever_has_opened_all_the_tables_that_there_may_be_keeps_nobody_from_making_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "LOOK_EVERY", 0)

    @in_a_house
    async def scenario(house: House) -> None:
        made = [await house.must("POST", "/api/tables", **NEW) for _ in range(4)]
        async with line(house, made[0]["code"]) as socket:
            socket.hello(made[0]["token"])
            await socket.until("lobby")
            await asyncio.sleep(0.1)
            assert await code_of(house.ask("POST", "/api/tables", **NEW)) == "done"
            answers = [await code_of(house.ask("GET", f"/api/tables/{one['code']}")) for one in made]
            phases = [(await house.must("GET", f"/api/tables/{one['code']}"))["phase"] for one in made]
        assert answers == ["done"] * 4
        assert phases == ["lobby", "closed", "lobby", "lobby"], "somebody is at the first"

    with shaped(OPEN_TABLES=4, UNUSED=0.05):
        scenario(tmp_path)


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


def test_one_address_brings_only_so_much_of_decks_in_all(tmp_path: Path) -> None:
    """By their size: a class brings as many as it likes, and nobody fills the disk. What is no deck costs nothing."""
    small = bluff()
    large = {**small, "title": "A longer title"}

    @in_a_house
    async def scenario(house: House) -> None:
        wrong = {**small, "terms": []}
        answers = [await code_of(house.ask("POST", "/api/tables", **NEW, deck=wrong)) for _ in range(4)]
        answers += [await code_of(house.ask("POST", "/api/tables", **NEW, deck=deck)) for deck in (small, large, small)]
        assert answers == [*["bad_deck"] * 4, "done", "done", "in_line"]
        assert await code_of(house.ask("POST", "/api/tables", **NEW)) == "done"

    with shaped(DECK_PIECE=len(encode(small)), DECK_PIECES_AT_ONCE=3, DECK_PIECE_EVERY=3600.0):
        scenario(tmp_path)
    a_day = 24 * 3600 / limits.DECK_PIECE_EVERY * limits.DECK_PIECE
    assert limits.DECK_PIECES_AT_ONCE * limits.DECK_PIECE + a_day < 2e9, "bytes that an address fills in a day"
    assert limits.LARGEST_DECK <= limits.DECK_PIECES_AT_ONCE * limits.DECK_PIECE


@in_a_house
async def test_a_bot_has_one_of_the_levels_that_there_are(house: House) -> None:
    made = await house.must("POST", "/api/tables", **NEW)
    path = f"/api/tables/{made['code']}/bots"
    assert await code_of(house.ask("POST", path, made["token"], level="x" * 50_000)) == "malformed"
    assert await code_of(house.ask("POST", path, made["token"], level="")) == "malformed"
    assert await code_of(house.ask("POST", path, made["token"], level="expert")) == "done"
