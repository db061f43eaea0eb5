"""A game is at home in its two folders: nothing else names one, but what is listed here, with its reason."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from parlour.registry import shipped

ROOT = Path(__file__).parents[1]
ROOMS = ("src/parlour", "tools", "web/src")
READ = {".py", ".ts", ".svelte", ".css", ".ftl", ".md", ".h", ".cpp", ".toml", ".yaml"}
HOMES = re.compile(r"(src/parlour|web/src)/games/(?!__init__|index|game\.|plain/)")
EXCEPT = {
    "web/src/wire.ts": "written by tools/wire from the games themselves",
    "web/src/rulings.ts": "written by tools/wire from the games themselves",
    "tools/pictures.py": "a picture for the README is of some game",
    "tools/client_pictures.py": "a picture for the README is of some game",
    "tools/print_pictures.py": "a picture for the README is of some game",
}


def name_of_any_game() -> re.Pattern[str]:
    """`talkitout`, `out-of-control`, `out_of_control`, `OutOfControl`, `Out of Control`."""
    names = [re.sub(r"[-_]", "[-_ ]?", game.name) for game in shipped()]
    return re.compile(rf"(?<![a-z])#?({'|'.join(names)})(?![a-z])", re.IGNORECASE)


def files() -> Iterator[Path]:
    for room in ROOMS:
        for file in sorted((ROOT / room).rglob("*")):
            name = file.relative_to(ROOT).as_posix()
            is_test = file.name.endswith(".test.ts")
            if file.suffix in READ and not is_test and "/static/" not in name and "/judgement/" not in name:
                yield file


def test_nothing_outside_a_games_folder_names_a_game() -> None:
    any_game = name_of_any_game()
    found = []
    for file in files():
        name = file.relative_to(ROOT).as_posix()
        if HOMES.match(name) or name in EXCEPT:
            continue
        lines = file.read_text(encoding="utf-8").splitlines()
        found += [f"{name}:{number}: {line.strip()}" for number, line in enumerate(lines, 1) if any_game.search(line)]
    assert found == []


def test_the_exceptions_are_still_needed() -> None:
    any_game = name_of_any_game()
    assert all(any_game.search((ROOT / file).read_text(encoding="utf-8")) for file in EXCEPT)
