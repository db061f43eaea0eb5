"""What a host chooses by is written down in every language: what each option does, and how it is found who begins."""

from __future__ import annotations

import pytest

from parlour.registry import GAMES
from parlour.text import LANGUAGES
from parlour.text.beginning import first_misfit
from parlour.text.options import first_player, option_list


@pytest.mark.parametrize("name", [None, *GAMES])
def test_what_every_option_does_is_said_in_every_language(name: str | None) -> None:
    game = GAMES[name] if name else None
    said = [option["help"] for language in LANGUAGES for option in option_list(game, language)]
    assert all(said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("name", GAMES)
def test_a2_how_the_first_player_is_found_is_said_in_every_language(name: str) -> None:
    said = {first_player(GAMES[name], language) for language in LANGUAGES}
    assert len(said - {""}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("game", "given", "english", "french"),
    [
        ("bluff", {"rounds": 9}, "rounds is 1 or 2 or 3, not 9", "rounds est 1 ou 2 ou 3, pas 9"),
        (
            *("bluff", {"terms": 3}),
            "terms is a whole number from 12 on, or all, not 3",
            "terms est un nombre entier à partir de 12, ou all, pas 3",
        ),
        (
            *("traitor-word", {"speak": -1}),
            "speak is a whole number from 0 to 86400, or null, not -1",
            "speak est un nombre entier de 0 à 86400, ou null, pas -1",
        ),
    ],
)
def test_what_an_option_may_be_is_said_in_every_language(
    game: str, given: dict[str, object], english: str, french: str
) -> None:
    misfit = first_misfit(GAMES[game].options, given)
    assert (str(misfit), misfit.said("fr")) == (english, french)
