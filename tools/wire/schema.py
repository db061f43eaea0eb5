"""docs/messages.schema.json: every message over the socket, of every game, as JSON Schema."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from parlour.registry import shipped
from parlour.table.wire import messages
from tools.wire.client import CLASS_FROM_CLIENT, CLASS_FROM_SERVER
from tools.wire.games import prefix, types_of, union
from tools.wire.options import helps_in, option_types

EITHER_WAY = {
    "FromClient": [messages.SayHello, messages.React, messages.GiveSalt, messages.Hurry],
    "FromServer": [messages.Accepted, messages.Declined, messages.Reacted],
}
"""What is the same in all games."""
OF_CLASSES = {"ClassFromClient": CLASS_FROM_CLIENT, "ClassFromServer": CLASS_FROM_SERVER}
"""What is said over the socket of a class."""


def page() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def schema() -> dict[str, Any]:
    """A message is from a client or from the server; a frame and an act are those of one game."""
    of_games = {}
    for game in [game.name for game in shipped()]:
        of_games[f"{prefix(game)}Frame"] = types_of(game).frame
        of_games[f"{prefix(game)}Do"] = messages.Do[union(types_of(game).acts)]  # type: ignore[misc]  # known only now
    same = [kind for kinds in (*EITHER_WAY.values(), *OF_CLASSES.values()) for kind in kinds]
    schemas, kinds = msgspec.json.schema_components([*of_games.values(), *same])
    for options in option_types():
        for name, does in helps_in(options).items():
            option = kinds[options.__name__]["properties"]
            option[name] = {"description": does, **option[name]}
    names = {name: _short(name) for name in kinds}
    names |= {schema["$ref"].rpartition("/")[2]: name for schema, name in zip(schemas, of_games, strict=False)}
    kinds = {names[name]: tidied(kind, names) | {"title": names[name]} for name, kind in kinds.items()}
    for way, end in (("FromClient", "Do"), ("FromServer", "Frame")):
        members = [*(kind.__name__ for kind in EITHER_WAY[way]), *(name for name in of_games if name.endswith(end))]
        kinds[way] = {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in members]}
    for way, members_of_classes in OF_CLASSES.items():
        kinds[way] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in members_of_classes]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The messages over the sockets of tables and classes of Parlour",
        "anyOf": [{"$ref": f"#/$defs/{way}"} for way in ("FromClient", "FromServer", *OF_CLASSES)],
        "$defs": kinds,
    }


def _short(name: str) -> str:
    """Where two games have a type of one name, its module says whose it is; and `OneOf[int | None]` is one word."""
    module = name.split(".")
    if module[:2] == ["parlour", "games"]:
        return f"{prefix(module[2])}{module[-1]}"
    words = re.findall(r"[A-Za-z0-9]+", name.replace("typing.Literal", ""))
    return name if len(words) == 1 else "".join(word[0].upper() + word[1:] for word in words)


def tidied(schema: Any, names: dict[str, str]) -> Any:
    """The same schema, with everything it refers to by its new name, and descriptions on one line."""
    match schema:
        case str() if schema.startswith("#/$defs/"):
            return f"#/$defs/{names[schema.rpartition('/')[2]]}"
        case {"description": str(text), **rest}:
            return {"description": " ".join(text.split()), **tidied(rest, names)}
        case dict():
            return {key: tidied(value, names) for key, value in schema.items()}
        case list():
            return [tidied(item, names) for item in schema]
    return schema
