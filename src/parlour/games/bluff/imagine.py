"""A full table of Bluff that looks just like a given view: what its owner cannot see is drawn at random."""

from __future__ import annotations

from itertools import chain
from typing import Any

import msgspec

from parlour.engine.game import Setup
from parlour.engine.imagining import resume, unseen_cards
from parlour.engine.text import fold
from parlour.games.bluff.acts import HAND
from parlour.games.bluff.cards import KINDS, BluffCards
from parlour.games.bluff.hands import is_complete
from parlour.games.bluff.rules import CHOOSING, THROWING, TURN
from parlour.games.bluff.state import THROWN, Bluff, Laid, RoundEnd

ATTEMPTS = 1000
"""Hardly one hand in a thousand is complete: whoever draws so many has been given no choice."""


def imagine(setup: Setup, view: dict[str, Any]) -> Bluff:
    t = Bluff.laid_for(setup)
    t.cards = setup.cards if view["sheet"] is None else _as_laid_open(setup.cards, view["sheet"])
    t.options = setup.options
    t.round, t.dealer, t.turn, t.run_outs = view["round"], view["dealer"], view["turn"], view["run_outs"]
    t.picked, t.may_out, t.may_block = view["picked"], list(view["may_out"]), view["may_block"]
    t.chosen = view["chosen"]
    t.score, t.last = list(view["score"]), msgspec.convert(view["last"], RoundEnd | None)
    terms = [t.cards.named[fold(word)] for word in view["terms"]]
    t.terms = tuple(view["terms"])
    t.sheet = tuple([t.cards.lines[at] for at in terms]) if view["sheet"] is not None else None
    every_card = t.cards.of_terms(terms)
    for _ in range(ATTEMPTS):
        _imagine_cards(t, view, every_card)
        # a hand that was Blocked without success is not complete; both players know it anyway, a spectator does not
        if view["phase"] != "choose" or view["you"] is not None or not is_complete(t.cards, t.hands[1 - t.turn]):
            break
    else:
        raise ValueError("view: the hand that was Blocked in vain is complete")
    _imagine_shown(t, view)
    window = {"turn": TURN, "throw": THROWING, "choose": CHOOSING}.get(view["phase"])
    resume(t, view, window, view["waiting"])
    return t


def _as_laid_open(cards: BluffCards, sheet: list[dict[str, Any]]) -> BluffCards:
    """The sheet says what belongs together. Of cards that read alike and have drawn names, their texts do not."""
    if cards.called is None:
        return cards
    called = {**cards.called}
    named = {name: card for card, name in called.items()}
    for line in sheet:
        for kind, name in zip(KINDS, line["cards"], strict=True):
            card, other = f"{line['id']}.{kind}", named[name]
            called[other], called[card] = called[card], name
            named[called[other]], named[name] = other, card
    return cards if called == cards.called else BluffCards(cards.deck, called)


def _imagine_cards(t: Bluff, view: dict[str, Any], every_card: list[str]) -> None:
    you = view["you"]
    bottom = _shown_in_this_round(view) if _has_blocked(view) else []  # B6: where the lost hand went
    top = [view["up"]] if view["up"] else []
    known = [_known_of(view, seat) for seat in (0, 1)]
    newest = [[t.picked] if t.picked and t.turn == seat != you else [] for seat in (0, 1)]  # it came last into the hand
    seen = [*chain(*known, *newest), *bottom, *top]
    if not t.cards.term.keys() >= {*seen}:
        raise ValueError("view: it shows cards that are not in the deck, or their names were drawn; give their texts")
    unseen = unseen_cards(every_card, seen)
    t.chance.shuffle(unseen)
    t.chance.shuffle(bottom)
    t.hands = []
    for seat in (0, 1):
        missing = view["seats"][seat]["cards"] - len(known[seat] + newest[seat])
        t.hands.append(known[seat] + [unseen.pop() for _ in range(missing)] + newest[seat])
    t.down = bottom + [unseen.pop() for _ in range(view["down"] - len(bottom))]
    t.up = unseen + top
    # how the cards below came there nobody can tell again, nor of the topmost in a view from before it was told
    laid = msgspec.convert(view.get("up_from") or THROWN[1 - t.turn], Laid)
    t.laid = [THROWN[t.turn]] * len(unseen) + [laid] * len(top)


def _known_of(view: dict[str, Any], seat: int) -> list[str]:
    """The cards of a hand that the viewer knows, oldest first, but for the one just picked from the face-up pile."""
    you = view["you"]
    if seat == you:
        return list(view["hand"])
    if view["over"]:
        return list(view["laid_open"][seat])
    if _has_blocked(view):
        return []
    known = _shown_in_this_round(view)
    if view["phase"] == "turn" and view["turn"] == you and view["up"] in known:
        known.remove(view["up"])  # thrown out in the turn since
    return known


def _has_blocked(view: dict[str, Any]) -> bool:
    """B6: whether the hand shown to the viewer was complete, and is no longer in the opponent's hand."""
    return bool(_shown_in_this_round(view)) and view["turn"] == view["you"] and not view["may_block"]


def _shown_in_this_round(view: dict[str, Any]) -> list[str]:
    """B15: a hand is seen until one's next act, and so perhaps after the next deal, when it says nothing any more."""
    return list(view["shown"]) if view["shown"] is not None and view["shown_in"] == view["round"] else []


def _imagine_shown(t: Bluff, view: dict[str, Any]) -> None:
    you, caller = view["you"], t.turn
    t.shown, t.shown_in = [None, None], [t.round, t.round]
    if view["phase"] == "choose":
        t.shown[caller] = tuple(t.hands[1 - caller])
    elif view["phase"] == "turn" and not t.may_block:
        t.shown[caller] = tuple(t.down[:HAND])
    if you is not None:
        t.shown[you] = tuple(view["shown"]) if view["shown"] is not None else None
        t.shown_in[you] = view["shown_in"]
