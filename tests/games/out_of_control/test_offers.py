"""O19: what Out of Control offers, held against the law itself, tried out range by range."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import parlour
from parlour.engine.plain import plain
from parlour.games.out_of_control.cards import CARD, COLOURS, HIGHEST, WILD, Colour
from tests.games.out_of_control.positions import hand, listed, position, rows, table
from tests.scripting import offered, play, refused


def test_o19_each_range_is_offered_once_number_cards_where_held_wilds_elsewhere() -> None:
    match = position("R1 R2 W R2 G9", "B1", roll="green")
    assert listed(match, 0, "lay") == [{"act": "lay", "colour": "red", "from": 1, "cards": ["R1", "R2", "W"]}]
    match = position("R1 R2 R3 R3", "B1", roll="green")
    assert len(listed(match, 0, "lay")) == 1


def test_o19_any_other_way_to_fill_a_range_is_legal_too() -> None:
    match = position("R1 R2 R3 W R4", "B1", roll="green")
    play(match, "0 lay colour=red from=1 cards=[R1,W,R3]", "0 extend succession=0 end=high cards=[R4]")
    assert rows(match) == ["0| 0: red 1 R1 W R3 R4"]
    assert hand(match, 0) == "R2"
    match = position("R1 R2 R3 R4", "B1", row="W", on_table=("0: red 5 R5 R6 R7",), roll="blue")
    play(match, "0 gather index=0 'use={act: extend, succession: 0, end: low, cards: [W]}'")
    assert rows(match) == ["0| 0: red 4 W R5 R6 R7"]


MANY = "R1 R3 R5 R7 R9 G1 G3 G5 G7 G9 B1 B3 B5 B7 B9 Y1 Y3 Y5 Y7 Y9 W W W W"


def test_o19_at_most_200_are_listed_and_the_last_says_that_there_are_more() -> None:
    match = position(MANY, "B1", row="R10 R2 R4 R6", on_table=("0: red 2 R2 R3 R4",), roll="blue")
    limited = [offer for offer in match.offers(0) if offer["act"] in ("lay", "extend", "gather")]
    assert len(limited) == 200
    assert [offer.get("more", False) for offer in limited] == [False] * 199 + [True]
    indices = [offer["index"] for offer in limited if offer["act"] == "gather"]
    assert indices == sorted(indices, reverse=True)  # the fewest cards first
    assert len(match.acts(0)) > 200
    assert "substitute" in offered(match, 0)


def test_o19_the_offer_that_says_so_can_be_played_as_it_is_written_and_without() -> None:
    for wanted in (True, False):
        match = position(MANY, "B1", row="R10 R2 R4 R6", on_table=("0: red 2 R2 R3 R4",), roll="blue")
        last = next(offer for offer in match.offers(0) if "more" in offer)
        assert last["act"] == "gather"
        match.play(0, last if wanted else {field: last[field] for field in last if field != "more"})
        assert match.view(0)["owed"] is None


def test_o19_what_was_left_out_is_legal() -> None:
    match = position(MANY, "B1", row="R10 R2 R4 R6", on_table=("0: red 2 R2 R3 R4",), roll="blue")
    left_out = {"act": "lay", "colour": "red", "from": 7, "cards": ["R7", "W", "R9", "R10"]}
    assert all(offer.get("use") != left_out for offer in listed(match, 0, "gather"))
    match.play(0, {"act": "gather", "index": 0, "use": left_out})
    assert match.view(0)["discard"] == []


def test_o19_exactly_200_have_nothing_more_to_say() -> None:
    lays = 4 * 36  # all ranges of three or more in four colours
    match = position(
        f"{MANY} W W W W W W", "B1", on_table=("0: red 4 R4 R5 R6",) * 8, roll="green"
    )  # each of the eight can grow in seven ways: 144 + 56 = 200
    limited = [offer for offer in match.offers(0) if offer["act"] in ("lay", "extend")]
    assert len(limited) == lays + 56 == 200
    assert not any("more" in offer for offer in limited)


# ── every offer against the law ─────────────────────────────────────────────────────────────────────────────────────


def fillings(colour: Colour, low: int, high: int, cards: list[str], must: str | None) -> Iterator[list[str]]:
    """The range filled as O19 says, if these cards are enough for it, and hold the one that must be used."""
    wanted = [CARD[colour, n] if CARD[colour, n] in cards else WILD for n in range(low, high + 1)]
    if wanted.count(WILD) <= cards.count(WILD) and (must is None or must in wanted):
        yield wanted


def every_play(match: parlour.Match, seat: int, cards: list[str], must: str | None = None) -> Iterator[dict[str, Any]]:
    """Every table play with these cards, found by trying all ranges and all places, slowly and plainly."""
    t = table(match)
    ranges = [(low, high) for low in range(1, 9) for high in range(low + 2, HIGHEST + 1)]
    for colour in COLOURS:
        for low, high in ranges:
            for filled in fillings(colour, low, high, cards, must):
                if set(filled) != {WILD}:
                    yield {"act": "lay", "colour": colour, "from": low, "cards": filled}
    successions = match.view(None)["successions"]
    for row in successions:
        top = row["from"] + len(row["cards"]) - 1
        if row["owner"] in t.team(seat):
            most = HIGHEST if row["owner"] == seat else 1
            for low in range(max(1, row["from"] - most), row["from"]):
                for filled in fillings(row["colour"], low, row["from"] - 1, cards, must):
                    yield {"act": "extend", "succession": row["id"], "end": "low", "cards": filled}
            for high in range(top + 1, min(HIGHEST, top + most) + 1):
                for filled in fillings(row["colour"], top + 1, high, cards, must):
                    yield {"act": "extend", "succession": row["id"], "end": "high", "cards": filled}
        if any(other["owner"] == seat for other in successions):
            for at, lying in enumerate(row["cards"]):
                number = row["from"] + at
                card = CARD[row["colour"], number] if lying == WILD else WILD
                done = {"succession": row["id"], "number": number} in match.view(None)["substituted"]
                if not done and card in (cards if must is None else [must]):
                    yield {"act": "substitute", "succession": row["id"], "number": number, "card": card}


def every_gather(match: parlour.Match, seat: int) -> Iterator[dict[str, Any]]:
    view = match.view(seat)
    if view["owed"] in ("draw", "any"):
        for index, card in enumerate(view["discard"]):
            for use in every_play(match, seat, view["hand"] + view["discard"][index:], must=card):
                yield {"act": "gather", "index": index, "use": use}


def as_text(acts: Any) -> list[str]:
    return sorted(repr(sorted(act.items(), key=lambda field: field[0])) for act in acts)


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, True), (6, True)])
def test_o4_o5_o8_o9_o13_o19_the_offers_are_what_the_law_allows(seats: int, teams: bool) -> None:
    rng = random.Random(seats)
    looked = 0
    for seed in range(6):
        match = parlour.start("out-of-control", seats, options={"teams": teams}, seed=seed)
        while match.result is None:
            seat = match.waiting[0]
            acts = match.acts(seat)
            if match.view(None)["phase"] == "play" and rng.random() < 0.1:
                written = [plain(act) for act in acts]
                plays = [act for act in written if act["act"] in ("lay", "extend", "substitute", "gather")]
                law = [*every_play(match, seat, match.view(seat)["hand"]), *every_gather(match, seat)]
                if not any("more" in act for act in plays):
                    looked += 1
                    assert as_text(plays) == as_text(law)
                for act in law[:20]:
                    match.copy().play(seat, act)
            match.play(seat, rng.choice(acts))
    assert looked > 100


def test_a_refusal_changes_nothing_and_says_nothing_of_what_was_typed() -> None:
    match = position("R1 R2 R3", "B1", roll="green")
    for line in ("0 discard card=SECRET", "0 lay colour=red from=1 cards=[SECRET,SECRET,SECRET]"):
        assert "SECRET" not in refused(match, line).text
