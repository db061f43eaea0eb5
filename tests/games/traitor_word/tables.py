"""Tables of Traitor Word laid out word by word: `table("whale sea", "", "", pile="tail")`.

The first seat holds *whale* and *sea*; what is not named is filler. Seat 0 is the first player unless somebody else is
named, so seat 1 says the first word. There is no reaction time unless one is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import parlour
from tests.scripting import play

OPENING = "opening"
LEFT = 31  # W1


def _filled(words: str, upto: int, filler: Iterator[str]) -> list[str]:
    named = words.split()
    return named + [next(filler) for _ in range(upto - len(named))]


def words_in_order(*hands: str, opening: str = OPENING, pile: str = "", left: int = LEFT) -> list[str]:
    """The words of all cards in the order in which they are dealt."""
    filler = (f"filler{number}" for number in count())
    order = []
    for hand in hands:
        order += _filled("", 3, filler) + _filled(hand, 5, filler)
    return [*order, opening, *_filled(pile, left - 1, filler)]


def deck(*hands: str, **how: Any) -> dict[str, Any]:
    return {"words": [[word, f"pink {word}"] for word in words_in_order(*hands, **how)]}


def table(
    *hands: str, opening: str = OPENING, pile: str = "", left: int = LEFT, first: int = 0, **options: Any
) -> parlour.Match:
    """A match with these secret words, this first word of the chain and this pile (top first)."""
    laid = deck(*hands, opening=opening, pile=pile, left=left)
    return parlour.start(
        "traitor-word",
        seats=len(hands),
        deck=laid,
        options={"reaction": 0} | options,
        first=first,
        chance=parlour.Stacked(deck=tuple(range(1, len(laid["words"]) + 1))),
    )


def say(match: parlour.Match, words: str) -> parlour.Match:
    """Each word is said by whoever the table waits for, in turn."""
    for word in words.split():
        play(match, f"{match.waiting[0]} say word={word}")
    return match


def seen(match: parlour.Match, key: str, you: int | None = None) -> Any:
    return match.view(you)[key]


def hand(match: parlour.Match, seat: int) -> list[str]:
    """The secret words of a seat."""
    return [secret["word"] for secret in seen(match, "hand", seat)]


def flashes(match: parlour.Match) -> list[int]:
    """How high each pile is, as its owner sees it."""
    return [seen(match, "flashes", seat) for seat in range(match.header.seats)]


def chain(match: parlour.Match) -> list[str]:
    return [link["word"] for link in seen(match, "chain")]


def card(match: parlour.Match, word: str) -> int:
    """The number of the card with this word."""
    words = [each["black"] for each in match.transcript()["deck"]["words"]]
    return words.index(word) + 1


def claim(match: parlour.Match, seat: int, word: str) -> parlour.Match:
    return play(match, f"{seat} claim card={card(match, word)}")


def kind_of_timer(match: parlour.Match) -> str | None:
    return match.timer["kind"] if match.timer else None


def told(match: parlour.Match, you: int | None = None) -> list[str]:
    """The names of the events in the history, as a seat reads it."""
    return [event["event"] for event in match.events(you)]


def vote(match: parlour.Match, **thumbs: str) -> parlour.Match:
    """`vote(match, s0="up", s2="down")`"""
    return play(match, *(f"{seat[1:]} vote thumb={thumb}" for seat, thumb in thumbs.items()))


def lose_all(match: parlour.Match, seat: int) -> parlour.Match:
    """This seat accuses falsely until it has no Flash left; the game is in turns, and never on its own word."""
    words = (f"word{number}" for number in count())
    while flashes(match)[seat]:
        speaker = match.waiting[0]
        say(match, next(words))
        if match.result is None and speaker != seat:
            play(match, f"{seat} accuse of=secret")
    return match
