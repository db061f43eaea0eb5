"""The disk is full: acts are refused with a sentence, everything can still be read, and with room again it goes on."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from pathlib import Path

import pytest
from aiohttp import ClientSession

from parlour.table.room.refusals import FULL_STORE
from tests.table.log.store.filling import limit
from tests.table.server.killing.parties import sit_down
from tests.table.server.killing.phones import Phone
from tests.table.server.killing.playing import looking_on, playing
from tests.table.server.killing.proving import prove
from tests.table.server.killing.servers import Server, serving

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of another process")


def fill_disk(server: Server) -> None:
    """No file of the server may grow any more; what was written while it ran lies in the longest of them."""
    limit(server.process.pid, max(file.stat().st_size for file in server.data.iterdir()))


def free_disk(server: Server) -> None:
    limit(server.process.pid, resource.RLIM_INFINITY)


def seconds_at_work(server: Server) -> float:
    """How much of the processor it has used."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_on_a_full_disk_acts_are_refused_reading_goes_on_and_with_room_again_so_does_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server, ClientSession() as http:
            parties = [
                await sit_down(http, server, "out-of-control", 3),
                await sit_down(http, server, "player-of-honour", 4),
            ]
            async with playing(*parties) as matches:
                for party in parties:
                    await party.host.until(lambda phone: phone.n > 20)
                fill_disk(server)
                for party in parties:
                    await party.until_somebody(lambda phone: phone.unwritten)
                    late = Phone(http, server, party.code, None)
                    matches.join(late)
                    await late.until(lambda phone: phone.view is not None)
                    assert (await party.ask("GET"))["phase"] == "playing"
                    party.phones.append(late)
                await prove(server.place, *parties)
                free_disk(server)
                for party in parties:
                    n = party.host.n
                    await party.host.until(lambda phone, n=n: phone.n > n + 10)
                await matches.end()
            await prove(server.place, *parties)

    asyncio.run(story())


def test_on_a_full_disk_no_table_is_made_and_none_is_begun_and_the_answer_says_why(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server, ClientSession() as http:
            party = await sit_down(http, server, "talkitout", 2)
            async with playing(party) as matches:
                await matches.end()
            fill_disk(server)
            address = f"http://{await server.address()}/api/tables"
            async with http.post(address, json={"game": "talkitout", "name": "Ada"}) as answer:
                assert (answer.status, (await answer.json())["error"]["code"]) == (503, FULL_STORE.code)
            for path in ("/rematch", "/bots", "/seats"):
                told = await party.ask("POST", path, **({"name": "Zoe"} if path == "/seats" else {}))
                assert (told["error"]["code"], told["error"]["text"]) == (FULL_STORE.code, FULL_STORE.text)
            free_disk(server)
            assert (await party.ask("POST", "/rematch"))["matches"] == 2
            await prove(server.place, party)

    asyncio.run(story())


def test_a_clock_that_cannot_be_written_does_not_keep_the_server_busy(tmp_path: Path) -> None:
    """The time is up, and that cannot be written: the server tries again, and has time for everybody else meanwhile."""

    async def story() -> None:
        async with serving(tmp_path) as server, ClientSession() as http:
            party = await sit_down(http, server, "out-of-control", 2, wait=1)
            async with looking_on(party):
                fill_disk(server)
                await asyncio.sleep(1.5)
                before = seconds_at_work(server)
                await asyncio.sleep(1.0)
                assert seconds_at_work(server) - before < 0.3
                free_disk(server)
                await party.host.until(lambda phone: phone.view["late"])
            await prove(server.place, party)

    asyncio.run(story())
