"""Two servers with one database, and who is here according to them. Or with one file, which would have a lock if they
were real: there the other stands for whoever writes to the log of a table that is not theirs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from parlour.table.log.slots import SLOTS
from parlour.table.log.store.lease import Lease
from tests.table.live.people import Guest, House, open_house, until

two_servers = pytest.mark.xdist_group("postgres")


@asynccontextmanager
async def two_houses(place: Path | str, **how: Any) -> AsyncIterator[tuple[House, House]]:
    async with open_house(place, **how) as here, open_house(place, **how) as there:
        if isinstance(place, str):
            owned = [house.keeper.store.ownership.figures for house in (here, there)]
            await until(lambda: [figures().slots for figures in owned] == [SLOTS // 2] * 2)
        yield here, there


def owner_of(code: str, *houses: House) -> House:
    """At which of them the table is."""
    (owner,) = [house for house in houses if house.keeper.store.ownership.is_ours(code)]
    return owner


def lease_of(house: House) -> Lease:
    lease = house.keeper.store.ownership
    assert isinstance(lease, Lease)
    return lease


def renews_no_more(house: House) -> None:
    """As if it were cut off from the database, or stood still; but its people can be heard."""
    running = lease_of(house)._running
    assert running is not None
    running.cancel()


async def made(house: House, *names: str) -> tuple[str, list[str]]:
    """A table with these people: its code, and everybody's token."""
    table = await house.must("POST", "/api/tables", game="talkitout", name=names[0])
    joined = [await house.must("POST", f"/api/tables/{table['code']}/seats", name=name) for name in names[1:]]
    return table["code"], [table["token"], *(seat["token"] for seat in joined)]


def here(guest: Guest) -> list[bool]:
    return [] if guest.lobby is None else [seat["here"] for seat in guest.lobby["seats"]]
