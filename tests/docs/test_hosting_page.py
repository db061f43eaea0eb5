"""docs/hosting.md is what the server does: its commands are run, its options, figures and limits are all there are."""

from __future__ import annotations

import json
import logging
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer.main

from parlour.cli import app as cli
from parlour.table.jobs.deck_jobs import PATIENCE, SECONDS, WAITING, WAITING_OF_A_CLIENT
from parlour.table.room.decide import MOST_BROUGHT
from parlour.table.room.membership import MOST_EVER, MOST_PEOPLE
from parlour.table.room.people import ALPHABET, CODE_LENGTH
from parlour.table.room.table import MOST_ENTRIES
from parlour.table.server.logs import ALIKE_AT_ONCE, ALIKE_EVERY, LogFormatter
from parlour.table.web import limits
from parlour.table.web.monitoring import Figures

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNIT = (ROOT / "deploy" / "parlour.service").read_text(encoding="utf-8")
IMAGE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
SHELL = "".join(re.findall(r"^```sh\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)).replace("\\\n", " ")


def starts() -> list[list[str]]:
    """Every way to start the server, on the page, in the unit and in the image."""
    found = [line.split("#")[0] for line in SHELL.splitlines() if re.match(r"\./parlour( serve| --|$)", line)]
    found += re.findall(r"`(\./parlour(?: serve)? --[^`]*)`", PAGE)
    found += re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    words = [shlex.split(line)[1:] for line in found]
    words += [json.loads(command) for command in re.findall(r"^CMD (\[.*\])$", IMAGE, re.MULTILINE)]
    words += map(shlex.split, re.findall(r"^docker run .* parlour +(serve .*)$", SHELL, re.MULTILINE))
    return [line for line in words if "--help" not in line]


@pytest.mark.parametrize("words", starts(), ids=" ".join)
def test_every_way_to_start_the_server_is_one_that_it_understands(
    words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Any] = []
    monkeypatch.setattr("parlour.table.server.serving.run", served.append)
    monkeypatch.setattr("parlour.table.server.logs.set_up", lambda level, as_json: None)
    monkeypatch.setattr(sys, "argv", ["parlour", *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 0
    assert len(served) == 1


ELSEWHERE = (
    r"sudo -u postgres create(user|db) .*",
    r"export PARLOUR_DB=.*",
    r"\./parlour tables .*",
    r"sudo /opt/parlour/parlour tables .*",
    r"sudo chown .*",
    r"pg_(dump|restore) .*",
)
"""What tests/table/server/test_backup.py runs as it stands there."""
OF_THE_SYSTEM = (
    r"sudo git clone ADDRESS /opt/parlour",
    r"sudo git -C /opt/parlour pull",
    r"sudo /opt/parlour/parlour setup",
    r"sudo cp /opt/parlour/deploy/parlour\.service /etc/systemd/system/",
    r"sudo systemctl (daemon-reload|(enable --now|stop|start) parlour)",
    r"docker build -t parlour \.",
)
"""What needs systemd, Docker or a place to clone from: here it is only seen that the files are there."""


def test_no_command_on_the_page_goes_untried() -> None:
    started = {shlex.join(words) for words in starts()}
    untried = []
    for line in SHELL.splitlines():
        words = shlex.split(line, comments=True)
        is_start = shlex.join(words[1:]) in started or words[:2] == ["docker", "run"]
        plain = line.split(" #")[0].strip()
        if not is_start and not any(re.fullmatch(known, plain) for known in (*ELSEWHERE, *OF_THE_SYSTEM)):
            untried.append(line)
    assert not untried
    assert all((ROOT / file).exists() for file in re.findall(r"/opt/parlour/(\S+)", SHELL))


def test_every_option_and_its_variable_are_on_the_page() -> None:
    command = typer.main.get_command(cli.app)
    serve = command.commands["serve"]  # type: ignore[attr-defined]
    options = [option for param in serve.params for option in (*param.opts, *param.secondary_opts)]
    assert "--workers" in options
    names = options + [param.envvar for param in serve.params]
    missing = [name for name in names if not re.search(rf"(?<![\w-]){name}(?![\w-])", PAGE)]
    assert not missing


def test_every_figure_is_on_the_page_and_no_other() -> None:
    shown = {line.split()[2] for line in Figures().text().splitlines() if line.startswith("# TYPE")}
    assert shown == set(re.findall(r"^\| `(parlour_\w+)", PAGE, re.MULTILINE))
    assert set(re.findall(r"parlour_\w+?(?=_bucket|\b)", PAGE)) - {"parlour_commit_seconds_bucket"} <= shown


def test_the_limits_are_those_of_the_server() -> None:
    table = PAGE[PAGE.index("## Limits") : PAGE.index("## Watching")]
    for said in (
        f"{limits.LINES:,} a process, {limits.LINES_OF_A_CLIENT:,} an address",
        f"{limits.SPECTATORS_OF_A_TABLE} spectators a table",
        f"{limits.LARGEST_MESSAGE:,} bytes; {limits.MESSAGES_AT_ONCE} at once",
        f"then {1 / limits.MESSAGE_EVERY:.0f} a second",
        f"from {limits.BYTES_OF_A_MESSAGE:,} bytes on it counts as several",
        f"within {limits.HELLO_WITHIN:.0f} seconds; {limits.STRANGERS:,} sockets a process may wait for it",
        f"{limits.LARGEST_HEAD:,} bytes, within {limits.REQUEST_WITHIN:.0f} seconds; {limits.QUIET_CONNECTIONS:,} conn",
        f"{limits.LARGEST_BODY:,} bytes, with a deck in it {limits.LARGEST_DECK:,}, ",
        f", within {limits.BODY_WITHIN:.0f} seconds; {limits.BODIES} a process may be on their way",
        f", {limits.LARGE_BODIES} of the large ones",
        f"| {limits.WRONG_CODES_AT_ONCE} at once, an address; then its codes are answered after up to "
        f"{limits.LONGEST_DELAY:.0f} seconds",
        f"| {limits.NEW_TABLES_AT_ONCE} at once, then one every {limits.NEW_TABLE_EVERY:.0f} seconds, an address; "
        f"others after up to {limits.LONGEST_DELAY:.0f} seconds; {limits.OPEN_TABLES:,} open in all",
        f"| {limits.JOINS_AT_ONCE} at once, then one every {limits.JOIN_EVERY:.0f} seconds, an address at a table; "
        f"others after up to {limits.LONGEST_DELAY:.0f} seconds; {MOST_PEOPLE} people at once, {MOST_EVER} are remem",
        f"| {limits.WRITES_AT_ONCE} at once, then {1 / limits.WRITE_EVERY:.0f} a second, a person",
        f"| {MOST_ENTRIES:,} entries",
        f"| decks looked over, imported or printed | one after the other, for {SECONDS:.0f} seconds at most",
        f"| decks that wait for their turn | {WAITING}, an address {WAITING_OF_A_CLIENT}, for {PATIENCE:.0f} seconds",
        f"| {MOST_BROUGHT} a table; by their size, in pieces of {limits.DECK_PIECE:,} bytes: "
        f"{limits.DECK_PIECES_AT_ONCE:,} pieces at once, then one every {limits.DECK_PIECE_EVERY:.0f} seconds, an addr",
    ):
        assert said in table
    text = " ".join(table.split())
    for said in (
        f"delayed where an address has done too much of it, by {limits.LONGEST_DELAY:.0f} seconds at most",
        f"bounded: {limits.IN_LINE_OF_A_CLIENT} new tables of one address and {limits.IN_LINE:,} of all, and "
        f"{limits.JOINS_IN_LINE} of one address who want to sit down at the same table",
        f"Where {limits.OPEN_TABLES:,} tables are open",
        f"Of {MOST_EVER} people whom a table has seen",
    ):
        assert said in text
    assert limits.UNUSED == 600, "ten minutes"
    assert f"of one kind {ALIKE_AT_ONCE} are written\nat once, then one a second" in PAGE
    assert ALIKE_EVERY == 1.0
    forgotten = limits.NEW_TABLES_AT_ONCE * limits.NEW_TABLE_EVERY / 60
    assert f"up to {forgotten:.0f} minutes after {limits.NEW_TABLES_AT_ONCE} new tables" in PAGE
    for proxy in ("nginx.conf", "haproxy.cfg"):
        example = (ROOT / "deploy" / proxy).read_text(encoding="utf-8")
        assert f"sign of life over every socket each {limits.HEARTBEAT:.0f} seconds" in example


def test_the_odds_of_guessing_a_code_are_those_of_the_servers_limits() -> None:
    text = " ".join(PAGE[PAGE.index("### Guessing a code") :].split())
    codes, a_second = len(ALPHABET) ** CODE_LENGTH, limits.IN_LINE_OF_A_CLIENT / limits.LONGEST_DELAY
    guesses = limits.WRONG_CODES_AT_ONCE + 3600 * a_second
    for said in (
        f"may be wrong {limits.WRONG_CODES_AT_ONCE} times at once",
        f"{limits.WRONG_CODE_EVERY} seconds longer, up to {limits.LONGEST_DELAY:.0f} seconds",
        f"at once: {limits.IN_LINE_OF_A_CLIENT} of one address, and {limits.IN_LINE:,} of all",
        f"second {a_second:.0f} places become free",
        f"There are {codes:,} codes. An address that does nothing else tries {guesses:,.0f} of them",
    ):
        assert said in text
    chances = re.findall(r"\| (\d+) \| ([\d.]+) % \|", text)
    assert len(chances) == 3
    for tables, chance in chances:
        assert float(chance) == pytest.approx(100 * (1 - (1 - guesses / codes) ** int(tables)), abs=0.05)


def test_the_line_of_the_log_is_one_that_the_server_writes() -> None:
    (shown,) = re.findall(r"^```json\n(.*?)\n```$", PAGE, re.DOTALL | re.MULTILINE)
    line = json.loads(shown)
    record = logging.makeLogRecord({"name": "parlour.table", "levelname": "INFO", "msg": line["event"]} | line)
    written = json.loads(LogFormatter(as_json=True).format(record))
    assert written.keys() == line.keys()
    assert {**written, "at": "", "table": ""} == {**line, "at": "", "table": ""}


def test_what_the_image_copies_is_all_that_the_server_needs(tmp_path: Path) -> None:
    """Without Docker: the same files in an empty folder, with the same environment."""
    for source, target in re.findall(r"^COPY (\S+) (\S+)$", IMAGE, re.MULTILINE):
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, tmp_path / target, symlinks=True)
    (entry,) = re.findall(r"^ENTRYPOINT (\[.*\])$", IMAGE, re.MULTILINE)
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PARLOUR_GAMES": ""}
    for words in (["rules", "bluff"], ["games"], ["deck", "list"], ["serve", "--help"]):
        command = [sys.executable, *json.loads(entry)[1:], *words]
        told = subprocess.run(command, cwd=tmp_path, env=env, check=True, capture_output=True, text=True).stdout
        assert told
    allowed = (ROOT / ".dockerignore").read_text().splitlines()
    assert {f"!{source}" for source, _ in re.findall(r"^COPY (\S+) (\S+)$", IMAGE, re.MULTILINE)} <= set(allowed)
