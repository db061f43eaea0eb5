"""Block: what it shows, what it brings, and what it costs."""

from __future__ import annotations

import pytest

import parlour
from tests.games.bluff.decks import COMPLETE, JUNK, OTHER_COMPLETE, OTHER_JUNK, lay, lying, pass_turns, story, table
from tests.scripting import offered, play, refused


def test_b6_block_is_open_from_the_first_turn_and_only_to_the_one_whose_turn_it_is() -> None:
    match = table()
    assert "block" in offered(match, 0)
    assert refused(match, "1 block").code == "block_at_start"
    play(match, "0 pick from=down")
    assert refused(match, "0 block").code == "block_at_start"


def test_b6_the_hand_is_shown_to_the_caller_alone_and_whether_it_was_complete_to_all() -> None:
    for hand, success in ((COMPLETE, True), (OTHER_JUNK, False)):
        match = play(table(hand1=hand), "0 block")
        assert match.view(0)["shown"] == hand.split()
        assert match.view(1)["shown"] is None
        assert match.view(None)["shown"] is None
        blocked = {"event": "blocked", "n": 1, "seat": 0, "success": success}
        assert match.events(0)[1] == blocked | {"hand": hand.split()}
        assert match.events(1)[1] == match.events(None)[1] == blocked


def test_b6_of_a_complete_hand_both_are_told_what_belongs_together_and_nobody_else_is() -> None:
    match = play(table(hand1="d.definition e.word d.example e.definition e.example"), "0 block")
    for you in (0, 1):
        assert match.events(you)[2] == {
            "event": "proved",
            "n": 1,
            "seat": you,
            "trio": ["e.word", "e.definition", "e.example"],
            "pair": ["d.definition", "d.example"],
        }
    assert "proved" not in story(match, None)
    for hand in (OTHER_JUNK, "e.word e.definition e.example d.definition f.example"):
        assert "proved" not in story(play(table(hand1=hand), "0 block"), 0)
    with_wild = play(table(hand1="d.word e.definition wild d.example e.example"), "0 block")
    assert with_wild.events(1)[2]["trio"] == ["e.definition", "wild", "e.example"]


def test_b6_a_blocked_player_draws_five_new_cards_and_the_old_ones_go_to_the_bottom() -> None:
    fresh = "l.word l.example k.definition k.example j.word"
    match = play(table(hand1=COMPLETE, pile=fresh), "0 block")
    assert match.view(1)["hand"] == fresh.split()
    assert match.view(0)["down"] == 27
    assert sorted(lying(match).down[:5]) == sorted(COMPLETE.split())
    assert story(match, 0) == ["dealt", "blocked", "proved", *["drew"] * 5]
    assert "l.word" not in str(match.events(0)) + str(match.view(0)) + str(match.view(None))
    assert [event["card"] for event in match.events(1)[3:]] == fresh.split()


def test_b6_the_old_cards_lie_at_the_bottom_in_random_order() -> None:
    orders = set()
    for seed in range(12):
        match = play(table(hand1=COMPLETE, seed=seed), "0 block")
        orders.add(tuple(lying(match).down[:5]))
    assert len(orders) > 6


def test_b6_after_a_success_the_caller_has_the_turn_may_call_out_but_not_block_again() -> None:
    match = pass_turns(table(hand0=OTHER_COMPLETE, hand1=COMPLETE), 2)
    play(match, "0 block")
    assert match.waiting == (0,)
    assert offered(match, 0) == {"pick", "out"}
    refusal = refused(match, "0 block")
    assert (refusal.code, refusal.ruling) == ("one_block", "B6")
    assert match.view(0)["guidance"] == {"closed": {"block": "one_block"}}
    out = play(match.copy(), f"0 {lay(OTHER_COMPLETE)}")
    assert out.result is not None
    assert out.result.winners == (0,)
    pass_turns(match, 2)  # in the next turn it is open again
    assert "block" in offered(match, 0)


