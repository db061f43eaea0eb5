"""Two small charts side by side, as SVG: lines over the number of workers, by daylight and in the dark.

No colour says anything that is not said by a shape too, and every point tells its value to whoever points at it or
listens."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 760, 344
LEFT, TOP, PLOT_WIDTH, PLOT_HEIGHT, APART = 52, 84, 304, 212, 372
MOST_TICKS = 6

STYLE = """
  text { font: 13px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #2b2b2b }
  .title { font-weight: 600; font-size: 14px }
  .small { fill: #5a5a5a; font-size: 12px }
  .ground { fill: #ffffff }
  .grid { stroke: #e2e2e2 }
  .ideal { stroke: #767676; stroke-dasharray: 5 5; fill: none }
  .line { fill: none; stroke-width: 2.5; stroke-linejoin: round }
  .a { stroke: #0b6bb5 } .b { stroke: #b3500a }
  .a.dot { fill: #0b6bb5 } .b.dot { fill: none; stroke-width: 2.5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ececec } .small { fill: #b4b4b4 } .ground { fill: #17181b } .grid { stroke: #35373c }
    .ideal { stroke: #9a9a9a }
    .a { stroke: #6cb8f5 } .b { stroke: #f2a65a }
    .a.dot { fill: #6cb8f5 }
  }
"""


@dataclass(frozen=True)
class Panel:
    """One chart: its lines by name, each of them how many times one, by the number of workers."""

    title: str
    lines: Mapping[str, Mapping[int, float]]
    ideal: bool = False  # a dashed line for as many times one as there are workers


def chart(title: str, panels: Sequence[Panel]) -> str:
    """At most two lines in each, of the same names."""
    body = [part for at, panel in enumerate(panels) for part in _drawn(panel, LEFT + at * APART)]
    legend = _legend(list(panels[0].lines), panels[0].ideal)
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            'aria-labelledby="what">',
            f'<title id="what">{escape(title)}</title>',
            f"<style>{STYLE}</style>",
            f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
            *legend,
            *body,
            "</svg>\n",
        )
    )


def _legend(names: Sequence[str], ideal: bool) -> Iterator[str]:
    x = LEFT
    for mark, name in zip("ab", names, strict=False):
        yield f'<path class="line {mark}" d="M{x} 26h26"/>{_dot(mark, x + 13, 26)}'
        yield f'<text x="{x + 34}" y="30">{escape(name)}</text>'
        x += 60 + 8 * len(name)
    if ideal:
        yield f'<path class="ideal" d="M{x} 26h26"/><text class="small" x="{x + 34}" y="30">N times one</text>'


def _drawn(panel: Panel, left: int) -> Iterator[str]:
    workers = sorted({count for line in panel.lines.values() for count in line})
    most = max(workers, default=1)
    highest = max([*(value for line in panel.lines.values() for value in line.values()), panel.ideal * most, 1e-9])
    step = _step(highest)
    top = step * math.ceil(highest / step)
    bottom = TOP + PLOT_HEIGHT

    def x(count: float) -> float:
        return round(left + 14 + (PLOT_WIDTH - 28) * (count - 1) / max(1, most - 1), 1)

    def y(value: float) -> float:
        return round(bottom - PLOT_HEIGHT * value / top, 1)

    yield f'<text class="title" x="{left}" y="{TOP - 22}">{escape(panel.title)}</text>'
    for tick in range(round(top / step) + 1):
        at = y(tick * step)
        yield f'<path class="grid" d="M{left} {at}h{PLOT_WIDTH}"/>'
        yield f'<text class="small" x="{left - 8}" y="{at + 4}" text-anchor="end">{tick * step:,.6g}</text>'
    for count in workers:
        yield f'<text class="small" x="{x(count)}" y="{bottom + 20}" text-anchor="middle">{count}</text>'
    middle = left + PLOT_WIDTH / 2
    yield f'<text class="small" x="{middle}" y="{bottom + 40}" text-anchor="middle">workers</text>'
    if not workers:
        yield f'<text class="small" x="{middle}" y="{y(top / 2)}" text-anchor="middle">no runs that count</text>'
    if panel.ideal:
        yield f'<path class="ideal" d="M{x(1)} {y(1)}L{x(most)} {y(most)}"/>'
    for mark, (name, line) in zip("ab", panel.lines.items(), strict=False):
        points = [(x(count), y(value)) for count, value in sorted(line.items())]
        yield f'<path class="line {mark}" d="M{"L".join(f"{right} {up}" for right, up in points)}"/>'
        for (right, up), (count, value) in zip(points, sorted(line.items()), strict=True):
            yield _dot(mark, right, up, f"{name}, workers: {count}: {value:.2f} ×")


def _dot(mark: str, x: float, y: float, said: str = "") -> str:
    """A disc for the first line, a frame that leaves it in sight for the second."""
    told = f"<title>{escape(said)}</title>" if said else ""
    if mark == "a":
        return f'<circle class="a dot" cx="{x}" cy="{y}" r="4">{told}</circle>'
    return f'<rect class="b dot" x="{x - 6.5}" y="{y - 6.5}" width="13" height="13">{told}</rect>'


def _step(highest: float) -> float:
    """Between two lines of the grid: 1, 2 or 5 of some power of ten, so that there are not too many."""
    power: float = 10 ** math.floor(math.log10(highest / MOST_TICKS))
    return next(power * times for times in (1, 2, 5, 10) if highest / (power * times) <= MOST_TICKS)
