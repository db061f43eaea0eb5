"""The table as a person sees it: who sits there, what lies in the middle, and their own cards. One function a game."""

from __future__ import annotations

from collections.abc import Callable

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.games import GAMES
from parlour.terminal.cards import COLOUR, tile
from parlour.terminal.labels import View
from parlour.terminal.lines import write_value
from parlour.terminal.sentences import Teller, capitalised

FLASHES_TO_WIN = 7
LAST_WORDS = 12
DIE_ASKS = {
    "draw": "draw a card, or take from the discard row",
    "discard": "discard a card",
    "take": "take a card from somebody",
    "give": "give somebody a card",
    "any": "draw, discard, take or give",
}


def picture(view: View, teller: Teller) -> RenderableType:
    game = GAMES.get(view["game"])
    draw = MIDDLE.get(view["game"], _unknown)
    return Panel(
        Group(_people(view, teller), Text(), *draw(view, teller)),
        title=Text(f"{game.title if game else view['game']}{_round(view)}", "bold green"),
        title_align="left",
        border_style="green",
        box=box.ROUNDED,
    )


def _round(view: View) -> str:
    if "rounds" in view:
        return f" · round {view['round']} of {view['rounds']}"
    return f" · round {view['round']}" if "round" in view else ""


def _people(view: View, teller: Teller) -> Text:
    """Everybody, with an arrow at those the table waits for."""
    seats = []
    for seat, facts in enumerate(view["seats"]):
        waited = seat in view["waiting"]
        someone = Text.assemble(("▸ " if waited else "  ", "bold yellow"))
        someone.append(capitalised(teller.who(seat)).plain, "bold yellow" if waited else "bold")
        someone.append(" (partner)" if seat == _partner(view) else "")
        if facts["cards"]:
            someone.append(f" {facts['cards']} card{'s' * (facts['cards'] != 1)}", "dim")
        someone.append(" no Flash" if facts.get("empty") else "", "red")
        seats.append(someone)
    return Text("   ").join(seats)


def _partner(view: View) -> int | None:
    """O13 In teams, the seat opposite yours."""
    if not view["options"].get("teams") or view["you"] is None:
        return None
    seats = len(view["seats"])
    return int((view["you"] + seats // 2) % seats)


def _facts(*rows: tuple[str, RenderableType]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for name, what in rows:
        table.add_row(name, what)
    return table


def _talkitout(view: View, teller: Teller) -> list[RenderableType]:
    cards = teller.cards
    rows: list[tuple[str, RenderableType]] = [("on top", Text.assemble(cards.alone(view["top"])))]
    rows.append(("", Text(cards.categories(view["top"]), "magenta")))
    if view["special"]:
        rows.append(("on it", Text.assemble(cards.alone(view["special"]), ": every Question matches")))
    for answer in view["answers"]:
        rows.append(("answer", Text(answer["text"] or "said aloud")))
    rows.append(("pile", Text(f"{view['pile']} cards")))
    hand = Table.grid(padding=(0, 2))
    for at, card in enumerate(view["hand"] or (), start=1):
        text = Text.assemble(cards.alone(card), " ", (cards.categories(card), "magenta"))
        hand.add_row(Text(str(at), "bold" if _fits(view, card) else "dim"), text)
    return [_facts(*rows), Text(), hand]


def _fits(view: View, card: str) -> bool:
    """Whether a card of the hand can be played now."""
    cards = [offer["card"] for offer in view.get("offers", ()) if offer["act"] == "play"]
    return any(card == one or (isinstance(one, dict) and card in one["one_of"]) for one in cards)


def _bluff(view: View, teller: Teller) -> list[RenderableType]:
    cards = teller.cards
    up = cards.in_a_sentence(view["up"]) if view["up"] else Text("nothing")
    rows: list[tuple[str, RenderableType]] = [
        ("face up", capitalised(up)),
        ("face down", Text(f"{view['down']} cards")),
        ("the terms", Text(", ".join(view["terms"]), "dim")),
    ]
    if view["run_outs"]:
        rows.append(("run out", Text(f"{view['run_outs']} of 5 times")))
    if sum(view["score"]):
        rows.append(("rounds won", teller.each(view["score"], "")))
    parts: list[RenderableType] = [_facts(*rows)]
    if view["hand"]:
        parts += [Text(), _cards_of_kinds(view["hand"], teller)]
    if view["shown"]:
        parts += [Text("\nThe other hand, shown to you:", "dim"), _cards_of_kinds(view["shown"], teller)]
    return parts


def _cards_of_kinds(hand: list[str], teller: Teller) -> Table:
    table = Table.grid(padding=(0, 2))
    for at, card in enumerate(hand, start=1):
        kind = teller.cards.kind(card)
        text = teller.cards.alone(card) if kind != "Wild" else Text("stands for any Word", "dim")
        table.add_row(Text(str(at), "bold"), Text(kind, text.style if kind != "Wild" else "bold magenta"), text)
    return table


def _out_of_control(view: View, teller: Teller) -> list[RenderableType]:
    die = Text(view["die"], f"bold {COLOUR[view['die']]}") if view["die"] else Text("not rolled yet")
    if view["owed"]:
        die.append(f": {DIE_ASKS[view['owed']]}", "not bold default")
    parts: list[RenderableType] = [
        _facts(
            ("deck", Text(f"{view['deck']} cards")),
            ("discard row", _tiles(view["discard"]) if view["discard"] else Text("empty")),
            ("die", die),
        )
    ]
    if view["successions"]:
        parts += [Text(), _successions(view, teller)]
    if view["hand"]:
        parts += [Text(), _facts(("your hand", _tiles(sorted(view["hand"], key=_by_colour))))]
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


def _player_of_honour(view: View, teller: Teller) -> list[RenderableType]:
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
    return [Text(_task(view, teller), "bold"), _facts(*rows), Text(), table]


def _task(view: View, teller: Teller) -> str:
    """What this round is about, as this seat sees it."""
    if view["phase"] != "place":
        return "The numbers are turned, from 5 to 1."
    if view["honour"] is None:
        return "Rank by your own taste. You score together where you agree."
    if view["honour"] == view["you"]:
        return "You are the Player of Honour: rank by your own taste."
    return f"{teller.who(view['honour']).plain} is the Player of Honour: guess that order."


def _traitor_word(view: View, teller: Teller) -> list[RenderableType]:
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
    return [_facts(*rows)]


def _unknown(view: View, teller: Teller) -> list[RenderableType]:
    """A game that has no picture yet: what its view holds, by name."""
    common = (
        "game",
        "you",
        "phase",
        "waiting",
        "seats",
        "offers",
        "options",
        "timer",
        "step",
        "late",
        "over",
        "result",
    )
    return [_facts(*[(name, Text(write_value(value))) for name, value in view.items() if name not in common])]


MIDDLE: dict[str, Callable[[View, Teller], list[RenderableType]]] = {
    "talkitout": _talkitout,
    "bluff": _bluff,
    "out-of-control": _out_of_control,
    "player-of-honour": _player_of_honour,
    "traitor-word": _traitor_word,
}


def looked_up(view: View, teller: Teller) -> list[Text]:
    """What a person may look up besides: Bluff's open solution sheet (B5), a push for an answer (T5)."""
    if view.get("sheet"):
        return [Text(f"{term['word']}: {term['definition']} {term['example']}") for term in view["sheet"]]
    if view["phase"] in ("answer", "tell"):
        return [Text(push, "italic") for push in teller.cards.help(view.get("top"))]
    return []
