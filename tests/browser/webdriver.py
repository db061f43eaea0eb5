"""WebKit and Firefox, by WebDriver: WebKit's driver speaks it over HTTP; Firefox speaks its own form over a socket,
Marionette, to which geckodriver would only pass it on. No more of it than one journey needs."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from glob import glob
from pathlib import Path
from typing import Any

from tests.table.server.running import free_port

WITHIN = 60.0
"""Seconds for a browser to start, and for anything to come: far more than it takes."""
NEEDED = "On Debian: sudo apt-get install -y --no-install-recommends xvfb webkit2gtk-driver firefox-esr"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"

Sends = Callable[[str, str, dict[str, Any]], Any]
"""Sends a command: by its name in Marionette, its path below the session in HTTP, and what it takes."""


class Driven:
    """A browser in which one page is open."""

    def __init__(self, send: Sends) -> None:
        self._send = send

    def goto(self, url: str) -> None:
        self._send("WebDriver:Navigate", "url", {"url": url})

    def asks(self, script: str, *args: Any) -> Any:
        body = {"script": f"return ({script})(...arguments)", "args": list(args), "sandbox": None}
        return self._send("WebDriver:ExecuteScript", "execute/sync", body)

    def until(self, script: str, *args: Any) -> Any:
        """What it gives, once it gives something."""
        end = time.monotonic() + WITHIN
        while not (found := self.asks(script, *args)):
            if time.monotonic() > end:
                raise AssertionError(f"This never holds: {script} {args}\n{self.asks('() => document.body.innerText')}")
            time.sleep(0.05)
        return found

    def click(self, script: str, *args: Any) -> None:
        """What it finds, as a person would: it has to be there, in sight, and uncovered."""
        found = self.until(script, *args)[ELEMENT]
        self._send("WebDriver:ElementClick", f"element/{found}/click", {"id": found})


@contextmanager
def webkit(folder: Path) -> Iterator[Driven]:
    """The engine of every iPhone, as GTK has it."""
    driver, port = _needed("WebKitWebDriver"), free_port()
    mini = next(iter(glob(MINI_BROWSER)), None) or _needed("MiniBrowser")
    with _screen() as display, _running([driver, f"--port={port}"], display):
        binary = {"binary": mini, "args": ["--automation", "--geometry=390x844"]}
        asked = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": binary}}}
        base = f"http://127.0.0.1:{port}/session"
        session = f"{base}/{_patiently(lambda: _post(base, asked))['sessionId']}"
        try:
            yield Driven(lambda _, path, body: _post(f"{session}/{path}", body))
        finally:
            with suppress(OSError):
                urllib.request.urlopen(urllib.request.Request(session, method="DELETE"), timeout=WITHIN).close()


@contextmanager
def firefox(folder: Path) -> Iterator[Driven]:
    port = free_port()
    (folder / "user.js").write_text(f'user_pref("marionette.port", {port});\n', encoding="utf-8")
    started = [_needed("firefox-esr"), "--marionette", "--headless", "--no-remote", "--profile", str(folder)]
    with _running(started, os.environ.get("DISPLAY", "")):
        line = _patiently(lambda: socket.create_connection(("127.0.0.1", port), timeout=WITHIN))
        with line, line.makefile("rb") as heard:

            def read() -> Any:
                length = b""
                while (digit := heard.read(1)) != b":":
                    length += digit
                return json.loads(heard.read(int(length)))

            def send(name: str, _: str, body: dict[str, Any]) -> Any:
                said = json.dumps([0, 1, name, body]).encode()
                line.sendall(b"%d:%s" % (len(said), said))
                _, _, error, given = read()
                assert error is None, error
                return given["value"] if isinstance(given, dict) and "value" in given else given

            read()  # it says what it is
            send("WebDriver:NewSession", "", {})
            send("WebDriver:SetWindowRect", "", {"width": 390, "height": 930})
            yield Driven(send)


ENGINES = {"webkit": webkit, "firefox": firefox}


def _needed(program: str) -> str:
    found = shutil.which(program)
    assert found is not None, f"{program} is missing. {NEEDED}"
    return found


def _post(url: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=WITHIN) as answer:
            return json.load(answer)["value"]
    except urllib.error.HTTPError as error:
        raise AssertionError(error.read().decode()) from None


def _patiently(get: Callable[[], Any]) -> Any:
    """As soon as there is somebody to ask."""
    end = time.monotonic() + WITHIN
    while True:
        try:
            return get()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


@contextmanager
def _running(command: list[str], display: str) -> Iterator[None]:
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(command, env={**os.environ, "DISPLAY": display}, **quiet)  # type: ignore[call-overload]
    try:
        yield
    finally:
        process.terminate()
        process.wait()


@contextmanager
def _screen() -> Iterator[str]:
    """What WebKit draws on, where nobody looks."""
    read, write = os.pipe()
    command = [_needed("Xvfb"), "-displayfd", str(write), "-screen", "0", "1440x1000x24"]
    process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as said:
            yield f":{said.readline().strip()}"
    finally:
        process.terminate()
        process.wait()
