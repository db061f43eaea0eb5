"""#TalkItOut: what each seat and a spectator see and hear at each moment (T17, A3)."""

from __future__ import annotations

from typing import Any

import parlour
from tests.games.talkitout.decks import hand, last, lie, seen, table
from tests.scripting import play

EVERYBODY = (None, 0, 1, 2)


def of(match: parlour.Match, key: str) -> list[Any]:
    """What the spectator sees of it, then each seat in order."""
    return [match.view(you)[key] for you in (None, *range(match.header.seats))]


def heard(match: parlour.Match, name: str) -> list[Any]:
    """The last event of that name as the spectator hears it, then each seat in order."""
    return [last(match, name, you) for you in (None, *range(match.header.seats))]


def test_t17_you_see_your_own_hand_and_nobody_elses() -> None:
    match = table("sr2", "sr3", "sr4")
    assert match.view(None)["hand"] is None
    for seat, own in enumerate(["sr2", "sr3", "sr4"]):
        assert hand(match, seat)[0] == own
        for you in EVERYBODY:
            if you != seat:
                assert own not in str(match.view(you))
                assert own not in str(match.events(you))


def test_t17_the_cards_of_a_hand_are_listed_in_the_order_they_came() -> None:
    match = play(table("fm1 fm2 fm3 fm4 fm5 fm6 fm7", "", pile="fm8"), "0 draw")
    assert hand(match, 0) == [f"fm{n}" for n in range(1, 9)]


def test_t17_everybody_sees_how_many_cards_each_player_and_the_pile_have() -> None:
    match = play(table("", "", "", pile="fm1"), "0 draw")
    assert of(match, "seats") == [[{"cards": 8}, {"cards": 7}, {"cards": 7}]] * 4
    assert of(match, "pile") == [15] * 4


def test_t17_a3_of_the_discard_pile_only_the_topmost_question_and_the_special_card_on_it_show() -> None:
    match = play(table("sr2", "sr3 throw", ""), "0 play card=sr2", "0 answer", "1 play card=sr3")
    assert (of(match, "top"), of(match, "special")) == (["sr3"] * 4, [None] * 4)
    play(match, "1 special card=throw_it_out")
    assert (of(match, "top"), of(match, "special")) == (["sr3"] * 4, ["throw_it_out"] * 4)
    assert all("sr1" not in str(match.view(you)) and "sr2" not in str(match.view(you)) for you in EVERYBODY)


def test_t17_a_drawn_card_is_shown_to_whoever_drew_it_and_to_nobody_else() -> None:
    match = play(table("", "", "", pile="fm1"), "0 draw")
    assert heard(match, "drew") == [{"seat": 0}, {"seat": 0, "card": "fm1"}, {"seat": 0}, {"seat": 0}]


def test_t17_which_question_could_be_played_after_drawing_is_seen_by_the_player_alone() -> None:
    match = play(table("", "", "", pile="sr2"), "0 draw")
    assert of(match, "drawn") == [None, "sr2", None, None]
    assert of(match, "phase") == ["drawn"] * 4


def test_t17_whose_turn_it_is_and_what_the_table_waits_for_is_seen_by_all() -> None:
    match = play(table("", "sr2 back", "", first=1), "1 play card=sr2", "1 special card=back_at_you to=0")
    assert (of(match, "turn"), of(match, "waiting")) == ([1] * 4, [[0]] * 4)


def test_t17_answers_in_the_open_are_seen_by_all() -> None:
    match = play(table("sr2", "", ""), "0 play card=sr2", "0 answer text=yes")
    assert of(match, "answers") == [[{"seat": 0, "text": "yes"}]] * 4


def test_t17_which_answer_is_the_lie_is_known_to_the_liar_alone_until_it_is_judged() -> None:
    match = lie("", "", "")
    assert of(match, "lie") == [None, 1, None, None]
    assert [event.get("lie") for event in heard(match, "told")] == [None, 1, None, None]
    play(match, "1 vote lie=0", "2 vote lie=0")
    assert of(match, "lie") == [None] * 4
    assert [verdict["lie"] for verdict in of(match, "verdict")] == [1] * 4


