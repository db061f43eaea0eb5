"""Traitor Word in words for people: why an act is refused, and how an event is told."""

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

SENTENCES: dict[str, tuple[str, ...]] = {
    "opened": ("The first word is “{word}”.",),
    "said": ("{seat:who} {seat:says|say} “{word}”.",),
    "passed_over": ("{seat:who} {seat:says|say} nothing and {seat:is|are} passed over.",),
    "grabbed": ("{seat:who} {seat:takes|take} the token.",),
    "put_back": ("{seat:who} {seat:says|say} nothing; the token goes back to the middle.",),
    "accused": (
        "{by:who} {by:accuses|accuse} {seat:who} of {of:secret=saying a secret word|off_topic=going off topic}.",
    ),
    "justified": ("{seat:who} {seat:explains|explain}: “{text}”.", "{seat:who} {seat:explains|explain} it aloud."),
    "voted": ("{seat:who} {seat:votes|vote}: thumb {thumb}.", "{seat:who} {seat:votes|vote}."),
    "judged": (
        "The thumbs: {votes:each}. {seat:who} {seat:is|are} {guilty:off topic|not off topic}.",
        "It was {guilty:one|none} of {seat:whose} secret words.",
    ),
    "gave": ("{seat:who} {seat:gives|give} {to:who} a Flash.",),
    "validated": ("“{word}” was {seat:whose} own secret word, unnoticed: {seat:who} {seat:gets|get} a Flash.",),
    "claimed": ("{seat:who} {seat:claims|claim} “{word}”, a secret word of {seat:theirs|yours}, and a Flash for it.",),
    "discarded": ("“{word}” was {seat:whose} secret word: the card is discarded.",),
    "drew": (
        "{seat:who} {seat:draws|draw} a new secret word: “{word}”.",
        "{seat:who} would draw a card, but there is none.",
    ),
    "dead": (
        "{seat:whose} secret word “{word}” has been said and can no longer be claimed: the card leaves the game.",
        "{seat:who} {seat:draws|draw} a card whose word has been said: it leaves the game.",
    ),
}
