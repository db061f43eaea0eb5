"""What anybody who watches the table has noticed in this round; and how readily the opponent will Block.

Everybody has a number of open cards that they let the other take before they Block. Which number that is shows when a
Block comes, and when it does not.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from parlour.bots.sight import Sight


def this_round(sight: Sight) -> list[dict[str, Any]]:
    """What has been told since the cards were dealt; nothing, if that deal is not in the story."""
    for at in range(len(sight.story) - 1, -1, -1):
        if sight.story[at]["event"] == "dealt":
            return sight.story[at:]
    return []


def taken_up(sight: Sight, seat: int) -> list[str]:
    """The open cards that this seat has taken since the other last saw its hand, or it was all new, and may still
    hold."""
    taken: list[str] = []
    for event in this_round(sight):
        if event["event"] == "blocked" and event["seat"] != seat:
            taken = []
        elif event["event"] == "took" and event["seat"] == seat:
            taken.append(event["card"])
        elif event["event"] in ("threw", "chose") and event["card"] in taken:
            taken.remove(event["card"])
    return taken


def has_just_taken_up(sight: Sight) -> bool:
    """Whether the opponent's last turn began at the face-up pile."""
    for event in reversed(this_round(sight)):
        if event["seat"] != sight.seat and event["event"] in ("took", "drew"):
            return bool(event["event"] == "took")
    return False


def turns_of(sight: Sight, seat: int) -> int:
    """How many turns this seat has played in this round."""
    return sum(event["event"] == "threw" and event["seat"] == seat for event in this_round(sight))


USUAL: Final[tuple[float, ...]] = (0.03, 0.37, 0.4, 0.1, 0.1)
"""How many of a hundred opponents Block at the first open card that I have taken and kept since they last knew my hand,
how many not before the second, the third, the fourth and the fifth."""
BLOCKS_THEN: Final = 0.9
BLOCKS_SOONER: Final = 0.03
"""Nobody is quite so regular."""
AFTER_DRAWING: Final = 0.03
FIRM_AFTER_DRAWING: Final = 10
"""So many turns in which I drew it takes until what this opponent does counts as much as what is usual."""


class Suspicion(NamedTuple):
    """The chance of a Block in the opponent's next turn."""

    if_i_took: float
    if_i_drew: float


def suspicion(sight: Sight) -> Suspicion:
    kinds_of_opponent = USUAL
    kept: list[str] = []  # what I took, and the opponent knows that I hold
    draws = blocked_draws = 0
    my_pick = ""
    for event in this_round(sight):
        told, by_me = event["event"], event["seat"] == sight.seat
        if by_me and told in ("took", "drew"):
            my_pick = told
            if told == "took":
                kept.append(event["card"])
        elif told == ("threw" if by_me else "chose"):
            if event["card"] in kept:
                kept.remove(event["card"])
        elif not by_me and my_pick and told in ("took", "drew", "blocked"):
            if my_pick == "took":
                kinds_of_opponent = learnt(kinds_of_opponent, len(kept), told == "blocked")
            else:
                draws += 1
                blocked_draws += told == "blocked"
            my_pick = ""
            if told == "blocked":
                kept = []
    if_i_took = chance_of_a_block(kinds_of_opponent, len(kept) + (not sight.view["picked"]))
    if_i_drew = (AFTER_DRAWING * FIRM_AFTER_DRAWING + blocked_draws) / (FIRM_AFTER_DRAWING + draws)
    return Suspicion(if_i_took, if_i_drew)


def learnt(kinds: tuple[float, ...], kept: int, blocked: bool) -> tuple[float, ...]:
    """What kind of opponent it may be, now that it has Blocked, or has not, when I had kept so many open cards."""
    explained = [
        chance * (blocks(kind, kept) if blocked else 1 - blocks(kind, kept)) for kind, chance in enumerate(kinds, 1)
    ]
    return tuple([chance / sum(explained) for chance in explained])


def chance_of_a_block(kinds: tuple[float, ...], kept: int) -> float:
    return sum([chance * blocks(kind, kept) for kind, chance in enumerate(kinds, 1)])


def blocks(kind: int, kept: int) -> float:
    """How likely one Blocks who waits for `kind` open cards, when I have kept so many."""
    return BLOCKS_THEN if kept >= kind else BLOCKS_SOONER
