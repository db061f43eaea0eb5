"""The client's files, as they lie in `static/`: read once at the start, so that no path can lead anywhere else.

Texts are packed at the start as well. What is packed already, a picture, a font or a film, goes out as it is, and in
parts to whoever asks for a part: Safari plays no film that it cannot have in parts.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cache
from pathlib import Path, PurePath

from aiohttp import web
from aiohttp.typedefs import Middleware

from parlour.table.room.people import CODE_LENGTH
from parlour.table.web.middleware import Handler

STATIC = Path(__file__).parent.parent / "static"
PAGE = "index.html"
HASHED = re.compile(r"assets/.*-[\w-]{8,}\.\w+")
"""A file whose name changes with its content can be kept for ever."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
"""It may be kept, but not shown before we have said that it is still the same."""
# Not as the machine has it in its registry: a browser does not run a script that is called plain text.
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".mp4": "video/mp4",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
TEXTS = {".css", ".ftl", ".html", ".js", ".json", ".md", ".svg", ".txt", ".webmanifest"}


class Pages:
    def __init__(self, folder: Path = STATIC) -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
        names = {path.relative_to(folder).as_posix(): path for path in paths}
        self._files = {name: File(name, path.read_bytes()) for name, path in names.items()}
        self._page = self._files[PAGE]

    def routes(self) -> list[web.RouteDef]:
        """A route a file. The page is there for `/`, and for the link to a table, which ends in its code."""
        files = [web.get(f"/{name}", file.show) for name, file in self._files.items()]
        link = f"/{{code:[A-Za-z]{{{CODE_LENGTH}}}}}"
        return [*files, web.get("/", self._page.show), web.get(link, self._page.show)]

    def for_the_lost(self) -> Middleware:
        """Whoever looks for what is not there with a browser gets the page, which tells them so more kindly."""

        @web.middleware
        async def finding(request: web.Request, handler: Handler) -> web.StreamResponse:
            with_a_browser = request.method == "GET" and "text/html" in request.headers.get("Accept", "")
            if not with_a_browser or not isinstance(request.match_info.http_exception, web.HTTPNotFound):
                return await handler(request)
            form = self._page.form_for(request)
            return web.Response(status=404, body=form.content, headers=form.headers)

        return finding


class Representation:
    """A file as it goes out, packed or not; `etag` tells it from any other."""

    def __init__(self, content: bytes, headers: dict[str, str]) -> None:
        self.content = content
        self.headers = headers
        self.etag = hashlib.sha256(content).hexdigest()[:32]


class File:
    def __init__(self, name: str, content: bytes) -> None:
        suffix = PurePath(name).suffix
        kind = {"Content-Type": _content_type(suffix)}
        self._keep = FOR_EVER if HASHED.fullmatch(name) else ASK_AGAIN
        self._packed: Representation | None = None
        if suffix in TEXTS:
            kind["Vary"] = "Accept-Encoding"
            self._packed = Representation(_packed(content), {**kind, "Content-Encoding": "gzip"})
        else:
            kind["Accept-Ranges"] = "bytes"
        self._plain = Representation(content, kind)

    async def show(self, request: web.Request) -> web.Response:
        form = self.form_for(request)
        headers = {**form.headers, "ETag": f'"{form.etag}"', "Cache-Control": self._keep}
        if any(known.value == form.etag for known in request.if_none_match or ()):
            return web.Response(status=304, headers=headers)
        part = _part_asked_for(request, headers["ETag"]) if "Accept-Ranges" in headers else None
        if part is None:
            return web.Response(body=form.content, headers=headers)
        size = len(form.content)
        start, end, _ = part.indices(size)
        if start >= end:
            return web.Response(status=416, headers={"Content-Range": f"bytes */{size}"})
        headers["Content-Range"] = f"bytes {start}-{end - 1}/{size}"
        return web.Response(status=206, body=form.content[start:end], headers=headers)

    def form_for(self, request: web.Request) -> Representation:
        return self._packed if self._packed is not None and _takes_packed(request) else self._plain


@cache  # a test opens a server, and the next test another
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def _content_type(suffix: str) -> str:
    kind = TYPES.get(suffix, "application/octet-stream")
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def _takes_packed(request: web.Request) -> bool:
    """Whether gzip is among what the client names, and not with a weight of 0, which means never."""
    named = request.headers.get("Accept-Encoding", "").lower().replace(" ", "").split(",")
    ways = (way.partition(";q=") for way in named)
    return any(way == "gzip" and (not weighted or weight.strip("0.") != "") for way, weighted, weight in ways)


def _part_asked_for(request: web.Request, etag: str) -> slice | None:
    """None for all of it: no part was asked for, or one of another content, or in a way that we do not know. Then a
    server may always give the whole."""
    if request.method != "GET" or "Range" not in request.headers or request.headers.get("If-Range", etag) != etag:
        return None
    try:
        return request.http_range
    except ValueError:
        return None
