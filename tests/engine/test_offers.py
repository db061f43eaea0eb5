"""Offers: the acts of a seat, folded so that open fields say what they may hold."""

from __future__ import annotations

from itertools import product
from typing import Annotated, Any, ClassVar

import msgspec
import pytest

from parlour.engine.act import GO_ON, Act, OrderOf, Text, Texts, open_fields
from parlour.engine.offers import Menu, fold_acts
from parlour.engine.plain import plain


class Wave(Act, frozen=True, tag="wave"):
    pass


class Move(Act, frozen=True, tag="move"):
    piece: str
    to: int


class Lay(Act, frozen=True, tag="lay"):
    colour: str
    start: int = msgspec.field(name="from")
    cards: tuple[str, ...] = ()
    its_own_offer: ClassVar[bool] = True


class Name(Act, frozen=True, tag="name"):
    card: str
    seat: int | None = None


class Say(Act, frozen=True, tag="say"):
    word: Annotated[str, Text(40)]


class Mumble(Act, frozen=True, tag="mumble"):
    to: int
    text: Annotated[str | None, Text(280)] = None


class Sort(Act, frozen=True, tag="sort"):
    ranks: Annotated[tuple[int, ...], OrderOf((1, 2, 3))]
    sure: int | None = None


class Pair(Act, frozen=True, tag="pair"):
    answers: Annotated[tuple[str, str], Texts(2, 80)]


class Out(Act, frozen=True, tag="out"):
    pair: str
    word: Annotated[str | None, Text(40, where_listed=True)] = None


def test_an_act_without_fields_is_its_own_offer() -> None:
    assert fold_acts([Wave(), GO_ON]) == [{"act": "wave"}, {"act": "go_on"}]


def test_nothing_to_do_is_nothing_offered() -> None:
    assert fold_acts([]) == []


def test_a_field_with_a_choice_says_one_of_in_the_order_of_the_acts() -> None:
    assert fold_acts([Move("king", 3), Move("king", 1)]) == [{"act": "move", "piece": "king", "to": {"one_of": [3, 1]}}]


def test_a_field_with_one_possible_value_is_that_value() -> None:
    assert fold_acts([Move("king", 3)]) == [{"act": "move", "piece": "king", "to": 3}]


def test_fields_that_do_not_depend_on_each_other_make_one_offer() -> None:
    acts = [Move(piece, to) for piece, to in product(["king", "queen"], [1, 2, 3])]
    assert fold_acts(acts) == [
        {"act": "move", "piece": {"one_of": ["king", "queen"]}, "to": {"one_of": [1, 2, 3]}},
    ]


def test_where_fields_depend_on_each_other_there_is_one_offer_for_each_case() -> None:
    acts = [Move("king", 1), Move("queen", 1), Move("queen", 2), Move("rook", 1)]
    assert fold_acts(acts) == [
        {"act": "move", "piece": {"one_of": ["king", "rook"]}, "to": 1},
        {"act": "move", "piece": "queen", "to": {"one_of": [1, 2]}},
    ]


def test_every_combination_of_an_offer_is_one_of_the_acts_and_every_act_is_in_one() -> None:
    pairs = [(piece, to) for piece in "abcd" for to in range(5) if (ord(piece) * to) % 3 != 1]
    combinations = []
    for offer in fold_acts([Move(piece, to) for piece, to in pairs]):
        choices = [value["one_of"] if isinstance(value, dict) else [value] for value in (offer["piece"], offer["to"])]
        combinations += list(product(*choices))
    assert sorted(combinations) == sorted(pairs)


def test_kinds_come_in_the_order_of_their_first_act() -> None:
    assert [offer["act"] for offer in fold_acts([Wave(), Move("a", 1), Wave(), GO_ON])] == ["wave", "move", "go_on"]


def test_the_same_act_twice_is_offered_once() -> None:
    assert fold_acts([Move("a", 1), Move("a", 1)]) == [{"act": "move", "piece": "a", "to": 1}]


def test_a_field_left_at_its_default_is_left_out() -> None:
    assert fold_acts([Name("x"), Name("y", 2), Name("y", 3)]) == [
        {"act": "name", "card": "x"},
        {"act": "name", "card": "y", "seat": {"one_of": [2, 3]}},
    ]


def test_typed_text_says_how_long_it_may_be() -> None:
    assert fold_acts([Say("this"), Say("that")]) == [{"act": "say", "word": {"text": 40}}]


def test_text_that_may_be_left_out_says_so() -> None:
    assert fold_acts([Mumble(1), Mumble(2, "psst")]) == [
        {"act": "mumble", "to": {"one_of": [1, 2]}, "text": {"text": 280, "optional": True}}
    ]


def test_text_that_only_some_acts_need_is_asked_for_with_those_and_not_with_the_others() -> None:
    with_a_wild, without = fold_acts([Out("a", "any"), Out("b", "any"), Out("c")])
    assert with_a_wild["pair"] == {"one_of": ["a", "b"]}
    assert with_a_wild["word"]["text"] == 40
    assert without == {"act": "out", "pair": "c"}


def test_a_permutation_says_what_is_to_be_ordered() -> None:
    assert fold_acts([Sort((3, 1, 2), 0), Sort((1, 2, 3), 1)]) == [
        {"act": "sort", "ranks": {"order_of": [1, 2, 3]}, "sure": {"one_of": [0, 1]}}
    ]


def test_several_texts_say_how_many_and_how_long() -> None:
    assert fold_acts([Pair(("a", "b"))]) == [{"act": "pair", "answers": {"list_of": [{"text": 80}, {"text": 80}]}}]


def test_an_act_that_is_its_own_offer_is_never_folded_and_speaks_the_names_of_the_wire() -> None:
    acts = [Lay("red", 1, ("R1", "R2")), Lay("red", 2, ("R2", "W"))]
    assert fold_acts(acts) == [
        {"act": "lay", "colour": "red", "from": 1, "cards": ["R1", "R2"]},
        {"act": "lay", "colour": "red", "from": 2, "cards": ["R2", "W"]},
    ]
    assert fold_acts(acts) == [plain(act) for act in acts]


def test_open_fields_are_those_whose_type_says_so() -> None:
    assert open_fields(Move) == {}
    assert open_fields(Mumble) == {"text": Text(280)}


# ── a menu: a long constant list ────────────────────────────────────────────────────────────────────────────────────


MENU = Menu(Move(piece, to) for piece in "ab" for to in range(50))


def test_a_menu_is_a_list_and_folds_like_one() -> None:
    assert len(MENU) == 100
    assert MENU[:2] == [Move("a", 0), Move("a", 1)]
    assert fold_acts(MENU) == fold_acts(list(MENU)) == fold_acts(MENU)


def test_a_menu_finds_an_act_by_what_it_is() -> None:
    assert MENU[MENU.index(Move("b", 7))] == Move("b", 7)


@pytest.mark.parametrize("rubbish", [Move("c", 1), Wave(), {"act": "move"}, [], None, Lay("red", 1, [])])  # type: ignore[arg-type]
def test_what_is_not_on_the_menu_is_a_value_error_as_with_any_list(rubbish: Any) -> None:
    with pytest.raises(ValueError, match="not on the menu"):
        MENU.index(rubbish)
