"""The wire over the socket: every message, as a type, and why a socket is closed.

What comes in is parsed by these types, once, into a closed set. What goes out is described by them; the frames of a
match are written as bytes where that is quicker (frames.py), and a test holds them against these types. Of them, and of
the bodies over HTTP (bodies.py), tools/wire makes docs/protocol.md, the OpenAPI and JSON Schema beside it, and the
client's TypeScript.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, Generic, Literal, NewType, TypeVar, cast

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from parlour.bots import Level
from parlour.engine.window import Timer
from parlour.table.log.entry import BotPace
from parlour.table.room.fairness import Opening

MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
SessionToken = Annotated[str, Meta(max_length=64)]
Salt = Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}$(?!\n)")]
Number = Annotated[int, Meta(ge=0)]
"""A number of the table's log."""
GameName = NewType("GameName", str)
"""One of the games that the server knows; the client's types say which there are."""
AnyView = NewType("AnyView", dict[str, Any])
AnyEvent = NewType("AnyEvent", dict[str, Any])
"""Of the game that is named beside them."""
ReactionName = Literal["laugh", "clap", "wow", "heart", "think", "thumb"]
Language = Literal["en", "fr"]
"""Those that the client speaks."""
Phase = Literal["lobby", "playing", "paused", "over", "closed"]
"""What is going on at a table; a match has phases of its own, in its view."""

A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E")


# ── over the socket, from a client ──────────────────────────────────────────────────────────────────────────────────


