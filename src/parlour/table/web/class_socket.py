"""The socket of a class: hello first, then what a pupil or the teacher asks; what comes back is what is new to them."""

from __future__ import annotations

import asyncio
import logging
from typing import assert_never

import msgspec
from aiohttp import web

from parlour.table.classroom import commands as ask
from parlour.table.classroom.commands import ClassCommand
from parlour.table.classroom.hour import Hour
from parlour.table.classroom.refusals import NO_SUCH_CLASS_TABLE, NO_SUCH_TERM, NOT_IN_CLASS, NOT_NOW, NOT_TEACHER
from parlour.table.live.classes.faces import answers_meant
from parlour.table.live.classes.keeper import ClassKeeper, LiveClass
from parlour.table.live.classes.looking_back import LookingBack
from parlour.table.live.classes.showing import ClassAudience
from parlour.table.live.classes.tables import HOST
from parlour.table.live.codes import codes_beside
from parlour.table.live.live_table import LiveTable
from parlour.table.room.commands import BeginMatch, HideText
from parlour.table.room.fairness import new_seed
from parlour.table.room.people import as_typed, hashed, new_token
from parlour.table.room.refusals import RequestRefused
from parlour.table.web import limits
from parlour.table.web.connection_limits import TOO_MANY_LINES, Crowd, OpenSockets
from parlour.table.web.middleware import BAD_REQUEST, FAULT, OTHER_SITE, is_same_origin
from parlour.table.web.requests import api, client
from parlour.table.web.table_requests import Finding
from parlour.table.web.upgrade import can_be_handed_over, hand_over
from parlour.table.web.websocket import WebSocket
from parlour.table.wire import classes as wire
from parlour.table.wire.messages import encode

logger = logging.getLogger("parlour.table")

MOST_TABLES = 60


class ClassSockets:
    def __init__(self, keeper: ClassKeeper, finding: Finding, looking_back: LookingBack) -> None:
        self.keeper = keeper
        self.audience = ClassAudience(keeper, looking_back)
        self.finding = finding
        self.lines = OpenSockets()
        self.strangers = Crowd(limits.STRANGERS)

    @api(web.WebSocketResponse)
    async def connect(self, request: web.Request) -> web.StreamResponse:
        """The socket of a class. Its first message is hello; messages.schema.json has all of them."""
        if not is_same_origin(request):
            raise OTHER_SITE()
        if not can_be_handed_over(request):
            raise BAD_REQUEST()
        return hand_over(request, ClassVisit(self, client(request), as_typed(request.match_info["code"])))


