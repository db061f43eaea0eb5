"""A workbook's file is an archive of XML parts, and a small archive can unfold into something enormous.

So it is unpacked here first, under a cap, and handed on as an archive that holds nothing but what was looked at.
"""

from __future__ import annotations

import io
import zipfile

from parlour.decks.errors import DeckError

LARGEST_UNPACKED = 6_000_000
"""Two thousand cards with every text as long as it may be have 2 MB."""
_PIECE = 1 << 16

BROKEN = "The workbook is broken. Open it and save it again as .xlsx, or as CSV."
_NO_WORKBOOK = "This is an archive, and no workbook. Unpack it, and import the spreadsheet that is in it."
_WORKBOOK = "xl/workbook.xml"

_NO_WORKBOOKS = {
    "word/document.xml": "This is a text document. Copy its table into a spreadsheet, and save that.",
    "ppt/presentation.xml": "This is a presentation. Copy its texts into a spreadsheet, and save that.",
    "content.xml": "This is a workbook of LibreOffice's own kind. Save it as .xlsx or CSV.",
    "index/document.iwa": "This is a file of Numbers or Pages. In Numbers choose Export To, then CSV or Excel.",
    "collection.anki2": "This is a package of Anki. In Anki choose Export, then Notes in Plain Text.",
    "collection.anki21b": "This is a package of Anki. In Anki choose Export, then Notes in Plain Text.",
}


def unpacked(content: bytes) -> io.BytesIO:
    """The workbook again, its XML parts unpacked. Pictures and the like are left out."""
    try:
        return _unpacked(content)
    except DeckError:
        raise
    except Exception as error:  # a broken archive makes its reader fail in many ways, and all of them mean the same
        raise DeckError(BROKEN) from error


def _unpacked(content: bytes) -> io.BytesIO:
    plain = io.BytesIO()
    left = LARGEST_UNPACKED
    with zipfile.ZipFile(io.BytesIO(content)) as packed, zipfile.ZipFile(plain, "w") as copy:
        names = {part.filename.replace("\\", "/").lower() for part in packed.infolist()}
        if _WORKBOOK not in names:
            raise DeckError(next((text for name, text in _NO_WORKBOOKS.items() if name in names), _NO_WORKBOOK))
        for part in packed.infolist():
            if part.flag_bits & 1:
                raise DeckError("The workbook is locked with a password. Save it without one.")
            if part.filename.lower().endswith((".xml", ".rels")):
                found = _read(packed, part, left)
                left -= len(found)
                copy.writestr(part.filename, found)
    return plain


def _read(packed: zipfile.ZipFile, part: zipfile.ZipInfo, most: int) -> bytes:
    if part.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise zipfile.BadZipFile("packed in an unusual way")
    found = bytearray()
    with packed.open(part) as source:
        while piece := source.read(_PIECE):
            found += piece
            if len(found) > most:
                raise DeckError("The workbook is too large once it is unpacked. Keep only the cards in it.")
    if b"<!DOCTYPE" in found or b"<!ENTITY" in found or found.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise DeckError(BROKEN)  # no spreadsheet writes these; entities could make a short text endless
    return bytes(found)
