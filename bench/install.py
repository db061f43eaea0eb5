"""The peers' own environment, under bench/.peers/: a venv for the Python ones, node_modules for boardgame.io.

Nothing of it touches Parlour's environment, and nothing of it is committed. What cannot be installed is told, not
hidden: `python_peers` and `node_peer` give back a reason instead of raising.
"""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

BENCH = Path(__file__).resolve().parent
HOME = BENCH / ".peers"
PINS = BENCH / "peers.txt"
LOG = HOME / "install.log"
BOARDGAME = '{"private": true, "dependencies": {"boardgame.io": "0.50.2"}}\n'
PATIENCE = 900  # seconds for one install


@dataclass(frozen=True)
class Peers:
    """Where a kind of peer lives, or why it does not."""

    path: Path
    missing: str = ""


def _run(*command: str) -> bool:
    """Run, with the output in the log: it may name hosts, which must not get into the report."""
    with LOG.open("a") as log:
        print("$", *command, file=log, flush=True)
        try:
            return subprocess.run(command, stdout=log, stderr=log, timeout=PATIENCE, check=False).returncode == 0
        except (OSError, subprocess.TimeoutExpired) as error:
            print(error, file=log)
            return False


def _fresh(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def python_peers(python: str) -> Peers:
    """A venv of the same Python that runs Parlour, so that both sides have the same interpreter."""
    venv = HOME / "venv"
    inside = venv / "bin" / "python"
    version = subprocess.run([python, "-VV"], capture_output=True, text=True, check=True).stdout
    stamp, wanted = venv / "stamp", version + PINS.read_text()
    if _fresh(stamp, wanted):
        return Peers(inside)
    print("installing OpenSpiel and RLCard into bench/.peers/venv …", flush=True)
    HOME.mkdir(exist_ok=True)
    shutil.rmtree(venv, ignore_errors=True)
    if not _run(python, "-m", "venv", str(venv)):
        return Peers(inside, f"python -m venv failed (see {LOG.relative_to(BENCH.parent)})")
    if not _run(str(inside), "-m", "pip", "install", "--quiet", "-r", str(PINS)):
        return Peers(inside, f"pip could not install it (see {LOG.relative_to(BENCH.parent)})")
    stamp.write_text(wanted)
    return Peers(inside)


def node_peer() -> Peers:
    """boardgame.io, for the local game."""
    return node_modules(HOME / "node", BOARDGAME)


def node_modules(home: Path, package: str) -> Peers:
    """What this package.json asks for, in a folder of its own; without a lock file: that would name hosts."""
    modules = home / "node_modules"
    if not shutil.which("node") or not shutil.which("npm"):
        return Peers(modules, "Node and npm are not on this machine")
    stamp = home / "stamp"
    if _fresh(stamp, package):
        return Peers(modules)
    print(f"installing Node's packages into {home.relative_to(BENCH.parent)} …", flush=True)
    HOME.mkdir(exist_ok=True)
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    # npm looks for a package.json upwards from where it is, and must not find another.
    (home / "package.json").write_text(package)
    options = ("--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts")
    if not _run("npm", "install", "--prefix", str(home), *options):
        return Peers(modules, f"npm could not install it (see {LOG.relative_to(BENCH.parent)})")
    stamp.write_text(package)
    return Peers(modules)
