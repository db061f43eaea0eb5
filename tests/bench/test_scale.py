"""What `bench/scale.py` makes of its runs. The runs themselves need a quiet machine, and so are no test."""

import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bench.load.live import Figures
from bench.load.scaling import Place, Plan, Run, Store, keep, kept, layout, worker_counts
from bench.load.system import cores_apart
from bench.scale import drawn
from bench.scaling_report import shown, verdicts

FIGURES = Figures(
    moves_per_s=1000,
    p50_ms=3,
    p99_ms=18,
    load_share=0.5,
    load_kept_waiting=0,
    server_share=1,
    server_kept_waiting=0,
    stolen=0,
    server_rss_kb=1,
    moves_per_cpu_s=1000,
    update_bytes=600,
    stood_still=0,
)


def run(
    rate: float, workers: int, repeat: int = 0, store: Store = "sqlite", place: Place = "apart", **of: float
) -> Run:
    plan = Plan(store, place, "closed", workers, 400, "talkitout", 5, repeat)
    figures = replace(FIGURES, moves_per_s=rate, **of)
    return Run(plan, "a machine", 16, figures, tables=(400 // workers,) * workers)


def verdict(runs: list[Run], beginning: str) -> str:
    (row,) = [line for line in verdicts(runs, None).splitlines() if line.startswith(f"| {beginning}")]
    return row.split("|")[-2].strip()


EIGHT = "8 workers, each on a core of its own, against one, SQLite"


def test_the_ratio_is_the_median_of_those_between_runs_that_followed_each_other() -> None:
    rates = ((1000, 7200), (500, 3000), (2000, 14_200))  # 7.2, 6 and 7.1 times
    runs = [one for at, (alone, eight) in enumerate(rates) for one in (run(alone, 1, at), run(eight, 8, at))]
    assert verdict(runs, EIGHT).startswith("met")
    assert verdict([*runs, run(1000, 1, 3), run(6900, 8, 3), run(1000, 1, 4), run(6000, 8, 4)], EIGHT).startswith(
        "**not met**"
    )


def test_a_run_with_a_busy_generator_or_with_others_on_the_cores_decides_nothing() -> None:
    good = [run(1000, 1), run(7500, 8)]
    assert verdict(good, EIGHT).startswith("met")
    assert verdict([good[0], run(7500, 8, load_share=0.85)], EIGHT) == "not shown: no runs that count"
    assert verdict([good[0], replace(good[1], others_share=1.0)], EIGHT) == "not shown: no runs that count"
    assert "(1 of 1 do not count)" in shown([good[0], replace(good[1], others_share=1.0)], "apart", "closed")


def test_what_was_not_measured_is_not_shown() -> None:
    two = [run(1000, 1, place="two"), run(1100, 2, place="two")]
    assert verdict(two, "two workers against one, on two cores, SQLite").startswith("met")
    assert verdict(two, EIGHT) == "not shown here: it takes other cores than 16"
    assert shown(two, "apart", "closed") == "Not measured here."


def test_a_failed_run_says_why() -> None:
    failed = replace(run(0, 2), figures=None, failed="it did not listen", tables=())
    assert "not measured: it did not listen" in shown([run(1000, 1), failed], "apart", "closed")


def test_runs_that_were_kept_are_read_again(tmp_path: Path) -> None:
    runs = [run(1000, 1), replace(run(0, 2), figures=None, failed="it did not listen")]
    for one in runs:
        keep(one, tmp_path / "runs.jsonl")
    assert kept(tmp_path / "runs.jsonl") == runs


def test_the_chart_tells_every_value_without_colour() -> None:
    svg = ElementTree.fromstring(drawn([run(1000, 1), run(7500, 8)], "apart"))
    told = [title.text for title in svg.iter("{http://www.w3.org/2000/svg}title")]
    assert "SQLite files, workers: 8: 7.50 ×" in told


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which cores a process may use")
def test_everybody_has_cores_of_their_own_where_there_are_enough() -> None:
    assert [worker_counts(cores) for cores in (1, 2, 3, 4, 6, 8, 16)] == [
        [],
        [],
        [1],
        [1, 2],
        [1, 2],
        [1, 2, 4],
        [1, 2, 4, 8],
    ]
    cores = cores_apart()
    for workers in worker_counts(len(cores)):
        where, for_database = layout(run(1000, workers).plan)
        used = [*where.server, *for_database, *(core for own in where.load for core in own)]
        assert len(where.server) == workers
        assert len(used) == len(set(used))
        assert set(used) <= set(cores)
