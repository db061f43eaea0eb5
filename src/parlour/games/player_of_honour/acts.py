"""What a player of Player of Honour does."""

from __future__ import annotations

from itertools import permutations
from typing import Annotated, ClassVar, Final

from parlour.engine.act import Act, OrderOf
from parlour.engine.offers import Menu

NUMBERS: Final = (1, 2, 3, 4, 5)
TURNED: Final = NUMBERS[::-1]  # P4: in this order
TOPICS: Final = range(len(NUMBERS))


class Place(Act, frozen=True, tag="place"):
    """A number on each of the five topics, and the topic on which the I Know This One! card lies, if it does."""

    is_toggle: ClassVar[bool] = True
    ranks: Annotated[tuple[int, ...], OrderOf(NUMBERS)]
    sure: int | None = None


class Done(Act, frozen=True, tag="done"):
    is_toggle: ClassVar[bool] = True


class Undone(Act, frozen=True, tag="undone"):
    is_toggle: ClassVar[bool] = True


class Reveal(Act, frozen=True, tag="reveal"):
    pass


DONE: Final = Done()
UNDONE: Final = Undone()
REVEAL: Final = Reveal()

# Made once for all matches: every way to lay one's cards, without and with the I Know This One! card.
RANKINGS: Final = [Place(ranks) for ranks in permutations(NUMBERS)]
GUESSES: Final = [Place(ranking.ranks, sure) for ranking in RANKINGS for sure in (None, *TOPICS)]
FULL_GUESSES: Final = [guess for guess in GUESSES if guess.sure is not None]

# What is offered to whoever is not done: to rank for oneself or to guess, and "done" as soon as nothing is missing.
RANK: Final = Menu(RANKINGS)
RANK_OR_DONE: Final = Menu([DONE, *RANKINGS])
GUESS: Final = Menu(GUESSES)
GUESS_OR_DONE: Final = Menu([DONE, *GUESSES])
