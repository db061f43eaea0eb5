"""What is published about the wire is what the server's types, routes and games say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import jsonschema
import msgspec
import pytest
from aiohttp import web
from msgspec import UnsetType

from parlour.registry import shipped
from parlour.table.live.keeper import Keeper
from parlour.table.log.store.sqlite import SqliteStore
from parlour.table.web.app import make_app
from parlour.table.wire import bodies, classes, messages
from tests.table.strictly import strictly
from tools.wire import ROOT, routes
from tools.wire.games import prefix, types_of, union
from tools.wire.pages import PAGES

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PROTOCOL, flags=re.DOTALL)


def published(name: str) -> Any:
    return json.loads((ROOT / "docs" / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_page_about_the_wire_is_what_the_types_say(path: Path) -> None:
    """If this fails: python tools/wire"""
    assert path.read_text(encoding="utf-8") == PAGES[path]()


# ── HTTP ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_openapi_has_every_route_of_the_application_and_none_besides() -> None:
    app = make_app(Keeper(SqliteStore(Path("never-opened"))))
    ours = {
        (route.resource.canonical, route.method.lower())
        for route in app.router.routes()
        if route.resource is not None and route.resource.canonical.startswith(routes.OURS) and route.method != "HEAD"
    }
    assert len(ours) > 20
    assert ours == {
        (path, method) for path, methods in published("openapi.json")["paths"].items() for method in methods
    }


def test_a_route_whose_handler_says_nothing_of_itself_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(request: web.Request) -> web.Response:
        return web.Response()

    def with_one_more(keeper: Keeper) -> web.Application:
        app = make_app(keeper)
        app.add_routes([web.get("/api/more", silent)])
        return app

    monkeypatch.setattr(routes, "make_app", with_one_more)
    with pytest.raises(ValueError, match="GET /api/more"):
        routes.routes()


@pytest.mark.parametrize("name", ["openapi.json", "messages.schema.json"])
def test_whatever_is_referred_to_is_there(name: str) -> None:
    page = published(name)
    references = set(re.findall(r'"#/([^"]+)"', json.dumps(page)))
    assert references
    for reference in references:
        part = page
        for key in reference.split("/"):
            part = part[key]


def test_every_schema_of_openapi_is_one() -> None:
    for schema in published("openapi.json")["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)


# ── the socket ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_messages_have_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(published("messages.schema.json"))


def test_what_is_read_from_a_client_is_any_of_its_messages_and_nothing_besides() -> None:
    kinds: list[Any] = [
        messages.SayHello,
        messages.Do[dict[str, Any]],
        messages.React,
        messages.Hurry,
        messages.GiveSalt,
    ]
    said = {field.name: _if_it_is_there(field.type) for kind in kinds for field in msgspec.structs.fields(kind)}
    read = {field.name: _if_it_is_there(field.type) for field in msgspec.structs.fields(messages.FromClient)}
    # A gesture of a newer client is let pass.
    assert read.pop("react") != said.pop("react")
    assert read == said


def _if_it_is_there(hint: Any) -> Any:
    return union(part for part in get_args(hint) if part is not UnsetType) if UnsetType in get_args(hint) else hint


def types_by_name() -> dict[str, Any]:
    named: dict[str, Any] = {
        name: kind for name, kind in (vars(messages) | vars(bodies) | vars(classes)).items() if isinstance(kind, type)
    }
    for game in [game.name for game in shipped()]:
        named[f"{prefix(game)}Frame"] = types_of(game).frame
        named[f"{prefix(game)}Do"] = messages.Do[union(types_of(game).acts)]  # type: ignore[misc]  # known only now
    return named


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_is_what_it_is_said_to_be(name: str, text: str) -> None:
    strictly(text.encode(), types_by_name()[name])


def test_the_page_shows_an_example_of_every_message() -> None:
    shown = {re.sub("^(TraitorWord|Talkitout)", "", name) for name, _ in EXAMPLES}
    assert {
        "SayHello",
        "Do",
        "React",
        "Hurry",
        "GiveSalt",
        "Frame",
        "Accepted",
        "Declined",
        "Reacted",
        "Failed",
        "AskDeal",
        "Granted",
    } <= shown
