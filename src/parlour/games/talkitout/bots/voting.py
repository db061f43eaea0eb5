"""#TellALie (T8): which answer a bot takes for the lie, by what everybody has heard the liar say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from parlour.bots.characters import PLAIN
from parlour.bots.sight import Sight
from parlour.bots.telling import telling_words
from parlour.engine.chance import Chance
from parlour.engine.text import fold
from parlour.games.talkitout.acts import VOTES, Vote
from parlour.games.talkitout.bots.answering import language_of, question_on_top
from parlour.games.talkitout.bots.hand import deck_of
from parlour.games.talkitout.bots.leanings import kinds_in

SAID_BEFORE: Final = 10.0
"""Whoever said it before, and meant it, means it now; a lie does not become true."""
READ_OFF_THE_CARD: Final = 3.0
"""Word for word a sample of the card, beside an answer that is not: that took no life to think of."""
DOUBT: Final = 0.25
"""Less than that is no reason to part from the others when they have to agree, and hardly better than none."""


class Said(NamedTuple):
    text: str
    is_true: bool


def novice_vote(sight: Sight, chance: Chance) -> Vote:
    """By chance; but all see when they have to agree."""
    return _vote(sight, [], chance)


def regular_vote(sight: Sight, chance: Chance) -> Vote:
    """By what was said in so many words."""
    return _vote(sight, [_plain_suspicion(sight, text) for text in _answers(sight)], chance)


def expert_vote(sight: Sight, chance: Chance) -> Vote:
    """Also by what the liar otherwise talks about."""
    return _vote(sight, [_plain_suspicion(sight, text) - _sounds_like(sight, text) for text in _answers(sight)], chance)


def _vote(sight: Sight, suspicion: list[float], chance: Chance) -> Vote:
    """Where there is little to go by, everybody has a hunch of their own; after a tie all try to agree: tied again,
    all are wrong."""
    more = suspicion[1] - suspicion[0] if suspicion else 0.0
    if abs(more) >= DOUBT:
        return VOTES[more > 0]
    if sight.view["tied"]:
        return VOTES[_vote_to_agree_on(sight)]
    hunch = DOUBT * (2 * chance.fraction() - 1)
    return VOTES[more + hunch > 0]


def _vote_to_agree_on(sight: Sight) -> int:
    """Bots among themselves join the liar's left neighbour. People know no such custom: they take it that a bot means
    what it voted, so it stays with that, or both might give way and only change places. But of another person people
    know more than a bot can; there it goes along with them, if they are of one mind."""
    liar = sight.view["turn"]
    votes: dict[int, int] = {seat: vote for seat, vote in enumerate(sight.view["tied"]) if vote is not None}
    of_people = {vote for seat, vote in votes.items() if seat != sight.seat and _is_a_person(sight, seat)}
    if not of_people:
        return next((votes[seat] for seat in sorted(votes) if seat > liar), votes[min(votes)])
    if _is_a_person(sight, liar) and len(of_people) == 1:
        return of_people.pop()
    return votes[sight.seat]


def _is_a_person(sight: Sight, seat: int) -> bool:
    """A9 Bots are marked: everybody knows them."""
    return bool(sight.players) and sight.bot_at(seat) is PLAIN


def _answers(sight: Sight) -> list[str]:
    """The two as they were typed; none if they were said aloud."""
    typed = [answer["text"] for answer in sight.view["answers"] if answer["text"] is not None]
    return typed if len(typed) == len(VOTES) else []


def _plain_suspicion(sight: Sight, text: str) -> float:
    said = [one for one in _said_by_the_liar(sight) if fold(text) in fold(one.text)]
    remembered = SAID_BEFORE * (any(not one.is_true for one in said) - any(one.is_true for one in said))
    on_the_card = fold(text) in [fold(sample) for sample in question_on_top(sight).samples]
    return remembered + READ_OFF_THE_CARD * on_the_card


def _sounds_like(sight: Sight, text: str) -> float:
    """How much it is about the same things, in the same words, as what the liar has said and meant."""
    language = language_of(deck_of(sight))
    true = [one.text for one in _said_by_the_liar(sight) if one.is_true]
    kinds = [kind for told in true for kind in kinds_in(told, language)]
    words = telling_words(text) & frozenset([word for told in true for word in telling_words(told)])
    return (sum([kinds.count(kind) for kind in kinds_in(text, language)]) + len(words)) / max(1, len(true))


def _said_by_the_liar(sight: Sight) -> Iterator[Said]:
    for story, seat in sight.stories_of(sight.view["turn"]):
        yield from _said_in(story, seat)


def _said_in(story: Iterable[dict[str, Any]], seat: int) -> Iterator[Said]:
    """Answers are meant; of two of which one was a lie, everybody knows which once it is judged."""
    told: list[str] | None = None
    for event in story:
        match event["event"]:
            case "answered" if event["seat"] == seat and event["text"] is not None:
                yield Said(event["text"], True)
            case "told":
                told = event["answers"] if event["seat"] == seat else None
            case "judged" if told and event["lie"] is not None:
                yield from (Said(text, at != event["lie"]) for at, text in enumerate(told))
                told = None
