"""CONTRIBUTING's commands run as they are written, and whoever adds a game as it says has nothing red."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import parlour

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
BLOCKS = "".join(re.findall(r"^```sh\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE))
IN_BLOCKS = [line.partition("#")[0].strip() for line in BLOCKS.splitlines()]
PROSE = " ".join(re.sub(r"^```.*?^```$", "", PAGE, flags=re.DOTALL | re.MULTILINE).split())
IN_PROSE = re.findall(r"`(\./parlour [^`]*)`", PROSE)
TO_ADD_A_GAME = " ".join(PAGE[PAGE.index("## To add a game") : PAGE.index("## To add a deck")].split())
GENERATORS = ("tools/refusals.py", "tools/schema.py", "tools/wire", "-m tests.playthroughs.record")
MEASURING = re.compile(r"\./parlour python (bench|tools/audit)")
KEPT = ("src", "tests", "tools", "docs", "web/src", "README.md", "CONTRIBUTING.md", "pyproject.toml")
"""What a copy of the checkout needs of it."""

Runs = Callable[[str], str]


def runner(folder: Path) -> Runs:
    """Whoever types a command in this folder gets to see what it says. What `./parlour` makes of it: its last lines."""

    def run(line: str) -> str:
        parlour, *words = shlex.split(line)
        assert parlour == "./parlour"
        match words:
            case ["python", *rest]:
                command = rest
            case ["test", *rest]:
                command = ["tools/check.py", *rest]
            case _:
                command = ["-P", "-m", "parlour", *words]
        env = {name: value for name, value in os.environ.items() if name not in ("PARLOUR_GAMES", "CI")}
        done = subprocess.run(
            [sys.executable, *command],
            cwd=folder,
            env={**env, "PYTHONPATH": str(folder / "src")},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}"
        return done.stdout

    return run


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy to try things in, with the bytecode that is there already."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in KEPT:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, symlinks=True)
        else:
            shutil.copy2(ROOT / name, folder / name)
    return folder


def texts_in(folder: Path) -> dict[Path, bytes]:
    left = ("__pycache__", ".pytest_cache", ".hypothesis")
    files = (path for path in folder.rglob("*") if path.is_file() and not any(part in left for part in path.parts))
    return {path.relative_to(folder): path.read_bytes() for path in files}


# ── commands ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_command_in_a_block_is_tried_here() -> None:
    """Serving is tried elsewhere, and all tests are being run."""
    assert {" ".join(line.split()[:2]) for line in IN_BLOCKS} == {"./parlour", "./parlour test"}


def test_every_run_of_some_tests_finds_them() -> None:
    """They are collected, and not run: this is one of them. All in one run, for each would read the same tests anew."""
    runs = [line.split()[2:] for line in IN_BLOCKS if "tests/" in line]
    paths = [word for words in runs for word in words if word.startswith("tests/")]
    assert len(paths) >= len(runs) > 4
    words = shlex.join(word for words in runs for word in words)
    told = runner(ROOT)(f"./parlour test {words} --collect-only -q -n 0")
    assert [path for path in paths if not re.search(rf"^{path}\S*::test_", told, re.MULTILINE)] == []


def test_a_run_of_some_tests_that_a_comment_names_finds_them() -> None:
    (line,) = re.findall(r"(\./parlour test tests/\S+ -k \w+) runs only those tests", PAGE)
    assert "tests collected" in runner(ROOT)(f"{line} --collect-only -q -n 0")


def test_what_is_made_by_programs_is_as_they_make_it(checkout: Path) -> None:
    run, before = runner(checkout), texts_in(checkout)
    for program in GENERATORS:
        line = f"./parlour python {program}"
        assert line in IN_PROSE
        run(line)
    assert [str(path) for path, text in texts_in(checkout).items() if before.get(path) != text] == []


@pytest.mark.parametrize("line", [line for line in IN_PROSE if MEASURING.match(line)])
def test_what_measures_or_asks_the_network_is_there(line: str) -> None:
    program = ROOT / shlex.split(line)[2]
    compile(program.read_text(encoding="utf-8"), str(program), "exec")


def test_a_deck_is_checked_as_the_page_says() -> None:
    (line,) = [line for line in IN_PROSE if line.startswith("./parlour deck")]
    for pack in sorted((ROOT / "src/parlour/games").glob("*/packs/en/*.yaml"))[:1]:
        assert "no mistakes" in runner(ROOT)(line.replace("FILE", shlex.quote(str(pack))))


def test_no_command_in_the_prose_is_left_out() -> None:
    tried = re.compile(
        "|".join(map(re.escape, GENERATORS)) + r"|deck check FILE|tests/games/<game>|\./parlour (test|python)$"
    )
    assert [line for line in IN_PROSE if not tried.search(line) and not MEASURING.match(line)] == []


# ── to add a game ───────────────────────────────────────────────────────────────────────────────────────────────────

GAME = "under-cups"
FOLDER = "under_cups"
RENAMED = (
    (r"tests\.sixth_game", f"parlour.games.{FOLDER}"),
    (r"liars-dice", GAME),
    (r"Liar['’]s Dice", "Under Cups"),
    (r"\bL([1-7])\b", r"C\1"),
    (r"(?<=[t_])_l([1-7])(?=_)|(?<=_)l([1-7])(?=_)", lambda found: f"{'_' if found[1] else ''}c{found[1] or found[2]}"),
)
"""The sixth game under another name, by rules with another letter."""


def renamed(text: str) -> str:
    for pattern, becomes in RENAMED:
        text = re.sub(pattern, becomes, text)
    return text


def move_in(checkout: Path) -> None:
    """What a person writes: the folder, its tests, the headers of its playthroughs, its row in the docs."""
    home, tests = checkout / "src/parlour/games" / FOLDER, checkout / "tests/games" / FOLDER
    (home / "text").mkdir(parents=True)
    tests.mkdir()
    (tests / "__init__.py").touch()
    for file in (checkout / "tests/sixth_game").rglob("*.*"):
        if file.suffix in (".py", ".ftl", ".md") and file.name != "refusal_texts.py":
            place = tests if file.name.startswith("test_") else home / "text" if file.suffix != ".py" else home
            (place / file.name).write_text(renamed(file.read_text(encoding="utf-8")), encoding="utf-8")
    for file in (checkout / "tests/playthroughs").glob("liars-dice-*.txt"):
        header = file.read_text(encoding="utf-8").partition("\n─")[0]
        file.with_name(renamed(file.name)).write_text(renamed(header) + "\n", encoding="utf-8")
    docs = checkout / "docs/rules/README.md"
    links = [f"[{language}](../../src/parlour/games/{FOLDER}/text/rules.{language}.md)" for language in ("en", "fr")]
    row = f"| Under Cups | 2–6 | 15 | 8+ | {', '.join(links)} | |\n"
    docs.write_text(re.sub(r"(?<=\|\n)(?=\n)", row, docs.read_text(encoding="utf-8"), count=1), encoding="utf-8")


def test_whoever_follows_the_page_adds_a_game_with_nothing_red(checkout: Path) -> None:
    run = runner(checkout)
    move_in(checkout)
    commands = re.findall(r"`(\./parlour (?!test)[^`]*)`", TO_ADD_A_GAME)
    assert len(commands) == 3
    for line in commands:
        for name in (f"{GAME}-two", f"{GAME}-three") if "<name>" in line else ("",):
            run(line.replace("<name>", name))

    (its_tests,) = re.findall(r"`(\./parlour test [^`]*)`", TO_ADD_A_GAME)
    paths = its_tests.replace("<game>", FOLDER).split()[2:]
    assert [path for path in paths if not (checkout / path).is_dir()] == []

    assert f"Under Cups  parlour play {GAME}" in run("./parlour games")
    assert "Five dice and a cup" in run(f"./parlour rules {GAME} C1")
    run(f"./parlour play {GAME} --watch --seed tea")

    of_all = " ".join(f"tests/properties/test_{what}.py" for what in ("matches", "interference", "wire"))
    pages = "tests/docs/test_rules_pages.py tests/docs/test_refusal_texts.py tests/docs/test_wire.py"
    its_own = f"tests/games/{FOLDER} tests/playthroughs tests/test_names.py"
    others = " or ".join([*map(str, parlour.games), "3", "4", "5", "6"])  # and smallest tables alone
    chosen = f"({FOLDER} or {GAME} or type or page) and not ({others})"
    told = run(f"./parlour test -n 0 -q {its_own} {pages} {of_all} -k '{chosen}'")
    assert GAME in (checkout / "docs/protocol.md").read_text(encoding="utf-8")
    assert int(re.search(r"(\d+) passed", told)[1]) > 80  # type: ignore[index]
