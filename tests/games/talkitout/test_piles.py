"""#TalkItOut: what is drawn for a lie, the pile that runs out, and the decks that will do (T8, T10, T13)."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Any

import pytest

import parlour
from parlour.decks import packs_for
from tests.games.talkitout.decks import cards, deck, hand, held, hidden, last, lie, pile, plain_turns, seen, table, told
from tests.scripting import play

# ── T8: the topmost Question ────────────────────────────────────────────────────────────────────────────────────────


def caught(match: parlour.Match) -> parlour.Match:
    return play(match, "1 vote lie=1")


def test_t8_what_is_drawn_is_the_topmost_question_of_the_pile() -> None:
    match = caught(lie("", "", pile="throw back sf1 lie sf2"))
    assert hand(match, 0)[-1] == "sf1"
    assert last(match, "drew") == {"seat": 0}


def test_t8_special_cards_above_it_are_shuffled_back_into_the_pile() -> None:
    tops = set()
    for seed in range(20):
        match = caught(lie("", "", pile="throw throw sf1", seed=seed))
        assert Counter(pile(match))["throw_it_out"] == 2
        assert seen(match, "pile") == 15
        tops.add(tuple(at for at, card in enumerate(pile(match)) if card == "throw_it_out"))
    assert len(tops) > 5


def test_t8_special_cards_above_it_are_seen_by_nobody() -> None:
    match = caught(lie("", "", pile="throw back sf1"))
    for you in (None, 0, 1):
        assert "throw_it_out" not in str(match.view(you))
        assert "back_at_you" not in str(match.events(you))


def test_t8_with_a_question_on_top_the_pile_is_not_touched_otherwise() -> None:
    before = pile(lie("", "", pile="sf1 throw sf2 back"))
    assert pile(caught(lie("", "", pile="sf1 throw sf2 back"))) == before[1:]


def test_t8_t10_a_pile_without_a_question_takes_the_discards_in_first() -> None:
    match = caught(lie("", "", pile="throw*16"))
    assert hand(match, 0)[-1] == "sr1"
    assert pile(match) == ["throw_it_out"] * 16
    assert (seen(match, "top"), seen(match, "special")) == ("sr2", "tell_a_lie")


def test_t8_each_who_draws_takes_the_topmost_question_that_is_then_there() -> None:
    match = play(lie("", "", "", pile="sf1 throw*15"), "1 vote lie=0", "2 vote lie=0")
    assert [hand(match, seat)[-1] for seat in (1, 2)] == ["sf1", "sr1"]
    assert Counter(pile(match)) == {"throw_it_out": 15}


def test_t8_if_there_is_still_no_question_no_card_is_drawn() -> None:
    match = play(lie("", "", "", "", pile="throw*16"), *[f"{seat} vote lie=0" for seat in (1, 2, 3)])
    assert held(match) == [5, 8, 7, 7]
    assert told(match) == ["voted", "judged", "drew", "no_card", "no_card"]
    assert last(match, "no_card") == {"seat": 3}
    assert match.waiting == (1,)


# ── T10: the pile is empty ──────────────────────────────────────────────────────────────────────────────────────────


def test_t10_all_but_the_topmost_question_is_shuffled_into_a_new_pile() -> None:
    match = table("sr2", "sr3", pile="fm*16", filler="fm")
    plain_turns(match, 2 + 16)
    assert (seen(match, "pile"), seen(match, "top")) == (0, "sr3")
    play(match, "0 draw")
    assert seen(match, "top") == "sr3"
    assert {hand(match, 0)[-1], *pile(match)} == {"sr1", "sr2"}


def test_t10_a_special_card_on_the_topmost_question_stays_too() -> None:
    match = table("sr2 throw*6", "throw*7", pile="throw*16")
    play(match, "0 play card=sr2", "0 special card=throw_it_out")
    plain_turns(match, 16)
    assert (seen(match, "pile"), hidden(match).below) == (0, ["sr1"])
    play(match, "1 draw")
    assert (hand(match, 1)[-1], seen(match, "pile")) == ("sr1", 0)
    assert (seen(match, "top"), seen(match, "special")) == ("sr2", "throw_it_out")


def test_t10_the_new_pile_is_shuffled() -> None:
    drawn = set()
    for seed in range(12):
        match = plain_turns(table("sr2", "sr3", pile="fm*16", seed=seed), 2 + 16)
        drawn.add(hand(play(match, "0 draw"), 0)[-1])
    assert drawn == {"sr1", "sr2"}


def test_t10_the_discards_stay_where_they_are_while_the_pile_has_cards() -> None:
    match = plain_turns(table("sr2", "sr3", pile="fm*16"), 2 + 15)
    assert (seen(match, "pile"), hidden(match).below) == (1, ["sr1", "sr2"])


def test_t10_if_there_is_still_nothing_to_draw_no_card_is_drawn_and_play_goes_on() -> None:
    match = plain_turns(table("", ""), 16)
    assert seen(match, "pile") == 0
    play(match, "0 draw")
    assert told(match) == ["no_card"]
    assert held(match) == [15, 15]
    assert match.waiting == (1,)


# ── T13: decks ──────────────────────────────────────────────────────────────────────────────────────────────────────


def questions(number: int, **specials: int) -> dict[str, Any]:
    made = deck(cards(f"sr*{number}", count()))
    return made | {"specials": specials}


@pytest.mark.parametrize("seats", range(2, 9))
def test_t13_any_deck_works_that_leaves_15_cards_to_draw(seats: int) -> None:
    enough = 7 * seats + 1 + 15 - 18  # one is turned up, and 6 of each special come along
    match = parlour.start("talkitout", seats, deck=questions(enough), seed=0)
    assert seen(match, "pile") == 15
    with pytest.raises(ValueError, match=r"^deck: .* too few for \d players"):
        parlour.start("talkitout", seats, deck=questions(enough - 1), seed=0)


def test_t13_what_was_begun_when_the_opening_card_was_one_of_the_15_is_played_on() -> None:
    begun = parlour.start("talkitout", 2, deck=questions(7 * 2 + 15 - 18), seed=0, rules=1)
    assert seen(begun, "pile") == 14
    assert parlour.replay(begun.transcript()) == begun


def test_t13_there_are_six_of_each_special_card_unless_the_deck_names_another_number() -> None:
    usual = hidden(parlour.start("talkitout", 2, deck=questions(30), seed=0)).cards.all
    assert [usual.count(card) for card in ("throw_it_out", "back_at_you", "tell_a_lie")] == [6, 6, 6]
    named = questions(30, throw_it_out=0, back_at_you=9)
    own = hidden(parlour.start("talkitout", 2, deck=named, seed=0)).cards.all
    assert [own.count(card) for card in ("throw_it_out", "back_at_you", "tell_a_lie")] == [0, 9, 6]


@pytest.mark.parametrize("pack", packs_for("talkitout"))
def test_t13_parlours_own_packs_show_every_pair_of_categories_and_are_enough_for_8_players(pack: str) -> None:
    match = parlour.start("talkitout", 8, deck=pack, seed=0)
    assert seen(match, "pile") >= 15
    pairs = {frozenset(question.categories) for question in match.header.deck.questions}
    assert len(pairs) == 10


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_2_to_8_players_sit_at_the_table(seats: int) -> None:
    with pytest.raises(ValueError, match=r"seats: .*2 to 8 players"):
        parlour.start("talkitout", seats, seed=0)
