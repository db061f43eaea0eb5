"""Run every check there is, go on after a failure, and end with what passed, what failed and what did not run.

`./parlour test` calls this with the environment of requirements-dev.lock. With arguments only pytest runs, with
these arguments. Under CI (`CI=true`) a test that did not run counts as failed: a skipped test proves nothing. The
checks of the client need Node and its packages; where they are not there, they are named as not run, and fail nothing.
"""

import filecmp
import os
import re
import shutil
import subprocess
import sys
import tempfile
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


class Outcome(NamedTuple):
    check: str
    passed: bool
    note: str


def run_check(check: str, command: list[str], folder: Path = ROOT) -> Outcome:
    heading(check)
    started = time.monotonic()
    code = subprocess.run(command, cwd=folder, check=False).returncode
    return Outcome(check, code == 0, f"{time.monotonic() - started:.1f} s")


def run_client() -> tuple[list[Outcome], list[str]]:
    """Check the client where Node is there, and say what did not run: nobody needs Node to play."""
    if not has_node():
        return [], [f"{', '.join(CLIENT)}: no Node (20 or newer, with npm)"]
    packages = run_packages()
    if not packages.passed:
        return [], [f"{', '.join(CLIENT)}: npm could not install what web/package-lock.json names; is there a network?"]
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
    return Outcome("client build", False, note)


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def run_pytest(arguments: list[str]) -> tuple[Outcome, list[str]]:
    """Run the tests on all cores (on one with `-n 0` among the arguments), and name those that did not run.

    There is one process more than there are cores: tests of pages and tables often wait.
    """
    heading("pytest")
    processes = 1 + (os.cpu_count() or 1)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        command = [sys.executable, "-m", "pytest", "-n", str(processes), "--dist", "loadgroup"]
        options = ["-rs", f"--junit-xml={report}", f"--color={'yes' if COLOUR else 'no'}"]
        code, output = tee([*command, *options, *arguments])
        skipped = skipped_tests(report) if report.exists() else []
    return Outcome("pytest", code == 0, closing_line(output)), skipped


def tee(command: list[str]) -> tuple[int, str]:
    """Run a command, show what it says as it says it, and keep it."""
    kept = bytearray()
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
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
    outcomes: list[Outcome] = []
    did_not_run: list[str] = []
    if not arguments:
        outcomes += [run_check(*check) for check in STATIC_CHECKS.items()]
        client, did_not_run = run_client()
        outcomes += client
    tests, skipped = run_pytest(arguments)
    outcomes.append(tests)

    heading("summary")
    for check, passed, note in outcomes:
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
