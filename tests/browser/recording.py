"""What happens in the browser of one person: all that went wrong, and all that the server sent."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Request, Response, WebError, WebSocket

SERVER_AWAY = r"ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED"
"""What a browser reports while the server is killed."""

GIVEN_UP = "net::ERR_ABORTED"
"""The page was left while this was on its way: whoever leaves does not wait."""

FILES_OF_THE_CLIENT = "/assets/"
"""They are the same for everybody, and some forty for every page: nothing is learnt from reading them back."""


class Heard(NamedTuple):
    """A frame of a socket, or the body of an answer."""

    url: str
    content: bytes


class Recording:
    def __init__(self, context: BrowserContext) -> None:
        self.forget()
        self.reading = 0
        """Answers whose body is on its way from the browser to us."""
        context.on("console", self._said)
        context.on("weberror", self._thrown)
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)
        context.on("requestfinished", self._finished)
        context.on("page", self._opened)

    def forget(self) -> None:
        """The device goes to somebody else."""
        self.faults: list[str] = []
        self.heard: list[Heard] = []
        self.lost: list[str] = []
        """Answers whose body could not be read, because the page was left at that moment."""

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            where = message.location["url"] or "said by a test"
            self.faults.append(f"console: {message.text} ({where})")

    def _thrown(self, thrown: WebError) -> None:
        self.faults.append(f"uncaught: {thrown.error.stack or thrown.error.message}")

    def _failed(self, request: Request) -> None:
        if request.failure == GIVEN_UP:
            return
        self.faults.append(f"no answer: {request.method} {request.url} ({request.failure})")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"answer {response.status}: {response.request.method} {response.url}")

    def _finished(self, request: Request) -> None:
        """Read at once: a page that is left takes its answers along."""
        if FILES_OF_THE_CLIENT in request.url:
            return
        self.reading += 1
        try:
            response = request.response()
            if response is not None and not 300 <= response.status < 400:  # a redirection has no body
                self.heard.append(Heard(response.url, response.body()))
        except Error:
            self.lost.append(request.url)
        finally:
            self.reading -= 1

    def _opened(self, page: Page) -> None:
        page.on("websocket", self._connected)
        page.on("crash", lambda page: self.faults.append(f"crashed: {page.url}"))

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(Heard(socket.url, as_bytes(frame))))
        socket.on("socketerror", lambda error: self.faults.append(f"socket: {socket.url} ({error})"))


def as_bytes(frame: str | bytes) -> bytes:
    return frame.encode() if isinstance(frame, str) else frame
