"""When a table closes, what people have typed goes from its log, and something of the same form comes in its place.

The rules do not look at people's own sentences, so every match goes on replaying and verifying as it was played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from parlour.door import find_game
from parlour.engine.act import Act, Open, Text, Texts, open_fields
from parlour.table import entry as log
from parlour.table.people import AVATARS


def scrubbed(entries: list[bytes]) -> list[bytes]:
    """The same log without people's sentences, their names, and whatever they could come back to the table with.

    Seeds and salts stay: the cards came from them.
    """
    numbers = count(1)
    acts: Mapping[str, type[Act]] = {}
    out = []
    for content in entries:
        entry = log.read(content)
        if isinstance(entry, log.Made | log.Changed) and entry.game is not UNSET:
            game = find_game(entry.game)
        if isinstance(entry, log.Started):
            acts = game.acts if entry.rules == game.rules_version else {}
        out.append(log.written(_scrubbed(entry, acts, numbers)))
    return out


def _scrubbed(entry: log.Entry, acts: Mapping[str, type[Act]], numbers: Iterator[int]) -> log.Entry:
    match entry:
        case log.Made(host=host):
            return replace(entry, host=_nameless(host, numbers))
        case log.Joined(who=who):
            return replace(entry, who=_nameless(who, numbers))
        case log.Renamed(avatar=avatar):  # whatever they are called, they stay the same number
            return replace(entry, name=UNSET, avatar=UNSET if avatar is UNSET else _one_of_ours(avatar))
        case log.Acted(act=act):
            # The id is the client's to choose, so it could hold anything; nobody sends an act to a closed table again.
            return replace(entry, act=_wordless(acts.get(act["act"]), act), id="")
        case log.TicketGiven():
            return replace(entry, ticket="")
        case log.Moved():
            return replace(entry, token="")
        case _:
            return entry


def _nameless(who: log.Newcomer, numbers: Iterator[int]) -> log.Newcomer:
    name = None if who.name is None else f"Player {next(numbers)}"
    return log.Newcomer(name, _one_of_ours(who.avatar), "")


def _one_of_ours(avatar: str) -> str:
    return avatar if avatar in AVATARS else AVATARS[0]


def _wordless(kind: type[Act] | None, act: dict[str, Any]) -> dict[str, Any]:
    if kind is None:  # by other rules than ours: which of its fields are typed cannot be told
        return {"act": act["act"]}
    opened = open_fields(kind)
    return {field: _placeholder(opened.get(field), value) for field, value in act.items()}


def _placeholder(opened: Open | None, value: Any) -> Any:
    match opened:
        case Text(decides=False) if value is not None:  # None: said aloud
            return "…"
        case Texts(count=texts) if value is not None:
            return [f"… {number}" for number in range(1, texts + 1)]  # two of them must differ (A6, T8)
        case _:
            return value
