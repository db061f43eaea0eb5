"""What servers of several workers have shown: tables, and verdicts against the bounds."""

import statistics
from collections.abc import Callable, Sequence

from bench.bounds import at_least, at_most
from bench.load.live import Figures, Mode, median
from bench.load.scaling import STORES, Place, Run, Store
from bench.report import number, table

TITLES: dict[Store, str] = {"postgresql": "PostgreSQL", "sqlite": "SQLite files"}
MANY_WORKERS = 8
AT_LEAST: dict[Store, float] = {"postgresql": 6.5, "sqlite": 7.0}  # times one, by so many
WHOLE_SCHOOL = 2_000  # tables
LONGEST_MS = 20.0

Row = dict[str, str]
"""A row of a table, by its columns."""
Before = tuple[str, list[float]]
"""A commit, and how many times its moves this tree plays in the same processor time, one figure a lap."""


class Series:
    """The runs of one kind, by the number of workers."""

    def __init__(self, runs: Sequence[Run], store: Store, place: Place, mode: Mode) -> None:
        self.store = store
        self.by_workers: dict[int, list[Run]] = {}
        for run in runs:
            if (run.plan.store, run.plan.place, run.plan.mode) == (store, place, mode):
                self.by_workers.setdefault(run.plan.workers, []).append(run)

    def rate(self, workers: int) -> float | None:
        """Moves a second, times one worker's; None if no runs that followed each other both count."""
        return self._times_one(workers, lambda run: run.figures.moves_per_s if run.figures and run.counts else None)

    def thrift(self, workers: int) -> float | None:
        """The same for the same processor time: whoever else is busy takes nothing from that."""
        return self._times_one(workers, lambda run: run.figures.moves_per_cpu_s if run.figures else None)

    def _times_one(self, workers: int, of: Callable[[Run], float | None]) -> float | None:
        """Between runs that followed each other, and the median of these."""
        one, several = (
            {run.plan.repeat: found for run in self.by_workers.get(count, []) if (found := of(run)) is not None}
            for count in (1, workers)
        )
        ratios = [several[repeat] / one[repeat] for repeat in one.keys() & several.keys()]
        return statistics.median(ratios) if ratios else None

    def line(self, times_one: Callable[[int], float | None]) -> dict[int, float]:
        """For a chart."""
        found = {workers: times_one(workers) for workers in self.by_workers}
        return {workers: times for workers, times in found.items() if times is not None}


# ── tables ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def shown(runs: Sequence[Run], place: Place, mode: Mode) -> str:
    found = [Series(runs, store, place, mode) for store in STORES]
    rows = [_row(one, workers, mode) for one in found for workers in sorted(one.by_workers)]
    measured = next((row for row in rows if len(row) > 3), None)
    if measured is None:
        return "Not measured here."
    return table(tuple(measured), [tuple(row.get(column, "") for column in measured) for row in rows])


def _row(found: Series, workers: int, mode: Mode) -> Row:
    runs = found.by_workers[workers]
    figures = [run.figures for run in runs if run.figures is not None]
    of = {"over": TITLES[found.store], "workers": str(workers)}
    if not figures:
        return of | {"moves/s": f"not measured: {runs[0].failed}"}
    one = median(figures)
    uncounted = sum(not run.counts for run in runs)
    return (
        of
        | {"moves/s": number(one.moves_per_s) + (f" ({uncounted} of {len(runs)} do not count)" if uncounted else "")}
        | (_beside_one(found, workers, figures) if mode == "closed" else {})
        | _how_long(one)
        | _who_had_time(runs, one)
        | _who_had_what(runs)
    )


def _beside_one(found: Series, workers: int, figures: Sequence[Figures]) -> Row:
    rates = [each.moves_per_s for each in figures]
    times, thrift = found.rate(workers), found.thrift(workers)
    return {
        "runs from – to": f"{number(min(rates))} – {number(max(rates))}",
        "times one": "" if times is None else f"{times:.2f} ×",
        "efficiency a worker": "" if times is None else f"{times / workers:.0%}",
        "times one, for the same processor time": "" if thrift is None else f"{thrift:.2f} ×",
    }


