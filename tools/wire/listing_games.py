"""The lists of docs/protocol.md about the games: every act, phase, event, reason and refusal there is."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, get_args, get_type_hints, is_typeddict

from parlour.engine import refusal
from parlour.engine.event import Event, Late, WentOn, hearers
from parlour.engine.game import Game
from parlour.engine.template import sentences
from parlour.registry import shipped
from parlour.text.options import option_list
from tools.wire.games import name_of
from tools.wire.markdown import code, table
from tools.wire.typescript import Writer


def all_games() -> str:
    parts = ["## All games\n", *rules_of_all()]
    for game in shipped():
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
    if game.guidance is not None:
        yield "Its guidance:\n"
        yield guidance_table(get_type_hints(game.guidance)["return"])
    options = [f"`{option['name']}` ({option['default']!r})" for option in option_list(game)]
    yield f"Options: {', '.join(options)}.\n"
    if game.constants:
        constants = [f"`{name}` = {json.dumps(value)}" for name, value in game.constants.items()]
        yield f"Constants: {', '.join(constants)}.\n"
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


def guidance_table(shown: Any) -> str:
    """The types that a guidance is made of, itself first."""
    return table(("type", "fields", ""), [_guidance_row(kind, hints) for kind, hints in _typed_dicts(shown).items()])


def _guidance_row(kind: Any, hints: dict[str, Any]) -> tuple[str, str, str]:
    fields = [f"`{key}: {Writer({}).type(hint)}`" for key, hint in hints.items()]
    return f"`{name_of(kind)}`", ", ".join(fields), " ".join(kind.__doc__.split())


def _typed_dicts(hint: Any) -> dict[Any, dict[str, Any]]:
    """Every TypedDict in a type, with the hints of its keys."""
    found = {hint: get_type_hints(hint)} if is_typeddict(hint) else {}
    for part in (*get_args(hint), *(part for hints in found.values() for part in hints.values())):
        found = found | _typed_dicts(part)
    return found


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
    rows = [(f"`{one.code}`", one.ruling, " / ".join(sentences(one.text))) for one in refusals]
    return table(("refusal", "rule", "sentence"), rows)
