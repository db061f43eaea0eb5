"""The referee: what came of each act, and files that hold no scenario."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.cli.referee import as_data, print_report, viewer
from parlour.cli.scenario import ActOutcome, outcomes, read_scenario, set_up
from tests.properties.settings import Setting
from tests.properties.wandering import finished
from tests.terminal.people import paper, written_on

BLUFF = """
game: bluff
seats: 2
first: 0
stack: {deck: [gene.word, gene.definition, gene.example, enzyme.word, enzyme.example, wild, wild]}
acts:
  - 0 block
  - 0 block
  - [1, {act: choose, slot: 2}]
"""


def judged(file: Path, text: str) -> list[ActOutcome]:
    file.write_text(text, encoding="utf-8")
    scenario = read_scenario(file)
    return list(outcomes(set_up(scenario, file.parent), scenario))


def reported(scenario: dict[str, Any], *views: str) -> str:
    console = paper()
    match = set_up(scenario, Path())
    print_report(console, match, scenario, [viewer(name, match.header.seats) for name in views])
    return written_on(console)


def test_an_act_is_a_line_or_a_pair_and_a_refused_one_changes_nothing(tmp_path: Path) -> None:
    blocked, again, chose = judged(tmp_path / "s.yaml", BLUFF)
    assert [event["event"] for event in blocked.events] == ["blocked"]
    assert again.refused is not None
    assert again.refused.ruling == "B6"
    assert not again.events
    assert [event["event"] for event in chose.events] == ["chose", "drew"]
    assert list(chose.alone) == [0]
    assert "card" in chose.alone[0][0]


def test_json_is_read_like_yaml(tmp_path: Path) -> None:
    scenario = {"game": "out-of-control", "seats": 2, "first": 0, "seed": 1, "acts": ["0 roll", [0, {"act": "roll"}]]}
    rolled, again = judged(tmp_path / "s.json", json.dumps(scenario))
    assert rolled.events[0]["event"] == "rolled"
    assert again.refused is not None
    assert again.refused.ruling == "O15"


@pytest.mark.parametrize("game", parlour.games)
def test_a_transcript_is_a_scenario(game: str, tmp_path: Path) -> None:
    match = finished(Setting(game, parlour.games[game].seats[-1], {}), seed=3)
    (tmp_path / "match.json").write_text(json.dumps(match.transcript()), encoding="utf-8")
    scenario = read_scenario(tmp_path / "match.json")
    again = set_up(scenario, tmp_path)
    assert all(outcome.refused is None for outcome in outcomes(again, scenario))
    assert again == match


def test_a_deck_is_looked_for_beside_the_scenario(tmp_path: Path) -> None:
    pack = Path(__file__).parents[2] / "src/parlour/games/bluff/packs/en/cell-biology.yaml"
    (tmp_path / "mine.yaml").write_bytes(pack.read_bytes())
    assert judged(tmp_path / "s.yaml", BLUFF + "deck: mine.yaml\n")


def test_the_report_names_the_rule_of_each_refusal_and_says_where_the_match_stands() -> None:
    said = reported({"game": "bluff", "seats": 2, "first": 0, "acts": ["0 throw card=wild", "0 pick from=down"]})
    assert (
        "   1  0 throw card=wild\n      refused by B14: Pick up a card first; then throw one out. (pick_first)" in said
    )
    assert said.endswith("The table waits for seat 0.\n")


def test_a_view_is_a_few_lines_of_what_the_seat_sees() -> None:
    said = reported({"game": "out-of-control", "seats": 3, "first": 1}, "1", "all")
    assert "\nSeat 1 sees\n" in said
    assert "  may do: roll\n" in said
    everybody = said.partition("\nEverybody sees\n")[2]
    assert "  deck: 70\n" in everybody
    assert "hand" not in everybody


def test_for_programs_there_is_all_of_it_as_data() -> None:
    scenario = {"game": "bluff", "seats": 2, "first": 0, "acts": ["0 pick from=down", "1 block"]}
    match = set_up(scenario, Path())
    data = json.loads(json.dumps(as_data(match, scenario, [0, None])))
    assert data["opening"][0]["event"] == "dealt"
    assert [bool(outcome["refused"]) for outcome in data["outcomes"]] == [False, True]
    assert data["views"] == {"0": match.view(0), "all": match.view(None)}
    assert data["waiting"] == [0]
    assert data["result"] is None


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "an object with 'game'"),
        ("- 1", "an object with 'game'"),
        ("a: [", "no YAML"),
        ("[" * 5000, "no YAML"),
        ("seats: 2", "'game' is missing"),
        ("game: bluff", "'seats' is missing"),
        ("game: whist\nseats: 2", "'whist' is none of talkitout"),
        ("game: [bluff]\nseats: 2", "is none of talkitout"),
        ("game: bluff\nseats: 3", "for 2 players, not 3"),
        ("game: bluff\nseats: two", "for 2 players, not 'two'"),
        ("game: bluff\nseats: 2\nmoves: []", "no 'moves'; it may have game"),
        ("game: bluff\nseats: 2\n1: 2", "no 1; it may have"),
        ("game: bluff\nseats: 2\noptions: {round: 2}", "no option 'round'"),
        ("game: bluff\nseats: 2\noptions: 2", "options: an object"),
        ("game: bluff\nseats: 2\nfirst: 2", "first: 2 is not a seat"),
        ("game: bluff\nseats: 2\nseed: []", "neither a whole number nor a text"),
        ("game: bluff\nseats: 2\nseed: 1\nstack: {}", "write the seed inside it"),
        ("game: bluff\nseats: 2\nstack: {deck: wild}", "stack: Expected"),
        ("game: bluff\nseats: 2\nstack: {die: 1}", "stack: .*unknown field"),
        ("game: bluff\nseats: 2\nstack: {deck: [joker]}", "'joker'"),
        ("game: bluff\nseats: 2\ndeck: nowhere", "no pack 'nowhere'"),
        ("game: bluff\nseats: 2\nrules: 99", "rules: version 99 of Bluff is not known here"),
        ("game: bluff\nseats: 2\nacts: 0 block", "acts: write a list"),
        ("game: bluff\nseats: 2\nacts: [[0]]", "act 1: write it as a line"),
        ("game: bluff\nseats: 2\nacts: [0 block, [0, {}]]", "act 2: write it as a line"),
        ("game: bluff\nseats: 2\nacts: [block]", "act 1: 'block': write a seat and an act"),
        ("game: bluff\nseats: " + "9" * 5000, "digits"),
    ],
)
def test_a_file_that_is_no_scenario_says_what_to_do(text: str, hint: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=hint):
        judged(tmp_path / "s.yaml", text)


def test_a_file_that_cannot_be_read_is_said_too(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="No such file"):
        read_scenario(tmp_path / "nothing.yaml")
    (tmp_path / "s.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ValueError, match="no YAML"):
        read_scenario(tmp_path / "s.yaml")
    (tmp_path / "s.json").write_text("{'game': 1}", encoding="utf-8")
    with pytest.raises(ValueError, match="no JSON"):
        read_scenario(tmp_path / "s.json")
    (tmp_path / "s.yaml").write_bytes(b"#" * 4_000_001)
    with pytest.raises(ValueError, match="longer than 4 MB"):
        read_scenario(tmp_path / "s.yaml")


@pytest.mark.parametrize("name", ["2", "-1", "everybody", "", "²"])
def test_a_view_is_a_seats_or_everybodys(name: str) -> None:
    with pytest.raises(ValueError, match="a seat from 0 to 1, or 'all'"):
        viewer(name, 2)
