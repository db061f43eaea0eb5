"""How many sockets are open: so many for each client, so many for all of them, and no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from parlour.table.refusals import Refusal
from parlour.table.web import limits

TOO_MANY_LINES = Refusal("too_many_lines", 429, "Too many lines are open. Close one, or wait a little.")


class Lines:
    def __init__(self) -> None:
        self._open: Counter[str] = Counter()
        self._all = 0

    @contextmanager
    def one_of(self, client: str) -> Iterator[None]:
        """One more, for as long as it lasts; raises a Refused if that is one too many."""
        if self._open[client] >= limits.LINES_OF_A_CLIENT or self._all >= limits.LINES:
            raise TOO_MANY_LINES()
        self._open[client] += 1
        self._all += 1
        try:
            yield
        finally:
            self._all -= 1
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]
