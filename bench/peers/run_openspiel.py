"""OpenSpiel driven from Python: `run_openspiel.py GAME CHANCE SEED`.

Counted are the players' decisions. Chance steps (the deal, the card drawn) are applied inside the measured time and not
counted, because in Parlour, too, the deal and the card drawn happen inside `start` and `play`.
How the driver draws a chance outcome weighs much in a game of small decisions, so there are three ways to choose from.
"""

import importlib
import random
import sys
from collections.abc import Callable
from typing import Any

from bench.harness import rate, serve

# By name, so that type checking needs no peers and is the same with and without them.
pyspiel: Any = importlib.import_module("pyspiel")

rnd = random.random


def choices(state: Any) -> int:
    """The standard library's weighted choice: what one writes first."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(outcomes, weights)[0])


def lean(state: Any) -> int:
    """Weighted, for any game, as cheaply as Python can."""
    left = rnd()
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    return outcomes[-1][0]  # the weights add up to a hair less than 1


def uniform(state: Any) -> int:
    """Without the weights: right only where all outcomes are equally likely, as they happen to be in these games."""
    legal: list[int] = state.legal_actions()
    return legal[int(rnd() * len(legal))]


def driver(name: str, chance: Callable[[Any], int]) -> Callable[[int], dict[str, int]]:
    game = pyspiel.load_game(name)

    state = game.new_initial_state()
    while state.current_player() < 0:
        state.apply_action(chance(state))

    def burst(acts: int) -> dict[str, int]:
        nonlocal state
        now = state
        drawn = ended = 0
        for _ in range(acts):
            legal = now.legal_actions()
            now.apply_action(legal[int(rnd() * len(legal))])
            # One call tells whose decision it is, chance's (-1) or nobody's, the game being over (-4).
            while (player := now.current_player()) < 0:
                if player == -1:
                    now.apply_action(chance(now))
                    drawn += 1
                else:
                    now = game.new_initial_state()
                    ended += 1
        state = now
        return {"chance": drawn, "matches": ended}

    return burst


def main(name: str, chance: str, seed: str) -> None:
    random.seed(int(seed))
    ways = {"choices": choices, "lean": lean, "uniform": uniform}
    serve(rate(driver(name, ways[chance])), {"name": str(pyspiel.load_game(name))})


if __name__ == "__main__":
    main(*sys.argv[1:])
