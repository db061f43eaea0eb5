"""Figures for whoever runs the server: they are right, they are not for strangers, and the health is the store's."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

from parlour.table.live.keeper import Keeper
from parlour.table.log.ownership import SoleOwner
from parlour.table.log.store import StoreFailed
from parlour.table.log.store.sqlite import SqliteStore
from parlour.table.web import monitoring
from parlour.table.web.app import make_app
from parlour.table.web.monitoring import BOUNDS, FORWARDED, Figures
from tests.table.live.people import Guest, House
from tests.table.live.playing import in_a_house, sit_down


def read(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


async def figures_of(house: House) -> dict[str, float]:
    async with house.http.get(house.server.make_url("/metrics")) as answer:
        assert answer.status == 200
        return read(await answer.text())


TABLES = 'parlour_tables{worker="0"}'
NOBODY = SimpleNamespace(tables={}, handed_over=0, store=SimpleNamespace(ownership=SoleOwner()))


@in_a_house
async def test_tables_lines_and_entries_are_counted(house: House) -> None:
    before = await figures_of(house)
    assert before[TABLES] == before["parlour_entries_total"] == before["parlour_commit_seconds_count"] == 0
    host, guest = await sit_down(house, "talkitout", 2)
    watcher = await Guest(house, host.code, None).come()
    await watcher.until(lambda guest: guest.view is not None)
    after = await figures_of(house)
    assert after[TABLES] == 1
    assert after['parlour_sockets{kind="person"}'] == 2
    assert after['parlour_sockets{kind="spectator"}'] == 1
    assert after["parlour_entries_total"] == house.keeper.tables[host.code].table.number
    assert after["parlour_commits_failed_total"] == 0
    assert 0 < after["parlour_commit_seconds_count"] <= after["parlour_entries_total"]
    assert after["parlour_commit_seconds_sum"] > 0
    await watcher.leave()
    await guest.leave()
    async with asyncio.timeout(5):
        while (await figures_of(house))['parlour_sockets{kind="person"}'] != 1:
            await asyncio.sleep(0.01)


def test_a_figure_tells_nothing_that_a_spectator_could_not_have_counted() -> None:
    """Whoever adds a figure says here why a spectator may know it."""
    names = {line.split()[2] for line in Figures().text().splitlines() if line.startswith("# TYPE")}
    assert names == {
        "parlour_info",  # it is the same whatever is played
        "parlour_slots",  # how many workers there are, and how codes are shared out among them
        "parlour_tables_handed_over_total",  # whose table moved was told to come back
        "parlour_leases_lost_total",  # and so was everybody then
        "parlour_connections_led_on_total",  # by whom a connection was accepted hangs on nothing at a table
        "parlour_tables",  # there is a table, or there is not
        "parlour_sockets",  # who is here is in every lobby
        "parlour_entries_total",  # each has a number, which everybody is told
        "parlour_commits_failed_total",  # of the store, whatever it holds
        "parlour_commit_seconds",  # of the store too
        "parlour_late_seconds",  # of the machine: whoever waits for an answer can take the time
        "parlour_memory_bytes",  # of the machine too, and only in whole pages
    }


def test_each_commit_is_counted_in_the_smallest_of_the_buckets_that_hold_it() -> None:
    figures = Figures()
    for seconds in (0.0005, 0.001, 0.002, 7.0, 99.0):
        figures.committed(3, seconds, failed=False)
    figures.committed(0, 0.002, failed=True)
    shown = read(figures.text())
    assert [shown[f'parlour_commit_seconds_bucket{{le="{bound}"}}'] for bound in (*BOUNDS, "+Inf")] == [
        *(2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4),
        *(5, 6),
    ]
    assert shown["parlour_commit_seconds_count"] == 6
    assert shown["parlour_entries_total"] == 15
    assert shown["parlour_commits_failed_total"] == 1


def test_the_rows_of_all_workers_are_added_up_and_a_new_worker_goes_on_in_the_row_of_the_old_one() -> None:
    figures = Figures(3)
    for worker, entries in ((0, 5), (2, 7), (0, 1)):
        figures.take_row(worker)
        figures.committed(entries, 0.001, failed=False)
    assert read(figures.text())["parlour_entries_total"] == 13


def test_how_late_a_process_comes_to_what_is_due_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(monitoring, "TICK_SECONDS", 0.05)

    async def run(held_up: float) -> dict[str, float]:
        figures = Figures()
        looking = asyncio.create_task(figures.keep_looking(NOBODY))  # type: ignore[arg-type]
        await asyncio.sleep(0.01)
        time.sleep(held_up)  # nobody is served meanwhile
        while (shown := read(figures.text()))["parlour_late_seconds_count"] == 0:
            await asyncio.sleep(0.01)
        looking.cancel()
        return shown

    shown = asyncio.run(asyncio.wait_for(run(held_up=0.6), 5))
    assert shown["parlour_late_seconds_sum"] > 0.5
    assert shown['parlour_late_seconds_bucket{le="0.5"}'] == 0
    assert asyncio.run(asyncio.wait_for(run(held_up=0.0), 5))["parlour_late_seconds_sum"] < 0.5


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a process how much memory it has")
def test_the_memory_is_that_of_the_process() -> None:
    figures = Figures()

    def memory() -> float:
        figures.look(NOBODY)  # type: ignore[arg-type]
        return read(figures.text())["parlour_memory_bytes"]

    before = memory()
    much = b"x" * 50_000_000
    assert before + 45_000_000 < memory() < before + 100_000_000
    del much


@pytest.mark.parametrize("header", FORWARDED)
def test_what_a_proxy_passes_on_is_not_shown_the_figures(header: str, tmp_path: Path) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        async with house.http.get(house.server.make_url("/metrics"), headers={header: "127.0.0.1"}) as answer:
            assert answer.status == 403
            assert (await answer.json())["error"]["code"] == "not_from_elsewhere"

    scenario(tmp_path)


@pytest.mark.parametrize(("opened", "status"), [(False, 403), (True, 200)])
def test_another_machine_is_shown_the_figures_only_if_they_were_opened(
    opened: bool, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        monkeypatch.setattr("aiohttp.web_request.BaseRequest.remote", "192.0.2.7")
        server = TestServer(make_app(Keeper(store), open_metrics=opened))
        await server.start_server()
        async with ClientSession() as http, http.get(server.make_url("/metrics")) as answer:
            assert answer.status == status
        await server.close()
        await store.close()

    asyncio.run(run())


# ── health ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def healthy(house: House) -> tuple[int, Any]:
    return await house.ask("GET", "/healthz")


def test_the_health_is_that_of_the_store_and_comes_back_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(monitoring, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(monitoring, "PATIENCE_SECONDS", 0.1)

    async def fails(hash: str) -> None:
        raise StoreFailed("the disk is gone")

    async def hangs(hash: str) -> None:
        await asyncio.sleep(60)

    @in_a_house
    async def scenario(house: House) -> None:
        assert await healthy(house) == (200, {"ok": True})
        for trouble in (fails, hangs):
            with monkeypatch.context() as patch:
                patch.setattr(house.keeper.store, "deck", trouble)
                assert await healthy(house) == (503, {"ok": False})
        assert await healthy(house) == (200, {"ok": True})

    scenario(tmp_path)


def test_a_store_that_could_not_write_is_sick_until_it_has_written_or_nobody_has_tried_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        assert isinstance(house.keeper.store, SqliteStore)
        made = {"game": "talkitout", "name": "Ann"}
        assert await healthy(house) == (200, {"ok": True})

        def fails(batch: object) -> None:
            raise StoreFailed("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(house.keeper.store, "_write", fails)
            assert (await house.ask("POST", "/api/tables", **made))[0] == 503
            assert await healthy(house) == (503, {"ok": False})
        assert await healthy(house) == (503, {"ok": False})
        assert (await house.ask("POST", "/api/tables", **made))[0] == 200
        assert await healthy(house) == (200, {"ok": True})
        with monkeypatch.context() as patch:
            patch.setattr(house.keeper.store, "_write", fails)
            assert (await house.ask("POST", "/api/tables", **made))[0] == 503
        monkeypatch.setattr(monitoring, "SICK_SECONDS", 0.0)
        assert await healthy(house) == (200, {"ok": True})

    scenario(tmp_path)


def test_however_many_ask_for_its_health_the_store_is_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        asked = 0

        async def counts(hash: str) -> None:
            nonlocal asked
            asked += 1

        monkeypatch.setattr(house.keeper.store, "deck", counts)
        await asyncio.gather(*(healthy(house) for _ in range(50)))
        assert asked <= 2  # one more if a second has gone by

    scenario(tmp_path)
