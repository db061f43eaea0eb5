"""The proxies of deploy/ before two servers over one database. Debian has all three: nginx-light, caddy, haproxy.

./parlour test tests/table/server/test_proxies.py --proxies
"""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse

from parlour.table.log.slots import SLOTS
from tests.table.server.running import ROOT, Asked, Running, answers, free_port, running

pytestmark = pytest.mark.xdist_group("postgres")
Start = Callable[[Path, int, list[int]], list[str]]


def example(name: str, *changes: tuple[str, str]) -> str:
    """The file as it is in deploy/, but for addresses and what needs a certificate."""
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    for found, instead in changes:
        text, number = re.subn(found, instead, text, flags=re.MULTILINE)
        assert number == 1, f"{name} has {number} times {found}"
    return text


def nginx(folder: Path, port: int, servers: list[int]) -> list[str]:
    also = f"\\g<0>\n    server 127.0.0.1:{servers[1]} max_fails=1 fail_timeout=5s;"
    content = example(
        "nginx.conf",
        (r"^    server 127\.0\.0\.1:8000(.*)$", also.replace("\\g<0>", f"    server 127.0.0.1:{servers[0]}\\1")),
        (r"^    listen 443 ssl;$", f"    listen 127.0.0.1:{port};"),
        (r"^    listen \[::\]:443 ssl;\n", ""),
        (r"^    ssl_certificate .*\n", ""),
        (r"^    ssl_certificate_key .*\n", ""),
        (r"\$scheme;", "http;"),
    )
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(f"pid {folder}/pid; events {{}} http {{ {paths}\n{content}\n}}")
    return ["nginx", "-e", str(folder / "log"), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]


def caddy(folder: Path, port: int, servers: list[int]) -> list[str]:
    content = example(
        "Caddyfile",
        (r"^play\.example\.org", f"http://127.0.0.1:{port}"),
        (r"127\.0\.0\.1:8000", " ".join(f"127.0.0.1:{server}" for server in servers)),
    )
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + content)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def haproxy(folder: Path, port: int, servers: list[int]) -> list[str]:
    content = example(
        "haproxy.cfg",
        (r"^    bind :443 .*$", f"    bind 127.0.0.1:{port}"),
        (r"X-Forwarded-Proto https", "X-Forwarded-Proto http"),
        (
            r"^    server one 127\.0\.0\.1:8000$",
            f"    server one 127.0.0.1:{servers[0]}\n    server two 127.0.0.1:{servers[1]}",
        ),
    )
    (folder / "haproxy.cfg").write_text(content)
    return ["haproxy", "-f", str(folder / "haproxy.cfg")]


@contextmanager
def before(start: Start, folder: Path, servers: list[Running]) -> Iterator[Asked]:
    proxy = Asked(free_port())
    with subprocess.Popen(start(folder, proxy.port, [server.port for server in servers])) as process:
        try:
            until = time.monotonic() + 20
            while not answers(proxy):
                assert process.poll() is None
                assert time.monotonic() < until
                time.sleep(0.05)
            yield proxy
        finally:
            process.send_signal(signal.SIGTERM)


async def come(http: ClientSession, proxy: Asked, table: dict[str, Any]) -> ClientWebSocketResponse:
    """Whoever cannot come yet comes again, as the page does."""
    async with asyncio.timeout(10):
        while True:
            with suppress(Exception):
                line = await http.ws_connect(f"ws://127.0.0.1:{proxy.port}/ws/{table['code']}")
                await line.send_json({"hello": {"token": table["token"], "seen": 0}})
                frame = await line.receive_json()
                assert frame["lobby"]["code"] == table["code"]
                return line
            await asyncio.sleep(0.2)


@pytest.mark.parametrize("start", [nginx, caddy, haproxy])
def test_people_play_through_a_proxy_at_two_servers_and_one_may_go(start: Start, database: str, tmp_path: Path) -> None:
    async def scenario(proxy: Asked, goes: Running) -> None:
        tables = [await asyncio.to_thread(proxy.post, "/api/tables", game="bluff", name="Ada") for _ in range(12)]
        async with ClientSession() as http:
            for table in tables:
                line = await come(http, proxy, table)
                bots = f"/api/tables/{table['code']}/bots"
                await asyncio.to_thread(proxy.post, bots, table["token"])
                while len((await line.receive_json(timeout=10)).get("lobby", {"seats": ()})["seats"]) < 2:
                    pass
                await line.close()
            assert (await asyncio.to_thread(proxy.get, "/metrics"))[0] == 404
            assert await asyncio.to_thread(goes.stop) == 0
            for table in tables:
                await (await come(http, proxy, table)).close()
                assert (await asyncio.to_thread(proxy.get, f"/api/tables/{table['code']}"))[0] == 200

    options = ("--db", database, "--proxy", "127.0.0.1")
    with running(*options) as one, running(*options) as two:
        for server in (one, two):
            while f'parlour_slots{{worker="0"}} {SLOTS // 2}' not in server.get("/metrics")[1]:
                time.sleep(0.05)
        with before(start, tmp_path, [one, two]) as proxy:
            asyncio.run(scenario(proxy, two))
