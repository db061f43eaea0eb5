"""Who asks, behind a proxy and without one: what stands in a header is believed only from whom it was agreed with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

from parlour.table.live.keeper import Keeper
from parlour.table.log.store.sqlite import SqliteStore
from parlour.table.web import limits
from parlour.table.web.app import make_app
from parlour.table.web.proxy import networks

OURS = "127.0.0.0/8"
FORWARDED = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "play.example.org"}


class Asking:
    def __init__(self, http: ClientSession, server: TestServer) -> None:
        self.http = http
        self.server = server

    async def ask(self, method: str, path: str, headers: dict[str, str], **body: Any) -> tuple[int, Any]:
        async with self.http.request(method, self.server.make_url(path), headers=headers, json=body) as answer:
            return answer.status, await answer.json(content_type=None)

    async def wrong_codes(self, times: int, headers: Callable[[int], dict[str, str]]) -> list[int]:
        return [(await self.ask("GET", "/api/tables/ZZZZZ", headers(turn)))[0] for turn in range(times)]


@asynccontextmanager
async def server_behind(folder: Path, *proxies: str) -> AsyncIterator[Asking]:
    store = SqliteStore(folder / "tables.sqlite")
    await store.open()
    server = TestServer(make_app(Keeper(store), proxies=networks(proxies)))
    await server.start_server()
    try:
        async with ClientSession() as http:
            yield Asking(http, server)
    finally:
        await server.close()
        await store.close()


def ask(folder: Path, proxies: tuple[str, ...], scenario: Callable[[Asking], Coroutine[Any, Any, Any]]) -> Any:
    async def run() -> Any:
        async with server_behind(folder, *proxies) as asking:
            return await asyncio.wait_for(scenario(asking), 30)

    with pytest.MonkeyPatch.context() as patch:  # whoever has guessed too often is sent off the line at once
        patch.setattr(limits, "WRONG_CODE_EVERY", 3600.0)
        patch.setattr(limits, "IN_LINE_OF_A_CLIENT", 0)
        return asyncio.run(run())


def claims(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def test_without_a_proxy_nobody_escapes_a_throttle_by_naming_other_addresses(tmp_path: Path) -> None:
    statuses = ask(tmp_path, (), lambda asking: asking.wrong_codes(30, lambda turn: claims(f"203.0.113.{turn}")))
    assert statuses[-1] == 503


def test_through_our_proxy_each_client_has_its_own_count(tmp_path: Path) -> None:
    statuses = ask(tmp_path, (OURS,), lambda asking: asking.wrong_codes(30, lambda turn: claims(f"203.0.113.{turn}")))
    assert set(statuses) == {404}


def test_through_our_proxy_what_a_client_says_of_itself_does_not_count(tmp_path: Path) -> None:
    """The proxy adds the address that it sees at the end; before it stands whatever the client has sent."""
    statuses = ask(
        tmp_path, (OURS,), lambda asking: asking.wrong_codes(30, lambda turn: claims(f"198.51.100.{turn}, 203.0.113.9"))
    )
    assert statuses[-1] == 503


def test_of_two_proxies_in_a_row_both_are_looked_through(tmp_path: Path) -> None:
    statuses = ask(
        tmp_path,
        (OURS, "10.1.0.0/16"),
        lambda asking: asking.wrong_codes(30, lambda turn: claims(f"203.0.113.{turn}, 10.1.2.3")),
    )
    assert set(statuses) == {404}


@pytest.mark.parametrize(
    ("proxies", "begins"),
    [((OURS,), "https://play.example.org/"), ((), "http://127.0.0.1:"), (("10.0.0.1",), "http://1")],
)
def test_links_carry_the_name_that_our_proxy_has_and_no_name_that_a_stranger_gives(
    proxies: tuple[str, ...], begins: str, tmp_path: Path
) -> None:
    async def scenario(asking: Asking) -> None:
        _, made = await asking.ask("POST", "/api/tables", FORWARDED, game="bluff", name="Ada")
        assert made["link"].startswith(begins)
        host = FORWARDED | {"Authorization": f"Bearer {made['token']}"}
        _, moved = await asking.ask("POST", f"/api/tables/{made['code']}/seats/0/move", host)
        assert moved["link"].startswith(begins)

    ask(tmp_path, proxies, scenario)


@pytest.mark.parametrize(("proxies", "status"), [((OURS,), 200), ((), 403)])
def test_a_page_is_ours_if_it_has_the_name_that_our_proxy_has(
    proxies: tuple[str, ...], status: int, tmp_path: Path
) -> None:
    async def scenario(asking: Asking) -> None:
        ours = FORWARDED | {"Origin": "https://play.example.org"}
        other = FORWARDED | {"Origin": "https://evil.example"}
        found, made = await asking.ask("POST", "/api/tables", ours, game="bluff", name="Ada")
        assert found == status, made
        assert (await asking.ask("POST", "/api/tables", other, game="bluff", name="Ada"))[0] == 403

    ask(tmp_path, proxies, scenario)


def test_the_socket_works_through_a_proxy(tmp_path: Path) -> None:
    async def scenario(asking: Asking) -> None:
        _, made = await asking.ask("POST", "/api/tables", FORWARDED, game="bluff", name="Ada")
        headers = FORWARDED | {"Origin": "https://play.example.org"}
        async with asking.http.ws_connect(asking.server.make_url(f"/ws/{made['code']}"), headers=headers) as line:
            await line.send_json({"hello": {"token": made["token"]}})
            assert (await line.receive_json())["lobby"]["code"] == made["code"]

    ask(tmp_path, (OURS,), scenario)


@pytest.mark.parametrize("header", ["", ",", " , ,", "not an address", "::ffff:127.0.0.1"])
def test_an_odd_header_breaks_nothing(header: str, tmp_path: Path) -> None:
    async def scenario(asking: Asking) -> None:
        odd = {"X-Forwarded-For": header, "X-Forwarded-Proto": header, "X-Forwarded-Host": ""}
        status, made = await asking.ask("POST", "/api/tables", odd, game="bluff", name="Ada")
        assert status == 200
        assert made["link"].startswith("http://127.0.0.1:")

    ask(tmp_path, (OURS,), scenario)


# ── a proxy that nobody has named ───────────────────────────────────────────────────────────────────────────────────


def warnings_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if "--proxy" in record.getMessage()]


@pytest.mark.parametrize("proxies", [(), ("203.0.113.0/24",)])
@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded"])
def test_of_a_proxy_that_is_not_named_there_is_one_line_which_names_the_option(
    header: str, proxies: tuple[str, ...], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(asking: Asking) -> None:
        await asking.ask("GET", "/healthz", {})
        assert warnings_of(caplog) == []
        for turn in range(5):
            await asking.ask("GET", "/healthz", {header: f"for=203.0.113.{turn}"})

    ask(tmp_path, proxies, scenario)
    (warning,) = warnings_of(caplog)
    assert "203.0.113" not in warning


def test_of_a_proxy_that_is_named_there_is_none(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    ask(tmp_path, (OURS,), lambda asking: asking.ask("GET", "/healthz", claims("203.0.113.9") | {"Forwarded": "x"}))
    assert warnings_of(caplog) == []
