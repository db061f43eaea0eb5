"""Who somebody is: a name and a picture for all to see, and a token and a ticket, of which only the hashes are kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from parlour.table.codes import is_same
from parlour.table.refusals import NO_TOKEN, TICKET_GONE

AVATARS = ("fox", "owl", "cat", "hare", "frog", "robin", "hedgehog", "bear")


class Person(Struct):
    """Somebody who has come to the table, and may have left it again. Their token says that it is they."""

    name: str | None
    avatar: str
    token: str
    away: bool = False
    """They have left, or were sent away."""
    sent_away: bool = False
    sits_since: int = 0
    """The number of the match with which they began to play without a pause; 0: they do not play."""
    ticket: str | None = None
    """It moves their place to another device, once, and until then."""
    ticket_until: int = 0


class Bot(Struct, frozen=True):
    name: str
    avatar: str
    level: str


def with_token(people: Iterable[Person], token_hash: str) -> int:
    """Who has this token. Everybody is looked at, so that the time tells nothing."""
    found = None
    for number, person in enumerate(people):
        if is_same(person.token, token_hash) and not person.sent_away:
            found = number
    if found is None:
        raise NO_TOKEN()
    return found


def with_ticket(people: Iterable[Person], ticket_hash: str, at: int) -> int:
    """Whose ticket this is, if it is still good at this time."""
    for number, person in enumerate(people):
        if person.ticket is not None and is_same(person.ticket, ticket_hash) and at <= person.ticket_until:
            return number
    raise TICKET_GONE()


def avatar_for(wanted: str, taken: Sequence[str]) -> str:
    """One of ours: the wanted one, or else the one that is least seen at the table."""
    return wanted if wanted in AVATARS else min(AVATARS, key=taken.count)
