"""A full table of Player of Honour that looks just like a given view: what its owner cannot see is drawn at random."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.engine.game import Setup
from parlour.engine.imagining import resume
from parlour.games.player_of_honour.acts import NUMBERS, TOPICS, Place
from parlour.games.player_of_honour.cards import TopicCard, number_of
from parlour.games.player_of_honour.rules import DUO, DUO_TOP_SCORE, PLACING, REVEALING, is_guesser
from parlour.games.player_of_honour.state import Honour, Round, Turned


def imagine(setup: Setup, view: dict[str, Any]) -> Honour:
    t = Honour.laid_for(setup)
    t.cards = setup.cards
    t.round, t.rounds, t.honour, t.good_score = view["round"], view["rounds"], view["honour"], view["good_score"]
    t.top_score = DUO_TOP_SCORE if t.players == DUO else None
    t.topics = msgspec.convert(view["topics"], tuple[TopicCard, ...])
    t.shown, t.done, t.scores = tuple(view["shown"]), tuple(view["done"]), list(view["scores"])
    t.revealed = msgspec.convert(view["revealed"], list[Turned])
    t.last = msgspec.convert(view["last"], Round | None)
    seen = {number_of(card) for card in (*t.shown, *[topic.card for topic in t.topics])}
    t.pile = [card for card in t.cards.all if card not in seen]
    t.chance.shuffle(t.pile)
    t.placed = [_imagine_placed(t, view, seat) for seat in range(t.players)]
    window = {"place": PLACING, "reveal": REVEALING}.get(view["phase"])
    resume(t, view, window, view["waiting"] if window is REVEALING else range(t.players))
    return t


def _imagine_placed(t: Honour, view: dict[str, Any], seat: int) -> Place | None:
    """What a seat has laid. Who is not done may have laid something or nothing: that shows to nobody (P2)."""
    if view["over"] and t.last:
        return Place(t.last.ranks[seat], t.last.sure[seat])
    if seat == view["you"]:
        return Place(tuple(view["placed"]["ranks"]), view["placed"]["sure"]) if view["placed"] else None
    return _imagine_ranking(t, seat) if seat in t.done or t.chance.below(2) else None


def _imagine_ranking(t: Honour, seat: int) -> Place:
    """The numbers that are turned lie where they lie, the others anywhere else; so does the I Know This One! card."""
    turned = {step.topic: step.guesses[seat] or step.number for step in t.revealed}
    numbers = [number for number in NUMBERS if number not in turned.values()]
    t.chance.shuffle(numbers)
    ranks = tuple([turned.get(topic) or numbers.pop() for topic in TOPICS])
    if not is_guesser(t, seat):
        return Place(ranks)
    known = [step.topic for step in t.revealed if seat in step.sure]
    return Place(ranks, *known or [t.chance.choice([topic for topic in TOPICS if topic not in turned])])
