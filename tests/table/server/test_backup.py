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


def command_with(word: str, end: str = "") -> str:
    """The first command on the page that begins and ends so."""
    found: list[str] = re.findall(rf"^{re.escape(word)} .*{re.escape(end)}$", PAGE, re.MULTILINE)
    return found[0]


def words_of(command: str, end: str = "") -> list[str]:
    return command_with(command, end).split()[1:]


def typed(*words: str, **env: str) -> str:
    """What is said by a command of the page, as somebody types it who has these variables."""
    process = parlour(*words, **env)
    said, complaint = process.communicate(timeout=60)
    assert process.returncode == 0, complaint
    return said


def test_the_backup_of_the_files_is_whole_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, restored = tmp_path / "data", tmp_path / "restored"
    monkeypatch.chdir(tmp_path)
    with running("--data", str(data)) as server:
        codes = [server.post("/api/tables", game="bluff", name="Ada")["code"] for _ in range(5)]
        said = typed(*words_of("./parlour tables backup"), PARLOUR_DATA=str(data))
        assert said == "Backed up: 5 tables, in backup.sqlite.\n"
    assert typed(*words_of("./parlour tables restore"), PARLOUR_DATA=str(restored)) == "Restored: 5 tables.\n"
    with running("--data", str(restored)) as server:
        assert [server.get(f"/api/tables/{code}")[0] for code in codes] == [200] * 5


def test_over_the_folder_of_the_unit_it_is_done_as_root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the user of the tests, for all users but root may do it to a folder of their own."""
    folder = tmp_path / "lib"
    monkeypatch.chdir(tmp_path)
    with running("--data", str(folder)) as server:
        code = server.post("/api/tables", game="bluff", name="Ada")["code"]
        back_up, restore, chown = (
            command_with(f"sudo {word}").removeprefix("sudo ").replace("/var/lib/parlour", str(folder))
            for word in ("/opt/parlour/parlour tables backup", "/opt/parlour/parlour tables restore", "chown")
        )
        typed(*back_up.split()[1:])
    folder.rename(tmp_path / "elsewhere")
    folder.mkdir()
    typed(*restore.split()[1:])
    subprocess.run(chown, shell=True, check=True)
    assert sorted(path.name for path in folder.iterdir()) == ["tables.lock", "tables.sqlite"], "nothing else is root's"
    with running("--data", str(folder)) as server:
        assert server.get(f"/api/tables/{code}")[0] == 200


@pytest.mark.xdist_group("postgres")
def test_tables_move_to_a_database_and_back_as_the_page_says(
    postgres: Any, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, back = tmp_path / "data", tmp_path / "back"
    monkeypatch.chdir(tmp_path)
    with running("--data", str(data)) as server:
        made = server.post("/api/tables", game="bluff", name="Ada")
    leave, arrive = (words_of("./parlour tables", end) for end in ("moving.sqlite", "postgresql:///parlour"))
    typed(*leave, PARLOUR_DATA=str(data))
    typed(*[database if word.startswith("postgresql:") else word for word in arrive], PARLOUR_DATA=str(data))
    with running("--db", database, "--data", str(data)) as server:
        server.post(f"/api/tables/{made['code']}/bots", made["token"])
        assert typed("tables", "backup", "back.sqlite", PARLOUR_DB=database) == "Backed up: 1 table, in back.sqlite.\n"
    typed("tables", "restore", "back.sqlite", PARLOUR_DATA=str(back))
    with running("--data", str(back)) as server:
        server.post(f"/api/tables/{made['code']}/start", made["token"])


@pytest.mark.xdist_group("postgres")
def test_the_backup_of_a_database_by_its_own_tools_can_be_restored(postgres: Any, tmp_path: Path) -> None:
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
    variable, _, address = command_with("export").removeprefix("export ").partition("=")
    monkeypatch.setenv(variable, address)
    with running(*words_of("./parlour serve")[1:]) as server:
        server.post("/api/tables", game="bluff", name="Ada")
        assert len(typed("tables", "list").splitlines()) == 1
