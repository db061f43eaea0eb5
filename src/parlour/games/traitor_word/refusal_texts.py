"""The refusals in English, written by tools/refusals.py from text/en.ftl: change that, and run it again."""

from __future__ import annotations

from parlour.engine.template import Template

TEXTS: dict[str, Template] = {
    "said_before": "That word has been in the chain. Another one will do.",
    "not_your_turn": "It is not your turn to say a word. Accuse or claim meanwhile.",
    "too_early": "The others have a moment to react. When it is over, go ahead.",
    "nobodys_word": "The first word is nobody’s: it cannot be accused or claimed. Wait for the next.",
    "window_closed": "Too late for that word. The next one may be accused and claimed again.",
    "own_word": "You said that word yourself. Accusing and claiming it is for the others.",
    "settle_first": "Somebody is accused. That is settled before anything else.",
    "accused_once": "That word has been accused already, and once is all. You may still claim it.",
    "nothing_to_stake": "You have no Flash to stake, so you cannot accuse. You may still claim.",
    "not_held": "You do not hold that card. Claim with one of your secrets.",
    "wrong_card": "That card does not show the word that was said. Only you know that you tried.",
    "no_token": "There is no token in this game: you speak in turn.",
    "take_it_first": "Take the MY TURN token first, then say your word.",
    "token_taken": "The token is taken. Its holder speaks next.",
    "spoke_last": "You said the last word, so the token is for somebody else this time.",
    "nobody_accused": "Nobody is accused of going off topic: there is nothing to settle.",
    "not_accused": "Explaining is for the accused alone.",
    "one_sentence": "The vote has begun: your one sentence comes before it.",
    "sentence_first": "The accused may give a sentence first; then you vote.",
    "no_vote": "The accused and the accuser do not vote.",
}
