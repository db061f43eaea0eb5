"""A person's own decks: found by name, kept whole, and never a way out of their folder."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import parlour
from parlour.decks import DeckError, find, load, own_decks, own_decks_for
from parlour.decks.format import slug_of
from parlour.decks.own import data_folder, free_name, own_file, save_own
from parlour.decks.writing import deck_yaml
from tests.decks.samples import bluff, traitor_word

DECK = deck_yaml(load(bluff(), "bluff"))


def test_a_deck_that_was_saved_is_found_by_its_name_and_can_be_played(own_data: Path) -> None:
    assert own_decks() == []
    file = save_own("my/volcanoes", DECK, replace=False)
    assert file == own_data / "decks" / "volcanoes.yaml"
    assert own_decks() == own_decks_for("bluff") == ["my/volcanoes"]
    assert own_decks_for("traitor-word") == []
    assert find("my/volcanoes") == load("my/volcanoes", "bluff") == load(bluff(), "bluff")
    assert parlour.start("bluff", 2, deck="my/volcanoes").header.deck == load(bluff(), "bluff")


def test_its_folder_is_the_data_directory_of_the_system_unless_a_variable_names_one(
    own_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert data_folder() == own_data
    monkeypatch.delenv("PARLOUR_DATA")
    assert data_folder().name == "parlour"
    assert data_folder().is_absolute()


def test_a_name_that_is_taken_is_refused_unless_the_deck_is_to_be_replaced() -> None:
    save_own("volcanoes", DECK, replace=False)
    with pytest.raises(DeckError, match="You have a deck my/volcanoes already"):
        save_own("volcanoes", "changed", replace=False)
    assert find("my/volcanoes") == load(bluff(), "bluff")
    save_own("volcanoes", deck_yaml(load(traitor_word(), "traitor-word")), replace=True)
    assert own_decks_for("traitor-word") == ["my/volcanoes"]


def test_a_deck_that_was_changed_is_read_again() -> None:
    save_own("mine", DECK, replace=False)
    assert find("my/mine").title == "Untitled"
    save_own("mine", DECK.replace("title: Untitled", "title: Better"), replace=True)
    assert find("my/mine").title == "Better"


@pytest.mark.parametrize(
    "name", ["../x", "my/../x", "/etc/passwd", "a/b", "A", "é", "", "my/", ".hidden", "-x", "a" * 41]
)
def test_a_name_is_never_a_path(name: str, own_data: Path) -> None:
    (own_data / "decks").mkdir(parents=True)
    (own_data / "x.yaml").write_text(DECK)
    assert own_file(name) is None
    with pytest.raises(DeckError, match="A deck cannot be called"):
        free_name(name, replace=False)
    with pytest.raises(DeckError, match=r"There is no pack|cannot be read|no such file"):
        load(f"my/{name}", "bluff")


@pytest.mark.parametrize("target", ["/etc/passwd", "outside.yaml", "nowhere.yaml"])
def test_a_link_is_not_followed(target: str, own_data: Path, tmp_path: Path) -> None:
    (tmp_path / "outside.yaml").write_text(DECK)
    (own_data / "decks").mkdir(parents=True)
    for link in (own_data / "decks" / "evil.yaml", tmp_path / "link.yaml"):
        link.symlink_to(target if target.startswith("/") else tmp_path / target)
    assert own_decks() == []
    for name in ("my/evil", str(tmp_path / "link.yaml")):
        with pytest.raises(DeckError, match=r"link to another file|There is no"):
            load(name, "bluff")


def test_a_broken_deck_hides_no_other(own_data: Path) -> None:
    save_own("good", DECK, replace=False)
    (own_data / "decks" / "bad.yaml").write_text("game: bluff\nterms: []\n")
    (own_data / "decks" / "Not a Name.yaml").write_text(DECK)
    (own_data / "decks" / "notes.txt").write_text("nothing")
    assert own_decks() == ["my/bad", "my/good"]
    assert own_decks_for("bluff") == ["my/good"]


def test_when_writing_fails_the_old_deck_is_still_there_and_nothing_else(
    own_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_own("mine", DECK, replace=False)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="No space left"):
        save_own("mine", "changed", replace=True)
    assert [file.name for file in (own_data / "decks").iterdir()] == ["mine.yaml"]
    assert (own_data / "decks" / "mine.yaml").read_text() == DECK


@pytest.mark.parametrize(
    ("title", "slug"),
    [
        ("Volcanoes", "volcanoes"),
        ("Les volcans, 5e B", "les-volcans-5e-b"),
        ("L'été à l’école_2026", "l-ete-a-l-ecole-2026"),
        ("--a--b--", "a-b"),
        ("Вулкан", ""),
        ("x" * 60, "x" * 40),
    ],
)
def test_a_title_gives_a_name(title: str, slug: str) -> None:
    assert slug_of(title) == slug
