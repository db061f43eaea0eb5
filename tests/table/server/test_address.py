"""How people find the server: an address that phones can reach, a code for cameras, a browser where there is one."""

from __future__ import annotations

import sys
import threading
from typing import Any

import pytest
import segno

from parlour.table.server import address
from parlour.table.server.address import address_here, address_of, invite, qr_code


def test_the_code_for_cameras_is_drawn_dot_by_dot() -> None:
    drawn = qr_code("http://192.0.2.7:8000/").splitlines()
    dots = list(segno.make("http://192.0.2.7:8000/", micro=False).matrix_iter(border=2))
    for row, line in enumerate(dots):
        for column, dot in enumerate(line):
            sign = drawn[row // 2][column]
            light = sign in ("█", "▀" if row % 2 == 0 else "▄")
            assert light is not bool(dot)


@pytest.mark.parametrize("everywhere", ["0.0.0.0", "::"])
def test_a_server_that_listens_everywhere_is_told_by_an_address_that_a_phone_can_reach(everywhere: str) -> None:
    address = address_of(everywhere, 8000)
    assert address.startswith("http://")
    assert address.endswith(":8000/")
    assert "0.0.0.0" not in address
    assert address_here(everywhere, 8000) == "http://localhost:8000/"


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:8000/"), ("::1", "http://[::1]:8000/"), ("localhost", "http://localhost:8000/")],
)
def test_a_server_for_this_machine_alone_is_told_by_that_address(host: str, address: str) -> None:
    assert address_of(host, 8000) == address_here(host, 8000) == address


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """On a terminal with a screen: what a browser is opened with."""
    opened: list[str] = []
    monkeypatch.setattr(address, "on_a_terminal", lambda: True)
    monkeypatch.setattr(address, "has_screen", lambda: True)
    monkeypatch.setattr("webbrowser.open", opened.append)
    return opened


def wait_for_threads() -> None:
    for thread in threading.enumerate():
        if thread.daemon and thread.name.startswith("Thread-") and "_open_browser" in thread.name:
            thread.join(5)


def test_a_browser_opens_where_there_is_a_screen(opened: list[str], capsys: Any) -> None:
    invite("0.0.0.0", 8000, browser=True)
    wait_for_threads()
    assert opened == ["http://localhost:8000/"]
    assert "█" in capsys.readouterr().out


def test_no_browser_opens_if_nobody_wants_one(opened: list[str]) -> None:
    invite("0.0.0.0", 8000, browser=False)
    wait_for_threads()
    assert opened == []


def test_no_browser_opens_without_a_screen_or_a_terminal(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(address, "has_screen", lambda: False)
        invite("0.0.0.0", 8000, browser=True)
    capsys.readouterr()
    monkeypatch.setattr(address, "on_a_terminal", lambda: False)
    invite("0.0.0.0", 8000, browser=True)
    wait_for_threads()
    assert opened == []
    assert "█" not in capsys.readouterr().out


def test_a_browser_that_fails_or_never_comes_back_stops_nothing(
    opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(address: str) -> None:
        raise OSError("no such program")

    monkeypatch.setattr("webbrowser.open", fails)
    invite("127.0.0.1", 8000, browser=True)
    wait_for_threads()
    gate = threading.Event()
    monkeypatch.setattr("webbrowser.open", lambda address: gate.wait(30))
    invite("127.0.0.1", 8000, browser=True)  # comes back all the same
    gate.set()
    wait_for_threads()


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="there is always a screen")
def test_a_screen_is_what_the_desktop_says_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not address.has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert address.has_screen()
