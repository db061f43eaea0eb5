"""Looking at a table: nobody is shown what may yet be lost, so what is seen is passed on once it is durable."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from parlour.table.asked import settle
from parlour.table.live import Live
from parlour.table.refusals import Refusal

NOT_READABLE = Refusal("not_readable", 503, "The table cannot be read just now. Come back in a moment.")

Seen = TypeVar("Seen")


def look(live: Live, see: Callable[[], Seen], then: Callable[[Seen | Exception], None]) -> None:
    """See the table as it is now, and pass that on together with what was last done there; if that comes to nothing,
    look again. Where nothing can be seen, the reason is passed on."""
    if live.lost:
        then(NOT_READABLE())
        return
    if live.reading:
        live.again.append(partial(look, live, see, then))
        return
    seen = _tried(see)
    if not live.waiting:
        then(seen)
        return
    last = live.waiting[-1]
    number = last.number

    def is_settled(outcome: int | Exception) -> None:
        if outcome == number:
            then(seen)
        else:
            look(live, see, then)

    last.tell_too(is_settled)


async def durable(live: Live, see: Callable[[], Seen]) -> Seen:
    """What is to be seen at the table, waiting for no more than has been done there by now."""
    seen: asyncio.Future[Seen] = asyncio.get_running_loop().create_future()
    look(live, see, partial(settle, seen))
    return await seen


def _tried(see: Callable[[], Seen]) -> Seen | Exception:
    try:
        return see()
    except Exception as problem:  # a refusal, or a fault of ours: it is for whoever looks, and for nobody else
        return problem
