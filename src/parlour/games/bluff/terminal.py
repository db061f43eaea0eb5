"""Bluff in a terminal: its table, its words and its questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.games.bluff.deck import Term, TermDeck
from parlour.terminal.asking import Asker, numbered_hand, places
from parlour.terminal.pictures import facts_table
from parlour.terminal.presenter import CardName, Offer, Presenter, View
from parlour.terminal.sentences import Teller, capitalised

WILD = "wild"
KIND_STYLE = {"Word": "bold cyan", "Definition": "cyan", "Example": "blue", "Wild": "bold magenta"}

LABELS = {
    "pick": ("pick up {from:down=the top card of the face-down pile|up=the face-up card}",),
    "throw": ("throw out {card:card}", "throw out a card"),
    "block": ("call Block: you believe that the other hand is complete",),
    "choose": ("take place {slot:place}", "take one of the other’s cards"),
    "out": ("call Out: you believe that your hand is complete",),
}
QUESTIONS = {
    "throw.card": "Which card do you throw out?",
    "choose.slot": "Which of the other’s five cards do you take, blind?",
    "out.pair": "Which two of your cards are the pair? Two numbers, such as 2 5.",
    "out.word": "You hold a Wild. Which Word does it stand for?",
}
ENDINGS = {
    "out": "{winners:who} {winners:wins|win} with a complete hand.",
    "false_out": "{winners:who} {winners:wins|win}, because the Out was false.",
    "drawn": "The face-down pile has run out five times: the round is drawn. {winners:who} {winners:wins|win}.",
}


def kind(card: str) -> str:
    """Word, Definition, Example or Wild."""
    return card.rpartition(".")[2].title()


def name_card(card: str, printed: str | None) -> CardName:
    """The Word “nucleus”; a Wild."""
    style = KIND_STYLE[kind(card)]
    if printed is None:
        return CardName(Text("Wild", style), Text("a Wild", style))
    alone = Text(printed, style)
    return CardName(alone, Text.assemble(f"the {kind(card)} ", "“", alone, "”"))


def draw(view: View, teller: Teller) -> list[RenderableType]:
    up = teller.card(view["up"]) if view["up"] else Text("nothing")
    rows: list[tuple[str, RenderableType]] = [
        ("face up", capitalised(up)),
        ("face down", Text(f"{view['down']} cards")),
        ("the terms", Text(", ".join(view["terms"]), "dim")),
    ]
    if view["run_outs"]:
        rows.append(("run out", Text(f"{view['run_outs']} of 5 times")))
    if sum(view["score"]):
        rows.append(("rounds won", teller.each(view["score"], "")))
    parts: list[RenderableType] = [facts_table(*rows)]
    if view["hand"]:
        parts += [Text(), _cards_of_kinds(view["hand"], teller)]
    if view["shown"]:
        parts += [Text("\nThe other hand, shown to you:", "dim"), _cards_of_kinds(view["shown"], teller)]
    return parts


def _cards_of_kinds(hand: list[str], teller: Teller) -> Table:
    table = Table.grid(padding=(0, 2))
    for at, card in enumerate(hand, start=1):
        text = Text("stands for any Word", "dim") if card == WILD else teller.card_alone(card)
        table.add_row(Text(str(at), "bold"), Text(kind(card), KIND_STYLE[kind(card)]), text)
    return table


def look_up(view: View, teller: Teller) -> list[Text]:
    """B5 The solution sheet, where it is open."""
    return [Text(f"{term['word']}: {term['definition']} {term['example']}") for term in view["sheet"] or ()]


def keys(view: View, field: str, values: Sequence[Any]) -> dict[str, Any]:
    if field == "card":
        return numbered_hand(view)
    return places(values) if field == "slot" else {}


def lay_out(asker: Asker, view: View) -> Offer:
    """An Out: the pair is named by two numbers, and the other three cards are the trio."""
    hand = view["hand"]
    wanted = f"two different numbers from 1 to {len(hand)}"
    pair = asker.numbers(QUESTIONS["out.pair"], range(1, len(hand) + 1), wanted, count=2)
    act: Offer = {
        "act": "out",
        "trio": [card for at, card in enumerate(hand, start=1) if at not in pair],
        "pair": [hand[at - 1] for at in pair],
    }
    if WILD in hand:
        act["word"] = asker.text(QUESTIONS["out.word"])
    return act


def show_deck(console: Console, deck: TermDeck, terms: Sequence[Term]) -> list[RenderableType]:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_lines=True)
    table.add_column("Word", style="bold cyan")
    table.add_column("Definition")
    table.add_column("Example", style="green")
    for term in terms:
        table.add_row(term.word, term.definition, term.example)
    return [table]


TERMINAL = Presenter(
    labels=LABELS,
    questions=QUESTIONS,
    endings=ENDINGS,
    scores="Rounds won",
    name_card=name_card,
    draw=draw,
    look_up=look_up,
    keys=keys,
    asks={"out": lay_out},
    show_deck=show_deck,
)
