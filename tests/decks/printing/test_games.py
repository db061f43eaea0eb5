"""The printer may not import the games, so what it says of them is compared with what they say of themselves."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import parlour
from parlour.decks.printing.games import GAMES


def test_the_printer_knows_every_game_by_its_title() -> None:
    assert {name: game.title for name, game in GAMES.items()} == {
        name: game.title for name, game in parlour.games.items()
    }


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_rules_page_begins_with_players_minutes_and_age(name: str, language: str) -> None:
    page = files("parlour.decks.printing").joinpath("rules", language, f"{name}.md").read_text(encoding="utf-8")
    game = parlour.games[name]
    players = dict.fromkeys((game.seats[0], game.seats[-1]))
    facts = next(line for line in page.splitlines() if "·" in line)
    assert [int(number) for number in re.findall(r"\d+", facts)] == [*players, game.minutes, game.age]
