"""What a bot asks of a language: is this a word, would people accept that one after it, what would they say next."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain
from math import exp
from pathlib import Path
from typing import Final

from parlour.bots.words import reasons
from parlour.bots.words.forms import base_forms, compared, family, pieces, slips
from parlour.bots.words.table import WordTable, read, strength

CANNOT_TELL: Final = 0.3
"""The link of a word that nobody here knows: most words people say are linked, but a bot cannot see how."""
SAME_WORD: Final = 0.6
"""« dog » and « dogs », « ice » and « ice cream »: linked, though a little cheap."""
OF_ONE_WORD: Final = 0.5
"""Forms of one word are linked at least so well: « danse » and « danser », but not « port » and « porte »."""
LONGEST_SHOT: Final = 0.6
"""What vectors alone may claim: a pair of which neither word has a tie to the other is never an obvious one."""
SHORTEST_INSIDE: Final = 4
"""Shorter words stand inside others by chance: « art » in « part »."""
SAME_BEGINNING: Final = 5
"""So many letters in common at the beginning are no chance."""
REMEMBERED: Final = 4096
LINKS_REMEMBERED: Final = 32768
SHORT: Final = 3
"""So many consonants are an abbreviation, and more of them only in capitals."""
_VOWELS: Final = re.compile("[aeiouy]")
_BEGINNINGS_AND_ENDS: Final = "schn- schm- schl- schw- ts- tz- vl- fj- jp- gn- pf- pt- -tz -rscht -rsch -tsch -tl -chs"
_FROM_ELSEWHERE: Final = frozenset(_BEGINNINGS_AND_ENDS.split())
"""How « schnitzel », « tsar », « fjord », « borscht », « axolotl » begin and end, and hardly a word of a table does."""
AT_HOME: Final = 0.5
"""Whoever knows so many of a deck's words speaks its language. Next-door languages share a quarter of theirs."""
DECKS_IN_MIND: Final = 64
"""So many decks are looked through once, and not again at every act."""
ENOUGH_TO_TELL: Final = 300
"""So many words show what language they are in."""


