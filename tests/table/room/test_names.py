"""Names: tidied, told apart, and never refused without need."""

from __future__ import annotations

from itertools import combinations

import pytest

from parlour.table.room.names import LONGEST, are_alike, distinct, must_differ, tidy
from parlour.table.room.refusals import RequestRefused

LOOK_THE_SAME = [
    ("Zoé", "Zoe"),
    ("Léa", "Lea"),
    ("Léa", "LÉA"),
    ("Anna", "anna"),
    ("Anna", "Аnnа"),  # Cyrillic А and а
    ("Tom", "Тоm"),  # Cyrillic Т and о
    ("Pope", "Роре"),  # all Cyrillic
    ("Oxana", "Охаnа"),  # all Cyrillic but the n
    ("Nora", "Νora"),  # Greek Ν
    ("HELEN", "ΗΕLΕΝ"),  # Greek capitals
    ("Katia", "Κatιa"),  # Greek Κ and ι
    ("Ελένη", "ΕΛΕΝΗ"),
    ("Marc", "rnarc"),
    ("Amos", "Arnos"),
    ("Wim", "VVim"),
    ("Noor", "N00r"),
    ("Lisa", "L1sa"),
    ("Bill", "Bi11"),
    ("Bill", "BiII"),
    ("Lily", "L11y"),
    ("Ida", "lda"),
    ("Sam", "$am"),
    ("Sam", "5am"),
    ("Anna", "Ａｎｎａ"),  # full width
    ("Anna", "𝐀𝐧𝐧𝐚"),  # mathematical
    ("Jean-Luc", "Jean Luc"),
    ("D’Arcy", "Darcy"),
    ("Anna", "A n n a"),
    ("Jokūbas", "Jokubas"),
    ("Łukasz", "Lukasz"),
    ("Søren", "Soren"),
    ("Jiří", "Jiri"),
]

ORDINARY = """
    Tom Tim Tam Jim Joe Zoe Lea Leo Lia Léo Élia Eila Ella Emil Emma Ali Al Anna Hanna Hannah Anne Annie Ann Jan Jean
    Jeanne John Johan Jon Joan Mia Maia Maya Marie Maria Marion Mario Marius Milo Mila Milla Nils Neil Nell Noah Noé
    Nour Nora Noor Olivia Oliver Lilou Louis Louise Lucie Lucas Luc Luca Lila Lily Lina Ines Clara Dara Cara Camille
    Chloé Théo Timéo Hugo Gabriel Gabrielle Jules Julie Julia Julien Julian Paul Paula Pauline Arthur Adam Ada Ida Eda
    Eva Ivy Sam Sami Samy Max Mex Alex Alix Elsa Lisa Liza Élise Eloise Bob Rob Ben Len Dan Ian Ivan Iris Irina Ilya
    Will Bill Jill Gil Gilles Giulia René Renée Romy Romi Tina Nina Dina Agnès Inga Team1 Team2
"""


@pytest.mark.parametrize(("name", "other"), LOOK_THE_SAME)
def test_names_that_look_the_same_are_refused_whoever_was_first(name: str, other: str) -> None:
    for late, early in ((name, other), (other, name)):
        with pytest.raises(RequestRefused, match="Choose another name"):
            must_differ(late, ["Gus", early])


def test_ordinary_names_sit_at_one_table() -> None:
    alike = [(one, two) for one, two in combinations(ORDINARY.split(), 2) if are_alike(one, two)]
    assert alike == [("Leo", "Léo")]  # which it should find, so that the list proves something


@pytest.mark.parametrize("names", ["Иван Ирина Нина Анна Том Тим", "Νίκος Ελένη Άννα Ηλίας"])
def test_names_in_other_letters_are_told_apart_too(names: str) -> None:
    assert not [pair for pair in combinations(names.split(), 2) if are_alike(*pair)]
    assert all(tidy(name) == name for name in names.split())


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Ann\nLee\t", "Ann Lee"),
        ("A\u200bn\u200dn\u202e", "Ann"),
        ("A\x00n\x07n", "Ann"),
        ("Zoe\u0301", "Zoé"),
        ("Ann\u3164\u2800", "Ann"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("Ệ", "Ệ"),
        ("प्रीति", "प्रीति"),
        ("สิริ", "สิริ"),
        ("🦊", "🦊"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("O’Neil", "O’Neil"),
        ("<b>Ann</b>", "<b>Ann</b>"),
    ],
)
def test_a_name_is_tidied(typed: str, shown: str) -> None:
    assert tidy(typed) == shown
    assert tidy(shown) == shown


@pytest.mark.parametrize(
    "name",
    ["", "   ", "\u200b", "\u3164", "---", "'", "x" * (LONGEST + 1), "Z" + "\u0301" * 9, "a\u20dd\u20dd\u20dd\u20dd"],
)
def test_a_name_that_cannot_be_seen_or_is_all_over_the_place_is_refused(name: str) -> None:
    with pytest.raises(RequestRefused, match="A name has 1 to 20 characters"):
        tidy(name)


def test_a_name_of_the_longest_length_will_do() -> None:
    assert tidy("x" * LONGEST) == "x" * LONGEST


def test_a_bot_gets_a_number_where_its_name_is_taken() -> None:
    assert distinct("Ada", ["Bea"]) == "Ada"
    assert distinct("Ada", ["ada", "Ada 2"]) == "Ada 3"
