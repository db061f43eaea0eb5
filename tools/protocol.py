"""Writes docs/protocol.md: every act, phase, event, reason and refusal there is, straight from the games.

    python tools/protocol.py

A test fails when the page is not what this would write.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from parlour.engine import refusal  # noqa: E402 - found through the path above
from parlour.engine.event import Event, Late, WentOn, hearers  # noqa: E402
from parlour.engine.game import Game, option_list  # noqa: E402
from parlour.games import GAMES  # noqa: E402

PAGE = ROOT / "docs" / "protocol.md"

HEAD = """# The wire

Acts, views, events and refusals are plain JSON: the same in Python, over the network, in transcripts and in files.
This page is written by `tools/protocol.py` from the games themselves.

- An **act** is an object: `{"act": "play", "card": "q07"}`.
- An **offer** is an act whose open fields say what they may hold: `{"one_of": […]}`, `{"order_of": […]}` (a
  permutation), `{"text": N}` (typed, up to N characters) or `{"list_of": […]}` (each item open in turn), with
  `"optional": true` where the field may be left out. Every combination of the choices of one offer is legal.
  `more: true` on an offer means that there are further acts which are not listed.
- An **event** is `{"event", "n", "seat", …}`: `n` is the number of the act that brought it about (0: the deal), and the
  clock's seat is −1. A field that is not for the listener is left out.
- A **refusal** has a code, the number of the rule it rests on, a sentence, and what the sentence speaks of.
- Every **view** has `game`, `you`, `phase`, `waiting`, `seats` (each with `cards`), `over`, `winners`, `result`,
  `timer`, `late`, `step` (acts so far), `options`, `offers`, and, while a sealed window is open, `sealed` (the seats
  whose choice is in) and `yours` (your own choice). Each game adds its own keys.
- A **timer** is `{"kind", "seconds", "since"}`: `wait` is the soft clock of A10, `reaction` and `speak` are Traitor
  Word's. `since` is the step at which it began.
"""


def page() -> str:
    parts = [HEAD, "## All games\n", *all_games()]
    for game in GAMES.values():
        parts += [f"## {game.title}: `{game.name}`\n", *one_game(game)]
    return "\n".join(parts)


def all_games() -> Iterable[str]:
    yield "Acts: `go_on` (any seat, once the soft clock is out); `elapsed` (the clock).\n"
    yield event_table((Late, WentOn))
    ours = [value for value in vars(refusal).values() if isinstance(value, refusal.Refusal)]
    yield refusal_table(ours)


def one_game(game: Game) -> Iterable[str]:
    yield f"Phases: {', '.join(f'`{phase}`' for phase in game.phases)}.\n"
    yield f"Reasons for its end: {', '.join(f'`{reason}`' for reason in game.reasons)}.\n"
    keys = [sight.name or field for field, sight in game.table.sights.items() if sight.in_view]
    yield f"Keys of its view: {', '.join(f'`{key}`' for key in sorted(keys))}.\n"
    options = [f"`{option['name']}` ({option['default']!r})" for option in option_list(game.options)]
    yield f"Options: {', '.join(options)}.\n"
    yield table(
        ("act", "fields"),
        [
            (f"`{tag}`", ", ".join(f"`{field}`" for field in kind.__struct_encode_fields__))
            for tag, kind in game.acts.items()
            if tag not in ("go_on", "elapsed")
        ],
    )
    yield event_table(game.events)
    yield refusal_table(game.refusals)


def event_table(events: Iterable[type[Event]]) -> str:
    return table(("event", "told to all", "told to some"), [event_row(event) for event in events])


def event_row(event: type[Event]) -> tuple[str, str, str]:
    tag = f"`{event.__struct_config__.tag}`"
    if event.private:
        return tag, "", "all of it, to its own seat alone"
    everybody = [f"`{field}`" for field, seats in hearers(event) if seats is None]
    some = [f"`{field}` (to {', '.join(seats)})" for field, seats in hearers(event) if seats is not None]
    return tag, ", ".join(everybody), ", ".join(some)


def refusal_table(refusals: Iterable[refusal.Refusal]) -> str:
    return table(("refusal", "rule", "sentence"), [(f"`{one.code}`", one.ruling, one.text) for one in refusals])


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    lines += [f"| {' | '.join(tag_safe(cell) for cell in row)} |" for row in rows]
    return "\n".join(lines) + "\n"


def tag_safe(cell: str) -> str:
    return cell.replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
