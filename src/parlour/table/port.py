"""The port that a server listens on: had for itself, or shared among the workers of one server."""

from __future__ import annotations

import contextlib
import errno
import socket


def listening(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """The port, open for whoever comes; a ValueError says why it cannot be had, and what to do."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        both = family == socket.AF_INET6 and socket.has_dualstack_ipv6()
        return socket.create_server((host, port), family=family, reuse_port=shared, dualstack_ipv6=both)
    except OSError as problem:
        raise ValueError(_advice(problem, host, port)) from problem


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
