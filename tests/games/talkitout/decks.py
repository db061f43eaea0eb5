"""Tables of #TalkItOut laid out card by card: `table("sr2 lie", "throw", pile="fm1 sr3")`.

A Question is called by the first letters of its two categories and a number: `sr2` shows society and relationships.
`fm*3` are three Questions whose names do not matter. The deck is made of exactly the cards that lie on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any

import parlour
from parlour.games.talkitout.deck import Category
from tests.scripting import play

NAMES = {"throw": "throw_it_out", "back": "back_at_you", "lie": "tell_a_lie"}
CATEGORIES = {category[0]: str(category) for category in Category}
HAND = 7
LEFT = 1 + 16  # the opening card, and one more than T13 wants: as many draws for each of two players


def deck(cards: Iterable[str]) -> dict[str, Any]:
    """The deck that holds these cards."""
    listed = list(cards)
    return {
        "questions": [
            {"id": card, "categories": [CATEGORIES[card[0]], CATEGORIES[card[1]]], "text": f"What about {card}?"}
            for card in listed
            if card not in NAMES.values()
        ],
        "specials": {name: listed.count(name) for name in NAMES.values()},
    }


def cards(words: str, numbers: Iterator[int], upto: int = 0, filler: str = "fm") -> list[str]:
    """The cards that the words name, filled up to a number of them."""
    named: list[str] = []
    for word in words.split():
        name, _, times = word.partition("*")
        if name in NAMES:
            named += [NAMES[name]] * int(times or 1)
        else:
            named += [f"{name}{next(numbers)}" for _ in range(int(times))] if times else [name]
    return named + [f"{filler}{next(numbers)}" for _ in range(upto - len(named))]


def table(
    *hands: str,
    top: str = "sr1",
    pile: str = "",
    filler: str = "fm",
    wait: int = 60,
    first: int | None = 0,
    seed: int = 0,
) -> parlour.Match:
    """A match with these hands, this opening card and this pile (top first); what is not named is filler."""
    numbers = count(100)
    dealt = [card for hand in hands for card in cards(hand, numbers, HAND, filler)]
    left = cards(f"{top} {pile}", numbers, LEFT, filler)
    assert len(dealt) == HAND * len(hands), "a hand has seven cards"
    return parlour.start(
        "talkitout",
        seats=len(hands),
        deck=deck(dealt + left),
        options={"wait": wait},
        first=first,
        chance=parlour.Stacked(deck=tuple(dealt + left), seed=seed),
    )


def hand(match: parlour.Match, seat: int) -> list[str]:
    held: list[str] = match.view(seat)["hand"]
    return held


def seen(match: parlour.Match, key: str) -> Any:
    """What everybody sees."""
    return match.view(None)[key]


def held(match: parlour.Match) -> list[int]:
    """How many cards each seat holds."""
    return [seat["cards"] for seat in seen(match, "seats")]


def hidden(match: parlour.Match) -> Any:
    """The whole table, what nobody sees included."""
    return match.table


def pile(match: parlour.Match) -> list[str]:
    """The pick-up pile, top first."""
    return list(reversed(hidden(match).pile))


def told(match: parlour.Match, you: int | None = None) -> list[str]:
    """The names of the events of the last act, as `you` heard them."""
    return [event["event"] for event in match.events(you) if event["n"] == match.view(None)["step"]]


def last(match: parlour.Match, name: str, you: int | None = None) -> dict[str, Any]:
    """The last event of this name, as `you` heard it, without its number."""
    event = next(event for event in reversed(match.events(you)) if event["event"] == name)
    return {key: value for key, value in event.items() if key not in ("event", "n")}


def plain_turns(match: parlour.Match, turns: int) -> parlour.Match:
    """So many turns: each plays its first matching Question and answers aloud, or draws and keeps."""
    for _ in range(turns):
        (seat,) = match.waiting
        match.play(seat, match.acts(seat)[0])
        while match.result is None and match.view(None)["phase"] in ("answer", "drawn"):
            match.play(seat, match.acts(seat)[0])
    return match


def lie(*hands: str, said: str = "lie=1", **layout: Any) -> parlour.Match:
    """Seat 0 has played `sr2` with #TellALie and told its lie, the second answer of two said aloud: the others vote."""
    mine, *others = hands
    match = table(f"sr2 lie {mine}", *others, **layout)
    return play(match, "0 play card=sr2", "0 special card=tell_a_lie", f"0 tell {said}")
