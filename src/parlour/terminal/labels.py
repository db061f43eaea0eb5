"""What a person is offered and asked, in words: a line for each act, a question for each field, an ending for each
reason. The templates are filled in like sentences (sentences.py), with what is known of an act that is still open.

A game that is not listed can be played all the same: its acts are then called by their names on the wire.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from parlour.terminal.sentences import Teller

View = dict[str, Any]
Offer = dict[str, Any]

LABELS: dict[str, dict[str, tuple[str, ...]]] = {
    "bluff": {
        "pick": ("pick up {from:down=the top card of the face-down pile|up=the face-up card}",),
        "throw": ("throw out {card:card}", "throw out a card"),
        "block": ("call Block: you believe that the other hand is complete",),
        "choose": ("take place {slot:place}", "take one of the other’s cards"),
        "out": ("call Out: you believe that your hand is complete",),
    },
    "out-of-control": {
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
    },
    "player-of-honour": {
        "place": ("place your numbers anew",),
        "done": ("say that you are done",),
        "undone": ("take that back",),
        "reveal": ("turn the next number",),
    },
    "talkitout": {
        "play": ("play {card:card}", "play a Question"),
        "draw": ("draw a card",),
        "keep": ("keep the card",),
        "special": ("lay {card:card} and name {to:who}", "lay {card:card}"),
        "answer": ("answer the question",),
        "tell": ("give two answers, one of them a lie",),
        "vote": ("“{text}” is the lie", "the {lie:ordinal} answer is the lie"),
    },
    "traitor-word": {
        "say": ("say a word",),
        "grab": ("take the token: you say the next word",),
        "accuse": ("accuse {last[seat]:who} of {of:secret=saying a secret word|off_topic=going off topic}",),
        "justify": ("explain your word",),
        "vote": ("thumb {thumb:up=up: the word has a link|down=down: off topic}",),
        "claim": ("claim “{last[word]}”, if it is one of your secret words: {secrets}",),
    },
}

# A field with a question is asked for, in this order; other choices are listed one by one.
QUESTIONS: dict[str, dict[str, str]] = {
    "bluff": {
        "throw.card": "Which card do you throw out?",
        "choose.slot": "Which of the other’s five cards do you take, blind?",
        "out.pair": "Which two of your cards are the pair? Two numbers, such as 2 5.",
        "out.word": "You hold a Wild. Which Word does it stand for?",
    },
    "out-of-control": {
        "discard.card": "Which card do you discard?",
        "take.slot": "Which of the cards do you take? They are shuffled, so any place is as good.",
        "give.seat": "Who gets a card of yours?",
        "give.card": "Which card do you give?",
    },
    "player-of-honour": {
        "place.ranks": "A number for each topic, 1 for the best liked. Type all five, such as 3 1 5 2 4.",
        "place.sure": "On which topic, counted from the top, do you lay your I Know This One! card?",
    },
    "talkitout": {
        "play.card": "Which Question do you play?",
        "answer.text": "Type your answer, or press Enter and say it aloud. ? helps you.",
        "tell.answers": "Two answers, one of them a lie. ? helps you.",
        "tell.lie": "Which of the two is the lie?",
    },
    "traitor-word": {
        "say.word": "Type a word that has a link to the last one.",
        "justify.text": "Type one sentence that explains your word, or press Enter and say it aloud.",
        "claim.card": "Which of your secret words was said?",
    },
}

LEFT_TO_OTHERS = frozenset({"accuse", "claim", "grab"})
"""Acts that nobody has to do: a person may let the moment pass."""

GO_ON = ("ask the table to go on",)
ENDINGS: dict[str, dict[str, str]] = {
    "bluff": {
        "out": "{winners:who} {winners:wins|win} with a complete hand.",
        "false_out": "{winners:who} {winners:wins|win}, because the Out was false.",
        "drawn": "The face-down pile has run out five times: the round is drawn. {winners:who} {winners:wins|win}.",
    },
    "out-of-control": {
        "complete": "{winners:who} {winners:wins|win} with a succession from 1 to 10.",
        "stall": "Nothing was laid for too long. {winners:who} {winners:wins|win} with the longest succession.",
        "all_laid": "All cards are on the table. {winners:who} {winners:wins|win} with the longest succession.",
    },
    "player-of-honour": {
        "most_points": "{winners:who} {winners:wins|win} with the most points.",
        "together": "{winners:who} {winners:wins|win} together; 15 points are a good score.",
    },
    "talkitout": {
        "out": "{winners:who} {winners:wins|win}: no card is left in {winners:that|the} hand.",
        "no_progress": "Nobody can play or draw any more. {winners:who} {winners:wins|win} with the fewest cards.",
    },
    "traitor-word": {
        "seven_flashes": "{winners:who} {winners:wins|win} with seven Flashes.",
        "empty_pile": "A pile of Flashes is empty. {winners:who} {winners:wins|win} with the most Flashes.",
    },
}
SCORES = {
    "bluff": "Rounds won",
    "out-of-control": "Longest successions",
    "player-of-honour": "Points",
    "talkitout": "Cards left",
    "traitor-word": "Flashes",
}


def question(game: str, act: str, field: str) -> str | None:
    return QUESTIONS.get(game, {}).get(f"{act}.{field}")


def in_order(game: str, act: str, fields: list[str]) -> list[str]:
    """The fields as they are asked for: two answers come before which of them is the lie."""
    asked = list(QUESTIONS.get(game, {}))
    places = {field: asked.index(f"{act}.{field}") for field in fields if f"{act}.{field}" in asked}
    return sorted(fields, key=lambda field: places.get(field, len(asked)))


def label(view: View, offer: Offer, teller: Teller) -> Text:
    """An act in words, as far as it is settled."""
    name = offer["act"]
    templates = GO_ON if name == "go_on" else LABELS.get(view["game"], {}).get(name, ())
    told = teller.fill(templates, known(view, offer, teller))
    if told is None:
        fields = [f"{field} {value}" for field, value in offer.items() if field != "act" and not is_open(value)]
        told = Text(" ".join([name.replace("_", " "), *fields]))
    return told


def known(view: View, offer: Offer, teller: Teller) -> dict[str, Any]:
    """What can be said of an act: its settled fields, and what these point to on the table."""
    facts = {field: value for field, value in offer.items() if not is_open(value)}
    if "succession" in facts:
        row = facts["row"] = next(row for row in view["successions"] if row["id"] == facts["succession"])
        if "number" in facts:
            facts["got"] = row["cards"][facts["number"] - row["from"]]
    if "index" in facts:
        facts["taken"] = view["discard"][facts["index"] :]
        facts["used"] = label(view, facts["use"], teller)
    if "lie" in facts and view.get("answers"):
        facts["text"] = view["answers"][facts["lie"]]["text"]
    if view.get("chain"):
        facts["last"] = view["chain"][-1]
        facts["secrets"] = ", ".join(card["word"] for card in view["hand"])
    return facts


def is_open(value: Any) -> bool:
    """Whether an offer leaves this field to be filled in."""
    return isinstance(value, dict) and bool({"one_of", "order_of", "list_of", "text"} & value.keys())


def ending(view: View, teller: Teller) -> Text:
    """Who has won, and why, and what everybody has."""
    result, game = view["result"], view["game"]
    why = ENDINGS.get(game, {}).get(result["reason"], "{winners:who} {winners:wins|win} ({reason}).")
    told = teller.fill((f"{why} {SCORES.get(game, 'Scores')}: {{scores:each}}.", "Nobody wins."), result)
    assert told is not None
    return told
