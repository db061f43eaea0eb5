"""The tables and docs/performance.md, from what was measured."""

import datetime
import os
import platform
import statistics
from collections.abc import Iterable, Sequence
from pathlib import Path

from bench.bounds import BOUNDS, COSTS, at_least, at_most, times
from bench.measure import Measured, ratio
from bench.programs import GAMES

PEERS = ("crazy-choices", "crazy", "crazy-uniform", "gin", "uno-run", "uno", "uno-bare", "rl-gin", "boardgame")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---", *("---:" for _ in head[1:])], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def number(figure: float) -> str:
    """Three figures that mean something, no more."""
    digits = max(0, len(str(int(figure))) - 3)
    return f"{round(figure, -digits):,.0f}"


def rates(found: Sequence[Measured]) -> str:
    rows = []
    for one in found:
        if one.failed:
            rows.append((one.program.label, f"not measured: {one.failed}", "", "", ""))
            continue
        each = one.rates()
        matches, acts = one.total("matches"), one.total("acts")
        rows.append(
            (
                one.program.label,
                number(statistics.median(each)),
                f"{number(min(each))} – {number(max(each))}",
                f"{acts / matches:.0f}" if matches else "",
                besides(one, acts),
            )
        )
    return table(("program", "acts/s", "repeats from – to", "acts a match", "uncounted, for 100 acts"), rows)


def besides(one: Measured, acts: float) -> str:
    names = {"chance": "chance steps", "refused": "refused claims", "clock": "steps of the clock"}
    shares = {said: 100 * one.total(name) / acts for name, said in names.items()}
    return ", ".join(f"{share:.1f} {said}" for said, share in shares.items() if share)


def verdicts(found: Sequence[Measured]) -> str:
    by_key = {one.program.key: one for one in found}
    rows = []
    for bound in BOUNDS:
        game, peer = by_key[bound.game], by_key[bound.peer]
        wanted = f"{bound.times:g} ×" if bound.named else f"({bound.times:g} ×)"
        if game.failed or peer.failed:
            figure, verdict = "", f"not measured: {game.failed or peer.failed}"
        else:
            figure, verdict = times(ratio(game, peer)), at_least(ratio(game, peer), bound.times)
        rows.append((game.program.label, peer.program.label, wanted, figure, verdict))
    return table(("Parlour", "against", "wanted", "measured", "verdict"), rows)


def matrix(found: Sequence[Measured]) -> str:
    by_key = {one.program.key: one for one in found}
    rows = []
    for peer in PEERS:
        cells = [
            "" if by_key[game].failed or by_key[peer].failed else times(ratio(by_key[game], by_key[peer]))
            for game in GAMES
        ]
        rows.append((by_key[peer].program.label, *cells))
    return table(("how many times as fast as", *GAMES), rows)


def costs(found: Sequence[Measured]) -> str:
    rows = []
    for name, bound in COSTS.items():
        wanted = "" if bound is None else f"at most {bound:g}"
        cells = []
        for one in found:
            if one.failed:
                cells.append("not measured")
                continue
            each = one.cost(name)
            middle = statistics.median(each)
            cells.append(f"{middle:.1f} {at_most(middle, bound)}{quietest(each, bound)}".strip())
        rows.append((name, wanted, *cells))
    lines = [table(("µs, median", "wanted", *(one.program.key for one in found)), rows)]
    lines += [f"{one.program.label}: not measured: {one.failed}" for one in found if one.failed]
    return "\n\n".join(lines)


def quietest(each: Sequence[float], bound: float | None) -> str:
    """The bounds are for a quiet core: where the middle misses and the best repeat does not, say both."""
    if bound is not None and min(each) <= bound < statistics.median(each):
        return f" ({min(each):.1f} in the quietest repeat)"
    return ""


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def machine_line() -> str:
    """When, and on what."""
    today = datetime.date.today().isoformat()
    return f"{today}; {processor()}, {os.cpu_count()} cores; {platform.system()}; Python {platform.python_version()}."


def machine(found: Sequence[Measured], pinned: str, pace: Sequence[float], load: float) -> str:
    told = [one.about for one in found if "build" in one.about]
    builds = " and ".join(sorted({about["build"] for about in told})) or "nothing: it did not run"
    python = " and ".join(sorted({about["python"] for about in told})) or platform.python_version()
    return "\n".join(
        (
            f"- {datetime.date.today().isoformat()}; {processor()}, {os.cpu_count()} cores; {platform.system()};",
            f"  Python {python} for Parlour and the Python peers; Parlour as {builds}.",
            f"- {pinned[0].upper()}{pinned[1:]}. Load when it began: {load:.2f}.",
            f"- A fixed piece of work, timed before each lap, took up to {max(pace) / min(pace):.1f} times its best:",
            "  so much did the machine's own speed change while this ran.",
        )
    )
