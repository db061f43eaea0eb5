"""What the system knows of a process. Linux only, as the load generator is."""

import os
import resource
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def rss_kb(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() // 1024


def busy(pid: int) -> float:
    """Seconds of the processor's time, so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def kept_waiting(pid: int) -> float:
    """Seconds in which its main thread was ready to run and another had its core, so far; 0 where it is not told."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0


def stolen() -> float:
    """Seconds, on all cores together, that the machine beneath this one gave to others, so far."""
    return int(Path("/proc/stat").read_text().split("\n", 1)[0].split()[8]) / TICKS
