"""#TalkItOut in a terminal: its table, what its sentences speak of, and its questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.decks import card_categories, card_help
from parlour.games.talkitout.deck import Category, Depth, Question, QuestionDeck
from parlour.terminal.asking import numbered_hand, places
from parlour.terminal.pictures import facts_table, grid, laid_out
from parlour.terminal.presenter import CardName, Offer, Presenter, View, plain_card
from parlour.terminal.sentences import UNKNOWN, Teller, yes_or_no

SPECIAL = {"throw_it_out": "#ThrowItOut", "back_at_you": "#BackAtYou", "tell_a_lie": "#TellALie"}
# The marks of the categories: colour, shape and letter, as on the cards.
MARK = {
    Category.SOCIETY: ("■", "#5b8fd9"),
    Category.RELATIONSHIPS: ("♥", "#e0604d"),
    Category.FUTURE: ("▲", "#37ae93"),
    Category.MEMORIES: ("✤", "#efb23a"),
    Category.IDENTITY: ("●", "#a864c0"),
}

QUESTIONS = ("play.card", "answer.text", "tell.answers", "tell.lie")


def name_card(card: str, teller: Teller) -> CardName:
    """#BackAtYou; “What would you do with a free year?”."""
    if card in SPECIAL:
        return CardName(Text(SPECIAL[card], "bold magenta"), Text(SPECIAL[card], "bold magenta"))
    return plain_card(card, teller)


def told(event: Mapping[str, Any], teller: Teller) -> Mapping[str, Any]:
    """What a card asks, what somebody has typed, and how a lie was judged."""
    words: dict[str, Any] = {"bots": "yes"}  # only they are there to talk to
    match event["event"]:
        case "special":
            words["card"] = event["card"]
        case "opened" | "played":
            words["text"] = teller.card_alone(event["card"])
        case "answered":
            words |= {"text": teller.quoted(event["text"] or ""), "aloud": yes_or_no(event["text"] is None)}
        case "told":
            first, second = (teller.quoted(answer) for answer in event["answers"] or ("", ""))
            words |= {"first": first, "second": second, "aloud": yes_or_no(event["answers"] is None)}
        case "tied" | "judged":
            words["votes"] = teller.each(event["votes"], lambda lie: teller.say(f"talk-ordinal-{lie}"))
    if event["event"] == "judged":
        words["verdict"] = "untold" if event["lie"] is None else "found" if event["found"] else "not-found"
    return words


def ended(view: View, teller: Teller) -> Mapping[str, Any]:
    """The special card that somebody went out with, if it was one."""
    return {"card": view["special"] or UNKNOWN}


def draw(view: View, teller: Teller) -> list[RenderableType]:
    rows: list[tuple[str, RenderableType]] = [
        (teller.plainly("talk-view-top"), teller.card_alone(view["top"])),
        ("", _categories(view["top"], teller)),
    ]
    if view["special"]:
        does = teller.say("talk-view-special-does", card=teller.card_alone(view["special"]))
        rows.append((teller.plainly("talk-view-special"), does))
    for answer in view["answers"]:
        text = Text(answer["text"]) if answer["text"] else teller.say("talk-told-aloud")
        rows.append((teller.plainly("talk-view-answer"), text))
    rows.append((teller.plainly("talk-view-pile"), teller.say("plain-cards", count=view["pile"])))
    hand: list[tuple[Text, Text]] = []
    for at, card in enumerate(view["hand"] or (), start=1):
        text = Text.assemble(teller.card_alone(card), " ", _categories(card, teller))
        hand.append((Text(str(at), "bold" if _fits(view, card) else "dim"), text))
    return [facts_table(*rows), Text(), grid(*hand)]


def _categories(card: str, teller: Teller) -> Text:
    """T1 The two categories of a Question."""
    names = [teller.plainly(f"talk-category-{name}") for name in card_categories(teller.deck).get(card, ())]
    return Text(" + ".join(names), "magenta")


def _fits(view: View, card: str) -> bool:
    """Whether a card of the hand can be played now."""
    cards = [offer["card"] for offer in view.get("offers", ()) if offer["act"] == "play"]
    return any(card == one or (isinstance(one, dict) and card in one["one_of"]) for one in cards)


def look_up(view: View, teller: Teller) -> list[Text]:
    """T5 "Help me answer": a Question in other words, or the start of an answer."""
    helps = card_help(teller.deck).get(view["top"], ()) if view["phase"] in ("answer", "tell") else ()
    return [Text(push, "italic") for push in helps]


def known(view: View, offer: Offer, teller: Teller) -> Mapping[str, Any]:
    """T8 What the answer was that somebody takes for the lie."""
    text = view["answers"][offer["lie"]]["text"] if "lie" in offer and view["answers"] else None
    return {"text": UNKNOWN if text is None else teller.quoted(text)}


def keys(view: View, field: str, values: Sequence[Any], teller: Teller) -> dict[str, Any]:
    if field == "card":
        return numbered_hand(view)
    return places(values) if field == "lie" else {}


def show_deck(console: Console, deck: QuestionDeck, questions: Sequence[Question]) -> list[RenderableType]:
    return [_pairs(deck), *_depths(deck), Text(), laid_out(console, [_face(question) for question in questions])]


def _face(question: Question) -> Text:
    marks = Text("  ").join(_mark(category) for category in question.categories)
    return Text.assemble(marks, "\n\n", (question.text, "bold"))


def _mark(category: Category) -> Text:
    sign, colour = MARK[category]
    return Text(f"{sign} {category}", colour)


def _pairs(deck: QuestionDeck) -> Table:
    """How many Questions join each two categories: where there are few, players are stuck more often."""
    times = Counter(frozenset(question.categories) for question in deck.questions)
    table = Table.grid(padding=(0, 2))
    for place, first in enumerate(Category):
        others = list(Category)[place + 1 :]
        counts = [Text.assemble(_mark(second), f" {times[frozenset((first, second))]}") for second in others]
        if counts:
            table.add_row(_mark(first), Text("with", "dim"), *counts)
    return table


def _depths(deck: QuestionDeck) -> list[Text]:
    """How many Questions go how deep, where the deck says it."""
    times = Counter(question.depth for question in deck.questions if question.depth)
    said = [f"{depth} {times[depth]}" for depth in Depth if times[depth]]
    return [Text.assemble(("how deep", "dim"), "  ", "  ".join(said))] if said else []


TERMINAL = Presenter(
    questions=QUESTIONS,
    told=told,
    ended=ended,
    name_card=name_card,
    draw=draw,
    look_up=look_up,
    known=known,
    keys=keys,
    show_deck=show_deck,
)
