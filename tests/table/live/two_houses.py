"""Two servers with one database, and who is here according to them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.table.live.people import Guest, House, open_house

two_servers = pytest.mark.xdist_group("postgres")


@asynccontextmanager
async def two_houses(database: str, **how: Any) -> AsyncIterator[tuple[House, House]]:
    async with open_house(database, **how) as here, open_house(database, **how) as there:
        yield here, there


async def made(house: House, *names: str) -> tuple[str, list[str]]:
    """A table with these people: its code, and everybody's token."""
    table = await house.must("POST", "/api/tables", game="talkitout", name=names[0])
    joined = [await house.must("POST", f"/api/tables/{table['code']}/seats", name=name) for name in names[1:]]
    return table["code"], [table["token"], *(seat["token"] for seat in joined)]


def here(guest: Guest) -> list[bool]:
    return [] if guest.lobby is None else [seat["here"] for seat in guest.lobby["seats"]]
