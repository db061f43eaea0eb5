"""Traitor Word: why an act is refused."""

from __future__ import annotations

from parlour.engine.refusal import worded
from parlour.games.traitor_word.refusal_texts import TEXTS

refusal = worded(TEXTS)

SAID_BEFORE = refusal("said_before", "W3")
NOT_YOUR_TURN = refusal("not_your_turn", "W20")
TOO_EARLY = refusal("too_early", "W4")

NOBODYS_WORD = refusal("nobodys_word", "W2")
WINDOW_CLOSED = refusal("window_closed", "W4")
OWN_WORD = refusal("own_word", "W4")
SETTLE_FIRST = refusal("settle_first", "W7")
ACCUSED_ONCE = refusal("accused_once", "W7")
NOTHING_TO_STAKE = refusal("nothing_to_stake", "W10")
NOBODY_ACCUSED = refusal("nobody_accused", "W9")
NOT_ACCUSED = refusal("not_accused", "W9")
ONE_SENTENCE = refusal("one_sentence", "W9")
SENTENCE_FIRST = refusal("sentence_first", "W9")
NO_VOTE = refusal("no_vote", "W9")
NOT_HELD = refusal("not_held", "W6")
WRONG_CARD = refusal("wrong_card", "W6")

NO_TOKEN = refusal("no_token", "W14")
TAKE_IT_FIRST = refusal("take_it_first", "W14")
TOKEN_TAKEN = refusal("token_taken", "W14")
SPOKE_LAST = refusal("spoke_last", "W14")

REFUSALS = (
    *(SAID_BEFORE, NOT_YOUR_TURN, TOO_EARLY, NOBODYS_WORD, WINDOW_CLOSED, OWN_WORD, SETTLE_FIRST, ACCUSED_ONCE),
    *(NOBODY_ACCUSED, NOT_ACCUSED, ONE_SENTENCE, SENTENCE_FIRST, NO_VOTE),
    *(NOTHING_TO_STAKE, NOT_HELD, WRONG_CARD, NO_TOKEN, TAKE_IT_FIRST, TOKEN_TAKEN, SPOKE_LAST),
)
