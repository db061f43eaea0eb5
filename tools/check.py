"""Run every check there is, go on after a failure, and end with what passed, what failed and what did not run.

`./parlour test` calls this with the environment of requirements-dev.lock. With arguments only pytest runs, with
these arguments. Under CI (`CI=true`) whatever did not run counts as failed: a skipped test proves nothing.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
CI = os.environ.get("CI", "").lower() not in ("", "0", "false")
COLOUR = sys.stdout.isatty() and "NO_COLOR" not in os.environ

STATIC_CHECKS = {
    "ruff check": ["-m", "ruff", "check"],
    "ruff format": ["-m", "ruff", "format", "--check"],
    "mypy": ["-m", "mypy"],
    "import rules": ["-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-logo"],
}


class Outcome(NamedTuple):
    check: str
    passed: bool
    note: str


def run_static(check: str, arguments: list[str]) -> Outcome:
    heading(check)
    started = time.monotonic()
    code = subprocess.run([sys.executable, *arguments], cwd=ROOT, check=False).returncode
    return Outcome(check, code == 0, f"{time.monotonic() - started:.1f} s")


def run_pytest(arguments: list[str]) -> tuple[Outcome, list[str]]:
    """Run the tests on all cores (on one with `-n 0` among the arguments), and name those that did not run."""
    heading("pytest")
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        command = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal", "-rs", f"--junit-xml={report}"]
        code, output = tee([*command, f"--color={'yes' if COLOUR else 'no'}", *arguments])
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
    outcomes = [] if arguments else [run_static(*check) for check in STATIC_CHECKS.items()]
    tests, skipped = run_pytest(arguments)
    outcomes.append(tests)

    heading("summary")
    for check, passed, note in outcomes:
        print(f"{'passed' if passed else 'FAILED':12} {check:13} {note}")
    for test in skipped:
        print(f"{'DID NOT RUN':12} {test}")
    if arguments:
        print(f"{'not asked':12} {', '.join(STATIC_CHECKS)}: with arguments only pytest runs")

    failed = sum(not outcome.passed for outcome in outcomes)
    did_not_run = f"{len(skipped)} did not run" + (", which is a failure under CI" if CI else "") if skipped else ""
    good = not failed and not (CI and skipped)
    verdict = ", ".join(filter(None, [f"{failed} failed" if failed else "", did_not_run])) or "everything passed"
    print(f"\n{'OK' if good else 'NOT OK'}: {verdict}. Tests: {tests.note}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
