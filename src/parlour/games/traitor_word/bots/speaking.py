"""What to say next, without looking far ahead: a secret word if it fits, else a word that fits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from parlour.bots.words import Words
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.engine.text import WORD_LENGTH, fold
from parlour.games.traitor_word.acts import Say
from parlour.games.traitor_word.bots.talk import LINKED, WELL_LINKED, FollowUp, Talk, bridge, follow_ups

FAIRLY_LINKED: Final = 0.35
"""A learner thinks that this will do for a secret word, if there is anything at all between …"""
A_LEARNER_BLURTS: Final = 0.15
"""… and so often does not wait for a better place."""
RASHNESS: Final = 0.1
"""So often does a regular who is neither bold nor timid try a far-fetched secret word, if it can be explained."""
ENOUGH_ROUND_ABOUT: Final = 60
"""So many words are looked at where nothing comes to mind at once."""
FIRST_THOUGHTS: Final = 4
"""A learner says one of the first words that come to mind."""
PULL: Final = 1.5
"""How much it counts for a regular that a word goes with a secret one, compared with how it goes with the last. Chosen
by the arena, where matches took longer with 0.6 and with 4."""
A_LONG_CHAIN: Final = 40
"""From here on people grow impatient."""
A_TRY_IN: Final = 8
"""Strange secrets are tried once in so many turns, which is about as often as others find a place for theirs."""
WHIM: Final = 0.15
"""So much of a link people pass over for no reason."""


def say_first_thought(talk: Talk, acts: list[Act], chance: Chance) -> Say:
    """A learner blurts out secret words that fit or nearly fit, else says one of the first words that come to mind."""
    secrets = fitting_secrets(talk)
    if not secrets and chance.fraction() < A_LEARNER_BLURTS:
        secrets = far_fetched_secrets(talk, FAIRLY_LINKED, by_way_of=LINKED)
    if secrets:
        return Say(secrets[0])
    fitting = fitting_words(talk)
    return Say(chance.choice(fitting[:FIRST_THOUGHTS]).word) if fitting else say_plainly(talk, acts, chance)


def say_what_leads_on(talk: Talk, acts: list[Act], chance: Chance) -> Say:
    """A secret word that is well linked, now and then a far-fetched one, else a word that leads towards one."""
    secrets = fitting_secrets(talk)
    if not secrets and chance.fraction() < rashness(talk):
        secrets = far_fetched_secrets(talk, LINKED, by_way_of=WELL_LINKED)
    if secrets:
        return Say(secrets[0])
    fitting = fitting_words(talk)
    if not fitting:
        return say_plainly(talk, acts, chance)
    assert talk.words is not None
    words = talk.words
    return Say(
        max(fitting, key=lambda one: one.link + PULL * pull(talk, words, one.word) + WHIM * chance.fraction()).word
    )


def rashness(talk: Talk) -> float:
    """How readily a regular tries a far-fetched secret word: the bold sooner, and all the more the longer it takes."""
    return RASHNESS * (0.5 + talk.boldness) * max(1.0, len(talk.chain) / A_LONG_CHAIN)


def shot_in_the_dark(talk: Talk, chance: Chance) -> Say | None:
    """A secret word that means nothing to me may fit, for all I can tell: now and then it is worth a try."""
    strange = [secret for secret in talk.secrets if talk.words is None or not talk.words.knows(secret)]
    return Say(chance.choice(strange)) if strange and not chance.below(A_TRY_IN) else None


def say_plainly(talk: Talk, acts: list[Act], chance: Chance) -> Say:
    """A word of the deck, since nothing else comes to mind; a secret one only if there is no other."""
    offered = [act for act in acts if isinstance(act, Say)]
    secrets = [fold(secret) for secret in talk.secrets]
    return chance.choice([say for say in offered if fold(say.word) not in secrets] or offered)


def fitting_secrets(talk: Talk) -> list[str]:
    """The secret words that are well linked to the last word, best first."""
    return [secret.word for secret in _linked_secrets(talk) if secret.link >= WELL_LINKED]


def far_fetched_secrets(talk: Talk, at_least: float, by_way_of: float) -> list[str]:
    """The secret words that are linked, though not well, and can be explained by a word between; best first."""
    words = talk.words
    linked = [secret.word for secret in _linked_secrets(talk) if at_least <= secret.link < WELL_LINKED]
    return [secret for secret in linked if words is not None and bridge(words, talk.last, secret) >= by_way_of]


def _linked_secrets(talk: Talk) -> list[FollowUp]:
    words = talk.words
    if words is None or not words.knows(talk.last):
        return []
    held = [
        FollowUp(secret, fold(secret), words.link(talk.last, secret)) for secret in talk.secrets if words.knows(secret)
    ]
    return sorted(held, key=lambda secret: secret.link, reverse=True)


def fitting_words(talk: Talk) -> list[FollowUp]:
    """Words that can be said here and are no secrets, best linked first: all that are well linked, or the next best."""
    words = talk.words
    if words is None:
        return []
    unsaid = _sayable(talk, follow_ups(words, talk.last))
    well_linked = [one for one in unsaid if one.link >= WELL_LINKED]
    if well_linked:
        return well_linked
    unsaid += [replace(one, link=words.link(talk.last, one.word)) for one in _roundabout(talk, words)]
    return sorted(unsaid, key=lambda one: one.link, reverse=True)[:1]


def _roundabout(talk: Talk, words: Words) -> list[FollowUp]:
    """Where nothing comes to mind any more: what goes with the things that go with the last word, or went with those
    before it. After a word nobody has heard of, what is spelt much like it; else it was linked to the one before, after
    all, and what goes with that will do as well."""
    nearby = [one.word for one in follow_ups(words, talk.last)]
    found = [] if words.knows(talk.last) else _sayable(talk, _spelt_like(words, talk.last))
    for word in [*nearby, *reversed(talk.chain)]:
        found += _sayable(talk, follow_ups(words, word))
        if len(found) >= ENOUGH_ROUND_ABOUT:
            break
    return found


def _spelt_like(words: Words, word: str) -> list[FollowUp]:
    return [FollowUp(alike, fold(alike), words.link(word, alike)) for alike in words.spelt_like(word, FIRST_THOUGHTS)]


def _sayable(talk: Talk, thoughts: Iterable[FollowUp]) -> list[FollowUp]:
    """What is neither a secret nor in the chain, in whatever form, though the rules would allow another form (W3)."""
    kept = {*talk.said, *map(fold, talk.secrets)}
    unsaid = [one for one in thoughts if one.folded not in kept and len(one.word) <= WORD_LENGTH]
    return [one for one in unsaid if not talk.repeats(one.word)]


def pull(talk: Talk, words: Words, word: str) -> float:
    """How well the secret word that goes best with this word goes with it."""
    return max((words.link(word, secret) for secret in talk.secrets), default=0.0)
