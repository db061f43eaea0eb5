"""`parlour deck …` as typed: what it prints, what it keeps, and its exit code."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest
import yaml

from parlour.decks import find, game_of, games_with_decks, own_decks, packs
from tests.cli.typing_in import ROOT, mistake, run, said

PAGE = ROOT / "docs" / "decks.md"
EARTH = ROOT / "docs" / "examples" / "restless-earth.csv"


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with the project's docs at hand."""
    folder = tmp_path / "desk"
    folder.mkdir()
    (folder / "docs").symlink_to(ROOT / "docs")
    monkeypatch.chdir(folder)
    return folder


def test_the_page_about_decks_shows_what_the_commands_say(desk: Path) -> None:
    """If this fails: run the commands on the page one after the other, and put what they say there."""
    page = PAGE.read_text(encoding="utf-8")
    examples = re.findall(r"^```console\n\$ \./parlour (.*?)\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert len(examples) == 5
    for command, expected in examples:
        assert run(*command.split()).output == expected, command
    assert own_decks() == ["my/restless-earth"]
    assert (desk / "restless-earth.pdf").read_bytes().startswith(b"%PDF")


def test_the_page_about_decks_lists_every_pack() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert set(re.findall(r"`((?:en|fr)/[a-z0-9-]+)`", page)) == set(packs())


def test_a_list_of_twenty_words_is_played_at_once() -> None:
    said("deck", "import", str(EARTH), "--game", "bluff", "--name", "earth")
    assert "Rounds won" in said("play", "bluff", "--deck", "my/earth", "--watch", "--seed", "tea", "--pace", "0")
    assert "my/earth" in said("games")


# ── list, show ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_deck_is_listed_and_ones_own_beside_them(own_data: Path) -> None:
    said("deck", "import", str(EARTH), "--game", "bluff")
    (own_data / "decks" / "broken.yaml").write_text("game: bluff\nterms: []\n")
    listed = said("deck", "list")
    assert all(name in listed for name in packs())
    assert re.search(r"my/restless-earth +Restless earth +20 terms", listed)
    assert "my/broken  cannot be read: terms: there are 0" in listed


def test_the_decks_are_listed_for_programs_too(own_data: Path) -> None:
    (own_data / "decks").mkdir(parents=True)
    (own_data / "decks" / "broken.yaml").write_text("game: bluff\nterms: []\n")
    listed = json.loads(said("deck", "list", "--json"))
    assert [deck["name"] for deck in listed] == packs()
    words = next(deck for deck in listed if deck["name"] == "fr/mots")
    assert words == {
        "name": "fr/mots",
        "game": "traitor-word",
        "title": "238 mots",
        "language": "fr",
        "licence": "CC BY-SA 4.0",
        "author": "The Parlour project",
        "age": 10,
        "difficulty": "middle",
        "themes": ["daily-life", "nature"],
        "cards": 238,
    }


def listed_with(*words: str) -> set[str]:
    return {deck["name"] for deck in json.loads(said("deck", "list", "--json", *words))}


def test_decks_may_be_looked_for_by_age_difficulty_and_theme() -> None:
    decks = {name: find(name) for name in packs()}
    for age in (8, 12):
        assert listed_with("--age", str(age)) == {name for name, deck in decks.items() if int(deck.age or 99) <= age}
    assert set() < listed_with("--age", "8") < listed_with("--age", "12")
    assert listed_with("--difficulty", "hard") == {name for name, deck in decks.items() if deck.difficulty == "hard"}
    about = {name for name, deck in decks.items() if {"maths", "space"} & set(deck.themes or ())}
    assert {"en/astronomy", "en/geometry"} <= about
    assert listed_with("--themes", "maths, space") == about
    assert listed_with("--themes", "maths,space", "--age", "12") == about & listed_with("--age", "12") < about
    assert listed_with() == set(packs())
    assert "Did you mean space?" in mistake("deck", "list", "--themes", "spce")


def test_who_looks_for_a_level_finds_no_deck_that_says_none(own_data: Path) -> None:
    said("deck", "import", str(EARTH), "--game", "bluff")
    assert "my/restless-earth" in said("deck", "list")
    for words in (("--age", "16"), ("--difficulty", "middle"), ("--themes", "earth")):
        assert "my/restless-earth" not in listed_with(*words)
        assert "my/restless-earth" not in said("deck", "list", *words)


def test_a_deck_shows_its_level(desk: Path) -> None:
    assert re.search(r"en/music +Music +33 terms  12\+ · hard\n", said("deck", "list"))
    assert "33 terms · 12+ · hard · music, art · en" in said("deck", "show", "en/music")
    assert said("deck", "check", "en/music") == "Music: 33 terms, no mistakes.\n  12+ · hard · music, art\n"


def test_a_deck_of_questions_shows_how_many_go_how_deep(desk: Path) -> None:
    said("deck", "new", "talkitout", "mine.yaml")
    assert "how deep" not in said("deck", "show", "mine.yaml")
    text = Path("mine.yaml").read_text("utf-8")
    Path("mine.yaml").write_text(text.replace("    text: What do", "    depth: deep\n    text: What do"), "utf-8")
    assert "how deep  deep 1\n" in said("deck", "show", "mine.yaml")


@pytest.mark.parametrize("name", packs())
def test_a_deck_is_shown_with_some_of_its_cards_or_all_on_80_columns(name: str) -> None:
    some, every = said("deck", "show", name), said("deck", "show", name, "--all")
    assert find(name).title in some
    assert f"parlour deck show {name} --all" in some
    assert len(some) < len(every)
    assert max(map(len, every.splitlines())) <= 80


@pytest.mark.parametrize("name", ["en/nothing", "my/nothing", "../secret", "nothing.yaml", str(EARTH)])
def test_a_deck_that_there_is_not_is_a_mistake(name: str) -> None:
    for command in ("show", "check", "export", "print"):
        assert re.search(r"There is no|is a spreadsheet", mistake("deck", command, name))


# ── check, new ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", packs())
def test_every_pack_is_checked_without_a_word(name: str) -> None:
    result = run("deck", "check", name)
    assert result.exit_code == 0
    assert result.stderr == ""


def test_everything_that_is_wrong_in_a_file_is_listed_by_line(desk: Path) -> None:
    said("deck", "new", "bluff", "mine.yaml")
    text = Path("mine.yaml").read_text().replace("word: glacier", "wort: glacier").replace("id: delta", "id: Delta")
    Path("mine.yaml").write_text(text)
    result = run("deck", "check", "mine.yaml")
    assert result.exit_code == 1
    lines = [int(line) for line in re.findall(r"^error: mine\.yaml, line (\d+): ", result.stderr, re.MULTILINE)]
    assert len(lines) == 4
    assert lines == sorted(lines)
    report = json.loads(run("deck", "check", "mine.yaml", "--json").stdout)
    assert [entry["line"] for entry in report] == lines
    assert {entry["kind"] for entry in report} == {"error"}
    assert report[2]["field"] == "terms[1].wort"


@pytest.mark.parametrize("game", games_with_decks())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_new_deck_is_a_file_with_notes(game: str, language: str, desk: Path) -> None:
    said("deck", "new", game, "mine.yaml", "--language", language)
    text = Path("mine.yaml").read_text(encoding="utf-8")
    assert f"game: {game}\n" in text
    assert "\n# " in text
    assert "File exists" in mistake("deck", "new", game, "mine.yaml")
    assert Path("mine.yaml").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("game", games_with_decks())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_new_deck_is_begun_with_its_level(game: str, language: str, desk: Path) -> None:
    level = ("--age", "8", "--difficulty", "easy", "--themes", "sea,animals")
    said("deck", "new", game, "plain.yaml", "--language", language)
    said("deck", "new", game, "mine.yaml", "--language", language, *level)
    plain, mine = (yaml.safe_load(Path(name).read_text("utf-8")) for name in ("plain.yaml", "mine.yaml"))
    assert mine == {**plain, "age": 8, "difficulty": "easy", "themes": ["sea", "animals"]}
    assert (plain["age"], plain["difficulty"], plain["themes"]) == (None, None, None)
    assert "Choose from 8, 10, 12, 14, 16." in mistake("deck", "new", game, "third.yaml", "--age", "9")


def test_a_new_deck_is_for_a_game_with_decks_in_a_language_that_there_is_and_yaml(desk: Path) -> None:
    assert "played without a deck" in mistake("deck", "new", "out-of-control", "mine.yaml")
    assert "There is no game 'chess'" in mistake("deck", "new", "chess", "mine.yaml")
    assert "no template in 'xx'" in mistake("deck", "new", "bluff", "mine.yaml", "--language", "xx")
    assert "call it mine.yaml" in mistake("deck", "new", "bluff", "mine.csv")
    assert [file.name for file in desk.iterdir()] == ["docs"]


# ── import, export ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_cannot_be_imported_leaves_nothing_behind(own_data: Path, desk: Path) -> None:
    result = run("deck", "import", "docs/examples/restless-earth-broken.csv", "--game", "bluff")
    assert result.exit_code == 1
    assert re.findall(r"Row (\d+)'s \w+ is", result.stderr) == ["4", "8", "13"]
    assert not own_data.exists()


def test_a_deck_is_replaced_only_if_one_says_so() -> None:
    words = ("deck", "import", str(EARTH), "--game", "bluff", "--name")
    said(*words, "my/earth")
    assert "You have a deck my/earth already" in mistake(*words, "earth")
    said(*words, "earth", "--replace", "--title", "Our earth", "--language", "fr", "--author", "5B", "--licence", "CC0")
    deck = find("my/earth")
    assert (deck.title, deck.language, deck.author, deck.licence) == ("Our earth", "fr", "5B", "CC0")
    assert "Perhaps our-earth?" in mistake(*words, "Our Earth")


def test_a_level_is_put_on_an_imported_deck() -> None:
    words = ("deck", "import", str(EARTH), "--game", "bluff")
    assert "10+ · easy · earth, science" in said(
        *words, "--age", "10", "--difficulty", "easy", "--themes", "earth,science"
    )
    deck = find("my/restless-earth")
    assert (deck.age, deck.difficulty, deck.themes) == (10, "easy", ("earth", "science"))
    wrong = run(*words, "--replace", "--age", "11", "--themes", "earth,erth").stderr
    assert "Age is '11'. Choose from 8, 10, 12, 14, 16." in wrong
    assert "Did you mean earth?" in wrong
    assert find("my/restless-earth") == deck


def test_a_mistake_in_the_command_is_said_before_the_file_is_read(desk: Path) -> None:
    assert "There is no such file" in mistake("deck", "import", "nothing.csv", "--game", "bluff")
    assert "played without a deck" in mistake("deck", "import", str(EARTH), "--game", "out-of-control")
    assert "is no column of bluff" in run("deck", "import", str(EARTH), "--game", "bluff", "--columns", "a,b").stderr


@pytest.mark.parametrize("name", packs())
def test_what_was_exported_is_imported_again(name: str, desk: Path) -> None:
    deck = find(name)
    said("deck", "export", name, "--out", "cards.csv")
    labels = ("--title", deck.title, "--language", deck.language, "--author", deck.author, "--licence", deck.licence)
    level = ("--age", f"{deck.age}", "--difficulty", f"{deck.difficulty}", "--themes", ",".join(deck.themes or ()))
    said("deck", "import", "cards.csv", "--game", game_of(deck), *labels, *level)
    assert find("my/cards") == deck


def test_without_a_file_the_cards_go_to_the_screen() -> None:
    rows = list(csv.reader(run("deck", "export", "en/words").stdout_bytes.decode("utf-8-sig").splitlines()))
    assert rows[0] == ["black", "pink"]
    assert len(rows) == 239


# ── print ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_pdf_is_called_like_its_deck(paper: str, desk: Path) -> None:
    assert "words.pdf: print it at 100 %" in said("deck", "print", "en/words", "--paper", paper)
    assert "out-of-control.pdf" in said("deck", "print", "out-of-control", "--paper", paper, "--language", "fr")
    for name in ("words.pdf", "out-of-control.pdf"):
        assert (desk / name).read_bytes().startswith(b"%PDF")


def test_where_the_pdf_cannot_be_written_that_is_said(desk: Path) -> None:
    assert "No such file or directory" in mistake("deck", "print", "en/words", "--out", "nowhere/words.pdf")
    assert run("deck", "print", "en/words", "--paper", "a5").exit_code == 2
