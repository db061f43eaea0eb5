"""The arena: bots against each other, match after match, every one in every seat."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from inspect import isfunction
from itertools import combinations
from typing import Any, cast

import msgspec

from parlour.bots import CHARACTERS, Bot, Skill, skill
from parlour.door import DeckSource, find_game, start
from parlour.engine.chance import Chance, Seed
from parlour.engine.plain import brief
from parlour.lab.playing import Player, play_out
from parlour.lab.rating import Interval, Outcome, elo


class Entrant(msgspec.Struct, frozen=True):
    """A bot by its level, or `random`, or by where it is, `module:function`; `expert@0.1` thinks a tenth as long as an
    expert does."""

    name: str
    skill: Skill
    budget: int

    @classmethod
    def of(cls, game: str, name: str) -> Entrant:
        level, hurried, share = name.partition("@")
        found = Skill(bot_at(level)) if ":" in level else skill(game, level)
        try:
            part = float(share) if hurried else 1.0
        except ValueError:
            part = 0.0
        if not 0 < part <= 100:
            raise ValueError(f"bots: {name!r}: the share of its thinking is a number, as in {level}@0.1")
        return cls(name, found, max(1, round(found.iterations * part)))


def bot_at(place: str) -> Bot:
    """Anybody's bot by its entry point, `module:function`; the folder one is in counts too."""
    module, _, name = place.partition(":")
    if not all(part.isidentifier() for part in (*module.split("."), name)):
        raise ValueError(f"bots: {place!r}: a bot of your own is named as in some.module:function")
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = import_module(module)
    except ImportError as problem:
        where = "modules are looked for in this folder and in PYTHONPATH"
        raise ValueError(f"bots: {place}: {problem}; {where}") from None
    bot: Any = getattr(found, name, None)
    if bot is None:
        there = [name for name, value in vars(found).items() if isfunction(value) and value.__module__ == module]
        raise ValueError(f"bots: {place}: {module} has no {name!r}; its functions are {', '.join(there) or 'none'}")
    if not callable(bot):
        raise ValueError(f"bots: {place}: a bot is a function of sight, chance and budget, not {brief(bot)}")
    return cast(Bot, bot)


class Contest(msgspec.Struct, frozen=True):
    """What is played: a bot for each of the first seats, the last of them also in the seats that are left."""

    game: str
    bots: tuple[str, ...]
    matches: int
    seats: int
    seed: Seed = 0
    options: Mapping[str, Any] = {}
    deck: DeckSource | None = None

    def tables(self) -> list[tuple[str, ...]]:
        """Who plays with whom: all together, or in a round robin where there are more bots than seats."""
        if len(self.bots) > self.seats:
            return list(combinations(self.bots, self.seats))
        return [(*self.bots, *[self.bots[-1]] * (self.seats - len(self.bots)))]

    def check(self) -> None:
        """Whatever does not fit together is said before the first match."""
        for name in self.bots:
            Entrant.of(self.game, name)
        start(self.game, self.seats, self.deck, self.options, seed=0)

    def __len__(self) -> int:
        return self.matches * len(self.tables())


class PlayedMatch(msgspec.Struct, frozen=True):
    """One match: who won, and each bot's times to think."""

    outcome: Outcome
    thought: dict[str, list[float]]


class Score(msgspec.Struct, frozen=True):
    """How it went, by the names of the bots."""

    game: str
    matches: int
    seats: int
    wins: dict[str, float]
    elo: dict[str, Interval]
    ms_per_act: dict[str, float]


def seats_for(game: str, bots: Sequence[str], seats: int | None) -> int:
    """As many as are named; else one a bot, if the game is for so many; else as few as the game needs."""
    found = find_game(game)
    if seats is not None:
        return seats
    return len(bots) if len(bots) in found.seats else found.seats[0]


def play_all(contest: Contest, jobs: int | None = None) -> Iterator[PlayedMatch]:
    """Match by match. How many processes share the work changes nothing but the time it takes."""
    jobs = jobs or os.cpu_count() or 1
    numbers = range(len(contest))
    if jobs == 1:
        for number in numbers:
            yield play_one(contest, number)
        return
    # what they inherit from this process is not theirs to collect, in the middle of somebody's thinking
    with ProcessPoolExecutor(jobs, initializer=gc.freeze) as pool:
        yield from pool.map(play_one, [contest] * len(numbers), numbers)


def play_one(contest: Contest, number: int) -> PlayedMatch:
    """Each deal is played as often as there are seats, everybody moving on by one."""
    tables = contest.tables()
    seated = tables[number // contest.matches]
    deal, turned = divmod(number % contest.matches, contest.seats)
    entrants = [Entrant.of(contest.game, name) for name in (*seated[turned:], *seated[:turned])]
    # a character stays with its bot, whichever seat that has
    of_seat = [CHARACTERS[(seat + turned + deal) % len(CHARACTERS)] for seat in range(contest.seats)]
    players = [Player(bot.skill, me, bot.budget, bot.name) for bot, me in zip(entrants, of_seat, strict=True)]
    match = start(contest.game, contest.seats, contest.deck, contest.options, seed=f"{contest.seed}:{deal}")
    play_out(match, players, Chance.of(f"{contest.seed}:{number}"))
    assert match.result is not None
    winners = match.result.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(contest.seats)]
    thought: dict[str, list[float]] = {}
    for bot, player in zip(entrants, players, strict=True):
        thought.setdefault(bot.name, []).extend(player.thought)
    return PlayedMatch(tuple(zip([bot.name for bot in entrants], shares, strict=True)), thought)


def score(contest: Contest, played: Sequence[PlayedMatch]) -> Score:
    names = dict.fromkeys(contest.bots)
    wins, acts, seconds = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0), dict.fromkeys(names, 0.0)
    took_part = dict.fromkeys(names, 0)
    for one in played:
        for name, share in one.outcome:
            wins[name] += share
        for name in {name for name, _ in one.outcome}:
            took_part[name] += 1
        for name, times in one.thought.items():
            acts[name] += len(times)
            seconds[name] += sum(times)
    return Score(
        contest.game,
        len(played),
        contest.seats,
        {name: wins[name] / max(1, took_part[name]) for name in names},
        elo([one.outcome for one in played], Chance.of(contest.seed)),
        {name: 1000 * seconds[name] / max(1, acts[name]) for name in names},
    )