def _how_long(one: Figures) -> Row:
    return {
        "moves a second of their processor time": number(one.moves_per_cpu_s),
        "p50 ms": f"{one.p50_ms:.1f}",
        "p99 ms": f"{one.p99_ms:.1f}",
    }


def _who_had_time(runs: Sequence[Run], one: Figures) -> Row:
    return {
        "workers’ cores (kept waiting)": f"{one.server_share:.2f} (+ {one.server_kept_waiting:.2f})",
        "database’s cores": f"{statistics.median(run.database_share for run in runs):.2f}",
        "busiest generator’s core (kept waiting)": f"{one.load_share:.0%} (+ {one.load_kept_waiting:.0%})",
        "others’ cores (stolen)": f"{statistics.median(run.others_share for run in runs):.2f} (+ {one.stolen:.2f})",
    }


def _who_had_what(runs: Sequence[Run]) -> Row:
    at_workers = [tables for run in runs for tables in run.tables]
    return {
        "tables a worker": f"{min(at_workers)} – {max(at_workers)}" if at_workers else "",
        "connections led on": number(statistics.median(run.led_on for run in runs)),
    }


# ── verdicts ────────────────────────────────────────────────────────────────────────────────────────────────────────


def verdicts(runs: Sequence[Run], before: Before | None) -> str:
    rows = [_many_workers(runs, store) for store in STORES]
    rows += [_a_whole_school(runs, store) for store in STORES]
    rows += [_two_cores(runs, store) for store in STORES]
    rows.append(_one_process(before))
    return table(("what", "wanted", "measured", "verdict"), rows)


def _many_workers(runs: Sequence[Run], store: Store) -> tuple[str, ...]:
    what = f"{MANY_WORKERS} workers, each on a core of its own, against one, {TITLES[store]}"
    found = Series(runs, store, "apart", "closed")
    times = found.rate(MANY_WORKERS)
    says = ("", _not_shown(found, runs)) if times is None else (f"{times:.2f} ×", at_least(times, AT_LEAST[store]))
    return (what, f"{AT_LEAST[store]:g} ×", *says)


def _a_whole_school(runs: Sequence[Run], store: Store) -> tuple[str, ...]:
    what = f"p99, {WHOLE_SCHOOL:,} tables at one move a second, {MANY_WORKERS} workers, {TITLES[store]}"
    found = Series(runs, store, "apart", "paced")
    longest = [
        run.figures.p99_ms
        for run in found.by_workers.get(MANY_WORKERS, [])
        if run.figures is not None and run.counts and run.plan.tables >= WHOLE_SCHOOL
    ]
    p99 = statistics.median(longest) if longest else None
    says = ("", _not_shown(found, runs)) if p99 is None else (f"{p99:.1f} ms", at_most(p99, LONGEST_MS))
    return (what, f"at most {LONGEST_MS:g} ms", *says)


def _two_cores(runs: Sequence[Run], store: Store) -> tuple[str, ...]:
    what = f"two workers against one, on two cores, {TITLES[store]}"
    found = Series(runs, store, "two", "closed")
    times = found.rate(2)
    says = ("", _not_shown(found, runs)) if times is None else (f"{times:.2f} ×", at_least(times, 1.0))
    return (what, "1 ×", *says)


def _one_process(before: Before | None) -> tuple[str, ...]:
    if before is None:
        return ("one process against the commit before, by processor time", "1 ×", "", "not asked for (`--before`)")
    commit, ratios = before
    times = statistics.median(ratios)
    what = f"one process against {commit}, by processor time"
    return (what, "1 ×", f"{times:.2f} × ({min(ratios):.2f} – {max(ratios):.2f})", at_least(times, 1.0))


def _not_shown(found: Series, runs: Sequence[Run]) -> str:
    if found.by_workers:
        return "not shown: no runs that count"
    return f"not shown here: it takes other cores than {' and '.join(sorted({str(run.cores) for run in runs}))}"
