"""A6: how two typed texts are compared, and what is not taken as text."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from parlour.engine.refusal import against_text
from parlour.engine.text import (
    ANSWER_LENGTH,
    WORD_LENGTH,
    fold,
    has_unseen_characters,
    without_unseen_characters,
)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Crème brûlée", "creme brulee"),
        ("CRÈME", "crème"),
        ("Rock-Pool", "rockpool"),
        ("o'clock", "oclock"),
        ("o’clock", "o'clock"),
        ("l‘été", "lete"),
        ("  two   words ", "two words"),
        ("two\u00a0words", "two words"),
        ("a – b", "a b"),
        ("straße", "STRASSE"),
        ("ﬁsh", "fish"),
        ("１２", "12"),
        ("x²", "x2"),
        ("Ⅳ", "iv"),
        ("e\u0301", "é"),
        ("Å", "a"),
        ("İstanbul", "istanbul"),
        ("ΣΊΣΥΦΟΣ", "σισυφοσ"),
        ("ｅ－ｍａｉｌ", "email"),
        ("naïve", "NAIVE"),
        ("한글", unicodedata.normalize("NFD", "한글")),
    ],
)
def test_a6_small_differences_do_not_count(one: str, other: str) -> None:
    assert fold(one) == fold(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("rock pool", "rockpool"), ("œuf", "oeuf"), ("ø", "o"), ("a.b", "ab"), ("a_b", "ab"), ("ab", "ba"), ("が", "か")],
)
def test_a6_other_differences_do(one: str, other: str) -> None:
    assert fold(one) != fold(other)


def test_a6_every_dash_is_removed() -> None:
    dashes = [char for char in map(chr, range(sys.maxunicode + 1)) if unicodedata.category(char) == "Pd"]
    assert len(dashes) > 20
    for dash in (*dashes, "\u2212"):
        assert fold(f"ice{dash}cream") == "icecream", f"U+{ord(dash):04X}"
        assert fold(dash) == "", f"U+{ord(dash):04X}"


@pytest.mark.parametrize("apostrophe", ["'", "’", "‘", "‛", "ʼ", "＇"])
def test_a6_every_apostrophe_is_removed_curly_ones_too(apostrophe: str) -> None:
    assert fold(f"it{apostrophe}s") == "its"


def test_a6_combining_accents_are_removed() -> None:
    accents = {chr(c) for c in range(0x0300, 0x0370)} - {"\u0345"}  # the iota below becomes a letter by case folding
    assert [f"U+{ord(accent):04X}" for accent in accents if fold(f"x{accent}y") != "xy"] == []


def test_a6_other_marks_are_letters_of_their_scripts_and_stay() -> None:
    assert fold("कि") != fold("क")


@pytest.mark.parametrize("text", ["Crème brûlée", "ΐ", "ǰ", "ﬃ", "İ", "ẞ", "Ǆ", "한글", "x\u0345", "a  -  b"])
def test_a6_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@pytest.mark.parametrize("character", ["\x00", "\n", "\t", "\x7f", "\x85", "\u2028", "\u2029"])
def test_a6_control_characters_are_unseen(character: str) -> None:
    assert has_unseen_characters(f"a{character}b")


@pytest.mark.parametrize(
    "character", ["\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u202e", "\u034f", "\u3164", "\ud800"]
)
def test_a6_zero_width_and_other_characters_that_show_nothing_are_unseen(character: str) -> None:
    assert has_unseen_characters(f"a{character}b")


@pytest.mark.parametrize("text", ["\ufe0f", "\ufe0e", "\u180b", "\U000e0100", "\u2800"])
def test_a6_a_text_that_shows_nothing_at_all_is_refused(text: str) -> None:
    assert against_text(text) is not None


@pytest.mark.parametrize(
    "text", ["", "plain", "Crème – d’accord!", "日本語", "שלום", "🙂", "1 + 1 = 2", "a\u00a0b", "e\u0301"]
)
def test_a6_what_people_type_is_seen(text: str) -> None:
    assert not has_unseen_characters(text)


FAMILY = "👨\u200d👩\u200d👧"


@pytest.mark.parametrize(
    "text",
    [
        "👩\u200d🚀",
        FAMILY,
        "🏳\ufe0f\u200d🌈",  # the selector that draws the flag in colour
        "🕵🏻\u200d♂\ufe0f",  # a skin tone
        "🏴\u200d☠\ufe0f",
        "🐈\u200d⬛",
        "🙂\u200d↔\ufe0f",
        "We are 👩🏽\u200d❤\ufe0f\u200d💋\u200d👨🏿, both",
    ],
)
def test_a6_emoji_joined_into_one_are_seen(text: str) -> None:
    assert not has_unseen_characters(text)
    assert without_unseen_characters(text) == text
    assert against_text(text) is None


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("a\u200db", "ab"),
        ("👩\u200d", "👩"),
        ("\u200d👩", "👩"),
        ("👩\u200da", "👩a"),
        ("a\u200d👩", "a👩"),
        ("👩\u200d\u200d🚀", "👩🚀"),
        ("👩\u200d\u200b🚀", "👩🚀"),
        (f"{FAMILY}\u200d and\u200b", f"{FAMILY} and"),
    ],
)
def test_a6_a_joiner_that_joins_nothing_is_unseen(text: str, left: str) -> None:
    assert has_unseen_characters(text)
    assert without_unseen_characters(text) == left


def test_a6_joined_or_side_by_side_emoji_are_the_same() -> None:
    """Where a device has no picture for the whole, nobody could tell the two apart."""
    assert fold(FAMILY) == fold("👨👩👧")


@pytest.mark.parametrize(
    ("text", "longest", "code"),
    [
        ("x", 40, None),
        ("x" * 40, WORD_LENGTH, None),
        ("x" * 41, WORD_LENGTH, "text_long"),
        ("x" * 280, ANSWER_LENGTH, None),
        ("x" * 281, ANSWER_LENGTH, "text_long"),
        ("", 40, "text_empty"),
        (" ", 40, "text_empty"),
        ("-", 40, "text_empty"),
        ("’", 40, "text_empty"),
        ("\u0301", 40, "text_empty"),
        ("a\u200bb", 40, "text_unseen"),
        ("\u200b", 40, "text_unseen"),
        ("?", 40, None),
    ],
)
def test_a6_what_speaks_against_a_text(text: str, longest: int, code: str | None) -> None:
    refused = against_text(text, longest)
    assert (refused.code if refused else None) == code
    if refused:
        assert refused.ruling == "A6"
