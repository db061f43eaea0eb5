"""Bad settings are refused when they are chosen, with the engine's own sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.decks.loading import file_of
from parlour.decks.own import DATA_VARIABLE, save_own
from parlour.table.log import entry as log
from parlour.table.room.commands import BeginMatch, OpenTable
from parlour.table.room.decide import decide
from parlour.table.room.refusals import RequestRefused
from parlour.table.room.table import Table
from tests.table.room.evening import GAMES, Evening


@pytest.mark.parametrize(
    ("game", "change", "sentence"),
    [
        ("talkitout", {"game": "chess"}, "game: 'chess' is none of talkitout, bluff"),
        ("talkitout", {"options": {"teams": True}}, "#TalkItOut has no option 'teams'"),
        ("talkitout", {"options": {"wait": -1}}, "options: wait is a whole number from 0 to 86400, not -"),
        ("talkitout", {"options": {"wait": "long"}}, "options: wait is a whole number from 0 to 86400, not 'long'"),
        ("bluff", {"options": {"rounds": 4}}, "options: rounds is 1 or 2 or 3, not 4"),
        ("bluff", {"deck": "en/words"}, "This deck is for .traitor-word., not for bluff"),
        ("bluff", {"deck": "en/none"}, "deck: there is no deck 'en/none'; there are en/animals"),
        ("bluff", {"deck": "my/none"}, "deck: there is no deck 'my/none'"),
        ("out-of-control", {"deck": "en/words"}, "it takes no deck"),
        ("bluff", {"game": "talkitout", "deck": "en/cell-biology"}, "not for talkitout"),
        ("bluff", {"game": "talkitout", "options": {"rounds": 2}}, "has no option 'rounds'"),
    ],
)
def test_what_does_not_go_together_is_refused_at_once(game: str, change: dict[str, Any], sentence: str) -> None:
    table = Evening(game)
    with pytest.raises(RequestRefused, match=sentence) as refused:
        table.chooses(**change)
    assert (refused.value.code, refused.value.status) == ("bad_setting", 400)
    settings = {"game": game} | change
    with pytest.raises(RequestRefused, match=sentence):
        decide(Table("BCDFG", {}), OpenTable(log.Made(0, host=table.newcomer("Ann"), seed="seed", **settings)), 0)


@pytest.mark.parametrize("ending", ["yaml", "json"])
def test_a_path_is_no_name_of_a_deck_whatever_lies_there(tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"deck.{ending}"
    file.write_bytes(Path(file_of("en/cell-biology")).read_bytes())
    table = Evening("bluff")
    for name in (str(file), f"my/../{file.name}", f"en/../{file.name}", "", "en/", "my/", "/etc/passwd", "a\x00b"):
        with pytest.raises(RequestRefused, match="there is no deck"):
            table.chooses(deck=name)


def test_the_decks_of_whoever_runs_the_server_are_theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    save_own("cells", Path(file_of("en/cell-biology")).read_text("utf-8"), replace=False)
    table = Evening("bluff")
    with pytest.raises(RequestRefused, match="there is no deck 'my/cells'"):
        table.chooses(deck="my/cells")


def test_options_that_suit_some_number_of_players_are_taken_and_the_number_is_checked_at_the_start() -> None:
    table = Evening("out-of-control")
    table.joins("Bea", "Cyd")
    table.chooses(options={"teams": True})
    with pytest.raises(RequestRefused, match="teams are for 4 or 6 players, not 3"):
        table.starts()
    table.joins("Dan")
    table.starts()


def test_what_is_not_named_stays_and_another_game_brings_its_own() -> None:
    table = Evening("bluff", rounds=2)
    table.chooses(deck="en/music")
    table.chooses(game="bluff", locked=True)
    assert (table.table.deck, table.table.options, table.table.locked) == ("en/music", {"rounds": 2}, True)
    table.chooses(game="talkitout")
    assert (table.table.deck, table.table.options, table.table.locked) == (None, {}, True)


def test_during_a_match_its_rules_stay_as_they_are() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    table.starts()
    changes: list[dict[str, Any]] = [{"game": "talkitout"}, {"options": {}}, {"deck": None}]
    for change in changes:
        with pytest.raises(RequestRefused, match="Not while a match"):
            table.chooses(**change)
    table.chooses(first=1, locked=True)


def test_a_match_never_begins_with_too_few_or_with_a_deck_that_is_not_there_or_not_its_own() -> None:
    for game in GAMES:
        table = Evening(game, None)
        with pytest.raises(RequestRefused, match="needs"):
            table.starts()
    table = Evening("bluff")
    table.joins("Bea")
    with pytest.raises(RequestRefused, match="not at hand"):
        table.does(BeginMatch(0, "hash of nothing", "seed"))
    with pytest.raises(RequestRefused, match="not for bluff"):
        table.does(BeginMatch(0, "en/words", "seed"))
    table.starts()
    with pytest.raises(RequestRefused, match="Not while a match"):
        table.starts(rematch=True)


def test_a_host_has_a_name_that_can_be_seen_or_none() -> None:
    assert Evening(host="  Ann ").seated == ["Ann"]
    with pytest.raises(RequestRefused, match="A name has"):
        Evening(host="\u200b")
