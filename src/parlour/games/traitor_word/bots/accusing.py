"""What to do about the last word: claim it (W6), or accuse its speaker, and of what (W8, W9).

Who is right wins a Flash, who is wrong gives one.
"""

from __future__ import annotations

import math
from typing import Final

from parlour.bots.sight import Sight
from parlour.engine.text import fold
from parlour.games.traitor_word.acts import Accuse, Claim
from parlour.games.traitor_word.bots.suspecting import Ear
from parlour.games.traitor_word.bots.talk import LINKED, UNLINKED, Talk, bridge

OF_A_SECRET: Final = Accuse("secret")
OF_GOING_OFF_TOPIC: Final = Accuse("off_topic")

ODD: Final = 0.4
"""A word whose link is weaker than this sounds as if it was wanted for itself."""
A_HUNCH: Final = 0.45
"""From here on a word sounds as if its speaker had been heading for it; it is as likely as not."""
A_LEARNER_SPEAKS_UP: Final = 0.12
"""So often does a learner who is neither bold nor timid say so if a word is odd or if there is a hunch."""
A_REGULAR_TRIES: Final = 0.25
"""So often does the boldest of regulars follow a hunch, and one who is not at all bold never."""
LITTLE_DOUBT: Final = 0.75
LIKELY: Final = 0.6
"""How sure a sensible player has to be that it was a secret word, and that the others vote for off topic …"""
ENOUGH_TO_STAKE: Final = 2
"""… who does not stake the last Flash."""

SURE_ENOUGH: Final = {1: 0.65, 2: 0.55, 6: 0.4}
"""How sure an expert has to be, by its own Flashes: the last one is dear, and the seventh wins."""
AN_EVEN_CHANCE: Final = 0.5
DARING: Final = 0.1
"""So much less sure need the boldest be than the most timid."""
A_WAY_ROUND: Final = 0.15
"""So much of a link by way of a word that nobody has named counts: whoever meant it can say so when accused."""
VOTERS_DIFFER: Final = 0.04
"""How much the weakest link that is still one differs from voter to voter."""
THERE_IS_MORE: Final = 0.25
"""So often is there a link that a bot does not see, and that the voters see or the accused explains."""


def accuse_no_word(sight: Sight, talk: Talk) -> Accuse | None:
    """A word that I have never heard of: the stranger it looks and the bolder I am, the sooner I say so. A rare one is
    seldom worth it, for most can be explained."""
    if not may_accuse(sight, talk) or talk.flashes < ENOUGH_TO_STAKE:
        return None
    dares = (talk.strangeness(talk.last) - AN_EVEN_CHANCE) * (0.5 + talk.boldness)
    return OF_GOING_OFF_TOPIC if talk.mood("wondering") < dares else None


def accuse_clumsily(sight: Sight, talk: Talk) -> Accuse | None:
    """A learner hears that a word is odd, or has a hunch that its speaker was heading for it, dares to say so now and
    then, and takes it for a secret."""
    dares = A_LEARNER_SPEAKS_UP * (0.5 + talk.boldness)
    if not may_judge(sight, talk) or talk.mood("accusing") >= dares:
        return None
    return OF_A_SECRET if _link(talk) < ODD or chance_of_a_secret(talk) >= A_HUNCH else None


def accuse_what_is_odd(sight: Sight, talk: Talk) -> Accuse | None:
    """No link at all: off topic. A word that its speaker must have wanted: a secret. Only if there is little doubt, or
    else, once in a while, on a hunch."""
    if not may_judge(sight, talk) or talk.flashes < ENOUGH_TO_STAKE:
        return None
    follows_a_hunch = talk.mood("accusing") < A_REGULAR_TRIES * talk.boldness
    if chance_of_a_secret(talk) >= (A_HUNCH if follows_a_hunch else tilted(LITTLE_DOUBT, talk)):
        return OF_A_SECRET
    return OF_GOING_OFF_TOPIC if chance_of_off_topic(talk) >= tilted(LIKELY, talk) else None


def accuse_if_it_pays(sight: Sight, talk: Talk) -> Accuse | None:
    """Whichever accusation is likelier to hold, if it is likely enough for what is at stake."""
    if not may_judge(sight, talk):
        return None
    secret, off_topic = chance_of_a_secret(talk), chance_of_off_topic(talk)
    if max(secret, off_topic) < tilted(SURE_ENOUGH.get(talk.flashes, AN_EVEN_CHANCE), talk):
        return None
    return OF_A_SECRET if secret >= off_topic else OF_GOING_OFF_TOPIC


def may_judge(sight: Sight, talk: Talk) -> bool:
    """And both words mean something to me."""
    return may_accuse(sight, talk) and talk.can_judge()


def may_accuse(sight: Sight, talk: Talk) -> bool:
    """There is a word to judge, it is no secret of my own, and its speaker has a Flash to lose."""
    if OF_A_SECRET not in sight.acts or len(talk.chain) < 2 or sight.view["shown"] is not None:
        return False
    heard = fold(talk.last)
    if any(fold(secret["word"]) == heard for secret in sight.view["hand"]):
        return False
    return talk.speaker is not None and not sight.view["seats"][talk.speaker]["empty"]


def chance_of_a_secret(talk: Talk) -> float:
    assert talk.words is not None
    speaker, at = talk.speaker, len(talk.chain) - 1
    before, word = talk.chain[-2:]
    return Ear(talk, talk.words, speaker, at).suspicion(before, word, talk.said_last_by(speaker, at))


def chance_of_off_topic(talk: Talk) -> float:
    """That more thumbs are down than up, if each of the voters judges for themselves.

    What comes to my mind between the two words, the accused may think of too, and say.
    """
    assert talk.words is not None
    if _link(talk) >= LINKED:
        return 0.0
    before, word = talk.chain[-2:]
    seen = max(_link(talk), A_WAY_ROUND * bridge(talk.words, before, word))
    down = 1 / (1 + math.exp((seen - UNLINKED) / VOTERS_DIFFER))
    voters = talk.seats - 2
    most = range(voters // 2 + 1, voters + 1)
    return (1 - THERE_IS_MORE) * sum(math.comb(voters, n) * down**n * (1 - down) ** (voters - n) for n in most)


def tilted(enough: float, talk: Talk) -> float:
    """The bold accuse a little sooner, the timid a little later."""
    return enough + DARING * (0.5 - talk.boldness)


def _link(talk: Talk) -> float:
    assert talk.words is not None
    return talk.words.link(*talk.chain[-2:])


A_LEARNER_DREAMS: Final = 0.3
"""So many of their own words do learners not notice."""


def claim(sight: Sight) -> Claim | None:
    """The last word is on a card of mine, and I may still show it."""
    heard = fold(sight.view["chain"][-1]["word"])
    for secret in sight.view["hand"]:
        shown = Claim(secret["card"])
        if fold(secret["word"]) == heard and shown in sight.acts:
            return shown
    return None


def claim_if_awake(sight: Sight, talk: Talk) -> Claim | None:
    """Learners have their minds on what to say next, and miss some."""
    return claim(sight) if talk.mood("claiming") >= A_LEARNER_DREAMS else None
