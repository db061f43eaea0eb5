"""Where the bots think: in processes of their own, beside the tables, with no more than their seats may know."""

from __future__ import annotations

from parlour.table.thinking.questions import Question, question
from parlour.table.thinking.thinkers import Failed, Here, Thinker, Thinkers

__all__ = ["Failed", "Here", "Question", "Thinker", "Thinkers", "question"]
