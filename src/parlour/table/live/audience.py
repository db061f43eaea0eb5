"""Fan-out: who is at the screens of a table, and what they are shown.

Whoever comes is shown the whole table first, and from then on every entry once it is durable. Everybody is told who
else is here, at this process or at another; and of one person's lines the newest is the one that stays open.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from operator import attrgetter

from parlour.engine.event import Heard
from parlour.table.live import frames
from parlour.table.live.live_table import AnswerDeadlines, LiveTable, Screen, look
from parlour.table.live.presence import Asking, Broadcast, Here, Presence, read_word
from parlour.table.log import entry as log
from parlour.table.room.refusals import NO_TOKEN, SENT_AWAY, RequestRefused
from parlour.table.wire.messages import Closing

logger = logging.getLogger("parlour.table")

OPENED_ELSEWHERE = "This seat has been opened somewhere else."

_person_at = attrgetter("person")


class Audience:
    def __init__(
        self,
        tables: Mapping[str, LiveTable],
        presence: Presence,
        deadlines: AnswerDeadlines,
        now: Callable[[], int],
    ) -> None:
        self._tables = tables
        self._presence = presence
        self._deadlines = deadlines
        self._now = now

    # ── coming and going ────────────────────────────────────────────────────────────────────────────────────────────

    def welcome(self, live: LiveTable, screen: Screen, seen: int) -> None:
        """A screen joins: it gets the newest view and what it has missed; an older one of the same person is let go."""
        before = live.here
        if screen.person is not None:
            _displace(live, screen.person)
            self._presence.come(live.table.code, screen.person)
        live.screens.add(screen)
        live.coming.add(screen)
        _show_who_is_here(live, before)
        look(
            live,
            lambda: frames.resumed(live.table, screen.person, seen, live.here, live.time(self._now())),
            self._deadlines.in_time(partial(_show_first, live, screen)),
        )

    def leave(self, live: LiveTable, screen: Screen) -> None:
        if screen in live.screens:
            before = live.here
            live.screens.discard(screen)
            live.coming.discard(screen)
            live.used = self._now()
            if screen.person is not None:
                self._presence.go(live.table.code, screen.person)
            _show_who_is_here(live, before)

    def look_around(self, code: str) -> None:
        """Somebody may have come or gone at another process; whoever is there by now is let go here."""
        live = self._tables.get(code)
        if live is not None:
            before = live.here
            live.elsewhere = self._presence.elsewhere(code)
            for person in self._presence.displaced(code):
                _displace(live, person)
                self._presence.go(code, person)
            _show_who_is_here(live, before)

    def hear(self, code: str, content: bytes) -> None:
        """Another process says something about a table."""
        match read_word(content):
            case Here() as word:
                self._presence.hear(code, word)
                self.look_around(code)
            case Asking():
                self._presence.answer(code)
            case Broadcast(frame=frame) if code in self._tables:
                _show(self._tables[code], bytes(frame))

    # ── what they are shown ─────────────────────────────────────────────────────────────────────────────────────────

    def show_entry(self, live: LiveTable, entry: log.Entry, shown: Mapping[int | None, bytes]) -> None:
        """What was made of an entry for each viewer, now that it is durable; whoever is still coming needs none of it.
        Whose seat is on another device now, who was sent away or was forgotten has no line to the table any more."""
        for screen in live.screens - live.coming if live.coming else live.screens:
            screen.send(shown[screen.person])
        match entry:
            case log.Acted():
                pass  # nearly always
            case log.Moved(person=person):
                self._see_out(live, person, Closing.ELSEWHERE, OPENED_ELSEWHERE)
            case log.PersonSentAway(person=person):
                self._see_out(live, person, Closing.SENT_AWAY, SENT_AWAY.text)
            case log.PersonJoined(instead=int() as forgotten):
                self._see_out(live, forgotten, Closing.REFUSED, NO_TOKEN.text)

    def show_to_all(self, live: LiveTable, frame: bytes) -> None:
        """Something for every screen at the table, at whichever process, that is no part of its log."""
        _show(live, frame)
        self._presence.show(live.table.code, frame)

    def _see_out(self, live: LiveTable, person: int, code: int, reason: str) -> None:
        before = live.here
        _displace(live, person, code, reason)
        self._presence.go(live.table.code, person)
        _show_who_is_here(live, before)


def frames_of(live: LiveTable, entry: log.Entry, heard: Heard | None) -> dict[int | None, bytes]:
    """What each viewer is to be shown of the newest entry: one frame for everybody, whatever they may see of it."""
    viewers = set(map(_person_at, live.screens))
    return frames.of_entry(live.table, entry, heard, viewers, viewers | live.elsewhere if live.elsewhere else viewers)


def send_home(live: LiveTable, code: int, reason: str) -> None:
    """Everybody's line to the table is closed."""
    for screen in list(live.screens):
        screen.close(code, reason)


def _displace(live: LiveTable, person: int, code: int = Closing.ELSEWHERE, reason: str = OPENED_ELSEWHERE) -> None:
    for screen in [screen for screen in live.screens if screen.person == person]:
        live.screens.discard(screen)
        live.coming.discard(screen)
        screen.close(code, reason)


def _show(live: LiveTable, frame: bytes) -> None:
    for screen in live.screens:
        screen.send(frame)


def _show_first(live: LiveTable, screen: Screen, seen: bytes | Exception) -> None:
    if isinstance(seen, Exception):
        screen.fail(seen)  # it has no frame to go on from, and is still coming until it has gone
    else:
        live.coming.discard(screen)
        screen.send(seen)


def _show_who_is_here(live: LiveTable, before: set[int]) -> None:
    """Everybody is told when somebody has come or gone; whoever is still coming will see it with the whole table."""
    if live.here != before:
        look(live, lambda: frames.lobby_frame(live.table, live.here), partial(_show_lobby, live))


def _show_lobby(live: LiveTable, seen: bytes | Exception) -> None:
    if isinstance(seen, bytes):
        for screen in live.screens - live.coming:
            screen.send(seen)
    elif not isinstance(seen, RequestRefused):
        logger.error("nobody could be told who is here", exc_info=seen, extra={"table": live.table.code})
