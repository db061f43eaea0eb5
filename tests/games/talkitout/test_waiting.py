"""#TalkItOut: the soft clock, and what "go on" does in every window (A10)."""

from __future__ import annotations

import pytest

import parlour
from tests.games.talkitout.decks import hand, held, last, lie, seen, table, told
from tests.scripting import offered, play, refused


def late(match: parlour.Match, seat: int = 1) -> parlour.Match:
    """The clock runs out, and somebody presses "go on"."""
    return play(match, "clock elapsed", f"{seat} go_on")


# ── the clock ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a10_the_soft_clock_is_60_seconds_unless_the_option_says_otherwise() -> None:
    assert parlour.start("talkitout", 2, seed=0).timer == {"kind": "wait", "seconds": 60, "since": 0}
    assert table("", "", wait=5).timer == {"kind": "wait", "seconds": 5, "since": 0}
    assert table("", "", wait=5).view(1)["timer"] == {"kind": "wait", "seconds": 5, "since": 0}


@pytest.mark.parametrize("wait", [-1, 86_401, 1.5, "60", None, True])
def test_a10_the_option_wait_is_a_number_of_seconds(wait: object) -> None:
    with pytest.raises(ValueError, match=r"options: .*wait"):
        parlour.start("talkitout", 2, options={"wait": wait}, seed=0)


def test_an_option_that_the_game_does_not_know_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"options: .*'speed'"):
        parlour.start("talkitout", 2, options={"speed": 3}, seed=0)


def test_a10_nothing_happens_by_itself_when_the_clock_runs_out_but_anybody_may_go_on() -> None:
    match = table("sr2", "", "")
    assert not any("go_on" in offered(match, seat) for seat in range(3))
    play(match, "clock elapsed")
    assert (seen(match, "late"), seen(match, "timer"), match.waiting) == (True, None, (0,))
    assert told(match) == ["late"]
    assert last(match, "late") == {"seat": -1}
    assert all("go_on" in offered(match, seat) for seat in range(3))


def test_a10_before_the_clock_is_out_nobody_may_go_on() -> None:
    refusal = refused(table("sr2", ""), "1 go_on")
    assert (refusal.code, refusal.ruling) == ("not_late", "A10")


def test_a10_the_clock_runs_out_once() -> None:
    refusal = refused(play(table("", ""), "clock elapsed"), "clock elapsed")
    assert (refusal.code, refusal.ruling) == ("no_timer", "A10")


def test_a10_only_the_clock_says_that_time_is_out() -> None:
    assert refused(table("", ""), "0 elapsed").code == "no_timer"


def test_a10_the_clock_does_not_press_go_on() -> None:
    match = play(table("", ""), "clock elapsed")
    assert refused(match, "clock go_on").code == "not_late"


def test_a10_with_no_clock_the_host_may_still_press_early() -> None:
    match = table("sr2", "", wait=0)
    assert match.timer is None
    assert match.acts(parlour.CLOCK) != []
    assert seen(late(match), "top") == "sr2"


def test_a10_the_clock_starts_again_whenever_the_table_waits_anew() -> None:
    match = play(table("sr2", ""), "clock elapsed", "0 play card=sr2")
    assert (seen(match, "late"), match.timer) == (False, {"kind": "wait", "seconds": 60, "since": 2})
    play(match, "0 answer")
    assert match.timer == {"kind": "wait", "seconds": 60, "since": 3}


def test_a10_a_late_player_may_still_act() -> None:
    match = play(table("sr2", ""), "clock elapsed")
    assert seen(play(match, "0 play card=sr2"), "top") == "sr2"


def test_a10_everybody_hears_who_pressed_go_on() -> None:
    assert last(late(table("sr2", "", ""), seat=2), "went_on") == {"seat": 2}


def test_a10_each_press_moves_play_one_step() -> None:
    match = late(table("sr2", ""))
    assert seen(match, "phase") == "answer"
    assert refused(match, "1 go_on").code == "not_late"
    late(match)
    assert match.waiting == (1,)


# ── a turn not taken ────────────────────────────────────────────────────────────────────────────────────────────────


def test_a10_t3_a_turn_not_taken_plays_the_first_matching_card() -> None:
    match = late(table("fm1 throw sf2 sr2", ""))
    assert seen(match, "top") == "sf2"
    assert match.waiting == (0,)
    assert seen(match, "phase") == "answer"


@pytest.mark.parametrize("card", ["sr2", "fm2", "throw"])
def test_a10_t3_without_a_match_one_is_drawn_and_kept_in_one_step(card: str) -> None:
    match = late(table("", "", pile=card))
    assert held(match) == [8, 7]
    assert match.waiting == (1,)
    assert seen(match, "phase") == "turn"


def test_a10_a3_nobody_learns_whether_the_card_drawn_by_go_on_matched() -> None:
    one, other = late(table("", "", "", pile="sr2")), late(table("", "", "", pile="fm2"))
    for you in (None, 1, 2):
        assert one.view(you) == other.view(you)
        assert one.events(you) == other.events(you)
    assert told(one) == ["went_on", "drew"]


