"""Player of Honour, 3 to 8 players, and the Duo for two: how well do you know each other?

Five topics lie on the table. The Player of Honour ranks them in secret, from 1, what they like most, to 5; all others,
the Guessers, lay their numbers as they think the Player of Honour did, and their I Know This One! card on the guess
they trust most. When all are done, the Player of Honour turns their numbers from 5 to 1. An equal number is worth a
point, one more under the I Know This One! card, and one more for all five; the Player of Honour gets what the best
Guesser got. Then the next player is Player of Honour, with five new topics. The most points win.

In the Duo both players rank for themselves, and score together for each topic to which both gave the same number.

The numbers (P3 …) are those of text/rules.en.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from parlour.engine.act import CLOCK, Act
from parlour.engine.game import Setup
from parlour.engine.refusal import Refusal, Refused
from parlour.engine.window import Window
from parlour.games.player_of_honour.acts import (
    FULL_GUESSES,
    GUESS,
    GUESS_OR_DONE,
    NUMBERS,
    RANK,
    RANK_OR_DONE,
    REVEAL,
    TOPICS,
    TURNED,
    UNDONE,
    Done,
    Place,
    Reveal,
    Undone,
)
from parlour.games.player_of_honour.events import Revealed, RoundBegan, RoundOver, SaidDone, Taken, TookBack
from parlour.games.player_of_honour.refusals import (
    ALREADY_DONE,
    DUO_KNOWS,
    FIVE_NUMBERS,
    HONOUR_KNOWS,
    NO_SUCH_TOPIC,
    NOT_DONE,
    NOT_PLACED,
    NOT_SURE,
)
from parlour.games.player_of_honour.state import Honour, Round, Turned

MOST_POINTS = "most_points"
TOGETHER = "together"
REASONS = (MOST_POINTS, TOGETHER)

DUO = 2
DUO_ROUNDS = 10
DUO_GOOD_SCORE = 15
DUO_TOP_SCORE = DUO_ROUNDS * len(TOPICS)


class Placing(Window[Honour]):
    """P2 All place their cards at once, in secret; who is done may take it back until all are. Then the reveal begins.

    This is no `Sealed` window: a placing is not in before its player says so. As in any sealed window, nothing that is
    done here starts the clock again (A10).
    """

    phase = "place"
    acts: ClassVar[tuple[type[Act], ...]] = (Place, Done, Undone)

    def offers(self, t: Honour, seat: int) -> list[Act]:
        if seat in t.done:
            return [UNDONE]
        if is_guesser(t, seat):
            return GUESS if missing(t, seat) else GUESS_OR_DONE
        return RANK if missing(t, seat) else RANK_OR_DONE

    def place(self, t: Honour, seat: int, act: Place) -> None:
        t.placed[seat] = act

    def done(self, t: Honour, seat: int, act: Done) -> None:
        t.tell(SaidDone(seat))
        self._set_done(t, {*t.done, seat})
        if not t.waiting:
            turn_the_cards(t)

    def undone(self, t: Honour, seat: int, act: Undone) -> None:
        t.tell(TookBack(seat))
        self._set_done(t, {*t.done} - {seat})

    def refuse(self, t: Honour, seat: int, act: Act) -> Refused | None:
        if isinstance(act, Undone):
            return NOT_DONE()
        if seat in t.done:
            return ALREADY_DONE()
        if isinstance(act, Place):
            return against_placing(t, seat, act)
        lacking = missing(t, seat)
        return lacking() if lacking else None

    def late(self, t: Honour, seats: tuple[int, ...]) -> None:
        """A10 A missing ranking is drawn. P14 Cards that lie already stay where they lie."""
        for seat in seats:
            # one is drawn in any case, so that chance goes on alike whatever lies there
            drawn = t.chance.choice(FULL_GUESSES)
            lies = t.placed[seat] or Place(drawn.ranks)
            sure = drawn.sure if lies.sure is None and is_guesser(t, seat) else lies.sure
            t.placed[seat] = Place(lies.ranks, sure)
            t.tell(Taken(seat, lies.ranks, sure))
        self._set_done(t, {*range(t.players)})
        turn_the_cards(t)

    def _set_done(self, t: Honour, done: set[int]) -> None:
        t.done = tuple(sorted(done))
        t.waiting = tuple([seat for seat in range(t.players) if seat not in done])


class Revealing(Window[Honour]):
    """P4 The Player of Honour turns their numbers from 5 to 1; what lies on the same topic is turned with each."""

    phase = "reveal"
    acts = (Reveal,)

    def offers(self, t: Honour, seat: int) -> list[Act]:
        return [REVEAL]

    def reveal(self, t: Honour, seat: int, act: Reveal) -> None:
        step = turn(t, seat, TURNED[len(t.revealed)])
        t.revealed.append(step)
        t.tell(Revealed(seat, step.number, step.topic, step.guesses, step.sure, step.points))
        score(t, step.points)
        if len(t.revealed) < len(TURNED):
            t.open(REVEALING, seat)
        else:
            count_the_round(t, seat)


PLACING = Placing()
REVEALING = Revealing()
WINDOWS = (PLACING, REVEALING)


def is_guesser(t: Honour, seat: int) -> bool:
    """P7 In the Duo there are none: both rank for themselves."""
    return t.honour is not None and seat != t.honour


def missing(t: Honour, seat: int) -> Refusal | None:
    """P3 What is still missing before this seat can be done: five numbers, and a Guesser's I Know This One! card."""
    placed = t.placed[seat]
    if placed is None:
        return NOT_PLACED
    return NOT_SURE if placed.sure is None and is_guesser(t, seat) else None


