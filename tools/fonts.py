"""Make the fonts that decks are printed with, from the folders of TeX Gyre Pagella, Cabin and DejaVu.

    ./parlour python tools/fonts.py PAGELLA CABIN DEJAVU

Each face is cut down to the characters that cards need, drawn in TrueType outlines (which PDF files hold most simply),
with its kerning as a plain `kern` table, and renamed, as the licences ask of changed versions. The files go to
src/parlour/decks/printing/fonts/, where the licences lie beside them. Run it again only to change what is in a font.
"""

import argparse
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from fontTools import subset  # type: ignore[import-untyped]
from fontTools.pens.cu2quPen import Cu2QuPen  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont, newTable  # type: ignore[import-untyped]
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0  # type: ignore[import-untyped]

OUT = Path(__file__).resolve().parent.parent / "src" / "parlour" / "decks" / "printing" / "fonts"


def signs(*ranges: tuple[int, int]) -> set[int]:
    return {code for first, last in ranges for code in range(first, last + 1)}


LATIN_1 = signs((0x20, 0x7E), (0xA0, 0xFF)) | {ord(sign) for sign in "ŒœŸ"}
PUNCTUATION = {ord(sign) for sign in "‐‑‒–—―‘’‚“”„†‡•…‰′″‹›⁄€™−"}
LIGATURES = signs((0xFB00, 0xFB04))
WESTERN = LATIN_1 | PUNCTUATION | LIGATURES
LATIN = WESTERN | signs((0x100, 0x17F), (0x218, 0x21B))
# What a school's deck needs: Greek, small numbers, arrows, mathematics, music.
SCHOOL = signs((0x391, 0x3A9), (0x3B1, 0x3C9), (0x2070, 0x209C), (0x2190, 0x2195), (0x21D0, 0x21D4)) | {
    ord(sign)
    for sign in "№℃ℓΩ⇌↦∀∂∃∅∆∇∈∉∋∏∑∓∗∘∙√∛∝∞∟∠∥∧∨∩∪∫∴∵∼≃≅≈≠≡≤≥≪≫⊂⊃⊆⊇⊕⊗⊥⋅⌀○●□■△▲◊♀♂♠♡♢♣♤♥♦♧♩♪♫♬♭♮♯✓✗⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"
}
# What Pagella lacks, or what few decks need: phonetic signs, Greek with its accents, Cyrillic, Welsh, Vietnamese.
ELSEWHERE = LATIN | SCHOOL | signs((0x250, 0x2AF), (0x2B0, 0x2BF), (0x2C6, 0x2DD), (0x370, 0x3FF), (0x400, 0x45F))
ELSEWHERE |= signs((0x490, 0x493), (0x4D8, 0x4D9), (0x1A0, 0x1B0), (0x1E80, 0x1E85), (0x1EA0, 0x1EF9), (0x1F00, 0x1FFF))
# Kerning is kept between the letters of English and French.
KERNED = signs((0x21, 0x7E)) | PUNCTUATION | LIGATURES | {ord(sign) for sign in "«»ÀÂÆÇÈÉÊËÎÏÔÙÛÜŒàâæçèéêëîïôùûüœ"}


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the fonts that decks are printed with.")
    for folder in ("pagella", "cabin", "dejavu"):
        parser.add_argument(folder, type=Path)
    folders = parser.parse_args()

    # Bold italic and the sans are for our own words alone, in English and French.
    pagella = {"Regular": LATIN | SCHOOL, "Bold": LATIN | SCHOOL, "Italic": LATIN, "BoldItalic": WESTERN}
    for style, wanted in pagella.items():
        make(folders.pagella / f"texgyrepagella-{style.lower()}.otf", wanted, "Parlour Serif", style)
    for style in ("Regular", "SemiBold", "Bold"):
        make(folders.cabin / f"Cabin-{style}.otf", WESTERN, "Parlour Sans", style)
    has = {style: cmap(OUT / f"ParlourSerif-{style}.ttf") for style in ("Regular", "Bold")}
    for style, name in {"Regular": "DejaVuSerif.ttf", "Bold": "DejaVuSerif-Bold.ttf"}.items():
        make(folders.dejavu / name, ELSEWHERE - has[style], "Parlour Signs", style)


