"""Run every check there is, go on after a failure, and end with what passed, what failed and what did not run.

`./parlour test` calls this with the environment of requirements-dev.lock. With arguments only pytest runs, with
these arguments. Under CI (`CI=true`) a test that did not run counts as failed: a skipped test proves nothing. The
checks of the client need Node and its packages, and one test needs a C++ compiler; where they are not there, they are
named as not run, and fail nothing.

The other checks run beside the tests, one after another. What pytest says is shown as it says it; what they have said
is shown when it is done, each as a whole.
"""

import filecmp
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src/parlour/table/static"
CI = os.environ.get("CI", "").lower() not in ("", "0", "false")
COLOUR = sys.stdout.isatty() and "NO_COLOR" not in os.environ

STATIC_CHECKS = {
    "ruff check": [sys.executable, "-m", "ruff", "check"],
    "ruff format": [sys.executable, "-m", "ruff", "format", "--check"],
    "mypy": [sys.executable, "-m", "mypy"],
    "import rules": [
        sys.executable,
        "-c",
        "from importlinter.cli import lint_imports_command as run; run()",
        "--no-logo",
    ],
}
CLIENT_CHECKS = {
    "svelte-check": ["npm", "run", "check"],
    "vitest": ["npm", "run", "test"],
}
CLIENT = (*CLIENT_CHECKS, "client build")
NO_COMPILER = "no C++ compiler"
"""How a test that needs one says that it did not run."""
PURE = ("cli", "deck_game", "docs", "engine", "games", "lab", "playthroughs", "sixth_game", "text")
"""Tests that are done in one process before several would have begun."""


class Outcome(NamedTuple):
    check: str
    passed: bool
    note: str
    said: str = ""


class Beside:
    """The checks that are no tests, one after another. Whoever interrupts the run waits for none of them."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []
        self.did_not_run: list[str] = []
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self.outcomes += [run_check(*check) for check in STATIC_CHECKS.items()]
            client, self.did_not_run = run_client()
            self.outcomes += client
        except Exception as fault:  # in a thread nobody would hear of it, and of no check after it
            self.outcomes.append(Outcome("checks", False, f"could not be run: {fault!r}"))

    def wait(self) -> None:
        self._thread.join()
        for outcome in self.outcomes:
            heading(outcome.check)
            print(outcome.said, end="", flush=True)


def run_check(check: str, command: list[str], folder: Path = ROOT) -> Outcome:
    started = time.monotonic()
    done = subprocess.run(
        command, cwd=folder, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    return Outcome(check, done.returncode == 0, f"{time.monotonic() - started:.1f} s", done.stdout)


def run_client() -> tuple[list[Outcome], list[str]]:
    """Check the client where Node is there, and say what did not run: nobody needs Node to play."""
    if not has_node():
        return [], [f"{', '.join(CLIENT)}: no Node (20 or newer, with npm)"]
    packages = run_packages()
    if not packages.passed:
        why = f"npm could not install what web/package-lock.json names; is there a network?\n{packages.said}"
        return [], [f"{', '.join(CLIENT)}: {why}"]
    return [packages, *(run_check(*check, WEB) for check in CLIENT_CHECKS.items()), run_build()], []


def has_node() -> bool:
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)", said)
    return version is not None and int(version[1]) >= 20


def run_packages() -> Outcome:
    """Install what the lock names, unless it is there: a copy of the lock, written last, says so."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules/package-lock.json"
    if installed.exists() and filecmp.cmp(lock, installed, shallow=False):
        return Outcome("npm ci", True, "nothing to do")
    outcome = run_check("npm ci", ["npm", "ci", "--prefer-offline"], WEB)
    if outcome.passed:
        shutil.copyfile(lock, installed)
    return outcome


