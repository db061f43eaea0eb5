"""What a handler takes and gives, said beside it. With its docstring, that is its place in docs/openapi.json."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeVar

from msgspec import Struct

Handler = TypeVar("Handler", bound=Callable[..., Any])
Who = Literal["anybody", "a person at the table", "the host"]


class Description(Struct, frozen=True):
    """A type of ours stands for its JSON, a string for a media type. `query` is a type as well; `who` may ask so."""

    gives: Any
    takes: Any
    query: Any
    who: Who


DESCRIPTIONS: dict[Callable[..., Any], Description] = {}


def api(gives: Any, takes: Any = None, *, query: Any = None, who: Who = "anybody") -> Callable[[Handler], Handler]:
    """Describes the handler below it, and leaves it as it is."""

    def described(handler: Handler) -> Handler:
        DESCRIPTIONS[handler] = Description(gives, takes, query, who)
        return handler

    return described
