"""The tables of figures for live tables, and the bounds that they are held to."""

import statistics
from collections.abc import Callable, Mapping, Sequence

from bench.bounds import at_least, at_most, times
from bench.load.live import Figures, Idle, median
from bench.load.servers import Server
from bench.report import number, table

Found = Mapping[str, list[Figures] | str]
OURS = {"talkitout": "#TalkItOut", "out-of-control": "Out of Control"}
# In brackets: no bound that was set.
LEAST = {"boardgame.io": (4.0, "4 ×"), "colyseus": (0.5, "0.5 ×"), "colyseus-hands": (0.5, "(0.5 ×)")}
MOST_KB = 90
NOTICEABLE = 0.02  # of a core


def played(servers: Sequence[Server], found: Found) -> str:
    head = ("server", "moves/s", "repeats from – to", "moves a second of its processor", "p50 ms", "p99 ms")
    rest = ("its core (kept waiting)", "the load's core (kept waiting)", "stolen", "bytes an update")
    return table((*head, *rest), [_row(server, found[server.peer]) for server in servers])


def _row(server: Server, runs: list[Figures] | str) -> tuple[str, ...]:
    if isinstance(runs, str):
        return (server.label, f"not measured: {runs}", *[""] * 8)
    one = median(runs)
    rates = [each.moves_per_s for each in runs]
    uncounted = sum(not each.counts for each in runs)
    return (
        server.label,
        number(one.moves_per_s) + (f" ({uncounted} of {len(runs)} runs do not count)" if uncounted else ""),
        f"{number(min(rates))} – {number(max(rates))}",
        number(one.moves_per_cpu_s),
        f"{one.p50_ms:.1f}",
        f"{one.p99_ms:.1f}",
        f"{one.server_share:.0%} (+ {one.server_kept_waiting:.0%})",
        f"{one.load_share:.0%} (+ {one.load_kept_waiting:.0%})",
        f"{one.stolen:.0%}",
        number(one.update_bytes),
    )


def idle(servers: Sequence[Server], found: Mapping[str, Idle | str]) -> str:
    rows = []
    for server in servers:
        one = found[server.peer]
        shown = (f"not measured: {one}", "") if isinstance(one, str) else (f"{one.kb_a_table:.0f}", f"{one.share:.1%}")
        rows.append((server.label, *shown))
    return table(("server", "KB a table of four", "its core, all sockets idle"), rows)


def verdicts(few: Found, many: Found, paced: Found, quiet: Mapping[str, Idle | str]) -> str:
    rows = []
    for game, title in OURS.items():
        for tables, found in ((50, few), (500, many)):
            for peer, (least, wanted) in LEAST.items():
                ratio = _ratio(found, game, peer, lambda run: run.moves_per_s)
                says = ("not measured", "") if ratio is None else (times(ratio), at_least(ratio, least))
                rows.append((title, f"moves/s, {tables} tables, against {peer}", wanted, *says))
        ratio = _of_medians(paced, game, "boardgame.io", lambda run: run.p99_ms)
        says = ("not measured", "") if ratio is None else (f"{ratio:.2f} ×", at_most(ratio, 0.5))
        rows.append((title, "paced, p99, against boardgame.io", "at most 0.5 ×", *says))
        one = quiet.get(game)
        if isinstance(one, Idle):
            kb = (f"{one.kb_a_table:.0f}", at_most(one.kb_a_table, MOST_KB))
            share = (f"{one.share:.1%}", at_most(one.share, NOTICEABLE))
            rows.append((title, "KB a table of four idle sockets", f"at most {MOST_KB}", *kb))
            rows.append((title, "of a core, 2,000 idle sockets", f"at most {NOTICEABLE:.0%}", *share))
    return table(("Parlour", "what", "wanted", "measured", "verdict"), rows)


def _ratio(found: Found, ours: str, peer: str, of: Callable[[Figures], float]) -> float | None:
    """The median of the laps: within a lap, the two ran one after the other."""
    mine, theirs = found.get(ours, "not asked for"), found.get(peer, "not asked for")
    if isinstance(mine, str) or isinstance(theirs, str):
        return None
    laps = [of(a) / of(b) for a, b in zip(mine, theirs, strict=True) if a.counts and b.counts]
    return statistics.median(laps) if laps else None


def _of_medians(found: Found, ours: str, peer: str, of: Callable[[Figures], float]) -> float | None:
    """One median beside the other: what is slow once in a while is not slow for both in the same lap."""
    mine, theirs = found.get(ours, "not asked for"), found.get(peer, "not asked for")
    if isinstance(mine, str) or isinstance(theirs, str):
        return None
    return statistics.median(map(of, mine)) / statistics.median(map(of, theirs))
