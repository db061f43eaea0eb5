"""The round as a good watcher follows it: what the opponent did, turn by turn, and which cards it can have had then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from parlour.bots.sight import Sight
from parlour.games.bluff.acts import HAND
from parlour.games.bluff.bots.hand import WILD, Reading
from parlour.games.bluff.bots.watching import this_round

WILDS: Final = 2


class Step(NamedTuple):
    """Something that the opponent did, or that happened to it."""

    doing: Literal["new_hand", "kept_playing", "left", "drew", "took", "threw", "lost", "shown"]
    """new_hand: five cards of `pool`. kept_playing: it might have called Out, and did not. left: it let `card` lie.
    drew: a card of `pool`. took: `card`, while the unknown part of its hand was of `pool`. threw: `card`. lost: `card`,
    chosen blind. shown: its hand is `pool`."""
    card: int = WILD
    pool: tuple[int, ...] = ()


class Followed:
    """What was followed from the deal to now; the cards are those of the bot's reading."""

    def __init__(self, sight: Sight, reading: Reading) -> None:
        self._me, self._reading = sight.seat, reading
        self._all = range(len(reading.names))
        self.up: list[int] = []
        """The face-up pile, as far as it was seen to grow."""
        self._lost: list[tuple[int, ...]] = []
        """B6: hands that were lost by Blocks and lie at the bottom of the face-down pile, the lowest last. Of my own it
        is not kept what they were."""
        self.steps: list[Step] = []
        """Since the opponent's hand was last known, or all new."""
        self._may_out = self._in_turn = False  # of the opponent
        self._new_cards = 0  # B6: so many are still to come of somebody's new hand, which is a step of its own
        self._redraws = False  # B6: it has lost a card, and draws another
        story = this_round(sight)
        hand = [reading.cards[name] for name in sight.view["hand"]]
        still_down = down_after(story, sight.view["down"])
        for event, mine, down in zip(story, self._mine_before(story, hand), still_down, strict=True):
            while self._lost and HAND * len(self._lost) > down:
                self._lost.pop(0)  # whoever draws from it may have any of it
            self._follow(event, mine)
        if not story:  # whoever has not seen the deal knows what lies open, and no more
            self.up = [reading.cards[name] for name in [sight.view["up"]] if name]
            self.steps = [Step("new_hand", pool=self.unseen(hand))]
        self.pool = self.unseen(hand)
        """What may be in the opponent's hand or in the face-down pile now."""

    @property
    def bottom(self) -> list[int]:
        """What the opponent has lost by Blocks, and nobody can have drawn yet."""
        return [card for hand in self._lost for card in hand]

    def unseen(self, mine: Sequence[int]) -> tuple[int, ...]:
        """What may be in the opponent's hand or in the face-down pile, where these cards are mine."""
        seen = [*self.up, *self.bottom, *mine]
        once = frozenset(seen)
        return (*[card for card in self._all if card not in once], *[WILD] * (WILDS - seen.count(WILD)))

    def _card(self, event: dict[str, Any]) -> int:
        return self._reading.cards[event["card"]] if "card" in event else WILD

    def _mine_before(self, story: list[dict[str, Any]], hand: list[int]) -> list[tuple[int, ...]]:
        """For each event, the cards that I held before it, or drew later out of the face-down pile: the opponent cannot
        have had them. Found by going back from the hand as it is now."""
        mine, before = hand.copy(), []
        for event in reversed(story):
            told, by_me = event["event"], event["seat"] == self._me
            card = self._card(event)
            if (told, by_me) in (("threw", True), ("chose", False)):
                mine.append(card)
            elif (told, by_me) == ("drew", True):
                if card not in mine:
                    mine.append(card)  # lost by a Block since
            elif told in ("took", "threw", "chose") and card in mine:
                mine.remove(card)
            before.append(tuple(mine))
        return before[::-1]

    def _follow(self, event: dict[str, Any], mine: Sequence[int]) -> None:
        told, card, by_me = event["event"], self._card(event), event["seat"] == self._me
        if not by_me and told in ("drew", "took", "blocked") and not (self._new_cards or self._redraws):
            self._begin_turn()
        if told == "dealt":
            self.up, self._may_out = [card], not by_me  # B4
            self.steps = [Step("new_hand", pool=self.unseen(mine))]
        elif told == "drew" and self._new_cards:
            self._new_cards -= 1
            if not by_me and not self._new_cards:  # only now is it known which of the lost hands it may be
                self.steps = [Step("new_hand", pool=self.unseen(mine))]
        elif told == "drew" and not by_me:
            self._draw(mine)
        elif told == "took":
            self.up.pop()
            if not by_me:
                self.steps.append(Step("took", card, self.unseen(mine)))
        elif told in ("threw", "chose"):
            if by_me == (told == "chose"):
                self.steps.append(Step("threw" if told == "threw" else "lost", card))
                self._in_turn, self._may_out = False, True
                self._redraws = told == "chose"
            self.up.append(card)
        elif told == "turned_over":
            self.up = []
            self._lost = self._lost[-1:] if self._new_cards else []
        elif told == "blocked":
            if event["success"]:
                self._lost.append(())
                self._new_cards = HAND
            if by_me:
                self._show(event)

    def _begin_turn(self) -> None:
        if not self._in_turn and self._may_out:
            self.steps.append(Step("kept_playing"))
        self._in_turn = True

    def _draw(self, mine: Sequence[int]) -> None:
        if self._in_turn and self.up:
            self.steps.append(Step("left", self.up[-1]))
        self.steps.append(Step("drew", pool=self.unseen(mine)))
        self._redraws = False

    def _show(self, event: dict[str, Any]) -> None:
        shown = tuple([self._reading.cards[name] for name in event["hand"]])
        self.steps = [Step("shown", pool=shown)]
        if event["success"]:
            self._lost[-1], self._may_out = shown, False


def down_after(story: Sequence[dict[str, Any]], now: int) -> list[int]:
    """For each event, how many cards lie in the face-down pile after it, with a hand that is on its way to the bottom
    (B6) there already. Found by going back from the pile as it is now."""
    counts = []
    for event in reversed(story):
        counts.append(now)
        match event["event"]:
            case "drew":
                now += 1
            case "turned_over":
                now = 0
            case "blocked" if event["success"]:
                now -= HAND
    return counts[::-1]
