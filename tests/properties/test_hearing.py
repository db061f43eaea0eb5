"""The events of an act, written for the wire: the same as listed, and only insiders hear more than a spectator."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest

from parlour.engine.event import Heard
from tests.properties.settings import SETTINGS, Setting
from tests.properties.wandering import wander


def check(setting: Setting, acts: int) -> int:
    """How many times somebody was an insider."""
    inside = done = 0
    for seed in count():
        before = None
        for match in wander(setting, seed):
            heard = Heard(before, match.table.story, None)
            before = match.table.story
            spectator = heard.listed()
            for seat in range(setting.seats):
                own = heard.heard_by(seat)
                assert msgspec.json.decode(own.written()) == own.listed()
                if seat in heard.insiders:
                    inside += 1
                else:
                    assert own.listed() == spectator
            assert msgspec.json.decode(heard.written()) == spectator
            done += 1
        if done >= acts:
            return inside
    raise AssertionError("there is always another match")


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_events_are_written_as_they_are_listed_and_outsiders_hear_what_a_spectator_hears(
    setting: Setting, soak: int
) -> None:
    assert check(setting, acts=150 * soak) > 0


def test_an_insider_who_is_not_named_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heard, "insiders", [])
    with pytest.raises(AssertionError):
        check(next(setting for setting in SETTINGS if setting.game == "talkitout"), acts=150)
