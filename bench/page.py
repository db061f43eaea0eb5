"""docs/performance.md has two parts, each written whole by its own script: the engine's, and the live tables'."""

from bench.install import BENCH

PAGE = BENCH.parent / "docs" / "performance.md"
MARK = "\n<!-- What follows is written by bench/tables.py. -->\n"


def write_engine(text: str) -> None:
    _write(text, _parts()[1])


def write_tables(text: str) -> None:
    _write(_parts()[0], text)


def _parts() -> tuple[str, str]:
    engine, _, tables = (PAGE.read_text() if PAGE.exists() else "").partition(MARK)
    return engine, tables


def _write(engine: str, tables: str) -> None:
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(engine + MARK + tables if tables else engine)
    print(f"\nWritten: {PAGE.relative_to(BENCH.parent)}")
