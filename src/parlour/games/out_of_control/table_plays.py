"""Every table play that is offered, and every gather, which brings one along (O4, O5, O8, O9, O13).

O19 Each range of a colour is offered once: number cards where the hand has them, Wilds elsewhere. What can be laid or
added follows from a set of bits (the number cards held) and a number of Wilds, so it need not be worked out anew for
every hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

import msgspec

from parlour.engine.act import Act
from parlour.games.out_of_control.acts import Extend, Gather, Lay, Side, Substitute
from parlour.games.out_of_control.cards import (
    ALL_OF,
    BIT,
    CARD,
    COLOURS,
    COLOURS_OF,
    HIGHEST,
    LOWEST,
    WILD,
    Colour,
    bits,
)
from parlour.games.out_of_control.die import may_gather
from parlour.games.out_of_control.state import Control
from parlour.games.out_of_control.successions import SHORTEST, Span, Succession

MOST_OFFERS: Final = 200


def table_plays(t: Control, seat: int) -> list[Act]:
    """Substitutions, what can be laid or added, and gathers; O19 not too many of all but the first."""
    hand = t.hands[seat]
    held, wilds = bits(hand), hand.count(WILD)
    own = t.of(seat)
    partners = t.of(t.opposite(seat)) if t.teams else []
    offers: list[Act] = [*lays(COLOURS, held, wilds), *extensions(own, partners, held, wilds)]
    if t.discard and may_gather(t):
        offers += gathers(t, own, partners, held, wilds, MOST_OFFERS - len(offers))
    if len(offers) > MOST_OFFERS:
        del offers[MOST_OFFERS:]
        offers[-1] = msgspec.structs.replace(offers[-1], more=True)
    return [*substitutions(t, held, wilds), *offers] if own else offers


def lays(colours: tuple[Colour, ...], held: int, wilds: int) -> list[Lay]:
    """O4 New successions in these colours."""
    offers: list[Lay] = []
    for colour in colours:
        numbers = held & ALL_OF[colour]
        if numbers and numbers.bit_count() + wilds >= SHORTEST:
            offers += lays_in(colour, numbers, wilds)
    return offers


def extensions(own: list[Succession], partners: list[Succession], held: int, wilds: int) -> list[Extend]:
    """O5 One or more cards at either end of one's own succession. O13 A partner's takes single cards."""
    offers: list[Extend] = []
    for row in own:
        if wilds or held & row.span.beside:
            offers += [
                Extend(row.id, end, cards) for end, cards in ways_to_grow(row.span, held & row.span.beyond, wilds)
            ]
    for row in partners:
        if wilds or held & row.span.beside:
            grown = ways_to_grow(row.span, held & row.span.beside, wilds)
            offers += [Extend(row.id, end, cards) for end, cards in grown if len(cards) == 1]
    return offers


def substitutions(t: Control, held: int, wilds: int) -> list[Substitute]:
    """O9 A Wild for any number card, and for any Wild the very card it stands for; no place twice in one turn."""
    offers: list[Substitute] = []
    for row in t.successions:
        if held & row.wanted:
            exact = [act for act in row.for_a_number if held & BIT[act.card]]
            found = row.for_a_wild + exact if wilds else exact
        elif wilds:
            found = row.for_a_wild
        else:
            continue
        if row.id in t.substituted:
            done = t.substituted[row.id]
            found = [act for act in found if not done >> act.number & 1]
        offers += found
    return offers


def gathers(
    t: Control, own: list[Succession], partners: list[Succession], held: int, wilds: int, room: int
) -> list[Gather]:
    """O8 Each card of the row that can be used at once, with the hand and all that come along; the newest first."""
    offers: list[Gather] = []
    for index in reversed(range(len(t.discard))):
        card = t.discard[index]
        held |= BIT[card]
        wilds += card == WILD
        offers += [Gather(index, use) for use in uses(t, card, own, partners, held, wilds)]
        if len(offers) > room:
            break
    return offers


def uses(
    t: Control, card: str, own: list[Succession], partners: list[Succession], held: int, wilds: int
) -> list[Lay | Extend | Substitute]:
    """O8 What this card of the discard row could be used for at once; it is among those held by now."""
    found: list[Lay | Extend | Substitute] = [use for use in lays(COLOURS_OF[card], held, wilds) if card in use.cards]
    found += [use for use in extensions(own, partners, held, wilds) if card in use.cards]
    return [*found, *substitutions(t, BIT[card], card == WILD)] if own else found


_lay = cache(Lay)  # 16,000 at most, shared by all hands that can lay them


@lru_cache(maxsize=1 << 14)
def lays_in(colour: Colour, held: int, wilds: int) -> tuple[Lay, ...]:
    """O4 Three or more consecutive numbers, at least one of them a number card."""
    offers = []
    for low in range(LOWEST, HIGHEST - SHORTEST + 2):
        row = tuple(fill(colour, range(low, HIGHEST + 1), held, wilds))
        for length in range(SHORTEST, len(row) + 1):
            if row[:length].count(WILD) < length:
                offers.append(_lay(colour, low, row[:length]))
    return tuple(offers)


@lru_cache(maxsize=1 << 14)
def ways_to_grow(span: Span, held: int, wilds: int) -> tuple[tuple[Side, tuple[str, ...]], ...]:
    """O5 One or more cards at either end, never below 1 or above 10."""
    down = tuple(fill(span.colour, range(span.low - 1, LOWEST - 1, -1), held, wilds))
    up = tuple(fill(span.colour, range(span.high + 1, HIGHEST + 1), held, wilds))
    return (
        *[("low", down[:length][::-1]) for length in range(1, len(down) + 1)],
        *[("high", up[:length]) for length in range(1, len(up) + 1)],
    )


def fill(colour: Colour, places: range, held: int, wilds: int) -> Iterator[str]:
    """One place after the other for as long as the cards last: number cards where they are held, Wilds elsewhere."""
    for number in places:
        card = CARD[colour, number]
        if held & BIT[card]:
            yield card
        elif wilds:
            wilds -= 1
            yield WILD
        else:
            return
