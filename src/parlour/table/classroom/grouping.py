"""Who plays with whom in a round: a schedule in which nobody meets twice as long as there are others to meet.

Pairs rotate by the circle method of round-robin tournaments. Larger groups are the best of many draws. Pupils are the
numbers of whoever came to the class; an odd one out is paired with a bot, which counts as somebody to be met.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from parlour.engine.chance import Chance

BOT: Final = -1
"""Whoever plays with it has no other partner in a round of pairs."""
DRAWS: Final = 200
MOST_TRIES: Final = 5_000

Group = tuple[int, ...]
Meeting = frozenset[int]


class Grouping(NamedTuple):
    groups: tuple[Group, ...]
    """The pupils of each table; the bots that are missing there are not named."""
    repeated: int
    """So many pairs have met before."""


def met_in(rounds: Iterable[Iterable[Group]], *, pairs: bool) -> Counter[Meeting]:
    """How often any two have met. Whoever sat alone at a table of two has met the bot."""
    met: Counter[Meeting] = Counter()
    for groups in rounds:
        for group in groups:
            met.update(_meetings((*group, BOT) if pairs and len(group) == 1 else group))
    return met


def in_pairs(pupils: Sequence[int], met: Mapping[Meeting, int], apart: Collection[Meeting], chance: Chance) -> Grouping:
    """The pupils, in the order in which they came, two by two.

    The rounds of a circle have each pair once, so as long as the circle stays the same one of them is always unused.
    Where somebody has come or gone since, any other way is looked for; and where there is none, whoever meets again
    does so as seldom as can be.
    """
    circle = list(pupils) if len(pupils) % 2 == 0 else [*pupils, BOT]
    rounds = [_circle_round(circle, turn) for turn in range(max(1, len(circle) - 1))] if circle else [[]]
    chance.shuffle(rounds)
    best = min(rounds, key=lambda pairs: _cost(pairs, met, apart))
    if _cost(best, met, apart):
        best = _matching(circle, {*met, *apart}) or _exchanged(best, met, apart)
    groups = [tuple(pupil for pupil in pair if pupil != BOT) for pair in best]
    return Grouping(tuple(groups), repeats(best, met))


def in_groups(
    pupils: Sequence[int], sizes: Sequence[int], met: Mapping[Meeting, int], apart: Collection[Meeting], chance: Chance
) -> Grouping:
    """Groups of these sizes: of so many draws the one in which the fewest have met before."""
    drawn: list[list[Group]] = []
    for _ in range(DRAWS):
        order = list(pupils)
        chance.shuffle(order)
        drawn.append(_cut(order, sizes))
    best = _exchanged(min(drawn, key=lambda groups: _cost(groups, met, apart)), met, apart)
    return Grouping(tuple(best), repeats(best, met))


def sizes_of(pupils: int, wanted: int, fewest: int, most: int) -> list[int]:
    """How many sit at each table: as many as wanted, or one less. A table that is too small for its game gets bots,
    but only where the others could not take its pupils."""
    if not pupils:
        return []
    tables = -(-pupils // wanted)
    if pupils // tables < fewest and tables > 1 and -(-pupils // (tables - 1)) <= most:
        tables -= 1
    size, larger = divmod(pupils, tables)
    return [size + 1] * larger + [size] * (tables - larger)


def _circle_round(circle: Sequence[int], turn: int) -> list[Group]:
    """One stays where they are, and all others move on by one place each turn."""
    fixed, moving = circle[0], circle[1:]
    turned = [fixed, *moving[turn:], *moving[:turn]]
    half = len(turned) // 2
    return list(zip(turned[:half], reversed(turned[half:]), strict=True))


def _matching(circle: Sequence[int], taken: Collection[Meeting]) -> list[Group] | None:
    """Two by two without any of these pairs (a perfect matching), by trying: first whoever has the fewest others left.
    None where there is no way, or none is found soon; in a class that is large there are many."""
    left = {one: {other for other in circle if other != one and {one, other} not in taken} for one in circle}
    tries = iter(range(MOST_TRIES))

    def pairs_of(free: frozenset[int]) -> list[Group] | None:
        if not free:
            return []
        if next(tries, None) is None:
            return None
        one = min(free, key=lambda pupil: (len(left[pupil] & free), pupil))
        for other in sorted(left[one] & free):
            rest = pairs_of(free - {one, other})
            if rest is not None:
                return [(one, other), *rest]
        return None

    return pairs_of(frozenset(circle))


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[Group]:
    groups, start = [], 0
    for size in sizes:
        groups.append(tuple(order[start : start + size]))
        start += size
    return groups


def _exchanged(groups: Sequence[Group], met: Mapping[Meeting, int], apart: Collection[Meeting]) -> list[Group]:
    """Two change places for as long as that spares a meeting (local search). Each exchange makes it better by a whole
    number, so it comes to an end."""
    better = list(groups)
    while (exchange := _sparing(better, met, apart)) is not None:
        (one, left), (two, right) = exchange
        better[one], better[two] = left, right
    return better


def _sparing(
    groups: Sequence[Group], met: Mapping[Meeting, int], apart: Collection[Meeting]
) -> tuple[tuple[int, Group], tuple[int, Group]] | None:
    """Two tables and how they would sit if one of each had changed places, where fewer would meet again then."""
    costs = [_cost([group], met, apart) for group in groups]
    for one in range(len(groups)):
        if not costs[one]:
            continue
        for two in range(len(groups)):
            for mine in groups[one] if two != one else ():
                for other in groups[two]:
                    left, right = _with(groups[one], mine, other), _with(groups[two], other, mine)
                    if _cost([left, right], met, apart) < costs[one] + costs[two]:
                        return (one, left), (two, right)
    return None


def _with(group: Group, out: int, instead: int) -> Group:
    return tuple(instead if pupil == out else pupil for pupil in group)


def _cost(groups: Iterable[Group], met: Mapping[Meeting, int], apart: Collection[Meeting]) -> int:
    """Whoever is to be kept apart weighs more than all meetings there could be."""
    return sum(met.get(meeting, 0) + 1_000_000 * (meeting in apart) for group in groups for meeting in _meetings(group))


def repeats(groups: Iterable[Group], met: Mapping[Meeting, int]) -> int:
    """So many pairs have met before."""
    return sum(met.get(meeting, 0) > 0 for group in groups for meeting in _meetings(group))


def _meetings(group: Group) -> Iterable[Meeting]:
    return map(frozenset, combinations(group, 2))
