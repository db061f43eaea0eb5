"""Slots are leased: whoever does not renew loses them, and writes nothing after another has taken over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from itertools import count

import asyncpg  # type: ignore[import-untyped]
import pytest

from parlour.table.log.ownership import Owner
from parlour.table.log.slots import SLOTS, slot_of
from parlour.table.log.store import VERSION, LeaseLost, StoreFailed
from parlour.table.log.store import lease as leases
from parlour.table.log.store.lease import Lease
from parlour.table.log.store.postgres import PostgresStore
from parlour.table.room.people import new_code
from tests.table.log.store.places import execute, opened, proof, sent

pytestmark = pytest.mark.xdist_group("postgres")

_numbers = count()
WITHIN = 30.0


class Process:
    """One process over a database: its store, and its lease."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        assert isinstance(store.ownership, Lease)
        self.lease: Lease = store.ownership

    @property
    def slots(self) -> int:
        return self.lease.figures().slots

    def code(self) -> str:
        """Of a table of its own."""
        return next(code for code in iter(new_code, "") if self.lease.is_ours(code))

    def pause(self) -> None:
        """As SIGSTOP does: it renews nothing any more, and does not know it."""
        assert self.lease._running is not None
        self.lease._running.cancel()

    def go_on(self) -> None:
        self.lease._running = asyncio.get_running_loop().create_task(self.lease._run())


@asynccontextmanager
async def process(database: str, server: str = "", worker: int = 0) -> AsyncIterator[Process]:
    store = PostgresStore(database, Owner(server or f"server {next(_numbers)}", worker, "127.0.0.1:1", "secret"))
    await store.open()
    try:
        yield Process(store)
    finally:
        await store.ownership.prepare_to_leave()
        await store.close()


async def until_shared(*processes: Process) -> None:
    async with asyncio.timeout(WITHIN):
        while sorted(one.slots for one in processes) != sorted(
            SLOTS // len(processes) + (place < SLOTS % len(processes)) for place in range(len(processes))
        ):
            await asyncio.sleep(0.01)


def test_one_alone_has_all_and_several_have_as_many(database: str) -> None:
    async def story() -> None:
        async with process(database) as one:
            await until_shared(one)
            async with process(database) as two, process(database) as three:
                await until_shared(one, two, three)
                for code in (new_code() for _ in range(50)):
                    whose = [each for each in (one, two, three) if each.lease.is_ours(code)]
                    assert len(whose) == 1
                    for each in (one, two, three):
                        async with asyncio.timeout(WITHIN):
                            while await each.lease.owner(code) != whose[0].lease.me:
                                await asyncio.sleep(0.01)  # until the news has come
            await until_shared(one)

    asyncio.run(story())


def test_whoever_does_not_renew_is_gone_and_what_they_still_write_is_refused(database: str) -> None:
    async def story() -> None:
        async with process(database) as one, process(database) as two:
            await until_shared(one, two)
            code = one.code()
            await sent(one.store, code, 1, b"one")
            one.pause()
            assert await two.lease.owner(code) == one.lease.me, "it is not gone before its time"
            await until_shared(two)
            assert two.lease.is_ours(code)
            assert not one.lease.is_ours(code), "it cannot be certain any more, and so it is not"
            with pytest.raises(LeaseLost):
                await sent(one.store, code, 2, b"too late")
            others = (one.store.end(code, [b"", b""], 0), one.store.forget(code), one.store.keep_deck(code, "", b""))
            for forbidden in others:
                with pytest.raises(LeaseLost):
                    await forbidden
            await sent(two.store, code, 2, b"two")
            assert await two.store.entries(code) == [b"one", b"two"]
            one.go_on()
            await until_shared(one, two)
            assert one.lease.figures().lost == 1

    asyncio.run(story())


def test_what_was_asked_for_under_a_lease_that_is_lost_is_not_written_under_the_next_one(database: str) -> None:
    async def story() -> None:
        async with process(database) as one, process(database) as two:
            await until_shared(one, two)
            code = one.code()
            await sent(one.store, code, 1, b"one")
            before_it = asyncio.Event()
            waiting = asyncio.create_task(one.store._queue.alone(before_it.wait))
            await asyncio.sleep(0)
            late = sent(one.store, code, 2, b"too late")
            one.pause()
            await until_shared(two)
            one.go_on()
            await until_shared(one, two)
            before_it.set()
            await waiting
            with pytest.raises(LeaseLost):
                await late
            assert await two.store.entries(code) == [b"one"]
            assert one.lease.figures().lost == 1, "the new lease is not doubted for what the old one has lost"

    asyncio.run(story())


def test_nobody_takes_over_while_a_write_is_under_way(database: str) -> None:
    """The write holds the row of its process: whoever would bury it passes on, and comes again."""

    async def story() -> None:
        async with process(database) as one, process(database) as two:
            await until_shared(one, two)
            code = one.code()
            connection = await asyncpg.connect(database)
            before_it = connection.transaction()
            await before_it.start()
            await connection.execute("INSERT INTO tables VALUES ($1, 1, 0, false)", code)
            write = sent(one.store, code, 1)  # it waits for what becomes of that
            one.pause()
            async with asyncio.timeout(WITHIN):
                while two.lease._beats.get(one.lease.epoch or 0, (0, 0, 0))[1] < 2 * leases.LOOKS:
                    await asyncio.sleep(0.01)
            assert not two.lease.is_ours(code)
            await before_it.rollback()
            await write
            await until_shared(two)
            assert await two.store.entries(code) == [proof(code, 1)]
            await connection.close()

    asyncio.run(story())


