"""`parlour serve` opens, says where, says why it cannot, and closes when it is told to."""

from __future__ import annotations

import asyncio
import signal
import socket
import time
from pathlib import Path

import msgspec
from aiohttp import ClientSession, WSMsgType

from tests.table.server.running import Running, parlour, running


def ended(*words: str, **env: str) -> tuple[int, str]:
    """The exit code of a server that could not be started, and what it said of that."""
    with parlour(*words, **env) as process:
        try:
            _, said = process.communicate(timeout=20)
        finally:
            process.kill()  # one that serves after all would be waited for without end
    return process.returncode, said


def test_it_serves_until_ctrl_c_and_keeps_its_file_in_the_data_directory(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        assert server.stop(signal.SIGINT) == 0
    assert f"Parlour is open at http://127.0.0.1:{server.port}/" in server.said
    assert "Ctrl-C closes it." in server.said
    assert (tmp_path / "tables.sqlite").exists()


def test_a_port_that_is_taken_is_said_in_a_sentence_with_the_option_that_helps(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as line:
        port = line.getsockname()[1]
        code, said = ended("serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path))
    assert (code, said.count("\n")) == (2, 1)
    assert said.startswith(f"Port {port} is taken")
    assert f"--port {port + 1}" in said


def test_an_address_of_another_machine_is_said_in_a_sentence(tmp_path: Path) -> None:
    code, said = ended("serve", "--host", "192.0.2.7", "--port", "0", "--data", str(tmp_path))
    assert (code, said) == (
        2,
        "192.0.2.7 is no address of this machine. Choose another one with --host, or leave it out.\n",
    )


def test_a_database_that_is_not_there_is_said_in_a_sentence(tmp_path: Path) -> None:
    missing = f"postgresql:///parlour?host={tmp_path}"
    for workers in ("1", "2"):
        code, said = ended("serve", "--host", "127.0.0.1", "--port", "0", "--workers", workers, PARLOUR_DB=missing)
        assert (code, said.count("\n")) == (2, 1), said
        assert said.startswith("The database of the tables: ")


def test_who_is_at_a_table_is_told_to_come_back_and_whoever_does_not_read_or_end_a_request_holds_nothing_up(
    tmp_path: Path,
) -> None:
    async def scenario(server: Running) -> float:
        made = await asyncio.to_thread(server.post, "/api/tables", game="bluff", name="Ada")
        bo = await asyncio.to_thread(server.post, f"/api/tables/{made['code']}/seats", name="Bo")
        url = f"ws://127.0.0.1:{server.port}/ws/{made['code']}"
        with deaf_line(server.port, made["code"]), half_a_request(server.port):
            async with ClientSession() as http, http.ws_connect(url) as ada, http.ws_connect(url):  # one says nothing
                await ada.send_json({"hello": {"token": made["token"], "seen": 0}})
                for _ in range(200):  # comes and goes: more than fits into the pipe to somebody who does not read
                    async with http.ws_connect(url) as line:
                        await line.send_json({"hello": {"token": bo["token"], "seen": 0}})
                        assert (await line.receive()).type is WSMsgType.TEXT
                began = time.monotonic()
                server.process.send_signal(signal.SIGTERM)
                message = await ada.receive()
                while message.type is WSMsgType.TEXT:
                    message = await ada.receive()
                assert (message.type, message.data) == (WSMsgType.CLOSE, 1012)
            await asyncio.to_thread(server.process.wait, 15)
            return time.monotonic() - began

    with running("--data", str(tmp_path)) as server:
        assert asyncio.run(scenario(server)) < 5
        assert server.process.returncode == 0


def deaf_line(port: int, code: str) -> socket.socket:
    """Somebody who says hello at a table, and never reads a word."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    line.connect(("127.0.0.1", port))
    line.sendall(
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    hello = b'{"hello":{"token":null}}'
    time.sleep(0.2)  # what is said before the answer to the first request would be part of it
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return line


def half_a_request(port: int) -> socket.socket:
    """Somebody who begins to ask for something, and never ends."""
    line = socket.create_connection(("127.0.0.1", port))
    line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
    return line


def test_what_was_answered_before_the_stop_is_there_after_it(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        codes = [server.post("/api/tables", game="bluff", name="Ada")["code"] for _ in range(20)]
        assert server.stop() == 0
    with running("--data", str(tmp_path)) as server:
        for code in codes:
            status, lobby = server.get(f"/api/tables/{code}")
            assert status == 200
            assert msgspec.json.decode(lobby)["code"] == code


def test_it_may_have_as_many_lines_open_as_the_system_allows(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        limits = Path(f"/proc/{server.process.pid}/limits").read_text().splitlines()
        (soft, hard) = next(line.split()[3:5] for line in limits if line.startswith("Max open files"))
        assert soft == hard


def test_without_a_command_it_serves(tmp_path: Path) -> None:
    """Options alone are the options of `serve`; a mistake in them is one of `serve`."""
    code, said = ended("--proxy", "nobody", "--data", str(tmp_path))
    assert (code, said) == (2, "'nobody' does not appear to be an IPv4 or IPv6 network\n")


def test_the_processes_in_which_bots_think_end_with_the_server(tmp_path: Path) -> None:
    """It is stopped while a bot takes its moment: nothing is said of that, and nobody is left."""
    with running("--data", str(tmp_path)) as server:
        made = server.post("/api/tables", game="bluff", name="Ada")
        path = f"/api/tables/{made['code']}"
        server.post(f"{path}/bots", made["token"])
        assert children(server) == []
        server.post(f"{path}/start", made["token"])
        server.post(f"{path}/seats/0/stand-in", made["token"])  # so that it is a bot's turn, whoever begins
        until = time.monotonic() + 20
        while not (thinking := children(server)):
            assert time.monotonic() < until
            time.sleep(0.02)
        assert server.stop() == 0
    assert '"level":"error"' not in server.logged
    assert not any(Path(f"/proc/{process}").exists() for process in thinking)


def children(server: Running) -> list[int]:
    pid = server.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]
