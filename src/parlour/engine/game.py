"""What the engine needs to know of a game: its seats, options, deck, windows, and how it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Any, Union

import msgspec

from parlour.engine.act import Act, Elapsed, GoOn, tag_of
from parlour.engine.chance import Chance
from parlour.engine.event import Event, Late, WentOn, hearers
from parlour.engine.naming import Called, Names
from parlour.engine.refusal import Refusal, Refused
from parlour.engine.sight import Eyes
from parlour.engine.state import Cards, State
from parlour.engine.window import Window

Seconds = Annotated[int, msgspec.Meta(ge=0, le=86_400)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options: its own class adds fields to this one. A default needs no touch; a field's examples are what
    people are given to choose from, where its type alone would leave too much open."""

    wait: Annotated[Seconds, msgspec.Meta(examples=[30, 60, 120, 0])] = 60


class Setup(msgspec.Struct, frozen=True):
    """All that a match begins with."""

    seats: int
    options: Any
    cards: Any
    chance: Chance
    first: int | None = None

    def first_seat(self) -> int:
        """A2: the chosen seat, or one drawn at random."""
        return self.chance.below(self.seats) if self.first is None else self.first


class Part(StrEnum):
    """What a game may have beside its rules: a module of that name in its folder, loaded on first use."""

    DECK = "deck"
    FACES = "faces"
    TERMINAL = "terminal"
    BOTS = "bots"
    EVIDENCE = "evidence"


@dataclass(frozen=True)
class Game:
    name: str
    title: str
    seats: range
    minutes: int
    age: int
    options: type[Options]
    table: type[State]
    windows: tuple[Window[Any], ...]
    events: tuple[type[Event], ...]
    refusals: tuple[Refusal, ...]
    reasons: tuple[str, ...]
    """Why a match can end."""
    begin: Callable[[Setup], Any]
    imagine: Callable[[Setup, dict[str, Any]], Any]
    """A full state that is consistent with a view."""
    make_cards: Callable[..., Cards] | None = None
    """The deck made ready for play; None for a game whose cards are always the same. Where `names_tell`, it is given
    what the cards are called as well, if that is not as in the deck."""
    cuts_for_first: bool = False
    """O2: where no seat is chosen, the game cuts for it, at a rematch too; elsewhere the next seat begins (A2)."""
    check_options: Callable[[Any, int, Any], None] | None = None
    """Raises ValueError where options, seats and deck do not go together."""
    against: Callable[[Any, int, Act], Refused | None] | None = None
    """The rule that speaks against an act which none of the windows that are open to a seat takes (A12); None where no
    rule does but that somebody else is waited for."""
    teams: Callable[[Any, int], tuple[int, ...] | None] | None = None
    """By options and number of seats: which team each seat plays in, counted from 0; None where each plays alone."""
    guidance: Callable[[Any, int, Sequence[Act]], Mapping[str, Any] | None] | None = None
    """What a screen shows beside the offers of a seat and would else have to know the rules for: where cards could go,
    which rule closes what. It is handed the acts that are offered, and like them it is made of what is public and the
    seat's own."""
    constants: Mapping[str, Any] = field(default_factory=dict, compare=False)
    """Numbers and orders of the rules that a screen draws by, the same in every match: the page has them from here."""
    names_tell: bool = False
    """Whether its cards' readable names tell what players have to know: at a live table they are drawn."""
    best: int = 0
    """With how many it is at its best: whoever is alone gets so many bots, less one. 0 for the fewest."""
    home: str = ""
    """The module that it is in: its `__name__`."""
    parts: frozenset[Part] = frozenset()
    shelf: int = 100
    """Where it stands among the others: the lower, the earlier."""
    rules_version: int = 1
    older: tuple[Game, ...] = ()
    """The same game by earlier versions of its rules: what they have begun is played on, told and verified by them."""
    _made: dict[tuple[int, int], tuple[Any, Called | None, Cards]] = field(
        default_factory=dict, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        for event in self.events:
            hearers(event)  # an undeclared field is an error at import

    def by_rules(self, version: int) -> Game | None:
        """This game by that version of its rules; None where it is not known here."""
        return next((game for game in (self, *self.older) if game.rules_version == version), None)

    @property
    def names_at_a_table(self) -> Names:
        return "drawn" if self.names_tell else "readable"

    @cached_property
    def default_options(self) -> Options:
        return self.options()

    @cached_property
    def acts(self) -> dict[str, type[Act]]:
        """Every act of the game by its name on the wire."""
        kinds = {kind for window in self.windows for kind in window.acts}
        return {tag_of(kind): kind for kind in sorted(kinds | {GoOn, Elapsed}, key=tag_of)}

    @cached_property
    def any_act(self) -> Any:
        return Union[tuple(self.acts.values())]  # noqa: UP007 - the members are only known here

    @property
    def phases(self) -> tuple[str, ...]:
        return (*dict.fromkeys(window.phase for window in self.windows), "over")

    @property
    def own_keys(self) -> list[str]:
        """The keys of a view that hold what its own seat alone sees."""
        owned = (Eyes.OWNER, Eyes.NAMED)
        return [sight.name or key for key, sight in self.table.sights.items() if sight.eyes in owned and sight.in_view]

    @cached_property
    def any_event(self) -> Any:
        return Union[self.all_events]  # noqa: UP007 - the members are only known here

    @property
    def all_events(self) -> tuple[type[Event], ...]:
        return (*self.events, Late, WentOn)

    def cards_of(self, deck: Any, called: Called | None = None) -> Any:
        """The deck made ready, once for each: neither decks nor names are ever changed, so the objects are the key."""
        if self.make_cards is None:
            return None
        key = id(deck), id(called)
        made = self._made.get(key)
        if made is None or made[0] is not deck or made[1] is not called:
            if len(self._made) >= 64:
                self._made.clear()
            cards = self.make_cards(deck) if called is None else self.make_cards(deck, called)
            made = self._made[key] = (deck, called, cards)
        return made[2]
