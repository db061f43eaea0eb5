"""Out of Control in a terminal: its table, its words and its questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from parlour.terminal.asking import places
from parlour.terminal.menus import label
from parlour.terminal.pictures import facts_table
from parlour.terminal.presenter import CardName, Offer, Presenter, View
from parlour.terminal.sentences import COLOUR, Teller, capitalised

LETTER = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "W": "purple"}
TILE = {"R": "red3", "G": "green4", "B": "blue3", "Y": "dark_goldenrod", "W": "purple4"}
DIE_ASKS = {
    "draw": "draw a card, or take from the discard row",
    "discard": "discard a card",
    "take": "take a card from somebody",
    "give": "give somebody a card",
    "any": "draw, discard, take or give",
}

LABELS = {
    "roll": ("roll the die",),
    "draw": ("draw a card",),
    "discard": ("discard {card:card}", "discard a card"),
    "take": ("take a card from {seat:who}", "take a card from somebody, blind"),
    "give": ("give {seat:who} a card", "give somebody a card"),
    "lay": ("lay {cards:cards}", "lay a new succession"),
    "extend": ("add {cards:cards} to {row[cards]:cards}", "add to a succession"),
    "substitute": ("put {card:card} in the place of {got:card} in {row[cards]:cards}", "swap a card on the table"),
    "gather": ("take {taken:cards} and {used}", "take from the discard row, and use it at once"),
    "end": ("end your turn",),
}
QUESTIONS = {
    "discard.card": "Which card do you discard?",
    "take.slot": "Which of the cards do you take? They are shuffled, so any place is as good.",
    "give.seat": "Who gets a card of yours?",
    "give.card": "Which card do you give?",
}
ENDINGS = {
    "complete": "{winners:who} {winners:wins|win} with a succession from 1 to 10.",
    "stall": "Nothing was laid for too long. {winners:who} {winners:wins|win} with the longest succession.",
    "all_laid": "All cards are on the table. {winners:who} {winners:wins|win} with the longest succession.",
}


def name_card(card: str, printed: str | None) -> CardName:
    """R7, in its colour."""
    name = Text(card, f"bold {COLOUR[LETTER[card[0]]]}")
    return CardName(name, name)


def tile(card: str) -> Text:
    """A card as a small coloured tile: the letter says the colour where there is none to see."""
    return Text(f"{card:^4}", f"bold white on {TILE[card[0]]}")


def draw(view: View, teller: Teller) -> list[RenderableType]:
    die = Text(view["die"], f"bold {COLOUR[view['die']]}") if view["die"] else Text("not rolled yet")
    if view["owed"]:
        die.append(f": {DIE_ASKS[view['owed']]}", "not bold default")
    parts: list[RenderableType] = [
        facts_table(
            ("deck", Text(f"{view['deck']} cards")),
            ("discard row", _tiles(view["discard"]) if view["discard"] else Text("empty")),
            ("die", die),
        )
    ]
    if view["successions"]:
        parts += [Text(), _successions(view, teller)]
    if view["hand"]:
        parts += [Text(), facts_table(("your hand", _tiles(sorted(view["hand"], key=_by_colour))))]
    return parts


def _successions(view: View, teller: Teller) -> Table:
    """Each on a track from 1 to 10, so that one sees what is missing."""
    table = Table.grid(padding=(0, 1))
    for row in view["successions"]:
        name = capitalised(teller.who(row["owner"]))
        track = Text()
        for number in range(1, 11):
            at = number - row["from"]
            track.append_text(tile(row["cards"][at]) if 0 <= at < len(row["cards"]) else Text("  · ", "dim"))
        table.add_row(name, Text(row["colour"], COLOUR[row["colour"]]), track)
    return table


def _tiles(cards: list[str]) -> Text:
    return Text(" ").join([tile(card) for card in cards])


def _by_colour(card: str) -> tuple[int, int]:
    return "RGBYW".index(card[0]), int(card[1:] or 0)


def beside(view: View, seat: int, held: Text) -> Text:
    """O13 In teams, whether this is your partner."""
    return Text.assemble(" (partner)" if seat == _partner(view) else "", held)


def _partner(view: View) -> int | None:
    """O13 In teams, the seat opposite yours."""
    if not view["options"]["teams"] or view["you"] is None:
        return None
    seats = len(view["seats"])
    return int((view["you"] + seats // 2) % seats)


def known(view: View, offer: Offer, teller: Teller) -> Mapping[str, Any]:
    """The succession and the cards of the discard row that an act is about."""
    facts: dict[str, Any] = {}
    if "succession" in offer:
        row = facts["row"] = next(row for row in view["successions"] if row["id"] == offer["succession"])
        if "number" in offer:
            facts["got"] = row["cards"][offer["number"] - row["from"]]
    if "index" in offer:
        facts["taken"] = view["discard"][offer["index"] :]
        facts["used"] = label(view, offer["use"], teller)
    return facts


def keys(view: View, field: str, values: Sequence[Any]) -> dict[str, Any]:
    if field == "card":
        return {card: card for card in values}
    return places(values) if field == "slot" else {}


TERMINAL = Presenter(
    labels=LABELS,
    questions=QUESTIONS,
    endings=ENDINGS,
    scores="Longest successions",
    name_card=name_card,
    draw=draw,
    beside=beside,
    known=known,
    keys=keys,
)
