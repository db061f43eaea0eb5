"""What a store promises about a table's log."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from parlour.table.log.store import OLDEST, VERSION, Conflict, StoreFailed, Summary
from parlour.table.log.store.shards import ShardedStore
from tests.table.log.store.places import execute, opened, outcomes, proof, sent, store_at


@pytest.fixture(params=["sqlite", "shards", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Also the files of several workers, which are one store to whoever has all of them."""
    if request.param == "postgres":
        address: str = request.getfixturevalue("database")
        return address
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    asyncio.run(files_of_three(tmp_path))
    return str(tmp_path)


async def files_of_three(folder: Path) -> None:
    for worker in range(3):
        store = ShardedStore(folder, worker, 3)
        await store.open()
        await store.close()


def test_entries_come_back_in_order_also_after_reopening(place: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await asyncio.gather(*[sent(store, "A", number) for number in range(1, 301)])
            assert await store.entries("A") == [proof("A", number) for number in range(1, 301)]
        async with opened(place) as store:
            assert await store.entries("A") == [proof("A", number) for number in range(1, 301)]
            assert await store.entries("A", after=298) == [proof("A", 299), proof("A", 300)]
            assert await store.entries("A", after=300) == []
            assert await store.entries("nobody") == []

    asyncio.run(story())


def test_any_bytes_under_any_name_come_back_as_they_were(place: str) -> None:
    contents = [b"", b"\0", bytes(range(256)), '{"text":"déjà “vu” \N{SNOWMAN}"}'.encode(), random.randbytes(1_000_000)]
    names = ["A", "Tisch “7”", "a'b;--", '["x"]', "\N{SNOWMAN}" * 50]

    async def story() -> None:
        async with opened(place) as store:
            await asyncio.gather(
                *[sent(store, name, number, content) for name in names for number, content in enumerate(contents, 1)]
            )
            for name in names:
                assert await store.entries(name) == contents

    asyncio.run(story())


def test_writers_are_told_in_the_order_they_wrote(place: str) -> None:
    async def story() -> None:
        told: list[tuple[str, int]] = []
        async with opened(place) as store:
            order = [(table, number) for number in range(1, 50) for table in "ABC"]
            for table, number in order:
                store.append(table, number, 0, b"x", lambda problem, which=(table, number): told.append(which))  # type: ignore[misc]
                if number % 7 == 0:
                    await asyncio.sleep(0.001)
        assert told == order

    asyncio.run(story())


def test_number_one_makes_the_table_and_is_taken_from_then_on(place: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            assert await outcomes(sent(store, "A", 1)) == ["written"]
            assert await outcomes(sent(store, "A", 1, b"other")) == ["Conflict"]
            assert await outcomes(sent(store, "B", 1, b"mine"), sent(store, "B", 1, b"other")) == [
                "written",
                "Conflict",
            ]
            assert await store.entries("A") == [proof("A", 1)]
            assert await store.entries("B") == [b"mine"]

    asyncio.run(story())


def test_a_number_without_the_one_before_it_is_taken(place: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            assert await outcomes(sent(store, "A", 2)) == ["Conflict"]
            assert await outcomes(sent(store, "A", 0), sent(store, "B", -1)) == ["Conflict", "Conflict"]
            await sent(store, "A", 1)
            assert await outcomes(sent(store, "A", 3)) == ["Conflict"]
            assert await store.entries("A") == [proof("A", 1)]

    asyncio.run(story())


def test_one_taken_in_a_batch_does_not_spoil_the_others(place: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await asyncio.gather(*[sent(store, table, 1) for table in "ABCDE"])
            batch = [sent(store, table, 1 if table == "C" else 2) for table in "ABCDE"]
            assert await outcomes(*batch) == ["written", "written", "Conflict", "written", "written"]
            assert [len(await store.entries(table)) for table in "ABCDE"] == [2, 2, 1, 2, 2]

    asyncio.run(story())


def test_what_was_made_on_top_of_a_lost_entry_is_lost_with_it(place: str) -> None:
    """The other has written 2. Our 3 was made on top of our own 2, and must not come to lie on top of theirs."""

    async def story() -> None:
        async with opened(place) as ours, opened(place) as other:
            await sent(ours, "A", 1)
            await sent(other, "A", 2, b"theirs")
            two, later = sent(ours, "A", 2, b"ours"), sent(ours, "B", 1)
            await asyncio.sleep(0)  # on its way: what follows is in another batch
            three, four = sent(ours, "A", 3), sent(ours, "A", 4)
            assert await outcomes(two, later, three, four) == [
                "Conflict",
                "written",
                "Conflict",
                "Conflict",
            ]
            assert await ours.entries("A") == [proof("A", 1), b"theirs"]
            assert await outcomes(sent(ours, "A", 3)) == ["written"], "once told, a writer may go on"

    asyncio.run(story())


def test_a_writer_that_fails_when_told_does_not_keep_the_others_from_being_told(place: str) -> None:
    async def story() -> None:
        faults: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, fault: faults.append(fault["exception"]))
        async with opened(place) as store:
            store.append("A", 1, 0, b"x", lambda problem: 1 / 0)  # type: ignore[arg-type]
            await sent(store, "B", 1)
        assert [type(fault) for fault in faults] == [ZeroDivisionError]

    asyncio.run(story())


def test_tables_are_listed_the_least_lately_used_first(place: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            assert await store.tables() == []
            await asyncio.gather(sent(store, "A", 1, at=10), sent(store, "B", 1, at=20), sent(store, "C", 1, at=30))
            await asyncio.gather(sent(store, "A", 2, at=40), sent(store, "A", 3, at=50))
            await store.end("C", [b"c", b"over"], at=35)
            assert await store.tables() == [
                Summary("B", 1, 20, False),
                Summary("C", 2, 35, True),
                Summary("A", 3, 50, False),
            ]

    asyncio.run(story())


def test_a_log_is_ended_whole_or_not_at_all(place: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await asyncio.gather(*[sent(store, table, number) for table in "AB" for number in (1, 2, 3)])
            fourth = sent(store, "A", 4)  # on its way, and so before the end
            await store.end("A", [b"1", b"2", b"3", b"4", b"over"], at=9)
            await fourth
            assert await store.entries("A") == [b"1", b"2", b"3", b"4", b"over"]
            for wrong in ([b"1"], [b"x"] * 4, [b"x"] * 5, [b"x"] * 7, []):
                with pytest.raises(Conflict):
                    await store.end("A", wrong, at=10)
            for empty in ([], [b"1"]):
                with pytest.raises(Conflict):
                    await store.end("nobody", empty, at=10)
            assert await store.entries("A") == [b"1", b"2", b"3", b"4", b"over"]
            assert await store.entries("B") == [proof("B", number) for number in (1, 2, 3)]
            assert await store.tables() == [Summary("B", 3, 0, False), Summary("A", 5, 9, True)]

    asyncio.run(story())


def test_of_two_who_end_a_log_one_does_and_the_others_hear_of_it(place: str) -> None:
    async def story() -> None:
        heard: set[tuple[str, int]] = set()
        async with opened(place) as ours, opened(place) as other:
            ours.listen(lambda table, number: heard.add((table, number)))
            await sent(other, "A", 1)
            ends = [store.end("A", [b"1", name], at=2) for store, name in ((ours, b"ours"), (other, b"other"))]
            problems = await asyncio.gather(*ends, return_exceptions=True)
            assert sorted(type(problem).__name__ for problem in problems) == ["Conflict", "NoneType"]
            assert await ours.entries("A") == [b"1", b"ours" if problems[0] is None else b"other"]
            await sent(other, "B", 1)
            await other.end("B", [b"1", b"over"], at=2)
            async with asyncio.timeout(5):
                while ("B", 2) not in heard:
                    await asyncio.sleep(0.01)

    asyncio.run(story())


def test_unused_tables_are_found_open_ones_and_closed_ones_apart(place: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await asyncio.gather(*[sent(store, table, 1, at=at) for table, at in (("A", 30), ("B", 10), ("C", 20))])
            await asyncio.gather(*[sent(store, table, 1, at=5) for table in "DE"])
            await store.end("D", [b"1", b"over"], at=40)
            await store.end("E", [b"1", b"over"], at=15)
            assert await store.unused(20, closed=False) == ["B", "C"]
            assert await store.unused(39, closed=True) == ["E"]
            assert await store.unused(40, closed=True) == ["E", "D"]
            assert await store.unused(4, closed=False) == []

    asyncio.run(story())


def test_a_forgotten_table_was_never_there(place: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await asyncio.gather(*[sent(store, table, number) for table in "AB" for number in (1, 2)])
            third = sent(store, "A", 3)  # on its way, and so forgotten too
            await store.forget("A")
            await third
            assert await store.entries("A") == []
            assert [summary.table for summary in await store.tables()] == ["B"]
            assert await outcomes(sent(store, "A", 4)) == ["Conflict"]
            assert await outcomes(sent(store, "A", 1)) == ["written"]
            await store.forget("nobody")

    asyncio.run(story())


def test_a_deck_is_kept_once_and_goes_with_the_last_table_that_needs_it(place: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await asyncio.gather(*[sent(store, table, 1) for table in "AB"])
            assert await store.deck("both") is None
            await store.keep_deck("A", "both", b"\0deck")
            await store.keep_deck("A", "both", b"\0deck")
            await store.keep_deck("B", "both", b"what lies there already is kept")
            await store.keep_deck("A", "mine", b"")
            assert await store.deck("both") == b"\0deck"
            assert await store.deck("mine") == b""
            await store.forget("A")
            assert await store.deck("both") == b"\0deck"
            assert await store.deck("mine") is None
            await store.forget("B")
            assert await store.deck("both") is None

    asyncio.run(story())


def test_when_a_table_ends_its_decks_go_but_those_that_are_named_or_another_table_has(place: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await asyncio.gather(*[sent(store, table, 1) for table in "AB"])
            for table, hash in (("A", "named"), ("A", "both"), ("A", "mine"), ("B", "both"), ("B", "theirs")):
                await store.keep_deck(table, hash, hash.encode())
            with pytest.raises(Conflict):
                await store.end("A", [b"another length"], at=1)
            assert await store.deck("mine") == b"mine"
            await store.end("A", [b"1", b"over"], at=1, decks={"named"})
            kept = [await store.deck(hash) for hash in ("named", "both", "mine", "theirs")]
            assert kept == [b"named", b"both", None, b"theirs"]
            await store.keep_deck("A", "late", b"for a table that has closed meanwhile")
            assert await store.deck("late") is None
            await store.end("B", [b"1", b"over"], at=1)
            assert [await store.deck(hash) for hash in ("named", "both", "theirs")] == [b"named", None, None]
            await store.forget("A")
            assert await store.deck("named") is None

    asyncio.run(story())


def test_closing_writes_what_is_waiting_and_then_takes_nothing_more(place: str) -> None:
    async def story() -> None:
        store = store_at(place)
        await store.open()
        waiting = [sent(store, table, number) for number in range(1, 200) for table in "ABC"]
        deck = asyncio.ensure_future(store.keep_deck("A", "deck", b"deck"))
        await asyncio.sleep(0)
        await store.close()
        assert set(await outcomes(*waiting)) == {"written"}
        await deck
        assert await outcomes(sent(store, "A", 200)) == ["StoreFailed"]
        with pytest.raises(StoreFailed):
            await store.forget("A")
        async with opened(place) as again:
            assert await again.entries("C") == [proof("C", number) for number in range(1, 200)]
            assert await again.deck("deck") == b"deck"

    asyncio.run(story())


def test_what_one_process_writes_to_a_file_the_others_hear_and_not_itself(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.db")

    async def story() -> None:
        heard: dict[str, set[tuple[str, int]]] = {"ours": set(), "other": set()}
        ours, other = store_at(place), store_at(place)
        for name, store in (("ours", ours), ("other", other)):
            hear = heard[name].add
            store.listen(lambda table, number, hear=hear: hear((table, number)))  # type: ignore[misc]
            await store.open()
        names = [f"a table with a rather long name {number}" for number in range(500)]
        await asyncio.gather(*[sent(ours, name, 1) for name in names])
        await asyncio.gather(*[sent(other, "A", number) for number in (1, 2, 3)])
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            while len(heard["other"]) < 500 or ("A", 3) not in heard["ours"]:
                await asyncio.sleep(0.01)
        assert heard["other"] == {(name, 1) for name in names}
        assert heard["ours"] <= {("A", 1), ("A", 2), ("A", 3)}
        await ours.close()
        await other.close()

    asyncio.run(story())


def test_of_a_table_that_one_process_forgets_the_others_hear_the_number_after_its_last(place: str) -> None:
    async def story() -> None:
        heard: set[tuple[str, int]] = set()
        async with opened(place) as ours, opened(place) as other:
            await asyncio.gather(*[sent(ours, "A", number) for number in (1, 2, 3)], sent(ours, "B", 1))
            ours.listen(lambda table, number: heard.add((table, number)))
            await other.forget("A")
            await other.forget("nobody")
            async with asyncio.timeout(5):
                while not heard:
                    await asyncio.sleep(0.01)
            assert heard == {("A", 4)}
            await ours.forget("B")
            await asyncio.sleep(0.3)
            assert heard == {("A", 4)}, "what it does itself it need not be told"

    asyncio.run(story())


def test_a_database_made_by_a_newer_or_an_older_parlour_is_refused(place: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await sent(store, "A", 1)
        await execute(place, f"UPDATE meta SET value = {VERSION + 1} WHERE key = 'schema'")
        with pytest.raises(
            StoreFailed, match=rf"newer Parlour \(version {VERSION + 1}; this one knows version {VERSION}\)"
        ):
            await store_at(place).open()
        await execute(place, f"UPDATE meta SET value = {OLDEST - 1} WHERE key = 'schema'")
        with pytest.raises(StoreFailed, match="older Parlour"):
            await store_at(place).open()

    asyncio.run(story())


def test_stores_that_open_a_new_place_together_make_it_once(place: str) -> None:
    async def story() -> None:
        stores = [store_at(place) for _ in range(6)]
        await asyncio.gather(*[store.open() for store in stores])
        result = await outcomes(*[sent(store, "A", 1, str(number).encode()) for number, store in enumerate(stores)])
        assert sorted(result) == ["Conflict"] * 5 + ["written"]
        await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(story())


@pytest.mark.parametrize("way", ["end", "forget"])
def test_what_was_taken_out_is_gone_from_the_files_at_once(way: str, tmp_path: Path) -> None:
    secret = b"what nobody else was meant to read"

    async def story() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            await asyncio.gather(*[sent(store, "A", number, secret * 9) for number in range(1, 101)])
            assert any(secret in file.read_bytes() for file in tmp_path.iterdir())
            if way == "end":
                await store.end("A", [b"x"] * 101, at=0)
            else:
                await store.forget("A")
            assert not any(secret in file.read_bytes() for file in tmp_path.iterdir())

    asyncio.run(story())
