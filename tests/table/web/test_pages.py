"""The client's files: the page for people and for links to tables, the right types, and nothing from outside; packed,
in parts, and not sent again to whoever has them."""

from __future__ import annotations

import asyncio
import gzip
import re
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientResponse, ClientSession, web
from aiohttp.test_utils import TestServer

from parlour.table.web import pages
from parlour.table.web.middleware import guarded
from tests.table.live.people import House
from tests.table.live.playing import in_a_house
from tests.table.web.attacks.raw import asked


@in_a_house
async def test_the_page_is_there_for_people_and_for_links_to_tables(house: House) -> None:
    page = (pages.STATIC / "index.html").read_bytes()
    for path in ("/", "/index.html", "/BCDFG", "/bcdfg"):
        async with house.http.get(house.server.make_url(path)) as answer:
            assert answer.status == 200, path
            assert await answer.read() == page
            assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
            assert answer.headers["Cache-Control"] == "no-cache"
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"]


@in_a_house
async def test_everything_the_page_asks_for_is_there_and_comes_from_here(house: House) -> None:
    page = (pages.STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", page), "the policy forbids it"
    links = re.findall(r'(?:href|src)="([^"#]+)"', page)
    assert links
    for link in links:
        assert link.startswith("/")
        async with house.http.get(house.server.make_url(link)) as answer:
            assert answer.status == 200, link


@pytest.mark.parametrize(
    "path",
    [
        *("/BCDF", "/BCDFGH", "/nothing.css", "/../keeper.py", "/..%2fkeeper.py", "/%2e%2e/keeper.py", "/assets"),
        *("//etc/passwd", "/assets/../../keeper.py", "/index.html/", "/index.html%00", "/."),
        *("/static/index.html", "/assets/", "/index.html/../index.html/.", "/INDEX.HTML"),
    ],
)
def test_nothing_else_is_there(path: str, tmp_path: Path) -> None:
    """Over a plain socket: a client of HTTP would tidy the path."""

    @in_a_house
    async def scenario(house: House) -> None:
        def ask() -> bytes:
            with socket.create_connection((str(house.server.host), house.server.port or 0), timeout=5) as line:
                line.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
                return b"".join(iter(lambda: line.recv(65536), b""))

        answer = await asyncio.to_thread(ask)
        assert answer.split()[1] in (b"404", b"400"), answer[:200]

    scenario(tmp_path)


@in_a_house
async def test_a_browser_that_is_lost_gets_the_page_and_a_program_an_error(house: House) -> None:
    page = (pages.STATIC / "index.html").read_bytes()
    browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
    for path in ("/nothing", "/BCDF", "/some/where/else.html", "/api/nothing"):
        shown = await asked(house, "GET", path, Accept=browser)
        assert (shown.status, shown.body) == (404, page), path
        assert shown.headers["content-type"] == "text/html; charset=utf-8"
        assert shown.headers["cache-control"] == "no-store"
        assert "etag" not in shown.headers, "a missing page never stays the same"
        assert "default-src 'self'" in shown.headers["content-security-policy"]
        packed = await asked(house, "GET", path, Accept=browser, Accept_Encoding="gzip")
        assert (packed.status, gzip.decompress(packed.body)) == (404, page)
        for told in (await asked(house, "GET", path), await asked(house, "GET", path, Accept="*/*")):
            assert (told.status, told.code) == (404, "nothing_here"), path


@in_a_house
async def test_what_is_there_and_says_no_says_it_in_json_to_a_browser_too(house: House) -> None:
    assert (await asked(house, "GET", "/api/tables/ZZZZZ", Accept="text/html")).code == "no_such_table"
    assert (await asked(house, "POST", "/nothing", Accept="text/html")).code == "nothing_here"
    assert (await asked(house, "GET", "/api/decks/check", Accept="text/html")).code == "not_so"


Get = Callable[..., Any]
"""Asks for a path, with headers, and gives the answer as it came: nothing unpacked."""


def with_files(folder: Path, files: dict[str, bytes], scenario: Callable[[Get], Coroutine[Any, Any, None]]) -> None:
    for name, content in {"index.html": b"<!doctype html>", **files}.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)

    async def run() -> None:
        app = web.Application(middlewares=[guarded])
        app.add_routes(pages.Pages(folder).routes())
        server = TestServer(app)
        await server.start_server()
        async with ClientSession(auto_decompress=False, skip_auto_headers=["Accept-Encoding"]) as http:
            await scenario(lambda path, method="GET", **how: http.request(method, server.make_url(path), headers=how))
        await server.close()

    asyncio.run(run())


