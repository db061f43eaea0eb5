"""Drawn names: they say what kind a card is, and nothing tells more, until the rules lay it open."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

import parlour
from parlour.bots import CHARACTERS, random_player, sight_of
from parlour.engine.chance import Chance
from parlour.engine.match import Match
from parlour.engine.naming import Names, drawn_names
from parlour.engine.plain import plain
from parlour.games.bluff.bots import BOTS
from parlour.games.bluff.cards import BluffCards
from parlour.games.bluff.hands import is_complete
from parlour.games.bluff.rules import TURN
from parlour.games.bluff.state import Bluff
from tests.games.bluff.decks import COMPLETE, JUNK, OTHER_COMPLETE, OTHER_JUNK, deck, lay, lying, pass_turns
from tests.properties.settings import imagined_like
from tests.scripting import play


def begun(top: str = "", names: Names = "drawn", seed: int = 1, source: Any = None, **options: Any) -> parlour.Match:
    """The stack calls its cards as the deck does, whatever they are called in the match."""
    chance = parlour.Stacked(deck=tuple(top.split()), seed=seed)
    return parlour.start("bluff", 2, source or deck(), options, first=0, chance=chance, names=names)


def called(match: parlour.Match, cards: str) -> list[str]:
    names = match.header.called
    assert names is not None
    return [names.get(card, card) for card in cards.split()]


def readable(match: parlour.Match, told: Any) -> Any:
    """The same with the names of the deck."""
    names = match.header.called
    assert names is not None
    text = json.dumps(told)
    for card, name in names.items():
        text = text.replace(f'"{name}"', f'"{card}"')
    return json.loads(text)


# ── the names ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_name_is_short_is_nobody_elses_and_says_the_kind() -> None:
    match = begun()
    names = match.header.called
    assert names is not None
    assert len({*names.values()}) == len(names) == 36
    for card, name in names.items():
        drawn, _, kind = name.partition(".")
        assert kind == card.partition(".")[2]
        assert len(drawn) == 5
        assert set(drawn) <= set("0123456789abcdef")
    assert len({name.partition(".")[0] for name in names.values()}) == 36


def test_every_match_has_others_and_the_same_seed_the_same() -> None:
    seen = Counter(name for seed in range(50) for name in (begun(seed=seed).header.called or {}).values())
    assert max(seen.values()) < 4
    assert begun(seed=8).header.called == begun(seed=8).header.called


def test_a_name_that_comes_again_is_passed_over_and_any_is_as_likely_as_another() -> None:
    drawn = [Chance.of(seed).names(3000) for seed in range(20)]
    assert all(len(set(names)) == 3000 for names in drawn)
    digits = Counter(digit for names in drawn for name in names for digit in enumerate(name))
    assert len(digits) == 5 * 16
    expected = 20 * 3000 / 16
    assert all(abs(count - expected) < 6 * expected**0.5 for count in digits.values())
    places = [sorted(range(3000), key=names.__getitem__) for names in drawn]  # sorted by name, no card has its place
    rising = sum(one < other for order in places for one, other in pairwise(order))
    assert abs(rising - 20 * 2999 / 2) < 6 * (20 * 3000 / 12) ** 0.5


def test_a_match_is_dealt_and_played_as_it_would_be_with_readable_names() -> None:
    chance = Chance.of("any")
    drawn, plainly = begun(terms="all", seed=5), begun(names="readable", terms="all", seed=5)
    for _ in range(60):
        if drawn.result is not None:
            break
        for you in (0, 1, None):
            here, there = readable(drawn, drawn.view(you)), plainly.view(you)
            assert unordered(here) == unordered(there)
            assert readable(drawn, drawn.events(you)) == plainly.events(you)
        (seat,) = drawn.waiting
        place = chance.below(len(drawn.acts(seat)))
        for match in (drawn, plainly):
            match.play(seat, match.acts(seat)[place])


def unordered(view: dict[str, Any]) -> dict[str, Any]:
    """What would have made a hand complete stands in another order."""
    out = view["last"] and view["last"]["out"]
    if out and out["needed"]:
        out["needed"].sort()
    return view


def test_no_other_game_has_names_that_tell() -> None:
    assert [name for name, game in parlour.games.items() if game.names_tell] == ["bluff"]
    for name, game in parlour.games.items():
        if not game.names_tell:
            drawn = parlour.start(name, game.seats[0], seed=1, names="drawn")
            assert drawn == parlour.start(name, game.seats[0], seed=1)
            assert "names" not in drawn.transcript()


def test_names_are_readable_or_drawn_and_nothing_else() -> None:
    for names in ("secret", None, ["drawn"]):
        with pytest.raises(ValueError, match=r"^names: .* is not readable or drawn"):
            parlour.start("bluff", 2, names=names)  # type: ignore[arg-type]


def test_a_transcript_says_so_and_only_where_they_are_drawn() -> None:
    match = play(begun(f"{JUNK} {OTHER_COMPLETE}"), "0 block")
    transcript = json.loads(json.dumps(match.transcript()))
    assert transcript["names"] == "drawn"
    assert transcript["stack"]["deck"] == f"{JUNK} {OTHER_COMPLETE}".split()
    again = parlour.replay(transcript)
    assert again == match
    assert again.events(0) == match.events(0)
    assert "names" not in begun(names="readable").transcript()
    without = {key: value for key, value in transcript.items() if key != "names"}
    assert parlour.replay(without).view(0)["hand"] == JUNK.split()


# ── the texts ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_cards_are_listed_by_their_names_in_the_order_of_these() -> None:
    match = begun()
    texts = parlour.texts_of(match)
    assert [*texts] == sorted(texts)
    assert readable(match, [*texts]) != [*parlour.texts_of(begun(names="readable"))]
    for card, text in parlour.texts_of(begun(names="readable")).items():
        assert texts[called(match, card)[0]] == text


def test_whoever_imagines_it_knows_the_deck_and_the_texts_and_not_the_seed() -> None:
    match = begun(f"{JUNK} {OTHER_JUNK}")
    view, texts = match.view(0), parlour.texts_of(match)
    for chance in range(5):
        assert parlour.imagine(view, chance, deck(), texts).view(0) == view
    with pytest.raises(ValueError, match=r"^view: .* not in the deck"):
        parlour.imagine(view, 1, deck())
    with pytest.raises(ValueError, match=r"^view"):
        parlour.imagine(view, 1, deck(), dict.fromkeys(texts, "another text"))


def test_of_cards_that_read_alike_an_open_sheet_says_which_is_which() -> None:
    source = deck()
    for term in source["terms"][:4]:
        term["definition"], term["example"] = "what many are", "one of many"
    hand = "a.word a.definition a.example b.definition b.example"
    for seed in range(12):
        match = begun(f"{hand} {OTHER_JUNK}", source=source, seed=seed, solution_sheet=True)
        pass_turns(match, 2)
        assert [offer for offer in match.offers(0) if offer["act"] == "out"]
        for you in (0, 1, None):
            assert imagined_like(match, match.view(you), seed).view(you) == match.view(you)
        sight = sight_of(match, 0)
        assert sight is not None
        for skill in BOTS.skills.values():
            out = skill.play(sight, Chance.of(seed), 3)
            match.copy().play(0, out)  # type: ignore[arg-type]  # what is right is what the sheet says
            assert plain(out)["act"] == "out"


# ── what is laid open ───────────────────────────────────────────────────────────────────────────────────────────────


def test_b18_what_a_hand_needed_stands_in_an_order_that_tells_nothing() -> None:
    orders = set()
    for seed in range(8):
        match = pass_turns(begun(f"{OTHER_JUNK} a.word a.example b.word b.example c.word", seed=seed), 2)
        play(match, f"0 {lay(' '.join(match.view(0)['hand']))}")
        needed = match.view(None)["last"]["out"]["needed"]
        assert needed == sorted(needed)
        orders.add(tuple(readable(match, needed)))
    assert orders == {("a.definition", "b.definition"), ("b.definition", "a.definition")}


# ── nothing tells before ────────────────────────────────────────────────────────────────────────────────────────────


def otherwise(match: parlour.Match, chance: random.Random) -> parlour.Match:
    """The same match, with the same names in the same places; but they are those of other cards."""
    names = match.header.called
    assert names is not None
    changed = dict(names)
    for kind in ("word", "definition", "example"):
        cards = [card for card in names if card.endswith(kind)]
        changed.update(zip(cards, chance.sample([names[card] for card in cards], len(cards)), strict=True))
    table = match.table.copy()
    assert isinstance(table, Bluff)
    table.cards = BluffCards(match.header.deck, changed)
    return Match(replace(match.header, called=changed), table)


def all_told(match: parlour.Match) -> list[Any]:
    """To each seat and to a spectator: how the cards are listed, views with offers and guidance, the story, the acts
    and the answer to each of them."""
    told: list[Any] = [[*parlour.texts_of(match)]]
    for you in (0, 1, None):
        told += [json.dumps(match.view(you)), match.events(you)]
    for seat in (0, 1):
        told += [match.acts(seat), [answer(match, seat, act) for act in match.acts(seat)]]
    return told


def answer(match: parlour.Match, seat: int, act: Any) -> Any:
    try:
        match.check(seat, act)
    except parlour.Refused as refused:
        return refused.code, refused.text, refused.about
    return "taken"


COMPLETED = [
    COMPLETE,
    "e.word d.example e.definition d.definition e.example",
    "wild e.definition e.example d.word d.example",
]


def must_be_told_alike(hand: str) -> None:
    """Whether a hand is complete, or far from it."""
    match = pass_turns(begun(f"{hand} {OTHER_JUNK}"), 2)
    assert is_complete(lying(match).cards, lying(match).hands[0])
    told = all_told(match)
    unlike = 0
    for seed in range(30):
        other = otherwise(match, random.Random(seed))
        unlike += not is_complete(lying(other).cards, lying(other).hands[0])
        assert all_told(other) == told, "something tells what belongs together"
    assert unlike > 20


@pytest.mark.parametrize("hand", COMPLETED)
def test_b5_a_complete_hand_is_told_like_any_other(hand: str) -> None:
    must_be_told_alike(hand)


def the_right_layout_first(plant: pytest.MonkeyPatch) -> None:
    tries = TURN.tries

    def leaky(t: Bluff, seat: int) -> list[Any]:
        return sorted(tries(t, seat), key=lambda out: len({t.cards.term[card] for card in out.trio}))

    plant.setattr(TURN, "tries", leaky)


def an_out_only_with_a_complete_hand(plant: pytest.MonkeyPatch) -> None:
    tries = TURN.tries
    plant.setattr(TURN, "tries", lambda t, seat: tries(t, seat) if is_complete(t.cards, t.hands[seat]) else [])


@pytest.mark.parametrize("leak", [the_right_layout_first, an_out_only_with_a_complete_hand])
def test_what_tells_of_a_complete_hand_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="something tells"):
        must_be_told_alike(COMPLETE)


# ── bots ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("level", ["novice", "regular", "expert", "random"])
def test_a_bot_does_the_same_whatever_the_cards_are_called(level: str) -> None:
    """It knows the deck, and reads the cards."""
    skills = {name: skill.play for name, skill in BOTS.skills.items()}
    bot = skills.get(level, random_player)  # type: ignore[call-overload]
    for seed in range(3):
        drawn = parlour.start("bluff", 2, options={"terms": 12}, seed=seed, names="drawn")
        plainly = parlour.start("bluff", 2, options={"terms": 12}, seed=seed)
        for step in range(80):
            if drawn.result is not None:
                break
            (seat,) = drawn.waiting
            acts = []
            for match in (drawn, plainly):
                sight = sight_of(match, seat, CHARACTERS[seat])
                assert sight is not None
                acts.append(bot(sight, Chance.of(f"{seed} {step}"), 12))
                match.play(seat, acts[-1])
            assert readable(drawn, plain(acts[0])) == plain(acts[1])
        assert drawn.result == plainly.result


def test_a_bot_is_handed_what_is_printed_and_not_what_belongs_together() -> None:
    match = begun()
    sight = sight_of(match, 0)
    assert sight is not None
    assert sight.texts == parlour.texts_of(match)
    plainly = sight_of(begun(names="readable"), 0)
    assert plainly is not None
    assert plainly.texts is None


def test_names_come_from_a_stream_of_their_own() -> None:
    cards = ["a.word", "b.word"]
    assert drawn_names(cards, "seed") == drawn_names(cards, "seed") != drawn_names(cards, "another")
    chance, beside = Chance.of("seed"), Chance.of("seed")
    beside.apart("names").names(9)
    assert chance.below(1 << 60) == beside.below(1 << 60)
