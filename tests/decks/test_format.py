"""What a deck may look like, in a file and in Python."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest
import yaml

from parlour.decks import DeckError, dump, load, parse
from parlour.games.bluff.deck import Term, TermDeck
from parlour.games.player_of_honour.deck import Topic, TopicDeck
from parlour.games.talkitout.deck import Category, Question, QuestionDeck, Specials
from parlour.games.traitor_word.deck import WordCard, WordDeck
from tests.decks.samples import SAMPLES, bluff, player_of_honour, talkitout, traitor_word


@pytest.mark.parametrize("game", SAMPLES)
def test_a_dict_is_a_deck(game: str) -> None:
    deck = load(SAMPLES[game], game)
    assert deck.title == "Untitled"
    assert deck.language == "en"
    assert deck.licence == deck.author == ""


@pytest.mark.parametrize("game", SAMPLES)
def test_a_dict_may_leave_out_its_game_since_load_is_told(game: str) -> None:
    data = {name: value for name, value in SAMPLES[game].items() if name != "game"}
    assert load(data, game) == load(SAMPLES[game], game)


@pytest.mark.parametrize("game", SAMPLES)
@pytest.mark.parametrize("ending", ["yaml", "yml", "json"])
def test_a_file_holds_the_same_deck_as_the_dict(game: str, ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"deck.{ending}"
    file.write_text(json.dumps(SAMPLES[game]) if ending == "json" else yaml.safe_dump(SAMPLES[game]))
    assert load(file, game) == load(str(file), game) == load(SAMPLES[game], game)


@pytest.mark.parametrize("game", SAMPLES)
def test_what_is_dumped_is_plain_json_and_loads_as_an_equal_deck(game: str) -> None:
    deck = load(SAMPLES[game], game)
    data = dump(deck)
    assert json.loads(json.dumps(data)) == data
    assert data["game"] == game
    assert load(data, game) == deck


def test_a_question_has_two_categories_and_may_have_helps_and_samples() -> None:
    data = talkitout()
    data["questions"][0] |= {"categories": ("memories", Category.IDENTITY), "help": ["Think."], "samples": ("Yes.",)}
    deck = load(data, "talkitout")
    assert isinstance(deck, QuestionDeck)
    assert deck.questions[0] == Question(
        id="q0",
        categories=(Category.MEMORIES, Category.IDENTITY),
        text="What about 0?",
        help=("Think.",),
        samples=("Yes.",),
    )
    assert deck.questions[1].help == deck.questions[1].samples == ()


def test_t13_there_are_six_of_each_special_unless_the_deck_names_another_number() -> None:
    deck = load(talkitout(), "talkitout")
    assert isinstance(deck, QuestionDeck)
    assert deck.specials == Specials(6, 6, 6)
    deck = load(talkitout() | {"specials": {"tell_a_lie": 0, "back_at_you": "3"}}, "talkitout")
    assert isinstance(deck, QuestionDeck)
    assert deck.specials == Specials(throw_it_out=6, back_at_you=3, tell_a_lie=0)


def test_a_topic_is_a_text_or_a_text_with_tags() -> None:
    deck = load(player_of_honour(), "player-of-honour")
    assert isinstance(deck, TopicDeck)
    assert deck.topics[7] == (Topic("thing 7"), Topic("other 7", ("food", "risk")))


def test_a_word_card_is_a_pair_or_has_its_colours_named() -> None:
    data = traitor_word()
    data["words"][1] = {"pink": "orchard", "black": "apple"}
    deck = load(data, "traitor-word")
    assert isinstance(deck, WordDeck)
    assert deck.words[:2] == (WordCard("black 0", "pink 0"), WordCard("apple", "orchard"))


def test_in_yaml_no_and_yes_and_07_are_words(tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    file.write_text("game: traitor-word\nwords:\n  - [no, yes]\n  - [07, 1e3]\n  - [null, 2026-01-01]\n")
    deck = load(file, "traitor-word")
    assert isinstance(deck, WordDeck)
    assert deck.words == (WordCard("no", "yes"), WordCard("07", "1e3"), WordCard("null", "2026-01-01"))


def test_outer_spaces_and_the_line_end_of_a_folded_text_are_no_part_of_it(tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    file.write_text("game: traitor-word\nwords:\n  - black: >\n      ice\n      cream\n    pink: '  sundae '\n")
    deck = load(file, "traitor-word")
    assert isinstance(deck, WordDeck)
    assert deck.words == (WordCard("ice cream", "sundae"),)


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    file.write_bytes(b"\xef\xbb\xbf" + "game: traitor-word\nwords: [[été, forêt]]".encode())
    deck = load(file, "traitor-word")
    assert isinstance(deck, WordDeck)
    assert deck.words == (WordCard("été", "forêt"),)


def test_a_deck_built_in_python_is_checked_too() -> None:
    terms = tuple(Term(f"t{n}", f"word {n}", "Means.", "Is.") for n in range(12))
    assert load(TermDeck(terms=terms), "bluff") == TermDeck(terms=terms)
    with pytest.raises(DeckError, match="at least 12"):
        load(TermDeck(terms=terms[:11]), "bluff")
    with pytest.raises(DeckError, match=r"terms\[0\]\.word must be text"):
        load(TermDeck(terms=(Term("t", 7, "Means.", "Is."), *terms)), "bluff")  # type: ignore[arg-type]
    with pytest.raises(DeckError, match="cannot hold"):
        load(TermDeck(terms=object()), "bluff")  # type: ignore[arg-type]


def test_a_deck_that_was_loaded_is_handed_back_as_it_is() -> None:
    deck = load(bluff(), "bluff")
    assert load(deck, "bluff") is deck


def test_the_parser_in_python_reads_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, copy = tmp_path / "deck.yaml", tmp_path / "copy.yaml"
    text = yaml.safe_dump(SAMPLES["bluff"])
    file.write_text(text)
    copy.write_text(text)
    deck = load(file, "bluff")
    monkeypatch.setattr(parse, "_Loader", yaml.BaseLoader)
    assert load(copy, "bluff") == deck


def test_an_error_survives_pickling() -> None:
    error = DeckError("Mend it.", path=("terms", 3, "word"), line=14, file="my.yaml")
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error) == "my.yaml, line 14: Mend it."
    assert (again.file, again.line, again.field, again.text) == ("my.yaml", 14, "terms[3].word", "Mend it.")
