"""The Fluent messages, as Python says them: in both languages, and in the language of whoever is there."""

from __future__ import annotations

import re

import pytest

from parlour.registry import GAMES
from parlour.text import LANGUAGES, texts_of
from parlour.text.localization import Localization, language_of_the_system, localization

FOLDERS = {"all games": texts_of(None), **{name: texts_of(game) for name, game in GAMES.items()}}


def test_a_message_is_said_in_the_language_of_the_game() -> None:
    words = {"you": "no", "who": "Ada", "word": "sel"}
    game = GAMES["traitor-word"]
    assert localization("en", game).say("traitor-word-told-said", words) == "Ada says “sel”."
    assert localization("fr", game).say("traitor-word-told-said", words) == "Ada dit «\u202fsel\u202f»."


def test_a_message_that_is_not_there_is_said_by_its_name() -> None:
    assert localization("fr").say("no-such-message") == "no-such-message"
    assert not localization("fr").sayable("no-such-message")


def test_an_attribute_of_a_message_is_said_by_its_name_and_may_refer_to_the_message() -> None:
    dealt = Localization("en", ("dealt = { $who } deals.\n    .whole = { dealt } Up lies { $card }.\n",))
    assert dealt.say("dealt.whole", {"who": "Ada", "card": "a Wild"}) == "Ada deals. Up lies a Wild."
    assert dealt.sayable("dealt.whole")
    assert not dealt.sayable("dealt.half")
    assert dealt.say("dealt.half") == "dealt.half"


def test_things_in_a_row_and_quotations_within_quotations() -> None:
    english, french = Localization("en", ()), Localization("fr", ())
    assert english.listed(["a"]) == "a"
    assert english.listed(["a", "b", "c"]) == "a, b, and c"
    assert french.listed(["a", "b", "c"]) == "a, b et c"
    assert english.within("so “so”") == "so ‘so’"
    assert french.within("si «\u202fsi\u202f»") == "si “si”"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "eo:fr:en"}, "fr"),
        ({"LANGUAGE": "fr"}, "fr"),
        ({"LANG": "eo"}, "en"),
        ({"LANG": "", "LC_ALL": ""}, "en"),
    ],
)
def test_the_language_is_the_first_that_the_system_asks_for_and_is_spoken_here(
    environment: dict[str, str], language: str
) -> None:
    assert language_of_the_system(environment) == language


@pytest.mark.parametrize("name", FOLDERS)
def test_every_folder_speaks_every_language(name: str) -> None:
    assert {f"{language}.ftl" for language in LANGUAGES} <= FOLDERS[name].keys()


@pytest.mark.parametrize("name", FOLDERS)
def test_no_message_is_written_twice_in_a_file(name: str) -> None:
    """One of the two would never be said, and nobody told."""
    for file, content in FOLDERS[name].items():
        if file.endswith(".ftl"):
            written = re.findall(r"^([a-z][\w-]*) =", content, re.MULTILINE)
            assert [message for message in set(written) if written.count(message) > 1] == [], file
