"""How strong the bots are, and how long they think: measured, compared with what is wanted, written into docs/bots.md.

    python bench/bots.py                  # all of it: hours on one core, less on many
    python bench/bots.py bluff --no-write # one game, only printed

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
BEGIN, END = "<!-- written by bench/bots.py: from here -->", "<!-- to here -->"
LADDER = ("random", "novice", "regular", "expert@0.1")
LADDER_MATCHES = 120
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
    lines = [
        "| game | seats | matches | who against whom | wanted | won | 95 % | |",
        "|---|---:|---:|---|---:|---:|---:|---|",
    ]
    for pairing, result, _ in measured:
        won = result.wins[pairing.bots[0]]
        low, high = interval(won, pairing.matches)
        verdict = "met" if won >= pairing.wanted else "**not met**"
        lines.append(
            f"| {GAMES[pairing.game].title} | {pairing.seats} | {pairing.matches} | {' against '.join(pairing.bots)} "
            f"| {pairing.wanted:.0%} | {won:.1%} | {low:.1%} – {high:.1%} | {verdict} |"
        )
    return "\n".join(lines)


def ladder_table(ladders: list[Score]) -> str:
    lines = [
        f"| Elo, {LADDER_MATCHES} matches a pairing | " + " | ".join(LADDER) + " |",
        "|---|" + "---:|" * len(LADDER),
    ]
    for result in ladders:
        cells = [
            f"{middle:+.0f} ({low:+.0f} … {high:+.0f})" for low, middle, high in (result.elo[name] for name in LADDER)
        ]
        lines.append(f"| {GAMES[result.game].title}, {result.seats} seats | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def times_table(measured: list[Measured], ladders: list[Score]) -> str:
    """What was seen of each level at its full budget."""
    lines = ["| game | level | at most | mean, ms | 99th | longest | |", "|---|---|---:|---:|---:|---:|---|"]
    for game in GAMES:
        for level, most in MOST_MS.items():
            times = sorted(t for one in measured if one.pairing.game == game for t in one.times.get(level, ()))
            if times:
                mean = sum(times) / len(times)
                slow = f"{times[int(0.99 * (len(times) - 1))]:.1f} | {times[-1]:.0f}"
            else:
                found = [one.ms_per_act[level] for one in ladders if one.game == game and level in one.ms_per_act]
                if not found:
                    continue
                mean, slow = found[0], "– | –"
            verdict = "met" if mean <= most else "**not met**"
            lines.append(f"| {GAMES[game].title} | {level} | {most} | {mean:.2f} | {slow} | {verdict} |")
    return "\n".join(lines)


def write(text: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    part = re.compile(f"{re.escape(BEGIN)}.*{re.escape(END)}", re.DOTALL)
    assert part.search(page), f"{PAGE.name} has no place for what was measured"
    PAGE.write_text(part.sub(lambda _: f"{BEGIN}\n\n{text}\n\n{END}", page), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="so many processes")
    parser.add_argument("--no-write", action="store_true", help="leave docs/bots.md as it is")
    asked = parser.parse_args()
    games = asked.games or list(GAMES)
    measured = [measure(pairing, asked.jobs) for pairing in PAIRINGS if pairing.game in games]
    ladders = []
    for game in games:
        contest = Contest(game, LADDER, LADDER_MATCHES, GAMES[game].seats[0], seed="ladder")
        ladders.append(score(contest, hold(contest, asked.jobs)))
    text = "\n\n".join([bounds_table(measured), ladder_table(ladders), times_table(measured, ladders)])
    print(text)
    if not asked.no_write:
        write(text)


if __name__ == "__main__":
    main()
