"""What the host may set before a match of Bluff."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from parlour.engine.game import Options


class BluffOptions(Options, frozen=True):
    rounds: Annotated[Literal[1, 2, 3], Meta(description="How many rounds win the match (B8).")] = 1
    solution_sheet: Annotated[
        bool, Meta(description="Both may look up what belongs together, and a false Out is refused (B5).")
    ] = False
    terms: Annotated[
        Annotated[int, Meta(ge=12)] | Literal["all"],
        Meta(
            description="How many terms of the deck are in a round (B1); more than it has means all.",
            examples=[12, 20, "all"],
        ),
    ] = 20
