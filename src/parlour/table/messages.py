"""The wire: every message over the socket and every body over HTTP, as types.

What comes in is parsed by them, once. What goes out is described by them; the frames of a match are written as bytes
where that is quicker (frames.py), and a test holds them against these types. docs/protocol.md, the OpenAPI and JSON
Schema beside it and the client's TypeScript are made of them by tools/wire.
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, NewType, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from parlour.bots import Level
from parlour.decks import Category
from parlour.engine.window import Timer

Name = Annotated[str, Meta(max_length=200)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=64)]
OwnToken = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$(?!\n)")]
Salt = Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}$(?!\n)")]
Avatar = Annotated[str, Meta(max_length=20)]
Number = Annotated[int, Meta(ge=0)]
"""A number of the table's log."""
GameName = NewType("GameName", str)
"""One of the games that the server knows; the client's types say which there are."""
AnyView = NewType("AnyView", dict[str, Any])
AnyEvent = NewType("AnyEvent", dict[str, Any])
"""Of the game that is named beside them."""
Reaction = Literal["laugh", "clap", "wow", "heart", "think", "thumb"]
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

    token: Token | None = None
    seen: Number = 0


class SayHello(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message over a socket, and never again."""

    hello: Hello


class Do(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """An act, with a name for it that is sent again with it, and the number that its sender had seen."""

    id: Id
    do: A
    at: Number | UnsetType = UNSET


class React(Struct, frozen=True, forbid_unknown_fields=True):
    """A gesture for everybody to see; a name that is not known is let pass, and shown to nobody."""

    react: Reaction


class GiveSalt(Struct, frozen=True, forbid_unknown_fields=True):
    """A fresh share in the chance of the next match."""

    salt: Salt


class FromClient(Struct, frozen=True, forbid_unknown_fields=True):
    """Any of the above: objects without a tag are read as one type, and whoever reads it looks which fields are set."""

    hello: Hello | UnsetType = UNSET
    id: Id | UnsetType = UNSET
    do: dict[str, Any] | UnsetType = UNSET
    at: Number | UnsetType = UNSET
    react: Annotated[str, Meta(max_length=20)] | UnsetType = UNSET
    salt: Salt | UnsetType = UNSET


# ── over the socket, from the table ─────────────────────────────────────────────────────────────────────────────────


class SeatShown(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as everybody sees it. A bot is always here; it may stand in for a person, under their name. `person` is
    the number of whoever may sit here: null if it is a bot's alone. `level` is how well a bot plays, null for a person;
    `about` says who it is, in a sentence for each language, null for whoever stands in for a person."""

    seat: int
    person: int | None
    name: str
    avatar: str
    bot: bool
    level: Level | None
    about: dict[Language, str] | None
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
    keep: Annotated[bool, Meta(description="What people type is kept when the table closes.")]
    first: Annotated[int | None, Meta(description="The seat that the host has chosen to begin the next match.")]
    commitment: Annotated[str, Meta(description="To the seed of the match under way, or else of the next.")]
    seed: Annotated[str | None, Meta(description="Of the last match, once it is over or stopped.")]
    seats: list[SeatShown]
    bench: list[Waiting]
    unseated: list[Unseated]
    phase: Phase
    matches: Annotated[int, Meta(description="How many have been begun at this table.")]


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """Who the receiver of a frame is at the table."""

    person: int
    seat: int | None
    host: bool


class TimerShown(Timer, frozen=True, forbid_unknown_fields=True):
    """A running timer. `deadline` is the server's time in milliseconds at which it is out; null while paused."""

    deadline: int | None


class Frame(Struct, Generic[V, E], frozen=True, forbid_unknown_fields=True):
    """What is new at number `n`: of the match, a view and its events; of the table, the lobby and who you are in it
    (null: a spectator). `hid`: the text with this number is hidden from now on, also where it is shown already.
    The first frame after hello says by `now` what time it is for the server: deadlines are to be read by that."""

    n: Number
    now: Number | UnsetType = UNSET
    view: V | UnsetType = UNSET
    events: list[E] | UnsetType = UNSET
    lobby: Lobby | UnsetType = UNSET
    me: Me | UnsetType | None = UNSET
    hid: int | UnsetType = UNSET


class Accepted(Struct, frozen=True, forbid_unknown_fields=True):
    """The act is in the log, at number `ok`; sent again, it is answered so again."""

    id: Id
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

    id: Id
    refused: RefusalShown


class Reacted(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody's gesture; the seat is null for whoever has none."""

    react: Reaction
    person: int
    seat: int | None


# ── over HTTP ───────────────────────────────────────────────────────────────────────────────────────────────────────


class MakeTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """With null for a name, the host has no seat: a big screen, a teacher. A deck is a pack's name, or itself."""

    game: GameName
    name: Name | None
    deck: str | dict[str, Any] | None = None
    options: dict[str, Any] = {}
    avatar: Avatar | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody new; or, with a ticket, somebody who brings their place along to another device. `token`: a fresh one,
    which the device has drawn itself, of 128 random bits or more; asked for again with the same, it is done once."""

    name: Name = ""
    avatar: Avatar | None = None
    ticket: Token | None = None
    token: OwnToken | None = None


class Rename(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One's own name and picture; what is not named stays as it is."""

    name: Name | UnsetType = UNSET
    avatar: Avatar | UnsetType = UNSET


class AddBot(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A bot for the next free seat."""

    level: Level = "regular"


class SetLevel(Struct, frozen=True, forbid_unknown_fields=True):
    """How well a bot is to play from now on."""

    level: Level


class Change(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The host's settings; what is not named stays as it is. Another game brings its own deck and options. A deck is
    a pack's name, the deck itself, or null for the game's own choice. `host` is the seat that the host's role is handed
    to, or null for whoever is at the table without one."""

    game: GameName | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    deck: str | dict[str, Any] | UnsetType | None = UNSET
    first: int | UnsetType | None = UNSET
    host: int | UnsetType | None = UNSET
    locked: bool | UnsetType = UNSET
    keep: bool | UnsetType = UNSET


class GoOn(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`at` is the number that the host had seen: if the table does not wait for the same any more, it is too late."""

    at: Number | UnsetType = UNSET


class Hide(Struct, frozen=True, forbid_unknown_fields=True):
    """The text with this number, as `typed` of its event says it."""

    number: Annotated[int, Meta(ge=1)]


class Seated(Struct, frozen=True):
    """A place at a table: the seat, if there was one, and the token that proves whose it is."""

    code: str
    seat: int | None
    token: str
    link: str


class MoveLink(Struct, frozen=True):
    """Opened once, on another device, within five minutes, it moves the place at the table there."""

    link: str


class EvidenceAsked(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which match, counted from 1, in the query; without it, the last."""

    match: int | None = None


class CardsShown(Struct, frozen=True):
    """What is printed on the cards of a deck, each by its name. `language` and `title` are the deck's, null for a game
    that takes none; `categories` and `help` are those of the Questions of #TalkItOut, empty for other games."""

    language: str | None
    title: str | None
    texts: dict[str, str]
    categories: dict[str, tuple[Category, Category]]
    help: dict[str, tuple[str, ...]]


class ReplayAsked(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which match, counted from 1, and through whose eyes, in the query; without them, the last, a spectator's."""

    match: int | None = None
    seat: int | None = None


class ReplaySeat(Struct, frozen=True):
    """Who sat here when the match began."""

    name: str
    avatar: str
    bot: bool


class ReplayStep(Struct, frozen=True):
    """The match after one act, and what was heard of that act. Nothing is on offer, and no timer has a deadline."""

    view: AnyView
    events: list[AnyEvent]


class Replay(Struct, frozen=True):
    """A whole match as one seat saw it: the deal, and then a step for every act."""

    game: GameName
    seats: list[ReplaySeat]
    steps: list[ReplayStep]


class Healthy(Struct, frozen=True):
    """Whether the store answers."""

    ok: bool


class Error(Struct, frozen=True):
    """A stable code, a sentence in English, and what the sentence speaks of, for a client with another language."""

    code: str
    text: str
    args: dict[str, Any] = {}


class Failed(Struct, frozen=True):
    """Every answer over HTTP that is not a success. With `bad_deck` come the remarks: all that there is to mend."""

    error: Error
    remarks: list[RemarkShown] | UnsetType = UNSET


# ── decks, over HTTP ────────────────────────────────────────────────────────────────────────────────────────────────


PaperName = Literal["a4", "letter"]


class OptionShown(Struct, frozen=True):
    """An option of a game. `schema` is a JSON Schema of what it may be: enough to draw it without knowing the game."""

    name: str
    default: Any
    help: str
    schema: dict[str, Any]


class GameShown(Struct, frozen=True):
    """A game as it is chosen: `seats` are the fewest and the most, `first_player` is how the rulebook finds who begins.
    `decks` are the packs it can be played with, `defaults` the one of each language that is taken if nobody chooses;
    both are empty for a game that takes no deck."""

    name: str
    title: str
    seats: tuple[int, int]
    minutes: int
    age: int
    first_player: str
    options: list[OptionShown]
    takes_deck: bool
    decks: list[str]
    defaults: dict[str, str]


class Games(Struct, frozen=True):
    games: list[GameShown]


class DeckLabel(Struct, frozen=True):
    """What is known of a deck without its cards."""

    game: str
    title: str
    language: str
    licence: str
    author: str
    cards: int


class PackShown(DeckLabel, frozen=True):
    """A pack that comes with Parlour. Decks that whoever runs the server keeps for themselves are shown to nobody."""

    name: str


class Packs(Struct, frozen=True):
    decks: list[PackShown]


class DeckSummary(DeckLabel, frozen=True):
    """`kinds`: how many there are of each kind of card."""

    kinds: dict[str, int]


class RemarkShown(Struct, frozen=True):
    """One thing to mend, and what to do about it. `path` is its place in the deck, as in `terms[3].word`; empty: the
    deck as a whole. `line` is its line in the text that was sent, where it has one."""

    text: str
    path: str
    line: int | None


class DeckRead(Struct, frozen=True):
    """A deck without mistakes: `advice` is what might be better, `deck` what a table takes, `yaml` a file to go on
    writing in."""

    summary: DeckSummary
    advice: list[RemarkShown]
    deck: dict[str, Any]
    yaml: str


class ImportAsked(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """How to read a spreadsheet, in the query; only its game has to be said. `name`, the file's, gives it a title."""

    game: str
    name: str = ""
    columns: str | None = None
    header: bool | None = None
    separator: str | None = None
    encoding: str | None = None
    sheet: str | None = None
    title: str = ""
    language: str = ""
    author: str = ""
    licence: str = ""


class PrintAsked(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How to print, in the query. `language` is for a game without a deck; others speak their deck's."""

    paper: PaperName = "a4"
    language: str = "en"


read_message = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
