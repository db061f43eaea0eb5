"""Looking back on an hour of a class: whose play is whose, what the report counts, and that it tells of nobody else."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cache

from parlour.decks import Deck, load
from parlour.decks.evidence import Sign
from parlour.table.classroom import commands as ask
from parlour.table.classroom.apply import apply_entry
from parlour.table.classroom.decide import decide_class
from parlour.table.classroom.entries import UNKNOWN, ClassSettings, Comer, written_entry
from parlour.table.classroom.hour import Hour
from parlour.table.classroom.seen import play_of, seen_at_table
from parlour.table.log import entry as log
from parlour.table.log.entry import Newcomer
from parlour.table.log.reading import kept
from parlour.table.proof.looking_back import look_back
from parlour.table.room.apply import apply
from parlour.table.room.table import Table
from parlour.table.wire.messages import encode
from parlour.table.wire.reports import LookedBack, Report
from tests.table.classroom.pupils import DECK, TERMS
from tests.table.strictly import strictly

OURS: Deck = load(DECK, "bluff")
HASH, _ = kept(OURS)
DECKS = {HASH: OURS}
WORDS = [str(term["word"]) for term in DECK["terms"]]  # type: ignore[index]
STRANGER = "nobody of the class"


@dataclass
class AtTable:
    """A table of the class, and its log. Person 0 is the class itself."""

    table: Table = field(default_factory=lambda: Table("", DECKS))
    entries: list[log.Entry] = field(default_factory=list)
    rng: random.Random = field(default_factory=lambda: random.Random(5))

    def write(self, *entries: log.Entry) -> None:
        for entry in entries:
            apply(self.table, entry)
            self.entries.append(entry)

    def sit(self, *tokens: str) -> None:
        self.write(log.Made(1, "bluff", Newcomer(None, "", "class"), "seed", options={"terms": TERMS}))
        self.write(*(log.PersonJoined(1, Newcomer(f"Name {token}", "fox", token)) for token in tokens))

    def play(self, turns: int) -> None:
        """In each a card is picked and any is thrown."""
        match = self.table.match
        assert match is not None
        for _ in range(turns):
            (seat,) = match.waiting
            self.write(log.Acted(1, seat, {"act": "pick", "from": "down"}))
            self.write(log.Acted(1, seat, {"act": "throw", "card": self.rng.choice(match.view(seat)["hand"])}))

    def seen(self) -> dict[str, int]:
        """How many observations there are of whom."""
        told = seen_at_table(self.entries, DECKS, WORDS)
        tokens = [told.people[seen.who].token for seen in told.observations]
        return {token: tokens.count(token) for token in tokens}


def two_matches() -> AtTable:
    there = AtTable()
    there.sit("token 0", "token 1")
    for match in range(2):
        there.write(log.Started(1, f"next {match}", HASH))
        there.play(40)
    return there


def test_all_matches_of_a_table_count_also_one_that_was_stopped() -> None:
    whole = two_matches().seen()
    assert set(whole) == {"token 0", "token 1"}
    again = AtTable()
    again.sit("token 0", "token 1")
    again.write(log.Started(1, "next 0", HASH))
    again.play(40)
    once = again.seen()
    again.write(log.Started(1, "next 1", HASH))
    again.play(6)
    again.write(log.Stopped(1))
    assert all(once[token] < again.seen()[token] < whole[token] for token in once)


def test_what_a_bot_does_in_somebodys_seat_is_not_theirs_and_whoever_plays_on_for_a_bot_begins_there() -> None:
    there = AtTable()
    there.sit("token 0", "token 1")
    there.write(log.Started(1, "next", HASH))
    there.play(8)
    before = there.seen()
    there.write(log.Left(1, 2))
    there.play(8)
    assert there.seen()["token 1"] == before["token 1"]
    assert there.seen()["token 0"] > before["token 0"]
    there.write(log.Returned(1, 2))
    there.play(8)
    assert there.seen()["token 1"] > before["token 1"]

    with_bot = AtTable()
    with_bot.sit("token 0")
    with_bot.write(log.BotAdded(1, "Pendle", "owl", "regular"), log.Started(1, "next", HASH))
    with_bot.play(8)
    assert set(with_bot.seen()) == {"token 0"}
    with_bot.write(log.PersonJoined(1, Newcomer("late", "owl", "token 1")))
    with_bot.write(log.BotRelieved(1, with_bot.table.company.seats[0].bot is None, 2))
    with_bot.play(8)
    assert set(with_bot.seen()) == {"token 0", "token 1"}


def test_terms_are_those_of_the_hour_by_their_words_in_whatever_order_a_table_has_them() -> None:
    there = two_matches()
    backwards = seen_at_table(there.entries, DECKS, WORDS[::-1]).observations
    forwards = seen_at_table(there.entries, DECKS, WORDS).observations
    assert [TERMS - 1 - seen.term for seen in backwards] == [seen.term for seen in forwards]
    assert {seen.term for seen in seen_at_table(there.entries, DECKS, WORDS[:9]).observations} <= set(range(9))


# ── the whole hour ──────────────────────────────────────────────────────────────────────────────────────────────────


def an_hour(*, wrong: int = 3, end: bool = True) -> list[bytes]:
    """Three pupils of ten, of whom the last comes to the second check alone. Of each check they have all right but the
    first two, which pupil `wrong` has mixed up; the others do not know them."""
    hour, entries = Hour("HRMTK"), []

    def do(command: ask.ClassCommand) -> None:
        entry = decide_class(hour, command, 1_000)
        apply_entry(hour, entry)
        entries.append(written_entry(entry))

    def answer(pupils: range) -> None:
        for pupil in pupils:
            one, two, *rest = hour.checks[-1].questions[pupil]
            first = [two, one] if pupil == wrong else [UNKNOWN, UNKNOWN]
            do(ask.AnswerCheck(pupil, [*first, *rest], seal=True))
        do(ask.CloseCheck())

    do(ask.OpenClass(ClassSettings("bluff", roster=10), "teacher", "seed", HASH))
    for number in range(2):
        do(ask.ComeIn(Comer("", "fox", f"token {number}", 7 - number)))
    do(ask.BeginCheck(1, TERMS))
    answer(range(2))
    do(ask.ComeIn(Comer("", "fox", "token 2", 9)))
    do(ask.BeginCheck(2, TERMS))
    answer(range(3))
    if end:
        do(ask.EndHour())
    return entries


@cache
def looked_back(*, wrong: int = 3, end: bool = True) -> LookedBack:
    tables = [[log.written(entry) for entry in two_matches().entries], []]
    back = look_back(an_hour(wrong=wrong, end=end), tables, DECKS)
    strictly(encode(back.report), Report)
    return back


def test_the_report_counts_by_roster_number_and_has_a_row_for_whoever_is_missing() -> None:
    report = looked_back().report
    rows = {line.number: line for line in report.pupils}
    assert list(rows) == list(range(1, 11))
    assert [(rows[number].check_1, rows[number].check_2) for number in (7, 6, 9, 1)] == [
        (4, 4),
        (4, 4),
        (None, 4),
        (None, None),
    ]
    assert (rows[1].pupil, rows[1].terms_met, rows[1].to_practise) == (None, None, None)
    assert rows[9].terms_met == 6
    assert rows[7].terms_met is not None
    assert rows[7].terms_met > 12
    assert (report.pupils_came, report.roster) == (3, 10)
    assert report.checks is not None
    assert (report.checks.pupils, report.checks.before, report.checks.verdict) == (2, [0, 0, 0, 0, 2, 0, 0], "too_few")
    assert report.delete_at == 1_000 + 30 * 60 * 1000


def test_the_report_says_of_each_term_what_was_asked_and_done_with_it_the_hardest_first() -> None:
    report = looked_back(wrong=0).report
    assert sorted(line.term for line in report.terms) == list(range(TERMS))
    assert sum(line.second_check.asked for line in report.terms) == 18
    assert sum(line.second_check.right for line in report.terms) == 12
    assert not any(line.is_enough for line in report.terms), "nobody was asked five times"
    assert [line.known.mean for line in report.terms] == sorted(line.known.mean for line in report.terms)
    there = play_of(_hour(), [seen_at_table(two_matches().entries, DECKS, WORDS)])
    torn = sum(seen.sign is Sign.KEPT and not seen.right for play in there.values() for seen in play)
    assert torn > 0
    assert sum(line.play.torn_apart for line in report.terms) == torn


def _hour() -> Hour:
    hour = Hour("HRMTK")
    apply_entry(hour, decide_class(hour, ask.OpenClass(ClassSettings("bluff"), "teacher", "seed", HASH), 1))
    for number in range(2):
        apply_entry(hour, decide_class(hour, ask.ComeIn(Comer("", "fox", f"token {number}", number + 1)), 1))
    return hour


def test_each_pupil_is_told_of_their_own_checks_and_words() -> None:
    learnt = looked_back(wrong=0).learnt
    assert [len(learnt[pupil].first_check) for pupil in range(3)] == [6, 6, 0]
    first, second, *rest = learnt[0].second_check
    assert (first.laid, second.laid) == (second.word, first.word)
    assert all(answer.laid == answer.word for answer in rest)
    assert [answer.laid for answer in learnt[1].second_check[:2]] == [None, None]
    practised = {word.word for word in learnt[2].words if word.practise}
    assert practised == {answer.word for answer in learnt[2].second_check[:2]}


def test_what_a_pupil_is_told_follows_from_their_own_play_and_answers_alone() -> None:
    """Non-interference: whatever the others have answered, and so whatever the class as a whole knows."""
    one, other = looked_back(wrong=0), looked_back(wrong=1)
    assert encode(one.report) != encode(other.report)
    assert encode(one.learnt[2]) == encode(other.learnt[2])
    assert encode(one.learnt[0]) != encode(other.learnt[0])


def test_before_all_is_asked_there_is_a_report_and_nothing_for_pupils() -> None:
    only_one = look_back(an_hour()[:7], [], DECKS)  # the first check is closed, and no other begun
    assert only_one.learnt == {}
    assert only_one.report.checks is None
    assert {line.check_1 for line in only_one.report.pupils} == {4, None}
    assert set(looked_back(end=False).learnt) == {0, 1, 2}


def test_a_class_whose_game_has_no_terms_has_a_report_without_any() -> None:
    hour = Hour("HRMTK")
    entry = decide_class(hour, ask.OpenClass(ClassSettings("player-of-honour"), "teacher", "seed", None), 1_000)
    back = look_back([written_entry(entry)], [], {})
    assert (back.report.terms, back.report.checks, back.learnt) == ([], None, {})
