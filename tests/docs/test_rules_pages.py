"""The rules pages, the refusals and the tests speak of the same rules."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from parlour.cli.terminal_table import BOT_NAMES
from parlour.engine import refusal
from parlour.registry import GAMES, shipped
from parlour.terminal.sentences import Teller
from parlour.text import LANGUAGES, texts_of
from tests.terminal.telling import as_it_may_be_heard, events_of, variables_of

ROOT = Path(__file__).parents[2]
PAGES: list[str | None] = [None, *GAMES]
"""Whose rules they are; None for those of all games."""


def rules_of(name: str | None, language: str = "en") -> str:
    return texts_of(GAMES[name] if name else None)[f"rules.{language}.md"]


def numbers_on(name: str | None, language: str = "en") -> list[str]:
    return re.findall(r"^\*\*([A-Z]\d+) ", rules_of(name, language), re.MULTILINE)


def outline(page: str) -> list[list[str]]:
    """What the lines of each block begin with: a heading, a rule's number, points, steps, a table; prose is empty."""
    return [re.findall(r"^(?:#+ |\*\*[A-Z]\d+ |- |\d\. |\|)", block, re.MULTILINE) for block in page.split("\n\n")]


@cache
def numbers_named_by_tests() -> set[str]:
    """A test names a rule at the head of its name: test_b4_b6_…"""
    letters = "".join({numbers_on(name)[0][0].lower() for name in PAGES})
    named = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for name in re.findall(r"^def test_(\w+)", file.read_text(encoding="utf-8"), re.MULTILINE):
            while found := re.match(rf"([{letters}]\d+)_", name):
                named.add(found.group(1).upper())
                name = name[found.end() :]
    return named


@pytest.mark.parametrize("name", PAGES)
def test_every_rule_on_a_page_is_named_by_a_test(name: str | None) -> None:
    missing = set(numbers_on(name)) - numbers_named_by_tests()
    assert not missing, f"no test is named after {', '.join(sorted(missing))}"


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_each_of_its_numbers_once_and_none_is_left_out(name: str | None) -> None:
    numbers = numbers_on(name)
    letter = numbers[0][0]
    assert sorted(numbers, key=lambda n: int(n[1:])) == [f"{letter}{n}" for n in range(1, len(numbers) + 1)]


def test_every_page_has_a_letter_of_its_own() -> None:
    letters = [numbers_on(name)[0][0] for name in PAGES]
    assert len(set(letters)) == len(PAGES)
    assert letters[0] == "A"


def test_tests_name_only_rules_that_there_are() -> None:
    assert numbers_named_by_tests() <= {number for name in PAGES for number in numbers_on(name)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_says_the_same_in_every_language_rule_by_rule(name: str | None, language: str) -> None:
    assert outline(rules_of(name, language)) == outline(rules_of(name))


@pytest.mark.parametrize("name", GAMES)
def test_short_rules_have_the_same_parts_in_every_language(name: str) -> None:
    texts = texts_of(GAMES[name])
    outlines = [outline(texts.get(f"short.{language}.md", "")) for language in LANGUAGES]
    assert all(one == outlines[0] for one in outlines)


@pytest.mark.parametrize("name", PAGES)
def test_french_is_set_as_french(name: str | None) -> None:
    """Apostrophes that lean, and a narrow space that does not break before ; : ! ? » and after «."""
    texts = texts_of(GAMES[name] if name else None)
    for file in ("rules.fr.md", "short.fr.md"):
        page = re.sub(r"`[^`]*`", "", texts.get(file, ""))
        assert re.findall(r"""['"]|.[^\u202f][;:!?»]|«[^\u202f].""", page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_rests_on_a_rule_of_its_page(name: str, language: str) -> None:
    there = {*numbers_on(name, language), *numbers_on(None, language)}
    assert {refused.ruling for refused in GAMES[name].refusals} <= there


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_engine_rests_on_a_rule_for_all_games(language: str) -> None:
    ours = [value for value in vars(refusal).values() if isinstance(value, refusal.Refusal)]
    assert ours
    assert {refused.ruling for refused in ours} <= set(numbers_on(None, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_on_the_games_page(name: str, language: str) -> None:
    page = rules_of(name, language)
    for option in GAMES[name].options.__struct_fields__:
        assert f"`{option}`" in page


@pytest.mark.parametrize("name", [game.name for game in shipped()])
def test_the_docs_lead_to_every_text_of_a_game(name: str) -> None:
    game = GAMES[name]
    docs = (ROOT / "docs" / "rules" / "README.md").read_text(encoding="utf-8")
    folder = f"../../src/{game.home.replace('.', '/')}/text"
    for file in texts_of(game):
        assert not file.endswith(".md") or f"({folder}/{file})" in docs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_event_can_be_told_as_a_sentence(name: str, language: str) -> None:
    """In the words of the game, whatever was heard of it and whoever listens."""
    game = GAMES[name]
    for match, event in events_of(game):
        tag = event.__struct_config__.tag
        message = f"{name}-told-{tag}" if type(event) in game.events else f"told-{tag}"
        for you in (None, 0, 1):
            teller = Teller(match, BOT_NAMES, you, language)
            for heard in as_it_may_be_heard(event, you):
                assert teller.sayable(message)
                assert variables_of(message, name, language) <= teller.words_of(heard).keys()
                told = teller.tell(heard).plain
                assert not re.search(r"[{}\ue000-\uf8ff]|\bnone\b(?! left)|-told-", told), told