def test_whoever_comes_in_the_place_of_a_worker_that_died_has_its_slots_at_once(database: str) -> None:
    async def story() -> None:
        async with process(database) as other, process(database, "house", 1) as died:
            await until_shared(other, died)
            died.pause()
            code = died.code()
            async with process(database, "house", 1) as successor:
                assert successor.lease.is_ours(code)
                assert successor.slots == SLOTS // 2
                with pytest.raises(LeaseLost):
                    await sent(died.store, code, 1)
                await sent(successor.store, code, 1)

    asyncio.run(story())


def test_before_slots_go_to_another_process_their_tables_are_let_go_of(database: str) -> None:
    async def story() -> None:
        async with process(database) as one:
            await until_shared(one)
            released: set[int] = set()

            async def release(slots: Collection[int]) -> None:
                assert not any(one.lease.is_ours(code) for code in codes if slot_of(code) in slots)
                await asyncio.sleep(2 * leases.LEASE_SECONDS)  # people take their time, and the lease is renewed
                released.update(slots)

            codes = [new_code() for _ in range(200)]
            one.lease.listen(lambda slots: None, release)
            async with process(database) as two:
                await until_shared(one, two)
                assert released == {slot for slot in range(SLOTS) if two.lease._owners[slot] == two.lease.epoch}
                assert one.lease.figures().handed_over == SLOTS // 2
                assert one.lease.figures().lost == 0
                one.lease.listen(lambda slots: None, lambda slots: asyncio.sleep(0))

    asyncio.run(story())


def test_slots_do_not_go_before_what_was_to_be_written_there_is(database: str) -> None:
    """Whoever gives them away goes on under the same epoch: what is late would be taken, on top of what others read."""

    async def story() -> None:
        async with process(database) as one:
            await until_shared(one)
            before_it = asyncio.Event()
            waiting = asyncio.create_task(one.store._queue.alone(before_it.wait))
            await asyncio.sleep(0)
            late = {code: sent(one.store, code, 1) for code in (new_code() for _ in range(50))}
            async with process(database) as two:
                async with asyncio.timeout(WITHIN):
                    while not one.lease._going:
                        await asyncio.sleep(0.01)
                await asyncio.sleep(2 * leases.BEAT_SECONDS)
                taken = two.slots
                before_it.set()
                await asyncio.gather(waiting, *late.values())
                assert taken == 0
                await until_shared(one, two)
                for code in late:
                    assert await two.store.entries(code) == [proof(code, 1)]

    asyncio.run(story())


def test_a_lease_that_was_not_renewed_in_time_is_not_certain(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with process(database) as one:
            await until_shared(one)
            code = one.code()
            one.pause()
            monkeypatch.setattr(leases, "FIND_WITHIN", 0.05)
            now = leases._monotonic()
            monkeypatch.setattr(leases, "_monotonic", lambda: now + leases.LEASE_SECONDS + 0.1)
            assert not one.lease.is_ours(code)
            assert await one.lease.owner(code) is None
            one.go_on()
            monkeypatch.setattr(leases, "FIND_WITHIN", WITHIN)
            assert await one.lease.owner(code) == one.lease.me

    asyncio.run(story())


@pytest.mark.parametrize("by", ["-1 day", "1 day"])
def test_a_clock_of_the_database_that_jumps_takes_nobodys_lease(database: str, by: str) -> None:
    """It is asked for no time: here it says another one to whoever asks."""

    async def story() -> None:
        for name in ("now()", "clock_timestamp()"):
            await execute(
                database,
                f"CREATE FUNCTION public.{name} RETURNS timestamptz LANGUAGE sql AS "
                f"$$ SELECT pg_catalog.{name} + interval '{by}' $$",
            )
        await execute(database, "ALTER ROLE CURRENT_USER SET search_path = public, pg_catalog")
        try:
            async with process(database) as one, process(database) as two:
                await until_shared(one, two)
                await asyncio.sleep(2 * leases.LEASE_SECONDS)
                assert [each.lease.figures().lost for each in (one, two)] == [0, 0]
        finally:
            await execute(database, "ALTER ROLE CURRENT_USER RESET search_path")

    asyncio.run(story())


def test_processes_that_lease_by_another_version_are_not_joined(database: str) -> None:
    """Each is known to the database by the versions that it knows."""
    other = "UPDATE meta SET value = 99 WHERE key = 'lease'"

    async def story() -> None:
        async with process(database):
            pass
        at_work = await asyncpg.connect(database, server_settings={"application_name": f"parlour {VERSION}.99"})
        await at_work.execute(other)
        with pytest.raises(StoreFailed, match=r"another version is at work .* Stop all of them"):
            await PostgresStore(database).open()
        assert await at_work.fetchval("SELECT value FROM meta WHERE key = 'lease'") == 99
        await at_work.close()
        async with asyncio.timeout(WITHIN):
            while not await can_be_opened(database):
                pass
        async with process(database) as one:
            await until_shared(one)

    asyncio.run(story())


async def can_be_opened(database: str) -> bool:
    """It takes a moment until somebody is gone."""
    with suppress(StoreFailed):
        async with opened(database):
            return True
    return False


def test_whoever_begins_anew_where_others_lease_by_another_version_takes_no_part(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with process(database) as one:
            await until_shared(one)
            code = one.code()
            await execute(database, "UPDATE meta SET value = 99 WHERE key = 'lease'; DELETE FROM processes")
            async with asyncio.timeout(WITHIN):
                while "version 99" not in told(caplog.records):
                    await asyncio.sleep(0.01)
            assert not one.lease.is_ours(code)

    asyncio.run(story())


def told(records: list[logging.LogRecord]) -> str:
    return " ".join(str(record.__dict__.get("problem", "")) for record in records)
