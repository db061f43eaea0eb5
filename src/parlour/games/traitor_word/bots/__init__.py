"""Bots for Traitor Word: they keep the chain going, lead it towards their secret words, and listen to the others.

Every decision has a file of its own: what to say (speaking.py, thinking.py), when to claim and to accuse, how to
explain a word and how to vote. The levels put these together.
"""

from __future__ import annotations

from parlour.bots.bot import Bots, Skill
from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.traitor_word.acts import GRAB, Claim, Say
from parlour.games.traitor_word.bots.accusing import (
    accuse_clumsily,
    accuse_if_it_pays,
    accuse_no_word,
    accuse_what_is_odd,
    claim,
    claim_if_awake,
)
from parlour.games.traitor_word.bots.explaining import explain, judge
from parlour.games.traitor_word.bots.speaking import say_first_thought, say_what_leads_on, shot_in_the_dark
from parlour.games.traitor_word.bots.talk import Talk
from parlour.games.traitor_word.bots.thinking import say_after_thinking


def novice(sight: Sight, chance: Chance, budget: int) -> Act | None:
    talk = Talk(sight)
    first = (
        claim_if_awake(sight, talk)
        or accuse_no_word(sight, talk)
        or accuse_clumsily(sight, talk)
        or _settle(sight, talk, chance)
    )
    if first is not None or not _may_speak(sight):
        return first
    return shot_in_the_dark(talk, chance) or say_first_thought(talk, sight.acts, chance)


def regular(sight: Sight, chance: Chance, budget: int) -> Act | None:
    talk = Talk(sight)
    first = (
        claim(sight) or accuse_no_word(sight, talk) or accuse_what_is_odd(sight, talk) or _settle(sight, talk, chance)
    )
    if first is not None or not _may_speak(sight):
        return first
    return shot_in_the_dark(talk, chance) or say_what_leads_on(talk, sight.acts, chance)


def expert(sight: Sight, chance: Chance, budget: int) -> Act | None:
    talk = Talk(sight)
    first = (
        claim(sight) or accuse_no_word(sight, talk) or accuse_if_it_pays(sight, talk) or _settle(sight, talk, chance)
    )
    if first is not None or not _may_speak(sight):
        return first
    return shot_in_the_dark(talk, chance) or say_after_thinking(talk, sight.acts, chance, budget)


def _settle(sight: Sight, talk: Talk, chance: Chance) -> Act | None:
    """What the table waits for, other than a word: a sentence, a vote, or somebody to take the token."""
    if not sight.is_awaited:
        return None
    match sight.view["phase"]:
        case "justify":
            return explain(talk, sight.me, chance)
        case "vote":
            return judge(talk, sight.view["accusation"]["text"])
        case "token":
            return GRAB
        case _:
            return None


def _may_speak(sight: Sight) -> bool:
    return any(isinstance(act, Say) for act in sight.acts)


def is_sensible(sight: Sight, act: Act) -> bool:
    """W6 Any card is offered, and the game does not say which one holds; whoever listens knows."""
    return not isinstance(act, Claim) or act == claim(sight)


BOTS = Bots(
    {
        "novice": Skill(novice),
        "regular": Skill(regular),
        "expert": Skill(expert, 600),
    },
    is_sensible=is_sensible,
)
