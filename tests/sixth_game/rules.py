"""Liar's Dice: who may do what now, how it begins, and how a view is imagined back."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import msgspec

from parlour.engine.act import Act
from parlour.engine.game import Setup
from parlour.engine.imagining import resume
from parlour.engine.plain import plain
from parlour.engine.refusal import Refused, worded
from parlour.engine.window import Window
from tests.sixth_game.refusal_texts import TEXTS
from tests.sixth_game.table import (
    DICE,
    FACES,
    ONE,
    Bid,
    Doubt,
    LiarsDice,
    Lifted,
    LostADie,
    Shake,
    Shook,
    StandingBid,
    WasBid,
)

LAST = "last"
REASONS = (LAST,)

refusal = worded(TEXTS)

SHAKE_FIRST = refusal("shake_first", "L1")
SHAKEN = refusal("shaken", "L1")
NO_BID_YET = refusal("no_bid_yet", "L2")
TOO_LOW = refusal("too_low", "L3")
TOO_MANY = refusal("too_many", "L3")
NO_SUCH_NUMBER = refusal("no_such_number", "L2")
ONES_ARE_WILD = refusal("ones_are_wild", "L4")
REFUSALS = (SHAKE_FIRST, SHAKEN, NO_BID_YET, TOO_LOW, TOO_MANY, NO_SUCH_NUMBER, ONES_ARE_WILD)


class Shaking(Window[LiarsDice]):
    """L1 Whoever begins a round has all cups shaken."""

    phase = "shaking"
    acts: ClassVar[tuple[type[Act], ...]] = (Shake,)

    def offers(self, t: LiarsDice, seat: int) -> list[Act]:
        return [Shake()]

    def shake(self, t: LiarsDice, seat: int, act: Shake) -> None:
        roll(t)
        for other, dice in enumerate(t.dice):
            if dice:
                t.tell(Shook(other, tuple(dice)))
        t.open(BIDDING, seat)


class Bidding(Window[LiarsDice]):
    """L2 Whoever's turn it is raises the bid, or doubts it. A10 "Go on" doubts, or makes the lowest bid there is."""

    phase = "bidding"
    acts: ClassVar[tuple[type[Act], ...]] = (Bid, Doubt)

    def offers(self, t: LiarsDice, seat: int) -> list[Act]:
        doubt: list[Act] = [Doubt()] if t.standing else []
        return doubt + [bid for bid in every_bid(t) if is_raise(t, bid)]

    def bid(self, t: LiarsDice, seat: int, act: Bid) -> None:
        t.standing = StandingBid(seat, act.count, act.number)
        t.tell(WasBid(seat, act.count, act.number))
        t.turn = left_of(t, seat)
        t.open(BIDDING, t.turn)

    def doubt(self, t: LiarsDice, seat: int, act: Doubt) -> None:
        """L5 All cups are lifted: if there are as many as were bid, the doubter loses a die, else the bidder."""
        bid = t.standing
        assert bid is not None
        found = sum(t.counts_as(die, bid.number) for dice in t.dice for die in dice)
        t.lifted = [list(dice) for dice in t.dice]
        t.tell(Lifted(seat, tuple(map(tuple, t.dice)), bid.seat, bid.count, bid.number, found))
        lose_a_die(t, seat if found >= bid.count else bid.seat)

    def refuse(self, t: LiarsDice, seat: int, act: Bid | Doubt) -> Refused | None:
        if isinstance(act, Doubt):
            return NO_BID_YET()
        if not 1 <= act.number <= len(FACES):
            return NO_SUCH_NUMBER()
        if act.number not in numbers(t):
            return ONES_ARE_WILD()
        if act.count > t.in_play:
            return TOO_MANY(dice=t.in_play)
        standing = t.standing or StandingBid(seat, 0, len(FACES))
        return TOO_LOW(count=standing.count, number=standing.number)


SHAKING: Final = Shaking()
BIDDING: Final = Bidding()


def against(t: LiarsDice, seat: int, act: Act) -> Refused | None:
    """L1 First the cups are shaken, then there is bidding."""
    if seat != t.turn:
        return None
    return SHAKE_FIRST() if t.window is SHAKING else SHAKEN()


def numbers(t: LiarsDice) -> range:
    """L4 Nobody bids on ones where they are wild."""
    return range(ONE + t.wild, len(FACES) + 1)


def every_bid(t: LiarsDice) -> list[Bid]:
    return [Bid(count, number) for count in range(1, t.in_play + 1) for number in numbers(t)]


def is_raise(t: LiarsDice, bid: Bid) -> bool:
    """L3 More dice, or as many of a higher number."""
    return t.standing is None or (bid.count, bid.number) > (t.standing.count, t.standing.number)


def left_of(t: LiarsDice, seat: int) -> int:
    """L6 The next player who has a die."""
    return next(other for other in (*t.others(seat), seat) if t.dice[other])


def next_round(t: LiarsDice, seat: int) -> None:
    t.turn, t.standing = seat, None
    t.open(SHAKING, seat)


def lose_a_die(t: LiarsDice, seat: int) -> None:
    """L6 Whoever lost a die begins the next round, or who sits left of them. L7 The last who has one wins."""
    t.dice[seat].pop()
    t.tell(LostADie(seat, len(t.dice[seat])))
    left = [other for other in range(t.players) if t.dice[other]]
    if len(left) == 1:
        t.over(left, LAST, [len(dice) for dice in t.dice])
    else:
        next_round(t, seat if t.dice[seat] else left_of(t, seat))


def roll(t: LiarsDice) -> None:
    t.dice = [[int(t.chance.roll(FACES)) for _ in dice] for dice in t.dice]


def begin(setup: Setup) -> LiarsDice:
    t = LiarsDice.laid_for(setup)
    t.wild = setup.options.wild
    t.dice = [[ONE] * DICE for _ in range(t.players)]
    next_round(t, setup.first_seat())
    return t


def imagine(setup: Setup, view: dict[str, Any]) -> LiarsDice:
    """What lies under the others' cups is rolled anew."""
    t = LiarsDice.laid_for(setup)
    t.wild, t.turn, t.lifted = setup.options.wild, view["turn"], plain(view["lifted"])
    t.standing = msgspec.convert(view["standing"], StandingBid | None)
    if not all(0 <= public["dice"] <= DICE for public in view["seats"]):
        raise ValueError("view: nobody has so many dice")
    t.dice = [[ONE] * public["dice"] for public in view["seats"]]
    roll(t)
    for seat, dice in enumerate(view["laid_open"] or ()):
        t.dice[seat] = list(dice)
    if view["you"] is not None:
        t.dice[view["you"]] = list(view["dice"])
    resume(t, view, {"shaking": SHAKING, "bidding": BIDDING}.get(view["phase"]), view["waiting"])
    return t
