"""What is sent again, late, or in another order is done once, or not at all; and never acknowledged too early."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.table.live.held import Held
from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import in_a_house, play_on, sit_down
from tests.table.web.attacks.playing import PLACE, rankers
from tests.table.web.attacks.raw import Line, line


async def sat_down_again(socket: Line, token: str | None) -> int:
    socket.hello(token)
    n: int = (await socket.until("view"))["n"]
    return n


@in_a_house
async def test_the_same_act_twice_in_one_breath_is_done_once(house: House) -> None:
    guest, other, _ = await rankers(house)
    async with line(house, guest.code) as socket:
        n = await sat_down_again(socket, guest.token)
        for _ in range(50):
            socket.say({"id": "once", "do": PLACE})
        answers = [await socket.answer("once") for _ in range(50)]
        assert answers == [{"id": "once", "ok": n + 1}] * 50
    assert (await other.do(PLACE))["ok"] == n + 2


@in_a_house
async def test_an_id_names_one_act_and_no_other(house: House) -> None:
    """The second act of that name is not done: whoever sends it again means the first."""
    guest, other, _ = await rankers(house)
    first = await guest.do(PLACE, id="name")
    again = await guest.do({**PLACE, "ranks": [5, 4, 3, 2, 1]}, id="name")
    assert again == first
    assert (await guest.do({"act": "nonsense"}, id="name")) == first
    await guest.until(lambda guest: guest.n == first["ok"])
    assert guest.view["placed"]["ranks"] == [1, 2, 3, 4, 5]  # type: ignore[index]
    assert (await other.do(PLACE))["ok"] == first["ok"] + 1


@in_a_house
async def test_an_act_sent_again_on_another_line_is_done_once(house: House) -> None:
    guest, _, _ = await rankers(house)
    first = await guest.do(PLACE, id="once")
    for _ in range(3):
        async with line(house, guest.code) as socket:
            await sat_down_again(socket, guest.token)
            socket.say({"id": "once", "do": PLACE})
            assert await socket.answer("once") == first


@in_a_house
async def test_two_lines_of_one_person_cannot_do_one_act_twice(house: House) -> None:
    """Both send it before either has been answered; the older line is let go."""
    guest, _, _ = await rankers(house)
    async with line(house, guest.code) as older, line(house, guest.code) as newer:
        n = await sat_down_again(older, guest.token)
        newer.hello(guest.token)
        older.say({"id": "once", "do": PLACE})
        newer.say({"id": "once", "do": PLACE})
        assert await newer.answer("once") == {"id": "once", "ok": n + 1}
        assert await older.ended() == 4409
        newer.say({"id": "twice", "do": PLACE})
        assert await newer.answer("twice") == {"id": "twice", "ok": n + 2}


def test_an_act_sent_again_after_a_restart_is_done_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            guest, _, _ = await rankers(house)
            first = await guest.do(PLACE, id="once")
        async with open_house(tmp_path) as house:
            back = await Guest(house, guest.code, guest.token).come()
            assert await back.do(PLACE, id="once") == first

    asyncio.run(run())


@in_a_house
async def test_others_cannot_make_the_table_forget_an_act_by_acting_a_lot(house: House) -> None:
    guest, other, _ = await rankers(house)
    first = await guest.do(PLACE, id="once")
    for _ in range(150):
        last = await other.do(PLACE)
    assert await guest.do(PLACE, id="once") == first
    assert (await other.do(PLACE))["ok"] == last["ok"] + 1


@in_a_house
async def test_an_act_from_before_a_rematch_is_not_done_in_it(house: House) -> None:
    guests = await sit_down(house, "out-of-control", 2)
    seat = guests[0].view["waiting"][0]  # type: ignore[index]
    first = await guests[seat].do({"act": "roll"}, id="once")
    await play_on(guests, random.Random(1), most=1000)
    assert guests[0].view["over"]  # type: ignore[index]
    await house.must("POST", f"/api/tables/{guests[0].code}/rematch", guests[0].token)
    for guest in guests:
        await guest.until(lambda guest: not guest.view["over"])
    n = guests[0].n
    for guest in guests:  # whoever it was, and whoever is to roll now
        answer = await guest.do({"act": "roll"}, id="once", at=first["ok"])
        assert answer == first or answer["refused"]["code"] == "stale"
    assert guests[0].n == n
    assert "ok" in await guests[guests[0].view["waiting"][0]].do({"act": "roll"}, at=n)  # type: ignore[index]


@in_a_house
async def test_frames_in_another_order_are_judged_as_they_come(house: House) -> None:
    """A roll and what follows from it, sent the wrong way round: the second is refused, and the table stands well."""
    guests = await sit_down(house, "out-of-control", 2)
    seat = guests[0].view["waiting"][0]  # type: ignore[index]
    guest = guests[seat]
    async with line(house, guest.code) as socket:
        n = await sat_down_again(socket, guest.token)
        socket.say({"id": "b", "do": {"act": "end"}, "at": n + 1})
        socket.say({"id": "a", "do": {"act": "roll"}, "at": n})
        assert "refused" in await socket.answer("b")
        assert await socket.answer("a") == {"id": "a", "ok": n + 1}


@pytest.mark.parametrize("at", [10**9, 2**62])
def test_a_number_that_cannot_be_helps_nobody(at: int, tmp_path: Path) -> None:
    """`at` says what the sender had seen. It can make an act stale, and never legal."""

    @in_a_house
    async def scenario(house: House) -> None:
        guests = await sit_down(house, "out-of-control", 2)
        seat = guests[0].view["waiting"][0]  # type: ignore[index]
        assert (await guests[1 - seat].do({"act": "roll"}, at=at))["refused"]["code"] == "not_you"
        assert "ok" in await guests[seat].do({"act": "roll"}, at=at)

    scenario(tmp_path)


@in_a_house
async def test_an_accusation_of_an_older_word_is_stale(house: House) -> None:
    guests = await sit_down(house, "traitor-word", 3, reaction=60)
    before = guests[0].n
    speaker = guests[guests[0].view["waiting"][0]]  # type: ignore[index]
    said = await speaker.do({"act": "say", "word": "lighthouse"})
    assert "ok" in said
    accuser = next(guest for guest in guests if guest is not speaker)
    stale = await accuser.do({"act": "accuse", "of": "off_topic"}, at=before)
    assert stale["refused"]["code"] == "stale"
    assert "ok" in await accuser.do({"act": "accuse", "of": "off_topic"}, at=said["ok"])


@in_a_house
async def test_an_act_that_is_sent_again_is_not_acknowledged_before_the_first_is_durable(house: House) -> None:
    guest, other, _ = await rankers(house)
    async with line(house, guest.code) as socket:
        n = await sat_down_again(socket, guest.token)
        held = Held(house)
        for _ in range(3):
            socket.say({"id": "once", "do": PLACE})
        socket.say({"id": "after", "do": {"act": "nonsense"}})
        assert (await socket.until("id"))["id"] == "after", "and nothing before it"
        held.let_through()
        for _ in range(3):
            assert await socket.answer("once") == {"id": "once", "ok": n + 1}
    assert (await other.do(PLACE))["ok"] == n + 2


@in_a_house
async def test_whoever_comes_is_not_shown_what_is_not_durable(house: House) -> None:
    guest, *_ = await rankers(house)
    async with line(house, guest.code) as socket, line(house, guest.code) as late:
        n = await sat_down_again(socket, guest.token)
        held = Held(house)
        socket.say({"id": "once", "do": PLACE})
        socket.say({"id": "after", "do": {"act": "nonsense"}})
        await socket.answer("after")
        late.hello(None)
        view = asyncio.create_task(late.until("view"))
        await asyncio.wait([view], timeout=0.5)  # whoever comes may be made to wait
        assert not view.done() or view.result()["n"] == n
        held.let_through()
        shown = (await view)["n"]
        while shown < n + 1:
            shown = (await late.until("n"))["n"]
