"""#TalkItOut: #TellALie, its two answers, the vote and the verdict (T8, A4, A5, A6, A11)."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from tests.games.talkitout.decks import held, hidden, last, lie, seen, table, told
from tests.scripting import play, refused

# ── the two answers ─────────────────────────────────────────────────────────────────────────────────────────────────


def telling(seed: int = 0) -> parlour.Match:
    return play(table("sr2 lie", "", "", seed=seed), "0 play card=sr2", "0 special card=tell_a_lie")


def tell(match: parlour.Match, *answers: str, lie: Any = 0) -> parlour.Match:
    match.play(0, {"act": "tell", "answers": list(answers), "lie": lie})
    return match


def test_t8_the_player_is_asked_for_two_answers_and_the_mark() -> None:
    match = telling()
    assert match.waiting == (0,)
    assert seen(match, "phase") == "tell"
    (offer,) = match.offers(0)
    assert offer["act"] == "tell"
    assert offer["lie"] == {"one_of": [0, 1]}
    assert offer["answers"]["optional"] is True


@pytest.mark.parametrize("mark", [0, 1])
def test_t8_typed_answers_are_shown_in_an_order_drawn_at_random_and_the_mark_goes_along(mark: int) -> None:
    shown = set()
    for seed in range(20):
        match = tell(telling(seed), "a museum", "a mountain", lie=mark)
        texts = [answer["text"] for answer in seen(match, "answers")]
        assert texts[match.view(0)["lie"]] == ("a museum", "a mountain")[mark]
        assert last(match, "told") == {"seat": 0, "answers": texts}
        shown.add(tuple(texts))
    assert shown == {("a museum", "a mountain"), ("a mountain", "a museum")}


@pytest.mark.parametrize("mark", [0, 1])
def test_t8_a5_answers_said_aloud_are_the_first_and_the_second_as_the_player_marked_them(mark: int) -> None:
    for seed in range(20):
        match = play(telling(seed), f"0 tell lie={mark}")
        assert match.view(0)["lie"] == mark
        assert seen(match, "answers") == [{"seat": 0, "text": None}, {"seat": 0, "text": None}]
        assert last(match, "told") == {"seat": 0, "answers": None}


def test_t8_an_order_is_drawn_in_either_case() -> None:
    typed, aloud = tell(telling(), "a", "b"), play(telling(), "0 tell lie=0")
    assert hidden(typed).chance == hidden(aloud).chance != hidden(telling()).chance


@pytest.mark.parametrize(
    ("first", "second"), [("yes", "yes"), ("Crème brûlée", "creme  brulee"), ("ice-cream", "Icecream"), ("it’s", "its")]
)
def test_t8_a6_the_two_answers_must_differ_in_their_compared_form(first: str, second: str) -> None:
    match = telling()
    with pytest.raises(parlour.Refused) as caught:
        tell(match, first, second)
    assert (caught.value.code, caught.value.ruling) == ("two_answers", "T8")
    assert match == telling()


@pytest.mark.parametrize(
    ("answers", "code"),
    [
        (("", "yes"), "text_empty"),
        (("yes", "–"), "text_empty"),
        (("", ""), "text_empty"),
        (("x" * 281, "yes"), "text_long"),
        (("yes", "x" * 281), "text_long"),
        (("x" * 281, "x" * 281), "text_long"),
        (("yes\u200b", "no"), "text_unseen"),
        (("yes", "n\x00o"), "text_unseen"),
    ],
)
def test_t8_a6_each_answer_is_1_to_280_seen_characters(answers: tuple[str, str], code: str) -> None:
    match = telling()
    with pytest.raises(parlour.Refused) as caught:
        tell(match, *answers)
    assert (caught.value.code, caught.value.ruling) == (code, "A6")
    assert match == telling()


def test_t8_a6_answers_of_280_characters_are_shown_as_typed() -> None:
    answers = ("É" * 280, " twice  spaced ")
    assert {answer["text"] for answer in seen(tell(telling(), *answers), "answers")} == {*answers}


@pytest.mark.parametrize("mark", [-1, 2, 10**20])
def test_t8_the_mark_is_the_first_answer_or_the_second(mark: int) -> None:
    match = telling()
    for said in ({}, {"answers": ["a", "b"]}):
        with pytest.raises(parlour.Refused) as caught:
            match.play(0, {"act": "tell", "lie": mark, **said})
        assert (caught.value.code, caught.value.ruling) == ("one_of_two", "T8")


@pytest.mark.parametrize(
    "said", [{}, {"lie": None}, {"lie": True}, {"lie": 0, "answers": ["one"]}, {"lie": 0, "answers": ["a", "b", "c"]}]
)
def test_t8_two_answers_and_a_mark_are_two_answers_and_a_mark(said: dict[str, Any]) -> None:
    with pytest.raises(parlour.Refused) as caught:
        telling().play(0, {"act": "tell", **said})
    assert caught.value.code == "malformed"


def test_t8_a_lie_cannot_be_answered_plainly_instead() -> None:
    assert refused(telling(), "0 answer").code == "tell_both"


# ── the vote ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_t8_all_the_others_vote_and_the_liar_does_not() -> None:
    match = lie("", "", "", "")
    assert match.waiting == (1, 2, 3)
    assert seen(match, "phase") == "vote"
    for seat in (1, 2, 3):
        assert match.offers(seat) == [{"act": "vote", "lie": {"one_of": [0, 1]}}]
    assert match.offers(0) == []
    assert refused(match, "0 vote lie=0").code == "liar_votes"


@pytest.mark.parametrize("vote", [-1, 2, 7])
def test_t8_a_vote_is_for_the_first_answer_or_the_second(vote: int) -> None:
    refusal = refused(lie("", "", ""), f"1 vote lie={vote}")
    assert (refusal.code, refusal.ruling) == ("one_of_two", "T8")


def test_t8_votes_are_shown_together_when_the_last_is_in() -> None:
    match = play(lie("", "", "", ""), "2 vote lie=1", "1 vote lie=0")
    assert seen(match, "verdict") is None
    play(match, "3 vote lie=1")
    assert seen(match, "verdict") == {"votes": [None, 0, 1, 1], "lie": 1, "found": True}
    assert last(match, "judged") == {"seat": 0, "votes": [None, 0, 1, 1], "lie": 1, "found": True}


def test_t8_a11_a_vote_may_be_changed_until_the_last_one_is_in() -> None:
    match = play(lie("", "", ""), "1 vote lie=0", "1 vote lie=1", "1 vote lie=0", "1 vote lie=1")
    assert match.waiting == (2,)
    assert match.view(1)["yours"] == {"act": "vote", "lie": 1}
    play(match, "2 vote lie=1")
    assert seen(match, "verdict")["votes"] == [None, 1, 1]
    assert refused(match, "2 vote lie=0").code == "not_you"


def test_t8_a4_the_game_itself_says_from_the_liars_mark_whether_the_lie_was_found() -> None:
    for mark in (0, 1):
        for vote in (0, 1):
            match = play(lie("", "", said=f"lie={mark}"), f"1 vote lie={vote}")
            assert seen(match, "verdict") == {"votes": [None, vote], "lie": mark, "found": mark == vote}


@pytest.mark.parametrize(
    ("votes", "found"), [((1, 1, 0), True), ((1, 1, 1), True), ((0, 0, 1), False), ((0, 0, 0), False)]
)
def test_t8_a_majority_names_the_lie(votes: tuple[int, ...], found: bool) -> None:
    match = lie("", "", "", "")
    for seat, vote in enumerate(votes, start=1):
        play(match, f"{seat} vote lie={vote}")
    assert seen(match, "verdict")["found"] is found


@pytest.mark.parametrize("seed", range(6))
def test_t8_typed_lies_are_judged_in_the_order_shown(seed: int) -> None:
    match = lie("", "", said="answers=[museum,mountain] lie=0", seed=seed)
    shown = [answer["text"] for answer in seen(match, "answers")]
    play(match, f"1 vote lie={shown.index('museum')}")
    assert seen(match, "verdict")["found"] is True


def test_t8_a_tie_is_shown_and_voted_again_once() -> None:
    match = play(lie("", "", ""), "1 vote lie=0", "2 vote lie=1")
    assert seen(match, "verdict") is None
    assert seen(match, "tied") == [None, 0, 1]
    assert last(match, "tied") == {"seat": 0, "votes": [None, 0, 1]}
    assert match.waiting == (1, 2)
    assert match.view(1)["yours"] is None
    play(match, "1 vote lie=1", "2 vote lie=1")
    assert seen(match, "verdict") == {"votes": [None, 1, 1], "lie": 1, "found": True}


def test_t8_tied_again_the_lie_is_not_found_which_counts_as_wrong() -> None:
    match = play(lie("", "", ""), "1 vote lie=0", "2 vote lie=1", "1 vote lie=1", "2 vote lie=0")
    assert seen(match, "verdict") == {"votes": [None, 1, 0], "lie": 1, "found": False}
    assert held(match) == [5, 8, 8]


# ── what follows ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_t8_right_the_liar_draws_a_question_and_nobody_else_does() -> None:
    match = play(lie("", "", "", pile="sf1 sf2"), "1 vote lie=1", "2 vote lie=1")
    assert held(match) == [6, 7, 7]
    assert match.view(0)["hand"][-1] == "sf1"
    assert match.waiting == (1,)


def test_t8_wrong_every_other_player_draws_a_question_clockwise_from_the_liars_left() -> None:
    match = table("", "sr2 lie", "", first=1, pile="sf1 sf2")
    play(match, "1 play card=sr2", "1 special card=tell_a_lie", "1 tell lie=1", "2 vote lie=0", "0 vote lie=0")
    assert held(match) == [8, 5, 8]
    assert match.view(2)["hand"][-1] == "sf1"
    assert match.view(0)["hand"][-1] == "sf2"
    assert told(match) == ["voted", "judged", "drew", "drew"]
    assert match.waiting == (2,)


def test_t8_question_and_special_card_stay_on_top() -> None:
    match = play(lie("", ""), "1 vote lie=1")
    assert (seen(match, "top"), seen(match, "special")) == ("sr2", "tell_a_lie")


def test_t8_answers_and_verdict_are_seen_until_the_next_question_is_played() -> None:
    match = play(
        lie("", "", "", said="answers=[a,b] lie=0"), "1 vote lie=0", "2 vote lie=1", "1 vote lie=0", "2 vote lie=0"
    )
    assert [seen(match, key) is not None for key in ("tied", "verdict")] == [True, True]
    assert len(seen(match, "answers")) == 2
    play(match, "1 play card=" + match.view(1)["hand"][0])
    assert [seen(match, key) for key in ("tied", "verdict", "answers")] == [None, None, []]
