"""What a complete hand is, and when a typed Word is the right one."""

from __future__ import annotations

from itertools import combinations

import pytest

from parlour.decks import load
from parlour.games.bluff.cards import BluffCards
from parlour.games.bluff.deck import TermDeck
from parlour.games.bluff.hands import is_complete, named_term, needed_by, one_slip_apart, right_outs, splits
from tests.games.bluff.decks import deck


def cards(*more_words: str) -> BluffCards:
    loaded = load(deck(*more_words), "bluff")
    assert isinstance(loaded, TermDeck)
    return BluffCards(loaded)


@pytest.mark.parametrize(
    ("hand", "layouts"),
    [
        ("e.word e.definition e.example d.definition d.example", 1),
        ("e.word d.example e.definition d.word e.example", 1),
        ("d.word e.word e.definition d.definition e.example", 1),
        ("wild e.definition e.example d.word d.example", 1),  # the Wild is the Word of the trio
        ("e.word e.definition e.example wild d.definition", 1),  # … or of the pair
        ("e.word e.definition e.example d.example wild", 1),
        ("wild e.definition e.example d.definition d.example", 2),  # … or of either
    ],
)
def test_b2_a_trio_and_a_pair_are_complete_and_one_wild_may_stand_for_a_word(hand: str, layouts: int) -> None:
    made = cards()
    assert is_complete(made, hand.split())
    right = right_outs(made, hand.split())
    assert len(right) == layouts
    for out in right:
        assert sorted(out.trio + out.pair) == sorted(hand.split())
        assert (out.word is None) == ("wild" not in hand)


@pytest.mark.parametrize(
    "hand",
    [
        "e.word e.definition d.word d.definition a.word",  # two pairs
        "e.word e.definition e.example d.word a.word",  # a trio and two that do not match
        "e.word d.definition a.example b.word c.word",
        "wild e.word e.definition d.word d.example",  # a Wild is never a Definition or an Example
        "wild e.word e.definition e.example d.word",
        "wild e.definition d.definition a.word b.word",
        "wild e.word e.definition e.example wild",  # two Wilds never make a complete hand
        "wild wild e.definition e.example d.word",
        "wild wild e.definition d.example a.example",
    ],
)
def test_b2_anything_else_is_not_complete(hand: str) -> None:
    made = cards()
    assert not is_complete(made, hand.split())
    assert right_outs(made, hand.split()) == []


def test_b2_a_hand_is_complete_exactly_if_some_layout_of_it_is_right() -> None:
    every = [card for term in "abc" for card in (f"{term}.word", f"{term}.definition", f"{term}.example")]
    made = cards()
    hands = list(combinations([*every, "wild", "wild"], 5))
    assert len(hands) == 462
    complete = [hand for hand in hands if is_complete(made, list(hand))]
    assert complete == [hand for hand in hands if right_outs(made, list(hand))]
    # a trio (3) and two of another term (2 × 3); with each of the two equal Wilds: a trio and a Definition or Example
    # (3 × 4), or two cards of each of two terms (3 × 9), not both with their Words (less 3 × 4)
    assert len(complete) == 18 + 2 * (12 + 27 - 12)


def test_b5_there_are_ten_splits_of_a_hand_and_fewer_with_equal_cards() -> None:
    assert len(splits(["e.word", "e.definition", "e.example", "d.definition", "d.example"])) == 10
    assert len(splits(["wild", "e.definition", "e.example", "d.definition", "d.example"])) == 10
    assert len(splits(["wild", "wild", "e.example", "d.definition", "d.example"])) == 7


@pytest.mark.parametrize("typed", ["erosion", "EROSION", "érosion", " erosion ", "ero-sion", "ero’sion"])
def test_b5_a6_capitals_accents_dashes_and_the_like_never_matter(typed: str) -> None:
    assert named_term(cards(), typed) == 4


@pytest.mark.parametrize(
    "typed",
    [
        "erozion",  # one letter wrong
        "arosion",
        "erosiom",
        "eosion",  # missing
        "rosion",
        "erosio",
        "errosion",  # too many
        "xerosion",
        "erosions",
        "erosoin",  # swapped with its neighbour
        "reosion",
        "erosino",
        "ero sion",  # a space counts as a letter
        "ÉROZION",  # and A6 comes on top
    ],
)
def test_b5_one_slip_in_the_word_is_forgiven(typed: str) -> None:
    assert named_term(cards(), typed) == 4


@pytest.mark.parametrize("typed", ["erozian", "eroion s", "osion", "erosionss", "noisore", "eorsoin", "eros", "x"])
def test_b5_more_than_one_slip_is_not_forgiven(typed: str) -> None:
    assert named_term(cards(), typed) is None


def test_b5_a_slip_is_not_forgiven_if_another_term_of_the_deck_is_as_near() -> None:
    made = cards("corrosion", "erasion")
    assert named_term(made, "erosion") == 4
    assert named_term(made, "erasion") == 13  # another term, exactly
    assert named_term(made, "erision") is None  # one slip from either
    assert named_term(made, "erosien") == 4
    assert named_term(made, "corosion") == 12


@pytest.mark.parametrize(
    ("typed", "word", "near"),
    [
        ("ab", "ba", True),
        ("a", "b", True),
        ("a", "ab", True),
        ("ba", "a", True),
        ("abc", "a", False),
        ("abc", "cba", False),
        ("abcd", "badc", False),
        ("abc", "bca", False),
        ("aab", "ab", True),
        ("ab", "cd", False),
    ],
)
def test_b5_a_slip_is_one_wrong_missing_extra_or_swapped_letter(typed: str, word: str, near: bool) -> None:
    assert one_slip_apart(typed, word) is near
    assert one_slip_apart(word, typed) is near


@pytest.mark.parametrize(
    ("other", "needed"),
    [
        ("e.word e.definition e.example d.word d.example", None),
        ("e.word e.definition e.example d.word f.example", ("d.definition", "d.example", "f.word", "f.definition")),
        ("e.word d.definition f.example g.word h.word", ()),
    ],
)
def test_what_a_hand_needed_is_any_one_card_that_would_have_made_it_complete(
    other: str, needed: tuple[str, ...] | None
) -> None:
    in_play = [f"{term}.{kind}" for term in "def" for kind in ("word", "definition", "example")]
    assert needed_by(cards(), other.split(), in_play) == needed
