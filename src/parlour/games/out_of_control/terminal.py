"""Out of Control in a terminal: its table, what its sentences speak of, and its questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from parlour.games.out_of_control.cards import HIGHEST, LOWEST, WILD
from parlour.games.out_of_control.die import ASKS
from parlour.terminal.asking import places
from parlour.terminal.menus import label
from parlour.terminal.pictures import facts_table
from parlour.terminal.presenter import CardName, Offer, Presenter, View
from parlour.terminal.sentences import UNKNOWN, Teller
from parlour.terminal.speech import capitalised, uncapitalised

COLOUR = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}
STYLE = {
    "red": "red",
    "green": "green",
    "blue": "bright_blue",
    "yellow": "yellow",
    "purple": "magenta",
    "orange": "dark_orange",
    "wild": "magenta",
}
TILE = {"red": "red3", "green": "green4", "blue": "blue3", "yellow": "dark_goldenrod", "wild": "purple4"}
QUESTIONS = ("discard.card", "take.slot", "give.seat", "give.card")


def colour_of(card: str) -> str:
    return COLOUR.get(card[0], "wild")


def name_card(card: str, teller: Teller) -> CardName:
    """R7 by itself, the red 7 in a sentence, both in the colour."""
    colour = colour_of(card)
    message = "ooc-a-wild" if card == WILD else f"ooc-the-{colour}"
    named = short_name(card, teller), teller.plainly(message, number=card[1:])
    return CardName(*[Text(name, f"bold {STYLE[colour]}") for name in named])


def short_name(card: str, teller: Teller) -> str:
    """The letter of its colour in the person's language, and its number."""
    return teller.plainly(f"ooc-letter-{colour_of(card)}") + card[1:]


def told(event: Mapping[str, Any], teller: Teller) -> Mapping[str, Any]:
    """Cards and successions as they are said, and what the die asks."""
    words: dict[str, Any] = {}
    if isinstance(event.get("cards"), list):
        words["cards"] = teller.listed([teller.card(card) for card in event["cards"]])
    if isinstance(event.get("succession"), dict):
        words["row"] = row_in_words(event["succession"], teller)
    if "got" in event:
        words["got"] = teller.card(event["got"])
    if "cut" in event:
        words["cuts"] = teller.listed([_one_cut(cut, teller) for cut in event["cut"]])
    if "die" in event:
        words["colour"] = colour_in_words(event["die"], teller)
        owed = ASKS[event["die"]]
        words["asks"] = teller.say(f"ooc-asks-{owed}")
    return words


def _one_cut(cut: Mapping[str, Any], teller: Teller) -> Text:
    card, colour = cut["card"], colour_of(cut["card"])
    label = teller.plainly("ooc-wild" if card == WILD else f"ooc-card-{colour}", number=card[1:])
    return teller.say("ooc-told-one-cut", name=teller.who(cut["seat"]), card=Text(label, f"bold {STYLE[colour]}"))


def row_in_words(row: Mapping[str, Any], teller: Teller) -> Text:
    """Red 3 to 5."""
    message, low = f"ooc-row-{row['colour']}", row["from"]
    said = teller.plainly(message, low=low, high=low + len(row["cards"]) - 1)
    return Text(said, f"bold {STYLE[row['colour']]}")


def colour_in_words(colour: str, teller: Teller) -> Text:
    return Text(teller.plainly(f"ooc-colour-{colour}"), f"bold {STYLE[colour]}")


def ended(view: View, teller: Teller) -> Mapping[str, Any]:
    """Whose succession is the longest, and of which colour."""
    winners = view["result"]["winners"]
    longest = max(view["successions"], key=lambda row: len(row["cards"]), default=None)
    if view["result"]["reason"] == "complete" and longest:
        return teller.about(longest["owner"]) | {"colour": colour_in_words(longest["colour"], teller)}
    return teller.about(winners[0]) | {"names": teller.who(winners), "count": len(winners)} if winners else {}


def tile(card: str, teller: Teller) -> Text:
    """A card as a small coloured tile: the letter says the colour where there is none to see."""
    return Text(f"{short_name(card, teller):^4}", f"bold white on {TILE[colour_of(card)]}")


