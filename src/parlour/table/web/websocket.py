"""A WebSocket, called a line here: whole messages come in, and frames go out.

It never waits for a slow reader, and a slow reader is let go. Whoever sends what cannot be read, or too much, or too
often, is told so and let go too. Every frame costs from one token bucket, pings, pongs and pieces too, also once the
line is closed; whoever is past that rate limit is not read any more.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport

from parlour.table.room.refusals import CLOSED, MOVING, SENT_AWAY, RequestRefused
from parlour.table.web import limits
from parlour.table.web.rate_limit import TokenBucket
from parlour.table.wire.messages import Closing

logger = logging.getLogger("parlour.table")

MOST_WAITING = 1_000_000
"""So many bytes may wait for a slow reader. Whoever comes back is sent one frame, which is cheaper than all of them."""

TEXT, BINARY, CONTINUED = WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION
PING, CLOSE = WSMsgType.PING, WSMsgType.CLOSE
OF_MESSAGES = (TEXT, BINARY, CONTINUED)


class WebSocket(WSListener):
    """Its other end is a person at a table or somebody who watches; a subclass says what is done with what they say."""

    def __init__(self) -> None:
        self.open = False
        self._transport: WSTransport
        self._held: list[bytes] | None = None
        """What is to go out in one write."""
        self._pieces: bytes | None = None
        """What has come of a message that comes in pieces."""
        self._bucket = TokenBucket(limits.MESSAGES_AT_ONCE, limits.MESSAGE_EVERY)
        self._is_read = True
        """Whether what still comes is looked at."""

    def connected(self) -> None:
        """The line is open."""
        raise NotImplementedError

    def hear(self, content: bytes | memoryview) -> None:
        """A message has come, and is still to be decoded. What is raised closes the line."""
        raise NotImplementedError

    def gone(self) -> None:
        """The line is no more."""
        raise NotImplementedError

    def send(self, frame: bytes) -> None:
        if self._held is not None:
            self._held.append(frame)
        elif self.open:
            self._transport.send(TEXT, frame)

    def hold(self) -> None:
        self._held = []

    def let_go(self) -> None:
        held, self._held = self._held, None
        if held and self.open and not self._transport.is_close_frame_sent:
            self._transport.underlying_transport.write(b"".join(map(_framed, held)))

    def close(self, code: int, reason: str) -> None:
        """Say why, to whoever still listens; a line on which that does not get through is cut."""
        if self.open:
            self.let_go()
            self.open = False
            self._transport.send_close(code, reason.encode())  # type: ignore[arg-type]  # a number does as well
            asyncio.get_running_loop().call_later(limits.GOODBYE_WITHIN, self._transport.disconnect, False)

    def cut(self) -> None:
        """Once what was said has gone out, whether or not it was heard."""
        self._transport.disconnect()

    def fail(self, problem: Exception) -> None:
        """A line ends for what its client did; or for a fault of ours, which is this line's alone."""
        match problem:
            case RequestRefused(code=MOVING.code):
                self.close(Closing.RESTART, problem.text)
            case RequestRefused(status=429 | 503):
                self.close(Closing.TOO_OFTEN, problem.text)
            case RequestRefused(code=CLOSED.code):
                self.close(Closing.CLOSED, problem.text)
            case RequestRefused(code=SENT_AWAY.code):
                self.close(Closing.SENT_AWAY, problem.text)
            case RequestRefused():
                self.close(Closing.REFUSED, problem.text)
            case msgspec.DecodeError() | UnicodeDecodeError() | RecursionError() | TimeoutError():
                self.close(Closing.MALFORMED, "That message could not be read.")
            case _:
                logger.error("a line was closed for a fault of ours", exc_info=problem)
                self.close(Closing.FAULT, "Something went wrong here. Come back.")

    # ── what picows calls ───────────────────────────────────────────────────────────────────────────────────────────

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.open = True
        self._transport = transport
        transport.underlying_transport.set_write_buffer_limits(MOST_WAITING)
        self.connected()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.open = False
        self.gone()

    def pause_writing(self) -> None:
        self.close(Closing.SLOW, "This line is too slow. Come back for the newest view.")

    def resume_writing(self) -> None:
        """It was let go; that it reads again changes nothing."""

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if not self._pays_for(frame):
            return
        kind = frame.msg_type
        if kind == CLOSE:
            self._end(frame)
        elif self.open and kind in OF_MESSAGES:
            try:
                content = self._whole(frame, kind)
                if content is not None:
                    self.hear(content)
            except Exception as problem:
                self.fail(problem)
        elif self.open and kind == PING:
            transport.send_pong(frame.get_payload_as_bytes())

    def _pays_for(self, frame: WSFrame) -> bool:
        """Whoever cannot is let go, and nothing is read of what they still send: that would keep others waiting."""
        if self._is_read:
            try:
                self._bucket.charge(1 + frame.payload_size // limits.BYTES_OF_A_MESSAGE)
            except RequestRefused as refused:
                self.fail(refused)
                self.read_no_more()
        return self._is_read

    def read_no_more(self) -> None:
        self._is_read = False
        self.read_later()

    def read_later(self) -> None:
        """What comes meanwhile waits in the network, and takes no room here."""
        self._transport.underlying_transport.pause_reading()

    def read_on(self) -> None:
        if self._is_read:
            self._transport.underlying_transport.resume_reading()

    def _whole(self, frame: WSFrame, kind: WSMsgType) -> bytes | memoryview | None:
        """The message, once its last piece is there."""
        if frame.rsv1 or frame.rsv2 or frame.rsv3 or (kind == CONTINUED) == (self._pieces is None):
            self.close(Closing.NO_PROTOCOL, "This is not how a socket speaks.")
            return None
        if frame.fin and self._pieces is None:
            return frame.get_payload_as_memoryview()
        self._pieces = (self._pieces or b"") + frame.get_payload_as_bytes()
        if len(self._pieces) > limits.LARGEST_MESSAGE:
            self.close(Closing.TOO_LARGE, "That message is too large.")
            return None
        if not frame.fin:
            return None
        whole, self._pieces = self._pieces, None
        return whole

    def _end(self, frame: WSFrame) -> None:
        """The other end takes leave, or answers to ours."""
        if self.open:
            self.open = False
            self._transport.send_close(frame.get_close_code(), b"")
        self._transport.disconnect()


def _framed(text: bytes) -> bytes:
    """A message as it goes over the line: whole, as text, and not masked, as a server's are not."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), text)
