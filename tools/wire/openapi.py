"""docs/openapi.json: the routes over HTTP in OpenAPI 3.1, with the types of their bodies."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from parlour import __version__
from parlour.table.wire.bodies import Failed
from tools.wire.refusals import refusals_of_the_table
from tools.wire.routes import Route, routes
from tools.wire.schema import tidied

ABOUT = (
    "A table's life over HTTP; play itself goes over the socket, whose messages are in messages.schema.json. "
    "docs/protocol.md explains both. Every answer that is not a success has the same body, with a code that is stable "
    "and a sentence in English."
)
PARTS = {
    "code": ("The table's code, in capitals or not.", {"type": "string"}),
    "seat": ("The number of a seat, from 0.", {"type": "integer", "minimum": 0}),
    "person": ("The number of a person at the table, from 0.", {"type": "integer", "minimum": 0}),
    "name": ("A pack's name, with its language: `en/topics`.", {"type": "string"}),
    "game": ("A game's name, as `/api/games` lists them.", {"type": "string"}),
    "file": ("A text's file, with its language: `en.ftl`.", {"type": "string"}),
}
"""The parts of a path that stand for something."""


def page() -> str:
    return json.dumps(openapi(), indent=2, ensure_ascii=False) + "\n"


def openapi() -> dict[str, Any]:
    known = routes()
    types = [kind for route in known for kind in _types(route)]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in known:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parlour", "version": __version__, "description": ABOUT, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": tidied(components, {}),
            "responses": {"Refused": _content("Nothing has changed.", schema_of[repr(Failed)])},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "Whose seat it is."}},
        },
        "x-refusals": {str(status): _codes(status) for status in sorted({one.status for one in _REFUSALS})},
    }


_REFUSALS = refusals_of_the_table()


def _codes(status: int) -> dict[str, str]:
    return {one.code: one.text for one in _REFUSALS if one.status == status}


def _types(route: Route) -> list[Any]:
    says = route.says
    bodies = [body for body in (says.takes, says.gives) if body is not None and not isinstance(body, str)]
    return [Failed] if route.is_socket else [Failed, *bodies]


def _operation(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    says = route.says
    described = {
        "summary": route.text,
        "operationId": f"{route.method.lower()}{route.path.title()}".translate(_ONLY_LETTERS),
        "parameters": [*_parts(route), *_query(says.query)],
        "responses": {**_success(route, schema_of), "default": {"$ref": "#/components/responses/Refused"}},
    }
    if says.takes is not None:
        described["requestBody"] = {"required": True, "content": _media(says.takes, schema_of)}
    if says.who != "anybody":
        described |= {"security": [{"token": []}], "description": f"For {says.who}."}
    return described


_ONLY_LETTERS = {ord(sign): None for sign in "/{}-_"}


def _parts(route: Route) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "description": PARTS[name][0], "schema": PARTS[name][1]}
        for name in re.findall(r"{(\w+)}", route.path)
    ]


def _query(kind: Any) -> list[dict[str, Any]]:
    if kind is None:
        return []
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": what}
        for name, what in schema["properties"].items()
    ]


def _success(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    if route.is_socket:
        return {"101": {"description": "A WebSocket; its messages are in messages.schema.json."}}
    return {"200": {"description": "Done.", "content": _media(route.says.gives, schema_of)}}


def _media(body: Any, schema_of: dict[str, Any]) -> dict[str, Any]:
    if isinstance(body, str):
        return {body: {}}
    return {"application/json": {"schema": schema_of[repr(body)]}}


def _content(description: str, schema: Any) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}
