"""Parlour's five games through its public door: `games.py GAME rate|costs SEED`.

`rate` is random legal play, as the peers' programs do it. `costs` times single calls in the midst of random matches.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec  # only to write a typed act as the dict that a client would send

import parlour
from bench.harness import Slice, rate, serve

rnd = random.random

# What is measured: seats, and the options that keep random play sensible. Bluff has its solution sheet on, because
# random players without it call a false Out after three acts; Traitor Word has no reaction time: nobody here waits.
SETTINGS: dict[str, tuple[int, dict[str, Any]]] = {
    "talkitout": (4, {}),
    "bluff": (2, {"solution_sheet": True}),
    "out-of-control": (4, {}),
    "player-of-honour": (4, {}),
    "traitor-word": (4, {"reaction": 0}),
}

ELAPSED = {"act": "elapsed"}

HANDFUL = 8  # calls timed together: few, since each needs its own copy; enough that looking at the clock costs little


def beginner(game: str, seed: int) -> Callable[[], parlour.Match]:
    """Starts one match after the other, each with its own seed."""
    seats, options = SETTINGS[game]
    count = seed * 1_000_000

    def begin() -> parlour.Match:
        nonlocal count
        count += 1
        return parlour.start(game, seats=seats, options=options, seed=count)

    return begin


def driver(game: str, seed: int) -> Callable[[int], dict[str, int]]:
    begin = beginner(game, seed)
    clock, refusal = parlour.CLOCK, parlour.Refused
    current = begin()

    def burst(acts: int) -> dict[str, int]:
        nonlocal current
        match = current
        done = ended = refused = elapsed = 0
        while done < acts:
            waiting = match.waiting
            if not waiting:
                if match.result is None:
                    match.play(clock, ELAPSED)
                    elapsed += 1
                else:
                    match = begin()
                    ended += 1
                continue
            seat = waiting[int(rnd() * len(waiting))]
            legal = match.acts(seat)
            try:
                match.play(seat, legal[int(rnd() * len(legal))])
            except refusal:
                refused += 1
            else:
                done += 1
        current = match
        return {"matches": ended, "refused": refused, "clock": elapsed}

    return burst


def timed(calls: Sequence[Callable[[], object]]) -> float:
    """Microseconds a call, over a handful of calls."""
    start = time.perf_counter_ns()
    for call in calls:
        call()
    return (time.perf_counter_ns() - start) / 1000 / len(calls)


def as_dict(act: object) -> dict[str, Any]:
    plain = msgspec.to_builtins(act)
    assert isinstance(plain, dict)
    return plain


def read(match: parlour.Match, seat: int, act: Any) -> object:
    return list(match.play(seat, act))


class Costs:
    """Calls in the midst of random matches, a handful at a time on fresh copies: none is helped by the one before."""

    def __init__(self, game: str, seed: int) -> None:
        self.begin = beginner(game, seed)
        self.seats, _ = SETTINGS[game]
        self.match = self.begin()
        self.turn = 0
        self.found: dict[str, list[float]] = {}

    def note(self, name: str, microseconds: float) -> None:
        self.found.setdefault(name, []).append(microseconds)

    def copies(self) -> list[parlour.Match]:
        return [self.match.copy() for _ in range(HANDFUL)]

    def look(self) -> None:
        """Time one of the calls, each in its turn."""
        seat = int(rnd() * self.seats)
        self.turn += 1
        turn = self.turn % 5
        if turn == 0:
            self.note("copy", timed([self.match.copy] * HANDFUL))
        elif turn == 1:
            self.note("view without offers", timed([partial(one.view, seat, offers=False) for one in self.copies()]))
        elif turn == 2:
            self.note("view", timed([partial(one.view, seat) for one in self.copies()]))
        elif turn == 3:
            self.note("start", timed([self.begin] * HANDFUL))
        else:
            self.note("nothing", timed([partial(bool, seat)] * HANDFUL))

    def pairs(self, seat: int, index: int) -> None:
        """The same act on copies of the position: typed beside as a dict, or its events unread beside read."""
        some, others = self.copies(), self.copies()
        # All have been asked for their acts, so that all find their caches alike.
        typed = [partial(one.play, seat, one.acts(seat)[index]) for one in some]
        acts = [(one, one.acts(seat)[index]) for one in others]
        other: list[partial[Any]]
        if self.turn % 2:
            name = "a dict act, extra"
            other = [partial(one.play, seat, as_dict(act)) for one, act in acts]
        else:
            name = "reading the events, extra"
            other = [partial(read, one, seat, act) for one, act in acts]
        try:
            # What comes first finds the processor's caches colder: each is first as often.
            if rnd() < 0.5:
                first, second = timed(typed), timed(other)
            else:
                second, first = timed(other), timed(typed)
        except parlour.Refused:
            return
        assert some[0].view(seat) == others[0].view(seat), "the same act, differently given, did something else"
        self.note("play", first)
        self.note(name, second - first)

    def step(self) -> None:
        match = self.match
        if match.result is not None:
            self.match = self.begin()
            return
        self.look()
        waiting = match.waiting
        if not waiting:
            match.play(parlour.CLOCK, ELAPSED)
            return
        seat = waiting[int(rnd() * len(waiting))]
        legal = match.acts(seat)
        if not legal:
            return
        index = int(rnd() * len(legal))
        self.pairs(seat, index)
        try:
            match.play(seat, legal[index])
        except parlour.Refused:
            return

    def run(self, seconds: float) -> dict[str, float]:
        self.found = {}
        wall = time.perf_counter()
        while time.perf_counter() - wall < seconds:
            self.step()
        medians = {name: statistics.median(values) for name, values in self.found.items()}
        # What timing itself costs; the two "extra" figures are differences and hold none of it.
        empty = medians.pop("nothing")
        return {name: value if "extra" in name else value - empty for name, value in medians.items()}


def main(game: str, kind: str, seed: str) -> None:
    random.seed(int(seed))
    run: Slice = Costs(game, int(seed)).run if kind == "costs" else rate(driver(game, int(seed)))
    # STACK.md's trap: a compiled module beside its source can run in its place. The report says which one did.
    files = (str(getattr(module, "__file__", "")) for name, module in sys.modules.items() if name.startswith("parlour"))
    build = "plain Python" if all(file.endswith(".py") for file in files) else "compiled"
    serve(run, {"name": game, "build": build, "python": sys.version.split()[0]})


if __name__ == "__main__":
    main(*sys.argv[1:])
