"""The refusals in English, written by tools/refusals.py from text/en.ftl: change that, and run it again."""

from __future__ import annotations

from parlour.engine.template import Template

TEXTS: dict[str, Template] = {
    "must_play": "You hold a question that matches: play one of them.",
    "not_yours": "That card is not in your hand.",
    "no_match": "That question shares no mark with the one on top. Choose one that does.",
    "only_drawn": "Only the card you have just drawn can be played at this step, or kept.",
    "special_alone": "A special card never stands alone. Play a question first, then lay it on.",
    "special_not_held": "You hold no such special card.",
    "name_another": "#BackAtYou goes to somebody else at the table. Choose one of them.",
    "name_nobody": "Only #BackAtYou is sent to somebody.",
    "one_of_two": "The lie is the first answer or the second. Choose one of them.",
    "two_answers": "These two answers are the same. Give two that differ.",
    "nothing_drawn": "You have drawn no card that you could keep.",
    "one_question": "You have played your question of this turn.",
    "answer_first": "A question waits for your answer. Give that first.",
    "not_asked": "The question comes first: play one, then answer it.",
    "one_special": "You have laid a special card in this turn, and one is all.",
    "not_your_question": "A special card is laid on a question by whoever played it.",
    "passed_to_you": "This question was passed to you. Answer it: it cannot be passed on.",
    "you_passed_it": "You have passed this question on. Whoever you named answers it.",
    "tell_both": "#TellALie lies on your question: give two answers, and mark the false one.",
    "no_tell_a_lie": "Two answers are for whoever has laid #TellALie.",
    "told": "You have given your two answers. Now the others vote.",
    "liar_votes": "The lie is yours: finding it is for the others, and you do not vote.",
    "vote_first": "First the lie is judged: vote for the answer that you believe is false.",
    "no_lie": "There is no lie to vote on.",
}
