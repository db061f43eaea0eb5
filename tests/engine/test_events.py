"""The story: told once, heard by each as they may, built only if somebody looks."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any, ClassVar

import msgspec
import pytest

import parlour
from parlour.engine.event import (
    MOST_FLEETING,
    Event,
    EventChain,
    Heard,
    condensed,
    hearers,
    history,
    links,
    newest_first,
)
from parlour.engine.sight import ToAll, ToOwn


class Said(Event, frozen=True, tag="said"):
    word: ToAll[str]


class Paid(Event, frozen=True, tag="paid"):
    coins: ToOwn[int]
    forgotten_after: ClassVar[str] = "said"


class Dreamt(Event, frozen=True, tag="dreamt"):
    of: ToOwn[str]
    private: ClassVar[bool] = True


def story(*events: Event) -> EventChain:
    told: EventChain = None
    for n, event in enumerate(events):
        told = (told, n, event)
    return told


def names(heard: list[dict[str, Any]]) -> list[tuple[str, int]]:
    return [(event["event"], event["n"]) for event in heard]


def test_the_history_is_told_oldest_first() -> None:
    assert history(story(Said(0, "a"), Said(1, "b")), None) == [
        {"event": "said", "n": 0, "seat": 0, "word": "a"},
        {"event": "said", "n": 1, "seat": 1, "word": "b"},
    ]
    assert history(None, None) == []


def test_of_a_private_event_its_own_seat_alone_hears_at_all() -> None:
    told = story(Said(0, "a"), Dreamt(1, "sheep"))
    assert names(history(told, 1)) == [("said", 0), ("dreamt", 1)]
    for you in (None, 0, 2):
        assert names(history(told, you)) == [("said", 0)]
        assert names(list(Heard(None, told, you))) == [("said", 0)]


def test_the_history_forgets_an_event_once_that_follows_which_ends_its_time() -> None:
    told = story(Paid(0, 1), Said(0, "a"), Paid(0, 2), Paid(1, 3))
    assert names(history(told, 0)) == [("said", 1), ("paid", 2), ("paid", 3)]
    assert names(history((told, 4, Said(1, "b")), 0)) == [("said", 1), ("said", 4)]


def test_what_the_history_forgets_was_heard_when_it_happened() -> None:
    told = story(Paid(0, 1), Said(0, "a"))
    assert names(list(Heard(None, told, 0))) == [("paid", 0), ("said", 1)]


class Nodded(Event, frozen=True, tag="nodded"):
    fleeting: ClassVar[bool] = True


def test_of_fleeting_events_the_history_has_the_newest_and_of_the_others_all() -> None:
    often = [Nodded(0) if n % 3 else Said(0, str(n)) for n in range(9 * MOST_FLEETING)]
    listed = history(story(*often), None)
    assert [event["n"] for event in listed if event["event"] == "said"] == list(range(0, len(often), 3))
    nods = [n for n, event in enumerate(often) if event.fleeting]
    assert [event["n"] for event in listed if event["event"] == "nodded"] == nods[-MOST_FLEETING:]
    assert [event["n"] for event in listed] == sorted(event["n"] for event in listed)


def test_a_condensed_story_reads_the_same_and_does_so_when_it_goes_on() -> None:
    rng = random.Random(1)
    kinds = [Said(0, "a"), Paid(0, 1), Paid(1, 2), Dreamt(1, "sheep"), *[Nodded(0), Nodded(1)] * 20]
    whole: EventChain = None
    short: EventChain = None
    for n in range(5000):
        event = rng.choice(kinds)
        whole, short = (whole, n, event), (short, n, event)
        if rng.random() < 0.01:
            short = condensed(short)
            for you in (None, 0, 1):
                assert history(short, you) == history(whole, you)
                assert list(islice(newest_first(short, you), 9)) == history(whole, you)[: -9 - 1 : -1]
    assert len(links(short)) < len(links(whole)) / 2


def test_a_fleeting_event_is_not_private() -> None:
    class Hinted(Event, frozen=True, tag="hinted"):
        private: ClassVar[bool] = True
        fleeting: ClassVar[bool] = True

    with pytest.raises(TypeError, match="push out"):
        hearers(Hinted)


def test_links_are_those_since_an_earlier_point() -> None:
    early = story(Said(0, "a"))
    late: EventChain = ((early, 1, Said(0, "b")), 2, Said(0, "c"))
    assert [n for n, _ in links(late, early)] == [1, 2]
    assert links(early, early) == []


# ── what `play` gives back ──────────────────────────────────────────────────────────────────────────────────────────


def test_play_gives_the_new_events_as_the_one_who_played_hears_them() -> None:
    match = parlour.start("talkitout", 2, first=0, seed=2)
    heard = match.play(0, match.acts(0)[0])
    assert heard == match.events(0)[1:]
    assert [event["n"] for event in heard] == [1] * len(heard)


def test_the_clock_hears_what_everybody_hears() -> None:
    match = parlour.start("talkitout", 2, seed=2)
    assert match.play(parlour.CLOCK, {"act": "elapsed"}) == [{"event": "late", "n": 1, "seat": -1}]


def test_what_is_heard_is_a_sequence_like_a_list() -> None:
    events: list[Event] = [Said(0, "a"), Said(1, "b"), Said(2, "c")]
    heard = Heard(None, story(*events), None)
    listed = history(story(*events), None)
    assert heard == listed
    assert listed == heard
    assert heard == Heard(None, story(*events), 1)
    assert heard != listed[:2]
    assert (len(heard), heard[0], heard[-1]) == (3, listed[0], listed[-1])
    assert (list(heard), list(reversed(heard)), repr(heard)) == (listed, listed[::-1], repr(listed))
    assert listed[1] in heard
    assert bool(heard)
    assert not Heard(None, None, None)
    with pytest.raises(IndexError):
        heard[3]
    with pytest.raises(TypeError):
        hash(heard)


def test_what_is_heard_is_built_only_if_somebody_looks() -> None:
    class Loud(Event, frozen=True, tag="loud"):
        def heard(self, n: int, you: int | None) -> dict[str, Any]:
            raise AssertionError("looked")

    heard = Heard(None, story(Loud(0)), None)
    with pytest.raises(AssertionError, match="looked"):
        list(heard)


def test_what_is_heard_stays_as_it_was_when_the_match_goes_on() -> None:
    match = parlour.start("talkitout", 2, first=0, seed=2)
    heard = match.play(0, match.acts(0)[0])
    before = list(heard)
    seat = match.waiting[0]
    match.play(seat, match.acts(seat)[0])
    assert heard == before


def test_what_is_heard_cannot_be_written_out_with_what_is_not() -> None:
    heard = Heard(None, story(Dreamt(1, "sheep"), Paid(1, 5)), 0)
    with pytest.raises(TypeError):
        msgspec.json.encode(heard)
