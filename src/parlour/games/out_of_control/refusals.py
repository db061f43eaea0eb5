"""Out of Control: why an act is refused."""

from __future__ import annotations

from parlour.engine.refusal import worded
from parlour.games.out_of_control.refusal_texts import TEXTS

refusal = worded(TEXTS)

ROLL_FIRST = refusal("roll_first", "O3")
ROLLED = refusal("rolled", "O15")
STILL_OWED = refusal("still_owed", "O3")
NOTHING_OWED = refusal("nothing_owed", "O3")
NOT_ASKED = refusal("not_asked", "O7")
NOT_HELD = refusal("not_held", "O7")
ANOTHER_PLAYER = refusal("another_player", "O7")
NO_CARD_THERE = refusal("no_card_there", "O7")
NO_SUCH_SLOT = refusal("no_such_slot", "O7")
NOTHING_TO_DRAW = refusal("nothing_to_draw", "O10")

NOT_IN_THE_ROW = refusal("not_in_the_row", "O8")
MUST_USE = refusal("must_use", "O8")

CARDS_NOT_HELD = refusal("cards_not_held", "O4")
TOO_SHORT = refusal("too_short", "O4")
ONLY_WILDS = refusal("only_wilds", "O4")
OUT_OF_PLACE = refusal("out_of_place", "O4")
PAST_THE_END = refusal("past_the_end", "O5")
NO_CARDS = refusal("no_cards", "O5")
NO_SUCH_SUCCESSION = refusal("no_such_succession", "O16")
NOT_YOURS = refusal("not_yours", "O16")
ONE_BY_ONE = refusal("one_by_one", "O13")

OWN_FIRST = refusal("own_first", "O9")
NO_SUCH_PLACE = refusal("no_such_place", "O9")
ONCE_A_TURN = refusal("once_a_turn", "O9")
WILD_FOR_A_NUMBER = refusal("wild_for_a_number", "O9")
EXACT_CARD = refusal("exact_card", "O9")

REFUSALS = (
    *(ROLL_FIRST, ROLLED, STILL_OWED, NOTHING_OWED, NOT_ASKED, NOT_HELD, ANOTHER_PLAYER, NO_CARD_THERE, NO_SUCH_SLOT),
    *(NOTHING_TO_DRAW, NOT_IN_THE_ROW, MUST_USE, CARDS_NOT_HELD, TOO_SHORT, ONLY_WILDS, OUT_OF_PLACE, PAST_THE_END),
    *(NO_CARDS, NO_SUCH_SUCCESSION, NOT_YOURS, ONE_BY_ONE),
    *(OWN_FIRST, NO_SUCH_PLACE, ONCE_A_TURN, WILD_FOR_A_NUMBER, EXACT_CARD),
)
