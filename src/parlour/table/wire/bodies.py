"""The wire over HTTP: every body and every query, as a type."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from parlour.bots import Level
from parlour.decks.form import DeckForm
from parlour.decks.format import Age, Difficulty, Theme
from parlour.table.log.entry import BotPace
from parlour.table.wire.messages import AnyEvent, AnyView, GameName, Number, SessionToken

Name = Annotated[str, Meta(max_length=200)]
OwnToken = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$(?!\n)")]
Avatar = Annotated[str, Meta(max_length=20)]


# ── tables ──────────────────────────────────────────────────────────────────────────────────────────────────────────


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
    ticket: SessionToken | None = None
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


class ChangePlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """With whom: the other seat."""

    other: int


class Change(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The host's settings; what is not named stays as it is. Another game brings its own deck and options. A deck is
    a pack's name, the deck itself, or null for the game's own choice. `host` is the seat that the host's role is handed
    to, or null for whoever is at the table without one. `pace` is the bots'."""

    game: GameName | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    deck: str | dict[str, Any] | UnsetType | None = UNSET
    first: int | UnsetType | None = UNSET
    host: int | UnsetType | None = UNSET
    locked: bool | UnsetType = UNSET
    keep: bool | UnsetType = UNSET
    pace: BotPace | UnsetType = UNSET


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
    that takes none; `categories` are those that a card shows, `help` is for whoever is stuck, both empty for most
    games."""

    language: str | None
    title: str | None
    texts: dict[str, str]
    categories: dict[str, tuple[str, ...]]
    help: dict[str, tuple[str, ...]]


class StoryAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Before which number, in the query: as `earlier` says it."""

    before: Number


class Story(Struct, frozen=True):
    """A part of the match on the table, as whoever asks has heard it, the oldest first. `earlier` is the number before
    which there is more; null: it begins here."""

    events: list[AnyEvent]
    earlier: int | None


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
    """A whole match as one seat saw it: the deal, and then a step for every act. `cards` says what is printed on them,
    where their names were drawn for this match."""

    game: GameName
    cards: CardsShown | None
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


# ── games and decks ─────────────────────────────────────────────────────────────────────────────────────────────────


PaperName = Literal["a4", "letter"]


class OptionShown(Struct, frozen=True):
    """An option of a game. `schema` is a JSON Schema of what it may be: enough to draw it without knowing the game. Its
    `examples`, where it has them, are the values to offer, in their order."""

    name: str
    default: Any
    help: str
    schema: dict[str, Any]


class GameShown(Struct, frozen=True):
    """A game as it is chosen: `seats` are the fewest and the most, `first_player` is how the rulebook finds who begins.
    `best` is with how many it is at its best; with `cuts_for_first` the game itself finds who begins, where the host
    has not chosen. `decks` are the packs it can be played with, `defaults` the one of each language that is taken if
    nobody chooses; both are empty for a game that takes no deck. `deck_form` is how a deck of it is written. `own` are
    the keys of its view that are each seat's own."""

    name: GameName
    title: str
    seats: tuple[int, int]
    minutes: int
    age: int
    best: int
    first_player: str
    cuts_for_first: bool
    options: list[OptionShown]
    takes_deck: bool
    decks: list[str]
    defaults: dict[str, str]
    deck_form: DeckForm | None
    own: list[str]


class Games(Struct, frozen=True):
    games: list[GameShown]


class DeckLabel(Struct, frozen=True):
    """What is known of a deck without its cards. `age` and `difficulty` are null, and `themes` empty, where it does not
    say them."""

    game: str
    title: str
    language: str
    licence: str
    author: str
    age: Age | None
    difficulty: Difficulty | None
    themes: list[Theme]
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
    """How to read a spreadsheet, in the query; only its game has to be said. `name`, the file's, gives it a title;
    `themes` have commas between them."""

    game: str
    name: Name = ""
    columns: str | None = None
    header: bool | None = None
    separator: str | None = None
    encoding: str | None = None
    sheet: str | None = None
    title: str = ""
    language: str = ""
    author: str = ""
    licence: str = ""
    age: str = ""
    difficulty: str = ""
    themes: str = ""


class PrintAsked(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How to print, in the query. `language` is for a game without a deck; others speak their deck's."""

    paper: PaperName = "a4"
    language: str = "en"
