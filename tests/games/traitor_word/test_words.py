"""Traitor Word: the cards, the deal, and saying words in turn (W1–W4, W15, W18–W21, W28)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import parlour
from parlour.games.traitor_word.acts import Say
from tests.games.traitor_word.tables import chain, deck, flashes, hand, kind_of_timer, lose_all, say, seen, table
from tests.scripting import offered, play, refused

# ── setting up ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("seats", "fewest"), [(3, 55), (4, 63), (5, 71), (6, 79)])
def test_w1_any_deck_works_that_has_8_cards_a_seat_and_31_more(seats: int, fewest: int) -> None:
    words = [[f"black {number}", f"pink {number}"] for number in range(fewest)]
    parlour.start("traitor-word", seats=seats, deck={"words": words})
    with pytest.raises(ValueError, match=r"^deck: "):
        parlour.start("traitor-word", seats=seats, deck={"words": words[1:]})


def test_w1_no_word_comes_twice_in_a_colour_as_words_are_compared() -> None:
    words = [[f"black {number}", f"pink {number}"] for number in range(55)]
    with pytest.raises(ValueError, match="same word"):
        parlour.start("traitor-word", seats=3, deck={"words": [*words, ["BLACK 7", "rose"]]})


def test_w1_each_card_is_only_its_word_in_the_colour_that_the_host_picks() -> None:
    black = table("whale", "", "")
    pink = table("whale", "", "", colour="pink")
    assert (hand(black, 0)[0], chain(black)) == ("whale", ["opening"])
    assert (hand(pink, 0)[0], chain(pink)) == ("pink whale", ["pink opening"])
    say(pink, "whale")  # is on no card of this game, so there is nothing to claim
    assert refused(pink, f"0 claim card={seen(pink, 'hand', 0)[0]['card']}").code == "wrong_card"


@pytest.mark.parametrize(
    "options", [{"colour": "red"}, {"rounds": 1}, {"reaction": -1}, {"speak": "long"}, {"pause": 1}]
)
def test_options_that_do_not_fit_are_refused_by_name(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"^options: .*{next(iter(options))}"):
        parlour.start("traitor-word", seats=3, options=options)


@pytest.mark.parametrize("seats", [2, 7])
def test_it_is_for_3_to_6_players(seats: int) -> None:
    with pytest.raises(ValueError, match=r"^seats: "):
        parlour.start("traitor-word", seats=seats)


def test_w18_each_player_gets_three_flashes_and_then_five_secret_words() -> None:
    match = table("a b c d e", "f g h i j", "k l m n o", left=40)
    assert flashes(match) == [3, 3, 3]
    assert [hand(match, seat) for seat in range(3)] == [list("abcde"), list("fghij"), list("klmno")]
    assert [secret["card"] for secret in seen(match, "hand", 1)] == [12, 13, 14, 15, 16]
    assert seen(match, "pile") == 39
    assert seen(match, "seats") == [{"cards": 5, "empty": False}] * 3


def test_w18_a_hand_is_for_its_owners_eyes_only() -> None:
    match = table("whale", "", "")
    assert seen(match, "hand") is None
    assert seen(match, "flashes") is None
    assert "whale" not in str(match.view(1))


def test_w19_the_host_picks_the_first_player_or_chance_does() -> None:
    assert seen(table("", "", "", first=2), "first") == 2
    drawn = Counter(parlour.start("traitor-word", seats=3, seed=seed).view(None)["first"] for seed in range(60))
    assert set(drawn) == {0, 1, 2}


@pytest.mark.parametrize(("first", "speaks"), [(0, 1), (1, 2), (2, 0)])
def test_w2_the_first_player_turns_a_card_and_the_player_to_the_left_speaks(first: int, speaks: int) -> None:
    match = table("", "", "", first=first, reaction=4)
    assert seen(match, "chain") == [{"word": "opening", "seat": None}]
    assert match.waiting == (speaks,)
    assert seen(match, "turn") == speaks
    assert match.events(None) == [{"event": "opened", "n": 0, "seat": first, "card": 25, "word": "opening"}]


def test_w2_no_reaction_time_follows_the_first_word() -> None:
    match = table("", "", "", reaction=4)
    assert seen(match, "phase") == "speak"
    assert match.timer == {"kind": "wait", "seconds": 60, "since": 0}
    say(match, "sea")


def test_w2_the_first_word_cannot_be_accused_or_claimed() -> None:
    match = table("", "", "")
    for seat in range(3):
        assert offered(match, seat) <= {"say"}
        assert refused(match, f"{seat} accuse of=off_topic").ruling == "W2"
        assert refused(match, f"{seat} claim card={seen(match, 'hand', seat)[0]['card']}").code == "nobodys_word"


# ── saying a word ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_w20_speakers_follow_each_other_clockwise() -> None:
    match = say(table("", "", "", ""), "a b c d e")
    assert [link["seat"] for link in seen(match, "chain")] == [None, 1, 2, 3, 0, 1]
    assert match.waiting == (2,)


def test_w20_nobody_speaks_out_of_turn() -> None:
    match = table("", "", "")
    refusal = refused(match, "2 say word=sea")
    assert (refusal.code, refusal.ruling) == ("not_your_turn", "W20")
    assert offered(match, 2) == set()


def test_w20_everybody_sees_the_chain_as_it_was_typed() -> None:
    match = play(table("", "", ""), '1 say word="  Crème  Brûlée "')
    for you in (None, 0, 1, 2):
        assert seen(match, "chain", you)[-1] == {"word": "  Crème  Brûlée ", "seat": 1}


@pytest.mark.parametrize("word", ["swam", "UFO", "Madame de Sévigné", "42", "zzzzz", "x", "w" * 40])
def test_w21_the_game_judges_neither_link_nor_grammar(word: str) -> None:
    match = table("", "", "")
    match.play(1, {"act": "say", "word": word})
    assert chain(match)[-1] == word


@pytest.mark.parametrize("again", ["whale", "WHALE", "whàle", " whale ", "wha-le", "wh'ale", "ｗhale", "opening"])
def test_w3_a_word_that_has_been_in_the_chain_is_refused(again: str) -> None:
    match = say(table("", "", ""), "whale sea sand")
    refusal = refused(match, f'{match.waiting[0]} say word="{again}"')
    assert (refusal.code, refusal.ruling) == ("said_before", "W3")


def test_w3_words_that_sound_alike_but_are_spelt_differently_are_different() -> None:
    assert chain(say(table("", "", ""), "whale wail"))[1:] == ["whale", "wail"]


def test_w3_a_refused_word_is_shown_to_nobody_and_not_even_repeated() -> None:
    match = say(table("", "", ""), "whale")
    before = [match.events(you) for you in (None, 0, 1, 2)]
    refusal = refused(match, '2 say word="WHALE"')
    assert [match.events(you) for you in (None, 0, 1, 2)] == before
    assert "whale" not in (refusal.text + str(refusal.about)).lower()


@pytest.mark.parametrize(
    ("word", "code"), [("", "text_empty"), (" - ", "text_empty"), ("w" * 41, "text_long"), ("a\u200bb", "text_unseen")]
)
def test_a6_a_word_has_1_to_40_characters_that_can_be_seen(word: str, code: str) -> None:
    match = table("", "", "")
    before = match.copy()
    with pytest.raises(parlour.Refused) as caught:
        match.play(1, {"act": "say", "word": word})
    assert (caught.value.code, caught.value.ruling) == (code, "A6")
    assert match == before


def test_a5_words_are_always_typed() -> None:
    assert refused(table("", "", ""), "1 say").code == "malformed"
    assert {"act": "say", "word": {"text": 40}} in table("", "", "").offers(1)


def test_the_words_named_to_a_speaker_are_new_and_their_own_secrets_are_among_them() -> None:
    match = say(table("whale sea sand", "", ""), "whale tail")
    named = [act.word for act in match.acts(0) if isinstance(act, Say)]
    assert {"sea", "sand"} <= set(named)
    assert "whale" not in named
    assert not set(named) & set(chain(match))
    assert len(set(named)) > 5


def test_a7_there_is_something_to_say_when_the_whole_deck_has_been_said() -> None:
    match = table("", "", "")
    words = [each["black"] for each in match.transcript()["deck"]["words"]]
    secrets = {word for seat in range(3) for word in hand(match, seat)}
    for word in [word for word in words if word not in secrets and word != "opening"]:
        say(match, word)
    # what is left to name are the speaker's own secrets, and then those of others
    named = {act.word for act in match.acts(match.waiting[0]) if isinstance(act, Say)}
    assert set(hand(match, match.waiting[0])) <= named <= secrets
    for word in sorted(secrets):
        say(match, word)  # each is said by somebody else than its holder, so that nobody wins
        assert match.result is None
    assert match.acts(match.waiting[0])[0] == Say(str(len(chain(match))))


# ── the window ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_w4_the_next_word_is_not_taken_before_the_reaction_time_is_over() -> None:
    match = say(table("", "", "", reaction=4), "whale")
    assert seen(match, "waiting") == []
    assert seen(match, "phase") == "react"
    assert match.timer == {"kind": "reaction", "seconds": 4, "since": 1}
    refusal = refused(match, "2 say word=sea")
    assert (refusal.code, refusal.ruling) == ("too_early", "W4")
    assert refused(match, "2 say word=whale").code == "too_early"
    assert refused(match, "0 say word=sea").code == "not_your_turn"
    assert refused(match, "0 go_on").code == "not_late"
    play(match, "clock elapsed")
    assert match.waiting == (2,)
    say(match, "sea")


def test_w4_the_reaction_time_is_4_seconds_by_default() -> None:
    match = parlour.start("traitor-word", seats=3, deck=deck("", "", ""), first=0)
    play(match, "1 say word=whale")
    assert match.timer == {"kind": "reaction", "seconds": 4, "since": 1}


def test_w4_without_a_reaction_time_the_next_word_may_come_at_once() -> None:
    match = say(table("", "", "", reaction=0), "whale")
    assert match.waiting == (2,)


@pytest.mark.parametrize("reaction", [0, 4])
def test_w4_until_the_next_word_anybody_but_the_speaker_may_accuse_or_claim(reaction: int) -> None:
    match = say(table("", "", "", "", reaction=reaction), "whale")
    while True:
        for seat in (0, 2, 3):
            assert {"accuse", "claim"} <= offered(match, seat)
        assert not {"accuse", "claim"} & offered(match, 1)
        assert refused(match, "1 accuse of=secret").code == "own_word"
        assert refused(match, f"1 claim card={seen(match, 'hand', 1)[0]['card']}").ruling == "W4"
        if match.waiting:
            break
        play(match, "clock elapsed")
    play(match, "3 accuse of=secret")


def test_w4_an_accusation_hits_the_last_word_and_its_speaker() -> None:
    match = say(table("", "", ""), "whale sea")
    play(match, "1 accuse of=off_topic")
    assert match.waiting == (2,)  # who said "sea" is asked, and nobody is who said "whale"


@pytest.mark.parametrize("when", ["in the reaction time", "after it"])
def test_w4_the_reaction_time_starts_again_once_an_accusation_is_settled(when: str) -> None:
    match = say(table("", "", "", reaction=4), "whale")
    if when == "after it":
        play(match, "clock elapsed")
    play(match, "0 accuse of=secret")
    assert seen(match, "phase") == "react"
    assert match.timer == {"kind": "reaction", "seconds": 4, "since": match.table.step}


def test_w4_a_claim_does_not_start_the_reaction_time_again() -> None:
    match = say(table("whale", "", "", reaction=4), "whale")
    play(match, f"0 claim card={seen(match, 'hand', 0)[0]['card']}")
    assert match.timer == {"kind": "reaction", "seconds": 4, "since": 1}
    play(match, "clock elapsed")
    assert match.waiting == (2,)


def test_w4_the_act_that_reached_the_table_first_is_first() -> None:
    match = play(say(table("", "", ""), "whale"), "0 accuse of=secret")
    assert refused(match, "2 accuse of=secret").code == "accused_once"


# ── time to speak ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_w15_there_is_no_time_to_speak_by_default_in_turns() -> None:
    assert table("", "", "").timer == {"kind": "wait", "seconds": 60, "since": 0}
    assert table("", "", "", wait=0).timer is None


def test_w15_the_time_to_speak_starts_when_the_reaction_time_is_over() -> None:
    match = table("", "", "", speak=20, reaction=4)
    assert match.timer == {"kind": "speak", "seconds": 20, "since": 0}
    say(match, "whale")
    assert kind_of_timer(match) == "reaction"
    play(match, "clock elapsed")
    assert match.timer == {"kind": "speak", "seconds": 20, "since": 2}


def test_w15_when_it_runs_out_the_speaker_is_passed_over_without_penalty() -> None:
    match = play(table("", "", "", speak=20), "clock elapsed")
    assert match.waiting == (2,)
    assert match.timer == {"kind": "speak", "seconds": 20, "since": 1}
    assert flashes(match) == [3, 3, 3]
    assert match.events(0)[-1] == {"event": "passed_over", "n": 1, "seat": 1}


def test_w15_if_all_others_are_passed_over_the_last_speaker_speaks_again() -> None:
    match = play(say(table("", "", "", speak=20), "whale"), "clock elapsed", "clock elapsed")
    assert match.waiting == (1,)
    assert offered(match, 1) == {"say"}
    say(match, "sea")
    assert [link["seat"] for link in seen(match, "chain")] == [None, 1, 1]


def test_w15_0_means_no_time_to_speak() -> None:
    assert kind_of_timer(table("", "", "", speak=0)) == "wait"


def test_a10_go_on_passes_over_the_speaker() -> None:
    match = table("", "", "")
    assert refused(match, "0 go_on").code == "not_late"
    play(match, "clock elapsed")
    assert match.timer is None
    assert "say" in offered(match, 1)  # it is never too late to speak
    play(match, "0 go_on")
    assert match.waiting == (2,)
    assert [event["event"] for event in match.events(1)] == ["opened", "late", "went_on", "passed_over"]
    assert match.timer == {"kind": "wait", "seconds": 60, "since": 2}


def test_a10_a_claim_does_not_take_back_that_the_clock_is_out() -> None:
    match = play(say(table("whale", "", ""), "whale"), "clock elapsed")
    play(match, f"0 claim card={seen(match, 'hand', 0)[0]['card']}", "0 go_on")
    assert match.waiting == (0,)


def test_w28_whoever_is_passed_over_the_last_word_can_still_be_accused_and_claimed() -> None:
    match = play(say(table("whale", "", ""), "whale"), "clock elapsed", "1 go_on")
    assert {"accuse", "claim"} <= offered(match, 2)
    play(match, f"0 claim card={seen(match, 'hand', 0)[0]['card']}", "2 accuse of=off_topic")


def test_w28_a_round_ends_whenever_the_turn_comes_to_the_first_player() -> None:
    match = lose_all(table("", "", "", speak=20), 0)
    while match.waiting != (2,):
        say(match, f"more{match.table.step}")
    assert match.result is None
    play(match, "clock elapsed")
    assert match.result is not None
    assert match.result.reason == "empty_pile"
