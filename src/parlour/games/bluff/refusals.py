"""Bluff: why an act is refused."""

from __future__ import annotations

from parlour.engine.refusal import worded
from parlour.games.bluff.refusal_texts import TEXTS

refusal = worded(TEXTS)

PICK_FIRST = refusal("pick_first", "B14")
THROW_FIRST = refusal("throw_first", "B14")
NOT_YOURS = refusal("not_yours", "B3")
JUST_PICKED = refusal("just_picked", "B3")
NOTHING_UP = refusal("nothing_up", "B7")
ONE_BLOCK = refusal("one_block", "B6")
BLOCK_AT_START = refusal("block_at_start", "B6")
NOTHING_TO_CHOOSE = refusal("nothing_to_choose", "B6")
NOT_YOUR_CHOICE = refusal("not_your_choice", "B6")
CHOICE_FIRST = refusal("choice_first", "B6")
FIVE_PLACES = refusal("five_places", "B6")
OUT_AT_START = refusal("out_at_start", "B4")
MUST_WAIT = refusal("must_wait", "B4")
NOT_YOUR_HAND = refusal("not_your_hand", "B5")
NAME_THE_WORD = refusal("name_the_word", "B5")
NO_WORD = refusal("no_word", "B17")

# what can be wrong with an Out: refused where the solution sheet is open (B5), told to all where it is not (B18)
TWO_WILDS = refusal("two_wilds", "B9")
NOT_A_TRIO = refusal("not_a_trio", "B5")
NOT_A_PAIR = refusal("not_a_pair", "B5")
WORD_IS_THERE = refusal("word_is_there", "B2")
WRONG_WORD = refusal("wrong_word", "B5")

REFUSALS = (
    *(PICK_FIRST, THROW_FIRST, NOT_YOURS, JUST_PICKED, NOTHING_UP),
    *(ONE_BLOCK, BLOCK_AT_START, NOTHING_TO_CHOOSE, NOT_YOUR_CHOICE, CHOICE_FIRST, FIVE_PLACES),
    *(OUT_AT_START, MUST_WAIT, NOT_YOUR_HAND, NAME_THE_WORD, NO_WORD),
    *(TWO_WILDS, NOT_A_TRIO, NOT_A_PAIR, WORD_IS_THERE, WRONG_WORD),
)
