"""Acts at the wrong time: by every act, phase and role, the rule that speaks against it (A12)."""

from __future__ import annotations

THROW = "special card=throw_it_out"


# the phase, who does what, the rule, the code
OUT_OF_PLACE = [
    ("turn", "0 keep", "T3", "nothing_drawn"),
    ("turn", f"0 {THROW}", "T4", "special_alone"),
    ("turn", "0 answer", "T16", "not_asked"),
    ("turn", "0 tell lie=0", "T8", "no_tell_a_lie"),
    ("turn", "0 vote lie=0", "T8", "no_lie"),
    ("drawn", "0 draw", "T3", "only_drawn"),
    ("drawn", f"0 {THROW}", "T4", "special_alone"),
    ("drawn", "0 answer", "T16", "not_asked"),
    ("drawn", "0 tell lie=0", "T8", "no_tell_a_lie"),
    ("drawn", "0 vote lie=0", "T8", "no_lie"),
    ("answer", "0 play card=sr3", "T5", "answer_first"),
    ("answer", "0 draw", "T5", "answer_first"),
    ("answer", "0 keep", "T5", "answer_first"),
    ("answer", "0 tell lie=0", "T5", "answer_first"),
    ("answer", "0 vote lie=0", "T5", "answer_first"),
    ("answer", f"1 {THROW}", "T4", "not_your_question"),
    ("named", "0 play card=sr3", "T3", "one_question"),
    ("named", "0 draw", "T3", "one_question"),
    ("named", f"0 {THROW}", "T4", "one_special"),
    ("named", "0 answer", "T7", "you_passed_it"),
    ("named", "0 tell lie=0", "T8", "no_tell_a_lie"),
    ("named", "1 special card=back_at_you to=2", "T7", "passed_to_you"),
    ("named", "1 play card=sr4", "T5", "answer_first"),
    ("named", "2 special card=back_at_you to=1", "T4", "not_your_question"),
    ("tell", "0 answer", "T8", "tell_both"),
    ("tell", "0 play card=sr3", "T8", "tell_both"),
    ("tell", f"0 {THROW}", "T4", "one_special"),
    ("tell", "0 vote lie=0", "T8", "no_lie"),
    ("vote", "0 vote lie=0", "T8", "liar_votes"),
    ("vote", "0 tell lie=0", "T8", "told"),
    ("vote", "0 answer", "T8", "told"),
    ("vote", "0 draw", "T3", "one_question"),
    ("vote", f"0 {THROW}", "T4", "one_special"),
    ("vote", "1 play card=sr4", "T8", "vote_first"),
    ("vote", "1 answer", "T8", "vote_first"),
    ("vote", "1 special card=back_at_you to=2", "T4", "not_your_question"),
    # what nothing speaks against but that somebody else is waited for
    ("turn", "1 play card=sr4", "A12", "not_you"),
    ("turn", f"1 {THROW}", "A12", "not_you"),
    ("drawn", "1 draw", "A12", "not_you"),
    ("answer", "1 answer", "A12", "not_you"),
    ("named", "2 answer", "A12", "not_you"),
    ("tell", "1 vote lie=0", "A12", "not_you"),
]
