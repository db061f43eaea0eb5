"""`parlour referee`: each act of a scenario with its outcome, and any seat's view; or all of it as JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from parlour.cli.common import ForPrograms, SpokenLanguage, mistakes_explained, spoken
from parlour.cli.scenario import ActOutcome, acts_of, outcomes, read_scenario, set_up
from parlour.engine.match import Match
from parlour.terminal.lines import write_line, write_value
from parlour.terminal.screen import say, screen
from parlour.terminal.sentences import Teller
from parlour.terminal.speech import Speech, capitalised

INDENT = " " * 6
SAID_ELSEWHERE = frozenset({"game", "you", "offers", "guidance", "options", "result", "winners", "over", "step"})
Viewers = Sequence[int | None]


def referee(
    file: Annotated[Path, typer.Argument(help="A scenario or a saved match, as YAML or JSON.")],
    view: Annotated[
        list[str] | None, typer.Option(help="Show this seat's view at the end; `all` for what everybody sees.")
    ] = None,
    as_json: ForPrograms = False,
    language: SpokenLanguage = None,
) -> None:
    """Play a scenario and say what came of each act: the way to report a bug or settle a quarrel."""
    with mistakes_explained(file):
        scenario = read_scenario(file)
        match = set_up(scenario, file.parent)
        viewers = [viewer(name, match.header.seats) for name in view or ()]
        if as_json:
            print(json.dumps(as_data(match, scenario, viewers), indent=1, ensure_ascii=False))
        else:
            print_report(screen(), match, scenario, viewers, spoken(language))


def viewer(name: str, seats: int) -> int | None:
    """The seat that `--view` names; None for what everybody sees."""
    if name == "all":
        return None
    if not (name.isascii() and name.isdecimal() and int(name) < seats):
        raise ValueError(f"--view {name}: write a seat from 0 to {seats - 1}, or 'all' for what everybody sees")
    return int(name)


def print_report(
    console: Console, match: Match, scenario: dict[str, Any], viewers: Viewers, language: str = "en"
) -> None:
    acts_of(scenario)  # an act that cannot be read is said before anything else
    seats = range(match.header.seats)
    teller = Teller(match, [Speech(language).plainly("terminal-seat", seat=seat) for seat in seats], None, language)
    heading = teller.plainly("terminal-report", game=match.header.game.title, seats=len(seats))
    say(console, Text(heading, "bold"), indent="")
    _print_events(console, match.events(None), teller)
    for number, outcome in enumerate(outcomes(match, scenario), start=1):
        line = Text(write_line(outcome.seat, outcome.act), "bold")
        say(console, line, indent=INDENT, first=f"{number:>4}  ")
        if outcome.refused:
            say(console, _refusal(outcome, teller), indent=INDENT)
        _print_events(console, outcome.events, teller)
        for seat, events in outcome.alone.items():
            to = teller.plainly("terminal-to-one", who=teller.who(seat))
            _print_events(console, events, teller, to=f"{to} ")
    say(console, _standing(match, teller), indent="")
    for you in viewers:
        _print_view(console, match, you, teller)


def _print_events(console: Console, events: list[dict[str, Any]], teller: Teller, to: str = "") -> None:
    for event in events:
        say(console, Text.assemble((to, "dim"), teller.tell(event)), indent=INDENT)


def _refusal(outcome: ActOutcome, teller: Teller) -> Text:
    refused = outcome.refused
    assert refused is not None
    by = teller.plainly("terminal-refused", rule=refused.ruling)
    return Text.assemble((f"{by} ", "bold red"), teller.refusal(refused), (f" ({refused.code})", "dim"))


def _standing(match: Match, teller: Teller) -> Text:
    if match.result:
        return Text.assemble((teller.plainly("terminal-over"), "bold"), " ", teller.ending(match.view(None)))
    if match.waiting:
        return teller.say("plain-wait", who=teller.who(match.waiting))
    return teller.say("terminal-waits-for-clock")


def _print_view(console: Console, match: Match, you: int | None, teller: Teller) -> None:
    view = match.view(you)
    sees = teller.say("terminal-sees-everybody") if you is None else teller.say("terminal-sees", who=teller.who(you))
    say(console, Text(f"\n{capitalised(sees).plain}", "bold"), indent="")
    for name, value in sorted(view.items()):
        if name not in SAID_ELSEWHERE and value is not None:
            say(console, Text.assemble((f"{name}: ", "cyan"), write_value(value)), indent=INDENT, first="  ")
    if you is not None:
        may = Counter(offer["act"] for offer in view["offers"])
        ways = [
            act if count == 1 else teller.plainly("terminal-ways", act=act, count=count) for act, count in may.items()
        ]
        said = ", ".join(ways) or teller.plainly("terminal-nothing")
        label = Text(teller.plainly("terminal-may-do"), "cyan")
        say(console, teller.say("plain-fact", label=label, value=Text(said)), indent=INDENT, first="  ")


def as_data(match: Match, scenario: dict[str, Any], viewers: Viewers) -> dict[str, Any]:
    """The same for programs."""
    opening = match.events(None)
    played = [
        {
            "seat": outcome.seat,
            "act": outcome.act,
            "events": outcome.events,
            "alone": {str(seat): events for seat, events in outcome.alone.items()},
            "refused": _refused_data(outcome),
        }
        for outcome in outcomes(match, scenario)
    ]
    result = match.view(None, offers=False)["result"]
    views = {"all" if you is None else str(you): match.view(you) for you in viewers}
    return {"opening": opening, "outcomes": played, "waiting": list(match.waiting), "result": result, "views": views}


def _refused_data(outcome: ActOutcome) -> dict[str, Any] | None:
    refused = outcome.refused
    return {"code": refused.code, "ruling": refused.ruling, "text": refused.text} if refused else None
