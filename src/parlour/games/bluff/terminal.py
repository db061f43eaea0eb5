"""Bluff in a terminal: its table, what its sentences speak of, and its questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.games.bluff.deck import Term, TermDeck
from parlour.terminal.asking import Asker, numbered_hand, places
from parlour.terminal.pictures import facts_table, grid
from parlour.terminal.presenter import CardName, Offer, Presenter, View
from parlour.terminal.sentences import UNKNOWN, Teller
from parlour.terminal.speech import capitalised

WILD = "wild"
STYLE = {"word": "bold cyan", "definition": "cyan", "example": "blue", WILD: "bold magenta"}
QUESTIONS = ("throw.card", "choose.slot", "out.pair", "out.word")


def kind(card: str) -> str:
    """word, definition, example or wild."""
    return card.rpartition(".")[2]


def name_card(card: str, teller: Teller) -> CardName:
    """The Word “nucleus”; a Wild."""
    style = STYLE[kind(card)]
    if card == WILD:
        named = [Text(teller.plainly(message), style) for message in ("bluff-kind-wild", "bluff-named-wild")]
        return CardName(*named)
    alone = Text(teller.printed[card], style)
    return CardName(alone, teller.say(f"bluff-named-{kind(card)}", text=alone))


def told(event: Mapping[str, Any], teller: Teller) -> Mapping[str, Any]:
    """The other one, the rounds to win, cards that are shown in rows, and what was wrong with an Out."""
    other = teller.about(1 - event["seat"])
    words = {"other": other["who"], "other_you": other["you"], "of": teller.options["rounds"]}
    rows = {field: teller.rows(event[field]) for field in ("hand", "trio", "pair") if event.get(field)}
    if "score" in event:
        words["scores"] = teller.each(event["score"])
    if event["event"] == "out":
        mistake = event["mistake"]
        words["mistake"] = mistake or UNKNOWN
        words["why"] = teller.say(f"bluff-mistake-{mistake}") if mistake else ""
        words["term"] = word_of(event)
    return words | rows


def word_of(out: Mapping[str, Any]) -> Text | str:
    """The Word of the trio of a right Out."""
    return Text(out["words"][0], STYLE["word"]) if out["words"] else UNKNOWN


def ended(view: View, teller: Teller) -> Mapping[str, Any]:
    """Who has called Out, and on which Word."""
    out = view["last"]["out"] if view["last"] else None
    return teller.about(out["seat"]) | {"word": word_of(out)} if out else {}


def draw(view: View, teller: Teller) -> list[RenderableType]:
    up = teller.card(view["up"]) if view["up"] else teller.say("bluff-nothing-up")
    down = [teller.say("bluff-cards", count=view["down"])]
    if view["run_outs"]:
        down.append(teller.say("bluff-run-outs", times=view["run_outs"]))
    rows: list[tuple[str, RenderableType]] = [
        (teller.plainly("bluff-face-up"), capitalised(up)),
        (teller.plainly("bluff-face-down"), Text(", ").join(down)),
        (teller.plainly("bluff-view-terms"), Text(", ".join(view["terms"]), "dim")),
    ]
    if sum(view["score"]):
        rows.append((teller.plainly("bluff-view-score"), teller.each(view["score"])))
    parts: list[RenderableType] = [facts_table(*rows)]
    if view["hand"]:
        parts += [Text(), _cards_of_kinds(view["hand"], teller)]
    if view["shown"]:
        parts += [Text(f"\n{teller.plainly('bluff-view-shown')}", "dim"), _cards_of_kinds(view["shown"], teller)]
    return parts


def _cards_of_kinds(hand: list[str], teller: Teller) -> Table:
    rows: list[tuple[Text, Text, Text]] = []
    for at, card in enumerate(hand, start=1):
        text = Text(teller.plainly("bluff-wild-does"), "dim") if card == WILD else teller.card_alone(card)
        name = Text(teller.plainly(f"bluff-kind-{kind(card)}"), STYLE[kind(card)])
        rows.append((Text(str(at), "bold"), name, text))
    return grid(*rows)


def look_up(view: View, teller: Teller) -> list[Text]:
    """B5 The solution sheet, where it is open."""
    return [
        teller.say("plain-fact", label=term["word"], value=Text(f"{term['definition']} {term['example']}"))
        for term in view["sheet"] or ()
    ]


def keys(view: View, field: str, values: Sequence[Any], teller: Teller) -> dict[str, Any]:
    if field == "card":
        return numbered_hand(view)
    return places(values) if field == "slot" else {}


def lay_out(asker: Asker, view: View) -> Offer:
    """An Out: the pair is named by two numbers, and the other three cards are the trio."""
    hand = view["hand"]
    wanted = asker.teller.plainly("bluff-two-numbers", last=len(hand))
    pair = asker.numbers(asker.question("out", "pair"), range(1, len(hand) + 1), wanted, count=2)
    act: Offer = {
        "act": "out",
        "trio": [card for at, card in enumerate(hand, start=1) if at not in pair],
        "pair": [hand[at - 1] for at in pair],
    }
    if WILD in hand:
        act["word"] = asker.text(asker.question("out", "word"))
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
    questions=QUESTIONS,
    told=told,
    ended=ended,
    name_card=name_card,
    draw=draw,
    look_up=look_up,
    keys=keys,
    asks={"out": lay_out},
    show_deck=show_deck,
)
