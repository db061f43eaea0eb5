"""A game that nothing here knows brings a kind of deck of its own: checked, imported, exported, printed and played."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import parlour
from parlour.decks import DeckError, card_texts, default_pack, find, game_of, load, packs_for
from parlour.decks.advice import examine
from parlour.decks.facts import facts, kinds_in, size_in_words
from parlour.decks.packs import template
from parlour.decks.printing import Paper, print_deck
from parlour.decks.sheets.exporting import export_csv
from parlour.decks.sheets.importing import ImportOptions, import_deck
from parlour.decks.writing import deck_schema, deck_yaml, dump
from parlour.registry import FURTHER, GAMES
from tests.deck_game import GAME
from tests.deck_game.deck import Riddle, RiddleDeck
from tests.decks.printing.reading import Printed, plain

PACK = "en/old-riddles"
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def riddles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.name, GAME)


def pack() -> RiddleDeck:
    deck = load(PACK, "riddles")
    assert isinstance(deck, RiddleDeck)
    return deck


def test_its_pack_is_found_in_its_folder() -> None:
    assert packs_for("riddles") == [PACK]
    assert default_pack("riddles") == default_pack("riddles", "en") == PACK
    assert pack().riddles[0] == Riddle(
        "clock",
        "It has a face and two hands, and never washes them. What is it?",
        "a clock",
        ("It hangs on the wall.", "People look at it when they are late."),
    )


def test_what_there_is_to_know_follows_from_its_types() -> None:
    deck = find(PACK)
    assert game_of(deck) == "riddles"
    assert facts(deck)["cards"] == 9
    assert kinds_in(deck) == {"riddles": 9}
    assert size_in_words(deck) == "9 riddles"
    assert card_texts(deck)["towel"] == "It gets wetter the more it dries. What is it?"
    assert "RiddleDeck" in deck_schema()["$defs"]
    assert load(dump(deck), "riddles") == deck


def test_it_is_checked_by_what_its_types_declare() -> None:
    text = deck_yaml(pack())
    spoilt = text.replace("answer: a towel", "answer: A Clock").replace("answer: an echo", "answer: " + "e" * 41)
    spoilt = spoilt.replace("id: hole", "id: candle").replace("  riddle: It has a neck", "  ridle: It has a neck")
    deck, errors, _ = examine(spoilt.encode(), "mine.yaml", json=False)
    assert deck is None
    assert [error.field for error in errors] == [
        "riddles[2].answer",
        "riddles[4].riddle",
        "riddles[4].ridle",
        "riddles[6].answer",
        "riddles[7].id",
    ]
    assert "'A Clock', the same word as riddles[0].answer" in errors[0].text
    assert "Did you mean riddle? Every riddle needs an id" in errors[2].text
    assert "has 41 characters; there is room for 40" in errors[3].text
    with pytest.raises(DeckError, match="riddles: there are 1, and the game needs at least 8"):
        load({"riddles": [{"id": "a", "riddle": "b", "answer": "c"}]}, "riddles")


def test_it_goes_to_a_spreadsheet_and_back() -> None:
    sheet = export_csv(pack())
    assert sheet.decode("utf-8-sig").splitlines()[0] == "riddle,answer,hints,id"
    labels = {name: getattr(pack(), name) for name in ("title", "language", "author", "licence")}
    assert import_deck(sheet, "cards.csv", "riddles", ImportOptions(**labels)).deck == pack()


def test_its_columns_are_taken_as_they_stand_and_faults_are_named_by_row() -> None:
    rows = [f"What is {number} and {number}?;it is {number}" for number in range(8)]
    deck = import_deck("\n".join(rows).encode(), "sums.csv", "riddles", ImportOptions()).deck
    assert isinstance(deck, RiddleDeck)
    assert deck.riddles[3] == Riddle("what-is-3-and-3", "What is 3 and 3?", "it is 3")
    with pytest.raises(DeckError, match="Row 3's answer is 'it is 0', the same word as row 1's answer"):
        import_deck(
            "\n".join([*rows[:2], "Again?;it is 0", *rows[3:]]).encode(), "sums.csv", "riddles", ImportOptions()
        )


def test_who_wants_to_begin_is_sent_to_a_pack() -> None:
    with pytest.raises(DeckError, match=f"There is no template for riddles. Begin with one of its packs: {PACK}"):
        template("riddles", "en")


def test_without_faces_each_text_is_a_card_with_the_games_name() -> None:
    book = Printed(print_deck("riddles", pack(), paper=Paper.A4))
    assert "50 mm" in book.text(0)
    assert book.text(0).startswith("R Riddles")  # its cover, and its name
    (page,) = book.card_pages()
    assert book.cards(page) == [f"Riddles {plain(riddle.riddle)}" for riddle in pack().riddles]
    assert book.cards(page + 1) == ["Riddles"] * 9


def test_a_sign_that_no_font_has_is_named_here_too() -> None:
    data = dump(pack()) | {"title": "猫"}
    with pytest.raises(DeckError, match="title has the sign '猫'"):
        print_deck("riddles", load(data, "riddles"), paper=Paper.A4)


def test_a_game_with_neither_deck_nor_faces_nor_rules_has_nothing_to_print(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "bare", replace(GAME, name="bare", title="Bare", parts=frozenset(), make_cards=None))
    with pytest.raises(DeckError, match="There is nothing to print of Bare"):
        print_deck("bare", None, paper=Paper.A4)


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_is_played_to_its_end(seats: int) -> None:
    chance = Random(seats)
    match = parlour.start("riddles", seats, seed=seats)
    while match.result is None:
        (seat,) = match.waiting
        view = match.view(seat)
        assert parlour.imagine(view, 1).view(seat) == view
        match.play(seat, chance.choice(match.legal_acts(seat)))
    assert sum(match.result.scores) == sum(
        event["right"] for event in match.events(None) if event["event"] == "guessed"
    )
    assert parlour.replay(match.transcript()).result == match.result


def command(folder: Path, *words: str) -> str:
    """What `parlour` says in a process of its own, where the game is named by the environment."""
    environment = {
        **os.environ,
        FURTHER: "tests.deck_game",
        "PARLOUR_DATA": str(folder),
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
    }
    told = subprocess.run(
        [sys.executable, "-m", "parlour", *words], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_whoever_names_the_game_has_it_in_every_command_about_decks(tmp_path: Path) -> None:
    assert "9 riddles" in command(tmp_path, "deck", "list")
    assert "no mistakes" in command(tmp_path, "deck", "check", PACK)
    command(tmp_path, "deck", "export", PACK, "--out", "riddles.csv")
    assert "kept as my/riddles" in command(tmp_path, "deck", "import", "riddles.csv", "--game", "riddles")
    command(tmp_path, "deck", "print", "my/riddles")
    assert (tmp_path / "riddles.pdf").read_bytes().startswith(b"%PDF-")
