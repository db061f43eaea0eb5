"""The wire: every message over the socket and every body over HTTP, as types that are parsed once."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Name = Annotated[str, Meta(max_length=200)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=64)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")]
Avatar = Annotated[str, Meta(max_length=20)]


# ── over the socket, from a client ──────────────────────────────────────────────────────────────────────────────────


class Hello(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message: who is there, and the last number they have seen. Without a token: a spectator."""

    token: Token | None = None
    seen: Annotated[int, Meta(ge=0)] = 0


class FromClient(Struct, frozen=True, forbid_unknown_fields=True):
    """One of: hello; an act (`do` with its `id`, and `at`, the number its sender had seen); a reaction."""

    hello: Hello | UnsetType = UNSET
    id: Id | UnsetType = UNSET
    do: dict[str, Any] | UnsetType = UNSET
    at: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    react: Annotated[str, Meta(max_length=20)] | UnsetType = UNSET


# ── over HTTP ───────────────────────────────────────────────────────────────────────────────────────────────────────


class MakeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Without a name, the host has no seat: a big screen, a teacher."""

    game: str
    name: Name | None = None
    deck: str | None = None
    options: dict[str, Any] = {}
    avatar: Avatar | None = None
    salt: Salt = ""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody new; or, with a ticket, somebody who brings their seat along to another device."""

    name: Name = ""
    avatar: Avatar | None = None
    salt: Salt = ""
    ticket: Token | None = None


class AddBot(Struct, frozen=True, forbid_unknown_fields=True):
    level: str = "novice"


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    game: str | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    deck: str | UnsetType | None = UNSET
    first: int | UnsetType | None = UNSET
    locked: bool | UnsetType = UNSET
    keep: bool | UnsetType = UNSET


class Hide(Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=1)]


class Seated(Struct, frozen=True):
    """A place at a table: the seat, if there was one, and the token that proves whose it is."""

    code: str
    seat: int | None
    token: str
    link: str


class Error(Struct, frozen=True):
    code: str
    text: str


class Failed(Struct, frozen=True):
    error: Error


read_message = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
