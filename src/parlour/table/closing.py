"""Why a line is closed by the table: the codes that a client understands without reading the sentence."""

from __future__ import annotations

from enum import IntEnum


class Closing(IntEnum):
    NO_PROTOCOL = 1002  # frames that no socket sends
    TOO_LARGE = 1009
    MALFORMED = 4400
    REFUSED = 4401
    ELSEWHERE = 4409  # the same person has opened the table somewhere else: do not come back by yourself
    CLOSED = 4410  # the table is over for good
    SLOW = 4413  # too much was waiting: come back for the newest view
    TOO_OFTEN = 4429
    FAULT = 1011
    RESTART = 1012  # the server stops, and is back soon: come back by yourself
