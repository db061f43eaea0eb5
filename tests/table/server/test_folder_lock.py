"""One server at a time uses the files in a folder; a lock that somebody was killed with is nobody's."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.table.log.store import StoreFailed, folder_lock
from parlour.table.log.store.folder_lock import LOCK, locked
from tests.table.server.running import ROOT, free_port, parlour, running


def test_a_second_server_on_the_same_folder_is_refused_with_a_sentence_and_the_first_goes_on(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        with parlour("serve", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(tmp_path)) as second:
            try:
                _, said = second.communicate(timeout=20)
            finally:
                second.kill()
        assert second.returncode == 2
        assert said == (
            f"Another Parlour (process {server.process.pid}) already serves the tables in {tmp_path}. Stop that one "
            "first, or name another folder with --data.\n"
        )
        code = server.post("/api/tables", game="bluff", name="Ada")["code"]
        listed, _ = parlour("tables", "list", "--data", str(tmp_path)).communicate(timeout=20)
        assert listed.startswith(code), "the commands work beside a server"


def test_after_a_kill_the_next_server_starts_at_once(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
        with running("--data", str(tmp_path)):
            pass


HOLD = """
import sys, time
from pathlib import Path
from parlour.table.log.store.folder_lock import locked
with locked(Path(sys.argv[1])):
    if sys.argv[2:] and (child := __import__("os").fork()):
        print(child, flush=True)
    elif not sys.argv[2:]:
        print("held", flush=True)
    time.sleep(60)
"""


def holder(folder: Path, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", HOLD, str(folder), *words]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)


def test_whoever_comes_after_a_killed_parent_waits_for_its_workers_which_hold_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with holder(tmp_path, "and a worker") as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        parent.kill()
        parent.wait()
        monkeypatch.setattr(folder_lock, "PATIENCE_SECONDS", 0.2)
        with pytest.raises(StoreFailed, match=f"process {parent.pid}"), locked(tmp_path):
            pass
        monkeypatch.setattr(folder_lock, "PATIENCE_SECONDS", 20)
        with monkeypatch.context() as patch:
            # It ends while it is waited for.
            patch.setattr("time.sleep", lambda seconds: os.kill(worker, signal.SIGKILL))
            with locked(tmp_path):
                pass


def test_where_there_are_no_locks_it_is_said_and_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def none_here(file: int, how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", none_here)
    with locked(tmp_path):
        pass
    assert [record.msg for record in caplog.records] == [
        "the folder of the tables cannot be locked: only one server may use it"
    ]


def test_the_lock_is_for_its_owner_alone_and_over_and_over_again(tmp_path: Path) -> None:
    for _ in range(3):
        with locked(tmp_path):
            assert (tmp_path / LOCK).read_text().strip() == str(os.getpid())
            with pytest.raises(StoreFailed), locked(tmp_path):
                pass
    assert (tmp_path / LOCK).stat().st_mode & 0o777 == 0o600
