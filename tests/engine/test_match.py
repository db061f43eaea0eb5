"""A match: its header and its log, from which everything else follows."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest

import parlour
from parlour.engine.act import ELAPSED, Act
from parlour.engine.match import Match
from parlour.engine.plain import plain
from parlour.engine.state import State


def begun(seats: int = 3, seed: int = 1) -> Match:
    return parlour.start("talkitout", seats, first=0, seed=seed)


def goes_on(match: Match, acts: int) -> Match:
    """So many acts, each the first that is offered to whom the table waits for."""
    for _ in range(acts):
        if match.result is None:
            seat = match.waiting[0]
            match.play(seat, match.acts(seat)[0])
    return match


# ── equality, copies, the log ───────────────────────────────────────────────────────────────────────────────────────


def test_begun_and_played_alike_two_matches_are_equal() -> None:
    assert begun() == begun()
    assert goes_on(begun(), 9) == goes_on(begun(), 9)


def test_another_seed_another_seat_count_another_act_make_another_match() -> None:
    assert begun() != begun(seed=2)
    assert begun() != begun(seats=4)
    assert begun() != goes_on(begun(), 1)
    assert goes_on(begun(), 2) != goes_on(begun(), 1)
    assert begun() != "a match"


def test_two_ways_to_one_position_are_two_matches() -> None:
    one, other = begun(), begun()
    one.play(parlour.CLOCK, ELAPSED)
    goes_on(one, 1)
    goes_on(other, 1)
    assert one != other


def test_a_match_changes_so_it_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(begun())


def test_a_copy_goes_its_own_way() -> None:
    match = goes_on(begun(), 5)
    copied = match.copy()
    assert copied == match
    before = match.view(0), match.events(0), match.log()
    goes_on(copied, 10)
    assert (match.view(0), match.events(0), match.log()) == before
    assert copied.log()[:5] == match.log()


def test_a_copy_draws_the_same_chance_as_its_original_would() -> None:
    match = begun()
    copied = match.copy()
    assert goes_on(copied, 60) == goes_on(match, 60)


def test_the_log_is_every_act_oldest_first_and_nothing_that_was_refused() -> None:
    match = begun()
    acts: list[tuple[int, Act]] = []
    for _ in range(4):
        seat = match.waiting[0]
        act = match.acts(seat)[0]
        match.play(seat, act)
        acts.append((seat, act))
        with pytest.raises(parlour.Refused):
            match.play(parlour.CLOCK, {"act": "draw"})
    assert match.log() == acts


def test_looking_changes_nothing() -> None:
    match, other = goes_on(begun(), 3), goes_on(begun(), 3)
    for you in (None, 0, 1, 2):
        match.view(you)
        match.events(you)
    for seat in (0, 1, 2, parlour.CLOCK):
        match.acts(seat).clear()
        match.offers(seat).clear()
    assert match == other
    assert match.acts(match.waiting[0]) == other.acts(match.waiting[0]) != []


def test_an_act_that_was_checked_is_not_checked_again_when_it_is_played_next(monkeypatch: pytest.MonkeyPatch) -> None:
    match, checked = begun(), 0
    typed = Match._typed

    def counted(match: Match, act: Any) -> Act:
        nonlocal checked
        checked += 1
        return typed(match, act)

    monkeypatch.setattr(Match, "_typed", counted)
    act = plain(match.acts(0)[0])
    match.check(0, act)
    with pytest.raises(parlour.Refused):
        match.play(1, act)  # of another seat it was not checked
    assert checked == 2
    match.play(0, act)
    assert checked == 2
    with suppress(parlour.Refused):
        match.play(0, act)  # at another step it is another matter
    assert checked == 3
    with pytest.raises(parlour.Refused):
        match.check(7, act)


def test_a_match_introduces_itself() -> None:
    assert repr(begun()) == "<#TalkItOut, 3 seats, 0 acts, waiting for [0]>"
    match = goes_on(begun(), 10_000)
    assert repr(match).endswith("acts, over>")


# ── views ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_view_without_offers_lacks_nothing_else_but_their_guidance() -> None:
    match = begun()
    view = match.view(0)
    assert view.pop("offers") == match.offers(0)
    del view["guidance"]
    assert match.view(0, offers=False) == view


def test_a_view_says_what_the_match_was_begun_with() -> None:
    match = parlour.start("talkitout", 2, options={"wait": 9}, seed=0)
    assert match.view(None)["options"] == {"wait": 9}


def test_the_step_counts_the_acts() -> None:
    assert [goes_on(begun(), acts).view(None)["step"] for acts in (0, 1, 5)] == [0, 1, 5]


# ── transcripts ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_transcript_is_json_and_replaying_it_gives_an_equal_match() -> None:
    match = goes_on(begun(), 25)
    transcript = json.loads(json.dumps(match.transcript()))
    assert {"game", "rules", "seats", "options", "deck", "first", "seed", "acts"} == transcript.keys()
    again = parlour.replay(transcript)
    assert again == match
    assert again.transcript() == transcript
    assert again.events(1) == match.events(1)


def test_a_transcript_holds_the_whole_deck_so_a_changed_pack_does_not_matter() -> None:
    transcript = begun().transcript()
    assert transcript["deck"]["questions"][0]["text"]


def test_an_imagined_match_has_no_transcript() -> None:
    with pytest.raises(ValueError, match="imagined"):
        parlour.imagine(begun().view(0)).transcript()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "chess"}, "game"),
        ({"game": None}, "game"),
        ({"seats": 9}, "seats"),
        ({"rules": 99}, "rules: version 99"),
        ({"acts": 5}, "transcript"),
        ({"acts": [[0]]}, "transcript"),
        ({"acts": [["0", {}]]}, "transcript"),
        ({"stack": {"deck": [None]}}, "transcript"),
        ({"stack": {"cards": []}}, "transcript"),
    ],
)
def test_a_transcript_that_cannot_be_is_a_value_error_that_names_it(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        parlour.replay(begun().transcript() | change)
    for key in ("game", "seats", "acts"):
        with pytest.raises(ValueError, match=f"'{key}' is missing"):
            parlour.replay({k: v for k, v in begun().transcript().items() if k != key})


def test_a_transcript_without_its_chance_cannot_be_replayed() -> None:
    with pytest.raises(ValueError, match="seed"):
        parlour.replay({key: value for key, value in begun().transcript().items() if key != "seed"})


def test_every_seed_that_is_taken_can_be_written_into_a_transcript() -> None:
    with pytest.raises(ValueError, match="seed"):
        parlour.start("talkitout", 2, seed="\ud800")


def test_a_transcript_with_an_act_that_is_not_legal_is_refused() -> None:
    with pytest.raises(parlour.Refused):
        parlour.replay(begun().transcript() | {"acts": [[0, {"act": "vote", "lie": 0}]]})


@pytest.mark.parametrize(
    ("begin", "problem"),
    [
        ({"game": "chess"}, "game"),
        ({"game": 5}, "game"),
        ({"seats": 1}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": 2.0}, "seats"),
        ({"first": 2}, "first"),
        ({"first": -1}, "first"),
        ({"first": "0"}, "first"),
        ({"first": False}, "first"),
        ({"options": {"speed": 1}}, "'speed'"),
        ({"options": {"wait": "soon"}}, "wait"),
        ({"options": [1]}, "options"),
        ({"seed": 1.5}, "seed"),
        ({"seed": b"x"}, "seed"),
        ({"deck": "en/none"}, "no pack"),
        ({"deck": 5}, "deck"),
        ({"deck": {}}, "questions"),
    ],
)
def test_what_a_match_cannot_begin_with_is_a_value_error_that_names_it(begin: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        parlour.start(**dict[str, Any](game="talkitout", seats=2, seed=0) | begin)


# ── the rules that all games share ──────────────────────────────────────────────────────────────────────────────────


def test_a1_left_is_next_is_clockwise_and_after_the_last_seat_comes_seat_0() -> None:
    table = State.fresh()
    table.players = 4
    assert [table.next_seat(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [table.others(seat) for seat in (0, 2, 3)] == [(1, 2, 3), (3, 0, 1), (0, 1, 2)]


def test_a2_the_host_chooses_the_first_seat_and_a_drawn_one_is_drawn_from_all() -> None:
    assert [parlour.start("talkitout", 4, first=first, seed=0).waiting for first in range(4)] == [
        (0,),
        (1,),
        (2,),
        (3,),
    ]
    assert {parlour.start("talkitout", 4, seed=seed).waiting[0] for seed in range(40)} == {0, 1, 2, 3}


def test_a3_a_spectator_is_shown_less_than_any_seat() -> None:
    match = begun()
    assert match.view(None)["offers"] == []
    assert match.view(None)["hand"] is None
    for you in range(3):
        events = match.events(you)
        for open_, mine in zip(match.events(None), events, strict=True):
            assert open_.items() <= mine.items()


def test_a9_a_match_knows_no_players_so_another_may_take_a_seat_over_at_any_moment() -> None:
    """Somebody plays a while, another goes on from the transcript, in another process for all the match knows."""
    whole = goes_on(begun(), 40)
    for taken_over_after in (0, 1, 7, 39):
        left = goes_on(begun(), taken_over_after)
        newcomer = parlour.replay(json.loads(json.dumps(left.transcript())))
        assert newcomer.view(1) == left.view(1)
        assert goes_on(newcomer, 40 - taken_over_after) == whole
