"""`parlour` without a command is `parlour serve`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from parlour.cli.app import main


@pytest.mark.parametrize("words", [["--port", "9000", "--no-browser"], ["serve", "--port", "9000", "--no-browser"]])
def test_options_without_a_command_are_those_of_serve(
    words: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    served = serving(words, monkeypatch)
    assert (served.port, served.browser, served.host) == (9000, False, "0.0.0.0")


def test_alone_it_serves_everybody_on_port_8000_with_a_file_in_the_data_directory(
    monkeypatch: pytest.MonkeyPatch, own_data: Path
) -> None:
    served = serving([], monkeypatch)
    assert (served.host, served.port, served.workers, served.browser) == ("0.0.0.0", 8000, 1, True)
    assert (served.data, served.db, served.proxies, served.open_metrics) == (own_data, None, (), False)


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["--version"], ["games"]])
def test_what_is_asked_of_parlour_itself_does_not_serve(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert serving(words, monkeypatch) is None


def serving(words: list[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """How it would have been served, or None."""
    served: list[Any] = []
    monkeypatch.setattr("parlour.table.server.serving.run", served.append)
    monkeypatch.setattr("parlour.table.server.logs.set_up", lambda level, as_json: None)
    monkeypatch.setattr(sys, "argv", ["parlour", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0
    return served[0] if served else None


def test_a_proxy_that_is_no_address_is_a_mistake(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(sys, "argv", ["parlour", "--proxy", "caddy"])
    monkeypatch.setattr("parlour.table.server.logs.set_up", lambda level, as_json: None)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "'caddy' does not appear to be an IPv4 or IPv6 network" in capsys.readouterr().err
