"""What the engine needs to know of a game: its seats, options, deck, windows, and how it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Union, get_type_hints

import msgspec

from parlour.engine.act import Act, Elapsed, GoOn, tag_of
from parlour.engine.chance import Chance
from parlour.engine.event import Event, Late, WentOn, hearers
from parlour.engine.refusal import Refusal
from parlour.engine.state import Cards, Table
from parlour.engine.window import Window

Seconds = Annotated[int, msgspec.Meta(ge=0, le=86_400)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options: its own class adds fields to this one. A default needs no touch."""

    wait: Annotated[Seconds, msgspec.Meta(description="Seconds until anybody may ask to go on (A10); 0 for never.")] = (
        60
    )


def option_list(options: type[Options]) -> list[dict[str, Any]]:
    """Each option with its default and what it does, for people and programs to choose from."""
    hints = get_type_hints(options, include_extras=True)
    listed = []
    for option in msgspec.structs.fields(options):
        notes = [note for note in getattr(hints[option.name], "__metadata__", ()) if isinstance(note, msgspec.Meta)]
        help_text = next((note.description for note in notes if note.description), "")
        listed.append({"name": option.name, "default": option.default, "help": help_text})
    return listed


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


@dataclass(frozen=True)
class Game:
    name: str
    title: str
    seats: range
    minutes: int
    age: int
    first_player: str
    """A2: the rulebook's criterion for the first player, shown where the host chooses."""
    options: type[Options]
    table: type[Table]
    windows: tuple[Window[Any], ...]
    events: tuple[type[Event], ...]
    refusals: tuple[Refusal, ...]
    reasons: tuple[str, ...]
    """Why a match can end."""
    begin: Callable[[Setup], Any]
    imagine: Callable[[Setup, dict[str, Any]], Any]
    """A full state that is consistent with a view."""
    sentences: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Each event as people would say it; the first sentence is used whose fields were all heard."""
    make_cards: Callable[[Any], Cards] | None = None
    """The deck made ready for play; None for a game whose cards are always the same."""
    cuts_for_first: bool = False
    """O2: where no seat is chosen, the game cuts for it, at a rematch too; elsewhere the next seat begins (A2)."""
    check_options: Callable[[Any, int, Any], None] | None = None
    """Raises ValueError where options, seats and deck do not go together."""
    rules_version: int = 1
    _made: dict[int, tuple[Any, Cards]] = field(default_factory=dict, repr=False, compare=False)

    def __post_init__(self) -> None:
        for event in self.events:
            hearers(event)  # an undeclared field is an error at import

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
    def all_events(self) -> tuple[type[Event], ...]:
        return (*self.events, Late, WentOn)

    def cards_of(self, deck: Any) -> Any:
        """The deck made ready, once for each deck: decks are never changed, so the object itself is the key."""
        if self.make_cards is None:
            return None
        made = self._made.get(id(deck))
        if made is None or made[0] is not deck:
            if len(self._made) >= 64:
                self._made.clear()
            made = self._made[id(deck)] = (deck, self.make_cards(deck))
        return made[1]

    def seats_in_words(self) -> str:
        few, many = self.seats[0], self.seats[-1]
        return str(few) if few == many else f"{few} to {many}"
