"""The pace of a table's bots: the host sets it, whoever waits for bots alone may hurry them, and what people have seen
meanwhile counts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from parlour.bots import Sight
from parlour.table.live.delay import Occasion
from parlour.table.log import entry as log
from tests.table.live.people import Guest, House, until
from tests.table.live.playing import sit_down
from tests.table.live.told import NEVER, Told, accuses, acts, at_table, places, says_a_word, words

Moment = tuple[int, bool, Occasion]


class Watched:
    """A pace that keeps whom it was asked for: the seat, whether it was waited for, and the occasion."""

    def __init__(self, seconds: float = 0.0, breaking_in: float = 0.0) -> None:
        self.seconds, self.breaking_in = seconds, breaking_in
        self.moments: list[Moment] = []

    def __call__(self, sight: Sight, act: dict[str, Any], occasion: Occasion) -> float:
        self.moments.append((sight.seat, sight.is_awaited, occasion))
        return self.seconds if sight.is_awaited else self.breaking_in

    def asked_for(self, seat: int, *, awaited: bool) -> Callable[[], bool]:
        """Whether it was asked for this seat last."""
        return lambda: bool(self.moments) and self.moments[-1][:2] == (seat, awaited)


# ── the occasion ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bot_whose_turn_comes_after_the_reaction_time_knows_for_how_long_the_verdict_was_seen(tmp_path: Path) -> None:
    pace = Watched()

    async def story(house: House, bot: Told) -> None:
        guest = await says_a_word(house, reaction=1)  # which bot 2 accuses at once
        await guest.until(lambda guest: len(guest.view["chain"]) > 2)
        _, _, speaks = next(moment for moment in pace.moments if moment[:2] == (1, True))
        assert speaks.told_ago >= 0.99

    at_table(tmp_path, accuses, story, pace=pace)


def test_a_bot_knows_with_whom_it_is_waited_for_and_how_many_bots_sit_beside_it(tmp_path: Path) -> None:
    pace = Watched(NEVER)

    async def story(house: House, bot: Told) -> None:
        (guest,) = await sit_down(house, "player-of-honour", 1, bots=3)
        await until(lambda: pace.moments)
        assert pace.moments[-1][2][:4] == ("usual", 3, 3, True)
        for act in (places_now(guest), {"act": "done"}):
            assert "ok" in await guest.do(act)
        await until(lambda: not pace.moments[-1][2].with_people)
        assert pace.moments[-1][2][:4] == ("usual", 3, 3, False), "now only bots are waited for"

    at_table(tmp_path, places, story, pace=pace)


def places_now(guest: Guest) -> dict[str, Any]:
    assert guest.view is not None
    guesses = guest.view["honour"] not in (None, guest.view["you"])
    return {"act": "place", "ranks": [1, 2, 3, 4, 5], "sure": 0 if guesses else None}


# ── hurried ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def hurries(guest: Guest) -> None:
    """And is answered something else, so that this is known to have come."""
    await guest.socket.send_json({"hurry": True})
    assert "refused" in await guest.do({"act": "nothing of the kind"})


def test_whoever_waits_for_bots_alone_hurries_the_one_whose_moment_it_is_and_no_log_has_it(tmp_path: Path) -> None:
    pace = Watched(NEVER)

    async def story(house: House, bot: Told) -> None:
        guest = await says_a_word_and_waits(house, pace)
        for seat in (1, 2):
            await until(pace.asked_for(seat, awaited=True))
            await guest.socket.send_json({"hurry": True})
            await guest.until(said_by(seat))
        assert [act.seat for act in await acts(house, guest.code)] == [0, 1, 2]
        entries = [log.read(entry) for entry in await house.keeper.store.entries(guest.code)]
        assert all(isinstance(entry, log.Acted) for entry in entries[-3:])

    at_table(tmp_path, words, story, pace=pace)


def said_by(seat: int) -> Callable[[Guest], bool]:
    return lambda guest: guest.view is not None and guest.view["chain"][-1]["seat"] == seat


async def says_a_word_and_waits(house: House, pace: Watched) -> Guest:
    """There is no time to react, so the table waits for the next bot, and its moment does not end by itself."""
    pace.seconds = NEVER
    return await says_a_word(house, reaction=0)


def test_where_people_are_waited_for_too_nobody_is_hurried(tmp_path: Path) -> None:
    pace = Watched(NEVER)

    async def story(house: House, bot: Told) -> None:
        (guest,) = await sit_down(house, "player-of-honour", 1, bots=1)
        await until(lambda: pace.moments)
        await hurries(guest)
        assert house.keeper.tables[guest.code].hurried == 0
        assert await acts(house, guest.code) == []

    at_table(tmp_path, places, story, pace=pace)


def test_who_has_no_seat_hurries_nobody(tmp_path: Path) -> None:
    pace = Watched(NEVER)

    async def story(house: House, bot: Told) -> None:
        guest = await says_a_word_and_waits(house, pace)
        watcher = await Guest(house, guest.code, None).come()
        await hurries(watcher)
        made = await house.must("POST", f"/api/tables/{guest.code}/seats", name="Bo")
        assert made["seat"] is None
        await hurries(await Guest(house, guest.code, made["token"]).come())
        assert house.keeper.tables[guest.code].hurried == 0
        await hurries(guest)
        assert house.keeper.tables[guest.code].hurried > 0

    at_table(tmp_path, words, story, pace=pace)


def test_a_bot_that_breaks_in_is_not_hurried_since_it_waits_for_people(tmp_path: Path) -> None:
    pace = Watched(breaking_in=NEVER)

    async def story(house: House, bot: Told) -> None:
        guest = await says_a_word(house, reaction=0)
        await until(pace.asked_for(2, awaited=False))
        await hurries(guest)
        assert house.keeper.tables[guest.code].hurried > 0, "whoever is waited for is"
        assert [act.act["act"] for act in await acts(house, guest.code)] == ["say"]

    at_table(tmp_path, accuses, story, pace=pace)


def test_to_hurry_is_no_message_but_as_it_is_written(tmp_path: Path) -> None:
    async def story(house: House, bot: Told) -> None:
        (guest,) = await sit_down(house, "player-of-honour", 1, bots=1)
        await guest.socket.send_json({"hurry": False})
        await guest.until(lambda guest: guest.closed_with is not None)
        assert guest.closed_with == 4400

    at_table(tmp_path, places, story)


# ── the host's setting ──────────────────────────────────────────────────────────────────────────────────────────────


def test_the_host_alone_sets_the_pace_also_during_a_match_and_the_bots_go_by_it_also_after_a_restart(
    tmp_path: Path,
) -> None:
    pace = Watched(NEVER)
    code = ""

    async def first(house: House, bot: Told) -> None:
        nonlocal code
        host, guest = await sit_down(house, "player-of-honour", 2, bots=1)
        code = host.code
        path = f"/api/tables/{code}"
        assert guest.lobby is not None
        assert guest.lobby["pace"] == "usual"
        await until(lambda: pace.moments)
        assert pace.moments[-1][2].pace == "usual"
        assert (await house.ask("PATCH", path, guest.token, pace="calm"))[1]["error"]["code"] == "not_host"
        assert (await house.ask("PATCH", path, host.token, pace="hasty"))[1]["error"]["code"] == "malformed"
        assert (await house.must("PATCH", path, host.token, pace="calm"))["pace"] == "calm"
        await guest.until(lambda guest: guest.lobby["pace"] == "calm")
        assert (await house.must("PATCH", path, host.token, locked=True))["pace"] == "calm"

    async def second(house: House, bot: Told) -> None:
        pace.moments.clear()
        assert (await house.must("GET", f"/api/tables/{code}"))["pace"] == "calm"
        await until(lambda: pace.moments)
        assert pace.moments[-1][2].pace == "calm"

    at_table(tmp_path, places, first, pace=pace)
    at_table(tmp_path, places, second, pace=pace)


def test_settings_of_a_log_that_knew_no_pace_leave_it_and_are_written_as_they_were() -> None:
    written = b'{"entry":"changed","at":7,"keep":true}'
    entry = log.read(written)
    assert isinstance(entry, log.Changed)
    assert entry.pace is msgspec.UNSET
    assert log.written(entry) == written
