"""One name, one thing: no public type outside the games' folders has the name of another, but what is listed here."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "parlour"
HOMES = re.compile(r"games/(?!__init__)")
TYPE = re.compile(r"[A-Z]\w*[a-z]\w*")
EXCEPT = {
    "GoOn": "both are the wire's own: an act in messages.schema.json, the body of a request in openapi.json",
}


def types_in(module: ast.Module) -> list[str]:
    """The classes and the aliases of types; a variable of a type has one letter."""
    names = []
    for part in module.body:
        match part:
            case (
                ast.ClassDef(name=name)
                | ast.AnnAssign(target=ast.Name(id=name))
                | ast.Assign(targets=[ast.Name(id=name)])
            ):
                names.append(name)
    return [name for name in names if TYPE.fullmatch(name)]


def doubled() -> dict[str, list[str]]:
    """A game's types may be named like another game's: games never know each other."""
    modules = defaultdict(list)
    for file in sorted(SOURCE.rglob("*.py")):
        for name in types_in(ast.parse(file.read_text(encoding="utf-8"))):
            modules[name].append(file.relative_to(SOURCE).as_posix())
    return {name: files for name, files in modules.items() if len(files) > 1 and not all(map(HOMES.match, files))}


def test_no_type_outside_the_games_has_the_name_of_another() -> None:
    assert {name: files for name, files in doubled().items() if name not in EXCEPT} == {}


def test_the_exceptions_are_still_needed() -> None:
    assert doubled().keys() >= EXCEPT.keys()