def draw(view: View, teller: Teller) -> list[RenderableType]:
    discard = _tiles(view["discard"], teller) if view["discard"] else teller.say("ooc-view-empty")
    parts: list[RenderableType] = [
        facts_table(
            (teller.plainly("ooc-view-deck"), teller.say("plain-cards", count=view["deck"])),
            (teller.plainly("ooc-discard-row"), discard),
            (teller.plainly("ooc-die"), _die(view, teller)),
        )
    ]
    if view["successions"]:
        parts += [Text(), _successions(view, teller)]
    if view["hand"]:
        hand = _tiles(sorted(view["hand"], key=_by_colour), teller)
        parts += [Text(), facts_table((teller.plainly("ooc-hand"), hand))]
    return parts


def _die(view: View, teller: Teller) -> Text:
    """Its colour, and what it still asks."""
    colour = view["die"]
    if colour is None:
        return teller.say("ooc-view-die-waits")
    asks = Text(teller.plainly(f"ooc-die-{colour}"), f"bold {STYLE[colour]}")
    rolled = capitalised(colour_in_words(colour, teller))
    return asks if view["owed"] else Text.assemble(rolled, ". ", teller.say("ooc-die-done"))


def _successions(view: View, teller: Teller) -> Table:
    """Each on the whole track, so that one sees what is missing."""
    table = Table.grid(padding=(0, 1))
    for row in view["successions"]:
        name = capitalised(teller.who(row["owner"]))
        track = Text()
        for number in range(LOWEST, HIGHEST + 1):
            at = number - row["from"]
            track.append_text(tile(row["cards"][at], teller) if 0 <= at < len(row["cards"]) else Text("  · ", "dim"))
        table.add_row(name, Text(teller.plainly(f"ooc-colour-{row['colour']}"), STYLE[row["colour"]]), track)
    return table


def _tiles(cards: Sequence[str], teller: Teller) -> Text:
    return Text(" ").join([tile(card, teller) for card in cards])


def _by_colour(card: str) -> tuple[int, int]:
    return "RGBYW".index(card[0]), int(card[1:] or 0)


def beside(view: View, seat: int, held: Text, teller: Teller) -> Text:
    """O13 In teams, whether this is your partner."""
    return Text.assemble(f" ({teller.plainly('ooc-partner')})" if seat == _partner(view) else "", held)


def _partner(view: View) -> int | None:
    """O13 In teams, the seat opposite yours."""
    if not view["options"]["teams"] or view["you"] is None:
        return None
    seats = len(view["seats"])
    return int((view["you"] + seats // 2) % seats)


def known(view: View, offer: Offer, teller: Teller) -> Mapping[str, Any]:
    """The cards of an act by their short names, with the succession and the discards that it is about."""
    facts: dict[str, Any] = {}
    if "card" in offer:
        facts["card"] = teller.card_alone(offer["card"])
    if "cards" in offer:
        facts["cards"] = _short_names(offer["cards"], teller)
    if "succession" in offer:
        row = next(row for row in view["successions"] if row["id"] == offer["succession"])
        facts["row"] = _short_names(row["cards"], teller)
        if "number" in offer:
            facts["got"] = teller.card_alone(row["cards"][offer["number"] - row["from"]])
    if "index" in offer:
        facts["taken"] = _short_names(view["discard"][offer["index"] :], teller)
        used = label(view, offer["use"], teller)
        facts["used"] = Text(uncapitalised(used[:1].plain)) + used[1:]
    return {"taken": UNKNOWN} | facts


def _short_names(cards: Sequence[str], teller: Teller) -> Text:
    return Text(" ").join([teller.card_alone(card) for card in cards])


def keys(view: View, field: str, values: Sequence[Any], teller: Teller) -> dict[str, Any]:
    if field == "card":
        return {short_name(card, teller): card for card in values}
    return places(values) if field == "slot" else {}


TERMINAL = Presenter(
    questions=QUESTIONS,
    told=told,
    ended=ended,
    name_card=name_card,
    draw=draw,
    beside=beside,
    known=known,
    keys=keys,
)
