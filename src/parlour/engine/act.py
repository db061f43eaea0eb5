"""What a seat does: one small frozen type an act, the same on the wire and inside."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final, get_type_hints

import msgspec

CLOCK: Final = -1
"""The clock's seat: time comes into a match as an act of the clock."""


class Text(msgspec.Struct, frozen=True):
    """An open field that holds typed text of up to `longest` characters (A6)."""

    longest: int
    where_listed: bool = False
    """True: it must be typed where the acts listed hold it, and is not asked for where they leave it out."""
    decides: bool = False
    """True: the rules look at the words. All other texts are people's own, and a match goes the same without them."""


class OrderOf(msgspec.Struct, frozen=True):
    """An open field that holds the given things in any order."""

    things: tuple[int, ...]


class Texts(msgspec.Struct, frozen=True):
    """An open field that holds so many typed texts."""

    count: int
    longest: int


Open = Text | Texts | OrderOf
"""What a field holds that an offer leaves open: `word: Annotated[str, Text(40)]`."""


class Act(msgspec.Struct, frozen=True, gc=False, tag_field="act", forbid_unknown_fields=True, omit_defaults=True):
    """Subclass it with a tag: `class Play(Act, frozen=True, tag="play"): card: str`."""

    its_own_offer: ClassVar[bool] = False
    """True where the fields depend on each other, so that each act is offered by itself."""
    of_the_moment: ClassVar[bool] = False
    """True where the act answers what was said last: it must not hit what is said next (see State.moment)."""
    may_be_refused: ClassVar[bool] = False
    """True where it is offered without saying whether it holds, since that would tell too much (see Window.tries)."""
    for_the_first: ClassVar[bool] = False
    """True where it is a race: whoever does it first has it."""
    is_toggle: ClassVar[bool] = False
    """True where it can be taken back or done again at will while the match stays where it is: over the network such
    acts have a rate limit of their own."""


class GoOn(Act, frozen=True, tag="go_on"):
    """A10: the soft clock is out, and somebody asks the table to go on."""


class Elapsed(Act, frozen=True, tag="elapsed"):
    """The clock's only act: the open timer has run out."""


GO_ON: Final = GoOn()
ELAPSED: Final = Elapsed()


@cache
def open_fields(act: type[Act]) -> dict[str, Open]:
    """The fields that an offer of this act leaves open instead of listing every value."""
    hints = get_type_hints(act, include_extras=True)
    return {
        field: note
        for field in act.__struct_fields__
        for note in getattr(hints[field], "__metadata__", ())
        if isinstance(note, Open)
    }


def tag_of(act: type[Act]) -> str:
    """The act's name on the wire."""
    return str(act.__struct_config__.tag)