def run_build() -> Outcome:
    """Build the client, and compare it with the one that is committed."""
    with tempfile.TemporaryDirectory() as folder:
        outcome = run_check("client build", ["npm", "run", "build", "--", "--outDir", folder], WEB)
        built, committed = contents(Path(folder)), contents(STATIC)
    if not outcome.passed or built == committed:
        return outcome
    differ = sorted(name for name in built.keys() | committed.keys() if built.get(name) != committed.get(name))
    note = f"{STATIC.relative_to(ROOT)} is not what web/ builds ({', '.join(differ)}): npm run build, and commit it"
    return Outcome("client build", False, note, outcome.said)


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def run_pytest(arguments: list[str]) -> tuple[Outcome, list[str]]:
    """Run the tests on all cores (on one with `-n 0` among the arguments), and name those that did not run.

    There are two processes more than there are cores: tests of pages and tables often wait.
    """
    heading("pytest")
    processes = 0 if are_pure(arguments) else 2 + (os.cpu_count() or 1)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        command = [sys.executable, "-m", "pytest", "-n", str(processes), "--dist", "loadgroup"]
        options = ["-rs", f"--junit-xml={report}", f"--color={'yes' if COLOUR else 'no'}"]
        code, output = tee([*command, *options, *arguments])
        skipped = skipped_tests(report) if report.exists() else []
    return Outcome("pytest", code == 0, closing_line(output)), skipped


def are_pure(arguments: list[str]) -> bool:
    """Whether tests are named, and none but pure ones."""
    paths = [
        Path(ROOT, argument.partition("::")[0]).resolve() for argument in arguments if not argument.startswith("-")
    ]
    named = [path for path in paths if path.exists()]
    pure = [ROOT / "tests" / name for name in PURE]
    return bool(named) and all(any(path.is_relative_to(folder) for folder in pure) for path in named)


def tee(command: list[str]) -> tuple[int, str]:
    """Run a command, show what it says as it says it, and keep it.

    Python's bytecode is written, whatever the environment says: it spares every process that the tests start the
    reading of the same modules.
    """
    kept = bytearray()
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with subprocess.Popen(command, cwd=ROOT, env=surroundings, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        while chunk := os.read(process.stdout.fileno(), 65536):
            kept += chunk
            sys.stdout.buffer.write(chunk)
            sys.stdout.buffer.flush()
    return process.returncode, kept.decode(errors="replace")


def skipped_tests(report: Path) -> list[str]:
    """The tests that did not run. A test that is expected to fail did run, though the report files it with these."""
    return [
        f"{case.get('classname')}::{case.get('name')}: {skip.get('message')}"
        for case in ElementTree.parse(report).iter("testcase")
        for skip in case.iter("skipped")
        if skip.get("type") != "pytest.xfail"
    ]


def closing_line(output: str) -> str:
    """Pytest's own last line ("123 passed in 4.56s"), without colours and rulers."""
    lines = re.sub(r"\x1b\[[0-9;]*m", "", output).split("\n")
    return next((line.strip(" =\r") for line in reversed(lines) if line.strip()), "said nothing")


def heading(text: str) -> None:
    print(f"\n── {text} ".ljust(100, "─"), flush=True)


def main(arguments: list[str]) -> int:
    beside = None if arguments else Beside()
    tests, skipped = run_pytest(arguments)
    outcomes, did_not_run = [tests], []
    if beside is not None:
        beside.wait()
        outcomes, did_not_run = [*beside.outcomes, tests], beside.did_not_run
    did_not_run += [test for test in skipped if NO_COMPILER in test]
    skipped = [test for test in skipped if NO_COMPILER not in test]

    heading("summary")
    for check, passed, note, _ in outcomes:
        print(f"{'passed' if passed else 'FAILED':12} {check:13} {note}")
    for name in (*did_not_run, *skipped):
        print(f"{'DID NOT RUN':12} {name}")
    if arguments:
        print(f"{'not asked':12} {', '.join((*STATIC_CHECKS, *CLIENT))}: with arguments only pytest runs")

    failed = sum(not outcome.passed for outcome in outcomes)
    good = not failed and not (CI and skipped)
    said = [f"{failed} failed"] if failed else []
    if skipped:
        said.append(f"{len(skipped)} did not run" + (", which is a failure under CI" if CI else ""))
    verdict = ", ".join(said) or "everything passed"
    print(f"\n{'OK' if good else 'NOT OK'}: {verdict}. Tests: {tests.note}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
