"""Who sits down at which level: what a game brings, the regular for stale weights, the random player elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from parlour.bots import RANDOM, bots_of, levels, say_who_is_stale, skill
from parlour.engine.game import Part
from parlour.registry import GAMES


@pytest.fixture(autouse=True)
def nothing_said_yet() -> Iterator[None]:
    """What is said once is said once a test."""
    levels._say_that_it_is_stale.cache_clear()
    yield
    levels._say_that_it_is_stale.cache_clear()


@pytest.fixture
def mended(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game whose rules have been mended since its expert has learnt them."""
    game = GAMES["out-of-control"]
    newer = replace(game, rules_version=game.rules_version + 1, older=(game, *game.older))
    monkeypatch.setitem(GAMES, game.name, newer)
    return game.name


def test_a_game_without_bots_is_played_by_the_random_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "bluff", replace(GAMES["bluff"], parts=GAMES["bluff"].parts - {Part.BOTS}))
    assert {skill("bluff", level) for level in levels.LEVELS} == {RANDOM}


def test_whoever_plays_without_bots_loads_none() -> None:
    script = "import sys, parlour; [parlour.start(name, game.seats[0]) for name, game in parlour.games.items()]"
    loaded = f"{script}; print([name for name in sys.modules if 'bots' in name.split('.')])"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.run([sys.executable, "-c", loaded], env=environment, capture_output=True, check=True, text=True)
    assert said.stdout == "[]\n"


def test_there_is_no_other_level() -> None:
    with pytest.raises(ValueError, match="'champion' is none of random, novice, regular, expert"):
        skill("bluff", "champion")


def test_weights_are_those_of_the_rules_that_are_played(caplog: pytest.LogCaptureFixture) -> None:
    """If it fails: the rules were mended, and the learner has to learn anew before a release."""
    say_who_is_stale()
    if caplog.records:
        pytest.xfail(f"the regular plays for {', '.join(record.__dict__['bot'] for record in caplog.records)}")


def test_where_weights_are_stale_the_regular_plays_and_it_is_said_once(
    mended: str, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        assert skill(mended, "expert") is bots_of(mended).skills["regular"]
    (line,) = caplog.records
    assert (line.levelname, line.__dict__["bot"]) == ("WARNING", "out-of-control expert")


def test_whoever_has_learnt_nothing_is_never_stale(mended: str, caplog: pytest.LogCaptureFixture) -> None:
    assert skill(mended, "novice") is bots_of(mended).skills["novice"]
    assert skill(mended, "regular") is bots_of(mended).skills["regular"]
    assert not caplog.records


def test_a_server_says_who_is_stale(mended: str, caplog: pytest.LogCaptureFixture) -> None:
    say_who_is_stale()
    assert [line.__dict__["bot"] for line in caplog.records] == ["out-of-control expert"]
