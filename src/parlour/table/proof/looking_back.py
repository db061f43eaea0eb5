"""Looking back on an hour of a class: a report for its teacher, and for each pupil what they had right themselves. All
of it is made of the logs of the class and its tables, and stored nowhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import mean
from typing import Final

from parlour.decks import Deck
from parlour.decks.evidence import Observation, Sign
from parlour.decks.facts import terms_of
from parlour.decks.kind import TermText
from parlour.table.classroom.apply import apply_entry
from parlour.table.classroom.checks import QUESTIONS, Marked
from parlour.table.classroom.counting import ENOUGH_ANSWERS, change, mixed_up_most, most_often, right_in, tally
from parlour.table.classroom.entries import UNKNOWN, read_entry
from parlour.table.classroom.hour import DELETED_AFTER, Hour
from parlour.table.classroom.learning import KnownBy, PupilEvidence, hardest_first, known_in, met, to_practise
from parlour.table.classroom.seen import PlayByPupil, evidence_of, play_of, seen_at_table
from parlour.table.log import entry as log
from parlour.table.wire.reports import (
    AnswerOfMine,
    BothChecks,
    CheckCounts,
    LearntByMe,
    LookedBack,
    PlayCounts,
    PupilLine,
    Report,
    TermLine,
    WordOfMine,
)

MOST_MIX_UPS: Final = 3
"""So many pairs go on the wall."""


def look_back(entries: Iterable[bytes], tables: Iterable[Iterable[bytes]], decks: Mapping[str, Deck]) -> LookedBack:
    """From the log of a class and those of its tables."""
    hour = Hour("")
    for content in entries:
        apply_entry(hour, read_entry(content))
    deck = None if hour.deck is None else decks[hour.deck]
    terms = terms_of(deck)
    words = [term.word for term in terms]
    play = play_of(hour, [seen_at_table(map(log.read, entries), decks, words) for entries in tables])
    learnt = {pupil: learnt_by(hour, pupil, terms, play) for pupil in range(len(hour.pupils))} if terms else {}
    title = None if deck is None else deck.title
    return LookedBack(to_report(hour, title, terms, play), learnt if hour.is_asked_out else {})


def to_report(hour: Hour, title: str | None, terms: Sequence[TermText], play: PlayByPupil) -> Report:
    pupils = {pupil: evidence_of(hour, pupil, play) for pupil in range(len(hour.pupils))}
    known = known_in([evidence for evidence in pupils.values() if met(evidence)], len(terms))
    after = [answer for evidence in pupils.values() for answer in evidence.after]
    return Report(
        title,
        hour.opened_at,
        hour.ended_at,
        None if hour.ended_at is None else hour.ended_at + DELETED_AFTER,
        len(hour.pupils),
        hour.settings.roster,
        len(hour.rounds),
        _both_checks([evidence for evidence in pupils.values() if evidence.before and evidence.after]),
        [_term(term, terms[term], pupils.values(), known[term]) for term in hardest_first(known)],
        mixed_up_most(after, MOST_MIX_UPS),
        _by_number(hour, pupils, len(terms)),
    )


def _both_checks(pupils: Sequence[PupilEvidence]) -> BothChecks | None:
    if not pupils:
        return None
    before = [right_in(pupil.before) for pupil in pupils]
    after = [right_in(pupil.after) for pupil in pupils]
    changed = change(pupils)
    return BothChecks(
        len(pupils),
        [before.count(right) for right in range(QUESTIONS + 1)],
        [after.count(right) for right in range(QUESTIONS + 1)],
        round(mean(before), 2),
        round(mean(after), 2),
        *changed,
        changed.verdict,
    )


def _term(term: int, text: TermText, pupils: Iterable[PupilEvidence], known: KnownBy) -> TermLine:
    first = tally(term, (answer for pupil in pupils for answer in pupil.before))
    second = tally(term, (answer for pupil in pupils for answer in pupil.after))
    other, times = second.mix_up or (None, 0)
    return TermLine(
        term,
        text.word,
        text.definition,
        CheckCounts(first.asked, first.right),
        CheckCounts(second.asked, second.right),
        other,
        times,
        second.asked >= ENOUGH_ANSWERS,
        _play_counts([seen for pupil in pupils for seen in pupil.play if seen.term == term]),
        known,
    )


def _play_counts(play: Sequence[Observation]) -> PlayCounts:
    seen = Counter((one.sign, one.right) for one in play)
    counts = (seen[sign, right] for sign in (Sign.GROUPED, Sign.NAMED, Sign.KEPT) for right in (True, False))
    return PlayCounts(*counts, *(most_often(one.instead for one in play if one.instead is not None) or (None, 0)))


def _by_number(hour: Hour, pupils: Mapping[int, PupilEvidence], terms: int) -> list[PupilLine]:
    lines = [_pupil(pupil, hour.pupils[pupil].roster, evidence, terms) for pupil, evidence in pupils.items()]
    lines += [PupilLine(None, number, None, None, None, None, None) for number in hour.missing]
    return sorted(lines, key=lambda line: (line.number is None, line.number or 0, line.pupil or 0))


def _pupil(pupil: int, number: int | None, evidence: PupilEvidence, terms: int) -> PupilLine:
    right = {seen.term for seen in evidence.play if seen.sign in (Sign.GROUPED, Sign.NAMED) and seen.right}
    return PupilLine(
        pupil,
        number,
        right_in(evidence.before) if evidence.before else None,
        right_in(evidence.after) if evidence.after else None,
        len(met(evidence)),
        len(right),
        len(to_practise(evidence, terms)),
    )


# ── a pupil's own ───────────────────────────────────────────────────────────────────────────────────────────────────


def learnt_by(hour: Hour, pupil: int, terms: Sequence[TermText], play: PlayByPupil) -> LearntByMe:
    """Of their own answers and their own play, and of nobody else's."""
    evidence = evidence_of(hour, pupil, play)
    practise = to_practise(evidence, len(terms))
    words = [WordOfMine(*terms[term], term in practise) for term in met(evidence)]
    return LearntByMe(_answers(evidence.before, terms), _answers(evidence.after, terms), words)


def _answers(answers: Iterable[Marked], terms: Sequence[TermText]) -> list[AnswerOfMine]:
    return [
        AnswerOfMine(
            terms[answer.term].definition,
            terms[answer.term].word,
            None if answer.answer == UNKNOWN else terms[answer.answer].word,
        )
        for answer in answers
    ]
