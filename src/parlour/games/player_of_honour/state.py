"""What lies on a table of Player of Honour, and who sees it."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from parlour.engine.chance import StackedCard
from parlour.engine.plain import as_it_is
from parlour.engine.sight import counted, derived, own, public
from parlour.engine.state import State
from parlour.games.player_of_honour.acts import Place
from parlour.games.player_of_honour.cards import TopicCard, TopicCards


class Turned(msgspec.Struct, frozen=True):
    """P4: a number of the Player of Honour's is turned, and with it all that lies on its topic."""

    number: int
    topic: int
    guesses: tuple[int | None, ...]
    """What each seat laid there; null for the Player of Honour."""
    sure: tuple[int, ...]
    """The seats whose I Know This One! card lies there."""
    points: tuple[int, ...]
    """What each seat got there: not yet the point for all five, nor what the Player of Honour gets."""


class Round(msgspec.Struct, frozen=True):
    """A round that is over, with everybody's cards and all their points, the Player of Honour's included. `earned` is
    what each seat got on each topic (P5, P7), `perfect` who had all five equal, `best` the Guessers with the most
    points, if they have any."""

    round: int
    honour: int | None
    topics: tuple[TopicCard, ...]
    ranks: tuple[tuple[int, ...], ...]
    sure: tuple[int | None, ...]
    points: tuple[int, ...]
    earned: tuple[tuple[int, ...], ...] = ()
    perfect: tuple[int, ...] = ()
    best: tuple[int, ...] = ()


class TopicShown(TypedDict):
    card: str
    text: str


class TurnedShown(TypedDict):
    number: int
    topic: int
    guesses: list[int | None]
    sure: list[int]
    points: list[int]


class RoundShown(TypedDict):
    """A round that is over. `earned` is what each seat got on each topic, `perfect` who had all five equal, `best` the
    Guessers with the most points, if they have any."""

    round: int
    honour: int | None
    topics: list[TopicShown]
    ranks: list[list[int]]
    sure: list[int | None]
    points: list[int]
    earned: list[list[int]]
    perfect: list[int]
    best: list[int]


class PlacedShown(TypedDict):
    """Your own cards: a number on each topic, and the topic on which the I Know This One! card lies."""

    ranks: list[int]
    sure: int | None


# Written by hand, since every look at the table needs them: `plain` takes twice as long.


def as_topics(topics: tuple[TopicCard, ...]) -> list[TopicShown]:
    shown: list[TopicShown] = msgspec.to_builtins([*topics])
    return shown


def as_revealed(revealed: list[Turned]) -> list[TurnedShown]:
    return [
        {
            "number": step.number,
            "topic": step.topic,
            "guesses": [*step.guesses],
            "sure": [*step.sure],
            "points": [*step.points],
        }
        for step in revealed
    ]


def as_last(last: Round | None) -> RoundShown | None:
    if last is None:
        return None
    return {
        "round": last.round,
        "honour": last.honour,
        "topics": as_topics(last.topics),
        "ranks": [[*ranks] for ranks in last.ranks],
        "sure": [*last.sure],
        "points": [*last.points],
        "earned": [[*earned] for earned in last.earned],
        "perfect": [*last.perfect],
        "best": [*last.best],
    }


def as_placed(placed: Place | None) -> PlacedShown | None:
    return None if placed is None else {"ranks": list(placed.ranks), "sure": placed.sure}


def in_hand(placed: Place | None) -> int:
    """Nobody holds topic cards, and how many Player cards somebody has laid already is their secret (P2)."""
    return 0


class Honour(State):
    cards: TopicCards = derived()
    round: int = public(0)  # from 1
    rounds: int = public(0)  # P6, P7: how many there will be
    honour: int | None = public()  # null in the Duo
    topics: tuple[TopicCard, ...] = public((), shape=as_topics, bare=as_it_is)
    shown: tuple[str, ...] = public(())  # P8: the topics of earlier rounds
    pile: list[StackedCard] = counted()
    placed: list[Place | None] = own(shape=as_placed, each={"cards": in_hand})
    done: tuple[int, ...] = public(())
    revealed: list[Turned] = public(shape=as_revealed, bare=as_it_is)
    scores: list[int] = public()
    last: Round | None = public(shape=as_last, bare=as_it_is)
    good_score: int | None = public()  # P7: shown with the Duo's total …
    top_score: int | None = public()  # … and what it can reach
