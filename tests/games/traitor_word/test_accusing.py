"""Traitor Word: accusing, voting, and what the others may know of the Flashes (W7–W12, W27)."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from tests.games.traitor_word.tables import (
    card,
    claim,
    flashes,
    hand,
    kind_of_timer,
    lose_all,
    say,
    seen,
    table,
    told,
    vote,
)
from tests.scripting import offered, play, refused


def off_topic(*hands: str, **how: Any) -> parlour.Match:
    """Seat 1 has said "whale", seat 0 has called it off topic, and seat 1 has explained."""
    return play(say(table(*hands, **how), "whale"), "0 accuse of=off_topic", "1 justify")


# ── one accusation a word ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("first", ["secret", "off_topic"])
@pytest.mark.parametrize("second", ["secret", "off_topic"])
def test_w7_each_word_can_be_accused_once_in_one_of_the_two_ways(first: str, second: str) -> None:
    match = play(say(table("", "", "", ""), "whale"), f"0 accuse of={first}")
    if first == "off_topic":
        vote(play(match, "1 justify"), s2="up", s3="up")
    for seat in (0, 2, 3):
        assert "accuse" not in offered(match, seat)
        refusal = refused(match, f"{seat} accuse of={second}")
        assert (refusal.code, refusal.ruling) == ("accused_once", "W7")
    say(match, "sea")
    play(match, f"0 accuse of={second}")


@pytest.mark.parametrize("phase", ["justify", "vote"])
def test_w7_it_is_settled_before_anything_else_goes_on_claims_included(phase: str) -> None:
    match = play(say(table("", "", "whale", ""), "whale"), "0 accuse of=off_topic")
    if phase == "vote":
        play(match, "1 justify")
    assert seen(match, "phase") == phase
    for line in (
        f"2 claim card={card(match, 'whale')}",
        "2 say word=sea",
        "3 accuse of=secret",
        "1 accuse of=secret",
        "0 grab",
    ):
        refusal = refused(match, line)
        assert (refusal.code, refusal.ruling) == ("settle_first", "W7")
    assert offered(match, 0) == set()


def test_w7_after_it_the_word_may_still_be_claimed() -> None:
    match = vote(off_topic("", "", "whale"), s2="down")
    assert flashes(match) == [4, 2, 3]
    claim(match, 2, "whale")
    assert flashes(match) == [4, 2, 4]


@pytest.mark.parametrize("of", ["lying", "", None, 3])
def test_an_accusation_is_of_a_secret_word_or_of_going_off_topic(of: object) -> None:
    match = say(table("", "", ""), "whale")
    with pytest.raises(parlour.Refused) as caught:
        match.play(0, {"act": "accuse", "of": of})
    assert caught.value.code == "malformed"


# ── a secret word ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_w8_guilty_one_flash_to_the_accuser_the_card_is_discarded_and_a_new_one_drawn() -> None:
    match = play(say(table("", "whale", "", pile="tail"), "whale"), "0 accuse of=secret")
    assert flashes(match) == [4, 2, 3]
    assert "whale" not in hand(match, 1)
    assert hand(match, 1)[-1] == "tail"
    settled = {"by": 0, "of": "secret", "guilty": True, "votes": None, "voters": [], "text": None, "giver": 1}
    assert seen(match, "verdict") == settled
    assert seen(match, "shown") == {"seat": 1, "card": card(match, "whale"), "word": "whale"}
    say(match, "sea")
    assert flashes(match) == [4, 2, 3]  # and it does not count any more (W5)


def test_w8_not_guilty_one_flash_from_the_accuser_to_the_accused() -> None:
    match = play(say(table("", "tail", ""), "whale"), "2 accuse of=secret")
    assert flashes(match) == [3, 4, 2]
    assert "tail" in hand(match, 1)
    assert (seen(match, "verdict")["guilty"], seen(match, "verdict")["giver"]) == (False, 2)
    assert seen(match, "shown") is None


def test_a4_w8_the_game_answers_truthfully_though_another_holds_the_word() -> None:
    match = play(say(table("whale", "", ""), "whale"), "2 accuse of=secret")
    assert seen(match, "verdict")["guilty"] is False
    claim(match, 0, "whale")


# ── off topic ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("text", "shown"), [(None, None), ("A camel has one.", "A camel has one.")])
def test_w9_the_accused_may_give_one_sentence_typed_or_aloud(text: str | None, shown: str | None) -> None:
    match = play(say(table("", "", "", ""), "whale"), "0 accuse of=off_topic")
    accused = {"by": 0, "of": "off_topic", "text": None, "voted": [], "voters": [2, 3]}
    assert seen(match, "accusation") == accused
    assert match.waiting == (1,)
    assert match.offers(1) == [{"act": "justify", "text": {"text": 280, "optional": True}}]
    match.play(1, {"act": "justify"} | ({} if text is None else {"text": text}))
    assert seen(match, "accusation") == accused | {"text": shown}
    assert match.events(2)[-1]["text"] == shown


@pytest.mark.parametrize(("text", "code"), [("", "text_empty"), ("x" * 281, "text_long"), ("a\u200bb", "text_unseen")])
def test_a6_a_sentence_that_cannot_be_shown_is_refused(text: str, code: str) -> None:
    match = play(say(table("", "", ""), "whale"), "0 accuse of=off_topic")
    with pytest.raises(parlour.Refused) as caught:
        match.play(1, {"act": "justify", "text": text})
    assert caught.value.code == code


def test_w9_only_the_accused_explains() -> None:
    match = play(say(table("", "", ""), "whale"), "0 accuse of=off_topic")
    for seat in (0, 2):
        assert refused(match, f"{seat} justify").code == "not_accused"


@pytest.mark.parametrize(
    ("seats", "accuser", "voters"), [(3, 0, (2,)), (4, 2, (0, 3)), (5, 0, (2, 3, 4)), (6, 5, (0, 2, 3, 4))]
)
def test_w9_all_but_accused_and_accuser_vote(seats: int, accuser: int, voters: tuple[int, ...]) -> None:
    match = play(say(table(*[""] * seats), "whale"), f"{accuser} accuse of=off_topic", "1 justify")
    assert match.waiting == voters
    for seat in (1, accuser):
        assert refused(match, f"{seat} vote thumb=down").code == "no_vote"


def test_w9_votes_are_secret_until_they_are_shown_together() -> None:
    match = play(off_topic("", "", "", ""), "2 vote thumb=down")
    other = play(off_topic("", "", "", ""), "2 vote thumb=up")
    for you in (None, 0, 1, 3):
        assert match.view(you) == other.view(you)
        assert match.events(you) == other.events(you)
    assert seen(match, "accusation")["voted"] == [2]
    assert seen(match, "yours", 2) == {"act": "vote", "thumb": "down"}
    vote(match, s3="up")
    assert seen(match, "verdict")["votes"] == [None, None, "down", "up"]


def test_a11_a_vote_may_be_changed_until_the_last_one_is_in() -> None:
    match = play(off_topic("", "", "", ""), "2 vote thumb=down", "2 vote thumb=up")
    assert seen(match, "accusation")["voted"] == [2]
    assert match.waiting == (3,)
    vote(match, s3="down")
    assert (seen(match, "verdict")["guilty"], seen(match, "verdict")["votes"]) == (False, [None, None, "up", "down"])


def test_w9_more_down_than_up_one_flash_from_the_accused_to_the_accuser() -> None:
    match = vote(off_topic("", "", "", "", ""), s2="down", s3="up", s4="down")
    assert seen(match, "verdict")["guilty"] is True
    assert flashes(match) == [4, 2, 3, 3, 3]


def test_w9_if_it_was_a_secret_its_card_is_discarded_and_a_new_one_drawn() -> None:
    match = vote(off_topic("", "whale", "", pile="tail"), s2="down")
    assert flashes(match) == [4, 2, 3]
    assert hand(match, 1)[-1] == "tail"
    assert "whale" not in hand(match, 1)
    assert seen(match, "shown")["word"] == "whale"
    assert flashes(say(match, "sea")) == [4, 2, 3]


@pytest.mark.parametrize("thumbs", [("up", "up"), ("up", "down")])
def test_w9_otherwise_a_tie_included_one_flash_from_the_accuser_to_the_accused(thumbs: tuple[str, str]) -> None:
    match = vote(off_topic("", "", "", ""), s2=thumbs[0], s3=thumbs[1])
    assert seen(match, "verdict")["guilty"] is False
    assert flashes(match) == [2, 4, 3, 3]


def test_w9_and_if_it_was_a_secret_it_is_validated() -> None:
    match = vote(off_topic("", "whale", "", pile="tail"), s2="up")
    assert flashes(match) == [2, 5, 3]
    assert hand(match, 1)[-1] == "tail"
    assert seen(match, "shown") == {"seat": 1, "card": card(match, "whale"), "word": "whale"}
    assert flashes(say(match, "sea")) == [2, 5, 3]  # once is enough


@pytest.mark.parametrize("thumb", ["sideways", "", None, True])
def test_a_thumb_is_up_or_down(thumb: object) -> None:
    with pytest.raises(parlour.Refused) as caught:
        off_topic("", "", "").play(2, {"act": "vote", "thumb": thumb})
    assert caught.value.code == "malformed"


# ── nothing to stake, and going on ──────────────────────────────────────────────────────────────────────────────────


def test_w10_a_player_without_a_flash_cannot_accuse_but_can_claim() -> None:
    match = lose_all(table("", "", "", "whale"), 3)
    while match.waiting != (1,):
        say(match, f"more{match.table.step}")
    say(match, "whale")
    assert "accuse" not in offered(match, 3)
    for of in ("secret", "off_topic"):
        refusal = refused(match, f"3 accuse of={of}")
        assert (refusal.code, refusal.ruling) == ("nothing_to_stake", "W10")
    claim(match, 3, "whale")
    assert "accuse" in offered(match, 3)  # there is a Flash to stake again


def test_w10_an_accused_with_none_to_give_gives_none() -> None:
    match = lose_all(table("", "", "", "whale", first=2), 3)
    while match.waiting != (3,):
        say(match, f"more{match.table.step}")
    before = flashes(match)
    say(match, "whale")
    play(match, "0 accuse of=secret")
    assert seen(match, "verdict")["guilty"] is True
    assert flashes(match) == before
    assert "gave" not in told(match)
    assert "whale" not in hand(match, 3)  # the card is discarded all the same (W8)


@pytest.mark.parametrize("of", ["secret", "off_topic"])
@pytest.mark.parametrize("thumb", ["up", "down"])
def test_w11_the_next_speaker_is_the_one_who_would_have_been_next_whatever_the_verdict(of: str, thumb: str) -> None:
    match = play(say(table("", "", "", ""), "whale"), f"3 accuse of={of}")
    if of == "off_topic":
        vote(play(match, "1 justify"), s0=thumb, s2=thumb)
    assert match.waiting == (2,)
    say(match, "sea")
    assert [link["word"] for link in seen(match, "chain")] == ["opening", "whale", "sea"]


# ── waiting ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a10_a_missing_sentence_counts_as_none() -> None:
    match = play(say(table("", "", "", ""), "whale"), "0 accuse of=off_topic")
    assert kind_of_timer(match) == "wait"
    assert refused(match, "3 go_on").code == "not_late"
    play(match, "clock elapsed", "3 go_on")
    assert seen(match, "phase") == "vote"
    assert seen(match, "accusation")["text"] is None
    assert "justified" not in told(match)


def test_a10_missing_votes_do_not_count() -> None:
    match = play(off_topic("", "", "", "", ""), "2 vote thumb=down", "clock elapsed", "1 go_on")
    assert seen(match, "verdict") == {
        "by": 0,
        "of": "off_topic",
        "guilty": True,
        "votes": [None, None, "down", None, None],
        "voters": [2, 3, 4],
        "text": seen(match, "verdict")["text"],
        "giver": 1,
    }


@pytest.mark.parametrize("votes", [{}, {"s2": "down", "s3": "up"}])
def test_a10_a_tie_or_no_vote_at_all_means_not_off_topic(votes: dict[str, str]) -> None:
    match = play(vote(off_topic("", "", "", "", ""), **votes), "clock elapsed", "0 go_on")
    assert seen(match, "verdict")["guilty"] is False
    assert flashes(match) == [2, 4, 3, 3, 3]


def test_a10_a_vote_neither_restarts_the_clock_nor_takes_back_that_it_is_out() -> None:
    match = off_topic("", "", "", "", "")
    since = match.timer
    play(match, "2 vote thumb=down")
    assert match.timer == since
    play(match, "clock elapsed", "3 vote thumb=down", "2 vote thumb=up")
    assert match.timer is None
    play(match, "4 go_on")
    assert seen(match, "verdict")["guilty"] is False


# ── hidden piles ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_w12_the_height_of_a_pile_is_known_only_to_its_owner() -> None:
    match = play(say(table("", "", "", ""), "whale"), "2 accuse of=secret")
    assert flashes(match) == [3, 4, 2, 3]
    for you in (None, 0, 3):
        view = match.view(you)
        assert view["seats"] == [{"cards": 5, "empty": False}] * 4
        assert view["flashes"] == (None if you is None else 3)


def test_w12_all_can_see_whether_a_pile_is_empty() -> None:
    match = lose_all(table("", "", "", "", first=2), 3)
    for you in (None, 0, 1, 2, 3):
        assert [seat["empty"] for seat in seen(match, "seats", you)] == [False, False, False, True]


MOVEMENT = {"accused", "justified", "voted", "judged", "gave", "validated", "claimed", "discarded"}


@pytest.mark.parametrize(
    "lines",
    [
        ["0 accuse of=secret"],
        ["0 accuse of=off_topic", "1 justify text=because", "2 vote thumb=up", "3 vote thumb=up"],
        ["0 accuse of=off_topic", "1 justify", "2 vote thumb=down", "3 vote thumb=down"],
    ],
)
@pytest.mark.parametrize("word", ["whale", "sea", "sand"])
def test_w12_w27_the_history_lists_no_flash_movement_older_than_the_last_word(word: str, lines: list[str]) -> None:
    match = play(say(table("", "whale", "sea", ""), word), *lines)
    if word == "sea":
        claim(match, 2, "sea")
    for you in (None, 0, 1, 2, 3):
        assert set(told(match, you)) & {"judged", "gave"} == {"judged", "gave"}
    say(match, "next")
    for you in (None, 0, 1, 2, 3):
        assert not set(told(match, you)) & MOVEMENT
        assert [event["word"] for event in match.events(you) if event["event"] == "said"] == [word, "next"]
        view = match.view(you)
        assert (view["verdict"], view["shown"], view["before"]) == (None, None, None)


def test_w27_what_the_last_word_has_validated_is_listed_as_long_as_it_is_the_last() -> None:
    match = say(table("", "whale", ""), "whale sea")
    assert told(match) == ["opened", "said", "validated", "said"]
    assert told(say(match, "sand")) == ["opened", "said", "said", "said"]
