"""docs/performance.md has three parts, each written whole by its own script: on the engine, on live tables, and on the
workers of a server."""

from bench.install import BENCH

PAGE = BENCH.parent / "docs" / "performance.md"
PARTS = ("engine", "tables", "scale")


def write_part(script: str, text: str) -> None:
    """In the place of what this script has written before; the other parts stay as they are."""
    parts = _parts() | {script: text}
    PAGE.write_text(parts["engine"] + "".join(_mark(of) + parts[of] for of in PARTS[1:] if parts[of]))
    print(f"\nWritten: {PAGE.relative_to(BENCH.parent)}")


def _parts() -> dict[str, str]:
    parts = {}
    rest = PAGE.read_text() if PAGE.exists() else ""
    for script in reversed(PARTS[1:]):
        rest, _, parts[script] = rest.partition(_mark(script))
    return parts | {"engine": rest}


def _mark(script: str) -> str:
    return f"\n<!-- What follows is written by bench/{script}.py. -->\n"
