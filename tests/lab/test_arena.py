"""The arena: who plays whom, in which seats, and what is counted."""

from __future__ import annotations

import json
from collections import Counter
from itertools import chain
from typing import Any

import pytest

import parlour
from parlour.bots import RANDOM, Bots, Skill, levels
from parlour.lab.arena import Contest, Entrant, Score, play_all, play_one, score, seats_for
from parlour.lab.playing import BotAtFault
from tests.cli import typing_in


def contest(game: str = "bluff", bots: tuple[str, ...] = ("random", "novice"), **more: Any) -> Contest:
    return Contest(game, bots, **{"matches": 4, "seats": 2, **more})


@pytest.fixture(autouse=True)
def at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """How the arena counts does not hang on how well anybody plays; matches at random are quick."""
    sit_down(monkeypatch, Bots())


def sit_down(monkeypatch: pytest.MonkeyPatch, bots: Bots) -> None:
    monkeypatch.setattr(levels, "bots_of", lambda game: bots)


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert contest("out-of-control", seats=4).tables() == [("random", "novice", "novice", "novice")]


def test_where_there_are_more_bots_than_seats_everybody_meets_everybody() -> None:
    all_four = contest(bots=("random", "novice", "regular", "expert"))
    assert len(all_four.tables()) == 6
    assert len(all_four) == 24
    met = Counter(chain(*all_four.tables()))
    assert set(met.values()) == {3}


def test_everybody_sits_in_every_seat_with_every_deal() -> None:
    four = contest("out-of-control", ("expert", "novice"), seats=4, matches=4)
    seats = [[name for name, _ in play_one(four, number).outcome].index("expert") for number in range(4)]
    assert sorted(seats) == [0, 1, 2, 3]


def test_without_a_number_there_is_a_seat_a_bot_or_as_few_as_the_game_needs() -> None:
    assert seats_for("out-of-control", ("random", "novice", "expert"), None) == 3
    assert seats_for("traitor-word", ("random", "novice"), None) == 3
    assert seats_for("bluff", ("random", "novice", "expert"), None) == 2


def test_how_many_processes_share_the_work_changes_nothing_but_the_time() -> None:
    outcomes = [[one.outcome for one in play_all(contest("talkitout", matches=6), jobs)] for jobs in (1, 2)]
    assert outcomes[0] == outcomes[1]


def test_a_shared_win_is_counted_in_parts() -> None:
    duo = contest("player-of-honour", matches=2)
    assert score(duo, list(play_all(duo, 1))).wins == {"random": 0.5, "novice": 0.5}


def test_wins_are_added_by_name() -> None:
    alike = contest("talkitout", ("random",), seats=3, matches=3)
    assert score(alike, list(play_all(alike, 1))).wins == {"random": pytest.approx(1)}


def test_a_bot_that_breaks_a_rule_stops_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    rogue = Skill(lambda sight, chance, budget: parlour.games["talkitout"].acts["keep"]())
    sit_down(monkeypatch, Bots({"novice": rogue}))
    with pytest.raises(BotAtFault, match=r"novice did .*keep.*, and was refused"):
        play_one(contest(), 0)


def test_a_bot_that_lets_everybody_wait_stops_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch, Bots({"novice": Skill(lambda sight, chance, budget: None)}))
    with pytest.raises(BotAtFault, match="novice let it be"):
        play_one(contest(), 0)


def test_a_share_of_the_thinking_is_named_behind_the_level(monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch, Bots({"expert": Skill(RANDOM.play, 250)}))
    assert Entrant.of("bluff", "expert").budget == 250
    assert Entrant.of("bluff", "expert@0.1").budget == 25
    for wrong in ("expert@", "expert@much", "expert@0", "expert@-1"):
        with pytest.raises(ValueError, match="share of its thinking"):
            Entrant.of("bluff", wrong)


# ── the command ─────────────────────────────────────────────────────────────────────────────────────────────────────


def run(*words: str) -> Any:
    return typing_in.run("arena", *words, "--jobs", "1")


def test_the_command_prints_one_object_last() -> None:
    done = run("bluff", "--bots", "random,regular", "--matches", "6", "--options", "terms=12", "--json")
    assert done.exit_code == 0, done.output
    result = json.loads(done.stdout.splitlines()[-1])
    assert set(result) == set(Score.__struct_fields__)
    assert (result["game"], result["matches"], result["seats"]) == ("bluff", 6, 2)
    assert sum(result["wins"].values()) == pytest.approx(1)
    assert all(low <= middle <= high for low, middle, high in result["elo"].values())
    assert set(result["ms_per_act"]) == {"random", "regular"}


def test_people_get_a_table() -> None:
    done = run("out of control", "--bots", "random", "--seats", "3", "--matches", "2")
    assert done.exit_code == 0, done.output
    assert "100.0 %" in done.output


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["bluff", "--bots", "champion"], "'champion' is none of random, novice, regular, expert"),
        (
            ["bluff", "--bots", "no_such.module:play"],
            "No module named 'no_such'; modules are looked for",
        ),
        (
            ["bluff", "--bots", "parlour.bots.levels:clever"],
            "has no 'clever'; its functions are skill",
        ),
        (["bluff", "--bots", "parlour.bots.levels:LEVELS"], "a bot is a function of sight, chance and budget, not ("),
        (["bluff", "--bots", "parlour/bots:play"], "named as in some.module:function"),
        (["bluff", "--bots", "random", "--seats", "5"], "not 5"),
        (["bluff", "--bots", "random", "--options", "tempo=3"], "no option 'tempo'"),
        (["bluff", "--bots", "random", "--deck", "en/nothing"], "en/nothing"),
    ],
)
def test_what_does_not_fit_together_is_said_before_the_first_match(words: list[str], problem: str) -> None:
    done = run(*words)
    assert done.exit_code != 0
    assert problem in " ".join(done.output.split())
