"""Bots at a live table: they play as their level and character have it, take their moment, break in, and remember."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from parlour.bots import character
from parlour.table.live.thinking import BotFailed, BotRequest
from parlour.table.room.commands import ComeBack
from tests.table.live.people import Guest, House, until
from tests.table.live.playing import sit_down
from tests.table.live.told import NEVER, Told, accuses, acts, at_table, is_awaited, place, places, says_a_word, words


def warnings(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str, str]]:
    return [
        (record.msg, record.bot, record.fault)  # type: ignore[attr-defined]
        for record in caplog.records
        if record.levelno == logging.WARNING
    ]


# ── what it is asked, and what becomes of its answer ────────────────────────────────────────────────────────────────


def test_a_bot_is_asked_by_its_level_and_character_with_what_its_seat_sees(tmp_path: Path) -> None:
    async def story(house: House, bot: Told) -> None:
        made = await house.must("POST", "/api/tables", game="player-of-honour", name="Ada", avatar="bear")
        path = f"/api/tables/{made['code']}"
        for level in ("expert", "novice"):
            await house.must("POST", f"{path}/bots", made["token"], level=level)
        await house.must("POST", f"{path}/start", made["token"])
        await until(lambda: len({asked.view["you"] for asked in bot.asked}) == 2)
        by_seat = {asked.view["you"]: asked for asked in bot.asked}
        assert [(by_seat[seat].me, by_seat[seat].level) for seat in (1, 2)] == [
            ("Marlow", "expert"),
            ("Sable", "novice"),
        ]
        assert by_seat[1].players == ("person 0", "Marlow", "Sable")
        assert "placed" in by_seat[1].view

    at_table(tmp_path, places, story)


@pytest.mark.parametrize("fault", ["raises", "lets it be", "refused"])
def test_where_a_bot_has_no_answer_another_plays_in_its_place_and_it_is_logged_once(
    fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def says(asked: BotRequest) -> dict[str, Any] | None:
        if fault == "raises":
            raise BotFailed("ZeroDivisionError; bots/bluff/x.py:1 x")
        return {"act": "reveal"} if fault == "refused" and is_awaited(asked) else None

    async def story(house: House, bot: Told) -> None:
        (guest,) = await sit_down(house, "player-of-honour", 1, bots=2)
        await guest.until(lambda guest: guest.n >= 7)
        assert {act.seat for act in await acts(house, guest.code)} <= {1, 2}

    at_table(tmp_path, says, story)
    told = {
        "raises": ["ZeroDivisionError; bots/bluff/x.py:1 x"],
        "lets it be": ["lets it be while it is waited for"],
        "refused": ["refused: honour_reveals", "refused: reveal_early"],  # of a Guesser, or of the Player of Honour
    }
    ((said, who, why),) = warnings(caplog)
    assert said == "a bot has no answer, and another plays in its place"
    assert who == "player-of-honour novice"
    assert why in told[fault]


def test_what_a_bot_thought_of_is_not_done_when_the_match_has_moved_on_and_it_thinks_again(tmp_path: Path) -> None:
    async def story(house: House, bot: Told) -> None:
        bot.may_answer.clear()
        host, guest = await sit_down(house, "player-of-honour", 2, bots=1)
        await until(lambda: bot.asked)
        for act in (place(guest.view), {"act": "done"}):
            assert "ok" in await guest.do(act)
        bot.may_answer.set()
        await host.until(lambda guest: guest.view["done"] == [1, 2])
        assert [asked.view["done"] for asked in bot.asked] == [[], [1], [1]], "what it thought of first was not done"
        assert [act.act["act"] for act in await acts(house, guest.code) if act.seat == 2] == ["place", "done"]

    at_table(tmp_path, places, story)


def test_whoever_comes_back_finds_that_the_bot_did_nothing_more_in_their_name(tmp_path: Path) -> None:
    async def story(house: House, bot: Told) -> None:
        bot.may_answer.clear()
        host, guest, _ = await sit_down(house, "player-of-honour", 3)
        path = f"/api/tables/{host.code}"
        lobby = await house.must("POST", f"{path}/seats/1/stand-in", host.token)
        assert (lobby["seats"][1]["level"], lobby["seats"][1]["about"]) == ("regular", None)
        await until(lambda: bot.asked)
        assert bot.asked[0].me == ""
        live = house.keeper.tables[host.code]
        await house.keeper.ask(live, ComeBack(1))
        bot.may_answer.set()
        await until(lambda: live.bots is None)
        assert await acts(house, host.code) == []
        assert "ok" in await guest.do(place(guest.view))

    at_table(tmp_path, places, story)


def test_nothing_is_done_while_the_match_is_paused_and_then_it_is(tmp_path: Path) -> None:
    async def story(house: House, bot: Told) -> None:
        bot.may_answer.clear()
        (guest,) = await sit_down(house, "player-of-honour", 1, bots=1)
        await until(lambda: bot.asked)
        await house.must("POST", f"/api/tables/{guest.code}/pause", guest.token)
        bot.may_answer.set()
        await until(lambda: house.keeper.tables[guest.code].bots is None)
        assert await acts(house, guest.code) == []
        await house.must("POST", f"/api/tables/{guest.code}/resume", guest.token)
        await guest.until(lambda guest: guest.view["done"] == [1])

    at_table(tmp_path, places, story)


# ── its moment ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bot_acts_when_its_moment_is_over_and_not_before(tmp_path: Path) -> None:
    async def story(house: House, bot: Told) -> None:
        (guest,) = await sit_down(house, "player-of-honour", 1, bots=1)
        began = asyncio.get_running_loop().time()
        await guest.until(lambda guest: guest.view["done"] == [1])
        assert asyncio.get_running_loop().time() - began > 0.5
        assert len(bot.asked) == 2

    at_table(tmp_path, places, story, pace=lambda *of: 0.3)


def test_whoever_is_overtaken_again_and_again_takes_only_one_moment(tmp_path: Path) -> None:
    async def story(house: House, bot: Told) -> None:
        guest, _ = await sit_down(house, "player-of-honour", 2, bots=1)
        async with asyncio.timeout(3):
            while all(act.seat == 0 for act in await acts(house, guest.code)):
                await guest.do(place(guest.view))
                await asyncio.sleep(0.02)
        assert len(bot.asked) > 3, "it was overtaken, and looked again each time"

    at_table(tmp_path, places, story, pace=lambda *of: 0.2)


# ── breaking in ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bot_that_is_not_waited_for_breaks_in(tmp_path: Path) -> None:
    async def story(house: House, bot: Told) -> None:
        guest = await says_a_word(house, reaction=60)
        await guest.until(lambda guest: guest.view["verdict"] is not None)
        assert guest.view is not None
        assert guest.view["verdict"]["by"] == 2
        assert [(act.seat, act.act["act"]) for act in await acts(house, guest.code)] == [(0, "say"), (2, "accuse")]

    at_table(tmp_path, accuses, story)


def test_every_bot_is_asked_once_after_each_act_of_a_player_and_not_after_the_clock(tmp_path: Path) -> None:
    async def story(house: House, bot: Told) -> None:
        bot.asked.clear()
        guest = await says_a_word(house, reaction=1)
        await guest.until(lambda guest: len(guest.view["chain"]) > 2)  # the clock has run, and the next has spoken
        about = [asked for asked in bot.asked if asked.view["chain"][-1]["word"] == "harbour"]
        assert sorted(asked.view["you"] for asked in about if not is_awaited(asked)) == [1, 2]
        assert [asked.view["you"] for asked in about if is_awaited(asked)] == [1]

    at_table(tmp_path, words, story)


def test_if_the_reaction_time_is_over_before_its_own_a_bot_lets_it_be(tmp_path: Path) -> None:
    async def story(house: House, bot: Told) -> None:
        guest = await says_a_word(house, reaction=1)
        await guest.until(lambda guest: len(guest.view["chain"]) > 2)
        assert [act.act["act"] for act in await acts(house, guest.code)][:2] == ["say", "say"]

    at_table(tmp_path, accuses, story, pace=lambda sight, *of: 0.0 if sight.is_awaited else NEVER)


def test_somebody_who_breaks_in_wrongly_is_refused_and_nothing_happens(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def claims(asked: BotRequest) -> dict[str, Any] | None:
        if is_awaited(asked):
            return words(asked)
        return {"act": "claim", "card": asked.view["hand"][0]["card"]}

    async def story(house: House, bot: Told) -> None:
        guest = await says_a_word(house, reaction=60)
        await until(lambda: house.keeper.tables[guest.code].bots is None)
        assert len(await acts(house, guest.code)) == 1

    at_table(tmp_path, claims, story)
    assert len(warnings(caplog)) == 1


# ── the evening ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_bots_remember_the_matches_of_the_evening_also_after_a_restart(tmp_path: Path) -> None:
    code = token = ""

    async def first(house: House, bot: Told) -> None:
        nonlocal code, token
        (guest,) = await sit_down(house, "player-of-honour", 1, bots=2)
        code, token = guest.code, str(guest.token)
        await guest.until(lambda guest: len(guest.view["done"]) == 2)
        assert "ok" in await guest.do(place(guest.view))
        assert bot.asked[-1].earlier == ()
        await house.must("POST", f"/api/tables/{code}/stop", token)
        await house.must("POST", f"/api/tables/{code}/rematch", token)
        await until(lambda: bot.asked[-1].earlier)
        remembers(bot)

    async def second(house: House, bot: Told) -> None:
        guest = await Guest(house, code, token).come()
        await guest.until(lambda guest: guest.view is not None)
        await until(lambda: bot.asked)
        remembers(bot)

    def remembers(bot: Told) -> None:
        (past,) = bot.asked[-1].earlier
        assert past.players == bot.asked[-1].players == ("person 0", "Pendle", "Marlow")
        assert [event["event"] for event in past.story] == ["round", "done", "done"], "as everybody heard it"

    at_table(tmp_path, places, first)
    at_table(tmp_path, places, second)


def test_what_a_stand_in_did_is_not_remembered_as_its_persons_also_after_a_restart(tmp_path: Path) -> None:
    code = token = ""

    async def first(house: House, bot: Told) -> None:
        nonlocal code, token
        host, _ = await sit_down(house, "player-of-honour", 2, bots=1)
        code, token = host.code, str(host.token)
        await house.must("POST", f"/api/tables/{code}/seats/1/stand-in", token)
        await host.until(lambda host: host.view["done"] == [1, 2])
        live = house.keeper.tables[code]
        await house.keeper.ask(live, ComeBack(1))
        bot.may_answer.clear()  # so that it is asked again after the restart
        await house.must("POST", f"/api/tables/{code}/stop", token)
        await house.must("POST", f"/api/tables/{code}/rematch", token)
        await until(lambda: bot.asked[-1].earlier)
        remembers(bot)

    async def second(house: House, bot: Told) -> None:
        await Guest(house, code, token).come()
        await until(lambda: bot.asked)
        remembers(bot)

    def remembers(bot: Told) -> None:
        (past,) = bot.asked[-1].earlier
        assert bot.asked[-1].players == ("person 0", "person 1", "Pendle")
        assert past.players == ("person 0", "", "Pendle")

    at_table(tmp_path, places, first)
    at_table(tmp_path, places, second)


def test_no_other_game_is_remembered(tmp_path: Path) -> None:
    async def story(house: House, bot: Told) -> None:
        guest = await says_a_word(house, reaction=60)
        await house.must("POST", f"/api/tables/{guest.code}/stop", guest.token)
        bot.asked.clear()
        await house.must("POST", f"/api/tables/{guest.code}/rematch", guest.token)
        await until(lambda: bot.asked)
        assert bot.asked[0].earlier == ()

    at_table(tmp_path, words, story)


# ── the lobby ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_lobby_says_how_well_a_bot_plays_and_who_it_is(tmp_path: Path) -> None:
    async def story(house: House, bot: Told) -> None:
        made = await house.must("POST", "/api/tables", game="talkitout", name="Ada", avatar="fox")
        path = f"/api/tables/{made['code']}"
        lobby = await house.must("POST", f"{path}/bots", made["token"])
        ada, pendle = lobby["seats"]
        assert (ada["bot"], ada["level"], ada["about"]) == (False, None, None)
        assert (pendle["name"], pendle["avatar"], pendle["level"]) == ("Pendle", "bear", "regular")
        assert pendle["about"] == character("Pendle").sentence

    at_table(tmp_path, words, story)


def test_a_bot_with_a_number_to_its_name_is_who_it_is(tmp_path: Path) -> None:
    async def story(house: House, bot: Told) -> None:
        made = await house.must("POST", "/api/tables", game="talkitout", name="Pendle", avatar="fox")
        lobby = await house.must("POST", f"/api/tables/{made['code']}/bots", made["token"])
        assert lobby["seats"][1]["name"] == "Pendle 2"
        assert lobby["seats"][1]["about"] == character("Pendle").sentence

    at_table(tmp_path, words, story)


def test_the_host_alone_changes_how_well_a_bot_plays_also_during_a_match(tmp_path: Path) -> None:
    async def story(house: House, bot: Told) -> None:
        bot.may_answer.clear()
        host, guest = await sit_down(house, "player-of-honour", 2, bots=1)
        path = f"/api/tables/{host.code}/seats"
        lobby = await house.must("PATCH", f"{path}/2", host.token, level="expert")
        assert lobby["seats"][2]["level"] == "expert"
        assert (await house.ask("PATCH", f"{path}/2", guest.token, level="novice"))[1]["error"]["code"] == "not_host"
        assert (await house.ask("PATCH", f"{path}/1", host.token, level="novice"))[1]["error"]["code"] == "no_bot"
        assert (await house.ask("PATCH", f"{path}/7", host.token, level="novice"))[1]["error"]["code"] == "no_such_seat"
        assert (await house.ask("PATCH", f"{path}/2", host.token, level="x"))[1]["error"]["code"] == "malformed"
        bot.may_answer.set()
        await guest.until(lambda guest: guest.view["done"] == [2])
        assert bot.asked[-1].level == "expert"

    at_table(tmp_path, places, story)
