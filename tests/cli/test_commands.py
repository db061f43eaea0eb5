"""Every command, as typed: what it prints, and its exit code."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.cli.rules import rules_page
from parlour.text import page_of
from tests.cli.typing_in import ROOT, mistake, run, said

PAGE = ROOT / "docs" / "referee.md"


# ── games, rules, version ───────────────────────────────────────────────────────────────────────────────────────────


def test_the_games_are_listed_with_their_options_and_decks_on_80_columns() -> None:
    listed = said("games")
    for game in parlour.games.values():
        assert game.title in listed
        for option in game.options.__struct_fields__:
            assert f"  {option} = " in listed
    assert "en/cell-biology" in listed
    assert max(map(len, listed.splitlines())) <= 80


def test_the_games_are_listed_for_programs_too() -> None:
    listed: list[dict[str, Any]] = json.loads(said("games", "--json"))
    assert [game["name"] for game in listed] == list(parlour.games)
    assert all(game["options"][0]["name"] == "wait" for game in listed)


@pytest.mark.parametrize("name", ["bluff", "Bluff", "BLU", "talk", "#TalkItOut", "Out of Control", "player-of-honour"])
def test_a_game_is_found_by_its_name_its_title_or_its_beginning(name: str) -> None:
    assert said("rules", name).startswith("# ")


def test_the_rules_of_a_game_are_its_page() -> None:
    assert said("rules", "bluff") == f"{page_of(parlour.games['bluff'], 'rules', 'en')}\n"
    assert said("rules") == f"{page_of(None, 'rules', 'en')}\n"


def test_the_rules_are_read_in_french_too() -> None:
    assert said("rules", "bluff", "--language", "fr") == f"{page_of(parlour.games['bluff'], 'rules', 'fr')}\n"
    assert said("rules", "bluff", "B5", "--language", "fr").startswith("**B5 Un faux")
    assert said("rules", "A6", "--language", "fr").startswith("**A6 Les textes.**")
    assert said("rules", "bluff", "--language", "eo") == said("rules", "bluff")


@pytest.mark.parametrize("words", [("bluff", "B5"), ("bluff", "b5"), ("B5",)])
def test_one_rule_is_read_by_its_number_with_the_list_that_belongs_to_it(words: tuple[str, ...]) -> None:
    rule = said("rules", *words)
    assert rule.startswith("**B5 False Out.**")
    assert "solution_sheet" in rule
    assert "**B17" not in rule


def test_the_rules_for_all_games_are_found_beside_a_games_own() -> None:
    assert said("rules", "bluff", "A6").startswith("**A6 Text.**")
    assert said("rules", "a6").startswith("**A6 Text.**")


@pytest.mark.parametrize("name", [None, *parlour.games])
def test_every_rule_on_every_page_can_be_read_by_itself(name: str | None) -> None:
    for number in re.findall(r"^\*\*([A-Z]\d+) ", rules_page(name), re.MULTILINE):
        rule = said("rules", number)
        assert rule.startswith(f"**{number} ")
        assert len(re.findall(r"^\*\*[A-Z]\d+ ", rule, re.MULTILINE)) == 1


def test_a_rule_that_there_is_not_is_a_mistake() -> None:
    assert mistake("rules", "bluff", "T3") == "There is no rule 'T3'; there are B1 to B18, A1 to A13.\n"
    assert mistake("rules", "Z9").startswith("There is no rule 'Z9'; there are A1 to A13, T1 to T17,")
    assert mistake("rules", "whist").startswith("There is no game 'whist'; there are talkitout,")


def test_the_version_is_said() -> None:
    assert said("--version") == f"parlour {parlour.__version__}\n"


# ── play ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", parlour.games)
def test_bots_can_be_watched_at_every_game(game: str) -> None:
    watched = said("play", game, "--watch", "--level", "novice", "--seed", "tea")
    assert "seed tea" in watched
    assert re.search(r"\bwins?\b", watched.splitlines()[-1] + watched.splitlines()[-2])
    assert max(map(len, watched.splitlines())) <= 80
    assert watched == said("play", game, "--watch", "--level", "novice", "--seed", "tea")


@pytest.mark.parametrize("game", parlour.games)
def test_bots_can_be_watched_in_french(game: str) -> None:
    watched = said("play", game, "--watch", "--level", "novice", "--seed", "tea", "--language", "fr")
    assert "graine tea" in watched
    assert re.search(r"\bgagne(nt)?\b", watched.splitlines()[-1] + watched.splitlines()[-2])
    assert not re.search(r"\b(you|the|and|wins?|cards?|round)\b|^[;:!?»]", watched, re.IGNORECASE | re.MULTILINE)
    assert watched == said("play", game, "--watch", "--level", "novice", "--seed", "tea", locale="fr_FR.UTF-8")


def test_a_person_is_asked_refused_and_helped_in_french() -> None:
    played = " ".join(said("play", "bluff", "--seed", "3", "--language", "fr", typed="9\n2\n6\n?B3\n?\nq\n").split())
    assert "Tape un numéro de 1 à 3" in played
    assert "Quelle carte jettes-tu" in played
    assert "(?B3 lit la règle)" in played
    assert "B3 Un tour." in played
    assert "Tu as quitté la table. Les mêmes cartes encore une fois" in played
    assert played.endswith("parlour play bluff --seed 3 --seats 2 --language fr")
    assert "Quel jeu" in said("play", "--language", "fr", typed="q\n")


def test_games_rules_and_referee_speak_the_language_of_the_system() -> None:
    assert "2 joueurs · 15 minutes · dès 10 ans" in said("games", locale="fr_FR.UTF-8")
    assert said("rules", "A6", locale="fr_CH.UTF-8").startswith("**A6 Les textes.**")
    file = str(ROOT / "docs/scenarios/bluff-block-and-false-out.yaml")
    told = said("referee", file, locale="fr_FR.UTF-8")
    assert "refusé par B4" in told
    assert "Terminé. S0 gagne." in told
    held = said("arena", "bluff", "--bots", "random", "--matches", "2", "--jobs", "1", locale="fr_FR.UTF-8")
    assert "2 sièges, 2 parties" in held
    assert said("referee", file, "--language", "en", locale="fr_FR.UTF-8") == said("referee", file)


def test_answers_may_come_through_a_pipe_and_are_shown() -> None:
    played = said("play", "bluff", "--seed", "3", typed="1\n")
    assert "\n» 1\n· You draw" in played
    assert "a bot takes your seat" in played


def test_the_bots_are_regulars_unless_another_level_is_asked_for() -> None:
    welcome = said("play", "bluff", typed="q\n")
    assert "At the table with you (a bot, regular):\n  Marlow. Reads half the night" in welcome
    assert "with you (expert bots):\n  Marlow. Reads" in said("play", "talkitout", "--level", "expert", typed="q\n")


def test_without_a_game_it_asks_which_and_plays_it() -> None:
    played = said("play", typed="9\n1\nq\n")
    assert f"Please type a number from 1 to {len(parlour.games)}" in played
    assert "#TalkItOut · 3 players" in played
    assert "You have left the table." in played
    assert "#TalkItOut · 3 players" in said("play")
    assert "Traitor Word · 3 players" in said("play", typed="traitor word\nq\n")
    assert "players · seed" not in said("play", typed="q\n")


def test_whoever_leaves_is_told_how_to_get_the_same_cards_again() -> None:
    words = ("play", "bluff", "--seed", "a b", "--option", "rounds=2", "--option", "terms=all")
    left = " ".join(said(*words, typed="q\n").split())
    assert left.endswith("parlour play bluff --seed 'a b' --seats 2 --option rounds=2 --option terms=all")


def test_a_saved_match_is_replayed_by_the_referee(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said("play", "talkitout", "--seats", "4", "--seed", "1", "--save", str(file))
    assert parlour.replay(json.loads(file.read_text(encoding="utf-8"))).result is not None
    told = said("referee", str(file))
    assert "refused" not in told
    assert "Over. " in told


def test_a_match_that_was_left_is_saved_as_far_as_it_went(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said("play", "out-of-control", "--seed", "1", "--save", str(file), typed="q\n")
    assert parlour.replay(json.loads(file.read_text(encoding="utf-8"))).result is None


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["x"], "There is no game 'x'"),
        ([""], "There is no game ''"),
        (["bluff", "--seats", "3"], "Bluff is for 2 players, not 3"),
        (["bluff", "--seats", "0"], "Bluff is for 2 players, not 0"),
        (["bluff", "--seat", "2"], "--seat 2: choose a seat from 0 to 1"),
        (["bluff", "--option", "rounds"], "write name=value"),
        (["bluff", "--option", "rounds=9"], "rounds"),
        (["bluff", "--option", "colour=pink"], "no option 'colour'"),
        (["bluff", "--deck", "nowhere"], "no pack 'nowhere'"),
        (["bluff", "--deck", "nowhere.yaml"], "nowhere.yaml: There is no such file"),
        (["out-of-control", "--deck", "en/words"], "takes no deck"),
        (["bluff", "--save", "no/such/folder/x.json"], "x.json: No such file or directory"),
        (["bluff", "--save", "."], "Is a directory"),
    ],
)
def test_a_mistake_is_said_in_one_line_before_the_match_begins(words: list[str], hint: str) -> None:
    assert hint in mistake("play", *words)


@pytest.mark.parametrize(
    "words", [["frob"], ["play", "bluff", "--pace", "-1"], ["play", "bluff", "--level", "genius"], ["referee"]]
)
def test_what_is_not_a_command_has_the_exit_code_2_as_well(words: list[str]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


# ── referee ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "example", re.findall(r"^```console\n\$ \./parlour (.*?)\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.M)
)
def test_the_referees_page_shows_what_the_referee_says(example: tuple[str, str], monkeypatch: Any) -> None:
    """If this fails: run the command on the page, and put what it says there."""
    monkeypatch.chdir(ROOT)
    command, expected = example
    assert said(*command.split()) == expected


def test_the_referees_page_shows_its_scenarios_as_they_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    scenarios = sorted((ROOT / "docs/scenarios").glob("*.yaml"))
    assert len(scenarios) == 2
    for file in scenarios:
        assert f"```yaml\n{file.read_text(encoding='utf-8')}```" in page


def test_the_referee_speaks_json_to_programs() -> None:
    file = str(ROOT / "docs/scenarios/bluff-block-and-false-out.yaml")
    report = json.loads(said("referee", file, "--json", "--view", "0", "--view", "all"))
    assert [outcome["refused"] and outcome["refused"]["ruling"] for outcome in report["outcomes"]] == [
        *("B4", None, None, None)
    ]
    assert report["result"]["reason"] == "false_out"
    assert list(report["views"]) == ["0", "all"]


def test_a_mistake_in_a_scenario_names_its_file(tmp_path: Path) -> None:
    file = tmp_path / "quarrel.yaml"
    assert mistake("referee", str(file)) == f"{file}: No such file or directory\n"
    file.write_text("game: bluff\nseats: 2\nacts: [block]", encoding="utf-8")
    assert mistake("referee", str(file)).startswith(f"{file}: act 1: 'block': write a seat and an act")
    file.write_text("game: bluff\nseats: 2\n", encoding="utf-8")
    assert mistake("referee", str(file), "--view", "7").startswith(f"{file}: --view 7: write a seat from 0 to 1")
