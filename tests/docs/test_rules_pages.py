"""The rules pages, the refusals and the tests speak of the same rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour
from parlour.engine import refusal

ROOT = Path(__file__).parents[2]
LETTER = {
    "README": "A",
    "talkitout": "T",
    "bluff": "B",
    "out-of-control": "O",
    "player-of-honour": "P",
    "traitor-word": "W",
}


def numbers_on(page: str) -> list[str]:
    text = (ROOT / "docs" / "rules" / f"{page}.md").read_text(encoding="utf-8")
    return re.findall(r"^\*\*([A-Z]\d+) ", text, re.MULTILINE)


def numbers_named_by_tests() -> set[str]:
    """A test names a rule at the head of its name: test_b4_b6_…"""
    named = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for name in re.findall(r"^def test_(\w+)", file.read_text(encoding="utf-8"), re.MULTILINE):
            while found := re.match(r"([abopwt]\d+)_", name):
                named.add(found.group(1).upper())
                name = name[found.end() :]
    return named


@pytest.mark.parametrize("page", LETTER)
def test_every_rule_on_a_page_is_named_by_a_test(page: str) -> None:
    missing = set(numbers_on(page)) - numbers_named_by_tests()
    assert not missing, f"no test is named after {', '.join(sorted(missing))}"


@pytest.mark.parametrize("page", LETTER)
def test_a_page_has_each_of_its_numbers_once_and_none_is_left_out(page: str) -> None:
    numbers = numbers_on(page)
    assert sorted(numbers, key=lambda n: int(n[1:])) == [f"{LETTER[page]}{n}" for n in range(1, len(numbers) + 1)]


def test_tests_name_only_rules_that_there_are() -> None:
    there = {number for page in LETTER for number in numbers_on(page)}
    assert numbers_named_by_tests() <= there


@pytest.mark.parametrize("name", parlour.games)
def test_every_refusal_rests_on_a_rule_of_its_page(name: str) -> None:
    game = parlour.games[name]
    there = {*numbers_on(name), *numbers_on("README")}
    assert {refused.ruling for refused in game.refusals} <= there


def test_every_refusal_of_the_engine_rests_on_a_rule_for_all_games() -> None:
    ours = [value for value in vars(refusal).values() if isinstance(value, refusal.Refusal)]
    assert ours
    assert {refused.ruling for refused in ours} <= set(numbers_on("README"))


@pytest.mark.parametrize("name", parlour.games)
def test_a_games_folder_holds_its_rules_page(name: str) -> None:
    folder = ROOT / "src" / "parlour" / "games" / name.replace("-", "_")
    assert (folder / "rules.md").read_text(encoding="utf-8") == (ROOT / "docs" / "rules" / f"{name}.md").read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize("name", parlour.games)
def test_every_option_is_on_the_games_page(name: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    for option in parlour.games[name].options.__struct_fields__:
        assert f"`{option}`" in page


@pytest.mark.parametrize("name", parlour.games)
def test_every_event_can_be_told_as_a_sentence(name: str) -> None:
    game = parlour.games[name]
    assert {str(event.__struct_config__.tag) for event in game.events} == set(game.sentences)
