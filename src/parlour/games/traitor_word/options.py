"""What the host may set before a match of Traitor Word."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from parlour.engine.game import Options, Seconds

DEFAULT_REACTION = 4


class TraitorOptions(Options, frozen=True):
    colour: Literal["black", "pink"] = "black"
    rounds: Annotated[bool, Meta(examples=[True, False])] = True
    reaction: Annotated[Seconds, Meta(examples=[4, 8, 12, 0])] = DEFAULT_REACTION
    speak: Annotated[Seconds | None, Meta(examples=[None, 15, 30, 0])] = None

    def time_to_speak(self) -> int:
        """W15 None by default in turns, 15 seconds without rounds."""
        if self.speak is not None:
            return self.speak
        return 0 if self.rounds else 15
