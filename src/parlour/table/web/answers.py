"""A request read and answered, the same way for everything over HTTP."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any, TypeVar

import msgspec
from aiohttp import web

from parlour.table.messages import encode
from parlour.table.refusals import Refusal
from parlour.table.web import limits

T = TypeVar("T")

TOO_SLOW = Refusal("too_slow", 408, "That took too long to arrive.")
MALFORMED = Refusal("malformed", 400, "That is not what belongs here: {problem}.")

_KEY = secrets.token_bytes(32)


def client(request: web.Request) -> str:
    """Who it is, for counting only: forgotten once nothing counts any more, and never written down. Without the key of
    this process nobody finds out whose address it was, and the key is kept nowhere."""
    return hashlib.blake2s(_household(request.remote or "").encode(errors="surrogatepass"), key=_KEY).hexdigest()


def _household(name: str) -> str:
    """A home has one address of the old kind, but of the new kind as many as it likes: there its network counts."""
    try:
        address = ip_address(name)
    except ValueError:
        return name
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
    return name


def answer(value: Any) -> web.Response:
    return web.Response(body=encode(value), content_type="application/json")


async def body(request: web.Request, kind: type[T], largest: int = limits.LARGEST_BODY) -> T:
    content = await whole(request, largest)
    with _must_be_read():
        return msgspec.json.decode(content or b"{}", type=kind)


def query(request: web.Request, kind: type[T]) -> T:
    """What stands behind the question mark of the address."""
    with _must_be_read():
        return msgspec.convert(dict(request.query), kind, strict=False)


async def whole(request: web.Request, largest: int) -> bytes:
    try:
        async with asyncio.timeout(limits.BODY_WITHIN):
            return await request.clone(client_max_size=largest).read()
    except TimeoutError:
        raise TOO_SLOW() from None


@contextmanager
def _must_be_read() -> Iterator[None]:
    try:
        yield
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise MALFORMED(problem=str(problem).replace("`", "'")) from None
