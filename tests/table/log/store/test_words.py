"""What processes say to each other about a table goes to all the others, and is not kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from parlour.table.log.store import LONGEST_WORD, Store
from tests.table.log.store.places import execute, opened, sent


class Ear:
    """Everything that was said to a store, in order."""

    def __init__(self, store: Store) -> None:
        self.words: list[tuple[str, bytes]] = []
        self._news = asyncio.Event()
        store.listen(lambda table, number: None, self._hear)

    def _hear(self, table: str, word: bytes) -> None:
        self.words.append((table, word))
        self._news.set()

    async def until(self, count: int) -> list[tuple[str, bytes]]:
        async with asyncio.timeout(10):
            while len(self.words) < count:
                self._news.clear()
                await self._news.wait()
        return self.words


@pytest.mark.xdist_group("postgres")
def test_what_one_process_says_all_the_others_hear_in_order_and_not_itself(database: str) -> None:
    async def story() -> None:
        async with opened(database) as ours, opened(database) as other, opened(database) as third:
            own, ears = Ear(ours), [Ear(other), Ear(third)]
            said = [(f"T{number}", msgspec.json.encode({"text": "“é”" * (number % 90)})) for number in range(2000)]
            for table, word in said:
                ours.say(table, word)
            for ear in ears:
                assert await ear.until(2000) == said
            other.say("T", b"1")
            assert await own.until(1) == [("T", b"1")]

    asyncio.run(story())


@pytest.mark.xdist_group("postgres")
def test_the_longest_word_is_heard_also_at_a_table_with_a_long_name(database: str) -> None:
    async def story() -> None:
        async with opened(database) as ours, opened(database) as other:
            ear = Ear(other)
            words = [("T" * 1000, msgspec.json.encode(letter * (LONGEST_WORD - 2))) for letter in "xyz"]
            for table, word in words:
                ours.say(table, word)
            assert await ear.until(3) == words

    asyncio.run(story())


@pytest.mark.xdist_group("postgres")
def test_a_word_does_not_wait_for_the_log_nor_the_log_for_a_word(database: str) -> None:
    """Somebody holds the whole log: nothing can be written, and words are heard all the same."""

    async def story() -> None:
        async with opened(database) as ours, opened(database) as other:
            await sent(ours, "A", 1)
            ear = Ear(other)
            holding = asyncio.create_task(
                execute(database, "BEGIN; LOCK TABLE entries IN EXCLUSIVE MODE; SELECT pg_sleep(1); COMMIT")
            )
            await asyncio.sleep(0.3)
            waiting = sent(ours, "A", 2)
            ours.say("A", b"1")
            assert await ear.until(1) == [("A", b"1")]
            assert not waiting.done()
            await asyncio.gather(holding, waiting)

    asyncio.run(story())


def test_over_one_file_nobody_hears_and_nothing_breaks(tmp_path: Path) -> None:
    async def story() -> None:
        place = str(tmp_path / "tables.db")
        async with opened(place) as ours, opened(place) as other:
            ear = Ear(other)
            ours.say("A", b"1")
            await sent(ours, "A", 1)
            assert ear.words == []

    asyncio.run(story())
