"""The judgement: what the signs of a position say about the chance to win, as tools/judgement has learnt it.

A network with one hidden layer, and a way straight past it. Nobody wrote these weights: they are what made the
judgement of positions agree best with how the matches went on and ended. There is one for two players, and one for
more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from itertools import compress
from math import fsum
from operator import itemgetter, mul

import msgspec


class Judgement(msgspec.Struct, frozen=True):
    weights: tuple[tuple[float, ...], ...]
    """By hidden unit, of each sign."""
    biases: tuple[float, ...]
    out: tuple[float, ...]
    """Of each hidden unit."""
    straight: tuple[float, ...]
    bias: float

    def logit(self, signs: Sequence[float]) -> float:
        """Of the chance to win: 0 is evens. `fsum`, since `sum` rounds otherwise in another version of Python."""
        if len(signs) != len(self.straight):
            raise ValueError(f"{len(signs)} signs, but the weights are for {len(self.straight)}: it must learn anew")
        given = itemgetter(*compress(range(len(signs)), signs))  # most signs are 0, and add nothing
        those = given(signs)
        hidden = [
            max(0.0, bias + fsum(map(mul, given(weights), those)))
            for weights, bias in zip(self.weights, self.biases, strict=True)
        ]
        return self.bias + fsum(map(mul, given(self.straight), those)) + fsum(map(mul, self.out, hidden))


@cache
def judgement_among(players: int) -> Judgement:
    name = "two.json" if players == 2 else "more.json"
    text = resources.files("parlour.bots.out_of_control").joinpath("learnt", name).read_bytes()
    return msgspec.json.decode(text, type=Judgement)
