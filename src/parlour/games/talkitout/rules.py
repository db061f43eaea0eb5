"""#TalkItOut, 2 to 8 players: get rid of your cards by answering questions.

Seven cards each; one Question lies face up. On your turn, play a Question that shares a category with it and answer
it, aloud or typed. No such Question: draw a card. Three kinds of special card are laid on the Question you have just
played: #ThrowItOut (nobody answers), #BackAtYou (somebody else does) and #TellALie (you give two answers, and the
others must find the false one). After a special card any Question may follow. The first empty hand wins.

The numbers (T3 …) are those of text/rules.en.md.
"""

from __future__ import annotations

from typing import ClassVar

from parlour.engine.act import Act
from parlour.engine.game import Setup
from parlour.engine.refusal import Refused, against_text
from parlour.engine.text import fold
from parlour.engine.window import Sealed, Window
from parlour.games.talkitout.acts import (
    ALOUD,
    BACK_AT_YOU,
    DRAW,
    KEEP,
    ONLY_ALOUD,
    SPECIAL,
    SPECIALS,
    TELL_A_LIE,
    TELLS,
    THROW_IT_OUT,
    VOTES,
    Answer,
    Draw,
    Keep,
    Play,
    Special,
    Tell,
    Vote,
)
from parlour.games.talkitout.cards import EVERY_CATEGORY, HAND
from parlour.games.talkitout.events import (
    Answered,
    Drew,
    Judged,
    Kept,
    Laid,
    NoCard,
    Opened,
    Played,
    Tied,
    Told,
    Voted,
)
from parlour.games.talkitout.refusals import (
    MUST_PLAY,
    NAME_ANOTHER,
    NAME_NOBODY,
    NOT_HELD,
    NOT_YOURS,
    ONE_OF_TWO,
    ONLY_DRAWN,
    TWO_ANSWERS,
)
from parlour.games.talkitout.refusing import against_card
from parlour.games.talkitout.state import Talk, Verdict

OUT = "out"
NO_PROGRESS = "no_progress"
REASONS = (OUT, NO_PROGRESS)


class Turn(Window[Talk]):
    """T3 Holding a Question that matches, you must play one of them; holding none, you draw one card."""

    phase = "turn"
    acts: ClassVar[tuple[type[Act], ...]] = (Play, Draw)

    def offers(self, t: Talk, seat: int) -> list[Act]:
        matching = t.cards.matching[t.need]
        return list(filter(None, map(matching.get, t.hands[seat]))) or [DRAW]

    def play(self, t: Talk, seat: int, act: Play) -> None:
        card = act.card
        t.hands[seat].remove(card)
        t.below.append(t.top)
        if t.special:
            t.below.append(t.special)
        t.top, t.special, t.need = card, None, t.cards.categories[card]
        t.answers, t.idle = (), 0
        if t.verdict:
            t.tied = t.verdict = None
        t.tell(Played(seat, card))
        t.open(ANSWERING, seat)

    def draw(self, t: Talk, seat: int, act: Draw) -> None:
        card = draw(t, seat)
        if card in t.cards.matching[t.need]:
            t.drawn = card
            t.open(DRAWN, seat)
        else:
            end_turn(t)

    def refuse(self, t: Talk, seat: int, act: Play | Draw) -> Refused | None:
        if isinstance(act, Draw):
            return MUST_PLAY()
        if act.card not in t.hands[seat]:
            return NOT_YOURS()
        return against_card(act.card)()

    def late(self, t: Talk, seats: tuple[int, ...]) -> None:
        """A10 Plays the first matching card, else draws, and keeps: nobody learns whether what was drawn matched."""
        if self.offers(t, t.turn) == [DRAW]:
            draw(t, t.turn)
            end_turn(t)
        else:
            super().late(t, seats)


class Drawn(Turn):
    """T3 If the drawn card is a Question that matches, you may play it or keep it."""

    phase = "drawn"
    acts = (Play, Keep)

    def offers(self, t: Talk, seat: int) -> list[Act]:
        assert t.drawn
        return [KEEP, t.cards.matching[t.need][t.drawn]]

    def play(self, t: Talk, seat: int, act: Play) -> None:
        t.drawn = None
        super().play(t, seat, act)

    def keep(self, t: Talk, seat: int, act: Keep) -> None:
        t.drawn = None
        t.tell(Kept(seat))
        end_turn(t)

    def refuse(self, t: Talk, seat: int, act: Act) -> Refused | None:
        return ONLY_DRAWN()