# ── packed ──────────────────────────────────────────────────────────────────────────────────────────────────────────

WORDS = b"the same words again, " * 100
TEXTS = ("a.css", "a.html", "a.js", "a.json", "a.svg", "a.txt", "a.webmanifest", "assets/index-BxYz1234.js")
AS_THEY_ARE = ("a.woff2", "a.png", "a.mp4", "a.ico", "a.xyz")


def test_texts_come_packed_to_whoever_takes_that_and_nothing_else_does(tmp_path: Path) -> None:
    async def scenario(get: Get) -> None:
        for name in (*TEXTS, *AS_THEY_ARE):
            async with get(f"/{name}", **{"Accept-Encoding": "deflate, GZIP;q=0.5, br"}) as answer:
                content = await answer.read()
                if name in AS_THEY_ARE:
                    assert content == WORDS, name
                    assert "Content-Encoding" not in answer.headers
                    continue
                assert answer.headers["Content-Encoding"] == "gzip", name
                assert answer.headers["Vary"] == "Accept-Encoding"
                assert len(content) * 10 < len(WORDS)
                assert gzip.decompress(content) == WORDS
                assert int(answer.headers["Content-Length"]) == len(content)

    with_files(tmp_path, dict.fromkeys((*TEXTS, *AS_THEY_ARE), WORDS), scenario)


@pytest.mark.parametrize("accepted", [None, "", "br", "identity", "gzip;q=0", "gzip; q=0.000, br", "xgzip", "*;q=0"])
def test_whoever_does_not_take_it_packed_gets_it_as_it_is(accepted: str | None, tmp_path: Path) -> None:
    headers = {} if accepted is None else {"Accept-Encoding": accepted}

    async def scenario(get: Get) -> None:
        async with get("/a.js", **headers) as answer:
            assert await answer.read() == WORDS
            assert "Content-Encoding" not in answer.headers
            assert answer.headers["Vary"] == "Accept-Encoding", "or a cache would give it to all"

    with_files(tmp_path, {"a.js": WORDS}, scenario)


# ── kept ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_files_whose_names_change_with_their_content_are_kept_for_ever_and_no_others(tmp_path: Path) -> None:
    kept = ("assets/index-BxYz1234.js", "assets/index-a_b-c1d2.css", "assets/cards/face-0123456789ab.svg")
    fresh = ("assets/index.js", "service-worker.js", "index-BxYz1234.js", "assets/short-abc.js", "index.html")

    async def scenario(get: Get) -> None:
        for name in (*kept, *fresh):
            answer: ClientResponse
            async with get(f"/{name}") as answer:
                wanted = "public, max-age=31536000, immutable" if name in kept else "no-cache"
                assert answer.headers["Cache-Control"] == wanted, name

    with_files(tmp_path, dict.fromkeys((*kept, *fresh), b"x"), scenario)


def test_whoever_has_the_page_is_told_that_it_is_still_the_same_and_gets_another_if_it_is_not(tmp_path: Path) -> None:
    etags: set[str] = set()

    async def scenario(get: Get) -> None:
        for way in ({}, {"Accept-Encoding": "gzip"}):
            async with get("/", **way) as answer:
                assert answer.status == 200
                first = answer.headers
            assert first["ETag"] not in etags, "each form and each content has its own"
            etags.add(first["ETag"])
            for known in (first["ETag"], f'"other", W/{first["ETag"]}'):
                async with get("/", **way, **{"If-None-Match": known}) as answer:
                    assert (answer.status, await answer.read()) == (304, b"")
                    for name in ("ETag", "Cache-Control", "Vary"):
                        assert answer.headers[name] == first[name]
                    assert answer.headers.get("Content-Type", first["Content-Type"]) == first["Content-Type"]
            for known in ('"other"', "rubbish", "*x", '"' + "x" * 3000, *etags - {first["ETag"]}):
                async with get("/", **way, **{"If-None-Match": known}) as answer:
                    assert answer.status == 200, known
                    assert await answer.read()

    with_files(tmp_path, {"index.html": WORDS}, scenario)
    with_files(tmp_path, {"index.html": WORDS + b"and others"}, scenario)
    assert len(etags) == 4


# ── in parts ────────────────────────────────────────────────────────────────────────────────────────────────────────

