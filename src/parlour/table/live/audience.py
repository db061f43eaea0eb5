"""Fan-out: who is at the screens of a table, and what they are shown.

Whoever comes is shown the whole table first, and from then on every entry once it is durable. Everybody is told who
else is here; and of one person's lines the newest is the one that stays open.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from operator import attrgetter

from parlour.engine.event import Heard
from parlour.table.live import frames
from parlour.table.live.live_table import AnswerDeadlines, LiveTable, Screen, look
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
        deadlines: AnswerDeadlines,
        now: Callable[[], int],
    ) -> None:
        self._tables = tables
        self._deadlines = deadlines
        self._now = now
        self._last_seen: dict[str, int] = {}

    # ── coming and going ────────────────────────────────────────────────────────────────────────────────────────────

    def welcome(self, live: LiveTable, screen: Screen, seen: int) -> None:
        """A screen joins: it gets the newest view and what it has missed; an older one of the same person is let go."""
        before = live.here
        if screen.person is not None:
            _displace(live, screen.person)
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
                self._last_seen[live.table.code] = live.used
            _show_who_is_here(live, before)

    def last_seen(self, code: str) -> int:
        """When somebody was last at this table: now, if somebody is; 0, if nobody ever was while it was ours."""
        live = self._tables.get(code)
        return self._now() if live is not None and live.here else self._last_seen.get(code, 0)

    def forget_before(self, time: int) -> None:
        """Whoever asks about somebody who was last here before then will be told that nobody ever was."""
        self._last_seen = {code: at for code, at in self._last_seen.items() if at >= time}

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
        """Something for every screen at the table that is no part of its log."""
        for screen in live.screens:
            screen.send(frame)

    def _see_out(self, live: LiveTable, person: int, code: int, reason: str) -> None:
        before = live.here
        _displace(live, person, code, reason)
        self._last_seen[live.table.code] = self._now()
        _show_who_is_here(live, before)


def frames_of(live: LiveTable, entry: log.Entry, heard: Heard | None) -> dict[int | None, bytes]:
    """What each viewer is to be shown of the newest entry: one frame for everybody, whatever they may see of it."""
    viewers = set(map(_person_at, live.screens))
    return frames.of_entry(live.table, entry, heard, viewers, viewers)


def send_home(live: LiveTable, code: int, reason: str) -> None:
    """Everybody's line to the table is closed."""
    for screen in list(live.screens):
        screen.close(code, reason)


def _displace(live: LiveTable, person: int, code: int = Closing.ELSEWHERE, reason: str = OPENED_ELSEWHERE) -> None:
    for screen in [screen for screen in live.screens if screen.person == person]:
        live.screens.discard(screen)
        live.coming.discard(screen)
        screen.close(code, reason)


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
