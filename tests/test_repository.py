"""The repository keeps its own promises: nothing of one machine in it, two commands that work, locks that hold."""

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock")

FOREIGN = {
    "a path of one machine": re.compile(r"(?<![\w.$}/])/(work|root|home|Users)/\w"),
    "a package registry": re.compile(
        r"pypi\.org|pythonhosted\.org|registry\.(npmjs|yarnpkg)|artifactor[y]|--(extra-)?index-url|--find-link[s]"
    ),
    "a credential": re.compile(
        r"-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bgithub_pat_\w{22}|\bxox[bp]-\w{10}"
        r"|\bsk-[\w-]{32}|https?://[^\s/:@]+:[^\s/@]+@"
    ),
}


def files() -> Iterator[Path]:
    """What is committed or would be; where git is not at hand, all but what tools leave behind."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
        paths = [ROOT / name for name in names if name]
    except (OSError, subprocess.CalledProcessError):
        left = re.compile(r"\.git|\.venv.*|\..*_cache|\.hypothesis|__pycache__|node_modules|build|dist")
        paths = [path for path in ROOT.rglob("*") if not any(map(left.fullmatch, path.relative_to(ROOT).parts))]
    return (path for path in paths if path.is_file() and not path.is_symlink())


def pins(lock: str) -> dict[str, str]:
    """Each package of a lock with its whole entry: the pin and its checksums."""
    text = re.sub(r"^ *#.*\n", "", (ROOT / lock).read_text(), flags=re.MULTILINE)
    entries = [entry for entry in text.replace("\\\n", " ").splitlines() if entry.strip()]
    return {re.split(r"[=<>~!;@ \[]", entry, maxsplit=1)[0]: entry for entry in entries}


def normal(requirement: str) -> str:
    name = re.split(r"[=<>~!;@ \[]", requirement, maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def test_no_file_names_a_machine_a_registry_or_a_secret() -> None:
    found = []
    for path in files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a font
        for what, pattern in FOREIGN.items():
            for match in pattern.finditer(text):
                line = text.count("\n", 0, match.start()) + 1
                found.append(f"{path.relative_to(ROOT)}:{line} names {what}: {match.group()}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("a path of one machine", 'open("' + "/home" + '/ada/notes.txt")'),
        ("a package registry", "https://" + "pypi" + ".org/simple"),
        ("a credential", "https://ada:" + "secret@example.com"),
    ],
)
def test_the_search_for_foreign_things_can_find_them(what: str, text: str) -> None:
    assert FOREIGN[what].search(text)


def imports_from_tests(source: str) -> list[str]:
    """The test modules that something is taken from: whoever wants to share it keeps it in a module of its own."""
    return re.findall(r"^\s*(?:from|import) (tests(?:\.\w+)*\.test_\w+)", source, re.MULTILINE)


def test_nobody_imports_from_a_test() -> None:
    programs = [path for folder in ("bench", "tests", "tools") for path in (ROOT / folder).rglob("*.py")]
    taken = {str(path.relative_to(ROOT)): imports_from_tests(path.read_text(encoding="utf-8")) for path in programs}
    assert not {path: modules for path, modules in taken.items() if modules}


def test_the_search_for_imports_from_a_test_can_find_them() -> None:
    source = "from tests.browser." + "test_page import deck\n    import tests." + "test_audit\nimport tests.scripting"
    assert imports_from_tests(source) == ["tests.browser.test_page", "tests.test_audit"]


@pytest.mark.parametrize("name", ["parlour", ".ci/run", "tools/lock"])
def test_scripts_are_executable_posix_shell(name: str) -> None:
    script = ROOT / name
    assert script.stat().st_mode & 0o111 == 0o111
    assert script.read_text().startswith("#!/bin/sh\n")
    subprocess.run(["sh", "-n", str(script)], check=True)


def test_ci_runs_the_test_command_and_nothing_else() -> None:
    lines = [line for line in (ROOT / ".ci/run").read_text().splitlines() if line and not line.startswith("#")]
    assert lines == ['CI=true exec "$(dirname -- "$0")/../parlour" test']


def test_every_program_that_a_page_names_is_there_and_run_with_our_own_python() -> None:
    """A clean clone has no `python` with Parlour in it, except by `./parlour python`."""
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")]
    programs = re.compile(r"(\S* ?)\bpython3? (?:-m )?((?:tools|bench|tests)[./][\w./]+)")
    named = [(how, what) for page in pages for how, what in programs.findall(page.read_text(encoding="utf-8"))]
    assert len(named) > 10
    for how, what in named:
        assert how.endswith("./parlour "), what
        path = ROOT / what.rstrip(".") if "/" in what else ROOT / f"{what.replace('.', '/')}.py"
        assert path.exists(), what


def test_parlours_own_python_has_the_library_and_the_tools() -> None:
    imports = [str(ROOT / "parlour"), "python", "-c", "import parlour, pytest; print(parlour.__file__)"]
    told = subprocess.run(imports, check=True, capture_output=True, text=True).stdout
    assert Path(told.strip()) == ROOT / "src/parlour/__init__.py"


def test_a_game_of_ones_own_is_found_where_pythonpath_leads() -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PARLOUR_GAMES": "tests.sixth_game"}
    told = subprocess.run([str(ROOT / "parlour"), "games"], env=env, check=True, capture_output=True, text=True).stdout
    assert "parlour play liars-dice" in told


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_is_exact_and_carries_checksums(lock: str) -> None:
    assert pins(lock)
    for entry in pins(lock).values():
        assert re.match(r"[a-z0-9-]+==\S+", entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", entry), entry


def test_the_locks_cover_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    to_play = set(map(normal, project["project"]["dependencies"]))
    to_test = set(map(normal, project["dependency-groups"]["dev"]))
    assert to_play <= pins("requirements.lock").keys()
    assert to_play | to_test <= pins("requirements-dev.lock").keys()


def test_the_tests_run_with_the_versions_people_play_with() -> None:
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items()


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE"])
def test_the_front_pages_are_there(name: str) -> None:
    assert (ROOT / name).read_text().strip()


def test_decisions_are_numbered_without_gaps() -> None:
    pages = sorted(page.name for page in (ROOT / "docs/decisions").glob("*.md"))
    assert [page[:5] for page in pages] == [f"{number:04}-" for number in range(1, len(pages) + 1)]


def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    """Packs and rules pages too, and the pages themselves where the folder has links to them."""
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    package = ROOT / "src/parlour"
    wanted = {
        f"parlour/{path.relative_to(package).as_posix()}": path.read_bytes()
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with zipfile.ZipFile(wheel) as archive:
        held = {name: archive.read(name) for name in archive.namelist() if name.startswith("parlour/")}
    assert held == wanted


def test_the_image_is_built_on_a_base_that_cannot_change_under_it() -> None:
    bases = re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert bases
    assert all(re.fullmatch(r"[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}", base) for base in bases)


@pytest.mark.xdist_group("learner")
def test_tests_of_one_group_are_run_by_one_process(request: pytest.FixtureRequest) -> None:
    """Or each process compiles the learner and starts a database of its own, and nobody is told."""
    if request.config.getoption("loadgroup", False):
        assert request.node.nodeid.endswith("@learner")
