"""The text of a file, in whatever encoding it was saved."""

from __future__ import annotations

import codecs
import re

from charset_normalizer import from_bytes

from parlour.decks.errors import DeckError, quoted

_MARKS = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16", b"\xef\xbb\xbf": "utf-8"}

# Python calls these encodings too, but no spreadsheet is saved in them, and some take forever to read.
_NOT_FOR_FILES = {"idna", "punycode", "raw-unicode-escape", "unicode-escape", "undefined", "utf-7"}

# Old spreadsheets of western Europe: on Windows, on a Mac, and on the DOS of old.
_WESTERN = ("cp1252", "mac_roman", "cp850")
_SMALL = "a-zàâäáãåæçéèêëíîïìñóôöòõøœßúùûüÿ"
_LIKELY = re.compile(
    rf"(?![a-z])[{_SMALL}]"
    rf"|(?<![{_SMALL}])[ÀÂÄÁÃÅÆÇÉÈÊËÍÎÏÑÓÔÖØŒÚÙÛÜ]"  # a capital within a word means that it is not one
    rf"|[‘’“«‹¿¡\xa0]|[”»›…–—•€£°§ºª²³½×·](?![A-Z{_SMALL}])"
)

# Of other places; who reads them tells them apart by how often letters come together.
_OTHERS = ["cp1250", "cp1251", "cp1253", "cp1254", "cp1255", "cp1256", "cp932", "gb18030", "big5", "cp949"]


def decoded(content: bytes, encoding: str | None = None) -> str:
    """The text. Better encodings are tried before anybody guesses."""
    if encoding is not None:
        return _as_said(content, encoding)
    sure = next((name for mark, name in _MARKS.items() if content.startswith(mark)), None) or _wide(content)
    if sure is not None:
        return content.decode(sure, errors="replace").removeprefix("\ufeff")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        pass
    if _is_damaged_utf_8(content):
        return content.decode("utf-8", errors="replace")
    if _is_no_text(content):
        raise DeckError("This file holds no text that can be read. Save it from its program as CSV or .xlsx.")
    western = _western(content)
    if western is not None:
        return western
    best = from_bytes(content, cp_isolation=_OTHERS).best()
    return str(best) if best is not None else content.decode("cp1252", errors="replace")


def _as_said(content: bytes, encoding: str) -> str:
    try:
        name = codecs.lookup(encoding).name
        if name in _NOT_FOR_FILES:
            raise LookupError
        return content.decode(name).removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        before = content[: error.start].decode(name, errors="replace")
        row = len(re.findall(r"\r\n?|\n", before)) + 1
        raise DeckError(f"Row {row} cannot be read as {encoding}. Leave out the encoding, or name another.") from None
    except (LookupError, ValueError):  # ValueError: a name that no encoding can have
        raise DeckError(f"There is no encoding {quoted(encoding)}. Most files are utf-8 or cp1252.") from None


def _wide(content: bytes) -> str | None:
    """UTF-16 without a mark: every other byte of a western text is zero."""
    start = content[:400]
    for first, name in ((1, "utf-16-le"), (0, "utf-16-be")):
        if start[first::2].count(0) > len(start) / 4 and not start[1 - first :: 2].count(0):
            return name
    return None


def _is_damaged_utf_8(content: bytes) -> bool:
    """Whether most of the signs beyond ASCII are good UTF-8, and only a few were spoilt."""
    text = content.decode("utf-8", errors="replace")
    beyond = len(text) - len(re.findall(r"[\0-\x7f]", text))
    return beyond > 4 * text.count("\ufffd")


def _is_no_text(content: bytes) -> bool:
    return len(re.findall(rb"[\0-\x08\x0e-\x1a\x7f]", content)) * 20 > len(content)


def _western(content: bytes) -> str | None:
    """The text, if one of the western encodings makes nearly all of its signs likely ones."""
    best, most = None, 0.9
    for name in _WESTERN:
        text = content.decode(name, errors="replace")
        beyond = len(re.findall(r"[^\0-\x7f]", text))
        in_a_row = sum(map(len, re.findall(r"[^\0-\x7f]{3,}", text)))
        if in_a_row > beyond / 3:  # another alphabet
            continue
        likely = len(_LIKELY.findall(text)) / beyond
        if likely > most:
            best, most = text, likely
    return best
