"""A turn: what is picked up, what is thrown out, and what everybody sees of it."""

from __future__ import annotations

import pytest

from tests.games.bluff.decks import COMPLETE, JUNK, OTHER_JUNK, lay, pass_turns, story, table
from tests.scripting import offered, play, refused


def test_b3_a_turn_is_picking_up_the_top_of_either_pile_and_throwing_out_one_card() -> None:
    down = play(table(pile="l.word l.example"), "0 pick from=down")
    assert down.view(0)["hand"] == [*JUNK.split(), "l.word"]
    assert (down.view(0)["up"], down.view(0)["down"]) == ("a.example", 26)
    up = play(table(pile="l.word"), "0 pick from=up")
    assert up.view(0)["hand"] == [*JUNK.split(), "a.example"]
    assert (up.view(0)["up"], up.view(0)["down"]) == (None, 27)
    play(up, "0 throw card=c.example")
    assert up.view(0)["hand"] == ["a.word", "b.definition", "f.word", "g.word", "a.example"]
    assert up.view(1)["up"] == "c.example"
    assert up.waiting == (1,)


def test_b3_block_and_out_are_for_the_start_of_a_turn_only() -> None:
    match = pass_turns(table(), 2)
    assert offered(match, 0) == {"pick", "block", "out"}
    play(match, "0 pick from=down")
    assert offered(match, 0) == {"throw"}
    assert refused(match, "0 block").code == "block_at_start"
    assert refused(match, "0 pick from=up").code == "throw_first"
    hand = match.view(0)["hand"]
    assert refused(match, f"0 {lay(' '.join(hand[:5]))}").code == "out_at_start"
    assert refused(match, "1 pick from=down").code == "not_you"


def test_b3_a_card_picked_from_the_face_up_pile_cannot_be_thrown_out_in_the_same_turn() -> None:
    match = play(table(), "0 pick from=up")
    refusal = refused(match, "0 throw card=a.example")
    assert (refusal.code, refusal.ruling) == ("just_picked", "B3")
    assert match.offers(0) == [{"act": "throw", "card": {"one_of": JUNK.split()}}]
    # but in the next turn it can
    pass_turns(play(match, "0 throw card=a.word"))
    play(match, "0 pick from=down", "0 throw card=a.example")


def test_b3_a_card_picked_from_the_face_down_pile_can_be_thrown_out_at_once() -> None:
    match = play(table(pile="l.word"), "0 pick from=down", "0 throw card=l.word")
    assert match.view(0)["hand"] == JUNK.split()
    assert match.view(0)["up"] == "l.word"


def test_b3_only_a_card_of_the_own_hand_can_be_thrown_out() -> None:
    match = play(table(), "0 pick from=down")
    for card in ("h.word", "a.example", "nonsense", "wild"):
        refusal = refused(match, f"0 throw card={card}")
        assert (refusal.code, refusal.ruling) == ("not_yours", "B3")


def test_b3_a11_of_two_wilds_the_one_that_may_go_goes() -> None:
    match = play(table(hand0="wild b.word c.word f.word g.word", up="wild"), "0 pick from=up")
    assert {"act": "throw", "card": {"one_of": ["wild", "b.word", "c.word", "f.word", "g.word"]}} in match.offers(0)
    play(match, "0 throw card=wild")
    assert match.view(0)["hand"] == ["b.word", "c.word", "f.word", "g.word", "wild"]
    assert match.view(0)["up"] == "wild"
    # a single Wild, just picked up, has to stay
    alone = play(table(up="wild"), "0 pick from=up")
    assert refused(alone, "0 throw card=wild").code == "just_picked"


def test_b9_two_wilds_may_be_held_and_the_opponent_may_pick_up_the_one_thrown_out() -> None:
    match = table(hand0="wild wild c.word f.word g.word")
    assert match.offers(0)[0] == {"act": "pick", "from": {"one_of": ["down", "up"]}}
    pass_turns(match, 4)
    assert match.view(0)["hand"][:2] == ["wild", "wild"]
    play(match, "0 pick from=down")
    assert [offer["card"]["one_of"].count("wild") for offer in match.offers(0)] == [1]
    assert [str(act).count("wild") for act in match.acts(0)].count(1) == 1  # equal cards are one choice
    play(match, "0 throw card=wild", "1 pick from=up")
    assert match.view(1)["hand"][-1] == "wild"


