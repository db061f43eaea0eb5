"""Traitor Word in a terminal: its table, its words and its questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from parlour.games.traitor_word.deck import WordCard, WordDeck
from parlour.terminal.pictures import facts_table, laid_out
from parlour.terminal.presenter import Offer, Presenter, View
from parlour.terminal.sentences import Teller

FLASHES_TO_WIN = 7
LAST_WORDS = 12

LABELS = {
    "say": ("say a word",),
    "grab": ("take the token: you say the next word",),
    "accuse": ("accuse {last[seat]:who} of {of:secret=saying a secret word|off_topic=going off topic}",),
    "justify": ("explain your word",),
    "vote": ("thumb {thumb:up=up: the word has a link|down=down: off topic}",),
    "claim": ("claim “{last[word]}”, if it is one of your secret words: {secrets}",),
}
QUESTIONS = {
    "say.word": "Type a word that has a link to the last one.",
    "justify.text": "Type one sentence that explains your word, or press Enter and say it aloud.",
    "claim.card": "Which of your secret words was said?",
}
ENDINGS = {
    "seven_flashes": "{winners:who} {winners:wins|win} with seven Flashes.",
    "empty_pile": "A pile of Flashes is empty. {winners:who} {winners:wins|win} with the most Flashes.",
}


def draw(view: View, teller: Teller) -> list[RenderableType]:
    words = [Text(link["word"], "cyan") for link in view["chain"][-LAST_WORDS:]]
    words[-1].style = "bold cyan"
    chain = Text(" → ", "dim").join(words)
    if len(view["chain"]) > LAST_WORDS:
        chain = Text.assemble(("… → ", "dim"), chain)
    rows: list[tuple[str, RenderableType]] = [("the chain", chain)]
    if view["accusation"]:
        accusation = view["accusation"]
        of = {"secret": "saying a secret word", "off_topic": "going off topic"}[accusation["of"]]
        rows.append(("accused", Text.assemble("by ", teller.who(accusation["by"]), f" of {of}")))
        if accusation["text"]:
            rows.append(("explained", Text(f"“{accusation['text']}”")))
    if view["you"] is not None:
        have = view["flashes"]
        rows.append(("your secrets", Text(" · ").join([Text(card["word"], "bold magenta") for card in view["hand"]])))
        rows.append(("your Flashes", Text.assemble(("◆" * have, "bold yellow"), "◇" * (FLASHES_TO_WIN - have))))
    return [facts_table(*rows)]


def beside(view: View, seat: int, held: Text) -> Text:
    """W12 Everybody sees who has no Flash."""
    return Text.assemble(held, (" no Flash" if view["seats"][seat]["empty"] else "", "red"))


def known(view: View, offer: Offer, teller: Teller) -> Mapping[str, Any]:
    """The last word of the chain, and one's own secret ones."""
    return {"last": view["chain"][-1], "secrets": ", ".join(card["word"] for card in view["hand"])}


def show_deck(console: Console, deck: WordDeck, cards: Sequence[WordCard]) -> list[RenderableType]:
    faces = [Text.assemble((card.black, "bold"), "\n", (card.pink, "bold #f8a8c4")) for card in cards]
    return [laid_out(console, faces)]


TERMINAL = Presenter(
    labels=LABELS,
    questions=QUESTIONS,
    endings=ENDINGS,
    scores="Flashes",
    draw=draw,
    beside=beside,
    known=known,
    show_deck=show_deck,
)
