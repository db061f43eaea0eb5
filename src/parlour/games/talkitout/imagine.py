"""A full table of #TalkItOut that looks just like a given view: what its owner cannot see is drawn at random."""

from __future__ import annotations

from itertools import chain
from typing import Any

import msgspec

from parlour.engine.game import Setup
from parlour.engine.imagining import known_hands, resume, sealed_choices, unseen_cards
from parlour.games.talkitout.acts import VOTES, Vote
from parlour.games.talkitout.cards import EVERY_CATEGORY
from parlour.games.talkitout.events import Answered
from parlour.games.talkitout.rules import ANSWERING, DRAWN, NAMED_ANSWERS, TELLING, TURN, VOTING
from parlour.games.talkitout.state import Talk, Verdict


def imagine(setup: Setup, view: dict[str, Any]) -> Talk:
    t = Talk.laid_for(setup)
    t.cards = setup.cards
    you, t.turn, t.top, t.special = view["you"], view["turn"], view["top"], view["special"]
    t.need = EVERY_CATEGORY if t.special else t.cards.categories[t.top]
    t.idle, t.drawn, t.lie = view["idle"], view["drawn"], view["lie"]
    t.tied = None if view["tied"] is None else tuple(view["tied"])
    t.answers = tuple([Answered(answer["seat"], answer["text"]) for answer in view["answers"]])
    t.verdict = msgspec.convert(view["verdict"], Verdict | None)
    _imagine_cards(t, view)
    if view["phase"] == "vote" and you != t.turn:
        t.lie = t.chance.below(2)
    window = {
        "turn": TURN,
        "drawn": DRAWN,
        "answer": ANSWERING if view["waiting"] == [t.turn] else NAMED_ANSWERS,
        "tell": TELLING,
        "vote": VOTING,
    }.get(view["phase"])
    resume(t, view, window, sorted(t.others(t.turn)) if window is VOTING else view["waiting"])
    t.sealed = sealed_choices(view, Vote, lambda seat: t.chance.choice(VOTES))
    return t


def _imagine_cards(t: Talk, view: dict[str, Any]) -> None:
    you, hands = view["you"], known_hands(view)
    seen = [*chain(*hands.values()), t.top, *([t.special] if t.special else [])]
    unseen = unseen_cards(t.cards.all, seen)
    t.chance.shuffle(unseen)
    if view["phase"] == "drawn" and you != t.turn:
        # what was drawn matches, or there would be nothing to decide; it came last into the hand
        t.drawn = next(card for card in unseen if card in t.cards.matching[t.need])
        unseen.remove(t.drawn)
    for seat, public in enumerate(view["seats"]):
        if seat in hands:
            t.hands.append(hands[seat])
        else:
            last = [t.drawn] if t.drawn and seat == t.turn else []
            t.hands.append([unseen.pop() for _ in range(public["cards"] - len(last))] + last)
    t.pile = [unseen.pop() for _ in range(view["pile"])]
    t.below = unseen