def test_b6_a_new_round_is_open_to_block_again() -> None:
    match = play(pass_turns(table(hand0=OTHER_COMPLETE, hand1=COMPLETE, rounds=2), 2), "0 block")
    play(match, f"0 {lay(OTHER_COMPLETE)}")
    assert (match.view(1)["round"], offered(match, 1)) == (2, {"pick", "block"})


def test_b6_block_succeeds_against_a_hand_that_a_wild_completes_and_fails_against_two_wilds() -> None:
    wild = play(table(hand1="wild e.definition e.example d.word d.example"), "0 block")
    assert wild.events(1)[1]["success"] is True
    two = play(table(hand1="e.word e.definition e.example wild wild"), "0 block")
    assert two.events(1)[1]["success"] is False


def test_b6_after_a_failure_the_opponent_picks_a_card_blind_the_caller_draws_and_loses_the_turn() -> None:
    match = play(table(pile="l.word", picks=[2]), "0 block")
    assert (match.waiting, match.view(1)["phase"]) == ((1,), "choose")
    assert match.offers(1) == [{"act": "choose", "slot": {"one_of": [0, 1, 2, 3, 4]}}]
    assert offered(match, 0) == set()
    play(match, "1 choose slot=4")
    assert match.view(0)["hand"] == ["a.word", "b.definition", "f.word", "g.word", "l.word"]
    assert (match.view(0)["up"], match.view(0)["down"]) == ("c.example", 26)
    assert match.waiting == (1,)
    assert "block" in offered(match, 1)
    for you in (0, 1, None):
        assert match.events(you)[2] == {"event": "chose", "n": 2, "seat": 1, "slot": 4, "card": "c.example"}
    assert match.events(0)[3] == {"event": "drew", "n": 2, "seat": 0, "card": "l.word"}
    assert match.events(1)[3] == {"event": "drew", "n": 2, "seat": 0}


@pytest.mark.parametrize("slot", [-1, 5, 99])
def test_b6_there_are_five_places_to_choose_from(slot: int) -> None:
    match = play(table(), "0 block")
    refusal = refused(match, f"1 choose slot={slot}")
    assert (refusal.code, refusal.ruling) == ("five_places", "B6")


def test_b6_a3_the_places_are_freshly_shuffled_so_no_place_is_better_than_another() -> None:
    taken = set()
    for seed in range(40):
        match = play(table(seed=seed), "0 block")
        cards = {play(match.copy(), f"1 choose slot={slot}").view(1)["chosen"] for slot in range(5)}
        assert len(cards) == 1  # what lies in a place is drawn when it is chosen
        taken |= cards
    assert taken == set(JUNK.split())


def test_b15_a_shown_hand_is_seen_until_the_next_act_of_the_one_who_saw_it() -> None:
    match = play(table(), "0 block", "1 choose slot=0")
    assert match.view(0)["shown"] == OTHER_JUNK.split()
    pass_turns(match)
    assert match.view(0)["shown"] == OTHER_JUNK.split()  # as it was when it was shown
    assert match.view(0)["chosen"] is None
    play(match, "0 pick from=down")
    assert match.view(0)["shown"] is None


def test_b15_choosing_blocking_and_calling_out_are_acts_too() -> None:
    match = play(table(), "0 block", "1 choose slot=0", "1 block")
    assert match.view(0)["shown"] == OTHER_JUNK.split()
    assert match.view(1)["shown"] == match.view(0)["hand"]
    play(match, "0 choose slot=0")
    assert match.view(0)["shown"] is None
    assert match.view(1)["shown"] is not None
    play(match, "0 block")
    assert match.view(0)["shown"] == match.view(1)["hand"]
    succeeded = pass_turns(table(hand0=OTHER_COMPLETE, hand1=COMPLETE), 2)
    play(succeeded, "0 block", f"0 {lay(OTHER_COMPLETE)}")
    assert succeeded.view(0)["shown"] is None