def test_t17_the_others_see_the_same_whichever_answer_is_the_lie() -> None:
    one, other = lie("", "", "", said="lie=0"), lie("", "", "", said="lie=1")
    for you in (None, 1, 2):
        assert one.view(you) == other.view(you)
        assert one.events(you) == other.events(you)
    typed = [lie("", "", "", said=f"answers=[a,b] lie={mark}") for mark in (0, 1)]
    for you in (None, 1, 2):
        assert typed[0].view(you) == typed[1].view(you)
        assert typed[0].events(you) == typed[1].events(you)


def test_t17_nobody_can_tell_from_the_order_shown_which_answer_was_typed_first() -> None:
    """The order is drawn: over many seeds each answer comes first about as often."""
    first = [lie("", "", said="answers=[a,b] lie=0", seed=seed).view(1)["answers"][0]["text"] for seed in range(200)]
    assert 70 < first.count("a") < 130


def test_t17_how_somebody_votes_stays_secret_until_all_votes_are_shown() -> None:
    match = play(lie("", "", ""), "1 vote lie=0")
    assert of(match, "sealed") == [[1]] * 4
    assert of(match, "yours") == [None, None, {"act": "vote", "lie": 0}, None]
    assert of(match, "waiting") == [[2]] * 4
    assert heard(match, "voted") == [{"seat": 1}, {"seat": 1}, {"seat": 1, "lie": 0}, {"seat": 1}]
    other = play(lie("", "", ""), "1 vote lie=1")
    for you in (None, 0, 2):
        assert match.view(you) == other.view(you)
        assert match.events(you) == other.events(you)


def test_t17_a_vote_changed_or_not_looks_the_same_to_the_others() -> None:
    changed, same = (play(lie("", "", ""), "1 vote lie=0", f"1 vote lie={vote}") for vote in (1, 0))
    for you in (None, 0, 2):
        assert changed.view(you) == same.view(you)
        assert changed.events(you) == same.events(you)


def test_t17_the_votes_of_a_tie_and_of_the_verdict_are_shown_to_all() -> None:
    match = play(lie("", "", ""), "1 vote lie=0", "2 vote lie=1")
    assert of(match, "tied") == [[None, 0, 1]] * 4
    assert heard(match, "tied") == [{"seat": 0, "votes": [None, 0, 1]}] * 4
    play(match, "1 vote lie=1", "2 vote lie=1")
    assert of(match, "verdict") == [{"votes": [None, 1, 1], "lie": 1, "found": True}] * 4


def test_t17_what_is_drawn_for_a_lie_is_seen_by_whoever_drew_it() -> None:
    match = play(lie("", "", "", pile="sf1 sf2"), "1 vote lie=0", "2 vote lie=0")
    assert heard(match, "drew") == [{"seat": 2}, {"seat": 2}, {"seat": 2}, {"seat": 2, "card": "sf2"}]
    assert [("sf1" in str(match.view(you))) for you in EVERYBODY] == [False, False, True, False]


def test_t17_offers_are_the_seats_own_and_a_spectator_has_none() -> None:
    match = table("sr2", "", "")
    assert of(match, "offers") == [[], [{"act": "play", "card": "sr2"}], [], []]


def test_t17_the_order_of_the_pile_is_nobodys_to_see() -> None:
    one, other = table("", "", "", pile="fm1 throw sr2"), table("", "", "", pile="sr2 fm1 throw")
    for you in EVERYBODY:
        assert one.view(you) == other.view(you)
        assert one.events(you) == other.events(you)


def test_a12_the_view_has_the_names_of_the_wire() -> None:
    view = table("", "").view(0)
    every_game = {"game", "you", "phase", "waiting", "seats", "over", "winners", "timer", "offers"}
    assert every_game | {"hand", "top", "special", "pile", "answers"} <= view.keys()
    assert (view["game"], view["you"], view["over"], view["winners"]) == ("talkitout", 0, False, [])
    assert seen(table("", ""), "you") is None
