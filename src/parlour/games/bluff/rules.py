"""Bluff, 2 players: collect a trio and a pair, and call Out before your opponent Blocks you.

Every term has three cards: its Word, its Definition and its Example; two Wilds are shuffled in. Five cards each; a
face-down pile, and a face-up one beside it. On your turn you pick up the top of either pile and throw out a card. Five
cards that are all three of one term and two of another are a complete hand, and a Wild may stand for a Word in it. At
the start of a later turn you lay it out and call Out: right, you win the round; false, your opponent does. But at the
start of a turn one may also Block: if the other's hand is complete, it is lost; if not, the Block costs a card and the
turn. What a complete hand is, and a right layout, is in hands.py.

The numbers (B3 …) are those of text/rules.en.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from parlour.engine.act import Act
from parlour.engine.game import Setup
from parlour.engine.refusal import Refused, against_text
from parlour.engine.text import WORD_LENGTH, fold
from parlour.engine.window import Window
from parlour.games.bluff.acts import BLOCK, DOWN, HAND, PLACES, UP, Block, Choose, Out, Pick, Throw
from parlour.games.bluff.cards import NO_TERM, WILD
from parlour.games.bluff.events import (
    Blocked,
    CalledOut,
    Chose,
    Dealt,
    Drew,
    Hands,
    Proved,
    RoundDrawn,
    RoundWon,
    Threw,
    Took,
    TurnedOver,
)
from parlour.games.bluff.hands import is_complete, mistake_in, needed_by, right_outs, splits, words_of
from parlour.games.bluff.refusals import (
    FIVE_PLACES,
    JUST_PICKED,
    MUST_WAIT,
    NAME_THE_WORD,
    NO_WORD,
    NOT_YOUR_HAND,
    NOT_YOURS,
    NOTHING_UP,
    ONE_BLOCK,
)
from parlour.games.bluff.state import CHOSEN, DEALT, THROWN, Bluff, LaidOut, RoundEnd

OUT = "out"
FALSE_OUT = "false_out"
DRAWN = "drawn"
REASONS = (OUT, FALSE_OUT, DRAWN)

RUN_OUTS = 5  # B10


class Turn(Window[Bluff]):
    """B3 At its start you may Block or call Out, else you pick up the top of either pile."""

    phase = "turn"
    acts: ClassVar[tuple[type[Act], ...]] = (Pick, Block, Out)

    def offers(self, t: Bluff, seat: int) -> list[Act]:
        offers: list[Act] = [DOWN, UP] if t.up else [DOWN]
        if t.may_block:
            offers.append(BLOCK)
        if t.sheet is not None and t.may_out[seat] and is_complete(t.cards, t.hands[seat]):
            offers += right_outs(t.cards, t.hands[seat])
        return offers

    def tries(self, t: Bluff, seat: int) -> list[Act]:
        """B5 Out can be called with any hand, so every layout is offered, and nothing says which is right."""
        if t.sheet is not None or not t.may_out[seat]:
            return []
        hand = t.hands[seat]
        words: Sequence[str | None] = t.terms if WILD in hand else (None,)
        return [Out(trio, pair, word) for trio, pair in splits(hand) for word in words]

    def pick(self, t: Bluff, seat: int, act: Pick) -> None:
        t.shown[seat] = t.chosen = t.laid_open = None
        if act.pile == "down":
            draw(t, seat)
            if t.run_outs == RUN_OUTS:
                return draw_round(t, seat)
        else:
            t.picked = card = t.up.pop()
            t.laid.pop()
            t.hands[seat].append(card)
            t.tell(Took(seat, card))
        return t.open(THROWING, seat)

    def block(self, t: Bluff, seat: int, act: Block) -> None:
        """B6 It succeeds if the opponent's hand is complete at that moment. The caller alone sees it."""
        other = 1 - seat
        t.shown[seat] = hand = tuple(t.hands[other])
        t.shown_in[seat] = t.round
        t.chosen = t.laid_open = None
        success = is_complete(t.cards, t.hands[other])
        t.tell(Blocked(seat, hand, success))
        if success:
            t.may_block = False
            proof = right_outs(t.cards, t.hands[other])[0]
            for each in (seat, other):
                t.tell(Proved(each, proof.trio, proof.pair))
            lose_hand(t, other)
            if t.run_outs == RUN_OUTS:
                return draw_round(t, other)
            return t.open(TURN, seat)
        return t.open(CHOOSING, other)

    def out(self, t: Bluff, seat: int, act: Out) -> None:
        """B13 With a complete hand, laid out correctly, you win the round; if not, your opponent does."""
        t.shown[seat] = t.chosen = None
        mistake = mistake_in(t.cards, act)
        needed = needed_by(t.cards, t.hands[1 - seat], cards_in_play(t))
        words = None if mistake else words_of(t.cards, act)
        out = LaidOut(seat, act.trio, act.pair, act.word, mistake.code if mistake else None, needed, words)
        t.tell(CalledOut(seat, out.trio, out.pair, out.word, out.mistake, words))
        winner = 1 - seat if mistake else seat
        t.score[winner] += 1
        t.tell(RoundWon(winner, tuple(t.score), hands_of(t)))
        end_round(t, RoundEnd(FALSE_OUT if mistake else OUT, (winner,), out))

    def refuse(self, t: Bluff, seat: int, act: Pick | Block | Out) -> Refused | None:
        if isinstance(act, Pick):
            return NOTHING_UP()
        return ONE_BLOCK() if isinstance(act, Block) else against_out(t, seat, act)


