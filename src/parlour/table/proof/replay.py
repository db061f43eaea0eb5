"""A match that is over, once more: step by step, as one seat saw and heard it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set

from msgspec import Raw

from parlour.decks import Deck
from parlour.engine.event import Heard
from parlour.engine.match import Match
from parlour.registry import GAMES
from parlour.table.log import entry as log
from parlour.table.log.typed import veiled
from parlour.table.proof.matches import find_match
from parlour.table.room.refusals import NO_SUCH_SEAT, OTHER_RULES, PLAYING, RequestRefusal
from parlour.table.room.seating import Company
from parlour.table.wire.bodies import ReplaySeat
from parlour.table.wire.cards import cards_of
from parlour.table.wire.messages import encode

UNFINISHED = RequestRefusal("unfinished", 409, "That match was stopped before its end, so nobody is shown its cards.")

MOST_ACTS = 5_000
"""A long match has some hundreds. Every act costs a view, and whoever repeats one without end is not to fill memory."""


def replay(entries: Iterable[log.Entry], number: int | None, seat: int | None, decks: Mapping[str, Deck]) -> Raw:
    """A `Replay` of one match of a table, or of its last one, for a seat of it or for a spectator; refused before its
    end, and a ValueError if there is none to be had."""
    begun, table = find_match(entries, number, decks)
    match, ours = begun.match, GAMES[begun.game]
    if match is None:
        raise OTHER_RULES(game=ours.title, begun=begun.rules, ours=ours.rules_version)
    if match.result is None:
        raise PLAYING() if match is table.match else UNFINISHED()
    if seat is not None and not 0 <= seat < match.header.seats:
        raise NO_SUCH_SEAT()
    if match.table.step > MOST_ACTS:
        raise ValueError(f"That match has more than {MOST_ACTS} acts: too many to be shown one by one.")
    cards = None if match.header.called is None else cards_of(match)
    head = encode({"game": begun.game, "cards": cards, "seats": _seats(begun.company)})[:-1]
    # Each step is written as soon as it is made: as bytes, a long match takes far less room.
    return Raw(head + b',"steps":[' + b",".join(_steps(match, seat, begun.hidden)) + b"]}")


def _seats(company: Company) -> list[ReplaySeat]:
    """Who sat where when it began: nobody had left yet, so no bot stood in for anybody."""
    seats = []
    for seat in company.seats:
        who = seat.bot if seat.person is None else company.people[seat.person]
        assert who is not None
        seats.append(ReplaySeat(who.name or "", who.avatar, seat.person is None))
    return seats


def _steps(match: Match, seat: int | None, hidden: Set[str]) -> Iterator[bytes]:
    """The deal and then every act, in a match that is begun like this one and played like it."""
    again = Match.begin(match.header)
    yield _step(again, Heard(None, again.table.story, None), seat, hidden)
    for who, act in match.log():
        yield _step(again, again.play(who, act), seat, hidden)


def _step(match: Match, heard: Heard, seat: int | None, hidden: Set[str]) -> bytes:
    """A `ReplayStep`. Nobody acts in a replay, and its clocks stand still."""
    view = match.view(seat, offers=False) | {"offers": [], "guidance": None}
    if view["timer"] is not None:
        view["timer"]["deadline"] = None
    step = {"view": view, "events": heard.heard_by(seat).listed()}
    return encode(veiled(step, hidden) if hidden else step)
