"""The refusals in English, written by tools/refusals.py from text/en.ftl: change that, and run it again."""

from __future__ import annotations

from parlour.engine.template import Template

TEXTS: dict[str, Template] = {
    "shake_first": "Have the cups shaken first.",
    "shaken": "The cups have been shaken. Once a round is all.",
    "no_bid_yet": "Nobody has bid yet. Say how many dice of a number there are.",
    "too_low": "Bid more than {count} dice, or as many of a higher number than {number}.",
    "too_many": "There are only {dice} dice on the table.",
    "no_such_number": "A die shows 1 to 6.",
    "ones_are_wild": "Ones count as every number here, so nobody bids on them.",
}
