"""What the server says of itself: one line an event, for a person at the terminal or as JSON for programs.

Nothing that is somebody's stands in a line: no token, name, typed text, address, card or seed. That does not rest on
whoever writes a line being careful:

- The words of a line are those that stand in the code, never what would be filled in. Of another library's lines only
  their place in its code is told, for they are made up of whatever it had in hand.
- Beside the words stand only the fields that are listed here.
- A failure is told by the types of its errors and where in the code they were, without their sentences and values.
- A table's code lets people in, so a line has a mark in its place: a hash with a key that is made anew at every start
  and kept nowhere. Without a key, trying all codes would find it. The same table has the same mark until the next
  start, and afterwards nobody can say which table it was.

Lines have a rate limit by their kind, so that nobody fills the disk by doing something over and over.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from parlour.table.jobs.children import traced
from parlour.table.web.rate_limit import TokenBucket

LogLevel = Literal["debug", "info", "warning", "error"]
FIELDS = ("worker", "exit", "method", "route", "file", "count", "bot", "fault", "address", "problem", "more")
ALIKE_AT_ONCE = 100
ALIKE_EVERY = 1.0
"""Seconds, for lines of one kind."""


class LogFormatter(logging.Formatter):
    def __init__(self, *, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json
        self._key = secrets.token_bytes(32)

    def format(self, record: logging.LogRecord) -> str:
        return _in_json(record, self._fields(record)) if self._as_json else _in_words(record, self._fields(record))

    def _fields(self, record: logging.LogRecord) -> dict[str, Any]:
        fields = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if hasattr(record, "table"):
            fields["table"] = hashlib.blake2s(record.table.encode(), key=self._key, digest_size=4).hexdigest()
        return fields


class RateLimit(logging.Filter):
    """Lines of one kind come from the same place in the code and are about the same route. Of too many only some are
    written, and the next that is says how many more there were."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._buckets: dict[tuple[Any, ...], TokenBucket] = {}
        self._left_out: Counter[tuple[Any, ...]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.pathname, record.lineno, getattr(record, "method", None), getattr(record, "route", None))
        bucket = self._buckets.setdefault(kind, TokenBucket(ALIKE_AT_ONCE, ALIKE_EVERY, self._now))
        if bucket.wait():
            self._left_out[kind] += 1
            return False
        bucket.charge()
        if kind in self._left_out:
            record.more = self._left_out.pop(kind)
        return True


def set_up(level: LogLevel, *, as_json: bool) -> None:
    """From now on lines go to stderr, ours from this level on, other libraries' from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LogFormatter(as_json=as_json))
    handler.addFilter(RateLimit())
    logging.basicConfig(handlers=[handler], level=max(logging.WARNING, _number(level)), force=True)
    logging.getLogger("parlour").setLevel(_number(level))


def _number(level: LogLevel) -> int:
    return logging.getLevelNamesMapping()[level.upper()]


def _in_json(record: logging.LogRecord, fields: dict[str, Any]) -> str:
    line = {"at": _time(record, "%Y-%m-%dT%H:%M:%S"), "level": record.levelname.lower(), "event": _words(record)}
    problem = _problem(record)
    trace = {} if problem is None else {"trace": list(traced(problem))}
    return msgspec.json.encode(line | fields | trace).decode()


def _in_words(record: logging.LogRecord, fields: dict[str, Any]) -> str:
    said = [
        f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.levelname.lower():7} {_words(record)}"
    ]
    said += [f"{name}={value}" for name, value in fields.items()]
    problem = _problem(record)
    return "\n    ".join([" ".join(said), *(traced(problem) if problem is not None else ())])


def _time(record: logging.LogRecord, form: str) -> str:
    return f"{time.strftime(form, time.gmtime(record.created))}.{int(record.msecs):03}Z"


def _words(record: logging.LogRecord) -> str:
    ours = record.name.partition(".")[0] == "parlour" and isinstance(record.msg, str)
    return record.msg if ours else f"{record.name}, {record.filename} line {record.lineno}"


def _problem(record: logging.LogRecord) -> BaseException | None:
    return record.exc_info[1] if record.exc_info else None
