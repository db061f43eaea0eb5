"""Everything that describes the wire, made of the types, the routes and the games: `./parlour python tools/wire`."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
