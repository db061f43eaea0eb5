"""The bounds that the engine's issue sets, and how a figure is put into words."""

from dataclasses import dataclass

TIE = 1.3  # differences under 30 % are ties


@dataclass(frozen=True)
class Bound:
    """`game` is to be at least `times` as fast as `peer`."""

    game: str
    times: float
    peer: str
    named: bool = True  # False: not a bound of the issue, but the same bound against a harder reading of the peer


BOUNDS = (
    Bound("talkitout", 1.25, "crazy-choices"),
    Bound("talkitout", 1.25, "crazy", named=False),
    Bound("talkitout", 1.25, "crazy-uniform", named=False),
    Bound("bluff", 6, "gin"),
    Bound("out-of-control", 2, "gin"),
    Bound("player-of-honour", 3, "uno-run"),
    Bound("traitor-word", 3, "uno-run"),
    Bound("player-of-honour", 3, "uno", named=False),
    Bound("traitor-word", 3, "uno", named=False),
    Bound("player-of-honour", 3, "uno-bare", named=False),
    Bound("traitor-word", 3, "uno-bare", named=False),
)

# At most so many microseconds; None: measured, no bound set.
COSTS: dict[str, float | None] = {
    "copy": 5,
    "view without offers": 10,
    "view": None,
    "start": 40,
    "a dict act, extra": 5,
    "play": None,
    "reading the events, extra": None,
}


def at_least(figure: float, bound: float) -> str:
    """Met or not met, strictly; how near it was is said beside it, and decides nothing."""
    verdict = "met" if figure >= bound else "**not met**"
    return f"{verdict}, within 30 % of the bound" if bound / TIE < figure < bound * TIE else verdict


def at_most(figure: float, bound: float | None) -> str:
    if bound is None:
        return ""
    return "met" if figure <= bound else "**not met**"


def times(ratio: float) -> str:
    text = f"{ratio:.2f} ×" if ratio < 10 else f"{ratio:.0f} ×"
    return f"{text}, a tie" if 1 / TIE < ratio < TIE else text
