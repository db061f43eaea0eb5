"""What a screen is told about where cards could go, held against the law itself, tried out card by card."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import parlour
from parlour.games.out_of_control.acts import Substitute
from parlour.games.out_of_control.cards import CARD, COLOURS, DECK, HIGHEST, WILD, Colour
from tests.games.out_of_control.positions import position, table
from tests.scripting import play

ROW = {"most": 0, "joins_low": True, "joins_high": True}


def guidance(match: parlour.Match, seat: int = 0) -> Any:
    return match.view(seat)["guidance"]


def test_only_the_seat_whose_turn_it_is_is_guided_and_only_after_the_roll() -> None:
    match = position("R1 R2", "B1", turn=0)
    assert guidance(match) is None
    match = position("R1 R2", "B1", roll="green")
    assert guidance(match) == {"lay": {"least": 3, "numbers": 1}, "rows": [], "gatherable": None}
    assert guidance(match, 1) is None
    assert match.view(None)["guidance"] is None


def test_o9_nothing_is_exchanged_without_a_succession_of_ones_own() -> None:
    on_table = ("1: blue 2 B2 W B4",)
    match = position("B3 W", "B1", on_table=on_table, roll="green")
    assert guidance(match)["rows"] == [{"succession": 0, "takes": [None, None, None], **ROW}]
    match = position("B3 W", "B1", on_table=(*on_table, "0: red 1 R1 R2 R3"), roll="green")
    assert [row["takes"] for row in guidance(match)["rows"]] == [["W", "B3", "W"], ["W", "W", "W"]]
    play(match, "0 substitute succession=0 number=3 card=B3")
    assert [row["takes"] for row in guidance(match)["rows"]] == [["W", None, "W"], ["W", "W", "W"]]


def test_o13_a_partners_succession_takes_single_cards() -> None:
    on_table = ("0: red 1 R1 R2 R3", "1: red 1 R1 R2 R3", "2: blue 1 B1 B2 B3", "3: blue 1 B1 B2 B3")
    match = position("Y1", "Y2", "Y3", "Y4", on_table=on_table, roll="green", teams=True)
    assert [row["most"] for row in guidance(match)["rows"]] == [HIGHEST, 0, 1, 0]
    assert match.view(1)["partners"] == [2, 3, 0, 1]
    assert position("Y1", "Y2", "Y3", "Y4").view(1)["partners"] is None


def test_o5_of_two_that_would_be_touched_at_one_number_the_longer_joins() -> None:
    on_table = ("0: red 4 R4 R5 R6", "0: red 4 R4 R5 R6 R7", "1: red 4 R4 R5 R6 R7 R8")
    match = position("R1 R2 R3 R3", "B1", on_table=on_table, roll="green")
    assert [row["joins_low"] for row in guidance(match)["rows"]] == [False, True, True]
    assert all(row["joins_high"] for row in guidance(match)["rows"])


def test_o8_cards_of_the_discard_row_that_could_be_used_at_once() -> None:
    """The example of the rules: Red 9, Green 6, Wild, Blue 1, and a Green 5 in hand."""
    match = position("G5", "B2", row="R9 G6 W B1", roll="blue")
    assert guidance(match)["gatherable"] == [1]
    match = position("G5", "B2", row="R9 G6 W B1", roll="green")
    assert guidance(match)["gatherable"] is None


# ── whatever is picked ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("teams", [False, True])
def test_what_the_guidance_allows_is_what_the_rules_allow(teams: bool, soak: int) -> None:
    rng = random.Random(teams)
    seen: Counter[str] = Counter()
    for _ in range(60 * soak):
        match = some_position(rng, teams)
        said = guidance(match)
        check_picks(match, said, rng, seen)
        check_gathers(match, said, seen)
    assert min(seen["lay"], seen["extend"], seen["substitute"], seen["joins"], seen["gatherable"]) > 10, seen


def some_position(rng: random.Random, teams: bool) -> parlour.Match:
    """Cards as they may come, and rows of which none touches another that it would have joined."""
    hands = [" ".join(rng.sample(DECK, rng.randint(5, 10))) for _ in range(4)]
    lying: list[tuple[int, Colour, int, int]] = []
    for _ in range(rng.randint(0, 8)):
        owner, colour, low = rng.choice([0, 0, 0, 1, 2, 3]), rng.choice(COLOURS[:2]), rng.randint(1, HIGHEST - 2)
        high = rng.randint(low + 2, min(HIGHEST, low + 4))
        kin = [(start, end) for whose, of, start, end in lying if (whose, of) == (owner, colour)]
        if all(end != low - 1 and start != high + 1 for start, end in kin):
            lying.append((owner, colour, low, high))
    rows = [
        f"{owner}: {colour} {low} "
        + " ".join(rng.choice([CARD[colour, n], CARD[colour, n], WILD]) for n in range(low, high + 1))
        for owner, colour, low, high in lying
    ]
    row = " ".join(rng.sample(DECK, rng.randint(1, 6)))
    roll = rng.choice(["blue", "green", "orange"])
    match = position(*hands, row=row, on_table=tuple(rows), roll=roll, teams=teams)
    exchanges = [act for act in match.acts(0) if isinstance(act, Substitute)]
    if exchanges:
        match.play(0, rng.choice(exchanges))  # so that a place has been taken in this turn
    return match


def check_picks(match: parlour.Match, said: Any, rng: random.Random, seen: Counter[str]) -> None:
    """All that could be meant with some cards of the hand: taken where the guidance allows it, and nowhere else."""
    t = table(match)
    hand = t.hands[t.turn]
    picks = [[card] for card in hand] + [rng.sample(hand, rng.randint(1, min(5, len(hand)))) for _ in hand]
    picks += [[*offer["cards"]] for offer in match.offers(t.turn) if offer["act"] in ("lay", "extend")][:5]
    for picked in picks:
        for act in meant(match, picked):
            after = match.copy()
            try:
                after.play(t.turn, act)
            except parlour.Refused:
                assert not allowed(match, said, act), act
                continue
            assert allowed(match, said, act), act
            seen[act["act"]] += 1
            if act["act"] != "substitute":
                seen["joins"] += check_outcome(match, after, said, act)


def meant(match: parlour.Match, picked: list[str]) -> Iterator[dict[str, Any]]:
    """Each number card in its place, Wilds in the others, wherever there are so many places."""
    rows = match.view(None)["successions"]
    for colour in COLOURS:
        for low in range(1, HIGHEST - len(picked) + 2):
            if cards := in_place(colour, low, picked):
                yield {"act": "lay", "colour": colour, "from": low, "cards": cards}
    for row in rows:
        for end, low in (("low", row["from"] - len(picked)), ("high", row["from"] + len(row["cards"]))):
            if 1 <= low <= HIGHEST - len(picked) + 1 and (cards := in_place(row["colour"], low, picked)):
                yield {"act": "extend", "succession": row["id"], "end": end, "cards": cards}
        for place in range(len(row["cards"])) if len(picked) == 1 else ():
            number = row["from"] + place
            yield {"act": "substitute", "succession": row["id"], "number": number, "card": picked[0]}


def in_place(colour: str, low: int, picked: list[str]) -> list[str] | None:
    named = [f"{colour[0].upper()}{number}" for number in range(low, low + len(picked))]
    lying = [card if card in picked else WILD for card in named]
    return lying if sorted(lying) == sorted(picked) else None


def allowed(match: parlour.Match, said: Any, act: dict[str, Any]) -> bool:
    if act["act"] == "lay":
        numbers = [card for card in act["cards"] if card != WILD]
        return bool(len(act["cards"]) >= said["lay"]["least"] and len(numbers) >= said["lay"]["numbers"])
    row, takes = by_id(match, said)[act["succession"]]
    if act["act"] == "extend":
        return bool(len(act["cards"]) <= takes["most"])
    return bool(takes["takes"][act["number"] - row["from"]] == act["card"])


def by_id(match: parlour.Match, said: Any) -> dict[int, tuple[Any, Any]]:
    rows = {row["id"]: row for row in match.view(None)["successions"]}
    return {takes["succession"]: (rows[takes["succession"]], takes) for takes in said["rows"]}


def check_outcome(match: parlour.Match, after: parlour.Match, said: Any, act: dict[str, Any]) -> bool:
    """The row lies there that follows from what is said to join it."""
    rows = by_id(match, said)
    low, high = act.get("from", 0), act.get("from", 0) + len(act["cards"]) - 1
    owner, colour = table(match).turn, act.get("colour")
    before: Any = None
    if act["act"] == "extend":
        before = rows[act["succession"]][0]
        owner, colour, low = before["owner"], before["colour"], before["from"]
        high = low + len(before["cards"]) - 1
        low, high = (low - len(act["cards"]), high) if act["end"] == "low" else (low, high + len(act["cards"]))
    kin = [(row, takes) for row, takes in rows.values() if row is not before and row["owner"] == owner]
    kin = [(row, takes) for row, takes in kin if row["colour"] == colour]
    ends = [(row["from"], row["from"] + len(row["cards"]) - 1, takes) for row, takes in kin]
    below = [start for start, end, takes in ends if end == low - 1 and takes["joins_high"]]
    above = [end for start, end, takes in ends if start == high + 1 and takes["joins_low"]]
    assert len(below) <= 1
    assert len(above) <= 1
    low, high = [*below, low][0], [*above, high][0]
    lying = [(row["owner"], row["colour"], row["from"], len(row["cards"])) for row in after.view(None)["successions"]]
    assert (owner, colour, low, high - low + 1) in lying
    return bool(below or above)


def check_gathers(match: parlour.Match, said: Any, seen: Counter[str]) -> None:
    gathers = [offer for offer in match.offers(table(match).turn) if offer["act"] == "gather"]
    listed = sorted({offer["index"] for offer in gathers})
    if said["gatherable"] is None:
        assert not listed
    elif any(offer.get("more") for offer in match.offers(table(match).turn)):
        assert set(listed) <= set(said["gatherable"])
    else:
        assert listed == said["gatherable"]
        seen["gatherable"] += bool(listed)
