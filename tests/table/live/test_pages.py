"""The client's files: the page for people and for links to tables, the right types, and nothing from outside."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientResponse, ClientSession, web
from aiohttp.test_utils import TestServer

from parlour.table.web import pages
from parlour.table.web.guard import guarded
from tests.table.live.people import House
from tests.table.live.test_play import in_a_house


@in_a_house
async def test_the_page_is_there_for_people_and_for_links_to_tables(house: House) -> None:
    page = (pages.STATIC / "index.html").read_bytes()
    for path in ("/", "/index.html", "/BCDFG", "/bcdfg"):
        async with house.http.get(house.server.make_url(path)) as answer:
            assert answer.status == 200, path
            assert await answer.read() == page
            assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
            assert answer.headers["Cache-Control"] == "no-store"
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"]


@in_a_house
async def test_everything_the_page_asks_for_is_there_and_comes_from_here(house: House) -> None:
    page = (pages.STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", page), "the policy forbids it"
    links = re.findall(r'(?:href|src)="([^"]+)"', page)
    assert links
    for link in links:
        assert link.startswith("/")
        async with house.http.get(house.server.make_url(link)) as answer:
            assert answer.status == 200, link


@pytest.mark.parametrize(
    "path",
    [
        *("/BCDF", "/BCDFGH", "/nothing.css", "/../keeper.py", "/..%2fkeeper.py", "/%2e%2e/keeper.py", "/assets"),
        *("//etc/passwd", "/assets/../../keeper.py", "/page.css/", "/page.css%00", "/.", "/static/page.css"),
    ],
)
def test_nothing_else_is_there(path: str, tmp_path: Path) -> None:
    """Over a plain socket: a client of HTTP would tidy the path."""

    @in_a_house
    async def scenario(house: House) -> None:
        def ask() -> bytes:
            with socket.create_connection((str(house.server.host), house.server.port or 0), timeout=5) as line:
                line.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode())
                return b"".join(iter(lambda: line.recv(65536), b""))

        answer = await asyncio.to_thread(ask)
        assert answer.split()[1] in (b"404", b"400"), answer[:200]

    scenario(tmp_path)


def with_files(folder: Path, files: dict[str, bytes], scenario: Callable[[Any], Coroutine[Any, Any, None]]) -> None:
    for name, content in {"index.html": b"<!doctype html>", **files}.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)

    async def run() -> None:
        app = web.Application(middlewares=[guarded])
        app.add_routes(pages.routes(folder))
        server = TestServer(app)
        await server.start_server()
        async with ClientSession() as http:
            await scenario(lambda path: http.get(server.make_url(path)))
        await server.close()

    asyncio.run(run())


def test_files_whose_names_change_with_their_content_are_kept_for_ever_and_no_others(tmp_path: Path) -> None:
    kept = ("assets/index-BxYz1234.js", "assets/index-a_b-c1d2.css", "assets/cards/face-0123456789ab.svg")
    fresh = ("assets/index.js", "service-worker.js", "index-BxYz1234.js", "assets/short-abc.js")

    async def scenario(get: Any) -> None:
        for name in (*kept, *fresh):
            answer: ClientResponse
            async with get(f"/{name}") as answer:
                wanted = "public, max-age=31536000, immutable" if name in kept else "no-store"
                assert answer.headers["Cache-Control"] == wanted, name

    with_files(tmp_path, dict.fromkeys((*kept, *fresh), b"x"), scenario)


def test_a_type_does_not_depend_on_the_machine(tmp_path: Path) -> None:
    types = {
        "a.js": "text/javascript; charset=utf-8",
        "a.css": "text/css; charset=utf-8",
        "a.svg": "image/svg+xml",
        "a.woff2": "font/woff2",
        "a.webmanifest": "application/manifest+json",
        "a.xyz": "application/octet-stream",
    }

    async def scenario(get: Any) -> None:
        for name, kind in types.items():
            async with get(f"/{name}") as answer:
                assert answer.headers["Content-Type"] == kind
                assert answer.headers["X-Content-Type-Options"] == "nosniff"

    with_files(tmp_path, dict.fromkeys(types, b"x"), scenario)


def test_a_link_to_another_file_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret")
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "out.txt").symlink_to(tmp_path / "secret")

    async def scenario(get: Any) -> None:
        async with get("/out.txt") as answer:
            assert answer.status == 404

    with_files(folder, {}, scenario)
