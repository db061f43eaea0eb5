"""The lists of docs/protocol.md about the games: every act, phase, event, reason and refusal there is."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.engine import refusal
from parlour.engine.event import Event, Late, WentOn, hearers
from parlour.engine.game import Game, option_list
from parlour.games import GAMES
from tools.wire.markdown import code, table


def all_games() -> str:
    parts = ["## All games\n", *rules_of_all()]
    for game in GAMES.values():
        parts += [f"## {game.title}: `{game.name}`\n", *one_game(game)]
    return "\n".join(parts)


def rules_of_all() -> Iterable[str]:
    yield "Acts: `go_on` (any seat, once the soft clock is out); `elapsed` (the clock).\n"
    yield event_table((Late, WentOn))
    ours = [value for value in vars(refusal).values() if isinstance(value, refusal.Refusal)]
    yield refusal_table(ours)


def one_game(game: Game) -> Iterable[str]:
    yield f"Phases: {code(game.phases)}.\n"
    yield f"Reasons for its end: {code(game.reasons)}.\n"
    keys = [sight.name or field for field, sight in game.table.sights.items() if sight.in_view]
    yield f"Keys of its view: {code(sorted(keys))}.\n"
    options = [f"`{option['name']}` ({option['default']!r})" for option in option_list(game.options)]
    yield f"Options: {', '.join(options)}.\n"
    yield table(
        ("act", "fields"),
        [
            (f"`{tag}`", code(kind.__struct_encode_fields__))
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
