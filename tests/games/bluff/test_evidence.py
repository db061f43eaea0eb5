"""What a match of Bluff says of its terms: only what somebody did themselves, and only without the solution sheet."""

from __future__ import annotations

import parlour
from parlour.decks.evidence import Observation, Sign
from parlour.games.bluff.evidence import observe
from tests.games.bluff.decks import JUNK, OTHER_JUNK, WORDS, lay, pass_turns, table
from tests.scripting import play

A, B, C, D, E = range(5)


def seen(match: parlour.Match, *, bots: tuple[int, ...] = ()) -> list[Observation]:
    actors = [None if seat in bots or seat < 0 else seat for seat, _ in match.log()]
    return list(observe(match, actors))


def told(match: parlour.Match, sign: Sign) -> list[tuple[int, int, bool, int | None]]:
    """By whom, of which term, whether it was right, and what it was mixed up with."""
    return [(seen.who, seen.term, seen.right, seen.instead) for seen in seen(match) if seen.sign is sign]


def out_of(hand: str, laid: str) -> parlour.Match:
    """The dealer calls Out with this hand on their first turn."""
    return play(pass_turns(table(hand1=hand)), f"1 {laid}")


def test_a_right_out_says_that_both_terms_were_laid_together_and_the_pair_less_than_the_trio() -> None:
    match = out_of(hand := "e.word e.definition e.example d.word d.example", lay(hand))
    assert told(match, Sign.GROUPED) == [(1, E, True, None), (1, D, True, None)]
    assert [seen.luck for seen in seen(match) if seen.sign is Sign.GROUPED] == [1 / 10, 1 / 2]
    assert told(match, Sign.NAMED) == []


def test_a_false_out_says_what_was_mixed_up_with_what_and_each_group_speaks_for_one_term() -> None:
    match = out_of(hand := "d.example e.word e.definition b.example d.word", lay(hand))
    assert told(match, Sign.GROUPED) == [(1, E, False, D), (1, D, False, B)], "most cards first, then the Word"


def test_both_groups_of_one_term_speak_once() -> None:
    match = out_of(hand := "e.word e.definition b.example d.definition e.example", lay(hand))
    assert told(match, Sign.GROUPED) == [(1, E, False, B), (1, D, False, E)]
    match = out_of(hand := "e.word e.definition b.example e.example wild", lay(hand, word=WORDS[E]))
    assert told(match, Sign.GROUPED) == [(1, E, False, B)]


def test_where_the_trio_is_false_a_right_pair_is_luck_like_any_other() -> None:
    match = out_of(hand := "e.word e.definition b.example d.word d.example", lay(hand))
    assert told(match, Sign.GROUPED) == [(1, E, False, B), (1, D, True, None)]
    assert [seen.luck for seen in seen(match) if seen.right and seen.sign is Sign.GROUPED] == [1 / 10]


def test_a_word_for_a_wild_is_right_with_a_slip_of_the_finger_or_names_what_it_was_taken_for() -> None:
    hand = "wild e.definition e.example d.word d.example"
    for word, expected in (
        ("erosoin", (1, E, True, None)),
        (WORDS[C], (1, E, False, C)),
        ("nothing of it", (1, E, False, None)),
    ):
        match = out_of(hand, lay(hand, word=word))
        assert told(match, Sign.NAMED) == [expected]
        assert [seen.luck for seen in seen(match) if seen.sign is Sign.NAMED] == [1 / 12]
        assert told(match, Sign.GROUPED) == [(1, E, True, None), (1, D, True, None)]


def test_a_card_beside_a_wild_is_no_pair_and_a_wild_among_cards_of_two_terms_asks_for_no_word() -> None:
    alone = "e.word e.definition e.example wild d.example"
    assert told(out_of(alone, lay(alone, word=WORDS[D])), Sign.GROUPED) == [(1, E, True, None)]
    mixed = "wild e.definition b.example d.word d.example"
    assert told(out_of(mixed, lay(mixed, word=WORDS[E])), Sign.NAMED) == []


def test_the_first_time_two_cards_of_a_term_are_in_a_hand_and_one_has_to_go_they_stay_or_are_torn_apart() -> None:
    hand = "a.word a.definition c.example f.word g.word"
    match = play(table(hand0=hand, pile="f.example"), "0 pick from=down", "0 throw card=a.word")
    assert told(match, Sign.KEPT) == [(0, A, False, None), (0, WORDS.index("fjord"), True, None)]
    assert [seen.luck for seen in seen(match) if seen.sign is Sign.KEPT] == [1 - 2 / 6, 1 - 2 / 6]
    again = play(pass_turns(match), "0 pick from=down", "0 throw card=f.word")
    assert told(again, Sign.KEPT) == told(match, Sign.KEPT), "of each term and match the first alone counts"


def test_what_may_not_go_is_not_counted_as_if_it_might() -> None:
    hand = "a.word b.definition c.example f.word g.word"
    match = play(table(hand0=hand, up="a.example"), "0 pick from=up", "0 throw card=a.word")
    assert [(seen.term, seen.luck) for seen in seen(match) if seen.sign is Sign.KEPT] == [(A, 1 - 1 / 5)]


def test_met_is_what_lay_before_a_player_and_nothing_of_the_other_hand() -> None:
    match = play(table(JUNK, OTHER_JUNK, up="a.example"), "0 pick from=down")
    assert {term for _, term, _, _ in told(match, Sign.MET)} == {WORDS.index(w) for w in WORDS if w[0] in "abcfg"}
    blocked = play(table(JUNK, OTHER_JUNK), "0 block", "1 choose slot=0", "1 pick from=down", "1 throw card=h.word")
    shown = {WORDS.index(word) for word in WORDS if word[0] in "hijkl"}
    assert not shown & {term for who, term, _, _ in told(blocked, Sign.MET) if who == 0}
    play(blocked, "0 pick from=down")  # with the other hand before their eyes, from the Block
    assert shown <= {term for who, term, _, _ in told(blocked, Sign.MET) if who == 0}


def test_nothing_is_said_of_a_bot_nor_with_the_solution_sheet_open() -> None:
    hand = "e.word e.definition e.example d.word d.example"
    match = out_of(hand, lay(hand))
    assert {seen.who for seen in seen(match, bots=(1,))} == {0}
    open_sheet = play(pass_turns(table(hand1=hand, solution_sheet=True)), f"1 {lay(hand)}")
    assert seen(open_sheet) == []
