"""Where the bots think: in processes of their own, beside the tables, with no more than their seats may know."""

from __future__ import annotations

from parlour.table.live.thinking.questions import BotRequest, question
from parlour.table.live.thinking.thinkers import BotFailed, InProcessThinker, Thinker, Thinkers

__all__ = ["BotFailed", "BotRequest", "InProcessThinker", "Thinker", "Thinkers", "question"]
