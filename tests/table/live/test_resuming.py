"""The story of a match for whoever comes: the newest of it at once, and what was before page by page."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest

from parlour.engine.event import links
from parlour.table.live import frames
from parlour.table.log import typed
from parlour.table.room.commands import HideText
from parlour.table.room.table import Steps, Table
from parlour.table.wire.bodies import Story
from tests.table.room.crowd import SEEDS, lived, viewers
from tests.table.room.evening import Evening, undecided


def resumed(table: Table, viewer: int | None, seen: int = 0) -> dict[str, Any]:
    frame: dict[str, Any] = json.loads(frames.resumed(table, viewer, seen, (), now=0))
    return frame


def pages(table: Table, viewer: int | None, seen: int) -> Iterator[Sequence[dict[str, Any]]]:
    """What a screen is sent when it comes, and then every page that it may ask for, the newest first."""
    frame = resumed(table, viewer, seen)
    yield frame["events"]
    earlier = frame.get("earlier")
    while earlier is not None:
        page = frames.story(table, viewer, earlier)
        assert page.earlier is None or page.earlier < earlier
        yield page.events
        earlier = page.earlier


def test_coming_back_costs_the_same_however_long_the_evening_was() -> None:
    short, long = undecided(700).table, undecided(3700).table
    for viewer in (None, 0, 1):
        few, many = resumed(short, viewer), resumed(long, viewer)
        assert len(few["events"]) == len(many["events"]) == frames.MOST_EVENTS
        assert few["earlier"] < many["earlier"]
        assert abs(len(json.dumps(many)) - len(json.dumps(few))) < 500
    assert told(short) == told(long) < 1000, "nor does the story in memory grow"


def told(table: Table) -> int:
    assert table.match is not None
    return len(links(table.match.table.story))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_comes_at_once_and_what_can_be_asked_for_are_the_story_as_the_viewer_heard_it(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lived(seed).table
    if table.match is None:
        return
    rng = random.Random(seed)
    for viewer in viewers(table):
        whole = resumed(table, viewer)["events"]
        with monkeypatch.context() as smaller:
            smaller.setattr(frames, "MOST_EVENTS", most := rng.choice([1, 2, 5, 9]))
            told = list(pages(table, viewer, seen=0))
        assert [event for page in reversed(told) for event in page] == whole
        for older, newer in pairwise(reversed(told)):
            assert older[-1]["n"] < newer[0]["n"], "a step is told whole"
        assert all(len(page) <= most or len({event["n"] for event in page}) == 1 for page in told)


def test_what_was_seen_before_is_not_sent_again_and_is_not_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "MOST_EVENTS", 30)
    table = undecided(100).table
    newest = table.number
    for missed in (0, 1, 29, 30):
        frame = resumed(table, 1, newest - missed)
        assert len(frame["events"]) == missed
        assert "earlier" not in frame
    assert resumed(table, 1, newest - 31)["earlier"] == newest - 29


def test_a_page_covers_what_is_hidden_and_numbers_what_was_typed() -> None:
    table = Evening("traitor-word", reaction=0)
    table.joins("Bea", "Cyd")
    table.chooses(first=0)
    table.starts()
    table.acts(1, "say", word="river bank")
    rude = table.table.number
    table.acts(2, "say", word="money lender")
    table.does(HideText(table.table.host, rude))
    told = frames.story(table.table, None, table.table.number + 1).events
    said = [(event["word"], event.get("typed")) for event in told if event["event"] == "said"]
    assert said == [(typed.HIDDEN, rude), ("money lender", rude + 1)]


def test_before_there_was_a_match_nothing_was_heard() -> None:
    assert frames.story(Evening().table, 0, 99) == Story([], None)


def test_the_number_of_every_step_is_known_in_the_room_of_a_few() -> None:
    rng = random.Random(1)
    for _ in range(50):
        steps, numbers, number = Steps(), list[int](), 0
        for _ in range(300):
            number += rng.choice([1] * 30 + [2, 7])
            steps.append(number)
            numbers.append(number)
        assert [steps[at] for at in range(300)] == numbers
        assert (steps[-1], steps[0], steps[-300]) == (numbers[-1], numbers[0], numbers[0])
        assert len(steps.runs) < 60
        for beyond in (300, -301):
            with pytest.raises(IndexError):
                steps[beyond]