class NamedAnswers(Window[Talk]):
    """T7 Whoever #BackAtYou names answers the question, and cannot pass it on."""

    phase = "answer"
    acts: ClassVar[tuple[type[Act], ...]] = (Answer,)

    def offers(self, t: Talk, seat: int) -> list[Act]:
        return ONLY_ALOUD

    def answer(self, t: Talk, seat: int, act: Answer) -> None:
        answered = Answered(seat, act.text)
        t.answers = (answered,)
        t.tell(answered)
        end_turn(t)

    def refuse(self, t: Talk, seat: int, act: Act) -> Refused | None:
        return against_text(act.text) if isinstance(act, Answer) and act.text is not None else None


class Answering(NamedAnswers):
    """T5 You answer the question you have played. T4 Until then you may lay one special card on it."""

    acts = (Answer, Special)

    def offers(self, t: Talk, seat: int) -> list[Act]:
        hand = t.hands[seat]
        if SPECIALS.isdisjoint(hand):
            return ONLY_ALOUD
        offers: list[Act] = [ALOUD]
        if THROW_IT_OUT in hand:
            offers.append(SPECIAL[THROW_IT_OUT, None])
        if TELL_A_LIE in hand:
            offers.append(SPECIAL[TELL_A_LIE, None])
        if BACK_AT_YOU in hand:
            offers += [SPECIAL[BACK_AT_YOU, to] for to in t.others(seat)]
        return offers

    def special(self, t: Talk, seat: int, act: Special) -> None:
        t.hands[seat].remove(act.card)
        t.special, t.need = act.card, EVERY_CATEGORY  # T9
        t.tell(Laid(seat, act.card, act.to))
        if act.card == TELL_A_LIE:
            t.open(TELLING, seat)
        elif act.to is not None:
            t.open(NAMED_ANSWERS, act.to)
        else:
            end_turn(t)  # T6 nobody answers

    def refuse(self, t: Talk, seat: int, act: Act) -> Refused | None:
        if not isinstance(act, Special):
            return super().refuse(t, seat, act)
        if act.card not in SPECIALS or act.card not in t.hands[seat]:
            return NOT_HELD()
        return NAME_ANOTHER() if act.card == BACK_AT_YOU else NAME_NOBODY()


class Telling(Window[Talk]):
    """T8 You give two answers and secretly mark the false one."""

    phase = "tell"
    acts = (Tell,)

    def offers(self, t: Talk, seat: int) -> list[Act]:
        return TELLS

    def tell(self, t: Talk, seat: int, act: Tell) -> None:
        answers, t.lie = act.answers, act.lie
        # an order is drawn in either case, so that typed and spoken lies use up the same chance
        if t.chance.below(2) and answers:
            answers, t.lie = (answers[1], answers[0]), 1 - t.lie
        t.answers = tuple([Answered(seat, text) for text in answers or (None, None)])
        t.tell(Told(seat, answers, t.lie))
        open_vote(t)

    def refuse(self, t: Talk, seat: int, act: Tell) -> Refused | None:
        if act.lie not in (0, 1):
            return ONE_OF_TWO()
        first, second = act.answers or ("", "")
        # only what is short enough is compared
        refused = against_text(first) or against_text(second)
        return refused or (TWO_ANSWERS() if fold(first) == fold(second) else None)

    def late(self, t: Talk, seats: tuple[int, ...]) -> None:
        """A10 An unfinished lie counts as found out."""
        judge(t, {}, found=True)


class Voting(Sealed[Talk, Vote]):
    """T8 The others vote secretly; a majority names the lie. A tie is voted again once; tied again, it is not found."""

    phase = "vote"
    acts = (Vote,)

    def offers(self, t: Talk, seat: int) -> list[Act]:
        return [*VOTES]

    def vote(self, t: Talk, seat: int, act: Vote) -> None:
        t.tell(Voted(seat, act.lie))
        self.seal(t, seat, act)

    def close(self, t: Talk, choices: dict[int, Vote], late: bool) -> None:
        first = sum([vote.lie == 0 for vote in choices.values()])
        second = len(choices) - first
        if first == second and t.tied is None and not late:
            t.tied = by_seat(t, choices)
            t.tell(Tied(t.turn, t.tied))
            open_vote(t)
        else:
            judge(t, choices, found=first != second and t.lie == (0 if first > second else 1))

    def refuse(self, t: Talk, seat: int, act: Vote) -> Refused | None:
        return ONE_OF_TWO()


