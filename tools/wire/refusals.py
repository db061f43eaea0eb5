"""Every way in which a table says no, wherever in its room that is written down."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from parlour import table
from parlour.table.room.refusals import RequestRefusal


def refusals_of_the_table() -> list[RequestRefusal]:
    """By their codes; two that mean different things may not share one."""
    found: dict[str, RequestRefusal] = {}
    for module in pkgutil.walk_packages(table.__path__, f"{table.__name__}."):
        for refusal in vars(import_module(module.name)).values():
            if isinstance(refusal, RequestRefusal) and found.setdefault(refusal.code, refusal) != refusal:
                raise ValueError(f"{refusal.code!r} stands for two refusals of the table")
    return [found[code] for code in sorted(found)]
