"""The plugin registry finds the games in their folders, and those that whoever runs Parlour names."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from parlour.engine.game import Game, Part
from parlour.registry import GAMES, Registry, part_of, shipped


def module_with(monkeypatch: pytest.MonkeyPatch, name: str, **content: object) -> None:
    module = ModuleType(name)
    vars(module).update(content)
    monkeypatch.setitem(sys.modules, name, module)


def another(**changes: object) -> Game:
    return replace(GAMES["bluff"], home="somewhere", **changes)  # type: ignore[arg-type]


def test_a_game_that_is_named_in_the_environment_stands_after_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    module_with(monkeypatch, "somewhere", GAME=another(name="poker", shelf=100))
    monkeypatch.setenv("PARLOUR_GAMES", " somewhere, somewhere,")
    assert list(Registry()) == [*(game.name for game in shipped()), "poker"]
    assert Registry()["poker"].home == "somewhere"


@pytest.mark.parametrize("value", ["somewhere", "somewhere:GAME"])
def test_a_game_that_an_installed_package_names_is_found(
    value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "poker-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: poker\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(f"[parlour.games]\npoker = {value}\n")
    monkeypatch.syspath_prepend(tmp_path)
    module_with(monkeypatch, "somewhere", GAME=another(name="poker"))
    assert Registry()["poker"].home == "somewhere"


def test_two_games_of_one_name_and_a_module_without_a_game_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_GAMES", "somewhere")
    module_with(monkeypatch, "somewhere", GAME=another())
    with pytest.raises(ValueError, match=r"somewhere: there is a game 'bluff' already, in parlour\.games\.bluff"):
        len(Registry())
    module_with(monkeypatch, "somewhere")
    with pytest.raises(TypeError, match="somewhere: a game's module has a GAME"):
        len(Registry())


def test_a_module_that_is_not_there_is_named_and_one_that_a_game_needs_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_GAMES", "nowhere.poker")
    with pytest.raises(ValueError, match=r"PARLOUR_GAMES: there is no module 'nowhere\.poker'"):
        len(Registry())
    (tmp_path / "half_a_game.py").write_text("import a_library_that_is_not_there\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PARLOUR_GAMES", "half_a_game")
    with pytest.raises(ModuleNotFoundError, match="a_library_that_is_not_there"):
        len(Registry())


def test_a_part_is_a_module_of_the_games_folder_and_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    module_with(monkeypatch, "somewhere.deck", DECK="a deck")
    assert part_of(another(parts=frozenset({Part.DECK})), Part.DECK, str) == "a deck"
    assert part_of(another(parts=frozenset()), Part.DECK, str) is None
    with pytest.raises(TypeError, match=r"somewhere\.deck: DECK has to be a int"):
        part_of(another(parts=frozenset({Part.DECK})), Part.DECK, int)


def test_the_games_keep_their_name_at_the_door_when_they_are_loaded() -> None:
    import parlour.games.bluff

    assert isinstance(parlour.games, Registry)
