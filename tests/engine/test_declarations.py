"""Every piece of a state and of an event says who sees it; one that does not is an error, not a leak."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, ClassVar

import pytest

import parlour
from parlour.engine.chance import Chance
from parlour.engine.event import Event, hearers
from parlour.engine.sight import Hearers, ToAll, ToOwn, counted, derived, hidden, only, own, public, topmost
from parlour.engine.state import State


class Desk(State):
    """A field of each kind."""

    limit: ClassVar[int] = 3
    bell: str = public("ding")
    names: list[str] = public()
    seen_by: tuple[int, ...] = public((1, 2))
    hands: list[list[str]] = own(name="hand", each={"cards": len})
    stock: list[str] = counted(name="pile")
    heap: list[str] = topmost()
    secret: str = hidden("psst")
    facts: dict[str, int] = derived()
    turn: int = public(0)
    note: str | None = only("turn")
    shout: str = public("a", shape=str.upper)


def desk() -> Desk:
    t = Desk.fresh()
    t.players, t.chance = 3, Chance.of(0)
    t.hands, t.note = [["a"], ["b", "c"], []], "for seat 0"
    return t


def test_an_undeclared_field_of_a_state_is_an_error_when_the_class_is_made() -> None:
    with pytest.raises(TypeError, match=r"Leaky\.cards: say who sees it"):

        class Leaky(State):
            cards: list[str]


def test_a_plain_default_declares_nothing() -> None:
    with pytest.raises(TypeError, match=r"Leaky\.count: say who sees it"):

        class Leaky(State):
            count: int = 0


def test_a_field_that_was_not_declared_cannot_be_set_either() -> None:
    with pytest.raises(AttributeError):
        desk().surprise = 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("field", ["nobody", "secret", "hands"])
def test_only_must_name_a_public_field(field: str) -> None:
    with pytest.raises(TypeError, match=f"'{field}' is not a public field"):
        type("Leaky", (Desk,), {"__module__": __name__, "__annotations__": {"x": "int"}, "x": only(field)})


def test_a_class_variable_is_no_state() -> None:
    assert "limit" not in Desk.sights


def shown_to(t: State, you: int | None) -> dict[str, Any]:
    return t.show_all() | t.show_one(you)


def test_a_spectator_sees_what_is_public_and_nothing_else() -> None:
    shown = shown_to(desk(), None)
    assert {key: shown[key] for key in ("bell", "names", "hand", "pile", "heap", "note", "shout")} == {
        "bell": "ding",
        "names": [],
        "hand": None,
        "pile": 0,
        "heap": None,
        "note": None,
        "shout": "A",
    }
    assert not {"secret", "facts", "hands", "stock", "chance", "story", "sealed", "windows"} & shown.keys()


def test_each_seat_sees_its_own_part_and_of_the_others_what_each_tells() -> None:
    assert [shown_to(desk(), you)["hand"] for you in range(3)] == [["a"], ["b", "c"], []]
    assert shown_to(desk(), 2)["seats"] == shown_to(desk(), None)["seats"] == [{"cards": 1}, {"cards": 2}, {"cards": 0}]


def test_of_a_counted_pile_the_number_shows_and_of_a_heap_the_top() -> None:
    t = desk()
    t.stock, t.heap = ["x", "y"], ["under", "over"]
    shown = shown_to(t, 0)
    assert (shown["pile"], shown["heap"]) == (2, "over")


def test_only_the_named_seat_sees_it() -> None:
    t = desk()
    assert [shown_to(t, you)["note"] for you in (None, 0, 1, 2)] == [None, "for seat 0", None, None]
    t.turn = 2
    assert [shown_to(t, you)["note"] for you in (None, 0, 1, 2)] == [None, None, None, "for seat 0"]


def test_a_view_is_json_and_changing_it_changes_nothing() -> None:
    t = desk()
    shown = shown_to(t, 1)
    assert shown["seen_by"] == [1, 2]
    shown["names"].append("x")
    shown["hand"].clear()
    assert (t.names, t.hands[1]) == ([], ["b", "c"])


def test_two_fresh_tables_and_a_copy_share_nothing_that_changes() -> None:
    one, other = Desk.fresh(), Desk.fresh()
    one.names.append("x")
    one.facts["x"] = 1
    assert (other.names, other.facts) == ([], {})
    t = desk()
    copied = t.copy()
    copied.hands[0].append("z")
    copied.stock.append("z")
    copied.facts["z"] = 1
    copied.chance.below(9)
    assert (t.hands[0], t.stock, t.facts, t.chance.drawn) == (["a"], [], {}, 0)


# ── events ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Mute(Event, frozen=True, tag="mute"):
    card: str


class Took(Event, frozen=True, tag="took"):
    victim: ToAll[int]
    card: Annotated[str, Hearers(("seat", "victim"))]
    place: ToOwn[int]


def test_an_undeclared_field_of_an_event_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"Mute\.card: say who hears it"):
        hearers(Mute)


def test_a_game_whose_event_does_not_say_who_hears_it_cannot_be_made() -> None:
    with pytest.raises(TypeError, match=r"Mute\.card: say who hears it"):
        replace(parlour.games["talkitout"], events=(Mute,))


def test_a_field_of_an_event_is_heard_by_those_it_names() -> None:
    event = Took(2, victim=0, card="R1", place=4)
    assert event.heard(9, 2) == {"event": "took", "n": 9, "seat": 2, "victim": 0, "card": "R1", "place": 4}
    assert event.heard(9, 0) == {"event": "took", "n": 9, "seat": 2, "victim": 0, "card": "R1"}
    for you in (None, 1):
        assert event.heard(9, you) == {"event": "took", "n": 9, "seat": 2, "victim": 0}


def test_a_list_that_may_be_missing_needs_a_shape_or_the_view_would_show_the_thing_itself() -> None:
    with pytest.raises(TypeError, match="needs a shape"):

        class Leaky(State):
            last: list[str] | None = public()


def test_a_public_dict_is_shown_as_a_copy() -> None:
    class Counts(State):
        counts: dict[str, int] = public()

    t = Counts.fresh()
    t.players = 1
    shown_to(t, 0)["counts"]["a"] = 1
    assert t.counts == {}


def test_what_lies_in_public_lists_and_dicts_is_shown_as_a_copy_too() -> None:
    class Rows(State):
        rows: list[list[int]] = public()
        deep: list[list[tuple[int, int]]] = public()

    t = Rows.fresh()
    t.players, t.rows, t.deep = 1, [[1], [2]], [[(3, 4)]]
    shown = shown_to(t, 0)
    assert (shown["rows"], shown["deep"]) == ([[1], [2]], [[(3, 4)]])
    shown["rows"][0].append(9)
    shown["deep"][0].clear()
    assert (t.rows, t.deep) == ([[1], [2]], [[(3, 4)]])


def field_of(hint: Any) -> dict[str, Any]:
    return {"__annotations__": {"field": hint}, "field": hidden()}


def test_what_a_copy_would_share_cannot_be_declared() -> None:
    for hint in (dict[str, list[int]], list[dict[str, int]], list[list[list[int]]]):
        with pytest.raises(TypeError, match="too deep"):
            type("Deep", (State,), field_of(hint))


def test_what_a_shape_is_given_beside_the_field_must_be_for_everybodys_eyes() -> None:
    with pytest.raises(TypeError, match="everybody's eyes"):

        class Leaky(State):
            secret: str = hidden()
            word: str = public(shape=str.join, beside="secret")


def test_two_fields_cannot_tell_the_same_of_each_seat() -> None:
    with pytest.raises(TypeError, match="already"):

        class Twice(State):
            hands: list[list[str]] = own(each={"cards": len})
            flashes: list[list[str]] = own(each={"cards": len})
