"""Scrubbing: what people have typed goes from a table's log, their own sentences before a guest is given a match's
evidence, and all of it when the table closes, with the decks that were brought along. And how a log is closed.

The rules do not look at people's own sentences: without them every match goes on replaying and verifying as it was
played. They do look at what they ask for, such as the words of a word game. When those have gone, or the deck, the
match cannot be played again, and its first entry says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import count
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from parlour.door import find_game
from parlour.engine.act import Act, Open, Text, Texts, open_fields
from parlour.engine.game import Game
from parlour.table.log import entry as log
from parlour.table.log.reading import hash_in, hashes_needed
from parlour.table.log.store import MOST_TRIES, Conflict, Store, StoreFailed


def for_guests(entries: list[bytes]) -> list[bytes]:
    """The same log without people's sentences, their names, and whatever they could come back to the table with.

    Seeds and salts stay: the cards came from them. So do the words that the rules look at.
    """
    return [log.written(entry) for entry in _without(map(log.read, entries), scrubbed=())]


def scrubbed(entries: list[bytes]) -> list[bytes]:
    """The log of a closed table: nothing is left in it that anybody has typed, nor of any deck brought along."""
    # A log may be long, so it is rather read twice than held in memory as a whole.
    without = _without(map(log.read, entries), scrubbed=_resting_on_words(map(log.read, entries)))
    return [log.written(_with_our_decks(entry)) for entry in without]


def _resting_on_words(entries: Iterable[log.Entry]) -> set[int]:
    """The places of the first entries of those matches that cannot be played again without what was typed or brought:
    also of those by other rules than ours, for of their acts nobody can tell."""
    resting = set()
    started = 0
    for place, (entry, acts, brought) in enumerate(_by_their_rules(entries)):
        if isinstance(entry, log.Started):
            started = place
            if entry.scrubbed or brought or not acts:
                resting.add(place)
        elif isinstance(entry, log.Acted) and acts and _decides(acts[entry.act["act"]], entry.act):
            resting.add(started)
    return resting


def _without(entries: Iterable[log.Entry], scrubbed: Container[int]) -> Iterator[log.Entry]:
    """Every entry without what is anybody's own; of matches that are scrubbed, only which acts there were."""
    numbers = count(1)
    gone = False
    for place, (entry, acts, _) in enumerate(_by_their_rules(entries)):
        if isinstance(entry, log.Started):
            gone = place in scrubbed
            yield replace(entry, deck=None, scrubbed=True) if gone else entry
        else:
            yield _scrubbed(entry, {} if gone else acts, numbers)


def _by_their_rules(entries: Iterable[log.Entry]) -> Iterator[tuple[log.Entry, Mapping[str, type[Act]], bool]]:
    """Every entry, with the acts that its match knows, none by other rules than ours; and whether the deck that is
    chosen was brought along."""
    game: Game | None = None
    deck: str | None = None
    acts: Mapping[str, type[Act]] = {}
    for entry in entries:
        if isinstance(entry, log.Made | log.Changed):
            if entry.game is not UNSET and (game is None or entry.game != game.name):
                game, deck = find_game(entry.game), None
            deck = deck if entry.deck is UNSET else entry.deck
        if isinstance(entry, log.Started) and game is not None:
            known = game.by_rules(entry.rules)
            acts = {} if known is None else known.acts
        yield entry, acts, hash_in(deck) is not None


def _with_our_decks(entry: log.Entry) -> log.Entry:
    """A deck that was brought along goes, and is not named any more."""
    if isinstance(entry, log.Made | log.Changed) and entry.deck is not UNSET and hash_in(entry.deck) is not None:
        return replace(entry, deck=None)
    return entry


def _scrubbed(entry: log.Entry, acts: Mapping[str, type[Act]], numbers: Iterator[int]) -> log.Entry:
    match entry:
        case log.Made(host=host):
            return replace(entry, host=_nameless(host, numbers))
        case log.PersonJoined(who=who):
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
    return avatar if avatar in log.AVATARS else log.AVATARS[0]


def _wordless(kind: type[Act] | None, act: dict[str, Any]) -> dict[str, Any]:
    if kind is None:  # which of its fields are typed cannot be told, or does not matter any more
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


def _decides(kind: type[Act], act: dict[str, Any]) -> bool:
    """Whether the rules look at what was typed in this act."""
    fields = open_fields(kind).items()
    return any(isinstance(form, Text) and form.decides and act.get(field) is not None for field, form in fields)


KEEP_DAYS = 14.0
"""So long is the log of a closed table kept, if whoever runs the server does not want it otherwise."""


async def end(store: Store, code: str, now: Callable[[], int]) -> int:
    """Close a table's log; gives the number of its last entry, whoever has written that."""
    for _ in range(MOST_TRIES):
        entries = await store.entries(code)
        if entries and not log.begins_table(entries[0]):  # of a class nothing is kept
            await store.forget(code)
            return len(entries) + 1
        if is_ended(entries):
            return len(entries)
        at = now()
        with suppress(Conflict):  # somebody has done something meanwhile
            closed, decks = await asyncio.to_thread(_ended_with_decks, entries, at)
            await store.end(code, closed, at, decks)
            return len(entries) + 1
    raise StoreFailed("Others were always quicker to write.")


def is_ended(entries: list[bytes]) -> bool:
    """Whether the log of a table is closed; one that is not there any more is."""
    return not entries or isinstance(log.read(entries[-1]), log.Closed)


def ended(entries: list[bytes], at: int) -> list[bytes]:
    """The log as it is kept from now on, closed at this time."""
    closed = [*entries, log.written(log.Closed(at))]
    return closed if _keeps_texts(entries) else scrubbed(closed)


def _ended_with_decks(entries: list[bytes], at: int) -> tuple[list[bytes], set[str]]:
    """A long log takes a while: nobody else waits for it."""
    closed = ended(entries, at)
    return closed, hashes_needed(closed)


def _keeps_texts(entries: list[bytes]) -> bool:
    """What the host has last said about it."""
    said = (log.read(content) for content in entries)
    kept = [entry.keep for entry in said if isinstance(entry, log.Changed) and entry.keep is not UNSET]
    return bool(kept) and kept[-1] is True
