"""Who is at a table: the people, the seats, and the bench of those who wait for one."""

from __future__ import annotations

from msgspec import Struct

AVATARS = ("fox", "owl", "cat", "hare", "frog", "robin", "hedgehog", "bear")


class Person(Struct):
    """Somebody at the table, known by a token of which only the hash is kept."""

    name: str | None
    avatar: str
    token: str
    salt: str
    away: bool = False
    """They have left, or were sent away."""
    sent_away: bool = False
    sits_since: int = 0
    """The number of the match with which they began to play without a pause; 0: they do not play."""
    ticket: str | None = None
    ticket_until: int = 0


class Bot(Struct, frozen=True):
    name: str
    avatar: str
    level: str


class Seat(Struct):
    """A person's, a bot's, or a person's whom a bot stands in for."""

    person: int | None = None
    bot: Bot | None = None


class Company(Struct):
    """Everybody, by the order in which they came; who sits where; and who waits on the bench.

    Whatever names a seat stays with that seat when others are closed.
    """

    people: list[Person] = []
    seats: list[Seat] = []
    bench: list[int] = []
    first: int | None = None
    """A2: the seat that the host has chosen to begin the next match."""
    next_first: int | None = None
    """A2: the seat that begins if the next match is a rematch, and the host chooses none."""

    def seat_of(self, person: int) -> int | None:
        """Where they sit, also while a bot stands in for them; whoever was sent away sits nowhere."""
        if self.people[person].sent_away:
            return None
        return next((place for place, seat in enumerate(self.seats) if seat.person == person), None)

    def by_place(self) -> list[int]:
        """Everybody who has not left: as they sit, then the bench, then those who never wanted a seat."""
        seated = [seat.person for seat in self.seats if seat.person is not None]
        everybody = dict.fromkeys([*seated, *self.bench, *range(len(self.people))])
        return [person for person in everybody if not self.people[person].away]

    def salts(self) -> list[str]:
        """Each seat's share in the chance; a bot has none."""
        return [self.people[seat.person].salt if seat.person is not None else "" for seat in self.seats]

    def close(self, place: int) -> None:
        """The seat is gone, and the others move up."""
        del self.seats[place]
        if self.first is not None:
            self.first = None if self.first == place else self.first - (self.first > place)
        if self.next_first is not None:
            following = self.next_first - (self.next_first > place)
            self.next_first = following % len(self.seats) if self.seats else None

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

    def take_part(self, match: int) -> None:
        """Remember who plays in the match of this number."""
        playing = {seat.person for seat in self.seats}
        for number, person in enumerate(self.people):
            person.sits_since = (person.sits_since or match) if number in playing else 0
