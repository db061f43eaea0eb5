"""Who somebody is: a name and a picture for all to see, and their credentials: a session token, and a one-time ticket
that moves the session to another device. Of these only hashes are kept. And the codes of tables, for saying aloud."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence

from msgspec import Struct

from parlour.table.log.entry import AVATARS
from parlour.table.room.refusals import NO_TOKEN, SENT_AWAY, TICKET_GONE

# Letters only, none that is taken for another one on a screen (I and L, U and V), and no vowels: no word comes out.
ALPHABET = "BCDFGHJKMNPQRSTWXZ"
CODE_LENGTH = 5


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def as_typed(code: str) -> str:
    """The code that somebody meant: in capitals, without spaces and dashes."""
    return "".join(filter(str.isalnum, code.upper()))[: CODE_LENGTH + 1]


def new_token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a token. It has 128 random bits, so a plain hash is not to be turned back."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def is_same(first: str, second: str) -> bool:
    """Compared in a time that does not tell how far they agree."""
    return hmac.compare_digest(first, second)


class Person(Struct):
    """Somebody who has come to the table, and may have left it again. Their token says that it is they."""

    name: str | None
    avatar: str
    token: str
    away: bool = False
    """They have left, or were sent away."""
    sent_away: bool = False
    """By a host, and not let back since."""
    sits_since: int = 0
    """The number of the match with which they began to play without a pause; 0: they do not play."""
    ticket: str | None = None
    """It moves their place to another device, once, and until then."""
    ticket_until: int = 0


class SeatedBot(Struct, frozen=True):
    name: str
    avatar: str
    level: str


def with_token(people: Iterable[Person], token_hash: str) -> int:
    """Who has this token and was not sent away. Everybody is looked at, so that the time tells nothing."""
    found = None
    sent_away = False
    for number, person in enumerate(people):
        if is_same(person.token, token_hash):
            found, sent_away = number, person.sent_away
    if found is None:
        raise NO_TOKEN()
    if sent_away:
        raise SENT_AWAY()
    return found


def with_ticket(people: Iterable[Person], ticket_hash: str, at: int) -> int:
    """Whose ticket this is, if it is still good at this time."""
    for number, person in enumerate(people):
        if person.ticket is not None and is_same(person.ticket, ticket_hash) and at <= person.ticket_until:
            return number
    raise TICKET_GONE()


def avatar_for(wanted: str, taken: Sequence[str]) -> str:
    """One of ours: the wanted one, or else the one that is least seen at the table. Nobody has another's while there is
    one that nobody has."""
    return min(AVATARS, key=taken.count) if wanted not in free_of(taken) else wanted


def free_of(taken: Sequence[str]) -> Sequence[str]:
    """The pictures that may be chosen: those that nobody has; all of them where each is somebody's."""
    return [avatar for avatar in AVATARS if avatar not in taken] or AVATARS
