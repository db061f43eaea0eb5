"""Make the fonts of the browser client from those that decks are printed with.

    ./parlour python -m tools.web_fonts

Needs fonttools and brotli. Each face is cut down to the letters of Western and Central Europe, with its ligatures and
kerning, and packed as WOFF2 into web/src/look/fonts/. Run it again only to change what is in a font.
"""

from pathlib import Path

from fontTools import subset  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from tools.fonts import LATIN
from tools.fonts import OUT as PRINTED

OUT = PRINTED.parents[4] / "web" / "src" / "look" / "fonts"
FACES = {
    "ParlourSerif-Regular": "serif-regular",
    "ParlourSerif-Bold": "serif-bold",
    "ParlourSerif-Italic": "serif-italic",
    "ParlourSans-Regular": "sans-regular",
    "ParlourSans-SemiBold": "sans-semibold",
}
SIGNS = LATIN | {ord(sign) for sign in "\u202f←→↑↓✓"}


def pack(printed: Path, packed: Path) -> None:
    options = subset.Options(layout_features=["*"], flavor="woff2", notdef_outline=True)
    font = TTFont(printed)
    cut = subset.Subsetter(options)
    cut.populate(unicodes=SIGNS)
    cut.subset(font)
    subset.save_font(font, packed, options)


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for printed, packed in FACES.items():
        pack(PRINTED / f"{printed}.ttf", OUT / f"{packed}.woff2")


if __name__ == "__main__":
    main()
