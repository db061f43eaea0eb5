"""Coming and going: who may, what is written of it, and what follows for the company.

Whether the table is open, locked or in the middle of a match is the table's to ask.
"""

from __future__ import annotations

from collections.abc import Container
from typing import assert_never

from msgspec import UNSET, UnsetType

from parlour.table.log import entry as log
from parlour.table.room.names import distinct, must_differ, tidy
from parlour.table.room.people import Person, SeatedBot, avatar_for, free_of, with_ticket
from parlour.table.room.refusals import (
    AVATAR_TAKEN,
    AWAY,
    BAD_AVATAR,
    BOT_ALREADY,
    HERE_ALREADY,
    NO_BOT,
    NO_NAME,
    NO_SEAT_LEFT,
    NO_SUCH_PERSON,
    NOT_HOST,
    SENT_AWAY,
    TABLE_FULL,
)
from parlour.table.room.seating import Company

MOST_PEOPLE = 40
MOST_EVER = 400
"""People who leave are remembered, for they may come back, until so many others have come."""
TICKET_LASTS = 5 * 60 * 1000

Membership = (
    log.PersonJoined
    | log.Left
    | log.PersonSentAway
    | log.LetBack
    | log.Returned
    | log.Renamed
    | log.TicketGiven
    | log.Moved
    | log.HostPassed
)
"""What is written of it. (A bot is part of the furniture: it comes and goes with its seat.)"""


# ── who may ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def as_shown(who: log.Newcomer, company: Company) -> log.Newcomer:
    """Somebody new as everybody will see them, if they have a name that can be seen, or none."""
    avatar = avatar_for(who.avatar, company.avatars())
    return log.Newcomer(None if who.name is None else tidy(who.name), avatar, who.token)


def join(company: Company, who: log.Newcomer, at: int) -> log.PersonJoined:
    """There must be room for them, and nobody else of that name."""
    _must_have_room(company)
    instead = company.forgettable() if len(company.people) >= MOST_EVER else UNSET
    if instead is None:
        raise TABLE_FULL()
    name = tidy(who.name or "")
    must_differ(name, company.names())
    return log.PersonJoined(at, as_shown(log.Newcomer(name, who.avatar, who.token), company), instead)


def add_bot(company: Company, bot: SeatedBot, most: int, at: int) -> log.BotAdded:
    """There must be a seat for it that nobody waits for; it gets a name of its own."""
    people = [person for person in company.by_place() if company.people[person].name is not None]
    bots = [seat for seat in company.seats if seat.person is None]
    if len(people) + len(bots) >= most:
        raise NO_SEAT_LEFT()
    return log.BotAdded(at, distinct(bot.name, company.names()), bot.avatar, bot.level)


def send_away(company: Company, asker: int, person: int, at: int) -> log.Left | log.PersonSentAway:
    """Everybody may go by themselves; only the host sends others. Whose table it is loses no more than their seat."""
    if not 0 <= person < len(company.people) or company.people[person].sent_away:
        raise NO_SUCH_PERSON()
    if person == asker:
        must_be_here(company, asker)
        return log.Left(at, asker)
    if asker != company.host:
        raise NOT_HOST()
    if person != company.owner:
        return log.PersonSentAway(at, person)
    if company.people[person].away:
        raise NO_SUCH_PERSON()
    return log.Left(at, person)


def let_back(company: Company, person: int, at: int) -> log.LetBack:
    if person not in company.sent_away():
        raise NO_SUCH_PERSON()
    return log.LetBack(at, person)


def stand_in(company: Company, seat: int, at: int) -> log.Left:
    """Somebody's phone has died, or they are out of the room: a bot plays for them until they are back."""
    person = company.seats[seat].person
    if person is None or company.people[person].away:
        raise BOT_ALREADY()
    return log.Left(at, person)


def relieve_bot(company: Company, seat: int, person: int, at: int) -> log.BotRelieved:
    """The seat is a bot's alone, and keeps nobody's place warm; and somebody waits."""
    if company.seats[seat].person is not None:
        raise NO_BOT()
    if person not in company.bench:
        raise NO_SUCH_PERSON()
    return log.BotRelieved(at, seat, person)


def come_back(company: Company, person: int, at: int) -> log.Returned:
    who = company.people[person]
    if who.sent_away:
        raise SENT_AWAY()
    if not who.away:
        raise HERE_ALREADY()
    _must_have_room(company)
    if who.name is not None and company.seat_of(person) is None:
        must_differ(who.name, company.names())  # somebody else may be called so by now
    return log.Returned(at, person)


def rename(
    company: Company, person: int, name: str | UnsetType, avatar: str | UnsetType, at: int
) -> log.Renamed | None:
    """A name by the same rules as on coming; one's own old name is nobody else's. None if all of it is so already."""
    must_be_here(company, person)
    who = company.people[person]
    if who.name is None:
        raise NO_NAME()
    if name is not UNSET:
        name = tidy(name)
        must_differ(name, company.names(but=person))
    if avatar is not UNSET and avatar not in log.AVATARS:
        raise BAD_AVATAR()
    name = UNSET if name == who.name else name
    avatar = UNSET if avatar == who.avatar else avatar
    if avatar is not UNSET and avatar not in free_of(company.avatars(but=person)):
        raise AVATAR_TAKEN()
    return None if name is avatar is UNSET else log.Renamed(at, person, name, avatar)


def give_ticket(company: Company, person: int, ticket_hash: str, at: int) -> log.TicketGiven:
    must_be_here(company, person)
    return log.TicketGiven(at, person, ticket_hash, at + TICKET_LASTS)


def use_ticket(company: Company, ticket_hash: str, token_hash: str, at: int) -> log.Moved:
    return log.Moved(at, with_ticket(company.people, ticket_hash, at), token_hash)


def pass_host(company: Company, here: Container[int], at: int) -> log.HostPassed | None:
    """Whose table it is is host when they are here; else the host stays it, or is gone, and the next of those who are
    here is host for them. None if there is nobody, or no need."""
    there = [person for person in company.by_place() if person in here]
    heir = next((person for person in (company.owner, company.host, *there) if person in there), company.host)
    return None if heir == company.host else log.HostPassed(at, heir)


def must_be_here(company: Company, person: int) -> None:
    if company.people[person].away:
        raise AWAY()


def _must_have_room(company: Company) -> None:
    if len(company.by_place()) >= MOST_PEOPLE:
        raise TABLE_FULL()


# ── what follows ────────────────────────────────────────────────────────────────────────────────────────────────────


def add(company: Company, who: log.Newcomer, instead: int | UnsetType = UNSET) -> None:
    company.add(Person(who.name, who.avatar, who.token), None if instead is UNSET else instead)


def apply(company: Company, entry: Membership) -> None:
    match entry:
        case log.PersonJoined():
            add(company, entry.who, entry.instead)
        case log.Left():
            company.leave(entry.person)
        case log.PersonSentAway():
            company.send_away(entry.person)
        case log.LetBack():
            company.let_back(entry.person)
        case log.Returned():
            company.come_back(entry.person)
        case log.Renamed():
            company.rename(entry.person, entry.name, entry.avatar)
        case log.TicketGiven():
            person = company.people[entry.person]
            person.ticket, person.ticket_until = entry.ticket, entry.until
        case log.Moved():
            person = company.people[entry.person]
            person.token, person.ticket, person.ticket_until = entry.token, None, 0
        case log.HostPassed():
            company.host = entry.person
        case _:
            assert_never(entry)
