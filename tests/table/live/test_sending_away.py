"""Who the host sends away, and whom a locked table lets in."""

from __future__ import annotations

import json
from typing import Any

from parlour.table.log import entry as log
from parlour.table.room.people import new_token
from tests.table.live.people import Guest, House, until
from tests.table.live.playing import in_a_house, sit_down


async def on_the_bench(house: House) -> tuple[list[Guest], dict[str, Any]]:
    """A match of Bluff with two people, and a third who waits."""
    guests = await sit_down(house, "bluff", 2)
    waiting = await house.must("POST", f"/api/tables/{guests[0].code}/seats", name="Cleo")
    await guests[0].until(lambda host: host.lobby["bench"])
    return guests, waiting


@in_a_house
async def test_the_lobby_says_everybodys_number_and_the_host_sends_them_away_by_it(house: House) -> None:
    (host, guest), waiting = await on_the_bench(house)
    assert host.lobby is not None
    assert [seat["person"] for seat in host.lobby["seats"]] == [0, 1]
    (cleo,) = host.lobby["bench"]
    assert (cleo["person"], cleo["name"]) == (2, "Cleo")
    path = f"/api/tables/{host.code}/people"
    status, answer = await house.ask("DELETE", f"{path}/2", guest.token)
    assert (status, answer["error"]["code"]) == (403, "not_host")
    lobby = await house.must("DELETE", f"{path}/2", host.token)
    assert lobby["bench"] == []
    status, answer = await house.ask("DELETE", f"{path}/0", waiting["token"])
    assert (status, answer["error"]["code"]) == (403, "sent_away")
    for nobody in ("2", "3", "-1", "x", "99999"):
        status, answer = await house.ask("DELETE", f"{path}/{nobody}", host.token)
        assert (status, answer["error"]["code"]) == (404, "no_such_person"), nobody


@in_a_house
async def test_whoever_waits_may_leave_by_themselves(house: House) -> None:
    (host, _), waiting = await on_the_bench(house)
    lobby = await house.must("DELETE", f"/api/tables/{host.code}/people/2", waiting["token"])
    assert lobby["bench"] == []


@in_a_house
async def test_a_seat_that_a_bot_has_taken_over_for_good_is_nobodys(house: House) -> None:
    host, _ = await sit_down(house, "bluff", 2)
    lobby = await house.must("DELETE", f"/api/tables/{host.code}/seats/1", host.token)
    assert [(seat["bot"], seat["person"]) for seat in lobby["seats"]] == [(False, 0), (True, None)]


@in_a_house
async def test_whoever_is_sent_away_is_told_and_has_no_line_any_more(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2)
    await house.must("DELETE", f"/api/tables/{host.code}/people/1", host.token)
    await guest.until(lambda guest: guest.closed_with is not None)
    assert guest.closed_with == 4403
    await host.until(lambda host: host.lobby["seats"][1]["bot"])
    assert await closed_for(house, guest) == 4403


async def closed_for(house: House, guest: Guest) -> int | None:
    """With which code somebody's line is closed who says hello, and is shown nothing."""
    again = await Guest(house, guest.code, guest.token).come()
    await again.until(lambda again: again.closed_with is not None)
    assert again.frames == []
    return again.closed_with


@in_a_house
async def test_whoever_was_sent_away_stays_away_until_the_host_lets_them_back(house: House) -> None:
    """Neither their token nor a ticket of theirs opens anything, also when the table was read anew; then it does."""
    host, guest, other = await sit_down(house, "talkitout", 3)
    path, token = f"/api/tables/{host.code}", str(guest.token)
    link = (await house.must("POST", f"{path}/people/1/move", token))["link"]
    await house.must("DELETE", f"{path}/people/1", host.token)
    for asleep in (False, True):
        if asleep:
            for one in (host, other):
                await one.leave()
            await until(lambda: not house.keeper.tables[host.code].screens)
            house.keeper.put_away(house.keeper.tables[host.code])
        assert await closed_for(house, guest) == 4403
        for join in ({"name": "Bo"}, {"name": "Bea"}, {"ticket": link.partition("#")[2]}):
            status, answer = await house.ask("POST", f"{path}/seats", token=token, **join)
            assert (status, answer["error"]["code"]) == (403, "sent_away")
        status, answer = await house.ask("POST", f"{path}/seats", ticket=link.partition("#")[2], token=new_token())
        assert (status, answer["error"]["code"]) == (410, "ticket_gone")
    await house.must("POST", f"{path}/people/1/let-back", host.token)
    back = await Guest(house, host.code, token).come()
    await back.until(lambda back: back.view is not None)
    assert (await house.must("GET", path))["seats"][1]["person"] == 1
    entries = [log.read(content) for content in await house.keeper.store.entries(host.code)]
    coming = [type(entry) for entry in entries if isinstance(entry, log.PersonSentAway | log.LetBack | log.Returned)]
    assert coming == [log.PersonSentAway, log.LetBack, log.Returned]


@in_a_house
async def test_the_host_alone_is_shown_whom_they_have_sent_away_and_lets_them_back(house: House) -> None:
    host, guest, other = await sit_down(house, "talkitout", 3)
    path = f"/api/tables/{host.code}/people"
    await house.must("DELETE", f"{path}/1", host.token)
    for one in (host, other):
        await one.until(lambda one: one.lobby["seats"][1]["bot"])
    bo = {"person": 1, "name": "Bo", "avatar": "owl"}
    assert me_of(host)["sent_away"] == [bo]
    assert me_of(other)["sent_away"] == []
    again = await Guest(house, host.code, host.token).come()
    await again.until(lambda again: again.lobby is not None)
    assert me_of(again)["sent_away"] == [bo]
    for token, expected in ((other.token, (403, "not_host")), (guest.token, (403, "sent_away"))):
        status, answer = await house.ask("POST", f"{path}/1/let-back", token)
        assert (status, answer["error"]["code"]) == expected
    for nobody in ("0", "2", "3", "-1", "x"):
        status, answer = await house.ask("POST", f"{path}/{nobody}/let-back", host.token)
        assert (status, answer["error"]["code"]) == (404, "no_such_person"), nobody
    await house.must("POST", f"{path}/1/let-back", host.token)
    await again.until(lambda again: me_of(again)["sent_away"] == [])


def me_of(guest: Guest) -> dict[str, Any]:
    """Who somebody is, as the last frame that said so has it."""
    told = [json.loads(frame) for frame in guest.frames]
    me: dict[str, Any] = next(frame["me"] for frame in reversed(told) if "me" in frame)
    return me


@in_a_house
async def test_a_locked_table_lets_in_nobody_new_not_even_to_watch_and_keeps_who_is_there(house: House) -> None:
    host, guest = await sit_down(house, "bluff", 2)
    watcher = await Guest(house, host.code, None).come()
    await watcher.until(lambda watcher: watcher.view is not None)
    await house.must("PATCH", f"/api/tables/{host.code}", host.token, locked=True)
    await watcher.until(lambda watcher: watcher.lobby["locked"])
    status, answer = await house.ask("POST", f"/api/tables/{host.code}/seats", name="Cleo")
    assert (status, answer["error"]["code"]) == (403, "locked")
    late = await Guest(house, host.code, None).come()
    await late.until(lambda late: late.closed_with is not None)
    assert (late.closed_with, late.frames) == (4401, [])
    assert watcher.closed_with is None
    await guest.leave()
    back = await Guest(house, host.code, guest.token).come()
    await back.until(lambda back: back.view is not None)
