"""For every game, option, seat count and viewer, over real sockets: what is hidden changes nothing that comes out.
Each option with each seat count: `--soak`, and in memory always (tests/properties/test_interference.py)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import parlour
from tests.properties.settings import SETTINGS, Setting, each_way
from tests.table.live.secrets.interference import Script, check
from tests.table.live.secrets.leaks import OF_A_GAME, OF_A_TABLE, OF_NAMES, Leak
from tests.table.live.secrets.worlds import Position


def check_often(setting: Setting, cases: int, folder: Path) -> None:
    """For one viewer after the other, each at another position."""
    rng = random.Random(str(setting))
    for case in range(cases):
        place = folder / str(case)
        place.mkdir()
        check(setting, rng.choice((None, rng.randrange(setting.seats))), rng, place)


@pytest.mark.parametrize("setting", each_way(SETTINGS), ids=str)
def test_what_is_hidden_from_a_viewer_changes_no_byte_of_what_comes_out_of_the_house(
    setting: Setting, soak: int, tmp_path: Path
) -> None:
    check_often(setting, soak, tmp_path)


SOME = {name: Setting(name, min(4, game.seats[-1]), {}, game.names_at_a_table) for name, game in parlour.games.items()}


@pytest.mark.parametrize("leak", OF_A_GAME, ids=lambda leak: leak.__name__)
@pytest.mark.parametrize("name", parlour.games)
def test_a_leak_planted_in_a_game_is_found(
    name: str, leak: Leak, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    leak(monkeypatch, parlour.games[name])
    with pytest.raises(AssertionError, match="hidden"):
        check_often(SOME[name], 20, tmp_path)


@pytest.mark.parametrize("leak", OF_A_TABLE, ids=lambda leak: leak.__name__)
def test_a_leak_planted_in_the_table_is_found(leak: Leak, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    leak(monkeypatch, parlour.games["talkitout"])
    with pytest.raises(AssertionError, match="hidden"):
        check_often(Setting("talkitout", 3, {}), 20, tmp_path)


@pytest.mark.parametrize("leak", OF_NAMES, ids=lambda leak: leak.__name__)
def test_a_leak_of_what_belongs_together_is_found(leak: Leak, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    leak(monkeypatch, parlour.games["bluff"])
    with pytest.raises(AssertionError, match="hidden"):
        check_often(SOME["bluff"], 20, tmp_path)


@pytest.mark.parametrize("name", parlour.games)
def test_enough_is_played_that_leaves_the_viewer_none_the_wiser(name: str) -> None:
    """Or the property would compare tables at which nothing happens."""
    rng = random.Random(name)
    setting = SOME[name]
    viewers = [None, *range(setting.seats)] * 12
    assert sum(Script(Position(setting, rng), you, rng).moves for you in viewers) > 2 * len(viewers)
