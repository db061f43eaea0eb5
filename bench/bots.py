"""How strong the bots are, and how long they think: measured, compared with what is wanted, written into docs/bots.md.

    PYTHONPATH=src python bench/bots.py           # all of it: hours on one core, less on many
    PYTHONPATH=src python bench/bots.py bluff     # one game: its part of the page is written, the others stay

Every deal is played as often as there are seats, everybody moving on by one. An expert thinks a tenth as long in the
long runs, and as long as at a table in the short ones.
"""

from __future__ import annotations

import argparse
import math
import os
import re
from pathlib import Path
from typing import NamedTuple

from parlour.games import GAMES
from parlour.lab.arena import Contest, Played, Score, play_all, score

PAGE = Path(__file__).resolve().parent.parent / "docs" / "bots.md"
LADDER = ("random", "novice", "regular", "expert@0.1")
LADDER_MATCHES = 120
SEATS_OF_LADDER = {"player-of-honour": 3}
"""As few as the game needs; but in the Duo both win together."""
MOST_MS = {"novice": 5, "regular": 20, "expert": 300}
"""Milliseconds of one core for an act, on average."""


class Pairing(NamedTuple):
    """The first bot is to win this share of the matches; the second has all other seats."""

    game: str
    bots: tuple[str, str]
    seats: int
    matches: int
    wanted: float


PAIRINGS = (
    Pairing("bluff", ("regular", "random"), 2, 400, 0.95),
    Pairing("bluff", ("expert@0.1", "regular"), 2, 400, 0.65),
    Pairing("bluff", ("expert", "regular"), 2, 60, 0.65),
    Pairing("out-of-control", ("regular", "random"), 2, 400, 0.90),
    Pairing("out-of-control", ("expert@0.1", "regular"), 2, 400, 0.65),
    Pairing("out-of-control", ("expert", "regular"), 2, 60, 0.65),
    Pairing("out-of-control", ("expert@0.1", "regular"), 4, 400, 0.35),
    Pairing("out-of-control", ("expert", "regular"), 4, 60, 0.35),
    Pairing("talkitout", ("regular", "random"), 2, 3000, 0.55),
    Pairing("talkitout", ("expert@0.1", "regular"), 2, 3000, 0.50),
    Pairing("traitor-word", ("expert@0.1", "regular"), 4, 400, 0.25),
    Pairing("traitor-word", ("expert", "regular"), 4, 60, 0.25),
)


class Measured(NamedTuple):
    pairing: Pairing
    score: Score
    times: dict[str, list[float]]


def interval(share: float, matches: int) -> tuple[float, float]:
    """Wilson's, 95 %."""
    z = 1.96
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z * math.sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches)) / (1 + z * z / matches)
    return middle - half, middle + half


def hold(contest: Contest, jobs: int) -> list[Played]:
    played = []
    for one in play_all(contest, jobs):
        played.append(one)
        print(f"\r{contest.game} {','.join(contest.bots)} {len(played)}/{len(contest)}", end="", flush=True)
    print()
    return played


def measure(pairing: Pairing, jobs: int) -> Measured:
    contest = Contest(pairing.game, pairing.bots, pairing.matches, pairing.seats, seed="bench")
    played = hold(contest, jobs)
    times = {name: sorted(1000 * s for one in played for s in one.thought.get(name, ())) for name in pairing.bots}
    return Measured(pairing, score(contest, played), times)


def bounds_table(measured: list[Measured]) -> str:
    lines = ["| who against whom | seats | matches | wanted | won | 95 % | |", "|---|---:|---:|---:|---:|---:|---|"]
    for pairing, result, _ in measured:
        won = result.wins[pairing.bots[0]]
        low, high = interval(won, pairing.matches)
        verdict = "met" if won >= pairing.wanted else "**not met**"
        lines.append(
            f"| {' against '.join(pairing.bots)} | {pairing.seats} | {pairing.matches} "
            f"| {pairing.wanted:.0%} | {won:.1%} | {low:.1%} – {high:.1%} | {verdict} |"
        )
    return "\n".join(lines)


def ladder_table(ladder: Score, measured: list[Measured]) -> str:
    """Elo and thinking time; the times of an expert who is not hurried come from the short runs."""
    heading = f"{LADDER_MATCHES} matches a pairing, {ladder.seats} seats"
    lines = [f"| {heading} | Elo | 95 % | ms an act, mean | at most | |", "|---|---:|---:|---:|---:|---|"]
    for name in LADDER:
        low, middle, high = ladder.elo[name]
        cells = [name, f"{middle:+.0f}", f"{low:+.0f} … {high:+.0f}"]
        lines.append(f"| {' | '.join(cells)} | {timing(name, [ladder.ms_per_act[name]])} |")
    unhurried = [ms for one in measured for ms in one.times.get("expert", ())]
    if unhurried:
        lines.append(f"| expert | | | {timing('expert', unhurried)} |")
    return "\n".join(lines)


def timing(name: str, times: list[float]) -> str:
    """The mean of these times, beside what is allowed at the level."""
    mean, most = sum(times) / len(times), MOST_MS.get(name)
    if most is None:
        return f"{mean:.2f} | | "
    return f"{mean:.2f} | {most} | {'met' if mean <= most else '**not met**'}"


def write(game: str, text: str) -> None:
    """Between two marks in the game's part of the page."""
    begin, end = f"<!-- bench/bots.py writes from here: {game} -->", f"<!-- to here: {game} -->"
    page = PAGE.read_text(encoding="utf-8")
    part = re.compile(f"{re.escape(begin)}.*{re.escape(end)}", re.DOTALL)
    assert part.search(page), f"{PAGE.name} has no place for what was measured of {game}"
    PAGE.write_text(part.sub(lambda _: f"{begin}\n\n{text}\n\n{end}", page), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="so many processes")
    parser.add_argument("--no-write", action="store_true", help="leave docs/bots.md as it is")
    asked = parser.parse_args()
    for game in asked.games or GAMES:
        measured = [measure(pairing, asked.jobs) for pairing in PAIRINGS if pairing.game == game]
        contest = Contest(game, LADDER, LADDER_MATCHES, SEATS_OF_LADDER.get(game, GAMES[game].seats[0]), seed="ladder")
        ladder = ladder_table(score(contest, hold(contest, asked.jobs)), measured)
        text = "\n\n".join([bounds_table(measured), ladder] if measured else [ladder])
        print(text)
        if not asked.no_write:
            write(game, text)


if __name__ == "__main__":
    main()