def test_b14_a_turn_ends_with_five_cards_and_the_drawn_card_is_seen_by_its_owner_alone() -> None:
    match = play(table(pile="l.word"), "0 pick from=down")
    assert [seat["cards"] for seat in match.view(1)["seats"]] == [6, 5]
    assert match.events(0)[-1] == {"event": "drew", "n": 1, "seat": 0, "card": "l.word"}
    for you in (1, None):
        assert match.events(you)[-1] == {"event": "drew", "n": 1, "seat": 0}
        assert "l.word" not in str(match.view(you))
    play(match, "0 throw card=b.definition")
    assert [seat["cards"] for seat in match.view(1)["seats"]] == [5, 5]
    for you in (0, 1, None):
        assert match.events(you)[-1] == {"event": "threw", "n": 2, "seat": 0, "card": "b.definition"}
        assert match.view(you)["up"] == "b.definition"


def test_b14_a_card_picked_from_the_face_up_pile_is_seen_by_all() -> None:
    match = play(table(), "0 pick from=up")
    for you in (0, 1, None):
        assert match.events(you)[-1] == {"event": "took", "n": 1, "seat": 0, "card": "a.example"}
        assert match.view(you)["picked"] == "a.example"
    assert play(match, "0 throw card=a.word").view(1)["picked"] is None


def test_b14_everybody_sees_how_the_card_on_top_of_the_face_up_pile_came_there() -> None:
    match = table(first=0)
    assert match.view(1)["up_from"] == {"seat": 1, "how": "dealt"}
    play(match, "0 pick from=down", "0 throw card=a.word")
    assert match.view(None)["up_from"] == {"seat": 0, "how": "thrown"}
    play(match, "1 pick from=up")
    assert match.view(0)["up_from"] == {"seat": 1, "how": "dealt"}
    play(match, "1 throw card=h.word", "0 block", "1 choose slot=0")
    assert match.view(0)["up_from"] == {"seat": 1, "how": "chosen"}
    play(match, "1 pick from=up")
    assert match.view(0)["up_from"] == {"seat": 1, "how": "thrown"}
    play(match, "1 throw card=i.definition", "0 pick from=up", "0 throw card=b.definition")
    assert match.view(0)["up_from"] == {"seat": 0, "how": "thrown"}


def test_b15_you_see_your_hand_the_top_of_the_pile_counts_and_the_score_and_no_more() -> None:
    match = play(table(pile="l.word"), "0 pick from=down", "0 throw card=b.definition")
    zero, one, nobody = match.view(0), match.view(1), match.view(None)
    assert zero["hand"] == ["a.word", "c.example", "f.word", "g.word", "l.word"]
    assert one["hand"] == OTHER_JUNK.split()
    assert nobody["hand"] is None
    for view in (zero, one, nobody):
        assert (view["up"], view["down"], view["score"], view["shown"]) == ("b.definition", 26, [0, 0], None)
        assert (view["turn"], view["dealer"], view["round"], view["run_outs"]) == (1, 1, 1, 0)
        assert "a.example" not in str(view)  # it lies under the top
    assert not [card for card in zero["hand"] if card in str(one) or card in str(nobody)]
    assert story(match, None) == ["dealt", "drew", "threw"]


def test_a10_a_turn_not_begun_is_begun_by_picking_face_down_and_the_newest_card_that_may_go_is_thrown_out() -> None:
    match = play(table(hand0=COMPLETE, pile="l.word"), "clock elapsed", "1 go_on")
    assert match.view(0)["hand"] == [*COMPLETE.split(), "l.word"]
    assert (match.view(0)["phase"], match.view(0)["late"]) == ("throw", False)
    assert refused(match, "1 go_on").code == "not_late"
    play(match, "clock elapsed", "0 go_on")
    assert (match.view(0)["up"], match.waiting) == ("l.word", (1,))


def test_a10_a_card_just_picked_from_the_face_up_pile_is_not_the_one_that_goes() -> None:
    match = play(table(), "0 pick from=up", "clock elapsed", "1 go_on")
    assert match.view(0)["hand"] == ["a.word", "b.definition", "c.example", "f.word", "a.example"]
    assert match.view(0)["up"] == "g.word"


def test_a10_the_newest_card_goes_also_where_it_is_a_second_wild() -> None:
    match = play(table(hand0="wild b.word c.word f.word g.word", pile="wild"), "0 pick from=down")
    play(match, "clock elapsed", "0 go_on")
    assert match.view(0)["up"] == "wild"
    assert match.view(0)["hand"].count("wild") == 1


@pytest.mark.parametrize("wait", [0, 5])
def test_a10_go_on_never_calls_block_or_out(wait: int) -> None:
    match = table(hand1=COMPLETE, wait=wait)
    assert match.timer == ({"kind": "wait", "seconds": 5, "since": 0} if wait else None)
    for _ in range(8):
        play(match, "clock elapsed", "0 go_on")
    assert set(story(match, None)) == {"dealt", "late", "went_on", "drew", "threw"}