class ClassVisit(WebSocket):
    """Somebody who looks at a class, for as long as their line is open."""

    def __init__(self, sockets: ClassSockets, client: str, code: str) -> None:
        super().__init__()
        self.token: str | None = None
        self.is_teacher = False
        self.pupil: int | None = None
        self.person: int | None = None
        """Where there are too many lines, those of strangers give way first."""
        self._sockets = sockets
        self._keeper = sockets.keeper
        self._client = client
        self._code = code
        self._live: LiveClass | None = None
        self._coming: asyncio.Task[None] | None = None
        self._asking: set[asyncio.Task[None]] = set()

    def connected(self) -> None:
        self._patience = asyncio.get_running_loop().call_later(limits.HELLO_WITHIN, self.fail, TimeoutError())
        self._sockets.strangers.add(self, self._client)
        self._sockets.lines.add(self._client, self._code, self)

    def gone(self) -> None:
        self._is_no_stranger()
        self._sockets.lines.discard(self._client, self)
        if self._live is not None:
            self._sockets.audience.leave(self._live, self)

    def give_way(self) -> None:
        self.fail(TOO_MANY_LINES())
        self.cut()

    def _is_no_stranger(self) -> None:
        self._patience.cancel()
        self._sockets.strangers.discard(self, self._client)

    def hear(self, content: bytes | memoryview) -> None:
        if self._coming is None:
            hello = wire.read_hello(content)
            self._is_no_stranger()
            self.read_later()  # it may be a while until it is their turn
            self._coming = asyncio.get_running_loop().create_task(self._come(hello))
            return
        if self._live is None:
            raise msgspec.ValidationError("nothing is asked before the class is shown")
        asked = wire.read_asked(content)
        task = asyncio.get_running_loop().create_task(self._do(self._live, asked))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _come(self, hello: wire.ClassHello) -> None:
        try:
            live = await self._sockets.finding.of_class(self._keeper, self._client, self._code, hello.token or "")
            if hello.token is not None:
                self.token = hashed(hello.token)
                if not live.hour.has_seen(self.token):
                    raise NOT_IN_CLASS()
                self.person, self.is_teacher = 0, live.hour.is_teacher(self.token)
            if self.open:
                self._live = live
                self._sockets.audience.come(live, self)
        except Exception as problem:
            self.fail(problem)
        finally:
            self.read_on()

    # ── what they ask ───────────────────────────────────────────────────────────────────────────────────────────────

    async def _do(self, live: LiveClass, asked: wire.AskedOfClass) -> None:
        try:
            granted = await self._granted(live, asked)
        except RequestRefused as refused:
            self._refuse(asked.id, refused)
        except Exception:
            logger.exception("what was asked of a class met a fault of ours", extra={"table": live.hour.code})
            self._refuse(asked.id, FAULT())
        else:
            self.send(encode(granted))

    def _refuse(self, id: str, refused: RequestRefused) -> None:
        shown = {"code": refused.code, "ruling": None, "text": refused.text, "args": refused.about}
        self.send(encode({"id": id, "refused": shown}))

    async def _granted(self, live: LiveClass, asked: wire.AskedOfClass) -> wire.Granted:
        hour = live.hour
        if isinstance(asked, wire.OF_PUPILS):
            if self.token is None:
                raise NOT_IN_CLASS()
            pupil = hour.pupil_with(self.token)
            if isinstance(asked, wire.AskAgain):
                await self._play_again(hour, pupil)
                return wire.Granted(asked.id, hour.number)
            return wire.Granted(asked.id, await self._keeper.ask(live, _of_pupil(live, asked, pupil)))
        if not self.is_teacher:
            raise NOT_TEACHER()
        match asked:
            case wire.AskHide(table=table, number=number):
                at_table = await self._table(hour, table)
                await self._keeper.tables.ask(at_table, HideText(HOST, number))
                return wire.Granted(asked.id, hour.number)
            case wire.AskGoOn(table=table):
                at_table = await self._table(hour, table)
                await self._keeper.tables.go_on(at_table, HOST, at_table.table.number)
                return wire.Granted(asked.id, hour.number)
            case wire.AskKey():
                key = new_token()
                return wire.Granted(asked.id, await self._keeper.ask(live, ask.CutKey(hashed(key))), key)
        return wire.Granted(asked.id, await self._keeper.ask(live, _of_teacher(live, asked)))

    # ── at one of the tables ────────────────────────────────────────────────────────────────────────────────────────

    async def _play_again(self, hour: Hour, pupil: int) -> None:
        """A table that is done early deals once more, until the round ends."""
        number = hour.table_of(pupil)
        if number is None or hour.paused_at is not None:
            raise NOT_NOW()
        at_table = await self._table(hour, number)
        if at_table.table.playing:
            return  # a partner was quicker
        deck = await self._keeper.tables.deck_cache.keep_for_next_match(at_table)
        await self._keeper.tables.ask(at_table, BeginMatch(HOST, deck, new_seed(), rematch=True))

    async def _table(self, hour: Hour, number: int) -> LiveTable:
        if not 1 <= number <= len(hour.tables):
            raise NO_SUCH_CLASS_TABLE()
        return await self._keeper.tables.find(hour.tables[number - 1].code)


def _of_pupil(live: LiveClass, asked: wire.AskedByPupil, pupil: int) -> ClassCommand:
    match asked:
        case wire.AskAnother():
            return ask.AskAnotherName(pupil)
        case wire.AskRoster(roster=roster):
            return ask.ChangeRosterNumber(pupil, roster)
        case wire.AskAnswers(answers=laid, seal=seal):
            check = live.hour.check
            if check is None or pupil not in check.questions:
                raise NOT_NOW()
            return ask.AnswerCheck(pupil, answers_meant(check, pupil, live.terms, laid), seal)
        case wire.AskFound():
            return ask.SayFound(pupil)
        case wire.AskHand(up=up):
            return ask.RaiseHand(pupil, up)
        case _:
            assert_never(asked)


def _of_teacher(live: LiveClass, asked: wire.AskedByTeacher) -> ClassCommand:
    match asked:
        case wire.AskLetIn(knock=knock, yes=yes):
            return ask.AnswerKnock(knock, yes)
        case wire.AskDealName(pupil=pupil):
            return ask.DealName(pupil)
        case wire.AskGiveNumber(pupil=pupil, roster=roster):
            return ask.GiveRosterNumber(pupil, roster)
        case wire.AskShowOut(pupil=pupil, out=out):
            return ask.ShowOut(pupil) if out else ask.LetInAgainAs(pupil)
        case wire.AskLock(locked=locked):
            return ask.LockDoor(locked)
        case wire.AskCheck(number=number):
            return ask.BeginCheck(number, len(live.terms))
        case wire.AskCloseCheck():
            return ask.CloseCheck()
        case wire.AskDeal(number=number, groups=groups):
            return ask.DealRound(number, codes_beside(live.hour.code, MOST_TABLES), groups)
        case wire.AskMove(pupil=pupil, table=table):
            return ask.MovePupil(pupil, table)
        case wire.AskClock(seconds=seconds):
            return ask.MoveClock(seconds)
        case wire.AskPause(paused=paused):
            return ask.PauseClass() if paused else ask.ResumeClass()
        case wire.AskMessage(text=text):
            return ask.MessageAll(text)
        case wire.AskApart(pairs=pairs):
            return ask.KeepApart(pairs)
        case wire.AskWords(pairs=pairs):
            if not all(0 <= term < len(live.terms) for pair in pairs for term in pair):
                raise NO_SUCH_TERM()
            return ask.ShowWords(pairs)
        case wire.AskEnd():
            return ask.EndHour()
        case _:
            assert_never(asked)
