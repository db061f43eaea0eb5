"""What a table says no to, beside the rules of its game: a stable code and a kind sentence; nothing has changed."""

from __future__ import annotations

from typing import Any

import msgspec


class RequestRefused(Exception):
    """Raised where somebody asks for what is not theirs to have, or not now."""

    def __init__(self, code: str, text: str, status: int, about: dict[str, Any] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.status = status
        self.about = about or {}
        """What the sentence speaks of, so that a client can say it in another language."""


class RequestRefusal(msgspec.Struct, frozen=True):
    """One way to be refused; `status` is what HTTP calls it. Calling it gives the exception, its sentence filled in."""

    code: str
    status: int
    text: str

    def __call__(self, **about: Any) -> RequestRefused:
        return RequestRefused(self.code, self.text.format(**about), self.status, about)


NO_SUCH_TABLE = RequestRefusal("no_such_table", 404, "No table has that code. One letter off, perhaps?")
CLOSED = RequestRefusal("closed", 410, "This table is closed.")
LOCKED = RequestRefusal("locked", 403, "The host has locked this table.")
NAME_TAKEN = RequestRefusal(
    "name_taken", 409, "Somebody here is called {name} already, or nearly so. Choose another name."
)
BAD_NAME = RequestRefusal("bad_name", 400, "A name has 1 to {longest} characters that can be seen.")
NO_NAME = RequestRefusal("no_name", 409, "Whoever is here without a name has none to change.")
BAD_AVATAR = RequestRefusal("bad_avatar", 400, "That is none of the pictures here.")
AVATAR_TAKEN = RequestRefusal("avatar_taken", 409, "Somebody here has that picture. Choose another one.")
BAD_SETTING = RequestRefusal("bad_setting", 400, "{problem}.")
NOT_HOST = RequestRefusal("not_host", 403, "Only the host can do that.")
NOT_YOURS = RequestRefusal("not_yours", 403, "That seat is not yours.")
NO_TOKEN = RequestRefusal("no_token", 401, "Nobody at this table has that token.")
SENT_AWAY = RequestRefusal("sent_away", 403, "The host has sent you away from this table.")
NO_SUCH_SEAT = RequestRefusal("no_such_seat", 404, "There is no such seat at this table.")
NO_SUCH_PERSON = RequestRefusal("no_such_person", 404, "There is nobody of that number at this table.")
TABLE_OF_CLASS = RequestRefusal(
    "table_of_class", 403, "This table is a class's. Enter the class: it says where you sit."
)
TABLE_FULL = RequestRefusal("table_full", 409, "The table is full.")
NO_SEAT_LEFT = RequestRefusal("no_seat_left", 409, "Every seat is taken.")
BOT_ALREADY = RequestRefusal("bot_already", 409, "A bot plays in that seat already.")
NO_BOT = RequestRefusal("no_bot", 409, "No bot plays in that seat.")
PLAYING = RequestRefusal("playing", 409, "Not while a match is being played.")
NOT_PLAYING = RequestRefusal("not_playing", 409, "No match is being played.")
IS_PAUSED = RequestRefusal("paused", 409, "The match is paused.")
NOT_PAUSED = RequestRefusal("not_paused", 409, "The match is not paused.")
OTHER_RULES = RequestRefusal(
    "other_rules",
    409,
    "That match was begun by version {begun} of the rules of {game}, and this Parlour plays by version {ours}: it "
    "cannot go on here. The host can begin another.",
)
PLAYED_OUT = RequestRefusal("played_out", 409, "This table has been played at long enough. Begin another.")
ENOUGH_DECKS = RequestRefusal(
    "enough_decks", 409, "{most} decks have been brought to this table. Begin another for more."
)
ENOUGH_SALT = RequestRefusal("enough_salt", 409, "You have salted the next match {most} times; the last one counts.")
TOO_FEW = RequestRefusal("too_few", 409, "{game} needs {fewest} players. Add a bot, or wait for somebody.")
NO_EVIDENCE = RequestRefusal("no_evidence", 409, "{why}")
SCRUBBED = RequestRefusal(
    "scrubbed",
    410,
    "What was typed in that match, or the deck it was played with, went when its table closed: it can no longer be "
    "replayed or verified. Export a match before its table closes.",
)
NO_REPLAY = RequestRefusal("no_replay", 409, "{why}")
NOTHING_TO_HIDE = RequestRefusal("nothing_to_hide", 409, "Nothing was typed there.")
TICKET_GONE = RequestRefusal("ticket_gone", 410, "This link has been used, or is too old. Ask for a new one.")
NO_SEAT = RequestRefusal("no_seat", 403, "You are not playing in this match.")
STALE = RequestRefusal("stale", 409, "Too late: the table has moved on.")
AWAY = RequestRefusal("away", 409, "A bot plays in your seat. Take it back first.")
HERE_ALREADY = RequestRefusal("here_already", 409, "You are at the table already.")
NO_ANSWER = RequestRefusal(
    "no_answer",
    503,
    "The log of the tables does not answer just now. What you did may yet be written: look, before you try again.",
)
IN_LINE = RequestRefusal(
    "in_line", 503, "So many in your network or at your table are in line already. Try again in a moment."
)
MOVING = RequestRefusal(
    "moving", 503, "The table is just moving to another server. Nothing was changed; try again in a moment."
)
FULL_STORE = RequestRefusal("store", 503, "The table cannot write to its log just now. Nothing was changed; try again.")
