"""Golden playthroughs: whole matches as text, so that any change of behaviour shows as a diff.

A playthrough is a scenario (the referee's header and act lines) with everything that came of it written between the
lines: what everybody heard, what single seats heard besides, who is waited for, and what each seat could have done.

    ./parlour python -m tests.playthroughs.record            write all playthroughs again, from their own acts
    ./parlour python -m tests.playthroughs.record NEW.txt    let the wanderer play a new one; NEW.txt has only a header
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import yaml

import parlour
from parlour.cli.scenario import set_up
from parlour.engine.event import Heard
from parlour.engine.plain import plain
from parlour.terminal.lines import PlainYaml, parse_line, write_line
from tests.properties.wandering import step

FOLDER = Path(__file__).parent
RULE = "─" * 100


def record(header: str, acts: list[str] | None) -> str:
    """The playthrough's text. Without acts the wanderer plays, always the same way."""
    scenario = yaml.load(header, PlainYaml)
    match = set_up(scenario, FOLDER)
    lines = [header.strip(), RULE, *told(match, None), *standing(match), *views(match)]
    rng = random.Random(header)
    while match.result is None if acts is None else acts:
        before = match.copy()
        if acts is None:
            step(match, rng)
            seat, act = match.log()[-1]
            written = write_line(seat, plain(act))
        else:
            written = acts.pop(0)
            seat, spoken = parse_line(written)
            try:
                match.play(seat, spoken)
            except parlour.Refused as refused:
                lines += ["", f"▸ {written}", f"    refused {refused.ruling} {refused.code}: {refused.text}"]
                continue
        lines += ["", f"▸ {written}", *told(match, before), *standing(match)]
    lines += ["", RULE, f"result: {plain(match.result)}", *views(match)]
    return "\n".join(lines) + "\n"


def told(match: parlour.Match, before: parlour.Match | None) -> list[str]:
    """What was heard: by all, and by those who heard more."""
    heard = Heard(before.table.story if before else None, match.table.story, None)
    everybody = [short(event) for event in heard]
    lines = [f"    all: {event}" for event in everybody]
    for seat in range(match.header.seats):
        lines += [f"    {seat} alone: {event}" for event in map(short, heard.heard_by(seat)) if event not in everybody]
    return lines


def short(event: dict[str, Any]) -> str:
    said = ", ".join(f"{name} {value}" for name, value in event.items() if name not in ("event", "n", "seat"))
    return f"{event['event']} (seat {event['seat']}) {said}".rstrip()


def standing(match: parlour.Match) -> list[str]:
    """Where the match stands: the phase, who is waited for, the timer, and how many acts each seat has."""
    view = match.view(None)
    timer = view["timer"]
    clock = f"{timer['kind']} {timer['seconds']} s since {timer['since']}" if timer else "none"
    can = " · ".join(f"{seat}: {kinds(match, seat)}" for seat in range(match.header.seats) if match.acts(seat))
    return [f"    {view['phase']}, waiting for {view['waiting']}, timer {clock}", f"    may act  {can}"]


def kinds(match: parlour.Match, seat: int) -> str:
    counts: dict[str, int] = {}
    for act in match.acts(seat):
        name = plain(act)["act"]
        counts[name] = counts.get(name, 0) + 1
    return " ".join(f"{name}×{count}" if count > 1 else name for name, count in counts.items())


def views(match: parlour.Match) -> list[str]:
    """What everybody sees, and what each seat sees besides."""
    lines = ["everybody sees"]
    public = match.view(None, offers=False)
    lines += [f"    {name}: {value}" for name, value in sorted(public.items()) if name not in ("you", "options")]
    for you in range(match.header.seats):
        own = match.view(you, offers=False)
        lines.append(f"seat {you} also sees")
        lines += [f"    {name}: {own[name]}" for name in sorted(own) if own[name] != public[name] and name != "you"]
    return lines


def split(text: str) -> tuple[str, list[str] | None]:
    """The header of a playthrough, and the acts that stand in it."""
    header, rule, body = text.partition(f"\n{RULE}\n")
    return header, [line[2:] for line in body.splitlines() if line.startswith("▸ ")] if rule else None


def playthroughs() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


if __name__ == "__main__":
    for file in map(Path, sys.argv[1:]) if len(sys.argv) > 1 else playthroughs():
        file.write_text(record(*split(file.read_text(encoding="utf-8"))), encoding="utf-8")
        print(file.name)
