"""A scenario for the referee: read from a file, set up as a match, and played act by act.

A scenario is an object with `game`, `seats` and, where wanted, `options`, `deck`, `first`, `seed` or `stack` (deck,
rolls, picks, seed), `names` and `acts`. An act is a line ("0 throw card=wild") or a pair ([0, {act: throw, card:
wild}]), so a transcript is a scenario too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import yaml

from parlour.door import start
from parlour.engine.chance import Stacked
from parlour.engine.match import Match
from parlour.engine.refusal import Refused
from parlour.terminal.lines import PlainYaml, parse_line

LONGEST_FILE = 4_000_000
FIELDS = ("game", "seats", "options", "deck", "first", "seed", "stack", "rules", "names", "acts")


class ActOutcome(msgspec.Struct, frozen=True):
    """What came of one act: its events as the acting seat heard them, or the refusal."""

    seat: int
    act: dict[str, Any]
    events: list[dict[str, Any]]
    alone: dict[int, list[dict[str, Any]]]
    """What other seats heard that not everybody did."""
    refused: Refused | None = None


def read_scenario(file: Path) -> dict[str, Any]:
    """The file's scenario; ValueError says what is wrong with it."""
    try:
        if file.stat().st_size > LONGEST_FILE:
            raise ValueError(f"the file is longer than {LONGEST_FILE // 1_000_000} MB; is it a scenario?")
        text = file.read_text(encoding="utf-8")
        scenario = json.loads(text) if file.suffix == ".json" else yaml.load(text, PlainYaml)
    except OSError as problem:
        raise ValueError(str(problem.strerror)) from None
    except (UnicodeDecodeError, json.JSONDecodeError, yaml.YAMLError, RecursionError) as problem:
        said = " ".join(str(problem).split())
        raise ValueError(f"this is no {'JSON' if file.suffix == '.json' else 'YAML'}: {said}") from None
    if not isinstance(scenario, dict):
        raise ValueError("a scenario is an object with 'game', 'seats' and 'acts'")
    for field in scenario:
        if field not in FIELDS:
            raise ValueError(f"a scenario has no {field!r}; it may have {', '.join(FIELDS)}")
    for field in ("game", "seats"):
        if field not in scenario:
            raise ValueError(f"{field!r} is missing; a scenario names its game and how many seats there are")
    return scenario


def set_up(scenario: dict[str, Any], folder: Path) -> Match:
    """The match as the scenario begins it. A deck's file is looked for beside the scenario."""
    if "seed" in scenario and "stack" in scenario:
        raise ValueError("stack: write the seed inside it, as in 'stack: {deck: [], seed: 7}'")
    deck = scenario.get("deck")
    if isinstance(deck, str) and (folder / deck).is_file():
        deck = folder / deck
    stack = _stack(scenario.get("stack"))
    seed = scenario.get("seed", 0) if stack is None else None
    return start(
        scenario["game"],
        scenario["seats"],
        deck,
        scenario.get("options"),
        scenario.get("first"),
        seed,
        stack,
        scenario.get("rules"),
        scenario.get("names", "readable"),
    )


def _stack(stack: Any) -> Stacked | None:
    try:
        return None if stack is None else msgspec.convert(stack, Stacked)
    except msgspec.ValidationError as problem:
        raise ValueError(f"stack: {problem}".replace("`", "'")) from None


def outcomes(match: Match, scenario: dict[str, Any]) -> Iterator[ActOutcome]:
    """Play the acts one by one. A refused act changes nothing, and the referee goes on to the next."""
    for seat, act in acts_of(scenario):
        try:
            heard = match.play(seat, act)
        except Refused as refused:
            yield ActOutcome(seat, act, [], {}, refused)
        else:
            public = list(heard.heard_by(None))
            others = {other: heard.heard_by(other) for other in range(match.header.seats) if other != seat}
            alone = {other: [event for event in events if event not in public] for other, events in others.items()}
            yield ActOutcome(seat, act, list(heard), {other: events for other, events in alone.items() if events})


def acts_of(scenario: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """All acts with their seats, read before the first is played."""
    acts = scenario.get("acts") or []
    if not isinstance(acts, list):
        raise ValueError("acts: write a list, each act on a line that begins with '- '")
    return [_read_act(number, written) for number, written in enumerate(acts, start=1)]


def _read_act(number: int, written: Any) -> tuple[int, dict[str, Any]]:
    match written:
        case str():
            try:
                return parse_line(written)
            except ValueError as problem:
                raise ValueError(f"act {number}: {problem}") from None
        case [int(seat), {"act": str()} as act]:
            return seat, act
    raise ValueError(f"act {number}: write it as a line ('0 draw') or as a pair ([0, {{act: draw}}])")
