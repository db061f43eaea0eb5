"""Where the server is: the port that it listens on; and its address, for the phones in the room, drawn for their
cameras, and for the browser here."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_address

import segno

UNREAD = 65_536
"""Bytes that the system keeps of a connection until they are read: enough for a quick upload, and not megabytes for
each of those who send what nobody wants."""


def listening(host: str, port: int) -> socket.socket:
    """The port, open for whoever comes; a ValueError says why it cannot be had, and what to do."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        both = family == socket.AF_INET6 and socket.has_dualstack_ipv6()
        line = socket.create_server((host, port), family=family, dualstack_ipv6=both)
    except OSError as problem:
        raise ValueError(_advice(problem, host, port)) from problem
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD)  # and so for every connection that comes in by it
    return line


def _advice(problem: OSError, host: str, port: int) -> str:
    match problem.errno:
        case errno.EADDRINUSE:
            return f"Port {port} is taken, perhaps by another Parlour. Choose another one: --port {port + 1}"
        case errno.EACCES:
            return f"Port {port} is not for you to open. Choose one above 1023: --port 8000"
        case _:
            return f"{host} is no address of this machine. Choose another one with --host, or leave it out."


def allow_many_lines() -> None:
    """As many open lines as the system lets us have: it begins with about a thousand."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def invite(host: str, port: int, *, browser: bool) -> None:
    """Say where the server is to be found. On a terminal, with a code for cameras; and a browser opens, if it may."""
    address = address_of(host, port)
    print(f"Parlour is open at {address}", flush=True)
    if on_a_terminal() and not _is_loopback(host):
        with contextlib.suppress(UnicodeEncodeError):  # a terminal without these signs
            print(f"\n{qr_code(address)}\n")
    print("Ctrl-C closes it.", flush=True)
    if browser and on_a_terminal() and has_screen():
        # In a thread of its own: some browsers keep whoever opens them waiting.
        threading.Thread(target=_open_browser, args=(address_here(host, port),), daemon=True).start()


def address_of(host: str, port: int) -> str:
    """How phones in the same network reach this machine; or this machine itself, if it listens to nobody else."""
    if not _is_everywhere(host):
        return address_here(host, port)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line, contextlib.suppress(OSError):
        line.connect(("192.0.2.1", 9))  # nothing is sent: it only tells which of our addresses would be used
        return f"http://{line.getsockname()[0]}:{port}/"
    return address_here(host, port)


def address_here(host: str, port: int) -> str:
    """How this machine itself reaches the server."""
    name = "localhost" if _is_everywhere(host) else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def qr_code(address: str) -> str:
    """The address for a phone's camera, drawn in letters."""
    lines = []
    rows = [[bool(dot) for dot in row] for row in segno.make(address, micro=False).matrix_iter(border=2)]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    for above, below in zip(rows[::2], rows[1::2], strict=True):
        lines.append("".join(" ▄▀█"[2 * (not up) + (not down)] for up, down in zip(above, below, strict=True)))
    return "\n".join(lines)


def on_a_terminal() -> bool:
    return sys.stdout.isatty()


def has_screen() -> bool:
    """Whether a browser with windows can be shown. One without would take the terminal for itself."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def _open_browser(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def _is_everywhere(host: str) -> bool:
    with contextlib.suppress(ValueError):
        return ip_address(host).is_unspecified
    return False


def _is_loopback(host: str) -> bool:
    with contextlib.suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"
