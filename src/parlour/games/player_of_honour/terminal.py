"""Player of Honour in a terminal: its table, its words and its questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.games.player_of_honour.deck import Topic, TopicDeck
from parlour.terminal.asking import places
from parlour.terminal.pictures import facts_table, laid_out
from parlour.terminal.presenter import Presenter, View
from parlour.terminal.sentences import Teller

LABELS = {
    "place": ("place your numbers anew",),
    "done": ("say that you are done",),
    "undone": ("take that back",),
    "reveal": ("turn the next number",),
}
QUESTIONS = {
    "place.ranks": "A number for each topic, 1 for the best liked. Type all five, such as 3 1 5 2 4.",
    "place.sure": "On which topic, counted from the top, do you lay your I Know This One! card?",
}
ENDINGS = {
    "most_points": "{winners:who} {winners:wins|win} with the most points.",
    "together": "{winners:who} {winners:wins|win} together; 15 points are a good score.",
}


def draw(view: View, teller: Teller) -> list[RenderableType]:
    placed = view["placed"] or {"ranks": ["·"] * 5, "sure": None}
    turned = {step["topic"]: step["number"] for step in view["revealed"]}
    table = Table.grid(padding=(0, 2))
    table.add_row(Text("yours", "dim"), Text("topic", "dim"), "", Text("turned", "dim") if turned else "")
    for place, topic in enumerate(view["topics"]):
        sure = Text("I Know This One!" if placed["sure"] == place else "", "magenta")
        number = Text(str(turned.get(place, "")), "bold green")
        table.add_row(Text(f"  {placed['ranks'][place]}", "bold"), Text(topic["text"], "cyan"), sure, number)
    rows: list[tuple[str, RenderableType]] = [("points", teller.each(view["scores"], ""))]
    if view["done"] and view["phase"] == "place":
        rows.append(("done", teller.who(view["done"])))
    return [Text(_task(view, teller), "bold"), facts_table(*rows), Text(), table]


def _task(view: View, teller: Teller) -> str:
    """What this round is about, as this seat sees it."""
    if view["phase"] != "place":
        return "The numbers are turned, from 5 to 1."
    if view["honour"] is None:
        return "Rank by your own taste. You score together where you agree."
    if view["honour"] == view["you"]:
        return "You are the Player of Honour: rank by your own taste."
    return f"{teller.who(view['honour']).plain} is the Player of Honour: guess that order."


def keys(view: View, field: str, values: Sequence[Any]) -> dict[str, Any]:
    return places(values) if field == "sure" else {}


def show_deck(console: Console, deck: TopicDeck, cards: Sequence[tuple[Topic, Topic]]) -> list[RenderableType]:
    return [laid_out(console, [_face(card) for card in cards])]


def _face(card: tuple[Topic, Topic]) -> Text:
    return Text("\n\n").join(
        Text.assemble((topic.text, "bold"), "\n", (", ".join(topic.tags), "dim")) for topic in card
    )


TERMINAL = Presenter(
    labels=LABELS,
    questions=QUESTIONS,
    endings=ENDINGS,
    scores="Points",
    draw=draw,
    keys=keys,
    show_deck=show_deck,
)
