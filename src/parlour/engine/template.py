"""Message templates: an English sentence with the names of what it speaks of in braces, to be filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec


class Cases(msgspec.Struct, frozen=True):
    """Another sentence for each value of one thing that it speaks of."""

    of: str
    cases: Mapping[str, str]
    otherwise: str

    def format(self, **words: Any) -> str:
        return self.cases.get(str(words[self.of]), self.otherwise).format(**words)


Template: TypeAlias = str | Cases


def sentences(template: Template) -> list[str]:
    """All that it can say."""
    return [*template.cases.values(), template.otherwise] if isinstance(template, Cases) else [template]
