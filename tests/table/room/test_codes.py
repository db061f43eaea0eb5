"""Codes for saying aloud, tokens for keeping secret."""

from __future__ import annotations

import pytest

from parlour.table.room.people import ALPHABET, CODE_LENGTH, as_typed, hashed, is_same, new_code, new_token


def test_a_code_is_five_letters_that_nobody_mistakes() -> None:
    assert not set("AEIOUY01LV") & set(ALPHABET)
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 190
    assert all(len(code) == CODE_LENGTH and set(code) <= set(ALPHABET) for code in codes)


@pytest.mark.parametrize("typed", ["QRSTW", "qrstw", " qr-stw ", "Q R S T W", "qrs\u2013tw"])
def test_a_code_is_found_however_it_is_typed(typed: str) -> None:
    assert as_typed(typed) == "QRSTW"


def test_too_long_a_code_stays_too_long_but_no_longer_than_that() -> None:
    assert as_typed("QRSTW" * 1000) == "QRSTWQ"


def test_a_token_has_128_random_bits_and_only_its_hash_is_compared() -> None:
    assert len(new_token()) == 22
    assert new_token() != new_token()
    assert is_same(hashed("a"), hashed("a"))
    assert not is_same(hashed("a"), hashed("b"))
