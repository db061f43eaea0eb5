"""What is wrong with a deck: each thing to mend with its place, and the error that says all of them at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

FieldPath = tuple[str | int, ...]
"""Where in a deck something stands: ("terms", 3, "definition")."""


def written(path: FieldPath) -> str:
    """The path as people read it: terms[3].definition."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")


def quoted(text: str) -> str:
    """A piece of somebody's deck inside our sentence: never long, and no sign of it hidden."""
    return repr(text) if len(text) <= 40 else repr(text[:40]) + "…"


class Remark(Struct, frozen=True):
    """One thing to mend: `text` says what it is and what to do, the rest says where."""

    text: str
    path: FieldPath = ()
    file: str | None = None
    line: int | None = None

    @property
    def field(self) -> str:
        return written(self.path)

    def __str__(self) -> str:
        place = ", ".join(part for part in (self.file, f"line {self.line}" if self.line else None) if part)
        return f"{place}: {self.text}" if place else self.text

    def at(self, *, file: str, line: int | None) -> Remark:
        """The same remark, once it is known which file and line it is about."""
        return replace(self, file=file, line=line)


class DeckError(ValueError):
    """A deck that cannot be played with: the first thing to mend, and `remarks` with everything else that was found."""

    def __init__(
        self,
        text: str,
        *,
        path: FieldPath = (),
        file: str | None = None,
        line: int | None = None,
        more: Sequence[Remark] = (),
    ) -> None:
        first = Remark(text, path, file, line)
        self.text, self.path, self.field, self.file, self.line = text, path, first.field, file, line
        self.remarks = (first, *more)
        super().__init__(f"{first} ({len(more)} more to mend after this one.)" if more else str(first))

    @classmethod
    def of(cls, remarks: Sequence[Remark]) -> DeckError:
        first, *more = remarks
        return cls(first.text, path=first.path, file=first.file, line=first.line, more=more)

    def at(self, *, file: str, line_of: Callable[[FieldPath], int | None]) -> DeckError:
        """The same error, once it is known which file it is about, and which line a path means there."""
        return DeckError.of([remark.at(file=file, line=line_of(remark.path)) for remark in self.remarks])


class Problems:
    """Gathers what is wrong while a deck is read, so that its owner can mend everything in one go.

    `name` is how the deck's owner calls a place: terms[3].word in a file, row 5's word in a spreadsheet.
    """

    __slots__ = ("found", "name")

    def __init__(self, name: Callable[[FieldPath], str] = written) -> None:
        self.name = name
        self.found: list[Remark] = []

    def add(self, path: FieldPath, text: str) -> None:
        self.found.append(Remark(text, path))

    def raise_any(self) -> None:
        if self.found:
            raise DeckError.of(sorted(self.found, key=_card))


def _card(remark: Remark) -> int:
    """The place of the card that a remark is about; first come those about the deck as a whole."""
    place = remark.path[1] if len(remark.path) > 1 else -1
    return place if isinstance(place, int) else -1
