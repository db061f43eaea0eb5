"""The commands of docs/hosting.md for a database, backup and restore, run as they stand there."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.table.server.running import ROOT, parlour, running

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def command_with(word: str) -> str:
    (found,) = re.findall(rf"^{re.escape(word)} .*$", PAGE, re.MULTILINE)
    return str(found)


def test_the_backup_of_the_file_is_whole_while_the_server_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, restored = tmp_path / "data", tmp_path / "restored"
    restored.mkdir()
    monkeypatch.chdir(restored)
    with running("--data", str(data)) as server:
        codes = [server.post("/api/tables", game="bluff", name="Ada")["code"] for _ in range(5)]
        words = command_with("./parlour tables").split()[1:]
        said, _ = parlour(*words, PARLOUR_DATA=str(data)).communicate(timeout=20)
        assert said == "Backed up: 5 tables, in backup.sqlite.\n"
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


@pytest.mark.xdist_group("postgres")
def test_the_role_that_the_page_makes_is_the_one_that_parlour_comes_as(
    postgres: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever starts Parlour on a machine of their own names no role: it is called like themselves."""
    monkeypatch.setenv("PGHOST", parse_qs(urlsplit(postgres.get_uri()).query)["host"][0])
    monkeypatch.delenv("PGUSER", raising=False)
    env = {**os.environ, "PGUSER": "postgres", "PATH": f"{postgres.bin_path}{os.pathsep}{os.environ['PATH']}"}
    for tool in ("createuser", "createdb"):
        command = command_with(f"sudo -u postgres {tool}").removeprefix("sudo -u postgres ")
        subprocess.run(command, shell=True, env=env, check=True)
    with running("--db", "postgresql:///parlour") as server:
        assert server.get("/healthz")[0] == 200
