"""The refusals in English, written by tools/refusals.py from text/en.ftl: change that, and run it again."""

from __future__ import annotations

from parlour.engine.template import Cases, Template

TEXTS: dict[str, Template] = {
    "no_such_seat": "There is no such seat at this table.",
    "over": "The game is over.",
    "not_you": Cases(
        "count",
        {
            "0": "It is not for you to do that now: the clock is running.",
        },
        "It is not for you to do that now: the table waits for {who}.",
    ),
    "not_offered": "That choice is not open to you.",
    "no_timer": "That time is out is for the clock to say.",
    "no_clock": "No clock is running here, so going on is for the host alone.",
    "not_late": "There is still time: going on has to wait.",
    "text_empty": "Type at least one letter, digit or sign.",
    "text_long": "That is too long: at most {longest} characters.",
    "text_unseen": "The text holds characters that cannot be seen; please type it again.",
}
