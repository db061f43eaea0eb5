"""Would searching play Bluff better than weighing does? A search player, against the regular and against the expert.

    ./parlour python bench/bluff_search.py                          # about as long an act as the expert thinks
    ./parlour python bench/bluff_search.py --tries 4000 --against expert --matches 60

The search player is information-set Monte Carlo tree search. Each try imagines the round anew, with the opponent's hand
as the expert guesses at it, goes down a tree of what its own seat may see, by UCB, and plays on from there as regulars
do, to the end of the round. The opponent plays as a regular from the start: its own nodes would be told apart by hands
of which hardly one is imagined twice.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import accumulate
from pathlib import Path
from random import Random
from statistics import mean
from typing import Final, NamedTuple

# Run as a script, Python looks beside the script and not in the root, where the package `bench` is.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.bots import interval
from parlour.bots import CHARACTERS, Sight, Skill, skill
from parlour.door import start
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.bluff.acts import BLOCK, DOWN, HAND, PLACES, UP, Throw
from parlour.games.bluff.bots.belief import Belief, is_of_use
from parlour.games.bluff.bots.following import Followed
from parlour.games.bluff.bots.hand import WILD, Reading, is_complete, missing, spare, wanted
from parlour.games.bluff.bots.outlook import OUT_OF_THE_BLUE
from parlour.games.bluff.bots.watching import has_just_taken_up, suspicion, taken_up
from parlour.games.bluff.cards import WILD as WILD_CARD
from parlour.games.bluff.rules import RUN_OUTS
from parlour.lab.playing import Player, play_out

TRIES: Final = 300
GUESSES: Final = 100
"""At the opponent's hand. With the tries it takes about as long as the expert's 400 guesses, which it only weighs."""
EXPLORING: Final = 0.5
"""How much UCB looks at what has been tried little."""
WAITS: Final = (2, 3)
"""Regulars Block when the second or the third open card has been taken."""
LONGEST: Final = 60
"""Turns that are played on; what is not decided then is half won."""

Doing = int
"""What may be done: a card to throw out, or one of these."""
DRAW: Final = -2
TAKE: Final = -3
CALL_BLOCK: Final = -4

Seen = tuple[object, ...]


class Round:
    """A round as it may stand, in the numbers of hand.py. It is played some hundred times an act, so it tells no
    story and refuses nothing. Whoever may call Out does."""

    def __init__(self, me: int, dice: Random, mine: list[int], theirs: list[int]) -> None:
        self.me, self.turn = me, me
        self._dice = dice
        self.hands = [mine, theirs] if me == 0 else [theirs, mine]
        self.down: list[int] = []
        """In no order: a card is drawn from anywhere. B6: what is at the bottom comes last."""
        self.bottom: list[int] = []
        self.up: list[int] = []
        self.run_outs = 0
        self.picked: int | None = None
        self.may_out = [True, True]
        self.may_block = True
        self.kept: list[list[int]] = [[], []]
        """The open cards that each has taken and still holds, since the other last saw the hand."""
        self.took = [False, False]
        """Whether the last turn of each began at the face-up pile."""
        self.waits = [dice.choice(WAITS), dice.choice(WAITS)]
        self.suspected: float | None = None
        """How likely the opponent Blocks in its next turn, where that is known better than by habit."""
        self.won: float | None = None
        """By me: 1, 0, or half (B10); None as long as it goes on."""

    @property
    def is_mine(self) -> bool:
        return self.turn == self.me

    def seen(self) -> Seen:
        """What I have before me."""
        top = self.up[-1] if self.up else None
        return tuple(sorted(self.hands[self.me])), top, self.picked, len(self.kept[1 - self.me]), self.may_block

    def doings(self) -> list[Doing]:
        """B3 What I may do, less what nobody would: throw out a card that is needed while another can be spared."""
        hand = self.hands[self.turn]
        if len(hand) > HAND:
            spared = [card for card in dict.fromkeys(spare(tuple(hand))) if card != self.picked]
            return spared or [card for card in hand if card != self.picked]
        return [DRAW, *([TAKE] if self.up else []), *([CALL_BLOCK] if self.may_block else [])]

    def do(self, doing: Doing) -> None:
        if doing == DRAW:
            self._draw(self.turn)
        elif doing == TAKE:
            self._take()
        elif doing == CALL_BLOCK:
            self._block()
        else:
            self._throw(doing)

    # ── B3 to B10 ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _take(self) -> None:
        self.picked = card = self.up.pop()
        self.hands[self.turn].append(card)
        self.kept[self.turn].append(card)
        self.took[self.turn] = True

    def _draw(self, seat: int) -> None:
        down = self.down
        at = int(self._dice.random() * len(down))
        down[at], down[-1] = down[-1], down[at]
        self.hands[seat].append(down.pop())
        self.took[seat] = False
        if not down and self.bottom:
            self.down, self.bottom = self.bottom, []
        elif not down:
            self.down, self.up = self.up, []  # B7
            self.run_outs += 1
            if self.run_outs == RUN_OUTS:
                self.won = 0.5  # B10

    def _throw(self, card: int) -> None:
        self._lay_open(card)
        self._end_turn()

    def _lay_open(self, card: int) -> None:
        self.hands[self.turn].remove(card)
        if card in self.kept[self.turn]:
            self.kept[self.turn].remove(card)
        self.up.append(card)

    def _block(self) -> None:
        """B6"""
        seat, other = self.turn, 1 - self.turn
        self.kept[other], self.took[other] = [], False
        if is_complete(self.hands[other]):
            self.may_block, self.may_out[other] = False, False
            lost, self.hands[other] = self.hands[other], []
            for _ in range(HAND):
                self._draw(other)
            self.bottom += lost
        else:
            self._lay_open(self._dice.choice(self.hands[seat]))
            self._draw(seat)
            self._end_turn()

    def _end_turn(self) -> None:
        self.may_out[self.turn] = True
        self.turn = 1 - self.turn
        self.picked, self.may_block = None, True
        if self.won is None and self.may_out[self.turn] and is_complete(self.hands[self.turn]):
            self.won = 1.0 if self.is_mine else 0.0

    # ── as regulars play ────────────────────────────────────────────────────────────────────────────────────────────

    def play_on(self) -> None:
        for _ in range(LONGEST):
            if self.won is not None:
                return
            self.go_on()
        if self.won is None:
            self.won = 0.5

    def go_on(self) -> None:
        """What is left of a turn. The one who has Blocked with success still has it."""
        hand = self.hands[self.turn]
        if len(hand) == HAND:
            if self.may_block and self._suspects():
                return self._block()
            if self.up and is_of_use(hand, self.up[-1]):
                self._take()
            else:
                self._draw(self.turn)
        return self._throw(self._spared())

    def _suspects(self) -> bool:
        seat, other = self.turn, 1 - self.turn
        if not self.is_mine and self.suspected is not None:
            blocks, self.suspected = self._dice.random() < self.suspected, None
            return blocks
        return self.took[other] and len(self.kept[other]) >= self.waits[seat]

    def _spared(self) -> int:
        """Nothing that goes with what the opponent took last, if that can be; of equals the newest card."""
        hand, theirs = self.hands[self.turn], [card // 3 for card in self.kept[1 - self.turn][-1:]]
        newest = hand[-1]
        goes_with_nothing = newest != WILD and WILD not in hand and [c // 3 for c in hand].count(newest // 3) == 1
        if goes_with_nothing and self.picked is None and newest // 3 not in theirs:
            return newest  # most cards are like this one, which is quickly seen
        spared = self.doings()
        return max(reversed(hand), key=lambda card: (card in spared, card // 3 not in theirs))


class Imagined:
    """`imagined.round()` is a round that looks to the bot like the one it plays in."""

    def __init__(self, sight: Sight, reading: Reading, dice: Random) -> None:
        self._view, self._me, self._dice = sight.view, sight.seat, dice
        self._mine = [reading.cards[name] for name in sight.view["hand"]]
        self._picked = reading.cards.get(sight.view["picked"])
        followed = Followed(sight, reading)
        self._up = followed.up
        self._unseen = [*followed.pool, *followed.bottom]
        self._bottom = [card for card in followed.bottom if card != WILD]
        self._ready, guessed = Belief(followed.steps, GUESSES, dice).hands()
        self._hands = list(guessed)
        self._weights = list(accumulate(guessed.values()))
        self._last = {hand: weight for hand, weight in guessed.items() if missing(hand) == 1}
        self._kept = [[reading.cards[name] for name in taken_up(sight, seat)] for seat in (0, 1)]
        self._took = [seat != self._me and has_just_taken_up(sight) for seat in (0, 1)]
        self._suspicion = suspicion(sight)

    def round(self) -> Round:
        theirs, left = self._theirs()
        bottom = [card for card in self._bottom if card in left]
        for card in bottom:
            left.remove(card)
        view = self._view
        r = Round(self._me, self._dice, self._mine.copy(), theirs)
        r.down, r.bottom = (left, bottom) if left else (bottom, [])
        r.up, r.picked, r.run_outs = self._up.copy(), self._picked, view["run_outs"]
        r.may_out = list(view["may_out"])
        r.may_block = view["may_block"] and self._ready > OUT_OF_THE_BLUE
        r.kept, r.took = [kept.copy() for kept in self._kept], self._took.copy()
        return r

    def suspected(self, took: bool) -> float:
        return self._suspicion.if_i_took if took else self._suspicion.if_i_drew

    def _theirs(self) -> tuple[list[int], list[int]]:
        """A hand as the expert guesses at it, and what is left of the unseen cards. A guess need not agree with all
        that was seen: what cannot be is replaced."""
        hand, left = self._guess(), self._unseen.copy()
        theirs: list[int] = []
        for card in hand:
            if card not in left:
                card = self._dice.choice(left)
            left.remove(card)
            theirs.append(card)
        return theirs, left

    def _guess(self) -> list[int]:
        dice = self._dice
        if self._hands and dice.random() >= self._ready:
            return list(dice.choices(self._hands, cum_weights=self._weights)[0])
        return self._complete()

    def _complete(self) -> list[int]:
        """A hand that waited for its last card has got it; where no guess waits for one, the hand was foreseen."""
        dice = self._dice
        if not self._last:
            return self._any_complete()
        five = dice.choices(list(self._last), list(self._last.values()))[0]
        comes = [card for card in wanted(five) if card in self._unseen]
        if not comes:
            return self._any_complete()
        six = [*five, dice.choice(comes)]
        six.remove(dice.choice(spare(tuple(six))))
        return six

    def _any_complete(self) -> list[int]:
        """The unseen cards of two terms of which the most is unseen."""
        by_term: dict[int, list[int]] = {}
        for card in self._unseen:
            if card != WILD:
                by_term.setdefault(card // 3, []).append(card)
        terms = list(by_term.values())
        self._dice.shuffle(terms)
        trio, pair = sorted(terms, key=len)[-2:]
        return [*trio, *pair][-HAND:]


class Tried:
    """How often something was tried, and how often that won."""

    __slots__ = ("times", "won")

    def __init__(self) -> None:
        self.times = 0
        self.won = 0.0


Node = dict[Doing, Tried]


def search(sight: Sight, chance: Chance, budget: int) -> Act | None:
    """The budget counts tries."""
    if sight.view["phase"] == "choose":
        return PLACES[0]
    reading = Reading(sight)
    if sight.view["phase"] == "turn" and sight.view["may_out"][sight.seat] and (out := reading.out(sight.view["hand"])):
        return out
    imagined = Imagined(sight, reading, Random(chance.below(1 << 62)))
    now = imagined.round()
    best = now.doings()[0]
    if len(now.doings()) > 1:
        tree: dict[Seen, Node] = {now.seen(): {}}
        for _ in range(budget):
            try_once(imagined, tree)
        tried = tree[now.seen()]
        best = max(tried, key=lambda doing: (tried[doing].times, tried[doing].won))
    return act_of(best, reading)


def try_once(imagined: Imagined, tree: dict[Seen, Node]) -> None:
    """Down the tree as far as it goes, one node further, and on by habit."""
    r = imagined.round()
    way: list[Tried] = []
    while r.won is None:
        if not r.is_mine:
            r.go_on()
            continue
        seen, doings = r.seen(), r.doings()
        if seen not in tree:
            tree[seen] = {}
            break
        doing = promising(tree[seen], doings)
        way.append(tree[seen].setdefault(doing, Tried()))
        way[-1].times += 1
        if doing >= WILD:
            r.suspected = imagined.suspected(took=r.picked is not None)
        r.do(doing)
    r.play_on()
    assert r.won is not None
    for tried in way:
        tried.won += r.won


def promising(node: Node, doings: list[Doing]) -> Doing:
    """UCB; what was never tried comes first."""
    for doing in doings:
        if doing not in node:
            return doing
    total = math.log(sum([node[doing].times for doing in doings]))

    def hoped(doing: Doing) -> float:
        tried = node[doing]
        return tried.won / tried.times + EXPLORING * math.sqrt(total / tried.times)

    return max(doings, key=hoped)


def act_of(doing: Doing, reading: Reading) -> Act:
    plain: dict[Doing, Act] = {DRAW: DOWN, TAKE: UP, CALL_BLOCK: BLOCK, WILD: Throw(WILD_CARD)}
    return plain.get(doing) or Throw(reading.names[doing])


class Meeting(NamedTuple):
    """The search player against a level; every deal is played twice, with the seats changed."""

    tries: int
    against: str
    matches: int
    seed: str


class Played(NamedTuple):
    won: float
    thought: list[list[float]]
    """The seconds of each act, of the search player and of the other."""


def play_one(meeting: Meeting, number: int) -> Played:
    deal, turned = divmod(number, 2)
    other = skill("bluff", meeting.against)
    bots = (Skill(search, meeting.tries), other)
    players = [Player(bot, CHARACTERS[(deal + at) % len(CHARACTERS)], bot.iterations) for at, bot in enumerate(bots)]
    match = start("bluff", 2, seed=f"{meeting.seed}:{deal}")
    play_out(match, players[::-1] if turned else players, Chance.of(f"{meeting.seed}:{number}"))
    assert match.result is not None
    winners = match.result.winners
    return Played((turned in winners) / len(winners), [player.thought for player in players])


def hold(meeting: Meeting, jobs: int) -> str:
    """A line: the share of the search player, its 95 %, and how long each thought an act."""
    with ProcessPoolExecutor(jobs) as pool:
        played = list(pool.map(play_one, [meeting] * meeting.matches, range(meeting.matches)))
    won = sum([one.won for one in played]) / meeting.matches
    low, high = interval(won, meeting.matches)
    means = [1000 * mean([seconds for one in played for seconds in one.thought[at]]) for at in (0, 1)]
    return (
        f"{meeting.tries} tries against the {meeting.against}, {meeting.matches} matches: won {won:.1%} "
        f"({low:.1%} – {high:.1%}); {means[0]:.1f} ms an act against {means[1]:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tries", type=int, default=TRIES, help="of the search player, for an act")
    parser.add_argument("--against", nargs="+", default=["regular", "expert"], help="which levels")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="so many processes")
    asked = parser.parse_args()
    for level in asked.against:
        print(hold(Meeting(asked.tries, level, asked.matches, asked.seed), asked.jobs), flush=True)


if __name__ == "__main__":
    main()
