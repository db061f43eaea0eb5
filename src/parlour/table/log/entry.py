"""Event sourcing: a table's log holds one entry for everything that happens there, in order, each with its time.

A table is what follows from its entries, so they hold all of it: who sat down, what was chosen, every act, and the
seed, which nobody is shown before the match is over. Times are the server's, in milliseconds.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from parlour.engine.naming import Names

AVATARS = ("fox", "owl", "cat", "hare", "frog", "robin", "hedgehog", "bear")
"""The pictures that people can have."""
BotPace = Literal["quick", "usual", "calm"]
"""How fast the bots of a table go on where nobody else is waited for."""


class Dated(Struct, frozen=True, tag_field="entry", omit_defaults=True):
    at: int


class Newcomer(Struct, frozen=True, omit_defaults=True):
    """Somebody who comes to the table. Of their token only the hash is kept."""

    name: str | None
    avatar: str
    token: str


class Made(Dated, frozen=True, tag="made"):
    """The table is there, and its host with it; a host without a name has no seat."""

    game: str
    host: Newcomer
    seed: str
    deck: str | None = None
    options: dict[str, Any] = {}
    of_class: str | None = None
    """The code of the class whose table it is. It stays host, though it never looks, and lets nobody else sit down."""


class PersonJoined(Dated, frozen=True, tag="joined"):
    """Somebody sits down, or on the bench if every seat is taken."""

    who: Newcomer
    instead: int | UnsetType = UNSET
    """Whose number they get, who is forgotten for it; UNSET: the next."""


class BotAdded(Dated, frozen=True, tag="bot_added"):
    name: str
    avatar: str
    level: str


class BotChanged(Dated, frozen=True, tag="bot_changed"):
    """The bot in this seat plays at another level."""

    seat: int
    level: str


class Removed(Dated, frozen=True, tag="removed"):
    """A bot goes, and its seat with it."""

    seat: int


class Swapped(Dated, frozen=True, tag="swapped"):
    """Whoever sits in these two seats changes places; `first` and what else names a seat goes with them."""

    seat: int
    other: int


class BotRelieved(Dated, frozen=True, tag="bot_relieved"):
    """Somebody from the bench plays on in the seat of a bot, in the middle of a match."""

    seat: int
    person: int


class PersonSentAway(Dated, frozen=True, tag="sent_away"):
    """The host has sent somebody away from a seat or from the bench; they cannot come back until they are let back."""

    person: int


class LetBack(Dated, frozen=True, tag="let_back"):
    """The host lets somebody back who was sent away: their token is good again."""

    person: int


class Left(Dated, frozen=True, tag="left"):
    """Somebody frees their seat. During a match a bot takes it over, and they may come back."""

    person: int


class Returned(Dated, frozen=True, tag="returned"):
    """Somebody who had left takes their seat again."""

    person: int


class Renamed(Dated, frozen=True, tag="renamed"):
    """Somebody goes by another name, or has another picture; what is not named stays as it is."""

    person: int
    name: str | UnsetType = UNSET
    avatar: str | UnsetType = UNSET


class Changed(Dated, frozen=True, tag="changed"):
    """The host's settings; what is not named stays as it is."""

    game: str | UnsetType = UNSET
    deck: str | UnsetType | None = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    first: int | UnsetType | None = UNSET
    host: int | UnsetType | None = UNSET
    locked: bool | UnsetType = UNSET
    keep: bool | UnsetType = UNSET
    pace: BotPace | UnsetType = UNSET


class Salted(Dated, frozen=True, tag="salted"):
    """Somebody's share in the chance of the match to come; their last one counts."""

    person: int
    salt: str


class Started(Dated, frozen=True, tag="started"):
    """A match begins. The deck is kept whole, by its hash; `next_seed` is for the match after this one; `rules` is the
    version of the game's rules, by which alone the acts that follow mean what they meant, and `names` is how its cards
    are called. `scrubbed`: what was typed in it, or its deck, went when the table closed, and nobody can play it again
    without."""

    next_seed: str
    deck: str | None = None
    rematch: bool = False
    rules: int = 1
    scrubbed: bool = False
    names: Names = "readable"


class Acted(Dated, frozen=True, tag="acted"):
    """An act of a seat; `id` is what its sender called it, so that sent again it is done once."""

    seat: int
    act: dict[str, Any]
    id: str = ""


class TimerElapsed(Dated, frozen=True, tag="elapsed"):
    """The open timer has run out."""


STEPS = (Acted, TimerElapsed)
"""What brings a match on: nearly all entries."""


class Paused(Dated, frozen=True, tag="paused"):
    pass


class Resumed(Dated, frozen=True, tag="resumed"):
    pass


class Hid(Dated, frozen=True, tag="hid"):
    """A typed text is hidden from all screens: the one of the act with this number."""

    number: int


class TicketGiven(Dated, frozen=True, tag="ticket_given"):
    """A one-time ticket to move somebody's seat to another device."""

    person: int
    ticket: str
    until: int


class Moved(Dated, frozen=True, tag="moved"):
    """The ticket was used: from now on another token is theirs."""

    person: int
    token: str


class HostPassed(Dated, frozen=True, tag="host_passed"):
    """The host is gone, and somebody else is host for them; or whose table it is is back, and is host again."""

    person: int


class Stopped(Dated, frozen=True, tag="stopped"):
    """The match under way is put away unfinished, and the lobby is open again."""


class Closed(Dated, frozen=True, tag="closed"):
    """The table is over for good."""


Entry = (
    Made
    | PersonJoined
    | BotAdded
    | BotChanged
    | Removed
    | Swapped
    | BotRelieved
    | PersonSentAway
    | LetBack
    | Left
    | Returned
    | Renamed
    | Changed
    | Salted
    | Started
    | Acted
    | TimerElapsed
    | Paused
    | Resumed
    | Hid
    | TicketGiven
    | Moved
    | HostPassed
    | Stopped
    | Closed
)
"""Any of them: a closed set."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> bytes:
    """The entry as the store keeps it."""
    return _encoder.encode(entry)


def read(content: bytes) -> Entry:
    entry: Entry = _decoder.decode(content)
    return entry


def begins_table(content: bytes) -> bool:
    """Whether a log that begins with this entry is a table's. There are others in the store: a class has one too."""
    return content.startswith(b'{"entry":"made"')
