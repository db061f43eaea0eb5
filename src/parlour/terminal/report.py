"""What the referee says: each act with its outcome, and any seat's view on a few lines; or all of it as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from parlour.engine.match import Match
from parlour.terminal.labels import ending
from parlour.terminal.lines import write_line, write_value
from parlour.terminal.referee import Outcome, acts_of, outcomes
from parlour.terminal.screen import say
from parlour.terminal.sentences import Teller

INDENT = " " * 6
SAID_ELSEWHERE = frozenset({"game", "you", "offers", "options", "result", "winners", "over", "step"})
Viewers = Sequence[int | None]


def viewer(name: str, seats: int) -> int | None:
    """The seat that `--view` names; None for what everybody sees."""
    if name == "all":
        return None
    if not (name.isascii() and name.isdecimal() and int(name) < seats):
        raise ValueError(f"--view {name}: write a seat from 0 to {seats - 1}, or 'all' for what everybody sees")
    return int(name)


def print_report(console: Console, match: Match, scenario: dict[str, Any], viewers: Viewers) -> None:
    acts_of(scenario)  # an act that cannot be read is said before anything else
    teller = Teller(match, [f"seat {seat}" for seat in range(match.header.seats)])
    say(console, Text(f"{match.header.game.title}, {match.header.seats} seats", "bold"), indent="")
    _print_events(console, match.events(None), teller)
    for number, outcome in enumerate(outcomes(match, scenario), start=1):
        line = Text(write_line(outcome.seat, outcome.act), "bold")
        say(console, line, indent=INDENT, first=f"{number:>4}  ")
        if outcome.refused:
            say(console, _refusal(outcome), indent=INDENT)
        _print_events(console, outcome.events, teller)
        for seat, events in outcome.alone.items():
            _print_events(console, events, teller, to=f"(to seat {seat} alone) ")
    say(console, _standing(match, teller), indent="")
    for you in viewers:
        _print_view(console, match, you)


def _print_events(console: Console, events: list[dict[str, Any]], teller: Teller, to: str = "") -> None:
    for event in events:
        say(console, Text.assemble((to, "dim"), teller.tell(event)), indent=INDENT)


def _refusal(outcome: Outcome) -> Text:
    refused = outcome.refused
    assert refused is not None
    return Text.assemble((f"refused by {refused.ruling}: ", "bold red"), refused.text, (f" ({refused.code})", "dim"))


def _standing(match: Match, teller: Teller) -> Text:
    if match.result:
        return Text.assemble(("Over. ", "bold"), ending(match.view(None), teller))
    waiting = teller.who(match.waiting) if match.waiting else Text("the clock")
    return Text.assemble(("The table waits for ", "bold"), waiting, ".")


def _print_view(console: Console, match: Match, you: int | None) -> None:
    view = match.view(you)
    say(console, Text("\nEverybody sees" if you is None else f"\nSeat {you} sees", "bold"), indent="")
    for name, value in sorted(view.items()):
        if name not in SAID_ELSEWHERE and value is not None:
            say(console, Text.assemble((f"{name}: ", "cyan"), write_value(value)), indent=INDENT, first="  ")
    if you is not None:
        may = Counter(offer["act"] for offer in view["offers"])
        said = [act if count == 1 else f"{act} ({count} ways)" for act, count in may.items()]
        say(console, Text.assemble(("may do: ", "cyan"), ", ".join(said) or "nothing"), indent=INDENT, first="  ")


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


def _refused_data(outcome: Outcome) -> dict[str, Any] | None:
    refused = outcome.refused
    return {"code": refused.code, "ruling": refused.ruling, "text": refused.text} if refused else None
