"""A full table of Traitor Word that looks just like a given view: what its owner cannot see is drawn at random."""

from __future__ import annotations

from itertools import chain
from typing import Any

import msgspec

from parlour.engine.game import Setup
from parlour.engine.imagining import known_hands, resume, sealed_choices
from parlour.engine.text import fold
from parlour.games.traitor_word.acts import VOTES, Vote
from parlour.games.traitor_word.cards import FLASHES
from parlour.games.traitor_word.flashes import TO_WIN, seat_down
from parlour.games.traitor_word.rules import (
    HOLDING,
    JUSTIFYING,
    LAST_WORD,
    REACTION,
    SPEAKING,
    TOKEN,
    VOTING,
    lay_table,
    name_examples,
    voters_on,
)
from parlour.games.traitor_word.state import Accusation, Link, Shown, Traitor, Verdict


def imagine(setup: Setup, view: dict[str, Any]) -> Traitor:
    t = lay_table(setup)
    t.first, t.turn, t.token, t.in_window = view["first"], view["turn"], view["token"], view["in_window"]
    for said in view["chain"]:
        t.last, t.speaker = fold(said["word"]), said["seat"]
        t.chain[t.last] = Link(said["word"], said["seat"])
    t.accusation = msgspec.convert(view["accusation"], Accusation | None)
    if t.accusation is not None:  # of going off topic: the game answers the others at once
        t.accusation = msgspec.structs.replace(t.accusation, voters=voters_on(t, t.accusation.by))
    t.verdict = msgspec.convert(view["verdict"], Verdict | None)
    t.shown, t.before = (msgspec.convert(view[key], Shown | None) for key in ("shown", "before"))
    _imagine_cards(t, view)
    _open_windows(t, view)
    t.sealed = sealed_choices(view, Vote, lambda seat: t.chance.choice(VOTES))
    return t


def _imagine_cards(t: Traitor, view: dict[str, Any]) -> None:
    known = {seat: [secret["card"] for secret in hand] for seat, hand in known_hands(view).items()}
    opening = t.face.card[next(iter(t.chain))]
    t.discards = [opening]
    seen = {opening, *chain(*known.values())}
    unseen = [card for card in t.cards.all if card not in seen]
    t.chance.shuffle(unseen)
    fresh = [card for card in unseen if t.face.folded[card] not in t.chain]
    said = [card for card in unseen if t.face.folded[card] in t.chain]
    for hand in _deal_hands(t, view, known, fresh, said):
        seat_down(t, hand)
    if not 0 <= view["pile"] <= len(fresh) + len(said):
        raise ValueError("view: there is no pile of so many cards")
    heights = _heights(t, view, spare=len(fresh) + len(said) - view["pile"], said=len(said))
    # the said ones that lie nowhere else have been discarded or are dead; which of the two, nobody can tell again
    for _ in range(len(fresh) + len(said) - view["pile"] - sum(heights)):
        t.chance.choice((t.dead, t.discards)).append(said.pop())
    rest = fresh + said
    t.chance.shuffle(rest)
    t.flashes = [[rest.pop() for _ in range(height)] for height in heights]
    t.pile = rest
    name_examples(t)


def _deal_hands(
    t: Traitor, view: dict[str, Any], known: dict[int, list[int]], fresh: list[int], said: list[int]
) -> list[list[int]]:
    """The others hold words that have not been said, or the last one, as long as nobody knows better."""
    hands = dict(known)
    others = [seat for seat in t.everybody if seat not in known]

    def deal(seat: int) -> None:
        hands[seat] = [fresh.pop() for _ in range(view["seats"][seat]["cards"])]

    if t.speaker in others and (t.verdict or not t.in_window):
        # once accused, or once the window has closed, its speaker does not hold the last word any more
        deal(t.speaker)
        others.remove(t.speaker)
    last = t.face.card.get(t.last, 0)
    somewhere = last in said and t.speaker is not None and t.shown is None
    if somewhere:
        said.remove(last)
        fresh.insert(t.chance.below(len(fresh) + 1), last)
    for seat in others:
        deal(seat)
    if somewhere and last in fresh:
        fresh.remove(last)
        said.append(last)
    return [hands[seat] for seat in t.everybody]


def _heights(t: Traitor, view: dict[str, Any], spare: int, said: int) -> list[int]:
    """W12 All that is known of the others' Flash piles is which are empty, and how many cards there are for them all.

    Everybody began with three, and few Flashes can have moved while few words were said.
    """
    if view["result"]:
        return list(view["result"]["scores"])
    others = [seat for seat in t.everybody if seat != view["you"] and not view["seats"][seat]["empty"]]
    heights = [FLASHES if seat in others else 0 for seat in t.everybody]
    if view["you"] is not None:
        if not 0 <= view["flashes"] <= TO_WIN:
            raise ValueError("view: nobody has so many Flashes")
        heights[view["you"]] = view["flashes"]
    for _ in range(t.chance.below(len(t.chain)) if len(others) > 1 else 0):
        giver, taker = t.chance.choice(others), t.chance.choice(others)
        if heights[giver] > 1 and heights[taker] < TO_WIN - 1:
            heights[giver] -= 1
            heights[taker] += 1
    while sum(heights) > spare:
        heights[max(others, key=heights.__getitem__)] -= 1
    while sum(heights) < spare - said:  # the others' cards have not been said, so they can lie nowhere else
        heights[min(others, key=heights.__getitem__)] += 1
    return heights


def _open_windows(t: Traitor, view: dict[str, Any]) -> None:
    match view["phase"]:
        case "justify":
            resume(t, view, JUSTIFYING, view["waiting"])
            t.also(LAST_WORD, *t.everybody)
        case "vote":
            assert t.accusation is not None
            resume(t, view, VOTING, t.accusation.voters)
            t.also(LAST_WORD, *t.everybody)
        case "react":
            resume(t, view, REACTION, t.everybody)
        case "token":
            resume(t, view, TOKEN, t.everybody)
        case "speak":
            resume(t, view, SPEAKING if t.rounds else HOLDING, t.everybody)
        case _:
            resume(t, view, None, ())
