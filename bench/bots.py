"""How strong the bots are, and how long they think: measured, compared with what is wanted, written into docs/bots.md.

    ./parlour python bench/bots.py           # all of it: hours on one core, less on many
    ./parlour python bench/bots.py bluff     # one game: its part of the page is written, the others stay

Every deal is played as often as there are seats, everybody moving on by one. An expert thinks a tenth as long in the
long runs, and as long as at a table in the short ones.
"""

from __future__ import annotations

import argparse
import math
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from parlour.bots.words import words_for
from parlour.lab.arena import Contest, PlayedMatch, Score, play_all, score
from parlour.registry import GAMES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "bots.md"
LADDER = ("random", "novice", "regular", "expert@0.1")
LADDER_MATCHES = 120
SEATS_OF_LADDER = {"player-of-honour": 3}
"""As few as the game needs; but in the Duo both win together."""
MOST_MS = {"novice": 5, "regular": 20, "expert": 300}
"""Milliseconds of one core for an act."""


class Pairing(NamedTuple):
    """The first bot is to win this share of the matches, if any is wanted; the second has all other seats."""

    game: str
    bots: tuple[str, str]
    seats: int
    matches: int
    wanted: float | None = None


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
    Pairing("talkitout", ("expert@0.1", "regular"), 2, 3000),
    Pairing("talkitout", ("expert", "regular"), 2, 600),
    Pairing("talkitout", ("expert", "regular"), 4, 600),
    Pairing("player-of-honour", ("expert", "regular"), 4, 60),
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


def hold(contest: Contest, jobs: int) -> list[PlayedMatch]:
    played = []
    for one in play_all(contest, jobs):
        played.append(one)
        print(f"\r{contest.game} {','.join(contest.bots)} {len(played)}/{len(contest)}", end="", flush=True)
    print()
    return played


def measure(pairing: Pairing, jobs: int) -> Measured:
    contest = Contest(pairing.game, pairing.bots, pairing.matches, pairing.seats, seed="bench")
    played = hold(contest, jobs)
    return Measured(pairing, score(contest, played), thinking_times(played, pairing.bots))


def thinking_times(played: list[PlayedMatch], names: Sequence[str]) -> dict[str, list[float]]:
    """By bot, the milliseconds of every act, the shortest first."""
    return {name: sorted(1000 * s for one in played for s in one.thought.get(name, ())) for name in names}


def bounds_table(measured: list[Measured]) -> str:
    lines = ["| who against whom | seats | matches | wanted | won | 95 % | |", "|---|---:|---:|---:|---:|---:|---|"]
    for pairing, result, _ in measured:
        won = result.wins[pairing.bots[0]]
        low, high = interval(won, pairing.matches)
        wanted = f"{pairing.wanted:.0%}" if pairing.wanted else ""
        verdict = "" if not pairing.wanted else "met" if won >= pairing.wanted else "**not met**"
        lines.append(
            f"| {' against '.join(pairing.bots)} | {pairing.seats} | {pairing.matches} "
            f"| {wanted} | {won:.1%} | {low:.1%} – {high:.1%} | {verdict} |"
        )
    return "\n".join(lines)


def ladder_table(ladder: Score, times: dict[str, list[float]], unhurried: list[float]) -> str:
    """Elo and thinking time; the times of an expert who is not hurried come from the short runs."""
    heading = f"{LADDER_MATCHES} matches a pairing, {ladder.seats} seats"
    lines = [
        f"| {heading} | Elo | 95 % | ms an act, mean | 99 of 100 within | longest | allowed | |",
        "|---|---:|---:|---:|---:|---:|---:|---|",
    ]
    for name in LADDER:
        low, middle, high = ladder.elo[name]
        lines.append(f"| {name} | {middle:+.0f} | {low:+.0f} … {high:+.0f} | {timing(name, times[name])} |")
    if unhurried:
        lines.append(f"| expert | | | {timing('expert', unhurried)} |")
    return "\n".join(lines)


def timing(name: str, times: list[float]) -> str:
    """How long the acts took, from the shortest on, beside what is allowed at the level."""
    mean, most, allowed = sum(times) / len(times), times[-1], MOST_MS.get(name)
    said = f"{mean:.2f} | {times[len(times) * 99 // 100]:.2f} | {most:.1f} |"
    if allowed is None:
        return f"{said} | "
    return f"{said} {allowed} | {'met' if most <= allowed else '**not met**'}"


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
    for language in ("en", "fr"):
        words_for(language)  # how long a table takes to load is measured by itself; forked processes have it
    for game in asked.games or GAMES:
        measured = [measure(pairing, asked.jobs) for pairing in PAIRINGS if pairing.game == game]
        contest = Contest(game, LADDER, LADDER_MATCHES, SEATS_OF_LADDER.get(game, GAMES[game].seats[0]), seed="ladder")
        played = hold(contest, asked.jobs)
        unhurried = sorted(ms for one in measured for ms in one.times.get("expert", ()))
        ladder = ladder_table(score(contest, played), thinking_times(played, LADDER), unhurried)
        text = "\n\n".join([bounds_table(measured), ladder] if measured else [ladder])
        print(text)
        if not asked.no_write:
            write(game, text)


if __name__ == "__main__":
    main()
