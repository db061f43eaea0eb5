"""What holds for every bot of every game: it plays by the rules, repeatably, from what its seat sees."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest

import parlour
from parlour.bots import CHARACTERS, RANDOM, Bots, Skill, levels, sight_of
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.lab.playing import Player, play_out
from tests.bots.moments import HURRIED, LEVELS, SMALLEST, decisions, moments, skill
from tests.properties.settings import SETTINGS, Setting, each_way, imagined_like
from tests.properties.wandering import as_bytes

KINDS = [(setting, level) for setting in each_way(SETTINGS) for level in LEVELS]


# ── by the rules ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("setting", "level"), KINDS, ids=str)
def test_whatever_has_happened_it_does_what_is_allowed(setting: Setting, level: str, soak: int) -> None:
    for match, seat, sight in moments(setting, 10 * soak):
        act = skill(setting, level).play(sight, Chance.of(match.table.step), HURRIED)
        if act is None:
            assert not sight.is_awaited, "the table waits for it"
        else:
            match.play(seat, act)


@pytest.mark.parametrize("setting", each_way(SETTINGS), ids=str)
def test_bots_of_all_levels_play_to_the_end(setting: Setting, soak: int) -> None:
    """`--soak 300` for tens of thousands of matches."""
    for seed in range(soak):
        at_table = [LEVELS[(seat + seed) % len(LEVELS)] for seat in range(setting.seats)]
        players = [
            Player(skill(setting, level), CHARACTERS[(seat + seed) % len(CHARACTERS)], HURRIED)
            for seat, level in enumerate(at_table)
        ]
        match = setting.start(f"bots {seed}")
        play_out(match, players, Chance.of(seed))
        assert match.result is not None


def test_one_that_breaks_a_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nonsense(Act, frozen=True, tag="nonsense"):
        pass

    rogue = Bots({"novice": Skill(lambda sight, chance, budget: Nonsense())})
    monkeypatch.setattr(levels, "bots_of", lambda game: rogue)
    with pytest.raises(parlour.Refused):
        test_whatever_has_happened_it_does_what_is_allowed(SMALLEST["bluff"], "novice", 1)


# ── repeatably ──────────────────────────────────────────────────────────────────────────────────────────────────────


def elsewhere(game: str, hash_seed: str) -> list[Any]:
    """The same in a process of its own, where sets and dicts of texts lie in another order."""
    script = f"import json; from tests.bots.moments import decisions; print(json.dumps(decisions({game!r})))"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, check=True, text=True)
    decided: list[Any] = json.loads(said.stdout)
    return decided


@pytest.mark.parametrize("game", parlour.games)
def test_the_same_sight_and_chance_give_the_same_act_in_any_process(game: str) -> None:
    here = json.loads(json.dumps(decisions(game)))
    assert elsewhere(game, "1") == here
    assert elsewhere(game, "2") == here


@pytest.mark.parametrize("game", parlour.games)
def test_it_leaves_what_it_was_handed_as_it_was(game: str) -> None:
    for level in LEVELS:
        for _, _, sight in moments(SMALLEST[game], 8):
            before = as_bytes([sight.view, sight.story, sight.acts])
            skill(SMALLEST[game], level).play(sight, Chance.of(0), HURRIED)
            assert as_bytes([sight.view, sight.story, sight.acts]) == before


# ── from what its seat sees ─────────────────────────────────────────────────────────────────────────────────────────


def check_no_secret_tells(setting: Setting, play: Skill, wanted: int) -> int:
    """In another world that looks the same to its seat, the bot does the same. It has no past: that is handed on."""
    compared = 0
    for match, seat, sight in moments(setting, wanted):
        other = imagined_like(match, match.view(seat), f"another world {compared}")
        there = sight_of(other, seat, sight.me, sight.players)
        assert there is not None
        there = msgspec.structs.replace(there, story=sight.story)
        acts = [play.play(one, Chance.of(compared), HURRIED) for one in (sight, there)]
        assert acts[0] == acts[1], f"what is hidden makes a difference: {acts}"
        compared += 1
    return compared


@pytest.mark.parametrize(("setting", "level"), KINDS, ids=str)
def test_what_is_hidden_from_its_seat_changes_nothing_it_does(setting: Setting, level: str, soak: int) -> None:
    assert check_no_secret_tells(setting, skill(setting, level), 6 * soak) == 6 * soak


def test_a_bot_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the order of its acts follows the chance to come, which the random player cannot but heed."""
    honest = parlour.Match.acts

    def telling(match: parlour.Match, seat: int) -> list[Act]:
        acts = honest(match, seat)
        random.Random(match.table.chance.key).shuffle(acts)
        return acts

    monkeypatch.setattr(parlour.Match, "acts", telling)
    with pytest.raises(AssertionError, match="hidden"):
        check_no_secret_tells(SMALLEST["bluff"], RANDOM, 30)
