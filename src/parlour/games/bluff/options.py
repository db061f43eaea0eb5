"""What the host may set before a match of Bluff."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from parlour.engine.game import Options


class BluffOptions(Options, frozen=True):
    rounds: Literal[1, 2, 3] = 1
    solution_sheet: bool = False
    terms: Annotated[Annotated[int, Meta(ge=12)] | Literal["all"], Meta(examples=[12, 20, "all"])] = 20
