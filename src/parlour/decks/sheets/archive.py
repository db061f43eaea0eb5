"""A workbook's file is an archive of XML parts, and a small archive can unfold into something enormous.

So it is unpacked here first, under a cap, and handed on as an archive that holds nothing but what was looked at.
"""

from __future__ import annotations

import io
import re
import zipfile

from parlour.decks.errors import DeckError
from parlour.decks.sheets.guard import MOST_TIME, TOO_LARGE, Guarded

LARGEST_UNPACKED = 6_000_000
"""Two thousand cards with every text as long as it may be have 2 MB."""
MOST_PARTS = 2_000
_PIECE = 1 << 16

BROKEN = "The workbook is broken. Open it and save it again as .xlsx, or as CSV."
_NO_WORKBOOK = "This is an archive, and no workbook. Unpack it, and import the spreadsheet that is in it."
_WORKBOOK = "xl/workbook.xml"
_READ = re.compile(r"\[content_types\]\.xml|xl/((worksheets/)?[^/]+\.xml|_rels/[^/]+\.rels)")
"""The parts in which cards may be; charts, pictures and what else there is have folders of their own."""

_NO_WORKBOOKS = {
    "word/document.xml": "This is a text document. Copy its table into a spreadsheet, and save that.",
    "ppt/presentation.xml": "This is a presentation. Copy its texts into a spreadsheet, and save that.",
    "content.xml": "This is a workbook of LibreOffice's own kind. Save it as .xlsx or CSV.",
    "index/document.iwa": "This is a file of Numbers or Pages. In Numbers choose Export To, then CSV or Excel.",
    "collection.anki2": "This is a package of Anki. In Anki choose Export, then Notes in Plain Text.",
    "collection.anki21b": "This is a package of Anki. In Anki choose Export, then Notes in Plain Text.",
}


def unpacked(content: bytes) -> io.BytesIO:
    """The workbook again, as openpyxl may read it. A broken archive fails in many ways."""
    plain = io.BytesIO()
    left, time = LARGEST_UNPACKED, MOST_TIME
    with zipfile.ZipFile(io.BytesIO(content)) as packed, zipfile.ZipFile(plain, "w") as copy:
        names = {part.filename.replace("\\", "/"): part for part in packed.infolist()}
        listed = {name.lower() for name in names}
        if _WORKBOOK not in listed:
            raise DeckError(next((text for name, text in _NO_WORKBOOKS.items() if name in listed), _NO_WORKBOOK))
        if len(names) > MOST_PARTS:
            raise DeckError(TOO_LARGE)
        for name, part in names.items():
            if part.flag_bits & 1:
                raise DeckError("The workbook is locked with a password. Save it without one.")
            if _READ.fullmatch(name.lower()):
                found = _read(packed, part, left)
                left -= len(found)
                guarded = Guarded(found, time)
                time = guarded.time
                copy.writestr(name, guarded.kept)
    return plain


def _read(packed: zipfile.ZipFile, part: zipfile.ZipInfo, most: int) -> bytes:
    if part.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise zipfile.BadZipFile("packed in an unusual way")
    found = bytearray()
    with packed.open(part) as source:
        while piece := source.read(_PIECE):
            found += piece
            if len(found) > most:
                raise DeckError(TOO_LARGE)
    return bytes(found)
