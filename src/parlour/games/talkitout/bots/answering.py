"""What a bot says: an answer, one of the card's samples that fits its character, in the cards' language; or a lie (T8).

With no samples on the card it says its answer aloud, and leaves it to the others to imagine. A lie and the truth are
both said as they stand on the card, so that only who knows the character can tell one from the other.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from parlour.bots.sight import Sight
from parlour.decks.language import language_read_in
from parlour.engine.chance import Chance
from parlour.engine.refusal import against_text
from parlour.engine.text import fold
from parlour.games.talkitout.acts import ALOUD, BACK_AT_YOU, SPECIAL, TELLS, Answer, Special, Tell
from parlour.games.talkitout.bots.hand import deck_of
from parlour.games.talkitout.bots.leanings import kinds_in
from parlour.games.talkitout.bots.voices import voice_of
from parlour.games.talkitout.deck import Question, QuestionDeck


def answer(sight: Sight, chance: Chance) -> Answer:
    samples = fresh(sight, typable(question_on_top(sight).samples))
    if not samples:
        return ALOUD
    sample = by_liking(sight, samples, chance)[0]
    text = _in_own_words(sight, sample, chance)
    return Answer(sample if against_text(text) else text)


def question_on_top(sight: Sight) -> Question:
    return next(question for question in deck_of(sight).questions if question.id == sight.view["top"])


def typable(samples: Iterable[str]) -> list[str]:
    """A6: whatever a deck's owner wrote, what cannot be typed is not typed."""
    return [sample for sample in samples if not against_text(sample)]


def fresh(sight: Sight, samples: list[str], wanted: int = 1) -> list[str]:
    """So many at least that nobody has told yet, for a life is lived once; or all, if too few of them are left."""
    left = untold(sight, samples, wanted)
    return left if len(left) >= wanted else samples


def untold(sight: Sight, texts: Iterable[str], wanted: int = 1) -> list[str]:
    """Those that nobody has told yet this evening; if they are too few, those that were not told in this match."""
    left = _not_in(sight.story, texts)
    evening = [event for past in sight.earlier for event in past.story]
    left_of_the_evening = _not_in(evening, left)
    return left_of_the_evening if len(left_of_the_evening) >= wanted else left


def _not_in(story: Iterable[dict[str, object]], texts: Iterable[str]) -> list[str]:
    told = [fold(text) for text in texts_told(story)]
    return [text for text in texts if not any(fold(text) in one for one in told)]


def texts_told(story: Iterable[dict[str, object]]) -> list[str]:
    """All that anybody has typed."""
    texts: list[object] = []
    for event in story:
        if event["event"] == "answered":
            texts.append(event["text"])
        elif event["event"] == "told" and isinstance(event["answers"], list | tuple):
            texts += event["answers"]
    return [text for text in texts if isinstance(text, str)]


def by_liking(sight: Sight, samples: list[str], chance: Chance) -> list[str]:
    """What the character would say first comes first; a mood comes into it, so that it does not always say the same.
    Whatever it dislikes comes last, however much there is to like beside it."""
    language = language_of(deck_of(sight))

    def liking(sample: str) -> tuple[bool, float]:
        tastes = [sight.me.tastes.get(kind, 0.0) for kind in kinds_in(sample, language)]
        return min(tastes, default=0.0) >= 0, sum(tastes) + chance.below(1000) / 1000

    liked = [(liking(sample), at) for at, sample in enumerate(samples)]
    return [samples[at] for _, at in sorted(liked, reverse=True)]


def _in_own_words(sight: Sight, sample: str, chance: Chance) -> str:
    """A phrase is charming once: it comes no more than once in a match."""
    voice, language = voice_of(sight.me), language_of(deck_of(sight))
    openings, endings = voice.openings.get(language, ()), voice.endings.get(language, ())
    left = untold(sight, [*openings, *endings])
    if not left or not _by_chance(voice.talkative, chance):
        return sample
    phrase = chance.choice(left)
    return f"{phrase} {sample}" if phrase in openings else f"{sample} {phrase}"


def _by_chance(share: float, chance: Chance) -> bool:
    return chance.below(1000) < 1000 * share


@lru_cache(maxsize=64)
def language_of(deck: QuestionDeck) -> str:
    """As it reads, whatever its label says; in any other language we have no phrases, and a bot says the sample."""
    return language_read_in(deck) or ""


def tell(sight: Sight, chance: Chance) -> Tell:
    """Two samples of the card, or one of a card with the same categories as the lie; with neither, aloud. If one is
    fresh both are, or it would be seen which of them the bot had no choice but to tell."""
    question = question_on_top(sight)
    samples = _different(typable(question.samples))
    if not samples:
        return Tell(chance.below(len(TELLS)))
    truth, *lies = by_liking(sight, fresh(sight, samples, wanted=2), chance)
    if not lies:
        lies = [
            sample
            for other in deck_of(sight).questions
            if {*other.categories} == {*question.categories}
            for sample in typable(other.samples)
            if fold(sample) != fold(truth)
        ]
    if not lies:
        return Tell(chance.below(len(TELLS)))
    lie = chance.choice(lies)
    return Tell(1, (truth, lie)) if chance.below(2) else Tell(0, (lie, truth))


def _different(samples: list[str]) -> list[str]:
    return list({fold(sample): sample for sample in samples}.values())


def whom_to_name(sight: Sight, chance: Chance) -> Special:
    """#BackAtYou (T7): it decides nothing in the race, so it is whoever has spoken least."""
    speakers = [event["seat"] for event in sight.story if event["event"] in ("answered", "told")]
    others = [seat for seat in range(len(sight.view["seats"])) if seat != sight.seat]
    least = min([speakers.count(seat) for seat in others])
    return SPECIAL[BACK_AT_YOU, chance.choice([seat for seat in others if speakers.count(seat) == least])]