class Words:
    """One language."""

    def __init__(self, language: str, table: WordTable) -> None:
        self.language = language
        self._table = table
        self._places = lru_cache(REMEMBERED)(self._look_up)
        self.link = lru_cache(LINKS_REMEMBERED)(self._linked)
        """How readily people accept one word after another: from 0.5 on most people nod, below 0.2 they object.
        Remembered by the words alone, since thoughts go in circles."""
        self.family = lru_cache(REMEMBERED)(self._family)
        """What a word may be a form of, itself included, as forms are compared."""
        led_to = table.led_to()
        self._everyday = {
            form: number for form, number in table.numbers.items() if number in led_to and len(form) >= SHORTEST_INSIDE
        }
        """The words to which others lead, and which bots may say, but for short ones."""
        self._all_margins = _FROM_ELSEWHERE.union(*map(_margins, table.numbers))

    def knows(self, word: str) -> bool:
        """Is this a word of the table, or a form of one, or made of such words?"""
        return bool(self._places(word))

    def is_at_home_in(self, printed: Sequence[str]) -> bool:
        """Is this the language that these words are in? Going by their forms alone: a slip of the pen would find an
        English word beside many a German one. Each piece counts once, however many cards say « die »."""
        some = printed[:: len(printed) // ENOUGH_TO_TELL + 1]
        forms = {form for word in some for form in pieces(word) or [compared(word)]}
        known = sum(self._place(form) is not None for form in forms)
        return known > 0 and known >= AT_HOME * len(forms)

    def _linked(self, a: str, b: str) -> float:
        ones, others = self._places(a), self._places(b)
        if not ones or not others:
            return SAME_WORD if _one_in_the_other(compared(a), compared(b)) else CANNOT_TELL
        return max(self._strength(one, other) for one in ones for other in others)

    def are_forms_of_one(self, one: str, other: str) -> bool:
        """« teeth » and « tooth », « lettres » and « lettre »: to people who talk, the same word."""
        if self.family(one).isdisjoint(self.family(other)):
            return False
        return compared(one) == compared(other) or self.link(one, other) >= OF_ONE_WORD

    def could_be_a_word(self, word: str) -> bool:
        """Could this be a word of the language, or an abbreviation? It begins as a word does before its first vowel,
        and ends as one does, be it a word that came from elsewhere."""
        form = compared(word)
        return _is_abbreviated(word, form) or _margins(form) <= self._all_margins

    def spelt_like(self, word: str, count: int) -> list[str]:
        """Everyday words that stand in this one or it in them, or that begin as it does; the longest first."""
        form = compared(word)
        if len(form) < SHORTEST_INSIDE:
            return []
        beginning = form[:SAME_BEGINNING]
        alike = [
            (-len(other), number)
            for other, number in self._everyday.items()
            if other in form or form in other or other.startswith(beginning)
        ]
        return [self._table.shown[number] for _, number in sorted(alike)[:count]]

    def near(self, word: str, count: int) -> list[tuple[str, float]]:
        """Everyday words that people would say after this one, the best first."""
        found: dict[int, float] = {}
        places = self._places(word)
        for place in places:
            for end, tie in self._table.ties(place):
                if end not in places:
                    found[end] = max(tie, found.get(end, 0.0))
        return self._best(found, count)

    def between(self, a: str, b: str, count: int) -> list[tuple[str, float]]:
        """Words that people would say after `a` and from which `b` is not far; scored by the weaker of both steps.

        No form of either is between them: nobody is convinced by « brush », « teeth », « tooth ».
        """
        places, goals = self._places(a), self._places(b)
        found: dict[int, float] = {}
        for place in places:
            for end, _ in self._table.ties(place):
                shown = self._table.shown[end]
                is_an_end = end in places or end in goals
                if not is_an_end and not any(self.are_forms_of_one(shown, word) for word in (a, b)):
                    onward = max((self._strength(end, goal) for goal in goals), default=CANNOT_TELL)
                    found[end] = max(min(self._strength(place, end), onward), found.get(end, 0.0))
        return self._best(found, count)

    def why(self, a: str, b: str) -> str | None:
        """A short reason for the link, where it is of a special kind. It holds for these very words alone: what is true
        of a horse need not be true of a sea horse."""
        one, other = (self._table.numbers.get(compared(word)) for word in (a, b))
        if one is None or other is None:
            return None
        return reasons.reason(self.language, a, b, self._table.tie(one, other), self._table.tie(other, one))

    def _family(self, word: str) -> frozenset[str]:
        return family(compared(word), self.language)

    def _best(self, found: dict[int, float], count: int) -> list[tuple[str, float]]:
        best = sorted(found.items(), key=lambda item: (-item[1], item[0]))[:count]
        return [(self._table.shown[number], score) for number, score in best]

    def _strength(self, one: int, other: int) -> float:
        if one == other:
            return SAME_WORD
        ties = [strength(tie) for tie in (self._table.tie(one, other), self._table.tie(other, one)) if tie is not None]
        if ties:
            return max(ties)
        return min(LONGEST_SHOT, 1.0 / (1.0 + exp(-self._table.log_odds(one, other))))

    def _look_up(self, word: str) -> tuple[int, ...]:
        """The numbers of a word: its own, else its base form's, else those of its pieces, else of what was meant."""
        form = compared(word)
        place = self._place(form)
        if place is not None:
            return (place,)
        parts = [found for found in map(self._place, pieces(word)) if found is not None]
        if parts:
            return tuple(dict.fromkeys(parts))
        meant = [self._table.numbers[slip] for slip in slips(form) if slip in self._table.numbers]
        return (min(meant),) if meant else ()  # words are numbered from the commonest

    def _place(self, form: str) -> int | None:
        numbers = self._table.numbers
        own = numbers.get(form)
        if own is not None and self._table.leads_on(own):
            return own
        bases = list(base_forms(form, self.language))
        further = (base for once in bases for base in base_forms(once, self.language))  # « joyeuses », « swimmers »
        return next((numbers[base] for base in chain(bases, further) if base in numbers), own)


def _is_abbreviated(word: str, form: str) -> bool:
    """« TV », « dvd », « SNCF », « mp3 », and whatever else has a number."""
    letters = form.isascii() and form.isalpha() and not _VOWELS.search(form)
    return any(sign.isdecimal() for sign in word) or (letters and (len(form) <= SHORT or word.isupper()))


def _margins(form: str) -> frozenset[str]:
    """What stands before the first vowel and after the last: « str- » and « -ng » of « strong »."""
    parts = _VOWELS.split(form)
    return frozenset([f"{parts[0]}-", f"-{parts[-1]}"])


def _one_in_the_other(one: str, other: str) -> bool:
    """« snowboard » says « snow »: nobody needs a table to see that link."""
    short, long = sorted((one, other), key=len)
    return len(short) >= SHORTEST_INSIDE and short in long


@cache
def words_for(language: str) -> Words | None:
    """A language's words, or None where there is no table for it."""
    if not (language.isascii() and language.isalpha()):  # a deck may name anything, and this names a file
        return None
    file = Path(__file__).with_name(f"{language}.words")
    return Words(language, read(file)) if file.is_file() else None


@lru_cache(maxsize=DECKS_IN_MIND)
def words_for_deck(printed: tuple[str, ...], label: str) -> Words | None:
    """The words of the language that a deck is printed in, or None where there is no table for it. The label comes
    first; but whoever writes a deck may leave it out or copy it from another, so the printed words decide."""
    named = label.lower().partition("-")[0]  # a regional language counts as the whole
    for language in dict.fromkeys([named, *_languages()]):
        words = words_for(language)
        if words is not None and words.is_at_home_in(printed):
            return words
    return None


@cache
def _languages() -> list[str]:
    """Those that have a table."""
    return sorted(file.stem for file in Path(__file__).parent.glob("*.words"))