TURN = Turn()
DRAWN = Drawn()
ANSWERING = Answering()
NAMED_ANSWERS = NamedAnswers()
TELLING = Telling()
VOTING = Voting()
WINDOWS = (TURN, DRAWN, ANSWERING, NAMED_ANSWERS, TELLING, VOTING)


def draw(t: Talk, seat: int) -> str | None:
    """T3 One card from the pile. T12 A turn in which there is none to draw is one more without progress."""
    if not t.pile:
        turn_over_the_discards(t)
    if not t.pile:
        t.tell(NoCard(seat))
        t.idle += 1
        return None
    card = t.pile.pop()
    t.hands[seat].append(card)
    t.tell(Drew(seat, card))
    return card


def draw_question(t: Talk, seat: int) -> None:
    """T8 The topmost Question of the pile; the special cards above it are shuffled back in, unseen."""
    at = topmost_question(t)
    if at is None:
        turn_over_the_discards(t)
        at = topmost_question(t)
    if at is None:
        t.tell(NoCard(seat))
        return
    card = t.pile.pop(at)
    t.hands[seat].append(card)
    t.tell(Drew(seat, card))
    above = t.pile[at:]
    del t.pile[at:]
    for special in above:
        t.pile.insert(t.chance.below(len(t.pile) + 1), special)


def topmost_question(t: Talk) -> int | None:
    for at in range(len(t.pile) - 1, -1, -1):
        if t.pile[at] not in SPECIALS:
            return at
    return None


def turn_over_the_discards(t: Talk) -> None:
    """T10 All of the discard pile but its topmost Question and a special card on it."""
    t.pile += t.below
    t.below = []
    t.chance.shuffle(t.pile)


def open_vote(t: Talk) -> None:
    """T8 Everybody votes but the liar."""
    t.open(VOTING, *sorted(t.others(t.turn)))


def judge(t: Talk, votes: dict[int, Vote], found: bool) -> None:
    """T8 Found: the liar draws a Question. Not found: every other player does, clockwise from the liar's left."""
    liar = t.turn
    t.verdict = Verdict(by_seat(t, votes), t.lie, found)
    t.tell(Judged(liar, t.verdict.votes, t.lie, found))
    for seat in (liar,) if found else t.others(liar):
        draw_question(t, seat)
    t.lie = None
    end_turn(t)


def by_seat(t: Talk, votes: dict[int, Vote]) -> tuple[int | None, ...]:
    return tuple([votes[seat].lie if seat in votes else None for seat in range(t.players)])


def end_turn(t: Talk) -> None:
    if not t.hands[t.turn]:
        return end(t, [t.turn], OUT)  # T11
    if t.idle == t.players:  # T12
        fewest = min(map(len, t.hands))
        return end(t, [seat for seat in range(t.players) if len(t.hands[seat]) == fewest], NO_PROGRESS)
    t.turn = t.next_seat(t.turn)
    t.open(TURN, t.turn)
    return None


def end(t: Talk, winners: list[int], reason: str) -> None:
    t.over(winners, reason, map(len, t.hands))


def begin(setup: Setup) -> Talk:
    """T14 Seven cards each, then the first card is turned up. T2 It must be a Question."""
    t = Talk.laid_for(setup)
    t.cards = setup.cards
    t.turn = setup.first_seat()
    deck = t.chance.deck(t.cards.all)
    dealt = HAND * t.players
    while SPECIALS.issuperset(deck[dealt:]):  # no Question is left to turn up
        t.chance.shuffle(deck)
    t.hands = [deck[at : at + HAND] for at in range(0, dealt, HAND)]
    t.pile = deck[: dealt - 1 : -1]  # the top of the pile is the end of the list
    while t.pile[-1] in SPECIALS:
        t.chance.shuffle(t.pile)
    t.top = t.pile.pop()
    t.need = t.cards.categories[t.top]
    t.tell(Opened(t.turn, t.top))
    t.open(TURN, t.turn)
    return t