class Hello(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is there, and the last number they have seen. Without a token: a spectator."""

    token: SessionToken | None = None
    seen: Number = 0


class SayHello(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message over a socket, and never again."""

    hello: Hello


class Do(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """An act, with a name for it that is sent again with it, and the number that its sender had seen."""

    id: MessageId
    do: A
    at: Number | UnsetType = UNSET


class React(Struct, frozen=True, forbid_unknown_fields=True):
    """A gesture for everybody to see; a name that is not known is let pass, and shown to nobody."""

    react: ReactionName


class GiveSalt(Struct, frozen=True, forbid_unknown_fields=True):
    """A fresh share in the chance of the next match."""

    salt: Salt


class Hurry(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at the table waits for bots only, and no longer: whichever of them takes its moment now acts at once."""

    hurry: bool


Message = SayHello | Do[dict[str, Any]] | React | GiveSalt | Hurry
"""All that a client may say: a closed set."""


class FromClient(Struct, frozen=True, forbid_unknown_fields=True):
    """Any of these, as it is parsed: objects without a tag are read as one type. A reaction may be any name."""

    hello: Hello | UnsetType = UNSET
    id: MessageId | UnsetType = UNSET
    do: dict[str, Any] | UnsetType = UNSET
    at: Number | UnsetType = UNSET
    react: Annotated[str, Meta(max_length=20)] | UnsetType = UNSET
    salt: Salt | UnsetType = UNSET
    hurry: bool = False


_decode = msgspec.json.Decoder(FromClient).decode
_encoder = msgspec.json.Encoder()
encode, encode_lines = _encoder.encode, _encoder.encode_lines


def read_message(content: bytes | memoryview) -> Message:
    """What a client says; a DecodeError if it is none of these."""
    said = _decode(content)
    if said.do is not UNSET and said.id is not UNSET:
        return Do(said.id, said.do, said.at)
    if said.react is not UNSET:
        return React(cast(ReactionName, said.react))
    if said.salt is not UNSET:
        return GiveSalt(said.salt)
    if said.hurry:
        return Hurry(said.hurry)
    if said.hello is not UNSET:
        return SayHello(said.hello)
    raise msgspec.ValidationError("neither hello nor an act nor a reaction nor salt nor haste")


# ── over the socket, from the table ─────────────────────────────────────────────────────────────────────────────────


class SeatShown(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as everybody sees it. A bot is always here; it may stand in for a person, under their name. `person` is
    the number of whoever may sit here: null if it is a bot's alone. `level` is how well a bot plays, null for a person;
    `about` says who it is, in a sentence for each language, null for whoever stands in for a person. `team`, counted
    from 0, is what partners have in common: null where each plays alone."""

    seat: int
    person: int | None
    name: str
    avatar: str
    bot: bool
    level: Level | None
    about: dict[Language, str] | None
    team: int | None
    here: bool


class Waiting(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody on the bench: there are more people than seats."""

    person: int
    name: str
    avatar: str
    here: bool


class Unseated(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants no seat: a big screen, a teacher."""

    person: int
    here: bool


class Lobby(Struct, frozen=True, forbid_unknown_fields=True):
    """What anybody with the code may know of a table, also during a match."""

    code: str
    game: GameName
    deck: Annotated[
        str | None, Meta(description="A pack's name, or brought/… for the host's own; null for the game's own choice.")
    ]
    deck_title: Annotated[str | None, Meta(description="The title of a deck that the host has brought along.")]
    options: Annotated[dict[str, Any], Meta(description="What the host has set; the others have their defaults.")]
    host: Annotated[int | None, Meta(description="The host's seat; null for a host without one.")]
    host_person: Annotated[int, Meta(description="The host's number, wherever they sit.")]
    locked: Annotated[bool, Meta(description="Nobody new may sit down.")]
    keep: Annotated[bool, Meta(description="What people type and bring along is kept when the table closes.")]
    pace: Annotated[BotPace, Meta(description="How fast bots go on where nobody else is waited for.")]
    first: Annotated[int | None, Meta(description="The seat that the host has chosen to begin the next match.")]
    commitment: Annotated[str, Meta(description="To the seed of the match under way, or else of the next.")]
    seed: Annotated[str | None, Meta(description="Of the last match, once it is over or stopped.")]
    match_hash: Annotated[
        str | None,
        Meta(description="Of all that the newest match began with beside its seed, from its first frame on."),
    ]
    seats: list[SeatShown]
    bench: list[Waiting]
    unseated: list[Unseated]
    gone: Annotated[
        list[str],
        Meta(
            description="Who played in the newest match and has left: they are dealt in again only if they come back."
        ),
    ]
    phase: Phase
    matches: Annotated[int, Meta(description="How many have been begun at this table.")]
    gathered: Annotated[int, Meta(description="How many would play if a match were begun now, or how many do.")]
    missing: Annotated[int, Meta(description="How many more have to come before a match can be begun.")]


class SentAway(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who was sent away, and whom the host may let back."""

    person: int
    name: str | None
    avatar: str


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """Who the receiver of a frame is at the table. `sent_away` is for the host alone to know, and empty for others."""

    person: int
    seat: int | None
    host: bool
    sent_away: list[SentAway]


class TimerShown(Timer, frozen=True, forbid_unknown_fields=True):
    """A running timer. `deadline` is the server's time in milliseconds at which it is out; null while paused."""

    deadline: int | None


class Frame(Struct, Generic[V, E], frozen=True, forbid_unknown_fields=True):
    """What is new at number `n`: of the match, a view and its events; of the table, the lobby and who you are in it
    (null: a spectator). `hid`: the text with this number is hidden from now on, also where it is shown already.
    The first frame after hello says by `now` what time it is for the server: deadlines are to be read by that. It has
    the newest of the events that were missed; where some are left out, `earlier` is the number before which they were,
    to ask for them by (`GET …/story`). With the seed of a match that is over or stopped comes its `opening`: what
    `match_hash` is over."""

    n: Number
    now: Number | UnsetType = UNSET
    view: V | UnsetType = UNSET
    events: list[E] | UnsetType = UNSET
    earlier: Number | UnsetType = UNSET
    lobby: Lobby | UnsetType = UNSET
    me: Me | UnsetType | None = UNSET
    hid: int | UnsetType = UNSET
    opening: Opening | UnsetType = UNSET


class Accepted(Struct, frozen=True, forbid_unknown_fields=True):
    """The act is in the log, at number `ok`; sent again, it is answered so again."""

    id: MessageId
    ok: Number


class RefusalShown(Struct, frozen=True, forbid_unknown_fields=True):
    """Why not: a code, the rule it rests on (null: the table says no, not the game), a sentence in English, and what
    the sentence speaks of, so that a client can say it in another language."""

    code: str
    ruling: str | None
    text: str
    args: dict[str, Any]


class Declined(Struct, frozen=True, forbid_unknown_fields=True):
    """The act was refused, and nothing has changed."""

    id: MessageId
    refused: RefusalShown


class Reacted(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody's gesture; the seat is null for whoever has none."""

    react: ReactionName
    person: int
    seat: int | None


class Closing(IntEnum):
    """Why the table closes a socket: codes that a client understands without reading the sentence."""

    NO_PROTOCOL = 1002  # frames that no socket sends
    TOO_LARGE = 1009
    MALFORMED = 4400
    REFUSED = 4401
    SENT_AWAY = 4403  # by the host, who may let you back
    ELSEWHERE = 4409  # the same person has opened the table somewhere else: do not come back by yourself
    CLOSED = 4410  # the table is over for good
    SLOW = 4413  # too much was waiting: come back for the newest view
    TOO_OFTEN = 4429
    FAULT = 1011
    RESTART = 1012  # the server stops, or the table moves to another process: come back by yourself
