"""A game is at home in its two folders: nothing else names one, but what is listed here, with its reason."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from parlour.registry import shipped

ROOT = Path(__file__).parents[1]
ROOMS = ("src/parlour", "tools", "web/src", "deploy", ".ci")
FRONT = ("parlour", "pyproject.toml", "Dockerfile", ".dockerignore", ".gitattributes", ".gitignore")
PAGE = ("web/index.html", "web/package.json", "web/*.ts", "web/*.js")
HOMES = re.compile(r"(src/parlour|web/src)/games/(?!__init__|index|game\.|plain/)")
EXCEPT = {
    "web/src/wire.ts": "written by tools/wire from the games themselves",
    "web/src/rulings.ts": "written by tools/wire from the games themselves",
    "web/src/decks/forms.json": "written by tools/wire from the games themselves",
    "tools/pictures.py": "a picture for the README is of some game",
    "tools/client_pictures.py": "a picture for the README is of some game",
    "tools/print_pictures.py": "a picture for the README is of some game",
}
LEFT_OUT = re.compile(r"/static/|/__pycache__/|/node_modules/|\.test\.ts$|/words/\w+\.words$|^tools/word_sources/")
"""What is built, what tools leave behind, tests, and the words of a language: a bluff is one."""


def name_of_any_game() -> re.Pattern[str]:
    """`talkitout`, `out-of-control`, `out_of_control`, `OutOfControl`, `Out of Control`."""
    names = [re.sub(r"[-_]", "[-_ ]?", game.name) for game in shipped()]
    return re.compile(rf"(?<![a-z])#?({'|'.join(names)})(?![a-z])", re.IGNORECASE)


def files() -> Iterator[tuple[str, str]]:
    """Each file that somebody has written, by its name, with its text; a link is the file that it leads to."""
    found = [file for room in ROOMS for file in (ROOT / room).rglob("*")]
    found += [file for pattern in (*FRONT, *PAGE) for file in ROOT.glob(pattern)]
    for file in sorted(found):
        name = file.relative_to(ROOT).as_posix()
        if file.is_file() and not file.is_symlink() and not LEFT_OUT.search(name):
            with suppress(UnicodeDecodeError):  # a picture or a font
                yield name, file.read_text(encoding="utf-8")


def test_nothing_outside_a_games_folder_names_a_game() -> None:
    any_game = name_of_any_game()
    found = []
    for name, text in files():
        if not HOMES.match(name) and name not in EXCEPT:
            lines = enumerate(text.splitlines(), 1)
            found += [f"{name}:{number}: {line.strip()}" for number, line in lines if any_game.search(line)]
    assert found == []


def test_the_search_looks_into_every_room_and_at_the_front() -> None:
    looked_at = {name for name, _ in files()}
    rooms = {
        "src/parlour/registry.py",
        "tools/lock",
        "web/src/main.ts",
        "deploy/parlour.service",
        ".ci/run",
        "Dockerfile",
    }
    assert rooms <= looked_at


def test_the_exceptions_are_still_needed() -> None:
    any_game = name_of_any_game()
    assert all(any_game.search((ROOT / file).read_text(encoding="utf-8")) for file in EXCEPT)
