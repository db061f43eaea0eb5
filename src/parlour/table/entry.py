"""What a table's log holds: one entry for everything that happens at a table, in order, each with its time.

A table is what follows from its entries, so they hold all of it: who sat down, what was chosen, every act, and the
seed, which nobody is shown before the match is over. Times are the server's, in milliseconds.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType


class Entry(Struct, frozen=True, tag_field="entry", omit_defaults=True):
    at: int


class Newcomer(Struct, frozen=True, omit_defaults=True):
    """Somebody who comes to the table. Of their token only the hash is kept."""

    name: str | None
    avatar: str
    token: str


class Made(Entry, frozen=True, tag="made"):
    """The table is there, and its host with it; a host without a name has no seat."""

    game: str
    host: Newcomer
    seed: str
    deck: str | None = None
    options: dict[str, Any] = {}


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody sits down, or on the bench if every seat is taken."""

    who: Newcomer


class BotAdded(Entry, frozen=True, tag="bot_added"):
    name: str
    avatar: str
    level: str


class BotChanged(Entry, frozen=True, tag="bot_changed"):
    """The bot in this seat plays at another level."""

    seat: int
    level: str


class Removed(Entry, frozen=True, tag="removed"):
    """A bot goes, and its seat with it."""

    seat: int


class SentAway(Entry, frozen=True, tag="sent_away"):
    """The host has sent somebody away from a seat or from the bench; they cannot come back."""

    person: int


class Left(Entry, frozen=True, tag="left"):
    """Somebody frees their seat. During a match a bot takes it over, and they may come back."""

    person: int


class Returned(Entry, frozen=True, tag="returned"):
    """Somebody who had left takes their seat again."""

    person: int


class Renamed(Entry, frozen=True, tag="renamed"):
    """Somebody goes by another name, or has another picture; what is not named stays as it is."""

    person: int
    name: str | UnsetType = UNSET
    avatar: str | UnsetType = UNSET


class Changed(Entry, frozen=True, tag="changed"):
    """The host's settings; what is not named stays as it is."""

    game: str | UnsetType = UNSET
    deck: str | UnsetType | None = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    first: int | UnsetType | None = UNSET
    host: int | UnsetType | None = UNSET
    locked: bool | UnsetType = UNSET
    keep: bool | UnsetType = UNSET


class Salted(Entry, frozen=True, tag="salted"):
    """Somebody's share in the chance of the match to come; their last one counts."""

    person: int
    salt: str


class Started(Entry, frozen=True, tag="started"):
    """A match begins. The deck is kept whole, by its hash; `next_seed` is for the match after this one; `rules` is the
    version of the game's rules, by which alone the acts that follow mean what they meant."""

    next_seed: str
    deck: str | None = None
    rematch: bool = False
    rules: int = 1


class Acted(Entry, frozen=True, tag="acted"):
    """An act of a seat; `id` is what its sender called it, so that sent again it is done once."""

    seat: int
    act: dict[str, Any]
    id: str = ""


class Elapsed(Entry, frozen=True, tag="elapsed"):
    """The open timer has run out."""


class Paused(Entry, frozen=True, tag="paused"):
    pass


class Resumed(Entry, frozen=True, tag="resumed"):
    pass


class Hid(Entry, frozen=True, tag="hid"):
    """A typed text is hidden from all screens: the one of the act with this number."""

    number: int


class TicketGiven(Entry, frozen=True, tag="ticket_given"):
    """A one-time ticket to move somebody's seat to another device."""

    person: int
    ticket: str
    until: int


class Moved(Entry, frozen=True, tag="moved"):
    """The ticket was used: from now on another token is theirs."""

    person: int
    token: str


class HostPassed(Entry, frozen=True, tag="host_passed"):
    person: int


class Stopped(Entry, frozen=True, tag="stopped"):
    """The match under way is put away unfinished, and the lobby is open again."""


class Closed(Entry, frozen=True, tag="closed"):
    """The table is over for good."""


_Kinds = (
    Made
    | Joined
    | BotAdded
    | BotChanged
    | Removed
    | SentAway
    | Left
    | Returned
    | Renamed
    | Changed
    | Salted
    | Started
    | Acted
    | Elapsed
    | Paused
    | Resumed
    | Hid
    | TicketGiven
    | Moved
    | HostPassed
    | Stopped
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(_Kinds)


def written(entry: Entry) -> bytes:
    """The entry as the store keeps it."""
    return _encoder.encode(entry)


def read(content: bytes) -> Entry:
    entry: Entry = _decoder.decode(content)
    return entry
