"""A process that thinks: a question comes in, an act goes out, and so on until nobody is there to ask.

When whoever asks is gone, however they went, the pipe ends, and so does this process.
"""

from __future__ import annotations

import signal
import sys
from contextlib import suppress

import msgspec

from parlour.table.jobs.children import keep_within_bounds
from parlour.table.live.thinking.questions import BotRequest, answer, framed, length

NICENESS = 5
MOST_MEMORY = 2 << 30
MOST_SECONDS = 10
"""For one answer. Whoever has asked waits less long; this is for when they are gone."""


def _set_alarm(seconds: int) -> None:
    """The alarm ends this process, whatever it is at."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def _answer_all() -> None:
    decode = msgspec.msgpack.Decoder(BotRequest).decode
    encode = msgspec.msgpack.Encoder().encode
    asking, answering = sys.stdin.buffer, sys.stdout.buffer
    while head := asking.read(4):
        asked = decode(asking.read(length(head)))
        _set_alarm(MOST_SECONDS)
        answering.write(framed(encode(answer(asked))))
        answering.flush()
        _set_alarm(0)


if __name__ == "__main__":
    for sign in (signal.SIGINT, signal.SIGTERM):  # whoever stops the whole group means the server, which ends us
        signal.signal(sign, signal.SIG_IGN)
    keep_within_bounds(NICENESS, MOST_MEMORY)
    with suppress(BrokenPipeError):
        _answer_all()
