"""Traitor Word in words for people: why an act is refused, and how an event is told."""

from __future__ import annotations

from parlour.engine.refusal import Refusal

SAID_BEFORE = Refusal("said_before", "W3", "That word has been in the chain before; say another.")
NOT_YOUR_TURN = Refusal("not_your_turn", "W20", "It is not your turn to say a word.")
TOO_EARLY = Refusal("too_early", "W4", "Give the others time to react: the reaction time is not over.")

NOBODYS_WORD = Refusal("nobodys_word", "W2", "The first word is nobody's: it cannot be accused or claimed.")
WINDOW_CLOSED = Refusal("window_closed", "W4", "It is too late for that word: it can no longer be accused or claimed.")
OWN_WORD = Refusal("own_word", "W4", "You said that word yourself; accusing and claiming it is for the others.")
SETTLE_FIRST = Refusal("settle_first", "W7", "Somebody is accused: that is settled before anything else goes on.")
ACCUSED_ONCE = Refusal("accused_once", "W7", "That word has been accused already, and once is all.")
NOTHING_TO_STAKE = Refusal("nothing_to_stake", "W10", "You have no Flash to stake, so you cannot accuse.")
NOT_HELD = Refusal("not_held", "W6", "You do not hold that card.")
WRONG_CARD = Refusal("wrong_card", "W6", "That card does not show the word that was said.")

NO_TOKEN = Refusal("no_token", "W14", "There is no token in this game: you speak in turn.")
TAKE_IT_FIRST = Refusal("take_it_first", "W14", "Take the MY TURN token first; then say your word.")
TOKEN_TAKEN = Refusal("token_taken", "W14", "The token is taken: its holder speaks next.")
SPOKE_LAST = Refusal("spoke_last", "W14", "You said the last word, so the token is for somebody else.")

REFUSALS = (
    *(SAID_BEFORE, NOT_YOUR_TURN, TOO_EARLY, NOBODYS_WORD, WINDOW_CLOSED, OWN_WORD, SETTLE_FIRST, ACCUSED_ONCE),
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