def cmap(file: Path) -> set[int]:
    return set(TTFont(file).getBestCmap())


def make(source: Path, wanted: set[int], family: str, style: str) -> None:
    font = TTFont(source, recalcTimestamp=False)
    options = subset.Options(layout_features=["kern"], hinting=False, notdef_outline=True, glyph_names=True)
    options.drop_tables += ["FFTM", "MATH", "BASE"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)
    add_kerning(font, dict(kerning(font)))
    if "CFF " in font:
        draw_in_quadratics(font)
    for table in ("GPOS", "GSUB", "GDEF", "gasp", "DSIG"):
        if table in font:
            del font[table]
    rename(font, family, style)
    file = OUT / f"{family.replace(' ', '')}-{style}.ttf"
    font.save(file)
    print(f"{file.name:28} {len(font.getBestCmap()):5} characters {file.stat().st_size:8} bytes")


def kerning(font: TTFont) -> Iterator[tuple[tuple[str, str], int]]:
    """The pairs of glyphs that stand closer or wider than their widths say. Where two tables name a pair, the first
    counts; so they come last table first, for a dict to keep the first."""
    if "GPOS" not in font:
        return
    lookups = font["GPOS"].table.LookupList.Lookup
    tables = [table for lookup in lookups for table in lookup.SubTable]
    for table in reversed([getattr(table, "ExtSubTable", table) for table in tables]):
        if table.LookupType != 2:
            continue
        firsts: list[str] = table.Coverage.glyphs
        if table.Format == 1:
            for first, pairs in zip(firsts, table.PairSet, strict=True):
                for record in pairs.PairValueRecord:
                    yield (first, record.SecondGlyph), advance(record.Value1)
        else:
            seconds = font.getGlyphOrder()
            for first, second in product(firsts, seconds):
                row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
                column = table.ClassDef2.classDefs.get(second, 0)
                if column:
                    yield (first, second), advance(row.Class2Record[column].Value1)


def advance(value: Any) -> int:
    return getattr(value, "XAdvance", 0) or 0


def add_kerning(font: TTFont, pairs: dict[tuple[str, str], int]) -> None:
    # Never with a space, so that the width of a line is the sum of its words and spaces. Less than 12 thousandths of
    # the size nobody sees.
    codes = font.getBestCmap()
    kerned = {codes[code] for code in KERNED & codes.keys()}
    least = font["head"].unitsPerEm * 0.012
    table = KernTable_format_0()
    table.coverage, table.version, table.apple, table.tupleIndex = 1, 0, False, None
    table.kernTable = {pair: value for pair, value in pairs.items() if abs(value) >= least and kerned.issuperset(pair)}
    font["kern"] = newTable("kern")
    font["kern"].version = 0
    font["kern"].kernTables = [table]


def draw_in_quadratics(font: TTFont) -> None:
    """Outlines in cubic curves (CFF) become outlines in quadratic curves (TrueType)."""
    glyphs = font.getGlyphSet()
    drawn = {}
    for name in font.getGlyphOrder():
        pen = TTGlyphPen(None)
        glyphs[name].draw(Cu2QuPen(pen, max_err=0.9, reverse_direction=True))
        drawn[name] = pen.glyph()
    del font["CFF "]
    font["loca"] = newTable("loca")
    font["glyf"] = newTable("glyf")
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["glyf"].glyphs = drawn
    font["maxp"].tableVersion = 0x00010000
    for field in ("maxZones", "maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs"):
        setattr(font["maxp"], field, 0)
    for field in ("maxStackElements", "maxSizeOfInstructions", "maxComponentElements"):
        setattr(font["maxp"], field, 0)
    font.sfntVersion = "\000\001\000\000"
    font["post"].formatType = 3.0


def rename(font: TTFont, family: str, style: str) -> None:
    names = font["name"]
    copyright_line = names.getDebugName(0) or ""
    names.names = []
    postscript = f"{family.replace(' ', '')}-{style}"
    said = {0: copyright_line, 1: family, 2: style, 3: postscript, 4: f"{family} {style}", 5: "1.0", 6: postscript}
    for number, text in said.items():
        names.setName(text, number, 3, 1, 0x409)
    font["post"].formatType = 3.0


if __name__ == "__main__":
    main()
