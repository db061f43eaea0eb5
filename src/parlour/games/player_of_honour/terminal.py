"""Player of Honour in a terminal: its table, what its sentences speak of, and its questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from parlour.games.player_of_honour.deck import Topic, TopicDeck
from parlour.terminal.asking import places
from parlour.terminal.pictures import facts_table, grid, laid_out
from parlour.terminal.presenter import Presenter, View
from parlour.terminal.sentences import UNKNOWN, Teller, yes_or_no

TOPIC = "bold cyan"
QUESTIONS = ("place.ranks", "place.sure")


def told(event: Mapping[str, Any], teller: Teller) -> Mapping[str, Any]:
    """Topics by their texts, numbers by who laid them, and what a round came to."""
    match event["event"]:
        case "round":
            topics = [Text(topic["text"], TOPIC) for topic in event["topics"]]
            return {"duo": yes_or_no(event["seat"] < 0), "topics": Text(" · ").join(topics)}
        case "taken":
            return {"ranks": _numbers(event["ranks"])} if "ranks" in event else {}
        case "revealed":
            return _revealed(event, teller)
        case "round_over":
            return _round_over(event, teller)
    return {}


def _revealed(event: Mapping[str, Any], teller: Teller) -> Mapping[str, Any]:
    right = [seat for seat, guess in enumerate(event["guesses"]) if guess == event["number"]]
    return {
        "topic": _topic(event["topic"], teller),
        "who": teller.who(right),
        "count": len(right),
        "guesses": teller.each(event["guesses"]),
        "sure": teller.who(event["sure"]) if event["sure"] else UNKNOWN,
        "points": teller.each([points or None for points in event["points"]]) if any(event["points"]) else UNKNOWN,
    }


def _topic(place: int, teller: Teller) -> Text:
    """A topic of the round that was told last: later events only say which of them."""
    topics = teller.last.get("round", {}).get("topics", ())
    return Text(topics[place]["text"], TOPIC) if topics else teller.say("honour-topic", place=place + 1)


def _round_over(event: Mapping[str, Any], teller: Teller) -> Mapping[str, Any]:
    honour, points = event["seat"], event["points"]
    outcome = "same" if honour < 0 else "perfect" if event["perfect"] else "best" if event["best"] else "unknown"
    return {
        "outcome": outcome,
        "count": points[max(honour, 0)],
        "best": teller.who(event["perfect"] or event["best"]),
        "ranks": teller.each(event["ranks"], _numbers),
        "points": teller.each(points),
    }


def _numbers(ranks: Sequence[int]) -> Text:
    return Text(" ".join(map(str, ranks)))


def ended(view: View, teller: Teller) -> Mapping[str, Any]:
    """P7 What the two of a Duo have together, out of what they could have."""
    if view["honour"] is not None:
        return {}
    return {"total": view["scores"][0], "most": view["top_score"], "good": view["good_score"]}


def draw(view: View, teller: Teller) -> list[RenderableType]:
    placed = view["placed"] or {"ranks": ["·"] * len(view["topics"]), "sure": None}
    turned = {step["topic"]: step["number"] for step in view["revealed"]}
    yours, topics, numbers = (
        Text(teller.plainly(f"honour-view-{column}"), "dim") for column in ("yours", "topic", "turned")
    )
    table: list[Sequence[RenderableType]] = [(yours, topics, "", numbers if turned else "")]
    for place, topic in enumerate(view["topics"]):
        sure = Text(teller.plainly("honour-ticket") if placed["sure"] == place else "", "magenta")
        number = Text(str(turned.get(place, "")), "bold green")
        table.append((Text(f"  {placed['ranks'][place]}", "bold"), Text(topic["text"], "cyan"), sure, number))
    rows: list[tuple[str, RenderableType]] = [(teller.plainly("honour-view-points"), teller.each(view["scores"]))]
    if view["done"] and view["phase"] == "place":
        rows.append((teller.plainly("honour-view-done"), teller.who(view["done"])))
    return [Text(_task(view, teller), "bold"), facts_table(*rows), Text(), grid(*table)]


def _task(view: View, teller: Teller) -> str:
    """What this round is about, as this seat sees it."""
    if view["phase"] != "place":
        return teller.plainly("honour-task-turn")
    if view["honour"] is None:
        return teller.plainly("honour-task-duo")
    if view["honour"] == view["you"]:
        return teller.plainly("honour-task-rank")
    return teller.plainly("honour-task-guess", who=teller.who(view["honour"]))


def keys(view: View, field: str, values: Sequence[Any], teller: Teller) -> dict[str, Any]:
    return places(values) if field == "sure" else {}


def show_deck(console: Console, deck: TopicDeck, cards: Sequence[tuple[Topic, Topic]]) -> list[RenderableType]:
    return [laid_out(console, [_face(card) for card in cards])]


def _face(card: tuple[Topic, Topic]) -> Text:
    return Text("\n\n").join(
        Text.assemble((topic.text, "bold"), "\n", (", ".join(topic.tags), "dim")) for topic in card
    )


TERMINAL = Presenter(
    questions=QUESTIONS,
    told=told,
    ended=ended,
    draw=draw,
    keys=keys,
    show_deck=show_deck,
)