class Throwing(Window[Bluff]):
    """B3 You throw out one card; not the one that you have just picked from the face-up pile."""

    phase = "throw"
    acts = (Throw,)

    def offers(self, t: Bluff, seat: int) -> list[Act]:
        throw = t.cards.throw
        return [throw[card] for card in dict.fromkeys(may_go(t, seat))]

    def throw(self, t: Bluff, seat: int, act: Throw) -> None:
        t.hands[seat].remove(act.card)  # of two Wilds the older, which may always go (A11)
        t.up.append(act.card)
        t.laid.append(THROWN[seat])
        t.tell(Threw(seat, act.card))
        end_turn(t)

    def refuse(self, t: Bluff, seat: int, act: Throw) -> Refused | None:
        return JUST_PICKED() if act.card == t.picked else NOT_YOURS()

    def late(self, t: Bluff, seats: tuple[int, ...]) -> None:
        """A10 Throws out the newest card that may go."""
        for seat in seats:
            self.throw(t, seat, t.cards.throw[may_go(t, seat)[-1]])


class Choosing(Window[Bluff]):
    """B6 After a Block that failed, the opponent picks one of the caller's cards blind; the caller draws another."""

    phase = "choose"
    acts = (Choose,)

    def offers(self, t: Bluff, seat: int) -> list[Act]:
        return [*PLACES]

    def choose(self, t: Bluff, seat: int, act: Choose) -> None:
        t.shown[seat] = None
        caller = t.turn
        t.chosen = card = t.hands[caller].pop(t.chance.pick(HAND))
        t.up.append(card)
        t.laid.append(CHOSEN[seat])
        t.tell(Chose(seat, act.slot, card))
        draw(t, caller)
        if t.run_outs == RUN_OUTS:
            return draw_round(t, caller)
        return end_turn(t)

    def refuse(self, t: Bluff, seat: int, act: Choose) -> Refused | None:
        return FIVE_PLACES()


TURN = Turn()
THROWING = Throwing()
CHOOSING = Choosing()
WINDOWS = (TURN, THROWING, CHOOSING)


def against_out(t: Bluff, seat: int, act: Out) -> Refused | None:
    """B4 It may be too early. B5 An Out that cannot be meant is refused, not false; with the sheet, a false one too."""
    hand = t.hands[seat]
    if not t.may_out[seat]:
        return MUST_WAIT()
    if sorted(act.trio + act.pair) != sorted(hand):
        return NOT_YOUR_HAND()
    if act.word is None:
        if WILD in hand:
            return NAME_THE_WORD()
    elif WILD not in hand:
        return NO_WORD()  # B17
    elif bad_text := against_text(act.word, WORD_LENGTH):
        return bad_text
    mistake = mistake_in(t.cards, act) if t.sheet is not None else None
    return mistake() if mistake else None


def may_go(t: Bluff, seat: int) -> list[str]:
    """B3 The hand, but for a card just picked from the face-up pile: that one came last."""
    return t.hands[seat][:-1] if t.picked else t.hands[seat]


def draw(t: Bluff, seat: int) -> None:
    """B7 The moment the face-down pile is empty, the face-up pile is shuffled and turned over.

    There is always something to turn over: of 38 cards or more (B1), at most fifteen are in the hands, or aside for
    the moment of a Block.
    """
    card = t.down.pop()
    t.hands[seat].append(card)
    t.tell(Drew(seat, card))
    if not t.down:
        t.down, t.up, t.laid = t.up, [], []
        t.chance.shuffle(t.down)
        t.run_outs += 1
        t.tell(TurnedOver(seat, t.run_outs))


