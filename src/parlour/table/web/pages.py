"""The client's files, as they lie in `static/`: read once at the start, so that no path can lead anywhere else."""

from __future__ import annotations

import re
from pathlib import Path

from aiohttp import web

from parlour.table.codes import CODE_LENGTH

STATIC = Path(__file__).parent.parent / "static"
PAGE = "index.html"
HASHED = re.compile(r"assets/.*-[\w-]{8,}\.\w+")
"""A file whose name changes with its content can be kept for ever."""
FOR_EVER = "public, max-age=31536000, immutable"
# Not as the machine has it in its registry: a browser does not run a script that is called plain text.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def routes(folder: Path = STATIC) -> list[web.RouteDef]:
    """A route a file. The page is there for `/`, and for the link to a table, which ends in its code."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    found = [web.get(f"/{(name := file.relative_to(folder).as_posix())}", File(file, name).show) for file in files]
    page = File(folder / PAGE, PAGE)
    return [*found, web.get("/", page.show), web.get(f"/{{code:[A-Za-z]{{{CODE_LENGTH}}}}}", page.show)]


class File:
    def __init__(self, path: Path, name: str) -> None:
        self._content = path.read_bytes()
        self._headers = {"Content-Type": _content_type(path)}
        if HASHED.fullmatch(name):
            self._headers["Cache-Control"] = FOR_EVER

    async def show(self, request: web.Request) -> web.Response:
        return web.Response(body=self._content, headers=self._headers)


def _content_type(path: Path) -> str:
    kind = TYPES.get(path.suffix, "application/octet-stream")
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
