"""An hour of a class at a real server, from the code to its end."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from parlour.decks import find, proposed_pack
from parlour.table.live.classes.deleting import ClassRetention
from parlour.table.live.classes.tables import HOST
from parlour.table.server.housekeeping import Housekeeping
from parlour.table.web.app import CLASSES
from parlour.table.wire.messages import Closing
from tests.table.live.classes.pupils import ClassLine, enter, open_class, pupils
from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import in_a_house, play_on


async def seated(lines: list[ClassLine]) -> list[Guest]:
    """Everybody finds their table, and sits at it with the token of the class."""
    guests = []
    for line in lines:
        frame = await line.until(lambda frame: frame["me"]["seat"])
        await line.must("found")
        guests.append(Guest(line.house, frame["me"]["seat"]["code"], line.token))
    for line in lines:
        await line.until(lambda frame: frame["me"]["seat"]["dealt"])
    for guest in guests:
        await guest.come()
        await guest.until(lambda guest: guest.view is not None)
    return guests


@in_a_house
async def test_seven_pupils_check_play_check_and_go(house: House) -> None:
    teacher = await open_class(house, roster=30)
    wall = await ClassLine(house, teacher.code, None).come()
    lines = await pupils(house, teacher.code, 7)
    await teacher.until(lambda frame: len(frame["pupils"]) == 7)
    assert teacher.frame["missing"] == list(range(8, 31))
    await wall.until(lambda frame: len(frame["faces"]) == 7)

    await teacher.must("check", number=1)
    for line in lines:
        frame = await line.until(lambda frame: frame["me"]["check"])
        check = frame["me"]["check"]
        assert len(check["definitions"]) == len(check["words"]) == 6
        assert check["words"] == sorted(check["words"], key=str.casefold)
        await line.must("answers", answers=[0, -1, None, 2, 3, 4], seal=True)
        assert await line.refused("answers", answers=[None] * 6) == "sealed_already"
    await wall.until(lambda frame: frame["sealed"] == 7)
    await teacher.must("close_check")

    await teacher.must("deal", number=1)
    guests = await seated(lines)
    frame = await teacher.until(lambda frame: len(frame["tables"]) == 4 and all(t["matches"] for t in frame["tables"]))
    with_bot = [table for table in frame["tables"] if any(seat["bot"] for seat in table["seats"])]
    assert len(with_bot) == 1
    assert sorted(seat["pupil"] for table in frame["tables"] for seat in table["seats"] if not seat["bot"]) == [
        *range(7)
    ]
    assert {guest.code for guest in guests} == {table["code"] for table in frame["tables"]}

    await teacher.must("pause", paused=True)
    await teacher.until(lambda frame: {table["state"] for table in frame["tables"]} == {"paused"})
    await teacher.must("pause", paused=False)
    await teacher.until(lambda frame: "paused" not in {table["state"] for table in frame["tables"]})

    before = {guest.code for guest in guests}
    await teacher.must("deal", number=2)
    await teacher.must("deal", number=2)  # asked for twice, it is dealt once
    for line in lines:
        await line.until(lambda frame: frame["hour"]["number"] == 2 and frame["me"]["seat"]["code"] not in before)
    assert teacher.frame["repeated"] == 0
    await teacher.must("check", number=2)
    assert await lines[0].refused("found") == "not_in_this_part", "nobody sits anywhere"
    await teacher.must("end")
    assert (await lines[0].until(lambda frame: frame["hour"]["part"] == "ended"))["me"]["seat"] is None


@in_a_house
async def test_afterwards_the_teacher_has_a_report_and_each_pupil_their_own_words(house: House) -> None:
    teacher = await open_class(house, roster=4)
    lines = await pupils(house, teacher.code, 2)
    api = f"/api/classes/{teacher.code}"

    async def check(number: int) -> None:
        await teacher.must("check", number=number)
        for line in lines:
            await line.until(lambda frame: frame["me"]["check"] and not frame["me"]["check"]["sealed"])
            await line.must("answers", answers=[0, -1, None, 2, 3, 4], seal=True)
        await teacher.must("close_check")

    await check(1)
    await teacher.must("deal", number=1)
    for guest in await seated(lines):
        if guest.view is not None and guest.view["offers"]:
            await guest.do({"act": "pick", "from": "down"})
    await check(2)
    for line in lines:
        own = (await line.until(lambda frame: frame["me"]["learnt"]))["me"]["learnt"]
        assert [len(own["first_check"]), len(own["second_check"])] == [6, 6]
        assert len(own["words"]) >= 12

    report = await house.must("GET", f"{api}/report", teacher.token)
    assert [line["number"] for line in report["pupils"]] == [1, 2, 3, 4]
    assert report["checks"]["pupils"] == 2
    assert len(report["terms"]) == 20
    for token in (lines[0].token, None):
        for path in ("report", "report.csv", "terms.csv"):
            status, answer = await house.ask("GET", f"{api}/{path}", token)
            assert (status, answer["error"]["code"]) == (403, "not_teacher")
    for path, first in (("report.csv", "number,check_1,"), ("terms.csv", "word,asked_1,")):
        headers = {"Authorization": f"Bearer {teacher.token}"}
        async with house.http.get(house.server.make_url(f"{api}/{path}"), headers=headers) as sheet:
            assert sheet.content_type == "text/csv"
            rows = (await sheet.read()).decode("utf-8-sig").splitlines()
        assert rows[0].startswith(first)
        assert len(rows) == {"report.csv": 5, "terms.csv": 21}[path]

    one, other = report["terms"][0], report["terms"][1]
    await teacher.must("words", pairs=[[one["term"], other["term"]]])
    wall = await ClassLine(house, teacher.code, None).come()
    assert (await wall.until(lambda frame: frame["words"]))["words"] == [[one["word"], other["word"]]]
    assert await teacher.refused("words", pairs=[[0, 20]]) == "no_such_term"


@in_a_house
async def test_a_latecomer_sits_down_where_a_bot_plays_and_the_next_one_at_a_table_with_a_bot(house: House) -> None:
    teacher = await open_class(house)
    lines = await pupils(house, teacher.code, 3)
    await teacher.must("deal", number=1)
    await seated(lines)
    alone = next(line for line in lines if not line.frame["me"]["seat"]["with_whom"])
    (late,) = await pupils(house, teacher.code, 1, first=4)
    frame = await late.until(lambda frame: frame["me"]["seat"])
    assert frame["me"]["seat"]["table"] == alone.frame["me"]["seat"]["table"]
    guest = Guest(house, frame["me"]["seat"]["code"], late.token)
    while guest.view is None or guest.view["you"] is None:  # the table may hear of it a moment later
        await guest.come()
        await guest.until(
            lambda guest: guest.closed_with is not None or (guest.view is not None and guest.view["you"] is not None)
        )
    assert guest.view is not None
    assert guest.view["hand"], "in the middle of the match, with the bot's hand"
    (later,) = await pupils(house, teacher.code, 1, first=5)
    frame = await later.until(lambda frame: frame["me"]["seat"])
    assert (frame["me"]["seat"]["table"], frame["me"]["seat"]["with_whom"]) == (3, [])


@in_a_house
async def test_whoever_is_shown_out_is_played_for_and_their_device_stays_out_until_it_is_let_in(house: House) -> None:
    teacher = await open_class(house)
    lines = await pupils(house, teacher.code, 2)
    await teacher.must("deal", number=1)
    guests = await seated(lines)
    await teacher.must("show_out", pupil=0, out=True)
    await lines[0].until(lambda frame: frame["me"] is None)
    await guests[1].until(lambda guest: any(seat["bot"] for seat in guest.lobby["seats"]))
    assert await lines[0].refused("found") == "shown_out"
    await teacher.must("show_out", pupil=0, out=False)
    frame = await lines[0].until(lambda frame: frame["me"])
    back = Guest(house, frame["me"]["seat"]["code"], lines[0].token)
    while back.view is None:  # the table may hear of it a moment later
        await back.come()
        await back.until(lambda guest: guest.view is not None or guest.closed_with == Closing.SENT_AWAY)
    await back.until(lambda guest: not any(seat["bot"] for seat in guest.lobby["seats"]))


@in_a_house
async def test_at_a_locked_door_and_under_a_number_that_is_taken_one_knocks(house: House) -> None:
    teacher = await open_class(house)
    first, _ = await pupils(house, teacher.code, 2)
    _, answer = await enter(house, teacher.code, 1)
    assert answer["error"]["code"] == "roster_taken"
    token, answer = await enter(house, teacher.code, 1, knock=True)
    assert answer == {"code": teacher.code, "is_in": False}
    other = await ClassLine(house, teacher.code, token).come()
    assert other.frame["knocking"]
    frame = await teacher.until(lambda frame: frame["knocks"])
    assert (frame["knocks"][0]["roster"], frame["knocks"][0]["pupil"]) == (1, 0)
    await teacher.must("let_in", knock=0, yes=True)  # their other device
    name = first.frame["me"]["name"]
    await other.until(lambda frame: frame["me"] and (frame["me"]["name"], frame["me"]["roster"]) == (name, 1))
    await teacher.must("lock", locked=True)
    _, answer = await enter(house, teacher.code, 9)
    assert answer["error"]["code"] == "door_locked"


@in_a_house
async def test_a_teachers_key_opens_the_class_on_one_device_more(house: House) -> None:
    teacher = await open_class(house)
    key = (await teacher.must("cut_key"))["key"]
    token = "t" * 22
    path = f"/api/classes/{teacher.code}/teachers"
    await house.must("POST", path, None, key=key, token=token)
    status, answer = await house.ask("POST", path, None, key=key, token="u" * 22)
    assert (status, answer["error"]["code"]) == (410, "key_used")
    other = await ClassLine(house, teacher.code, token).come()
    await other.must("message", text="  Two minutes.\n Finish your hand. ")
    assert (await teacher.until(lambda f: f["hour"]["message"]))["hour"]["message"] == "Two minutes. Finish your hand."


@in_a_house
async def test_nobody_else_is_teacher_and_a_class_is_no_table(house: House) -> None:
    teacher = await open_class(house)
    (pupil,) = await pupils(house, teacher.code, 1)
    wall = await ClassLine(house, teacher.code, None).come()
    for line in (pupil, wall):
        assert await line.refused("end") == "not_teacher"
    assert await wall.refused("found") == "not_in_class"
    status, answer = await house.ask("GET", f"/api/tables/{teacher.code}")
    assert (status, answer["error"]["code"]) == (404, "no_such_table")
    table = await house.must("POST", "/api/tables", game="bluff", name="Ada")
    status, answer = await house.ask("GET", f"/api/classes/{table['code']}")
    assert (status, answer["error"]["code"]) == (404, "no_such_class")


@in_a_house
async def test_a_class_whose_teacher_chose_no_deck_plays_the_one_that_is_proposed(house: House) -> None:
    for language in ("en", "fr"):
        teacher = await open_class(house, language=language)
        shown = await house.must("GET", f"/api/classes/{teacher.code}")
        assert shown["deck_title"] == find(proposed_pack("bluff", language)).title


@in_a_house
async def test_a_class_stays_host_of_its_tables_and_nobody_sits_down_there_by_themselves(house: House) -> None:
    teacher = await open_class(house)
    lines = await pupils(house, teacher.code, 2)
    await teacher.must("deal", number=1)
    guests = await seated(lines)
    (live,) = house.keeper.tables.values()
    live.host_seen = 0
    await Housekeeping(house.keeper).round()
    assert live.table.host == HOST
    status, answer = await house.ask("POST", f"/api/tables/{guests[0].code}/start", guests[0].token)
    assert (status, answer["error"]["code"]) == (403, "not_host")
    status, answer = await house.ask("POST", f"/api/tables/{guests[0].code}/seats", name="Zoe")
    assert (status, answer["error"]["code"]) == (403, "table_of_class")


@in_a_house
async def test_half_an_hour_after_its_end_nothing_is_left_of_a_class_and_its_tables(house: House) -> None:
    teacher = await open_class(house)
    lines = await pupils(house, teacher.code, 2)
    await teacher.must("deal", number=1)
    await seated(lines)
    await teacher.must("end")
    classes = house.server.app[CLASSES]
    retention = ClassRetention(classes)
    await retention.round()
    assert await house.keeper.store.entries(teacher.code)
    now = house.keeper.now
    classes.now = lambda: now() + 30 * 60 * 1000 + 1000
    await retention.round()
    assert not await house.keeper.store.tables()
    assert await teacher.until_closed() == Closing.CLOSED


def test_a_class_survives_its_server_and_everybody_finds_their_table_again(tmp_path: Path) -> None:
    async def before() -> tuple[str, str | None, list[str | None]]:
        async with open_house(tmp_path) as house:
            teacher = await open_class(house)
            lines = await pupils(house, teacher.code, 4)
            await teacher.must("deal", number=1)
            for line in lines:
                await line.until(lambda frame: frame["me"]["seat"])
            return teacher.code, teacher.token, [line.token for line in lines]

    async def after(code: str, teacher: str | None, tokens: list[str | None]) -> None:
        async with open_house(tmp_path) as house:
            lines = [await ClassLine(house, code, token).come() for token in tokens]
            guests = await seated(lines)
            assert len({guest.code for guest in guests}) == 2
            page = await ClassLine(house, code, teacher).come()
            assert len(page.frame["pupils"]) == 4
            await page.must("deal", number=2)

    asyncio.run(after(*asyncio.run(before())))


@in_a_house
async def test_a_table_that_is_done_early_plays_once_more(house: House) -> None:
    teacher = await open_class(house, game="player-of-honour", group=2)
    lines = await pupils(house, teacher.code, 2)
    await teacher.must("deal", number=1)
    guests = await seated(lines)
    await lines[0].must("again")  # in the middle of it nothing is done
    await play_on(guests, random.Random(5), 2_000)
    await teacher.until(lambda frame: frame["tables"][0]["state"] == "finished")
    await lines[0].must("again")
    await lines[1].must("again")
    await guests[0].until(lambda guest: guest.lobby["matches"] == 2)
