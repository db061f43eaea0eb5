"""What speaks against an act that Player of Honour does not take at this moment from this seat."""

from __future__ import annotations

from parlour.engine.act import Act
from parlour.engine.refusal import Refused
from parlour.games.player_of_honour.acts import Reveal
from parlour.games.player_of_honour.refusals import ALL_DONE, DUO_REVEALS, HONOUR_REVEALS, REVEAL_EARLY
from parlour.games.player_of_honour.state import Honour


def against(t: Honour, seat: int, act: Act) -> Refused | None:
    """P4 The Player of Honour turns the numbers, P2 once all are done; from then on, nothing is taken back or moved."""
    if not isinstance(act, Reveal):
        return ALL_DONE()
    if t.honour is None:
        return DUO_REVEALS()
    return REVEAL_EARLY() if seat == t.honour else HONOUR_REVEALS()
