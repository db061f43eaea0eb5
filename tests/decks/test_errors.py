"""A deck that cannot be played with: the error names the file, the line and the field, and says what to do."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from parlour.decks import DeckError, load, packs
from tests.decks.samples import bluff, player_of_honour, talkitout, traitor_word

TERMS = "game: bluff\nterms:\n" + "".join(
    f"  - id: t{n}\n    word: word {n}\n    definition: Means {n}.\n    example: Is {n}.\n" for n in range(12)
)


def error_in(text: str | bytes, folder: Path, game: str = "bluff", name: str = "my-deck.yaml") -> DeckError:
    file = folder / name
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(DeckError) as caught:
        load(file, game)
    assert caught.value.file == str(file)
    return caught.value


def error_of(data: Any, game: str) -> DeckError:
    with pytest.raises(DeckError) as caught:
        load(data, game)
    return caught.value


def test_an_error_names_the_file_the_line_and_the_field_and_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my-deck.yaml").write_text(TERMS.replace("    definition: Means 3.\n", ""))
    with pytest.raises(DeckError) as caught:
        load("my-deck.yaml", "bluff")
    assert str(caught.value) == (
        "my-deck.yaml, line 15: terms[3].definition is missing. "
        "Every term needs a word, a definition and an example, and in a file an id of its own."
    )
    error = caught.value
    assert (error.file, error.line, error.field) == ("my-deck.yaml", 15, "terms[3].definition")


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("word: word 3", "word: ''", 16, "terms[3].word is empty."),
        ("word: word 3", "wort: word 3", 16, "'terms[3].wort' is not a field that decks have. Did you mean word?"),
        ("word: word 3", "word: [word]", 16, "terms[3].word must be text, not a list."),
        ("word: word 3", f"word: {'x' * 41}", 16, "terms[3].word has 41 characters; there is room for 40."),
        ("word: word 3", 'word: "a\\u200Bb"', 16, "holds a character that cannot be seen (U+200B)"),
        ("word: word 3", 'word: "a\\nb"', 16, "holds a line break"),
        ("word: word 3", "word: WÖRD 2-", 16, "terms[3].word is 'WÖRD 2-', the same word as terms[2].word"),
        ("word: word 3", "word: '—'", 16, "which has no letter to compare"),
        ("Means 3.", "x" * 241, 17, "there is room for 240"),
        ("Is 3.", "x" * 241, 18, "there is room for 240"),
        ("id: t3", "id: T3", 15, "terms[3].id is 'T3'. Use only a to z, 0 to 9 and dashes"),
        ("id: t3", "id: t2", 15, "terms[3].id is t2, as in terms[2]. Give every card an id of its own."),
        ("    word: word 3", "    word: a\n    word: b", 17, "'word' is given twice here."),
        ("word: word 3", "word: a: b", 16, "cannot be read as YAML here"),
        ("word: word 3", "word: &a b", 16, "no anchors (&) or aliases (*)"),
        ("word: word 3", "word: *a", 16, "no anchors (&) or aliases (*)"),
        ("word: word 3", "word: !!python/name:os.system a", 16, "Decks use no tags"),
        ("word: word 3", "[a]: word 3", 16, "The name of a field must be a plain word."),
        ("word: word 3", "word: a\x07b", 16, "a character that cannot be seen (U+0007)"),
        ("game: bluff", "game: bridge", 1, "game is 'bridge', which has no decks"),
        ("game: bluff", "title: Mine", 1, "The file does not say its game. Begin the file with the line game:"),
        ("game: bluff", "game: bluff\ncards: 7", 2, "'cards' is not a field that decks have."),
        ("terms:\n", "terms: none\nterm:\n", 3, "Did you mean terms?"),
    ],
)
@pytest.mark.parametrize("loader", [yaml.BaseLoader, getattr(yaml, "CBaseLoader", yaml.BaseLoader)])
def test_the_line_is_the_one_to_mend(
    old: str, new: str, line: int, says: str, loader: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.decks.parse._Loader", loader)
    assert old in TERMS
    error = error_in(TERMS.replace(old, new, 1), tmp_path)
    assert says in error.text
    assert error.line == line


def test_json_errors_have_lines_too(tmp_path: Path) -> None:
    data = bluff()
    data["terms"][1]["word"] = 7
    error = error_in(json.dumps(data, indent=2), tmp_path, name="deck.json")
    assert error.text == 'terms[1].word must be text, not a number. Put it in quotes, like "7".'
    assert error.line == 12
    error = error_in('{\n"game": "bluff",\n}', tmp_path, name="deck.json")
    assert "cannot be read as JSON" in error.text
    assert error.line in (2, 3)  # versions of Python differ on which of the two is to blame
    error = error_in('{"game": "bluff", "game": "bluff"}', tmp_path, name="deck.json")
    assert error.text == "'game' is given twice in one entry. Keep one of the two."


def test_a_surrogate_pair_in_json_costs_only_the_line_number(tmp_path: Path) -> None:
    error = error_in(r'{"game": "bluff", "title": "\ud83d\ude00", "terms": []}', tmp_path, name="deck.json")
    assert error.field == "terms"
    assert error.line is None


@pytest.mark.parametrize(
    ("game", "spoil", "says"),
    [
        ("talkitout", lambda d: d["questions"].clear(), "questions: there are 0"),
        ("talkitout", lambda d: d["questions"][2].pop("categories"), "questions[2].categories is missing"),
        ("talkitout", lambda d: d["questions"][2].update(categories=["future"]), "categories must be 2 different ones"),
        (
            "talkitout",
            lambda d: d["questions"][2].update(categories=["future"] * 2),
            "categories must be 2 different ones",
        ),
        ("talkitout", lambda d: d["questions"][2].update(categories=["past", "future"]), "categories[0] is 'past'"),
        (
            "talkitout",
            lambda d: d["questions"][2].update(categories=[1, 2]),
            "categories[0] is '1'. Choose from society, relationships, future",
        ),
        ("talkitout", lambda d: d["questions"][2].update(categories="future"), "must be a list, not text"),
        ("talkitout", lambda d: d["questions"][2].update(text="x" * 301), "there is room for 300"),
        ("talkitout", lambda d: d["questions"][2].update(help="Think."), "questions[2].help must be a list, not text"),
        ("talkitout", lambda d: d["questions"][2].update(samples=["a"] * 13), "the most is 12"),
        ("talkitout", lambda d: d["questions"][2].update(id="q1"), "questions[2].id is q1, as in questions[1]"),
        ("talkitout", lambda d: d["questions"].__setitem__(0, "Why?"), "questions[0] must have named fields"),
        ("talkitout", lambda d: d.update(specials={"tell_a_lie": -1}), "a whole number from 0 to 99"),
        ("talkitout", lambda d: d.update(specials={"tell_a_lie": True}), "a whole number from 0 to 99"),
        ("talkitout", lambda d: d.update(specials={"tell_a_lie": 1.5}), "a whole number from 0 to 99"),
        ("talkitout", lambda d: d.update(specials={"tel_a_lie": 1}), "Did you mean tell_a_lie?"),
        ("talkitout", lambda d: d.update(specials=3), "specials must have named fields, not be a number"),
        ("bluff", lambda d: d["terms"].pop(), "there are 11, and the game needs at least 12"),
        ("bluff", lambda d: d.pop("terms"), "terms is missing"),
        ("bluff", lambda d: d.update(terms={}), "terms must be a list, not a group of named fields"),
        ("bluff", lambda d: d.update(title=None), "title must be text, not nothing"),
        ("bluff", lambda d: d.update({7: 8}), "A deck has a field whose name is not text"),
        ("player-of-honour", lambda d: d["topics"].pop(), "there are 49, and the game needs at least 50"),
        ("player-of-honour", lambda d: d["topics"][4].pop(), "topics[4] has 1 topics. A card has two"),
        ("player-of-honour", lambda d: d["topics"][4].__setitem__(0, "x" * 61), "topics[4][0] has 61 characters"),
        ("player-of-honour", lambda d: d["topics"][4].__setitem__(0, {"tags": []}), "topics[4][0].text is missing"),
        ("traitor-word", lambda d: d["words"][4].append("third"), "words[4] has 3 words"),
        ("traitor-word", lambda d: d["words"][4].__setitem__(1, "PÍNK 3"), "the same word as words[3].pink"),
        ("traitor-word", lambda d: d["words"].__setitem__(4, {"black": "a"}), "words[4].pink is missing"),
        ("traitor-word", lambda d: d["words"].extend([["a", "b"]] * 2000), "the most is 2000"),
    ],
)
def test_a_spoilt_dict_is_refused_by_the_field(game: str, spoil: Callable[[Any], object], says: str) -> None:
    data = {
        "talkitout": talkitout,
        "bluff": bluff,
        "player-of-honour": player_of_honour,
        "traitor-word": traitor_word,
    }[game]()
    spoil(data)
    assert says in str(error_of(data, game))


def test_w1_the_same_word_may_stand_once_in_each_colour() -> None:
    data = traitor_word()
    data["words"][0] = ["apple", "Apple"]
    load(data, "traitor-word")


def test_a_deck_of_another_game_is_refused(tmp_path: Path) -> None:
    assert "This deck is for 'talkitout', not for bluff." in error_of(talkitout(), "bluff").text
    assert "The packs for bluff are en/animals, en/astronomy" in error_of("en/words", "bluff").text
    assert "not for bluff" in error_of(load(talkitout(), "talkitout"), "bluff").text
    file = tmp_path / "deck.yaml"
    file.write_text(yaml.safe_dump(talkitout()))
    assert "not for bluff" in error_of(file, "bluff").text


def test_a_game_without_decks_is_named() -> None:
    for source in ("en/words", bluff()):
        assert "'out-of-control' is not a game with a deck" in error_of(source, "out-of-control").text


def test_an_unknown_name_lists_the_packs_for_the_game() -> None:
    error = error_of("en/cell-biologie", "bluff")
    assert error.text.startswith("There is no pack 'en/cell-biologie'. The packs for bluff are en/animals")
    assert "en/words" not in error.text


@pytest.mark.parametrize(
    "name", ["en/../../x", "../en/words", "en/../en/words", "/etc/passwd", "en//words", "en", "", "\0"]
)
def test_a_name_never_leads_out_of_the_packs(name: str) -> None:
    assert name not in packs()
    assert "There is no pack" in error_of(name, "traitor-word").text


def test_a_file_that_is_not_there_cannot_be_read_or_is_no_file_is_an_error(tmp_path: Path) -> None:
    assert error_of(tmp_path / "none.yaml", "bluff").text == "There is no such file."
    assert "not a file" in error_of(tmp_path, "bluff").text
    assert "cannot be read" in error_of("a\0b.yaml", "bluff").text
    os.mkfifo(tmp_path / "pipe.yaml")
    assert "not a file" in error_of(tmp_path / "pipe.yaml", "bluff").text


@pytest.mark.parametrize("source", [None, 7, 1.5, b"en/words", ["en/words"], object(), float("nan")])
def test_what_is_no_source_of_a_deck_is_an_error(source: Any) -> None:
    assert "A deck is a pack's name, a file's path, a dict or a loaded deck" in error_of(source, "bluff").text


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    assert "larger than 2 MB" in error_in("# " + "x" * 2_000_000, tmp_path).text


def test_text_that_is_not_utf_8_is_refused_with_its_line(tmp_path: Path) -> None:
    error = error_in("game: bluff\ntitle: été".encode("latin-1"), tmp_path)
    assert "Save it again as UTF-8" in error.text
    assert error.line == 2


@pytest.mark.parametrize("text", ["", "# nothing but this\n", "---\n...\n"])
def test_an_empty_file_is_refused(text: str, tmp_path: Path) -> None:
    error = error_in(text, tmp_path)
    assert "The file is empty." in error.text or "does not say its game" in error.text


def test_a_second_document_is_refused(tmp_path: Path) -> None:
    error = error_in("game: bluff\n---\ngame: bluff\n", tmp_path)
    assert error.text == "A file holds one deck. Take away the second ---."
    assert error.line == 2


@pytest.mark.parametrize("name", ["deep.yaml", "deep.json"])
def test_deep_nesting_is_refused_and_not_followed(name: str, tmp_path: Path) -> None:
    for text in ("[" * 1_000_000, '{"a":' * 300_000, "- " * 900_000):
        if name.endswith("yaml") or not text.startswith("-"):
            assert "nested too deeply" in error_in(text, tmp_path, name=name).text


def test_aliases_cannot_make_a_small_file_large(tmp_path: Path) -> None:
    bomb = "a: &a [x]\n" + "".join(
        f"{c}: &{c} [{f'*{p}, ' * 9}]\n" for p, c in zip("abcdefgh", "bcdefghi", strict=True)
    )
    assert "no anchors" in error_in(bomb, tmp_path).text


def test_a_number_too_long_for_python_is_refused(tmp_path: Path) -> None:
    assert "number that is too long" in error_in('{"game": ' + "9" * 5000 + "}", tmp_path, name="deck.json").text
