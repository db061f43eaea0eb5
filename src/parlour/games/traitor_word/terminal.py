"""Traitor Word in a terminal: its table, what its sentences speak of, and its questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from parlour.games.traitor_word.deck import WordCard, WordDeck
from parlour.games.traitor_word.flashes import TO_WIN
from parlour.terminal.pictures import facts_table, laid_out
from parlour.terminal.presenter import Offer, Presenter, View
from parlour.terminal.sentences import Teller, yes_or_no

LAST_WORDS = 12

QUESTIONS = ("say.word", "justify.text", "claim.card")


def told(event: Mapping[str, Any], teller: Teller) -> Mapping[str, Any]:
    """What somebody has said, and who has voted how."""
    words: dict[str, Any] = {}
    if event.get("word"):
        words["word"] = teller.quoted(event["word"], "bold")
    if event["event"] == "justified":
        words |= {"text": teller.quoted(event["text"] or ""), "aloud": yes_or_no(event["text"] is None)}
    if event.get("votes"):
        words["votes"] = teller.each(event["votes"], lambda thumb: teller.say(f"tw-thumb-shown-{thumb}"))
    return words


def ended(view: View, teller: Teller) -> Mapping[str, Any]:
    winners = view["result"]["winners"]
    return {"names": teller.who(winners)}


def draw(view: View, teller: Teller) -> list[RenderableType]:
    words = [Text(link["word"], "cyan") for link in view["chain"][-LAST_WORDS:]]
    words[-1].style = "bold cyan"
    chain = Text(" → ", "dim").join(words)
    if len(view["chain"]) > LAST_WORDS:
        chain = Text.assemble(("… → ", "dim"), chain)
    rows: list[tuple[str, RenderableType]] = [("chain", chain), *_accusation(view["accusation"], teller)]
    if view["you"] is not None:
        have = view["flashes"]
        rows.append(("secrets", Text(" · ").join([Text(card["word"], "bold magenta") for card in view["hand"]])))
        rows.append(("flashes", Text.assemble(("◆" * have, "bold yellow"), "◇" * (TO_WIN - have))))
    return [facts_table(*[(teller.plainly(f"tw-view-{name}"), what) for name, what in rows])]


def _accusation(accusation: Mapping[str, Any] | None, teller: Teller) -> list[tuple[str, RenderableType]]:
    if accusation is None:
        return []
    of = teller.say(f"tw-view-accused-{accusation['of']}", who=teller.who(accusation["by"]))
    text = accusation["text"]
    explained = teller.say("terminal-card", text=teller.quoted(text)) if text else None
    return [("accused", of), *([("explained", explained)] if explained else [])]


def beside(view: View, seat: int, held: Text, teller: Teller) -> Text:
    """W12 Everybody sees who has no Flash."""
    return Text.assemble(held, (f" {teller.plainly('tw-no-flash')}" if view["seats"][seat]["empty"] else "", "red"))


def known(view: View, offer: Offer, teller: Teller) -> Mapping[str, Any]:
    """The last word of the chain, who has said it, and one's own secret ones."""
    last = view["chain"][-1]
    secrets = Text(", ".join(card["word"] for card in view["hand"]))
    who = {} if last["seat"] is None else {"last": teller.who(last["seat"])}
    return {"word": teller.quoted(last["word"]), "secrets": secrets, **who}


def show_deck(console: Console, deck: WordDeck, cards: Sequence[WordCard]) -> list[RenderableType]:
    faces = [Text.assemble((card.black, "bold"), "\n", (card.pink, "bold #f8a8c4")) for card in cards]
    return [laid_out(console, faces)]


TERMINAL = Presenter(
    questions=QUESTIONS,
    told=told,
    ended=ended,
    draw=draw,
    beside=beside,
    known=known,
    show_deck=show_deck,
)
