"""Every pack prints, on both papers, into a small file that is the same every time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.decks import DeckError, games_with_decks, load, packs_for
from parlour.decks.printing import Paper, print_deck
from parlour.decks.printing.labels import LABELS, labels
from parlour.registry import GAMES, shipped
from parlour.text import texts_of
from tests.decks.printing.reading import GAME_OF, Printed, plain, printed
from tests.decks.samples import SAMPLES, bluff, traitor_word


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("name", GAME_OF)
def test_every_pack_prints(name: str, paper: Paper) -> None:
    book = printed(GAME_OF[name], name, paper)
    assert len(book) >= 4
    assert len(book.data) < 300_000


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_out_of_control_prints_in_the_given_language(language: str, paper: Paper) -> None:
    book = printed("out-of-control", None, paper, language)
    assert ("Joker" if language == "fr" else "Wild") in book.text(len(book) - 2)


@pytest.mark.parametrize("game", games_with_decks())
def test_the_smallest_deck_prints(game: str) -> None:
    assert print_deck(game, load(SAMPLES[game], game), paper=Paper.A4).startswith(b"%PDF-")


def test_all_fonts_are_ours_and_in_the_file() -> None:
    for game, name in (("talkitout", "en/questions"), ("bluff", "en/cell-biology"), ("out-of-control", None)):
        fonts = printed(game, name).fonts()
        assert fonts
        assert all(base.split("+")[-1].startswith("Parlour") for base in fonts)
        assert all(fonts.values())
    assert b"Helvetica" not in printed("out-of-control", None).data


def test_there_are_no_pictures_only_outlines() -> None:
    for game, name in (("player-of-honour", "en/topics"), ("out-of-control", None)):
        assert b"/Subtype /Image" not in printed(game, name).data


def test_the_file_says_what_it_is_and_how_to_print_it() -> None:
    book = printed("traitor-word", "en/words")
    said = book.file.get_metadata_dict()
    assert said["Title"] == "Traitor Word · 238 words"
    assert said["Author"] == "The Parlour project"
    assert b"/Lang (en)" in book.data
    assert b"/PrintScaling /None" in book.data
    assert b"/Duplex /DuplexFlipLongEdge" in book.data


@pytest.mark.parametrize(
    ("name", "says"),
    [("en/music", "Bluff · Music · age 12+ · hard"), ("fr/musique", "Bluff · Musique · dès 12 ans · moyen")],
)
def test_every_page_says_for_whom_the_deck_is_and_how_hard(name: str, says: str) -> None:
    book = printed("bluff", name)
    texts = [book.text(page) for page in range(len(book))]
    assert all(says in text for text in texts if text)


def test_a_deck_that_says_nothing_of_its_level_is_printed_without_one() -> None:
    book = Printed(print_deck("bluff", load({**bluff(), "title": "Ours"}, "bluff"), paper=Paper.A4))
    assert re.search(r"Bluff · Ours\s", book.text(0))


def test_the_same_deck_gives_the_same_bytes_in_another_process_too() -> None:
    script = (
        "import sys; from parlour.decks import load; from parlour.decks.printing import Paper, print_deck;"
        "deck = load('en/words', 'traitor-word');"
        "sys.stdout.buffer.write(print_deck('traitor-word', deck, paper=Paper.A4))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "7"}
    other = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, check=True).stdout
    deck = load("en/words", "traitor-word")
    assert print_deck("traitor-word", deck, paper=Paper.A4) == other


def test_nobody_pays_for_printing_who_does_not_print() -> None:
    script = "import sys, parlour, parlour.decks; print([name for name in sys.modules if 'reportlab' in name])"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, check=True, text=True)
    assert said.stdout.strip() == "[]"


def test_a_sign_that_no_font_has_is_named_with_its_card() -> None:
    data = bluff()
    data["terms"][3]["example"] = "A cat 🐈 sleeps."
    data["terms"][5]["word"] = "猫"
    with pytest.raises(DeckError) as caught:
        print_deck("bluff", load(data, "bluff"), paper=Paper.A4)
    assert caught.value.field == "terms[3].example"
    assert "'🐈' (U+1F408)" in caught.value.text
    assert [remark.field for remark in caught.value.remarks] == ["terms[3].example", "terms[5].word"]


def test_signs_of_schools_and_neighbours_are_printed() -> None:
    texts = ["√2 ≤ π", "H₂O → 2 H⁺", "Ελλάδα", "Мышь", "Łódź", "C♯ B♭", "Việt", "a\u0301b", "1 000 €"]
    data = traitor_word()
    data["words"][: len(texts)] = [[text, text] for text in texts]
    book = Printed(print_deck("traitor-word", load(data, "traitor-word"), paper=Paper.A4))
    for text, card in zip(texts, book.cards(book.card_pages()[0]), strict=True):
        assert card.startswith(plain(text))


def test_printing_asks_for_the_deck_that_the_game_needs() -> None:
    deck = load("en/words", "traitor-word")
    with pytest.raises(DeckError, match="This deck is for traitor-word, not for bluff"):
        print_deck("bluff", deck, paper=Paper.A4)
    with pytest.raises(DeckError, match="Bluff is printed with a deck"):
        print_deck("bluff", None, paper=Paper.A4)
    with pytest.raises(DeckError, match="There is no game 'chess'"):
        print_deck("chess", None, paper=Paper.A4)


def test_a_deck_in_a_language_that_we_do_not_write_has_english_labels() -> None:
    assert labels("fr-CA") is LABELS["fr"]
    assert labels("FR") is LABELS["fr"]
    assert labels("de") is LABELS["en"]
    book = traitor_word() | {"language": "de"}
    assert print_deck("traitor-word", load(book, "traitor-word"), paper=Paper.A4)


def test_a_long_title_and_a_long_author_are_cut_short_in_the_margin() -> None:
    data = traitor_word() | {"title": "W" * 120, "author": "M" * 120, "licence": "Q" * 120}
    assert print_deck("traitor-word", load(data, "traitor-word"), paper=Paper.LETTER)
    terms = bluff() | {"title": "W" * 120}
    assert print_deck("bluff", load(terms, "bluff"), paper=Paper.LETTER)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [game.name for game in shipped()])
def test_every_game_has_rules_in_every_language_we_write(game: str, language: str) -> None:
    text = texts_of(GAMES[game])[f"short.{language}.md"]
    assert text.startswith(f"# {GAMES[game].title}\n")
    assert len(re.findall("^## ", text, re.MULTILINE)) >= 5


def test_the_rules_stand_on_the_first_page_with_how_to_print() -> None:
    for game in games_with_decks():
        book = printed(game, packs_for(game)[0])
        first = book.text(0)
        assert GAMES[game].title in first
        assert "50 mm" in first
        assert "100 %" in first


def test_fonts_are_small_and_have_their_licences_beside_them() -> None:
    import parlour.decks.printing as printing

    folder = Path(printing.__file__).parent / "fonts"
    assert sum(file.stat().st_size for file in folder.glob("*.ttf")) <= 600_000
    assert {file.name.split("-")[0] for file in folder.glob("*.ttf")} == {"ParlourSerif", "ParlourSans", "ParlourSigns"}
    assert len(list(folder.glob("*.txt"))) == 3