FILM = bytes(range(256)) * 4


@pytest.mark.parametrize(
    ("asked_for", "first", "last"),
    [
        ("bytes=0-1", 0, 1),  # how Safari begins
        ("bytes=0-1023", 0, 1023),
        ("bytes=0-", 0, 1023),
        ("bytes=1000-", 1000, 1023),
        ("bytes=1000-9999", 1000, 1023),
        ("bytes=1023-1023", 1023, 1023),
        ("bytes=-24", 1000, 1023),
        ("bytes=-9999", 0, 1023),
    ],
)
def test_a_film_is_given_in_parts(asked_for: str, first: int, last: int, tmp_path: Path) -> None:
    async def scenario(get: Get) -> None:
        async with get("/still.mp4", Range=asked_for) as answer:
            assert answer.status == 206
            assert await answer.read() == FILM[first : last + 1]
            assert answer.headers["Content-Range"] == f"bytes {first}-{last}/1024"
            assert answer.headers["Content-Type"] == "video/mp4"
            assert int(answer.headers["Content-Length"]) == last + 1 - first

    with_files(tmp_path, {"still.mp4": FILM}, scenario)


def test_a_part_that_is_not_there_is_refused_with_the_length(tmp_path: Path) -> None:
    async def scenario(get: Get) -> None:
        for asked_for in ("bytes=1024-", "bytes=5000-6000"):
            async with get("/still.mp4", Range=asked_for) as answer:
                assert (answer.status, await answer.read()) == (416, b"")
                assert answer.headers["Content-Range"] == "bytes */1024"

    with_files(tmp_path, {"still.mp4": FILM}, scenario)


@pytest.mark.parametrize(
    "asked_for", ["bytes=0-1,5-6", "bytes=-", "bytes=5-4", "bytes=a-b", "lines=0-1", "", "bytes=" + "9" * 5000 + "-"]
)
def test_a_part_that_nobody_understands_is_the_whole(asked_for: str, tmp_path: Path) -> None:
    async def scenario(get: Get) -> None:
        async with get("/still.mp4", Range=asked_for) as answer:
            assert (answer.status, await answer.read()) == (200, FILM)
            assert answer.headers["Accept-Ranges"] == "bytes"
            assert "Content-Range" not in answer.headers

    with_files(tmp_path, {"still.mp4": FILM}, scenario)


def test_the_rest_of_a_film_is_given_to_whoever_has_the_beginning_of_the_same(tmp_path: Path) -> None:
    async def scenario(get: Get) -> None:
        async with get("/still.mp4") as answer:
            etag = answer.headers["ETag"]
        for known, status in ((etag, 206), ('"other"', 200), ("Sat, 15 Nov 2025 12:00:00 GMT", 200)):
            async with get("/still.mp4", **{"Range": "bytes=512-", "If-Range": known}) as answer:
                assert answer.status == status, known
                assert await answer.read() == (FILM[512:] if status == 206 else FILM)

    with_files(tmp_path, {"still.mp4": FILM}, scenario)


def test_a_text_is_given_whole_and_whoever_asks_for_the_head_alone_too(tmp_path: Path) -> None:
    """A part of what is packed would be nothing that could be unpacked."""

    async def scenario(get: Get) -> None:
        for way in ({}, {"Accept-Encoding": "gzip"}):
            async with get("/a.js", **way, Range="bytes=0-1") as answer:
                assert answer.status == 200
                assert len(await answer.read()) > 2
                assert "Accept-Ranges" not in answer.headers
        async with get("/still.mp4", "HEAD", Range="bytes=0-1") as answer:
            assert (answer.status, answer.headers["Content-Length"]) == (200, "1024")

    with_files(tmp_path, {"a.js": WORDS, "still.mp4": FILM}, scenario)


# ── types ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_type_does_not_depend_on_the_machine(tmp_path: Path) -> None:
    types = {
        "a.js": "text/javascript; charset=utf-8",
        "a.css": "text/css; charset=utf-8",
        "a.svg": "image/svg+xml",
        "a.woff2": "font/woff2",
        "a.mp4": "video/mp4",
        "a.webmanifest": "application/manifest+json",
        "a.xyz": "application/octet-stream",
    }

    async def scenario(get: Get) -> None:
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

    async def scenario(get: Get) -> None:
        async with get("/out.txt") as answer:
            assert answer.status == 404

    with_files(folder, {}, scenario)
