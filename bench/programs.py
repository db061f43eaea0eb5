"""What is measured: each program with its label and its command line."""

import os
import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path

from bench.install import BENCH, Peers, node_peer, python_peers

ROOT = BENCH.parent
GAMES = {
    "talkitout": "#TalkItOut, 4 seats",
    "bluff": "Bluff, solution sheet on",
    "out-of-control": "Out of Control, 4 seats",
    "player-of-honour": "Player of Honour, 4 seats",
    "traitor-word": "Traitor Word, 4 seats",
}


@dataclass(frozen=True)
class Program:
    key: str
    label: str
    command: tuple[str, ...]  # the seed follows
    environment: dict[str, str] = field(default_factory=dict)
    missing: str = ""  # why it cannot run; empty: it can


def own_python() -> str:
    """The project's own Python where there is one; else the one that runs this."""
    own = ROOT / ".venv" / "bin" / "python"
    return str(own) if own.exists() else sys.executable


def _peer(where: Peers, key: str, label: str, script: str, *args: str) -> Program:
    command = (str(where.path), str(BENCH / "peers" / script), *args)
    return Program(key, label, command, {"PYTHONPATH": str(ROOT)}, where.missing)


def _boardgame(where: Peers) -> Program:
    command = (shutil.which("node") or "node", str(BENCH / "peers" / "run_boardgame.cjs"))
    # As in production: without its development checks.
    environment = {"NODE_PATH": str(where.path), "NODE_ENV": "production"}
    return Program("boardgame", "boardgame.io, local, an UNO-like game", command, environment, where.missing)


def game(key: str, kind: str, tree: Path = ROOT) -> Program:
    """One of our games, by the rules of this tree or of another; the program that plays it is always this tree's."""
    paths = os.pathsep.join(str(path) for path in (tree / "src", ROOT))
    name = key if tree == ROOT else f"{key} before"
    return Program(name, GAMES[key], (own_python(), str(BENCH / "games.py"), key, kind), {"PYTHONPATH": paths})


def rate_programs() -> list[Program]:
    """In the order in which they take turns: what is compared stands side by side."""
    venv, node = python_peers(own_python()), node_peer()
    spiel, cards = "run_openspiel.py", "run_rlcard.py"
    return [
        _peer(venv, "crazy-choices", "OpenSpiel crazy_eights, random.choices", spiel, "crazy_eights", "choices"),
        _peer(venv, "crazy", "OpenSpiel crazy_eights, lean driver", spiel, "crazy_eights", "lean"),
        game("talkitout", "rate"),
        _peer(venv, "crazy-uniform", "OpenSpiel crazy_eights, unweighted", spiel, "crazy_eights", "uniform"),
        game("bluff", "rate"),
        _peer(venv, "gin", "OpenSpiel gin_rummy, lean driver", spiel, "gin_rummy", "lean"),
        game("out-of-control", "rate"),
        game("player-of-honour", "rate"),
        _peer(venv, "uno-run", "RLCard uno, its own random agents", cards, "uno", "run"),
        _peer(venv, "uno", "RLCard uno, stepped", cards, "uno", "env"),
        game("traitor-word", "rate"),
        _peer(venv, "uno-bare", "RLCard uno, under its interface", cards, "uno", "game"),
        _peer(venv, "rl-gin", "RLCard gin-rummy, stepped", cards, "gin-rummy", "env"),
        _boardgame(node),
    ]


def cost_programs() -> list[Program]:
    return [game(key, "costs") for key in GAMES]
