"""Rounds of Player of Honour in a line: `play_round(table(3), "12345", "1!2345", "5432!1")`.

Somebody's cards are written as they lie on the five topics; `!` follows the number under the I Know This One! card.
"""

from __future__ import annotations

from typing import Any

import parlour
from tests.scripting import play

OWN_ORDER = "12345"
ALL_RIGHT = "1!2345"
ALL_WRONG = "2!3451"


def deck(cards: int) -> dict[str, Any]:
    """So many cards: the two faces of card 7 are called "topic 7a" and "topic 7b"."""
    return {"topics": [[{"text": f"topic {number}{face}"} for face in "ab"] for number in range(1, cards + 1)]}


def table(
    players: int, top: tuple[str | int, ...] = (), first: int = 0, cards: int = 50, wait: int = 60, seed: int = 0
) -> parlour.Match:
    """Seat 0 is the first Player of Honour; `top` are the first cards of the deck."""
    return parlour.start(
        "player-of-honour",
        seats=players,
        deck=deck(cards),
        options={"wait": wait},
        first=first,
        chance=parlour.Stacked(deck=top, seed=seed),
    )


def placing(laid: str) -> dict[str, Any]:
    """What `12!345` says: the number on each topic, and the topic with the I Know This One! card."""
    return {
        "ranks": [int(number) for number in laid if number != "!"],
        "sure": laid.index("!") - 1 if "!" in laid else None,
    }


def place(match: parlour.Match, seat: int, laid: str) -> parlour.Match:
    match.play(seat, {"act": "place", **placing(laid)})
    return match


def all_done(match: parlour.Match, *laid: str) -> parlour.Match:
    """Everybody places what is written for their seat, and says that they are done."""
    for seat, cards in enumerate(laid):
        place(match, seat, cards)
        match.play(seat, {"act": "done"})
    return match


def reveal(match: parlour.Match, times: int = 1) -> parlour.Match:
    for _ in range(times):
        play(match, f"{seen(match, 'honour')} reveal")
    return match


def play_round(match: parlour.Match, *laid: str) -> parlour.Match:
    """A whole round."""
    return reveal(all_done(match, *laid), 5)


def plain_round(match: parlour.Match, guess: str = ALL_WRONG) -> parlour.Match:
    """A round in which the Player of Honour likes the topics as they lie, and all guess the same."""
    honour = seen(match, "honour")
    return play_round(match, *[OWN_ORDER if seat == honour else guess for seat in range(match.header.seats)])


def duo_round(match: parlour.Match, one: str = "12345", other: str = "12345") -> parlour.Match:
    return all_done(match, one, other)


def seen(match: parlour.Match, key: str) -> Any:
    """What everybody sees."""
    return match.view(None)[key]


def told(match: parlour.Match, you: int | None) -> list[dict[str, Any]]:
    """The events of the last act as `you` heard them, without their number."""
    step = seen(match, "step")
    return [{key: event[key] for key in event if key != "n"} for event in match.events(you) if event["n"] == step]
