"""How lists are written in Markdown."""

from __future__ import annotations

from collections.abc import Iterable


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    lines += [f"| {' | '.join(_safe(cell) for cell in row)} |" for row in rows]
    return "\n".join(lines) + "\n"


def _safe(cell: str) -> str:
    return cell.replace("|", "\\|")


def code(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)
