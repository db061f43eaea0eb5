"""Whatever a deck may say, it fits its card, in a size that can be read."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec import Struct

from parlour.decks.format import fields_of
from parlour.decks.printing import faces as plain
from parlour.decks.printing.fonts import Typeface, cleaned
from parlour.decks.printing.paper import POINT
from parlour.decks.printing.setting import SMALLEST, Setting, Style, TypeSize, fitted
from parlour.games.bluff import faces as bluff
from parlour.games.bluff.deck import Term
from parlour.games.player_of_honour import faces as player_of_honour
from parlour.games.player_of_honour.deck import Topic
from parlour.games.talkitout import faces as talkitout
from parlour.games.talkitout.deck import Question
from parlour.games.traitor_word import faces as traitor_word
from parlour.games.traitor_word.deck import WordCard


def longest(card: type[Struct], field: str) -> int:
    """The longest text that a deck may hold there."""
    return next(known.most for known in fields_of(card) if known.name == field)


QUESTION_LENGTH = longest(Question, "text")
TERM_LENGTH = max(longest(Term, "definition"), longest(Term, "example"))


class Kind(NamedTuple):
    """A kind of text on paper: its style, its room, and the longest that a deck may hold."""

    style: Style
    box: tuple[float, float]
    most: int


KINDS = {
    "a card of a game without faces": Kind(plain.TEXT, plain.TEXT_BOX, QUESTION_LENGTH),
    "a question": Kind(talkitout.QUESTION, talkitout.QUESTION_BOX, QUESTION_LENGTH),
    "a word of Bluff": Kind(bluff.WORD, bluff.TEXT_BOX, longest(Term, "word")),
    "a definition or an example": Kind(bluff.TEXT, bluff.TEXT_BOX, TERM_LENGTH),
    "a topic": Kind(player_of_honour.TOPIC, player_of_honour.TOPIC_BOX, longest(Topic, "text")),
    "a word of Traitor Word": Kind(traitor_word.WORD, traitor_word.WORD_BOX, longest(WordCard, "black")),
    "a word on the solution sheet": Kind(bluff.SHEET_WORD, (38, 60), longest(Term, "word")),
    "a text on the solution sheet": Kind(bluff.SHEET_TEXT, (60, 60), TERM_LENGTH),
}
LANGUAGES = st.sampled_from(["en", "fr", "de", "xx"])

SIGNS = "abcdefghijklmnopqrstuvwxyz     WMQÀÉÎŒœéèçßñłŽ0123456789.,;:!?'\"«»“”()-–—/%€√≤ΩЖщ♯₂"
TEXTS = (
    st.text(alphabet=SIGNS, min_size=1, max_size=QUESTION_LENGTH)
    | st.lists(st.text("abcdéinorstW", min_size=1, max_size=60), min_size=1, max_size=60).map(" ".join)
    | st.integers(1, QUESTION_LENGTH).map(lambda length: "W" * length)
)

NASTY = [
    "W" * 300,
    "Щ" * 300,
    "a " * 150,
    "W " * 150,
    "? " * 150,
    "« " * 150,
    "anticonstitutionnellement " * 11,
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft" * 3,
    "WWWWWWWWWWWW " * 23,
    "i" * 299 + "W",
    "e\u0301" * 100,
    "\u2003",
    "—" * 300,
]


def is_in(box: tuple[float, float], setting: Setting) -> bool:
    return setting.width <= box[0] + 1e-6 and setting.height <= box[1]


@pytest.mark.parametrize("kind", KINDS)
@settings(deadline=None, max_examples=60)
@given(text=TEXTS, language=LANGUAGES)
def test_any_text_fits_its_card_and_can_be_read(kind: str, text: str, language: str) -> None:
    style, box, most = KINDS[kind]
    text = text[:most]
    setting = fitted(text, style, box, language)
    assert is_in(box, setting)
    assert setting.size >= style.smallest
    # Nothing is lost but spaces, and nothing is added but hyphens.
    assert bare("".join(line.text for line in setting.lines)) == bare(cleaned(text))


def bare(text: str) -> str:
    return "".join(sign for sign in text if not sign.isspace() and sign != "-")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("text", NASTY, ids=lambda text: text[:12])
def test_the_nastiest_text_fits_its_card(kind: str, text: str) -> None:
    style, box, most = KINDS[kind]
    setting = fitted(text[:most], style, box, "en")
    assert is_in(box, setting)
    assert setting.size >= style.smallest


WORD = st.sampled_from(["qui", "mot", "maison", "extraordinaire", "une", "île", "là-bas", "où", "cœur"])
WORDS = st.lists(WORD, min_size=1, max_size=5)
FRENCH = st.lists(
    st.tuples(WORDS, st.sampled_from(["{} ?", "{} !", "{} :", "{} ;", "« {} »", "« {} » !", "{}."])),
    min_size=1,
    max_size=9,
).map(lambda parts: " ".join(form.format(" ".join(words)) for words, form in parts))


@settings(deadline=None)
@given(text=FRENCH)
@example(text="Qui a dit « Bonjour » ? Et pourquoi ? Parce que !")
def test_no_french_line_begins_with_a_mark_or_ends_with_an_open_quotation(text: str) -> None:
    setting = fitted(text[:QUESTION_LENGTH].strip(), talkitout.QUESTION, talkitout.QUESTION_BOX, "fr")
    for line in setting.lines[1:]:
        assert not line.text.startswith(tuple("?!:;»"))
    for line in setting.lines[:-1]:
        assert not line.text.endswith("«")


def test_the_lines_of_a_card_are_even_and_no_word_is_lonely() -> None:
    style = Style(Typeface.SERIF, (TypeSize(10, 1.2),))
    setting = fitted("What do people often get wrong about your age group?", style, (80, 90), "en")
    assert [line.text for line in setting.lines] == ["What do people", "often get wrong", "about your", "age group?"]


def test_words_stay_whole_as_long_as_they_can() -> None:
    setting = fitted("mitochondrion", bluff.WORD, bluff.TEXT_BOX, "en")
    assert [line.text for line in setting.lines] == ["mitochondrion"]
    assert setting.size < bluff.WORD.scale[0].size


def test_a_word_that_is_too_long_is_divided_by_its_language() -> None:
    style = Style(Typeface.SERIF, (TypeSize(10, 1.2),), smallest=10)
    english = fitted("incomprehensibility", style, (60, 90), "en-GB")
    french = fitted("incompréhensibilité", style, (60, 90), "fr")
    assert [line.text for line in english.lines] == ["incompre-", "hensibility"]
    assert [line.text for line in french.lines] == ["incompré-", "hensibilité"]


def test_the_smallest_text_on_a_card_is_six_and_a_half_points() -> None:
    assert pytest.approx(6.5 * POINT) == SMALLEST * 0.63
