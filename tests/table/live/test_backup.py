"""The commands of docs/hosting.md for backup and restore, run as they stand there."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.table.live.running import ROOT, running

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def command_with(word: str) -> str:
    (found,) = re.findall(rf"^{word} .*$", PAGE, re.MULTILINE)
    return str(found)


def test_the_backup_of_the_file_is_whole_while_the_server_runs(tmp_path: Path) -> None:
    data, restored = tmp_path / "data", tmp_path / "restored"
    restored.mkdir()
    with running("--data", str(data)) as server:
        codes = [server.post("/api/tables", game="bluff", name="Ada")["code"] for _ in range(5)]
        env = {**os.environ, "PARLOUR_DATA": str(data)}
        subprocess.run(command_with("python3"), shell=True, cwd=restored, env=env, check=True)
    (restored / "backup.sqlite").rename(restored / "tables.sqlite")
    with running("--data", str(restored)) as server:
        assert [server.get(f"/api/tables/{code}")[0] for code in codes] == [200] * 5


@pytest.mark.xdist_group("postgres")
def test_the_backup_of_a_database_can_be_restored(postgres: Any, tmp_path: Path) -> None:
    for name in ("original", "restored"):
        postgres.psql(f"CREATE DATABASE {name}")
    with running("--db", postgres.get_uri("original")) as server:
        code = server.post("/api/tables", game="bluff", name="Ada")["code"]
    for command, name in (("pg_dump", "original"), ("pg_restore", "restored")):
        tools = f"{postgres.bin_path}{os.pathsep}{os.environ['PATH']}"
        env = {**os.environ, "PARLOUR_DB": postgres.get_uri(name), "PATH": tools}
        subprocess.run(command_with(command), shell=True, cwd=tmp_path, env=env, check=True)
    with running("--db", postgres.get_uri("restored")) as server:
        assert server.get(f"/api/tables/{code}")[0] == 200
