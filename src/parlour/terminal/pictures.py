"""The table as a person sees it: a frame with everybody who sits there, and in it what the game draws.

A game that draws nothing itself is shown plainly: all that its view holds, by name, one's own things first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.terminal.presenter import View
from parlour.terminal.screen import Unbroken
from parlour.terminal.sentences import UNKNOWN, Teller
from parlour.terminal.speech import capitalised, uncapitalised
from parlour.terminal.wording import called, held_in, holds_nothing, in_words, is_for_each_seat

SHOWN_ELSEWHERE = frozenset(
    {
        *("game", "you", "waiting", "seats", "offers", "options", "timer", "step", "late", "over", "result", "winners"),
        *("round", "rounds", "guidance"),
    }
)
"""Keys of a view that the frame shows, or the menu, or nobody needs."""
MOST_ROWS = 20
"""Of a longer list the last ones are shown."""
SHORT = 24
"""Longer texts have a line each."""
SMALL_CARD, LARGE_CARD = 18, 33


def picture(view: View, teller: Teller) -> RenderableType:
    draw = teller.presenter.draw or draw_plainly
    return Panel(
        Group(_people(view, teller), Text(), *draw(view, teller)),
        title=Text(f"{teller.game.title}{_round(view, teller)}", "bold green"),
        title_align="left",
        border_style="green",
        box=box.ROUNDED,
    )


def _round(view: View, teller: Teller) -> str:
    if "round" not in view:
        return ""
    return " · " + teller.plainly("terminal-round", round=view["round"], of=view.get("rounds", UNKNOWN))


def _people(view: View, teller: Teller) -> Text:
    """Everybody, with an arrow at those the table waits for."""
    seats = []
    for seat, facts in enumerate(view["seats"]):
        waited = seat in view["waiting"]
        someone = Text.assemble(("▸ " if waited else "  ", "bold yellow"))
        someone.append(capitalised(teller.who(seat)).plain, "bold yellow" if waited else "bold")
        cards = facts.get("cards")
        held = Text(f" {teller.plainly('plain-cards', count=cards)}" if cards else "", "dim")
        beside = teller.presenter.beside
        someone.append_text(beside(view, seat, held, teller) if beside else _all_beside(facts, held, teller))
        seats.append(someone)
    return Text("   ").join(seats)


def _all_beside(facts: dict[str, Any], held: Text, teller: Teller) -> Text:
    others = {name: value for name, value in facts.items() if name != "cards" and value not in (None, False)}
    said = [
        f" {'' if value is True else f'{value} '}{uncapitalised(called('field', name, teller))}"
        for name, value in others.items()
    ]
    return Text.assemble(held, ("".join(said), "dim"))


def facts_table(*rows: tuple[str, RenderableType]) -> Table:
    """Names and what they name, side by side."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    return with_rows(table, rows)


def grid(*rows: Sequence[RenderableType]) -> Table:
    """Things in rows and columns."""
    return with_rows(Table.grid(padding=(0, 2)), rows)


def with_rows(table: Table, rows: Iterable[Sequence[RenderableType]]) -> Table:
    for row in rows:
        table.add_row(*[Unbroken.of(cell) if isinstance(cell, Text) else cell for cell in row])
    return table


def laid_out(console: Console, faces: Sequence[Text]) -> Columns:
    """Cards side by side, all of one size."""
    width = SMALL_CARD if faces and faces[0].plain.count("\n") == 1 else LARGE_CARD
    height = max((len(face.wrap(console, width - 4)) for face in faces), default=0) + 2
    return Columns([Panel(face, box=box.ROUNDED, width=width, height=height) for face in faces], padding=0)


def looked_up(view: View, teller: Teller) -> list[Text]:
    """What a person may look up besides."""
    return teller.presenter.look_up(view, teller) if teller.presenter.look_up else []


# ── any view, plainly ───────────────────────────────────────────────────────────────────────────────────────────────


def draw_plainly(view: View, teller: Teller) -> list[RenderableType]:
    """What the view holds, in two groups; what holds nothing is left out."""
    own = {*teller.game.own_keys, "yours"}
    shown = {name: value for name, value in view.items() if name not in SHOWN_ELSEWHERE and value is not False}
    mine = {name: value for name, value in shown.items() if name in own and not holds_nothing(value)}
    others = {name: value for name, value in shown.items() if name not in own}
    step = _step(view, teller)
    parts: list[RenderableType] = []
    if step is None:
        others = {"phase": view["phase"], **others}
    else:
        others.pop("phase")
        parts.append(step)
    for heading, facts in (("plain-own", mine), ("plain-shared", others)):
        if facts:
            space = [Text()] if parts else []
            parts += [*space, Text(teller.plainly(heading), "bold green"), _facts_shown(facts, teller)]
    return parts


def _step(view: View, teller: Teller) -> Text | None:
    """What is to be done now, where the game says so."""
    yours, phase = view["you"] in view["waiting"], view["phase"]
    message = f"{teller.game.name}-step-{phase}" if yours else f"{teller.game.name}-wait-{phase}"
    if not teller.sayable(message):
        return None
    said = teller.say(message, who=teller.who(view["waiting"]))
    return said if not yours else Text(said.plain.replace("**", ""), "bold")


def _facts_shown(facts: dict[str, Any], teller: Teller, kind: str = "view") -> Table:
    held = held_in(facts, teller)
    return facts_table(*[(called(kind, name, teller), _shown(name, value, teller)) for name, value in held.items()])


def _shown(name: str, value: Any, teller: Teller) -> RenderableType:
    match value:
        case {"act": str()}:
            return in_words(name, value, teller)
        case dict():
            return _facts_shown(value, teller, "field")
        case [dict(), *_] if all(isinstance(row, dict) for row in value):
            return _rows_shown(value, teller)
        case list() if is_for_each_seat(name, value, teller) and any(isinstance(one, list) for one in value):
            held = [(teller.who(seat).plain, _shown("hand", one, teller)) for seat, one in enumerate(value)]
            return facts_table(*held)
        case [list(), *_]:
            return Text("\n").join([in_words(name, row, teller) for row in value])
        case list() if not is_for_each_seat(name, value, teller):
            return _listed([in_words(name, one, teller) for one in value])
    return in_words(name, value, teller)


def _listed(things: list[Text]) -> Text:
    """A line each where they are long and not too many."""
    if len(things) <= MOST_ROWS and any(len(thing) > SHORT for thing in things):
        return Text("\n").join(things)
    return Text(" · " if any(" " in thing.plain for thing in things) else "  ").join(things)


def _rows_shown(rows: list[dict[str, Any]], teller: Teller) -> RenderableType:
    """A column for each name that holds something in one of the rows."""
    shown = [held_in(row, teller) for row in rows[-MOST_ROWS:]]
    names = list(dict.fromkeys(name for row in shown for name in row))
    cells = [[_cell(name, row.get(name), teller) for name in names] for row in shown]
    if len(names) == 1 and len(rows) == len(shown):
        return _listed([cell for (cell,) in cells])
    heads = [[Text(called("field", name, teller), "dim") for name in names]]
    if len(rows) > len(shown):
        heads.append([Text(teller.plainly("terminal-before", count=len(rows) - len(shown)), "dim")])
    return grid(*heads, *cells)


def _cell(name: str, value: Any, teller: Teller) -> Text:
    return Text("–", "dim") if value is None else in_words(name, value, teller)
