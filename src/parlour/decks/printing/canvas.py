"""Where things are drawn: a PDF, page after page, as bytes. Nobody but this file and fonts.py knows reportlab.

Everything is measured from the upper left corner downwards, as on a screen: pages in millimetres, a face in hundredths
of the card's width.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from io import BytesIO

from reportlab import rl_config  # type: ignore[import-untyped]
from reportlab.pdfgen import canvas as reportlab_canvas  # type: ignore[import-untyped]

from parlour.decks.printing.colours import INK, channels
from parlour.decks.printing.fonts import Typeface, load, runs
from parlour.decks.printing.paper import POINT, Paper
from parlour.decks.printing.shapes import Outline, number

# Plain binary streams: text encoding (base 85) makes a file a quarter larger, for mailers of the last century.
rl_config.useA85 = 0

Drawing = Callable[["Canvas"], None]


class Align(Enum):
    """Where the given point lies in a line of text."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


class Ends(Enum):
    """How a stroke ends, and how it goes round a corner."""

    PLAIN = 0
    ROUND = 1


class Canvas:
    """A document that is being drawn."""

    def __init__(self, paper: Paper, *, title: str, author: str, language: str) -> None:
        self.paper = paper
        self._file = BytesIO()
        # invariant: no date and no chance in the file, so that the same deck gives the same bytes. The initial font is
        # one of ours, for reportlab would put a font that is not embedded on every page.
        self._pdf = reportlab_canvas.Canvas(
            self._file,
            pagesize=(paper.width / POINT, paper.height / POINT),
            pageCompression=1,
            invariant=1,
            initialFontName=load(Typeface.SERIF.value[0]).name,
            lang=language,
        )
        self._pdf.setTitle(title)
        self._pdf.setAuthor(author)
        self._pdf.setSubject("Print and play")
        self._pdf.setCreator("Parlour")
        self._pdf.setProducer("Parlour, with ReportLab")
        # What the print dialogue should begin with: no scaling, and backs behind their fronts.
        self._pdf.setViewerPreference("PrintScaling", "None")
        self._pdf.setViewerPreference("Duplex", "DuplexFlipLongEdge")
        self._stamps: set[str] = set()
        self._pages = 0

    def front(self) -> None:
        """Begins a page on the front of a paper. If the last one was on a front too, its back stays empty."""
        if self._pages % 2:
            self.page()
        self.page()

    def page(self) -> None:
        """Begins a page, on the next side."""
        if self._pages:
            self._pdf.showPage()
        self._pages += 1
        self.transform(1 / POINT, 0, 0, -1 / POINT, 0, self.paper.height / POINT)

    def data(self) -> bytes:
        """The finished file. Nothing can be drawn after it."""
        self._pdf.save()
        return self._file.getvalue()

    @contextmanager
    def kept(self) -> Iterator[None]:
        """What is moved, scaled, turned or clipped inside holds only inside."""
        self._pdf.saveState()
        yield
        self._pdf.restoreState()

    def move(self, x: float, y: float) -> None:
        self._say(f"1 0 0 1 {number(x)} {number(y)} cm")

    def scale(self, across: float, down: float | None = None) -> None:
        self._say(f"{across:.6f} 0 0 {across if down is None else down:.6f} 0 0 cm")

    def transform(self, a: float, b: float, c: float, d: float, e: float, f: float) -> None:
        """As in SVG's matrix(a b c d e f)."""
        self._say(" ".join(f"{value:.6f}" for value in (a, b, c, d, e, f)) + " cm")

    def half_turn(self, x: float, y: float) -> None:
        """Upside down, around this point."""
        self.transform(-1, 0, 0, -1, 2 * x, 2 * y)

    def quarter_turn(self, x: float, y: float) -> None:
        """So that what goes on to the right goes up from this point."""
        self.transform(0, -1, 1, 0, x, y)

    def clip(self, outline: Outline) -> None:
        self._say(f"{outline} W n")

    def fill(self, outline: Outline, colour: str = INK, *, alpha: float = 1, even_odd: bool = False) -> None:
        with self._see_through(alpha):
            self._say(f"{_rgb(colour)} rg {outline} {'f*' if even_odd else 'f'}")

    def stroke(
        self,
        outline: Outline,
        colour: str = INK,
        width: float = 1,
        *,
        ends: Ends = Ends.PLAIN,
        corners: Ends = Ends.PLAIN,
        dashes: tuple[float, ...] = (),
        alpha: float = 1,
    ) -> None:
        pattern = " ".join(number(dash) for dash in dashes)
        with self._see_through(alpha):
            self._say(
                f"q {_rgb(colour)} RG {number(width)} w {ends.value} J {corners.value} j [{pattern}] 0 d {outline} S Q"
            )

    @contextmanager
    def _see_through(self, alpha: float) -> Iterator[None]:
        if alpha == 1:
            yield
            return
        with self.kept():
            self._pdf.setFillAlpha(alpha)
            self._pdf.setStrokeAlpha(alpha)
            yield

    def write(
        self, x: float, y: float, text: str, face: Typeface, size: float, colour: str = INK, spaced: float = 0
    ) -> None:
        """One line of text; y is its baseline. `spaced` is put between the signs, in parts of the size."""
        said = [f"BT {_rgb(colour)} rg {number(spaced * size)} Tc 1 0 0 -1 {number(x)} {number(y)} Tm"]
        for font, piece in runs(text, face):
            advances = zip(piece, font.advances(piece), strict=True)
            # What kerning takes away from each sign's own width, as TJ wants it: in thousandths, backwards.
            kerns = [round(font.widths[ord(sign)] - advance) for sign, advance in advances]
            done = 0
            for subset, codes in font.embedded.splitString(piece, self._pdf._doc):
                shown = "".join(f"<{code:02x}>{kern or ''}" for code, kern in zip(codes, kerns[done:], strict=False))
                done += len(codes)
                name = font.embedded.getSubsetInternalName(subset, self._pdf._doc)
                said.append(f"{name} {number(size)} Tf [{shown.replace('><', '')}] TJ")
        self._say(" ".join([*said, "ET"]))

    def stamp(self, name: str, box: tuple[float, float, float, float], draw: Drawing) -> None:
        """Draws what may be drawn often: the file holds it once, under its name. Nothing outside the box is seen."""
        if name not in self._stamps:
            self._stamps.add(name)
            self._pdf.beginForm(name, *box)
            draw(self)
            self._pdf.endForm()
        self._pdf.doForm(name)

    def _say(self, operators: str) -> None:
        self._pdf.addLiteral(operators)


def _rgb(colour: str) -> str:
    return " ".join(number(channel) for channel in channels(colour))
