"""People with phones at a table of a real server: they act as soon as it is their turn, lose the line, and come back.

A phone remembers what it was told, so that it can be held against the log: which of its acts were acknowledged, which
were refused, and everything that it was shown.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, ClientWSTimeout, WSMsgType

from parlour.table.room.refusals import FULL_STORE, MOVING, NO_ANSWER
from parlour.table.web import limits
from parlour.table.web.rate_limit import TOO_OFTEN
from parlour.table.wire.messages import Closing
from tests.properties.wandering import fill
from tests.table.server.killing.servers import WITHIN, Door

RASH = {"out": 0.03, "claim": 0.3, "accuse": 0.3}
"""How often somebody does what, done at random, would end every round before it has begun."""
AGAIN_SECONDS = 0.05
"""How long a phone waits before it tries again what could not be had."""
QUICKEST_SECONDS = 1.25 * limits.MESSAGE_EVERY
"""Between two acts of a phone: whoever says more than anybody may is let go."""
AT_ONCE = (0.0, 0.0)
LIKE_THE_PAGE = (0.15, 0.45)
"""How long the page waits before it comes back (web/src/net/line.ts)."""
TO_ASK_AGAIN = (FULL_STORE.code, NO_ANSWER.code, MOVING.code, TOO_OFTEN.code)
"""Nothing speaks against what is refused so; it could not be done just now, or it was too soon."""


class Shown(NamedTuple):
    """What a screen was shown of the match, and what it had seen before if it had just come back."""

    n: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    back_from: int | None


class Declined(NamedTuple):
    """An act that was refused, what its sender had seen when they sent it, and when they were told."""

    code: str
    act: dict[str, Any]
    seen: int
    n: int


class Absence(NamedTuple):
    """From the end of a line until the whole table was there again."""

    seconds: float
    paused: float
    """So much of it the phone waited by itself."""
    tries: int


class Phone:
    def __init__(self, http: ClientSession, door: Door, code: str, token: str | None, person: int = -1) -> None:
        self.http, self.door, self.code, self.token, self.person = http, door, code, token, person
        self.rng = random.Random(secrets.randbits(32))
        self.plays = token is not None
        """Whether they act by themselves."""
        self.hurries = False
        """Whether they do whatever might end the match, and let no bot think for longer than it has to."""
        self.n = 0
        self.view: dict[str, Any] | None = None
        self.lobby: dict[str, Any] = {}
        self.under_way: dict[str, dict[str, Any]] = {}
        """Messages with acts that were sent and not answered."""
        self.acknowledged: dict[str, tuple[int, dict[str, Any]]] = {}
        self.last: str | None = None
        """The latest act that was acknowledged to this page."""
        self.refused: dict[str, Declined] = {}
        self.shown: list[Shown] = []
        self.frames: dict[int, bytes] = {}
        """Frames with a match and nothing else, by number."""
        self.closed_with: int | None = None
        self.resent = 0
        self.unwritten = 0
        """How often an act was refused because the store could not write it."""
        self.reactions = 0
        self.back_from: int | None = None
        self.pauses = AT_ONCE
        """How long it waits before it comes back, at least and at most."""
        self.absences: list[Absence] = []
        self._acts_at = 0.0
        self._gone: list[float] = []
        """When the line has ended, if there is none now; and when each of those that were tried since then has."""
        self._paused = 0.0
        self._news = asyncio.Event()
        self._socket: ClientWebSocketResponse

    @property
    def name(self) -> str:
        return f"{self.code} {self.person}"

    # ── the line ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def run(self) -> None:
        """Be at the table; come back whenever the line is lost, unless the seat was opened somewhere else."""
        self.closed_with = None
        while self.closed_with != Closing.ELSEWHERE:
            try:
                await self._talk(f"http://{await self.door.address()}/ws/{self.code}")
            except (ClientError, OSError):
                await asyncio.sleep(AGAIN_SECONDS)
            await self._pause()

    async def _pause(self) -> None:
        self._gone.append(monotonic())
        pause = self.rng.uniform(*self.pauses)
        self._paused += pause
        if pause:
            await asyncio.sleep(pause)

    @property
    def is_there(self) -> bool:
        """It has a line, and was shown the table over it."""
        return self.n > 0 and not self._gone and self.back_from is None

    async def hang_up(self) -> None:
        """The line ends at this end; the phone comes back by another one."""
        await self._socket.close()

    async def _talk(self, address: str) -> None:
        async with self.http.ws_connect(address, timeout=ClientWSTimeout(ws_close=0.1)) as socket:
            self._socket = socket
            self.back_from = self.n
            await socket.send_json({"hello": {"token": self.token, "seen": self.n}})
            for message in self._to_say_again():
                self.resent += 1
                await socket.send_json(message)
            async for received in socket:
                if received.type is WSMsgType.TEXT:
                    await self._take(received.data.encode())
            self.closed_with = socket.close_code

    def _to_say_again(self) -> list[dict[str, Any]]:
        """What was not answered; and the last act that was, which must get its own number once more."""
        last = [] if self.last is None else [{"id": self.last, "do": self.acknowledged[self.last][1]}]
        return [*self.under_way.values(), *last]

    def reload(self) -> None:
        """The page is loaded anew: it remembers nothing but its token. Acts that were under way are done, or not."""
        self.n, self.view, self.lobby, self.back_from = 0, None, {}, 0
        self.last = None
        self.under_way.clear()

    # ── what comes ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def _take(self, content: bytes) -> None:
        frame = msgspec.json.decode(content)
        self.reactions += "react" in frame
        if "n" in frame:
            self._look(frame, content)
        if "id" in frame and not self._answered(frame):
            await asyncio.sleep(AGAIN_SECONDS)
            await self.say(self.under_way[frame["id"]])
        if self.plays and self.may_act and not self.under_way:
            await asyncio.sleep(self._acts_at - monotonic())
            self._acts_at = monotonic() + QUICKEST_SECONDS
            await self.act()
        elif self.hurries and self.view is not None and not self.view["over"]:
            await self.say({"hurry": True})
        self._news.set()

    def _look(self, frame: dict[str, Any], content: bytes) -> None:
        n = frame["n"]
        if self.back_from is not None:
            assert n >= self.n, f"{self.n} was shown, and then only {n} was there"
        else:
            assert n in (self.n, self.n + 1), f"{n} was shown after {self.n}"
        self.n = n
        self.lobby = frame.get("lobby", self.lobby)
        if "view" in frame:
            self.view = frame["view"]
            self.shown.append(Shown(n, frame["view"], frame["events"], self.back_from))
            if self.back_from is None and "lobby" not in frame:
                self.frames[n] = content
        elif self.lobby.get("phase") == "lobby":
            self.view = None
        self.back_from = None
        self._is_back()

    def _is_back(self) -> None:
        if self._gone:
            self.absences.append(Absence(monotonic() - self._gone[0], self._paused, len(self._gone)))
            self._gone.clear()
        self._paused = 0.0

    def _answered(self, frame: dict[str, Any]) -> bool:
        """False if the store could not write it just now, has not answered, or it was too soon: to be tried again."""
        id = frame["id"]
        if "ok" in frame:
            act = self.under_way.pop(id)["do"] if id in self.under_way else self.acknowledged[id][1]
            first = self.acknowledged.setdefault(id, (frame["ok"], act))
            self.last = id
            assert first == (frame["ok"], act), f"{id} was acknowledged as {first[0]}, and again as {frame['ok']}"
            return True
        assert id not in self.acknowledged, f"{id} was acknowledged, and refused when it was sent again: {frame}"
        code = frame["refused"]["code"]
        if code in TO_ASK_AGAIN:
            self.unwritten += code == FULL_STORE.code
            return False
        assert code != "fault", frame
        said = self.under_way.pop(id)
        self.refused[id] = Declined(code, said["do"], said["at"], self.n)
        return True

    # ── what goes ───────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def may_act(self) -> bool:
        return self.view is not None and not self.view["over"] and self.view["you"] in self.view["waiting"]

    async def act(self, act: dict[str, Any] | None = None) -> str:
        """Do this, or something that is offered; gives the act's id without waiting for the answer."""
        assert self.view is not None
        id = secrets.token_hex(8)
        self.under_way[id] = {"id": id, "do": act or self._some_act(self.view["offers"]), "at": self.n}
        await self.say(self.under_way[id])
        return id

    def _some_act(self, offers: list[dict[str, Any]]) -> dict[str, Any]:
        """Any act that is offered, each kind as likely as another, by somebody who has never heard of the game."""
        kinds = sorted({offer["act"] for offer in offers} - {"go_on"})
        calm = [kind for kind in kinds if self.hurries or self.rng.random() < RASH.get(kind, 1)]
        kind = self.rng.choice(calm or kinds)
        return fill(self.rng.choice([offer for offer in offers if offer["act"] == kind]), self.rng)

    async def say(self, message: dict[str, Any]) -> None:
        await self._socket.send_json(message)

    async def until(self, holds: Any, within: float | None = WITHIN) -> None:
        """Wait until this holds of what the phone has been told."""
        async with asyncio.timeout(within):
            while not holds(self):
                self._news.clear()
                await self._news.wait()


def is_over(phone: Phone) -> bool:
    return phone.view is not None and bool(phone.view["over"])
