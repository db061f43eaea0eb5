"""What the system knows of processes and cores. Linux only, as the load generator is."""

import contextlib
import os
import resource
import time
from collections.abc import Collection, Iterable, Iterator
from itertools import zip_longest
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
CORES = Path("/sys/devices/system/cpu")


# ── processes ───────────────────────────────────────────────────────────────────────────────────────────────────────


def family(pid: int) -> list[int]:
    """A process and all that come from it."""
    pids = [pid]
    for parent in pids:
        with contextlib.suppress(OSError):  # it has ended
            pids += map(int, Path(f"/proc/{parent}/task/{parent}/children").read_text().split())
    return pids


def rss_kb(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() // 1024


def busy(pids: Iterable[int]) -> float:
    """Seconds of the processor's time that these have had so far."""
    return sum(map(_busy, pids))


def _busy(pid: int) -> float:
    """To the nanosecond, by the process's own clock; what names it is what clock_getcpuclockid(3) works out."""
    try:
        return time.clock_gettime(~pid << 3 | 2)
    except OSError:  # it has ended
        return 0.0


def busy_in_all() -> float:
    """The same for all processes of the system; what it does for none of them is left out."""
    user, nice, system = map(int, Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:4])
    return (user + nice + system) / TICKS


def kept_waiting(pids: Iterable[int]) -> float:
    """Seconds in which their main threads were ready to run and others had the core, so far; 0 where it is not told."""
    return sum(map(_kept_waiting, pids))


def _kept_waiting(pid: int) -> float:
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0


def stolen() -> float:
    """Seconds, on all cores together, that the machine beneath this one gave to others, so far."""
    return int(Path("/proc/stat").read_text().split("\n", 1)[0].split()[8]) / TICKS


# ── cores ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def cores_apart() -> list[int]:
    """The cores that we may use. What is called a core is often one of two threads of one: first come those that
    share nothing, then the others."""
    beside: dict[str, list[int]] = {}
    for core in sorted(os.sched_getaffinity(0)):
        beside.setdefault(_threads_beside(core), []).append(core)
    return [core for turn in zip_longest(*beside.values()) for core in turn if core is not None]


def whole_cores() -> int:
    return len({_threads_beside(core) for core in os.sched_getaffinity(0)})


def _threads_beside(core: int) -> str:
    try:
        return (CORES / f"cpu{core}" / "topology" / "thread_siblings_list").read_text().strip()
    except OSError:
        return str(core)


@contextlib.contextmanager
def on_cores(cores: Collection[int]) -> Iterator[None]:
    """What is started meanwhile stays on these cores, with all its threads and all that it starts."""
    own = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, own)
