"""Commands: all that can be asked of a table, as a closed set of types. What comes of one is decided in decide.py."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from parlour.decks import Deck
from parlour.table.log import entry as log
from parlour.table.room.people import SeatedBot


class DoneAlready(Exception):
    """What is asked for was done before, and is done once (idempotent): it has its number in the log."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class HostCommand(Struct, frozen=True):
    """The host's alone, and `asker` is who asks."""

    asker: int


# ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class PlayAct(Struct, frozen=True):
    """Somebody acts in their seat. `id` is what they call it, by which it is done once; `seen` is the number of the log
    that they had seen."""

    person: int
    act: dict[str, Any]
    id: str = ""
    seen: int | None = None


class PlayBot(Struct, frozen=True):
    """A bot acts, if the match still stands where the entry of the number `step` has brought it: there it looked."""

    seat: int
    step: int
    act: dict[str, Any]


class TimeOut(Struct, frozen=True):
    """The open timer has run out."""


class RunOutClock(HostCommand, frozen=True):
    """A10: the host waits no longer, so the clock runs out now; `seen` tells for what the table waited then."""

    seen: int


class TakeStep(HostCommand, frozen=True):
    """A10: the clock is out, and the host takes the step that the table waits for, unless that was it."""

    seen: int


class AddSalt(Struct, frozen=True):
    """Somebody's share in the chance of the next match."""

    person: int
    salt: str


# ── coming and going ────────────────────────────────────────────────────────────────────────────────────────────────


class OpenTable(Struct, frozen=True):
    """A new table, and the deck that its host has brought along; the time is set when it is decided."""

    made: log.Made
    brought: Deck | None = None


class SitDown(Struct, frozen=True):
    who: log.Newcomer


class UseTicket(Struct, frozen=True):
    """Somebody brings their place along to another device, where this token will be theirs. Both are hashes."""

    ticket: str
    token: str


class GiveTicket(Struct, frozen=True):
    person: int
    ticket: str


class FreeSeat(Struct, frozen=True):
    """A seat is freed: by whoever sits there, or by the host."""

    asker: int
    seat: int


class SendAway(Struct, frozen=True):
    """Somebody goes, wherever they sit or wait: by themselves, or because the host says so."""

    asker: int
    person: int


class Readmit(HostCommand, frozen=True):
    """Somebody who was sent away may come back."""

    person: int


class ComeBack(Struct, frozen=True):
    person: int


class ChangeName(Struct, frozen=True):
    """Somebody's own name and picture, at any time: neither is a credential, nor known to the match."""

    person: int
    name: str | UnsetType = UNSET
    avatar: str | UnsetType = UNSET


class PassHost(Struct, frozen=True):
    """Somebody has come or gone: who of those who are here is to be host?"""

    here: Container[int]


class StandIn(HostCommand, frozen=True):
    """A bot plays on in this seat, until whoever sits there comes back."""

    seat: int


class SeatBot(HostCommand, frozen=True):
    bot: SeatedBot


class TrainBot(HostCommand, frozen=True):
    """The bot that plays here plays better or worse from now on, also in the middle of a match."""

    seat: int
    level: str


class SwapSeats(HostCommand, frozen=True):
    """Whoever sits in these two seats changes places, before a match: partners may find each other."""

    seat: int
    other: int


class RelieveBot(HostCommand, frozen=True):
    """Somebody who waits on the bench plays on for the bot in this seat."""

    seat: int
    person: int


# ── the host's ──────────────────────────────────────────────────────────────────────────────────────────────────────


class ChangeSettings(HostCommand, frozen=True):
    """With the deck, if the host has brought it along; the time is set when it is decided."""

    changes: log.Changed
    brought: Deck | None = None


class BeginMatch(HostCommand, frozen=True):
    """With the deck of this hash; after a rematch everybody will have played."""

    deck: str | None
    next_seed: str
    rematch: bool = False


class PauseMatch(HostCommand, frozen=True):
    pass


class ResumeMatch(HostCommand, frozen=True):
    pass


class StopMatch(HostCommand, frozen=True):
    """The match ends here, unfinished: also a paused one, and one by other rules."""


class HideText(HostCommand, frozen=True):
    """What was typed in the act with this number is hidden from all screens."""

    number: int


Command = (
    PlayAct
    | PlayBot
    | TimeOut
    | RunOutClock
    | TakeStep
    | AddSalt
    | OpenTable
    | SitDown
    | UseTicket
    | GiveTicket
    | FreeSeat
    | SendAway
    | Readmit
    | ComeBack
    | ChangeName
    | PassHost
    | StandIn
    | SeatBot
    | TrainBot
    | SwapSeats
    | RelieveBot
    | ChangeSettings
    | BeginMatch
    | PauseMatch
    | ResumeMatch
    | StopMatch
    | HideText
)
