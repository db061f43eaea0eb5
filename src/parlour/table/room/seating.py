"""Who is at a table: who sits where, who waits on the bench, who has left, and whose table it is.

A company knows neither a match nor a game: whoever asks says how many seats there are at most. It refuses nothing;
whether somebody may come or go is asked before (membership.py).
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from parlour.table.room.people import Person, SeatedBot

STAND_IN = "regular"
"""How well a bot plays that keeps somebody's chair warm."""


class Seat(Struct):
    """A person's, a bot's, or a person's whom a bot stands in for."""

    person: int | None = None
    bot: SeatedBot | None = None

    @property
    def has_stand_in(self) -> bool:
        return self.person is not None and self.bot is not None


class Company(Struct):
    """Everybody, by the order in which they came; who sits where; and who waits on the bench.

    Whatever names a seat stays with that seat when others are closed, and goes with whoever changes places.
    """

    people: list[Person] = []
    seats: list[Seat] = []
    bench: list[int] = []
    host: int = 0
    owner: int = 0
    """Whose table it is: who opened it, until they hand it over. While they are gone somebody else is host for them."""
    first: int | None = None
    """A2: the seat that the host has chosen to begin the next match."""
    next_first: int | None = None
    """A2: the seat that begins if the next match is a rematch, and the host chooses none."""

    def copy(self) -> Company:
        """The same people as they are now: what becomes of either company changes nothing in the other."""
        return replace(
            self,
            people=[replace(person) for person in self.people],
            seats=[replace(seat) for seat in self.seats],
            bench=self.bench[:],
        )

    # ── who is who ──────────────────────────────────────────────────────────────────────────────────────────────────

    def seat_of(self, person: int) -> int | None:
        """Where they sit, also while a bot stands in for them; whoever was sent away sits nowhere."""
        for place, seat in enumerate(self.seats):
            if seat.person == person:
                return None if self.people[person].sent_away else place
        return None

    def places(self) -> dict[int | None, int]:
        """Where everybody sits who was not sent away, by person."""
        people = self.people
        return {
            seat.person: place
            for place, seat in enumerate(self.seats)
            if seat.person is not None and not people[seat.person].sent_away
        }

    def sitting_at(self, place: int | None) -> int | None:
        """Who sits there and has not left; where no seat is named, who never wanted one."""
        there = self.unseated() if place is None else [who for who in self.by_place() if self.seat_of(who) == place]
        return next(iter(there), None)

    def by_place(self) -> list[int]:
        """Everybody who has not left: as they sit, then the bench, then those who never wanted a seat."""
        seated = [seat.person for seat in self.seats if seat.person is not None]
        everybody = dict.fromkeys([*seated, *self.bench, *range(len(self.people))])
        return [person for person in everybody if not self.people[person].away]

    def unseated(self) -> list[int]:
        """Those who never wanted a seat: a big screen, a teacher."""
        places = self.places()
        return [who for who in self.by_place() if who not in places and who not in self.bench]

    def sent_away(self) -> list[int]:
        """Those whom a host has sent away, and none has let back."""
        return [number for number, person in enumerate(self.people) if person.sent_away]

    def gone(self) -> list[str]:
        """Who played in the newest match and has left, before its end or after, until another begins."""
        return [person.name for person in self.people if person.away and person.sits_since and person.name is not None]

    def place_of(self, person: int | None) -> dict[str, Any] | None:
        """Who somebody is here, for their own screen to know; None for whoever only watches, or was sent away."""
        if person is None or self.people[person].sent_away:
            return None
        is_host = person == self.host
        sent_away = [
            {"person": number, "name": self.people[number].name, "avatar": self.people[number].avatar}
            for number in self.sent_away()
            if is_host
        ]
        return {"person": person, "seat": self.seat_of(person), "host": is_host, "sent_away": sent_away}

    @property
    def bots(self) -> list[SeatedBot]:
        return [seat.bot for seat in self.seats if seat.bot is not None]

    def names(self, but: int | None = None) -> list[str]:
        """What everybody at the table is called, bots as well; but for one person, if one is named."""
        people = [self.people[person].name for person in self.by_place() if person != but]
        return [*(name for name in people if name is not None), *(bot.name for bot in self.bots)]

    def avatars(self, but: int | None = None) -> list[str]:
        """The pictures that are seen at the table; but for one person's, if one is named."""
        people = [self.people[person] for person in self.by_place() if person != but]
        return [*(who.avatar for who in people if who.name is not None), *(bot.avatar for bot in self.bots)]

    def forgettable(self) -> int | None:
        """Who may be forgotten, of those who have left and have no seat to come back to: the last who came, so whoever
        comes and goes without end makes others forget nobody else. Those who were sent away come after all others."""
        kept = {self.host, self.owner, *(seat.person for seat in self.seats)}
        gone = [number for number, person in enumerate(self.people) if person.away and number not in kept]
        return max(gone, key=lambda number: (not self.people[number].sent_away, number), default=None)

    # ── coming and going ────────────────────────────────────────────────────────────────────────────────────────────

    def add(self, person: Person, instead: int | None = None) -> None:
        """With the next number; or instead of somebody who is forgotten, with theirs."""
        if instead is None:
            instead = len(self.people)
        self.people[instead : instead + 1] = [person]
        self._wait_for_a_seat(instead)

    def leave(self, person: int) -> None:
        """They are gone, and may come back. A9: a bot takes their seat over, under the name everybody knows it by."""
        who = self.people[person]
        who.away = True
        for seat in self.seats:
            if seat.person == person:
                seat.bot = SeatedBot(who.name or "", who.avatar, STAND_IN)
        if person in self.bench:
            self.bench.remove(person)
        self._see_to_the_host()

    def send_away(self, person: int) -> None:
        """They are gone until they are let back: neither their token nor a ticket opens anything meanwhile."""
        self.people[person].sent_away = True
        self.people[person].ticket = None
        self.leave(person)

    def let_back(self, person: int) -> None:
        """They may come back, as if they had left by themselves."""
        self.people[person].sent_away = False

    def hand_over(self, heir: int) -> None:
        """Somebody else is host, because the host says so; the table is theirs if it was the host's."""
        if self.owner == self.host:
            self.owner = heir
        self.host = heir

    def come_back(self, person: int) -> None:
        """Into their seat, if it is still theirs."""
        self.people[person].away = False
        place = self.seat_of(person)
        if place is None:
            self._wait_for_a_seat(person)
        else:
            self.seats[place].bot = None
            self._see_to_the_host()

    def rename(self, person: int, name: str | UnsetType, avatar: str | UnsetType) -> None:
        who = self.people[person]
        who.name = who.name if name is UNSET else name
        who.avatar = who.avatar if avatar is UNSET else avatar

    def relieve_bot(self, place: int, person: int, match: int) -> None:
        """Whoever waited plays on from here, in the match of this number."""
        self.bench.remove(person)
        self.seats[place] = Seat(person)
        self.people[person].sits_since = match

    def set_level(self, place: int, level: str) -> None:
        bot = self.seats[place].bot
        assert bot is not None
        self.seats[place].bot = replace(bot, level=level)

    def _wait_for_a_seat(self, person: int) -> None:
        """On the bench; but a host without a name wants no seat."""
        if self.people[person].name is not None:
            self.bench.append(person)
        self._see_to_the_host()

    def _see_to_the_host(self) -> None:
        """A table whose host has left is the next person's, if there is one."""
        if self.people[self.host].away:
            self.host = next(iter(self.by_place()), self.host)

    # ── seats and the bench ─────────────────────────────────────────────────────────────────────────────────────────

    def close(self, place: int) -> None:
        """The seat is gone, and the others move up."""
        del self.seats[place]
        if self.first is not None:
            self.first = None if self.first == place else self.first - (self.first > place)
        if self.next_first is not None:
            following = self.next_first - (self.next_first > place)
            self.next_first = following % len(self.seats) if self.seats else None

    def swap(self, place: int, other: int) -> None:
        """They change places, and whoever was to begin still is."""
        self.seats[place], self.seats[other] = self.seats[other], self.seats[place]
        moved = {place: other, other: place}
        self.first = None if self.first is None else moved.get(self.first, self.first)
        self.next_first = None if self.next_first is None else moved.get(self.next_first, self.next_first)

    def fit(self, most: int) -> None:
        """As many seats as the game has. Bots go first, then the last ones in go to the bench; or come from it."""
        while len(self.seats) > most:
            bots = [place for place, seat in enumerate(self.seats) if seat.person is None]
            place = bots[-1] if bots else len(self.seats) - 1
            person = self.seats[place].person
            self.close(place)
            if person is not None:
                self.bench.insert(0, person)
        while self.bench and len(self.seats) < most:
            self.seats.append(Seat(self.bench.pop(0)))

    def clear(self, most: int) -> None:
        """No match lies on the table any more: whoever has left gives up their seat."""
        for place in reversed(range(len(self.seats))):
            person = self.seats[place].person
            if person is not None and self.people[person].away:
                self.close(place)
        self.fit(most)

    def would_gather(self, most: int) -> int:
        """How many would sit once they are gathered: who has a seat and has not left, bots, and the bench."""
        staying = [seat for seat in self.seats if seat.person is None or not self.people[seat.person].away]
        return min(most, len(staying) + len(self.bench))

    def gather(self, most: int, *, rotate: bool) -> None:
        """Before a match: bots make way for the bench, and before a rematch those who have sat longest do as well."""
        self.clear(most)
        for seat in self.seats:
            if self.bench and seat.person is None:
                seat.person, seat.bot = self.bench.pop(0), None
        if rotate and self.bench:
            self._rotate()

    def _rotate(self) -> None:
        """So that everybody plays. Where some wait, there are no bots left: every seat is a person's."""
        sitting = [(self.people[seat.person].sits_since, seat) for seat in self.seats if seat.person is not None]
        longest_first = [seat for _, seat in sorted(sitting, key=lambda sat: sat[0])]
        for seat in longest_first[: len(self.bench)]:
            assert seat.person is not None
            self.bench.append(seat.person)
            seat.person = self.bench.pop(0)

    def take_part(self, match: int, first: int | None) -> None:
        """Remember who plays in the match of this number, and who is to begin after this first seat (A2)."""
        self.first = None
        self.next_first = None if first is None else (first + 1) % len(self.seats)
        playing = {seat.person for seat in self.seats}
        for number, person in enumerate(self.people):
            person.sits_since = (person.sits_since or match) if number in playing else 0