def test_a10_t10_with_nothing_to_draw_go_on_passes_the_turn() -> None:
    match = table("", "")
    for _ in range(16):
        play(match, f"{match.waiting[0]} draw")
    late(match)
    assert told(match) == ["went_on", "no_card"]
    assert match.waiting == (1,)


def test_a10_a_drawn_card_that_could_be_played_is_kept() -> None:
    match = late(play(table("", "", pile="sr2"), "0 draw"))
    assert hand(match, 0)[-1] == "sr2"
    assert match.waiting == (1,)
    assert told(match) == ["went_on", "kept"]


# ── an answer not given ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a10_t5_a_missing_answer_counts_as_given_aloud() -> None:
    match = late(play(table("sr2 throw", ""), "0 play card=sr2"))
    assert seen(match, "answers") == [{"seat": 0, "text": None}]
    assert seen(match, "special") is None
    assert match.waiting == (1,)


def test_a10_t7_also_when_back_at_you_asked_for_it() -> None:
    match = late(play(table("sr2 back", "", ""), "0 play card=sr2", "0 special card=back_at_you to=2"))
    assert seen(match, "answers") == [{"seat": 2, "text": None}]
    assert match.waiting == (1,)


def test_a10_t8_an_unfinished_lie_counts_as_found_out() -> None:
    match = late(play(table("sr2 lie", "", ""), "0 play card=sr2", "0 special card=tell_a_lie"))
    assert seen(match, "verdict") == {"votes": [None, None, None], "lie": None, "found": True}
    assert held(match) == [6, 7, 7]
    assert seen(match, "answers") == []
    assert match.waiting == (1,)


# ── a vote not given ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("votes", "found"),
    [
        (["1 vote lie=1"], True),
        (["1 vote lie=0"], False),
        (["1 vote lie=1", "3 vote lie=1"], True),
        (["1 vote lie=0", "3 vote lie=0"], False),
        (["1 vote lie=0", "1 vote lie=1"], True),
    ],
)
def test_a10_t8_missing_votes_do_not_count(votes: list[str], found: bool) -> None:
    match = late(play(lie("", "", "", ""), *votes), seat=0)
    assert seen(match, "verdict")["found"] is found
    assert seen(match, "verdict")["votes"][2] is None
    assert held(match) == ([6, 7, 7, 7] if found else [5, 8, 8, 8])


def test_a10_t8_a_tie_of_the_votes_that_are_there_is_settled_without_voting_again() -> None:
    match = late(play(lie("", "", "", ""), "1 vote lie=0", "2 vote lie=1"))
    assert seen(match, "tied") is None
    assert seen(match, "verdict") == {"votes": [None, 0, 1, None], "lie": 1, "found": False}


def test_a10_t8_no_vote_at_all_has_not_found_the_lie() -> None:
    match = late(lie("", "", ""))
    assert seen(match, "verdict") == {"votes": [None, None, None], "lie": 1, "found": False}
    assert held(match) == [5, 8, 8]


def test_a10_t8_a_second_ballot_is_settled_the_same_way() -> None:
    tied = play(lie("", "", ""), "1 vote lie=0", "2 vote lie=1")
    none = late(tied.copy())
    assert seen(none, "verdict") == {"votes": [None, None, None], "lie": 1, "found": False}
    one = late(play(tied.copy(), "2 vote lie=1"))
    assert seen(one, "verdict") == {"votes": [None, None, 1], "lie": 1, "found": True}


def test_a10_a_second_ballot_starts_the_clock_again() -> None:
    match = play(lie("", "", ""), "1 vote lie=0", "clock elapsed", "2 vote lie=1")
    assert seen(match, "late") is False
    assert match.timer == {"kind": "wait", "seconds": 60, "since": 6}


def test_a10_a_vote_or_a_changed_one_does_not_restart_the_clock() -> None:
    match = lie("", "", "")
    before = match.timer
    assert before is not None
    play(match, "1 vote lie=0", "1 vote lie=1")
    assert match.timer == before


def test_a10_a_vote_does_not_take_back_that_the_clock_is_out() -> None:
    match = play(lie("", "", ""), "clock elapsed", "1 vote lie=0", "1 vote lie=1")
    assert seen(match, "late") is True
    assert "go_on" in offered(match, 0)
    assert seen(play(match, "0 go_on"), "verdict")["votes"] == [None, 1, None]


def test_a10_the_last_vote_closes_the_ballot_also_when_it_is_late() -> None:
    match = play(lie("", "", ""), "clock elapsed", "1 vote lie=1", "2 vote lie=1")
    assert seen(match, "verdict")["found"] is True
    assert seen(match, "late") is False


def test_a10_a_whole_game_is_played_by_the_clock_alone() -> None:
    match = table("sr*7", "sr*6 lie", pile="sr*16")
    for _ in range(2 * 13):
        late(match, seat=0)
    assert match.result is not None
    assert match.result.winners == (0,)
