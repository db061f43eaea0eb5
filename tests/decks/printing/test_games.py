"""What is printed of the games says the same as they say of themselves."""

from __future__ import annotations

import re

import pytest

from parlour.registry import GAMES, shipped
from parlour.text import texts_of


@pytest.mark.parametrize("name", [game.name for game in shipped()])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_rules_page_begins_with_players_minutes_and_age(name: str, language: str) -> None:
    game = GAMES[name]
    page = texts_of(game)[f"short.{language}.md"]
    players = dict.fromkeys((game.seats[0], game.seats[-1]))
    facts = next(line for line in page.splitlines() if "·" in line)
    assert [int(number) for number in re.findall(r"\d+", facts)] == [*players, game.minutes, game.age]
