"""RLCard: `run_rlcard.py GAME LEVEL SEED`.

LEVEL `env` is its public interface, `env.step`, which also encodes the observation for a learner (and is what was
measured for the issue's bounds). LEVEL `game` goes under it, to the bare game, without the encoding.
"""

import importlib
import random
import sys
from collections.abc import Callable
from typing import Any

from bench.harness import rate, serve

# By name, so that type checking needs no peers and is the same with and without them.
rlcard: Any = importlib.import_module("rlcard")

rnd = random.random


def env_driver(env: Any) -> Callable[[int], dict[str, int]]:
    state, _ = env.reset()

    def burst(acts: int) -> dict[str, int]:
        nonlocal state
        now = state
        ended = 0
        for _ in range(acts):
            legal = list(now["legal_actions"])
            now, _ = env.step(legal[int(rnd() * len(legal))])
            if env.is_over():
                now, _ = env.reset()
                ended += 1
        state = now
        return {"matches": ended}

    return burst


def game_driver(game: Any) -> Callable[[int], dict[str, int]]:
    game.init_game()

    def burst(acts: int) -> dict[str, int]:
        ended = 0
        for _ in range(acts):
            legal = game.get_legal_actions()
            game.step(legal[int(rnd() * len(legal))])
            if game.is_over():
                game.init_game()
                ended += 1
        return {"matches": ended}

    return burst


def main(name: str, level: str, seed: str) -> None:
    random.seed(int(seed))
    env = rlcard.make(name, config={"seed": int(seed)})
    serve(rate(env_driver(env) if level == "env" else game_driver(env.game)), {"name": name})


if __name__ == "__main__":
    main(*sys.argv[1:])
