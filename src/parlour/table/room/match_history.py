"""The match history that bots remember: the matches of the same game that were played at this table before.

It is what everybody heard, and it follows from the log like all of the table: whoever reads the log remembers.
"""

from __future__ import annotations

from collections.abc import Container

from msgspec import Struct

from parlour.bots import Past, bots_of
from parlour.engine.match import Match
from parlour.table.room.seating import Company

NOBODY = ""
"""No player's name: what was done in this seat says nothing about anybody."""
MOST_REMEMBERED = 8
"""Matches, the latest. What somebody likes is known by then."""


class MatchHistory(Struct):
    """The matches by their game, the oldest first."""

    matches: dict[str, list[Past]] = {}

    def keep(self, match: Match, players: tuple[str, ...], stood_in: Container[int]) -> None:
        """This match is put away, played to its end or not. One that teaches bots nothing would only take room. In a
        seat where somebody was stood in for, nobody can tell afterwards what they did themselves."""
        game = match.header.game.name
        if bots_of(game).learns:
            known = tuple(NOBODY if seat in stood_in else name for seat, name in enumerate(players))
            kept = [*self.matches.get(game, ()), Past(known, match.events(None))]
            self.matches[game] = kept[-MOST_REMEMBERED:]

    def of(self, game: str) -> tuple[Past, ...]:
        return tuple(self.matches.get(game, ()))


def names_for_bots(company: Company) -> tuple[str, ...]:
    """Who sits where, each by a name that nobody else ever has at this table, whatever they are called today."""
    return tuple(
        f"person {seat.person}" if seat.person is not None or seat.bot is None else seat.bot.name
        for seat in company.seats
    )
