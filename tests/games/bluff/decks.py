"""Small tables of Bluff, with the cards as a test wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import parlour
from parlour.games.bluff.state import Bluff
from tests.scripting import play

WORDS = [
    "atoll",
    "basin",
    "canyon",
    "delta",
    "erosion",
    "fjord",
    "glacier",
    "horizon",
    "isthmus",
    "jungle",
    "karst",
    "lagoon",
]

# five cards that are nothing yet; the letter is the term's id, and the first letter of its word
JUNK = "a.word b.definition c.example f.word g.word"
OTHER_JUNK = "h.word i.definition j.example k.word l.definition"
COMPLETE = "e.word e.definition e.example d.definition d.example"
OTHER_COMPLETE = "k.word k.definition k.example l.definition l.example"


def deck(*more_words: str) -> dict[str, Any]:
    """The smallest deck (B1): twelve terms, a to l. More words make it larger; their ids are x0, x1 …"""
    ids = [*(word[0] for word in WORDS), *(f"x{at}" for at in range(len(more_words)))]
    return {
        "game": "bluff",
        "terms": [
            {"id": id, "word": word, "definition": f"what {id} is", "example": f"one of {id}"}
            for id, word in zip(ids, [*WORDS, *more_words], strict=True)
        ],
    }


def table(
    hand0: str = JUNK,
    hand1: str = OTHER_JUNK,
    up: str = "a.example",
    pile: str = "",
    *,
    first: int = 0,
    picks: Sequence[int] = (),
    more_words: Sequence[str] = (),
    seed: int = 1,
    **options: Any,
) -> parlour.Match:
    """Seat 0's hand, seat 1's, the card turned up, and the top of the face-down pile."""
    top = f"{hand0} {hand1} {up} {pile}".split()
    chance = parlour.Stacked(deck=tuple(top), picks=tuple(picks), seed=seed)
    return parlour.start("bluff", 2, deck=deck(*more_words), options=options, first=first, chance=chance)


def lying(match: parlour.Match) -> Bluff:
    """The table itself, for what nobody can see."""
    assert isinstance(match.table, Bluff)
    return match.table


def pass_turns(match: parlour.Match, turns: int = 1) -> parlour.Match:
    """So many turns in which a card is picked from the face-down pile and thrown out again."""
    for _ in range(turns):
        (seat,) = match.waiting
        play(match, f"{seat} pick from=down")
        if match.result is not None or match.view(None)["phase"] != "throw":
            break  # B10: the round has ended
        play(match, f"{seat} throw card={match.view(seat)['hand'][-1]}")
    return match


def lay(cards: str, word: str | None = None) -> str:
    """An Out as a line for a script: the first three cards are the trio."""
    five = cards.split()
    return f"out trio=[{','.join(five[:3])}] pair=[{','.join(five[3:])}]" + (f" word='{word}'" if word else "")


def story(match: parlour.Match, you: int | None) -> list[str]:
    return [event["event"] for event in match.events(you)]
