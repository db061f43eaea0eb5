"""A request read, answered and described, the same way for everything over HTTP.

Bodies are read as they arrive: how large they may be, how long they may take, and how many there may be is bounded.
What a handler takes and gives is said beside it; with its docstring, that is its place in docs/openapi.json."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address
from typing import Any, Literal, TypeVar

import msgspec
from aiohttp import web
from msgspec import Struct

from parlour.engine.plain import shortened
from parlour.table.room.refusals import RequestRefusal
from parlour.table.web import limits
from parlour.table.web.connection_limits import Crowd
from parlour.table.web.middleware import BAD_REQUEST, TOO_LARGE
from parlour.table.wire.messages import encode

RouteHandler = TypeVar("RouteHandler", bound=Callable[..., Any])
Who = Literal["anybody", "a person at the table", "the host", "the teacher"]


class Description(Struct, frozen=True):
    """A type of ours stands for its JSON, a string for a media type. `query` is a type as well; `who` may ask so."""

    gives: Any
    takes: Any
    query: Any
    who: Who


DESCRIPTIONS: dict[Callable[..., Any], Description] = {}


def api(
    gives: Any, takes: Any = None, *, query: Any = None, who: Who = "anybody"
) -> Callable[[RouteHandler], RouteHandler]:
    """Describes the handler below it, and leaves it as it is."""

    def described(handler: RouteHandler) -> RouteHandler:
        DESCRIPTIONS[handler] = Description(gives, takes, query, who)
        return handler

    return described


TOO_SLOW = RequestRefusal("too_slow", 408, "That took too long to arrive.")


class Arriving:
    """A body of which not all is there."""

    def __init__(self) -> None:
        self.time_left = asyncio.timeout(limits.BODY_WITHIN)

    def give_way(self) -> None:
        self.time_left.reschedule(0.0)


class Bodies:
    def __init__(self) -> None:
        self._arriving = Crowd(limits.BODIES)
        self._large = Crowd(limits.LARGE_BODIES)

    async def whole(self, request: web.Request, largest: int) -> bytes:
        body, sender = Arriving(), client(request)
        try:
            async with body.time_left:
                self._arriving.add(body, sender)
                return await self._read(body, sender, request, largest)
        except TimeoutError:
            raise TOO_SLOW() from None
        except (ConnectionError, web.RequestPayloadError):
            raise BAD_REQUEST() from None  # it ends in the middle, and mostly nobody is there to hear it
        finally:
            self._arriving.discard(body, sender)
            self._large.discard(body, sender)

    async def _read(self, body: Arriving, sender: str, request: web.Request, largest: int) -> bytes:
        content = bytearray()
        while part := await request.content.readany():
            content += part
            if len(content) > largest:
                raise TOO_LARGE()
            self._arriving.add(body, sender)
            if len(content) > limits.LARGEST_BODY:
                self._large.add(body, sender)
        return bytes(content)


BODIES = web.AppKey("bodies", Bodies)


async def whole(request: web.Request, largest: int) -> bytes:
    """The body of this request; raises a RequestRefused if it does not come, or is too large."""
    return await request.app[BODIES].whole(request, largest)


T = TypeVar("T")

MALFORMED = RequestRefusal("malformed", 400, "That is not what belongs here: {problem}.")

_LOOK_EVERY = 0.5
"""Seconds between looks whether somebody still waits for an answer."""
_KEY = secrets.token_bytes(32)


def client(request: web.Request) -> str:
    """Who it is, for counting only: forgotten once nothing counts any more, and never written down. Without the key of
    this process nobody finds out whose address it was, and the key is kept nowhere."""
    return hashlib.blake2s(_household(request.remote or "").encode(errors="surrogatepass"), key=_KEY).hexdigest()


def _household(name: str) -> str:
    """A home has one address of the old kind, but of the new kind as many as it likes: there its network counts."""
    if ":" not in name:
        return name
    try:
        address = IPv6Address(name)
    except ValueError:
        return name
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


def answer(value: Any) -> web.Response:
    return json_answer(encode(value))


def json_answer(content: bytes) -> web.Response:
    return web.Response(body=content, content_type="application/json")


async def body(request: web.Request, kind: type[T], largest: int = limits.LARGEST_BODY) -> T:
    content = await whole(request, largest)
    with _must_be_read():
        return msgspec.json.decode(content or b"{}", type=kind)


def query(request: web.Request, kind: type[T]) -> T:
    """What stands behind the question mark of the address."""
    with _must_be_read():
        return msgspec.convert(dict(request.query), kind, strict=False)


async def while_somebody_waits(request: web.Request, work: Coroutine[Any, Any, T]) -> T:
    """What the work gives. When nobody is left to hear of it, it is cancelled, and the request with it."""
    task = asyncio.ensure_future(work)
    try:
        while not task.done():
            await asyncio.wait([task], timeout=_LOOK_EVERY)
            if request.transport is None or request.transport.is_closing():
                raise asyncio.CancelledError
        return task.result()
    finally:
        task.cancel()


@contextmanager
def _must_be_read() -> Iterator[None]:
    try:
        yield
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise MALFORMED(problem=shortened(problem)) from None
