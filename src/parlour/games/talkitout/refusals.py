"""#TalkItOut: why an act is refused."""

from __future__ import annotations

from parlour.engine.refusal import worded
from parlour.games.talkitout.refusal_texts import TEXTS

refusal = worded(TEXTS)

MUST_PLAY = refusal("must_play", "T3")
NOT_YOURS = refusal("not_yours", "T3")
NO_MATCH = refusal("no_match", "T3")
ONLY_DRAWN = refusal("only_drawn", "T3")
NOTHING_DRAWN = refusal("nothing_drawn", "T3")
ONE_QUESTION = refusal("one_question", "T3")
ANSWER_FIRST = refusal("answer_first", "T5")
NOT_ASKED = refusal("not_asked", "T16")
SPECIAL_ALONE = refusal("special_alone", "T4")
NOT_HELD = refusal("special_not_held", "T4")
ONE_SPECIAL = refusal("one_special", "T4")
NOT_YOUR_QUESTION = refusal("not_your_question", "T4")
PASSED_TO_YOU = refusal("passed_to_you", "T7")
YOU_PASSED_IT = refusal("you_passed_it", "T7")
NAME_ANOTHER = refusal("name_another", "T7")
NAME_NOBODY = refusal("name_nobody", "T7")
ONE_OF_TWO = refusal("one_of_two", "T8")
TWO_ANSWERS = refusal("two_answers", "T8")
TELL_BOTH = refusal("tell_both", "T8")
NO_TELL_A_LIE = refusal("no_tell_a_lie", "T8")
TOLD = refusal("told", "T8")
LIAR_VOTES = refusal("liar_votes", "T8")
VOTE_FIRST = refusal("vote_first", "T8")
NO_LIE = refusal("no_lie", "T8")

REFUSALS = (
    *(MUST_PLAY, NOT_YOURS, NO_MATCH, ONLY_DRAWN, NOTHING_DRAWN, ONE_QUESTION, ANSWER_FIRST, NOT_ASKED),
    *(SPECIAL_ALONE, NOT_HELD, ONE_SPECIAL, NOT_YOUR_QUESTION, PASSED_TO_YOU, YOU_PASSED_IT, NAME_ANOTHER, NAME_NOBODY),
    *(ONE_OF_TWO, TWO_ANSWERS, TELL_BOTH, NO_TELL_A_LIE, TOLD, LIAR_VOTES, VOTE_FIRST, NO_LIE),
)
