"""Names that people give themselves: tidied, and no confusables, so that nobody can be taken for another."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count, groupby

from parlour.engine.text import fold, without_unseen_characters
from parlour.table.room.refusals import BAD_NAME, NAME_TAKEN

LONGEST = 20
MOST_MARKS = 3

# Letters and digits that are drawn alike. Whoever wants to be taken for Noor writes N00r, or its Cyrillic letters; or
# Greek, Armenian, Coptic, Cherokee or Lisu ones, or small capitals.
# Capitals are looked up before they are made small: the Greek Η is an H, and its small η an n.
_DRAWN_ALIKE = {
    "a": "АаΑαɑᴀᎪꓮ",
    "b": "ВвΒЬьʙᏴꓐ",
    "c": "СсϹϲᴄᏟꓚⲤⲥ",
    "d": "ԁԀĐđᴅᎠꓓ",
    "e": "ЕеΕεᴇᎬꓰ",
    "f": "Ϝꜰꓝ",
    "g": "ɡցԌɢᏀꓖ",
    "h": "НнΗһҺհʜᎻꓧⲎ",
    "i": "іιıɪᎥ",
    "j": "ЈјͿϳᴊᎫꓙ",
    "k": "КкΚκᴋᏦꓗⲔ",
    "l": "ŁłʟᏞꓡ",
    "m": "МмΜϺᴍᎷꓟⲘ",
    "n": "ΝηոɴꓠⲚ",
    "o": "0ОоΟοØøᴏօՕꓳⲞⲟ",
    "p": "РрΡρᴘᏢꓑⲢⲣ",
    "q": "ԛզ",
    "r": "ʀᏒꓣ",
    "s": "5$ЅѕꜱՏᏚꓢ",
    "t": "ТтΤτᴛᎢꓔⲦ",
    "u": "υսՍᴜꓴ",
    "v": "νѴѵᴠᏙꓦ",
    "w": "ԝաᴡᏔᎳꓪ",
    "x": "ХхΧχꓫⲬⲭ",
    "y": "УуΥγҮүʏꓬⲨ",
    "z": "ΖᴢᏃꓜⲌ",
    "1": "I|!ІӀӏΙ",
}
_LOOKALIKES = str.maketrans({sign: letter for letter, signs in _DRAWN_ALIKE.items() for sign in signs})

# A stroke may be an i or an l, while nobody takes an i for an l: Élia and Eila can sit at one table.
_STROKES = frozenset("1il")


def tidy(name: str) -> str:
    """The name as it is shown: one line, nothing in it that cannot be seen."""
    # A tab or a line's end parts two words, so it must be a space before what cannot be seen is taken out.
    parted = "".join(" " if sign.isspace() else sign for sign in name)
    seen = without_unseen_characters(unicodedata.normalize("NFC", parted))
    tidied = " ".join(seen.split())
    if not 0 < _length(tidied) <= LONGEST or _marks_in_a_row(tidied) > MOST_MARKS or not fold(tidied):
        raise BAD_NAME(longest=LONGEST)
    return tidied


def must_differ(name: str, others: Iterable[str]) -> None:
    """Raises a RequestRefused if somebody is called so already, or so that it looks the same."""
    if any(are_alike(name, other) for other in others):
        raise NAME_TAKEN(name=name)


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number to it if somebody is called so already."""
    taken = list(others)
    numbered = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(free for free in numbered if not any(are_alike(free, other) for other in taken))


def are_alike(name: str, other: str) -> bool:
    """Whether one could be taken for the other, read aloud or seen on a screen."""
    if fold(name) == fold(other):
        return True
    drawn, beside = likeness(name), likeness(other)
    return len(drawn) == len(beside) and all(
        one == two or (one in _STROKES and two in _STROKES and "1" in (one, two))
        for one, two in zip(drawn, beside, strict=True)
    )


def likeness(name: str) -> str:
    """How the name is drawn, roughly; 1 stands for any stroke."""
    # Looked up before and after: some letters that are drawn alike are other letters to Unicode, like ϲ, which is a σ.
    signs = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name.translate(_LOOKALIKES)))
    bare = "".join(sign for sign in signs if not _is_mark(sign))
    return fold(bare.translate(_LOOKALIKES)).replace(" ", "").replace("rn", "m").replace("vv", "w")


def _length(name: str) -> int:
    """How long it is when it is read: some single signs are whole sentences."""
    return max(len(name), len(unicodedata.normalize("NFKC", name)))


def _marks_in_a_row(name: str) -> int:
    """Signs piled upon a letter reach into other people's lines."""
    signs = unicodedata.normalize("NFD", name)
    return max((len(list(run)) for marked, run in groupby(signs, _is_mark) if marked), default=0)


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me")
