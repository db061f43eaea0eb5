"""The house of the tests itself: whatever happens in it, no line is left open to whichever test comes later."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import TestServer

from tests.table.live.people import open_house, open_lines
from tests.table.live.playing import sit_down


def test_of_a_scenario_that_breaks_off_no_line_is_left(tmp_path: Path) -> None:
    """Nor one of which nothing more is read: there nobody hears that the other end has gone."""

    async def breaks_off() -> None:
        async with open_house(tmp_path) as house:
            servers.append(house.server)
            await sit_down(house, "talkitout", 2)
            lines = open_lines(house.server)
            assert len(lines) == 2
            lines[0].read_no_more()
            left.extend(line._transport.underlying_transport for line in lines)
            raise RuntimeError("broken off")

    servers: list[TestServer] = []
    left: list[Any] = []
    with pytest.raises(RuntimeError, match="broken off"):
        asyncio.run(breaks_off())
    assert open_lines(servers[0]) == []
    assert [transport for transport in left if transport._sock is not None] == []
