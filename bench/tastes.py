"""How well bots get to know somebody's tastes in Player of Honour: hits of five, by rounds seen and by level.

    ./parlour python bench/tastes.py [meetings]

Somebody with a character ranks five topics for so many rounds, and is watched; then how many of five new topics does a
bot, another character, give the right number? By chance it is 1.0. At first nothing else is known about them, as of a
person; then it is known which bot they are, and so what its sentence says.
"""

from __future__ import annotations

import sys

from parlour.bots import CHARACTERS, Character, Past, let_play, sight_of, skill
from parlour.door import start
from parlour.engine.chance import Chance, Stacked
from parlour.engine.match import Match
from parlour.games.player_of_honour.acts import Place

LEVELS = ("random", "novice", "regular", "expert")
MOST_ROUNDS = 6
CARDS = 100
HONOUR, GUESSER, OTHER = range(3)


def round_of(cards: list[int], somebody: Character) -> Match:
    """A match whose first five topics are these, with the Player of Honour's numbers laid."""
    match = start("player-of-honour", 3, first=HONOUR, chance=Stacked(deck=tuple(cards)))
    sight = sight_of(match, HONOUR, somebody)
    assert sight is not None
    ranking = skill("player-of-honour", "regular").play(sight, Chance.of(0), 1)
    assert ranking is not None
    match.play(HONOUR, ranking)
    return match


def watched(cards: list[int], somebody: Character, names: tuple[str, ...]) -> Past:
    """A round as everybody saw it, to its end."""
    match = round_of(cards, somebody)
    chance = Chance.of(0)
    while match.view(None)["round"] == 1:
        seat = match.waiting[-1]
        let_play(match, seat, skill("player-of-honour", "regular" if seat == HONOUR else "random").play, chance)
    return Past(names, match.events(None))


def hits(level: str, rounds: int, meetings: int, introduced: bool = False) -> float:
    """The mean number of topics that are given the right number, after so many rounds with the same player, whose
    sentence can be read if they were introduced by name."""
    equal = 0
    for meeting in range(meetings):
        somebody, chance = CHARACTERS[meeting % len(CHARACTERS)], Chance.of(meeting)
        cards = list(range(1, CARDS + 1))
        chance.shuffle(cards)
        fives = [cards[at : at + 5] for at in range(0, 5 * (rounds + 1), 5)]
        names = (somebody.name if introduced else "somebody", "guesser", "other")
        earlier = tuple([watched(five, somebody, names) for five in fives[1:]])
        match = round_of(fives[0], somebody)
        others = [character for character in CHARACTERS if character is not somebody]
        me = others[meeting // len(CHARACTERS) % len(others)]
        sight = sight_of(match, GUESSER, me, names, earlier)
        assert sight is not None
        bot = skill("player-of-honour", level)
        guess = bot.play(sight, chance, bot.iterations)
        assert isinstance(guess, Place)
        laid = match.view(HONOUR)["placed"]["ranks"]
        equal += sum(mine == theirs for mine, theirs in zip(guess.ranks, laid, strict=True))
    return equal / meetings


def main() -> None:
    meetings = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    print(f"Hits of five, {meetings} meetings each.")
    rounds = range(MOST_ROUNDS + 1)
    for introduced in (False, True):
        print("The sentence is read:" if introduced else "No sentence, as of a person:")
        print(f"{'rounds seen':<12}" + "".join(f"{n:>7}" for n in rounds))
        for level in LEVELS:
            print(f"{level:<12}" + "".join(f"{hits(level, n, meetings, introduced):>7.2f}" for n in rounds), flush=True)


if __name__ == "__main__":
    main()
