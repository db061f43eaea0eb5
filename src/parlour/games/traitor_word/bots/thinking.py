"""What to say next, looking ahead: chains as they may go on are imagined, word by word, and the best beginning is said.

In an imagined chain the others say what comes to mind, one word more readily than another. A secret word that one of
them says is claimed; one that fits when the turn is back is said, at the risk that somebody hears it for what it is.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from typing import Final

from parlour.bots.words import Words
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.engine.text import fold
from parlour.games.traitor_word.acts import Say
from parlour.games.traitor_word.bots.speaking import fitting_secrets, fitting_words, say_plainly
from parlour.games.traitor_word.bots.suspecting import Ear, chance_of_accusation, readiness
from parlour.games.traitor_word.bots.talk import Talk, follow_ups

BEGINNINGS: Final = 24
"""So many words to begin with are thought about."""
LATER: Final = 0.8
"""What a Flash one lap later is worth: till then much else may happen."""
FOUND_OUT: Final = 1.5
"""What it costs to be found out, in Flashes: one is lost, and the accuser has one more. The timid mind it more."""


def say_after_thinking(talk: Talk, acts: list[Act], chance: Chance, budget: int) -> Say:
    """The word with which the imagined chains went best. The more promising ones are imagined more often."""
    beginnings = _beginnings(talk)
    if not beginnings:
        return say_plainly(talk, acts, chance)
    assert talk.words is not None
    mind = Mind(talk, talk.words, chance)
    hopes = [Hope(word, mind.worth_of_saying(word)) for word in beginnings]
    halvings = max(1, (len(hopes) - 1).bit_length())
    for _ in range(halvings):
        for _ in range(max(1, budget // halvings // len(hopes))):
            for hope in hopes:
                hope.add(mind.worth_of_a_chain(hope.word))
        hopes.sort(key=Hope.mean, reverse=True)
        hopes = hopes[: (len(hopes) + 1) // 2]
    return Say(hopes[0].word)


def _beginnings(talk: Talk) -> list[str]:
    """The secret words that fit, then the words that lead on, best linked first."""
    return [*fitting_secrets(talk), *[one.word for one in fitting_words(talk)]][:BEGINNINGS]


class Hope:
    """A word to begin with, and how the chains went that began with it."""

    def __init__(self, word: str, at_once: float) -> None:
        self.word, self.at_once = word, at_once
        self.later, self.chains = 0.0, 0

    def add(self, worth: float) -> None:
        self.later += worth
        self.chains += 1

    def mean(self) -> float:
        return self.at_once + self.later / self.chains


class Mind:
    """What one player thinks up in a moment."""

    def __init__(self, talk: Talk, words: Words, chance: Chance) -> None:
        self.talk, self.words, self.chance = talk, words, chance
        self.price = 1 + FOUND_OUT * (1.5 - talk.boldness)
        self.secrets = [fold(secret) for secret in talk.secrets if words.knows(secret)]
        self.doors: dict[str, set[str]] = {}
        """The words after which a secret one could be said."""
        for secret in self.secrets:
            for one in follow_ups(words, secret):
                self.doors.setdefault(one.folded, set()).add(secret)
        self.thoughts: dict[str, Thoughts] = {}

    def worth_of_saying(self, word: str) -> float:
        """What comes of the word itself: a Flash for a secret one, unless it is found out."""
        if fold(word) not in self.secrets:
            return 0.0
        talk, at = self.talk, len(self.talk.chain)
        sounds = Ear(talk, self.words, talk.me, at).suspicion(talk.last, word, talk.said_last_by(talk.me, at))
        return 1 - self.price * chance_of_accusation(sounds)

    def worth_of_a_chain(self, word: str) -> float:
        """How many Flashes come of one chain that goes on from this word until my turn is over again.

        Secret words are seldom met, so what might be met at each step is counted, rather than what is.
        """
        mine, worth = fold(word), 0.0
        for left in range(self.others_who_speak(), 0, -1):
            thoughts = self.thoughts_after(word)
            if not thoughts.words:
                break
            worth += thoughts.chance_to_claim(mine)
            if left == 1:
                worth += LATER * thoughts.chance_of_a_door(mine)
            else:
                word = thoughts.one_of_them(self.chance)
        return worth

    def others_who_speak(self) -> int:
        """How many words are said until it is my turn again; without turns, all but the last speaker are as likely."""
        others = self.talk.seats - 1
        if self.talk.in_turns:
            return others
        count = 1
        while self.chance.below(others):
            count += 1
        return count

    def thoughts_after(self, word: str) -> Thoughts:
        if word not in self.thoughts:
            self.thoughts[word] = Thoughts(self, word)
        return self.thoughts[word]


class Thoughts:
    """What comes to somebody's mind after a word, one thing more readily than another."""

    def __init__(self, mind: Mind, word: str) -> None:
        unsaid = [one for one in follow_ups(mind.words, word) if one.folded not in mind.talk.said]
        self.words = [one.word for one in unsaid]
        self.up_to = list(accumulate(map(readiness, unsaid)))
        self.secrets = [(readiness(one), one.folded) for one in unsaid if one.folded in mind.secrets]
        self.doors = [(readiness(one), mind.doors[one.folded]) for one in unsaid if one.folded in mind.doors]

    def one_of_them(self, chance: Chance) -> str:
        return self.words[bisect(self.up_to, chance.fraction() * self.up_to[-1], hi=len(self.words) - 1)]

    def chance_to_claim(self, mine: str) -> float:
        """That somebody says a secret word of mine, other than the one that I have just said myself."""
        return sum(ready for ready, secret in self.secrets if secret != mine) / self.up_to[-1]

    def chance_of_a_door(self, mine: str) -> float:
        """That somebody says a word after which I could say such a secret one."""
        return sum(ready for ready, behind in self.doors if behind - {mine}) / self.up_to[-1]
