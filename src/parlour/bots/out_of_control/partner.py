"""Whom a bot plays with."""

from __future__ import annotations

from parlour.bots.sight import Sight


def partner_of(sight: Sight) -> int | None:
    """O13 Who sits opposite, in teams; else nobody."""
    seats = len(sight.view["seats"])
    return (sight.seat + seats // 2) % seats if sight.view["options"]["teams"] else None
