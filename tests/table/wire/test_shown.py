"""What tables show of a whole match, from its beginning to its end, is of the published types."""

from __future__ import annotations

import msgspec
import pytest

from parlour.table.room.commands import HideText
from tests.table.live.showing import live, played
from tests.table.room.evening import GAMES
from tests.table.strictly import strictly
from tools.wire.games import types_of


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_of_a_whole_match_is_of_its_published_type(game: str) -> None:
    table = played(game)
    if table.table.typed:
        table.does(HideText(table.table.host, min(table.table.typed)))
    keys: set[str] = set()
    phases: set[str] = set()
    for viewer in (None, *range(len(table.table.company.people))):
        for _, frame in live(table, viewer):
            strictly(msgspec.json.encode(frame), types_of(game).frame)
            keys |= frame.keys()
            phases.add(frame.get("lobby", {}).get("phase"))
    assert {"lobby", "playing", "over"} <= phases
    assert keys - {"hid"} == {"n", "view", "events", "lobby", "me", "opening"}
    assert ("hid" in keys) == bool(table.table.typed)