def lose_hand(t: Bluff, seat: int) -> None:
    """B6 Five new cards first; then the old ones go to the bottom of the face-down pile. B4 Out has to wait."""
    old, t.hands[seat] = t.hands[seat], []
    for _ in range(HAND):
        draw(t, seat)
    t.chance.shuffle(old)
    t.down[:0] = old
    t.may_out[seat] = False


def end_turn(t: Bluff) -> None:
    t.may_out[t.turn] = True
    t.turn = 1 - t.turn
    t.picked, t.may_block = None, True
    t.open(TURN, t.turn)


def draw_round(t: Bluff, seat: int) -> None:
    """B10 The face-down pile has run out too often: the round counts for both."""
    t.score = [won + 1 for won in t.score]
    t.tell(RoundDrawn(seat, tuple(t.score), hands_of(t)))
    end_round(t, RoundEnd(DRAWN, (0, 1), None))


def end_round(t: Bluff, end: RoundEnd) -> None:
    """B8 Whoever has won the chosen number of rounds wins the match. Else the deal alternates.

    A13 Both hands lie open, and after the deal still do, until the next move (B15).
    """
    t.last = end
    winners = [seat for seat in (0, 1) if t.score[seat] == t.options.rounds]
    if winners:
        t.over(winners, end.reason, t.score)
    else:
        t.laid_open = t.held()
        deal(t, dealer=1 - t.dealer)


def cards_in_play(t: Bluff) -> list[str]:
    """B1 Those of the terms of the round, without the Wilds. Drawn names stand in an order that tells nothing."""
    cards = [card for word in t.terms for card in t.cards.of_term[t.cards.named[fold(word)]]]
    return cards if t.cards.called is None else sorted(cards)


def hands_of(t: Bluff) -> Hands:
    first, second = t.hands
    return tuple(first), tuple(second)


def deal(t: Bluff, dealer: int) -> None:
    """B12 Five cards each, one turned up, the rest face down; the player who did not deal starts."""
    deck = t.chance.deck(cards_of_the_round(t))
    t.hands = [deck[:HAND], deck[HAND : 2 * HAND]]
    t.up, t.laid = [deck[2 * HAND]], [DEALT[dealer]]
    t.down = deck[: 2 * HAND : -1]
    t.dealer, t.turn = dealer, 1 - dealer
    t.may_out = [seat == dealer for seat in (0, 1)]  # B4 never on the very first turn of a round
    t.may_block, t.picked, t.run_outs = True, None, 0
    t.round += 1
    t.tell(Dealt(dealer, t.round, t.up[0]))
    t.open(TURN, t.turn)


def cards_of_the_round(t: Bluff) -> list[str]:
    """B1 All that belongs to the terms of the round. B11 Their words are public; B5 the solution sheet is an option."""
    cards = t.cards
    terms = terms_of_the_round(t)
    t.terms = tuple([cards.terms[at].word for at in terms])
    t.sheet = tuple(map(cards.lines.__getitem__, terms)) if t.options.solution_sheet else None
    return cards.of_terms(terms)


def terms_of_the_round(t: Bluff) -> Sequence[int]:
    """B1 So many terms, drawn at random from a larger deck; cards that a stacked deck names bring theirs along."""
    terms = range(len(t.cards.terms))
    wanted = t.options.terms
    if wanted == "all" or wanted >= len(terms):  # B16
        return terms
    stacked = {t.cards.term.get(str(card), NO_TERM) for card in t.chance.top} - {NO_TERM}
    if len(stacked) > wanted:
        raise ValueError(f"stacked deck: it names cards of {len(stacked)} terms, and a round has {wanted}")
    others = [at for at in terms if at not in stacked] if stacked else [*terms]
    t.chance.shuffle(others)
    return sorted([*stacked, *others[: wanted - len(stacked)]])


def begin(setup: Setup) -> Bluff:
    """A2 The chosen seat is the one who does not deal the first round."""
    t = Bluff.laid_for(setup)
    t.cards = setup.cards
    t.options = setup.options
    t.score, t.shown, t.shown_in = [0, 0], [None, None], [0, 0]
    deal(t, dealer=1 - setup.first_seat())
    return t
