"""What a match says of the words of its deck: what each player did that somebody does who knows a word, or does not.

A game that is played with words to learn registers a `TermEvidence` as EVIDENCE. How much each observation says is
weighed elsewhere, for all games alike; a game says how often it comes right by luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from msgspec import Struct

from parlour.engine.match import Match


class Sign(StrEnum):
    """What somebody did with a term."""

    MET = "met"
    """They had a card of it before them. It says nothing of what they know."""
    GROUPED = "grouped"
    """They said which cards belong together."""
    NAMED = "named"
    """They said which Word is missing."""
    KEPT = "kept"
    """Two cards that belong together were in their hand when one had to go: both stayed, or they tore them apart."""


class Observation(Struct, frozen=True, array_like=True):
    """One thing that one player did. Terms are places in the deck."""

    who: int
    term: int
    sign: Sign
    right: bool
    luck: float = 1.0
    """How likely it is to be right for somebody who does not know the term."""
    instead: int | None = None
    """What the term was mixed up with."""


@dataclass(frozen=True)
class TermEvidence:
    observe: Callable[[Match, Sequence[int | None]], Iterator[Observation]]
    """All that a match says, from its acts, and who did each of them: None for a bot and for the clock."""
