"""A dependency audit: looks up all that is locked, for the server, for the tests and for the client, in the advisory
databases of PyPI and npm.

    ./parlour python tools/audit.py

It ends with 0 if nothing is known against any of it, with 1 if something is, and with 2 if a service could not be asked
about all of it. It needs a network, so it is no part of `./parlour test`. pip-audit lives in an environment of its own,
for as long as this takes.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock")
AUDITOR = "pip-audit==2.10.1"

NOTHING_KNOWN, SOMETHING_KNOWN, NOT_ASKED = 0, 1, 2


class Findings(NamedTuple):
    """What is known against packages, and which of them nobody could be asked about, each with the reason."""

    known: list[str]
    not_asked: list[str]


def in_lock(report: str, said: str) -> Findings:
    """What pip-audit has found. Where it reaches nobody it takes every package for one that it may leave out, and
    says that nothing is known."""
    packages = _read(report).get("dependencies")
    if not isinstance(packages, list):
        return Findings([], [_reason(said)])
    known = [
        f"{package['name']} {package['version']}: {found['id']}, mended in {', '.join(found['fix_versions']) or 'none'}"
        for package in packages
        for found in package.get("vulns", [])
    ]
    return Findings(known, [package["skip_reason"] for package in packages if "skip_reason" in package])


def in_client(report: str, said: str) -> Findings:
    """What npm has found."""
    packages = _read(report).get("vulnerabilities")
    if not isinstance(packages, dict):
        return Findings([], [_reason(_read(report).get("message") or said)])
    return Findings([f"{name} {found['range']}: {found['severity']}" for name, found in packages.items()], [])


def _read(report: str) -> dict[str, Any]:
    try:
        read = json.loads(report)
    except ValueError:
        return {}
    return read if isinstance(read, dict) else {}


def _reason(said: str) -> str:
    return next(reversed(said.strip().splitlines()), "it said nothing")


def audit_locks() -> dict[str, Findings]:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "Scripts/python.exe" if sys.platform == "win32" else "bin/python")
        installed = _run(python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", AUDITOR)
        if installed.returncode:
            return {AUDITOR: Findings([], [_reason(installed.stderr)])}
        audit = (python, "-m", "pip_audit", "--require-hashes", "--disable-pip", "--format", "json", "--requirement")
        reports = {lock: _run(*audit, lock) for lock in LOCKS}
    return {lock: in_lock(report.stdout, report.stderr) for lock, report in reports.items()}


def audit_client() -> dict[str, Findings]:
    npm = shutil.which("npm")
    if npm is None:
        return {"web/package-lock.json": Findings([], ["npm is not installed"])}
    report = _run(npm, "audit", "--json", "--prefix", "web")
    return {"web/package-lock.json": in_client(report.stdout, report.stderr)}


def _run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def told(audited: dict[str, Findings]) -> int:
    """Say what was found; how the program ends."""
    for lock, (known, not_asked) in audited.items():
        print(f"{lock}: {'nothing' if not known else len(known)} known" + (", but not all was asked" * bool(not_asked)))
        for advisory in known:
            print(f"  {advisory}")
        for reason in not_asked[:3]:
            print(f"  not asked: {reason}")
        if not_asked[3:]:
            print(f"  not asked: {len(not_asked) - 3} more")
    if any(found.known for found in audited.values()):
        return SOMETHING_KNOWN
    if any(found.not_asked for found in audited.values()):
        print("The audit is not whole: run it where the services can be reached.")
        return NOT_ASKED
    return NOTHING_KNOWN


if __name__ == "__main__":
    sys.exit(told(audit_locks() | audit_client()))
