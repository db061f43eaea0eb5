"""A full table of Out of Control that looks just like a given view: what its owner cannot see is drawn at random."""

from __future__ import annotations

from itertools import chain
from typing import Any

import msgspec

from parlour.engine.game import Setup
from parlour.engine.imagining import known_hands, resume, unseen_cards
from parlour.games.out_of_control.cards import DECK, HIGHEST, LOWEST
from parlour.games.out_of_control.rules import PLAYING, ROLLING
from parlour.games.out_of_control.state import Control, Cut
from parlour.games.out_of_control.successions import Succession


def imagine(setup: Setup, view: dict[str, Any]) -> Control:
    t = Control.laid_for(setup)
    t.teams = setup.options.teams
    t.turn, t.die, t.owed = view["turn"], view["die"], view["owed"]
    t.laid, t.built, t.idle = view["laid"], view["built"], view["idle"]
    t.cut = msgspec.convert(view["cut"], tuple[Cut, ...] | None)
    t.successions = msgspec.convert(view["successions"], list[Succession])
    t.discard = list(view["discard"])
    for place in view["substituted"]:
        if not LOWEST <= place["number"] <= HIGHEST:
            raise ValueError("view: a succession has no such place")
        t.substituted[place["succession"]] = t.substituted.get(place["succession"], 0) | 1 << place["number"]
    _imagine_cards(t, view)
    resume(t, view, {"roll": ROLLING, "play": PLAYING}.get(view["phase"]), view["waiting"])
    return t


def _imagine_cards(t: Control, view: dict[str, Any]) -> None:
    on_the_table = [card for row in t.successions for card in row.cards]
    hands = known_hands(view)
    unseen = unseen_cards(DECK, [*chain(*hands.values()), *t.discard, *on_the_table])
    t.chance.shuffle(unseen)
    for seat, public in enumerate(view["seats"]):
        t.hands.append(hands[seat] if seat in hands else [unseen.pop() for _ in range(public["cards"])])
    t.deck = unseen
