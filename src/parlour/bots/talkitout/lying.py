"""#TellALie (T8): what a bot tells. The truth is what its character would say first, the lie is another sample.

Both are said as they stand on the card, so that only who knows the character can tell one from the other.
"""

from __future__ import annotations

from parlour.bots.sight import Sight
from parlour.bots.talkitout.answering import by_liking, fresh, question_on_top, typable
from parlour.bots.talkitout.hand import deck_of
from parlour.engine.chance import Chance
from parlour.engine.text import fold
from parlour.games.talkitout.acts import TELLS, Tell


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
