"""Who the host sends away, and whom a locked table lets in."""

from __future__ import annotations

from typing import Any

from tests.table.live.people import Guest, House
from tests.table.live.test_play import in_a_house, sit_down


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
    assert (status, answer["error"]["code"]) == (401, "no_token")
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
    assert guest.closed_with == 4401
    await host.until(lambda host: host.lobby["seats"][1]["bot"])
    again = await Guest(house, host.code, guest.token).come()
    await again.until(lambda again: again.closed_with is not None)
    assert (again.closed_with, again.frames) == (4401, [])


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
