"""Writes the English of the refusals as Python (`refusal_texts.py`) from the Fluent messages in `text/en.ftl`, so that
the rules need neither a file nor a library to say no.

    ./parlour python tools/refusals.py              of the engine and of every game here
    ./parlour python tools/refusals.py FOLDER …     of a game elsewhere, in this folder

In a game's file they are the messages `<game>-refusal-<code>`, in the one for all games `refusal-<code>`. A message may
name what the refusal speaks of, or be another sentence for each value of one such thing. A test fails when a file is
not what this would write. Nothing of Parlour is imported: a rule may name a refusal whose words are not there yet.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse

ROOT = Path(__file__).resolve().parent.parent
PARLOUR = ROOT / "src" / "parlour"
OF_ALL_GAMES = PARLOUR / "text" / "en.ftl"
ENGINE = PARLOUR / "engine" / "refusal_texts.py"
FOR_PROGRAMS = ["not_now"]
"""Said by the engine itself, which tells programs more than people: the names of the acts that could be done."""
HEAD = '''"""The refusals in English, written by tools/refusals.py from {source}: change that, and run it again."""

from __future__ import annotations

from parlour.engine.template import Cases, Template

TEXTS: dict[str, Template] = {{
{entries}}}
'''


def pages() -> dict[Path, str]:
    """Each file with what belongs in it."""
    games = sorted(text.parent.parent for text in PARLOUR.glob("games/*/text/en.ftl"))
    return {ENGINE: _page(OF_ALL_GAMES, r"refusal-(\w+)", FOR_PROGRAMS)} | {
        game / ENGINE.name: page_of(game) for game in games
    }


def page_of(game: Path) -> str:
    of_all = [code for code, _ in _refusals(OF_ALL_GAMES, r"refusal-(\w+)")]
    return _page(game / "text" / "en.ftl", r"[a-z-]+-refusal-(\w+)", of_all)


def _page(file: Path, message: str, without: list[str]) -> str:
    found = [(code, pattern) for code, pattern in _refusals(file, message) if code not in without]
    entries = "".join(f"    {_quoted(code)}: {_written(code, pattern)},\n" for code, pattern in found)
    source = "/".join(file.parts[-2:])
    head = HEAD if "Cases(" in entries else HEAD.replace("Cases, ", "")
    return head.format(source=source, entries=entries)


def _refusals(file: Path, message: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in parse(file.read_text(encoding="utf-8")).body:
        found = re.fullmatch(message, entry.id.name) if isinstance(entry, ast.Message) else None
        if found and isinstance(entry, ast.Message) and entry.value:
            yield found[1], entry.value


def _written(code: str, pattern: ast.Pattern) -> str:
    match pattern.elements:
        case [ast.Placeable(expression=ast.SelectExpression(selector=ast.VariableReference(id=of), variants=variants))]:
            said = {_key(variant): _quoted(_template(code, variant.value)) for variant in variants}
            otherwise = said.pop(next(_key(variant) for variant in variants if variant.default))
            cases = "".join(f"            {_quoted(value)}: {text},\n" for value, text in said.items())
            return f"Cases(\n        {_quoted(of.name)},\n        {{\n{cases}        }},\n        {otherwise},\n    )"
    return _quoted(_template(code, pattern))


def _key(variant: ast.Variant) -> str:
    """A value as it is written; the only number that English says in its own way is 1."""
    name = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
    return "1" if name == "one" else name


def _template(code: str, pattern: ast.Pattern) -> str:
    return "".join(_part(code, element) for element in pattern.elements)


def _part(code: str, element: ast.TextElement | ast.Placeable) -> str:
    match element:
        case ast.TextElement(value=text):
            return text.replace("{", "{{").replace("}", "}}")
        case ast.Placeable(expression=ast.VariableReference(id=name)):
            return f"{{{name.name}}}"
    raise ValueError(f"{code}: a refusal names what it speaks of, or has a sentence for each value, and nothing else")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


if __name__ == "__main__":
    folders = [Path(folder) for folder in sys.argv[1:]]
    for path, page in ({folder / ENGINE.name: page_of(folder) for folder in folders} or pages()).items():
        path.write_text(page, encoding="utf-8")
