"""Memory that is free again goes back to the system, when there is more of it than there was."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from parlour.table.server import garbage


class Circle:
    """It holds itself, so only the collector finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage, "LOOK_EVERY", 0.01)
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def is_left(memory: Iterator[int]) -> bool:
    """Whether garbage is left once this much was held at one look after another."""
    circle = ref(Circle())

    async def run() -> None:
        with pytest.raises(RuntimeError):  # there is no more to look at
            await garbage.give_back(lambda: next(memory))

    asyncio.run(run())
    return circle() is not None


def test_garbage_is_collected_once_the_memory_has_grown() -> None:
    assert not is_left(iter([100, 120, 100]))


def test_what_a_flood_still_holds_at_the_first_look_is_collected_at_a_later_one() -> None:
    let_go: list[ref[Circle]] = []

    def memory() -> Iterator[int]:
        yield from (100, 120)
        let_go.append(ref(Circle()))
        yield from (120, 100)

    is_left(memory())
    assert let_go[0]() is None


def test_what_is_needed_is_not_looked_through_for_ever() -> None:
    let_go: list[ref[Circle]] = []

    def memory() -> Iterator[int]:
        yield from [100, *[120] * (garbage.TRIES + 1)]
        let_go.append(ref(Circle()))
        yield from [120] * garbage.TRIES

    is_left(memory())
    assert let_go[0]() is not None


def test_nobody_waits_for_it_where_the_memory_is_as_it_was() -> None:
    assert is_left(iter([100, 105, 105, 100]))
