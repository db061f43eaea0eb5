"""RLCard: `run_rlcard.py GAME LEVEL SEED`.

LEVEL `run` is random play as RLCard itself does it: `env.run` with its own random agents. LEVEL `env` steps its public
interface, `env.step`, which also encodes the observation for a learner, with a cheap random choice. LEVEL `game` goes
under it, to the bare game, without the encoding.
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


def run_driver(env: Any) -> Callable[[int], dict[str, int]]:
    agents: Any = importlib.import_module("rlcard.agents")
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    ahead = 0  # acts of the last game that go beyond what was asked for: they count for the next time

    def burst(acts: int) -> dict[str, int]:
        nonlocal ahead
        ended = 0
        while ahead < acts:
            trajectories, _ = env.run(is_training=False)
            ahead += sum(len(trajectory) // 2 for trajectory in trajectories)  # a state and an action by turns
            ended += 1
        ahead -= acts
        return {"matches": ended}

    return burst


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


def game_driver(env: Any) -> Callable[[int], dict[str, int]]:
    game = env.game
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
    drivers: dict[str, Callable[[Any], Callable[[int], dict[str, int]]]] = {
        "run": run_driver,
        "env": env_driver,
        "game": game_driver,
    }
    burst = drivers[level](env)
    serve(rate(burst), {"name": name})


if __name__ == "__main__":
    main(*sys.argv[1:])