def test_b15_what_go_on_does_in_your_turn_is_a_move_of_yours_and_pressing_it_is_not() -> None:
    match = play(table(), "0 block", "1 choose slot=0", "clock elapsed", "0 go_on")
    assert match.view(0)["shown"] is not None
    play(match, "clock elapsed", "0 go_on", "clock elapsed", "1 go_on")
    assert match.view(0)["shown"] is None


def test_b15_a_shown_hand_is_seen_beyond_the_end_of_the_round_if_one_has_not_acted_since() -> None:
    match = play(table(rounds=2), "0 block", "1 choose slot=0", f"1 {lay(OTHER_JUNK)}")
    assert (match.view(0)["round"], match.view(0)["shown"]) == (2, OTHER_JUNK.split())
    for you in (None, 0, 1):
        assert parlour.imagine(match.view(you), deck=match.header.deck).view(you) == match.view(you)
    while match.waiting != (0,):
        match.play(match.waiting[0], match.acts(match.waiting[0])[0])
    play(match, "0 pick from=down")
    assert match.view(0)["shown"] is None
    ended = play(table(), "0 block", "1 choose slot=0", f"1 {lay(OTHER_JUNK)}")
    assert ended.view(0)["shown"] == OTHER_JUNK.split()


def test_b15_a_card_chosen_blind_is_shown_to_both_until_the_next_move() -> None:
    match = play(table(picks=[0, 0]), "0 block", "1 choose slot=0")
    assert [match.view(you)["chosen"] for you in (0, 1, None)] == ["a.word"] * 3
    for line in ("1 pick from=up", "1 block", f"1 {lay(OTHER_JUNK)}"):
        assert play(match.copy(), line).view(None)["chosen"] is None


def test_a10_if_no_card_is_chosen_the_first_place_is_taken() -> None:
    match = play(table(picks=[3]), "0 block", "clock elapsed", "0 go_on")
    for you in (0, 1, None):
        assert match.events(you)[-2] == {"event": "chose", "n": 3, "seat": 1, "slot": 0, "card": "f.word"}
    assert match.waiting == (1,)


def test_b7_b6_the_face_down_pile_may_run_out_while_a_blocked_player_draws() -> None:
    match = pass_turns(table(hand1=COMPLETE), 24)
    assert (match.waiting, match.view(0)["down"]) == ((0,), 3)
    last_three = lying(match).down[::-1]
    play(match, "0 block")
    assert match.view(1)["hand"][:3] == last_three
    assert not set(match.view(1)["hand"]) & set(COMPLETE.split())  # the old cards were not among those turned over
    assert (match.view(0)["up"], match.view(0)["down"]) == (None, 25 - 2 + 5)
    assert sorted(lying(match).down[:5]) == sorted(COMPLETE.split())
    assert match.view(None)["run_outs"] == 1


def test_b7_b6_the_old_hand_goes_under_the_pile_that_was_turned_over_with_the_fifth_card() -> None:
    match = pass_turns(table(hand1=COMPLETE), 22)
    assert (match.waiting, match.view(0)["down"]) == ((0,), 5)
    play(match, "0 block")
    assert (match.view(0)["up"], match.view(0)["down"]) == (None, 23 + 5)
    assert sorted(lying(match).down[:5]) == sorted(COMPLETE.split())


def test_b7_b6_a_card_chosen_blind_is_turned_over_with_the_pile_if_the_caller_draws_the_last_card() -> None:
    match = pass_turns(table(picks=[1]), 26)
    assert (match.waiting, match.view(0)["down"]) == ((0,), 1)
    play(match, "0 block", "1 choose slot=0")
    assert (match.view(None)["up"], match.view(None)["chosen"]) == (None, "b.definition")
    assert "b.definition" in lying(match).down
    assert offered(match, 1) == {"pick", "block", "out"}
    assert refused(match, "1 pick from=up").code == "nothing_up"
