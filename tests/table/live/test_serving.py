"""`parlour serve` opens, says where, and closes when it is told to."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import segno

from parlour.table.serving import address_here, qr_code

ROOT = Path(__file__).parents[3]


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
        return port


def test_it_serves_until_ctrl_c_and_keeps_its_file_in_the_data_directory(tmp_path: Path) -> None:
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "parlour",
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--data",
        str(tmp_path),
    ]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8") as server:
        try:
            assert healthy(port) == {"ok": True}
            server.send_signal(signal.SIGINT)
            said, _ = server.communicate(timeout=10)
        finally:
            server.kill()
    assert server.returncode == 0
    assert "Parlour is open at http://" in said
    assert "Ctrl-C closes it." in said
    assert (tmp_path / "tables.sqlite").exists()


def healthy(port: int) -> object:
    until = time.monotonic() + 15
    while True:
        try:
            with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1) as answer:
                return json.load(answer)
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.05)


def test_the_code_for_cameras_is_drawn_dot_by_dot() -> None:
    drawn = qr_code("http://192.0.2.7:8000/").splitlines()
    dots = list(segno.make("http://192.0.2.7:8000/", micro=False).matrix_iter(border=2))
    for row, line in enumerate(dots):
        for column, dot in enumerate(line):
            sign = drawn[row // 2][column]
            light = sign in ("█", "▀" if row % 2 == 0 else "▄")
            assert light is not bool(dot)


def test_the_address_is_one_that_a_phone_can_reach() -> None:
    assert address_here(8000).startswith("http://")
    assert address_here(8000).endswith(":8000/")
