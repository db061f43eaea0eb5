"""The version of what lies in a database, so that an older Parlour does not touch what a newer one has made."""

from __future__ import annotations

from parlour.table.store import StoreFailed

VERSION = 2


def check_version(found: int) -> None:
    if found > VERSION:
        raise StoreFailed(
            f"These tables were made by a newer Parlour (version {found}; this one knows version {VERSION}). "
            "Please update Parlour."
        )
    if found < VERSION:
        raise StoreFailed(
            f"These tables were made by an older Parlour (version {found}; this one knows version {VERSION}). "
            "End them there, and let this one begin with an empty place."
        )
