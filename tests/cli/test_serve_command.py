"""`parlour serve`: whatever can be said by an option can be said by a variable as well."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import typer.main

from parlour.cli import app as cli
from parlour.table.server.serving import ServerOptions
from tests.cli.typing_in import run, said

SAID = {
    "host": "127.0.0.1",
    "port": "9000",
    "data": "/somewhere",
    "db": "postgresql:///parlour",
    "workers": "3",
    "address": "10.0.0.7:8000",
    "no_browser": "1",
    "proxy": "127.0.0.1 10.0.0.0/8",
    "allow_host": "play.example.org *.example.net",
    "open_metrics": "true",
    "keep_days": "2.5",
    "log_level": "error",
    "log_json": "0",
}
"""Something for every option, which is not what it is without."""
FLAGS = {"no_browser": "--no-browser", "open_metrics": "--open-metrics", "log_json": "--no-log-json"}


def options() -> list[Any]:
    return list(typer.main.get_command(cli.app).commands["serve"].params)  # type: ignore[attr-defined]


def variable(name: str) -> str:
    return f"PARLOUR_{name.upper()}"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """How the server was to be started, and how its log was set up before."""
    served: list[Any] = []
    monkeypatch.setattr("parlour.table.server.serving.run", served.append)
    monkeypatch.setattr("parlour.table.server.logs.set_up", lambda level, as_json: served.append((level, as_json)))
    return served


def test_every_option_has_a_variable_which_the_help_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")  # a narrow terminal shows the beginning of the longest
    help = said("serve", "--help")
    for option in options():
        assert option.envvar == variable(option.name)
        assert option.envvar in help
    assert {option.name for option in options()} == SAID.keys()


def test_the_variables_say_what_the_options_say(served: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("serve").exit_code == 0
    by_itself = served.copy()
    words: list[str] = []
    for name, value in SAID.items():
        option = f"--{name.replace('_', '-')}"
        words += [FLAGS[name]] if name in FLAGS else [word for part in value.split() for word in (option, part)]
    assert run("serve", *words).exit_code == 0
    for name, value in SAID.items():
        monkeypatch.setenv(variable(name), value)
    assert run("serve").exit_code == 0
    assert served[2:4] == served[4:6]
    changed = vars(served[3])
    assert isinstance(served[3], ServerOptions)
    assert not [name for name, value in vars(by_itself[1]).items() if changed[name] == value], (
        "each says something else"
    )
    assert by_itself[0] != served[2]


def test_an_option_goes_before_its_variable_and_an_empty_one_says_nothing(
    served: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_PORT", "9000")
    monkeypatch.setenv("PARLOUR_WORKERS", "")
    monkeypatch.setenv("PARLOUR_DATA", "/somewhere")
    assert run("serve", "--port", "9001").exit_code == 0
    assert (served[1].port, served[1].workers, served[1].data) == (9001, 1, Path("/somewhere"))


@pytest.mark.parametrize(("name", "value"), [("PARLOUR_PORT", "tcp://10.0.0.1:8000"), ("PARLOUR_WORKERS", "none")])
def test_a_variable_that_makes_no_sense_is_a_mistake(
    name: str, value: str, served: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert run("serve").exit_code == 2
    assert served == []