def against_placing(t: Honour, seat: int, act: Place) -> Refused | None:
    if act.sure is not None and not is_guesser(t, seat):
        return DUO_KNOWS() if t.honour is None else HONOUR_KNOWS()
    if sorted(act.ranks) != [*NUMBERS]:
        return FIVE_NUMBERS()
    return NO_SUCH_TOPIC()


def rankings(t: Honour) -> list[Place]:
    """What each seat has laid: nobody is left out once all are done."""
    return [placed for placed in t.placed if placed]


def turn_the_cards(t: Honour) -> None:
    if t.honour is None:
        count_the_duo(t)
    else:
        t.open(REVEALING, t.honour)


def turn(t: Honour, honour: int, number: int) -> Turned:
    """P4 The Player of Honour's number, and all cards that lie on its topic."""
    laid = rankings(t)
    topic = laid[honour].ranks.index(number)
    return Turned(
        number,
        topic,
        guesses=tuple([None if seat == honour else guess.ranks[topic] for seat, guess in enumerate(laid)]),
        sure=tuple([seat for seat, guess in enumerate(laid) if guess.sure == topic]),
        points=tuple([0 if seat == honour else points_there(guess, topic, number) for seat, guess in enumerate(laid)]),
    )


def points_there(guess: Place, topic: int, number: int) -> int:
    """P5 One point for an equal number, one more if the I Know This One! card lies on it."""
    if guess.ranks[topic] != number:
        return 0
    return 2 if guess.sure == topic else 1


def count_the_round(t: Honour, honour: int) -> None:
    """P5 One more for all five equal; the Player of Honour then gets what the best Guesser got in this round."""
    laid = rankings(t)
    more = [int(seat != honour and guess.ranks == laid[honour].ranks) for seat, guess in enumerate(laid)]
    points = [sum(counted) for counted in zip(more, *[step.points for step in t.revealed], strict=True)]
    perfect = tuple([seat for seat, all_equal in enumerate(more) if all_equal])
    most = max(points)
    best = tuple([seat for seat, earned in enumerate(points) if earned == most and seat != honour]) if most else ()
    more[honour] = points[honour] = most
    score(t, more)
    there = {step.topic: step.points for step in t.revealed}
    earned = tuple([tuple([there[topic][seat] for topic in TOPICS]) for seat in range(t.players)])
    end_round(t, points, earned, perfect, best)


def count_the_duo(t: Honour) -> None:
    """P7 All is turned together: a point for each topic to which both gave the same number, for the pair of them."""
    one, other = rankings(t)
    earned = tuple([int(mine == yours) for mine, yours in zip(one.ranks, other.ranks, strict=True)])
    equal = sum(earned)
    score(t, [equal, equal])
    end_round(t, [equal, equal], (earned, earned))


def score(t: Honour, points: Iterable[int]) -> None:
    for seat, more in enumerate(points):
        t.scores[seat] += more


def end_round(
    t: Honour,
    points: list[int],
    earned: tuple[tuple[int, ...], ...],
    perfect: tuple[int, ...] = (),
    best: tuple[int, ...] = (),
) -> None:
    """P13 The next player is Player of Honour, until all rounds are played (P6)."""
    laid = rankings(t)
    ranks, sure = tuple([placed.ranks for placed in laid]), tuple([placed.sure for placed in laid])
    t.last = Round(t.round, t.honour, t.topics, ranks, sure, tuple(points), earned, perfect, best)
    t.tell(RoundOver(seat_of_honour(t), ranks, sure, t.last.points, earned, perfect, best))
    if t.round == t.rounds:
        end(t)
    else:
        begin_round(t, None if t.honour is None else t.next_seat(t.honour))


def end(t: Honour) -> None:
    """P6 The most points win; A8 ties share. P7 The pair of the Duo win together: both have the same total."""
    most = max(t.scores)
    winners = [seat for seat in range(t.players) if t.scores[seat] == most]
    t.over(winners, TOGETHER if t.honour is None else MOST_POINTS, t.scores)


def begin_round(t: Honour, honour: int | None) -> None:
    """P11 Five new topic cards are laid out. P1 Which face of each is up is drawn. P8 None comes back."""
    t.round += 1
    t.honour = honour
    t.shown += tuple([topic.card for topic in t.topics])
    faces_up = t.chance.below(1 << len(TOPICS))  # a coin, that is a bit, for each card
    t.topics = tuple([t.cards.faces[card][faces_up >> at & 1] for at, card in enumerate(t.pile[: len(TOPICS)])])
    del t.pile[: len(TOPICS)]
    t.placed, t.done, t.revealed = [None] * t.players, (), []
    t.tell(RoundBegan(seat_of_honour(t), t.round, t.topics))
    t.open(PLACING, *range(t.players))


def seat_of_honour(t: Honour) -> int:
    """Whose round begins or ends, for telling it: nobody's in the Duo."""
    return CLOCK if t.honour is None else t.honour


def rounds_for(players: int) -> int:
    """P6 Everyone is Player of Honour twice with 3 or 4 players, once with more. P7 The Duo has ten rounds."""
    if players == DUO:
        return DUO_ROUNDS
    return 2 * players if players <= 4 else players


def begin(setup: Setup) -> Honour:
    """P10 The first player is the first Player of Honour. P7 Two players play the Duo."""
    t = Honour.laid_for(setup)
    t.cards = setup.cards
    t.rounds, t.scores = rounds_for(t.players), [0] * t.players
    first = None
    if t.players == DUO:
        t.good_score, t.top_score = DUO_GOOD_SCORE, DUO_TOP_SCORE
    else:
        first = setup.first_seat()
    t.pile = t.chance.deck(t.cards.with_faces(t.chance.top))
    begin_round(t, first)
    return t
