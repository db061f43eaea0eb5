"""Do people see the links in what the bots say in Traitor Word? Pairs for readers, who do not know who said them.

    ./parlour python bench/pairs.py en --pairs 375 --control 0.2 --seed 16 --key key.txt > pairs.txt

Regulars and experts play in a language, and so many pairs (a word, and what was said after it) are drawn from their
chains. A control share of the pairs is made up of two words that were said far from each other, so that a reader who
nods at everything is found out. The key, for afterwards, tells for each line who said it.

Bound: at least nine of ten pairs that bots have said are judged linked. The pairs that the line above draws have been
read: bench/readers.py counts what was found.
"""

from __future__ import annotations

import argparse
import sys
from itertools import count, pairwise
from pathlib import Path
from typing import NamedTuple

import parlour
from parlour.bots import CHARACTERS, skill
from parlour.engine.chance import Chance
from parlour.lab.playing import Player, play_out

PACKS = {"en": "en/words", "fr": "fr/mots"}
SEATS = ("expert", "regular", "expert", "regular")
COLOURS = ("black", "pink")
DRAWN_FROM = 5  # so many times the pairs that are wanted are played, and those that are wanted drawn from them
MADE_UP = "made up"


class Pair(NamedTuple):
    before: str
    said: str
    by: str


def pairs_of_a_match(language: str, seed: int) -> list[Pair]:
    """Everything that is said in one match, each word with the one before it."""
    players = []
    for seat, level in enumerate(SEATS):
        found = skill("traitor-word", level)
        players.append(Player(found, CHARACTERS[(seat + seed) % len(CHARACTERS)], found.iterations))
    options = {"colour": COLOURS[seed % len(COLOURS)]}
    match = parlour.start("traitor-word", len(SEATS), PACKS[language], options, seed=seed)
    play_out(match, players, Chance.of(seed))
    chain = match.view(None)["chain"]
    return [Pair(a["word"], b["word"], SEATS[b["seat"]]) for a, b in pairwise(chain)]


def said_by_bots(language: str, wanted: int, chance: Chance) -> list[Pair]:
    pairs: list[Pair] = []
    for seed in count():
        if len(pairs) >= DRAWN_FROM * wanted:
            break
        pairs += pairs_of_a_match(language, seed)
    chance.shuffle(pairs)
    return pairs


def made_up(pairs: list[Pair], wanted: int, chance: Chance) -> list[Pair]:
    """A first word from here and a second from there."""
    return [Pair(chance.choice(pairs).before, chance.choice(pairs).said, MADE_UP) for _ in range(wanted)]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("language", choices=list(PACKS))
    asked.add_argument("--pairs", type=int, default=300, help="how many pairs in all")
    asked.add_argument("--control", type=float, default=0.0, help="the share of them that is made up")
    asked.add_argument("--key", type=Path, help="where to write who has said which")
    asked.add_argument("--seed", type=int, default=0)
    args = asked.parse_args()
    chance = Chance.of(args.seed)
    controls = round(args.pairs * args.control)
    said = said_by_bots(args.language, args.pairs, chance)
    shown = said[: args.pairs - controls] + made_up(said, controls, chance)
    chance.shuffle(shown)
    for number, pair in enumerate(shown, 1):
        print(f"{number:>4}  {pair.before} → {pair.said}")
    if args.key is not None:
        lines = [f"{number}\t{pair.by}\n" for number, pair in enumerate(shown, 1)]
        args.key.write_text("".join(lines), encoding="utf-8")
    elif controls:
        print("pairs.py: without --key nobody can tell which pairs are made up", file=sys.stderr)


if __name__ == "__main__":
    main()
