"""Why an act is refused in Player of Honour, in words for people."""

from __future__ import annotations

from parlour.engine.refusal import worded
from parlour.games.player_of_honour.refusal_texts import TEXTS

refusal = worded(TEXTS)

FIVE_NUMBERS = refusal("five_numbers", "P12")
ALREADY_DONE = refusal("already_done", "P2")
NOT_DONE = refusal("not_done", "P2")
ALL_DONE = refusal("all_done", "P2")
REVEAL_EARLY = refusal("reveal_early", "P4")
HONOUR_REVEALS = refusal("honour_reveals", "P4")
DUO_REVEALS = refusal("duo_reveals", "P7")
NOT_PLACED = refusal("not_placed", "P3")
NOT_SURE = refusal("not_sure", "P3")
NO_SUCH_TOPIC = refusal("no_such_topic", "P3")
HONOUR_KNOWS = refusal("honour_knows", "P3")
DUO_KNOWS = refusal("duo_knows", "P7")

REFUSALS = (
    *(FIVE_NUMBERS, ALREADY_DONE, NOT_DONE, ALL_DONE, REVEAL_EARLY, HONOUR_REVEALS, DUO_REVEALS, NOT_PLACED),
    *(NOT_SURE, NO_SUCH_TOPIC, HONOUR_KNOWS, DUO_KNOWS),
)
