"""Traitor Word, 3 to 6 players: keep the chain of words going, and slip your secret words into it.

Three Flashes and five secret words each; the first word of the chain is turned up. In turn, everybody says a word that
is linked to the last one. A secret word of your own that nobody objects to before the next word is said becomes a
Flash, and so does one that you make somebody else say, if you notice. Until the next word, anybody may accuse the last
speaker: of a secret word (the game answers) or of going off topic (the others vote). Whoever is wrong gives the other
a Flash. The seventh Flash wins; if a pile is empty when a round ends, the highest pile does. Without rounds, whoever
takes the MY TURN token speaks.

How the cards move is in flashes.py, what is not allowed in refusing.py. The numbers (W3 …) are those of
text/rules.en.md.
"""

from __future__ import annotations

from itertools import count
from typing import Any, ClassVar

from msgspec.structs import replace

from parlour.engine.act import Act
from parlour.engine.game import Setup
from parlour.engine.refusal import Refused, against_text
from parlour.engine.text import fold
from parlour.engine.window import Sealed, Timer, Window
from parlour.games.traitor_word.acts import (
    ACCUSATIONS,
    ALOUD,
    GRAB,
    VOTES,
    Accuse,
    Claim,
    Grab,
    Justify,
    Say,
    Thumb,
    Vote,
)
from parlour.games.traitor_word.cards import EXAMPLES_LAST, FLASHES, HAND, SHUFFLED_AT_ONCE
from parlour.games.traitor_word.events import (
    Accused,
    Grabbed,
    Judged,
    Justified,
    Opened,
    PassedOver,
    PutBack,
    Said,
    Voted,
)
from parlour.games.traitor_word.flashes import (
    bury,
    claim,
    discard,
    draw,
    end_by_empty_pile,
    give,
    seat_down,
    validate,
)
from parlour.games.traitor_word.options import DEFAULT_REACTION
from parlour.games.traitor_word.refusing import against, against_accusing
from parlour.games.traitor_word.state import Accusation, Link, Traitor, Verdict


class LastWord(Window[Traitor]):
    """W4 Until the next word is said, anybody but its speaker may accuse the last one or claim it.

    W6 The game does not remind: any card of the hand may be tried. This window is open to all at all times; those below
    add who speaks next. Whatever cannot be done now is asked for here, and refused with the reason.
    """

    phase = "speak"
    awaited = False
    acts: ClassVar[tuple[type[Act], ...]] = (Say, Grab, Accuse, Claim)

    def offers(self, t: Traitor, seat: int) -> list[Act]:
        return [*ACCUSATIONS] if may_accuse(t, seat) else []

    def tries(self, t: Traitor, seat: int) -> list[Act]:
        if t.in_window and seat != t.speaker and t.accusation is None:
            return [*map(t.cards.claim.__getitem__, t.hands[seat])]
        return []

    def say(self, t: Traitor, seat: int, act: Say) -> None:
        """W5 Nobody has accused: the word before counts now. If that wins, the new word is not said.

        W17 Somebody has not claimed it: their card is dead now.
        """
        holder = t.holder
        t.before = None
        if holder is not None:
            if holder == t.speaker:
                validate(t, holder)
                t.before = t.shown
            else:
                bury(t, holder)
        if t.result is not None:
            return
        join_the_chain(t, seat, act.word)
        if holder is not None:
            draw(t, holder)  # only now, since the new word may be on the card that is drawn (W17)
        react(t)

    def grab(self, t: Traitor, seat: int, act: Grab) -> None:
        """W14 Taking the token closes the window of the last word."""
        t.token = seat
        t.tell(Grabbed(seat))
        close_window(t)
        if t.result is None:
            t.open(HOLDING, *t.everybody)
            t.waiting = (seat,)

    def accuse(self, t: Traitor, seat: int, act: Accuse) -> None:
        """W8 Of a secret word: the game answers. W9 Of going off topic: the accused may explain, then others vote."""
        assert t.speaker is not None
        t.accusation = Accusation(seat, act.of, voters=voters_on(t, seat) if act.of == "off_topic" else ())
        t.tell(Accused(t.speaker, seat, act.of))
        if act.of == "secret":
            settle(t, guilty=t.holder == t.speaker, votes=None)
        else:
            t.open(JUSTIFYING, t.speaker)
            t.also(LAST_WORD, *t.everybody)

    def claim(self, t: Traitor, seat: int, act: Claim) -> None:
        """W6 The holder shows the card of the word. It is no turn: no clock starts again."""
        claim(t, seat)

    def refuse(self, t: Traitor, seat: int, act: Act) -> Refused | None:
        return against(t, seat, act)


class Reaction(LastWord):
    """W4 The next word is not taken before the reaction time is over."""

    phase = "react"

    def timer(self, t: Traitor) -> Timer:
        return Timer("reaction", t.reaction or t.last_reaction, t.since)

    def elapsed(self, t: Traitor) -> None:
        next_word(t)


class Speaking(LastWord):
    """W3, W20 In turn, say a word that has not been in the chain. W15 There may be a time to say it in."""

    awaited = True

    def offers(self, t: Traitor, seat: int) -> list[Act]:
        offers = words_to_say(t, seat) if seat in t.waiting else []
        if may_accuse(t, seat):
            offers += ACCUSATIONS
        return offers

    def timer(self, t: Traitor) -> Timer | None:
        return Timer("speak", t.speak, t.since) if t.speak else super().timer(t)

    def elapsed(self, t: Traitor) -> None:
        if t.speak:
            self.late(t, t.waiting)
        else:
            super().elapsed(t)

    def late(self, t: Traitor, seats: tuple[int, ...]) -> None:
        """W15 The speaker is passed over; if all others are, the turn comes round to the last speaker."""
        t.tell(PassedOver(seats[0]))
        t.turn = t.next_seat(seats[0])
        next_word(t)


class Holding(Speaking):
    """W14 The holder of the token must say a word. W15 If they do not in time, it goes back to the middle."""

    def late(self, t: Traitor, seats: tuple[int, ...]) -> None:
        t.token = None
        t.tell(PutBack(seats[0]))
        next_word(t)


class Token(LastWord):
    """W14 Anybody but the last speaker may take the token. The opening word bars nobody."""

    phase = "token"
    awaited = True

    def offers(self, t: Traitor, seat: int) -> list[Act]:
        grab: list[Act] = [GRAB] if seat in t.waiting else []
        return [*grab, *ACCUSATIONS] if may_accuse(t, seat) else grab

    def late(self, t: Traitor, seats: tuple[int, ...]) -> None:
        """A10 Nobody takes it: the last speaker may too."""
        t.open(TOKEN, *t.everybody)


class Justifying(Window[Traitor]):
    """W9 The accused may give one sentence, typed or aloud."""

    phase = "justify"
    acts = (Justify,)

    def offers(self, t: Traitor, seat: int) -> list[Act]:
        return [ALOUD]

    def justify(self, t: Traitor, seat: int, act: Justify) -> None:
        t.tell(Justified(seat, act.text))
        open_vote(t, act.text)

    def refuse(self, t: Traitor, seat: int, act: Justify) -> Refused | None:
        return against_text(act.text) if act.text is not None else None

    def late(self, t: Traitor, seats: tuple[int, ...]) -> None:
        """A10 A missing sentence counts as none."""
        open_vote(t, None)


class Voting(Sealed[Traitor, Vote]):
    """W9 All but accused and accuser vote at once. More down than up: off topic. Otherwise, a tie included: not."""

    phase = "vote"
    acts = (Vote,)

    def offers(self, t: Traitor, seat: int) -> list[Act]:
        return [*VOTES]

    def vote(self, t: Traitor, seat: int, act: Vote) -> None:
        assert t.accusation is not None
        t.accusation = replace(t.accusation, voted=tuple(sorted({*t.accusation.voted, seat})))
        t.tell(Voted(seat, act.thumb))
        self.seal(t, seat, act)

    def close(self, t: Traitor, choices: dict[int, Vote], late: bool) -> None:
        """A10 Votes are counted as they are; no vote at all is a tie like any other."""
        votes = tuple([choices[seat].thumb if seat in choices else None for seat in t.everybody])
        settle(t, guilty=votes.count("down") > votes.count("up"), votes=votes)


LAST_WORD = LastWord()
REACTION = Reaction()
SPEAKING = Speaking()
HOLDING = Holding()
TOKEN = Token()
JUSTIFYING = Justifying()
VOTING = Voting()
WINDOWS: tuple[Window[Any], ...] = (SPEAKING, REACTION, LAST_WORD, JUSTIFYING, VOTING, TOKEN, HOLDING)


def may_accuse(t: Traitor, seat: int) -> bool:
    """W4 Within the window, W7 if nobody has accused this word, and W10 with a Flash to stake."""
    return t.accusation is None and against_accusing(t, seat) is None


def words_to_say(t: Traitor, seat: int) -> list[Act]:
    """The seat's own secrets, and some words of the deck, which everybody knows; it may be that one is named twice."""
    say = t.face.say
    words: list[Act] = [*map(say.__getitem__, t.hands[seat]), *t.examples.values()]
    if t.holder == seat:
        words.remove(say[t.face.card[t.last]])  # somebody else has said it
    # if all of them have been said, a number is as good a word as any
    return words or [Say(next(number for number in map(str, count(len(t.chain))) if number not in t.chain))]


def name_examples(t: Traitor) -> None:
    """The deck comes up part by part, beginning elsewhere for every opening card."""
    parts = t.face.examples
    part = parts[(t.discards[0] + len(t.chain) // EXAMPLES_LAST) % len(parts)]
    t.examples = part.copy()
    for folded in part.keys() & t.chain.keys():
        del t.examples[folded]


def join_the_chain(t: Traitor, seat: int, word: str) -> None:
    """W4 The window of this word opens. Whose secret it is, if anybody's, only the game knows."""
    folded, chain = fold(word), t.chain
    chain[folded] = Link(word, seat)
    t.last, t.speaker = folded, seat
    t.in_window, t.verdict, t.shown, t.token = True, None, None, None
    if t.rounds:
        t.turn = t.next_seat(seat)
    t.tell(Said(seat, word))
    if len(chain) % EXAMPLES_LAST:
        t.examples.pop(folded, None)
    else:
        name_examples(t)


def react(t: Traitor) -> None:
    """W4 After a word, and again after an accusation, there is time to react. W13 After the last one always."""
    ends = ends_the_round(t)
    if t.reaction or (ends and t.last_reaction):
        t.open(REACTION, *t.everybody)
    elif ends:
        end_round(t)
    else:
        hand_on(t)


def next_word(t: Traitor) -> None:
    """The reaction time is over, or somebody was passed over."""
    if ends_the_round(t):
        end_round(t)
    else:
        hand_on(t)


def hand_on(t: Traitor) -> None:
    """Who speaks next?

    The window is open to everybody, who may accuse and claim (W4), but not everybody is waited for.
    """
    turn = t.turn
    if turn is None:
        t.open(TOKEN, *t.everybody)
        t.waiting = tuple([seat for seat in t.everybody if seat != t.speaker])
    else:
        t.open(SPEAKING, *t.everybody)
        t.waiting = (turn,)


def ends_the_round(t: Traitor) -> bool:
    """W13 A round is over when the turn would come back to the first player. An empty pile then ends the match."""
    return t.turn == t.first and not all(t.flashes)


def end_round(t: Traitor) -> None:
    """W13 A pile is empty as the round ends: the last word's window closes, and if one is still empty, it is over."""
    close_window(t)
    if t.result is not None:
        return
    if all(t.flashes):
        hand_on(t)
    else:
        end_by_empty_pile(t)


def close_window(t: Traitor) -> None:
    """W5 Nobody has accused: a secret word of the speaker's counts now."""
    t.in_window = False
    holder = t.holder
    if holder is not None and holder == t.speaker:
        validate(t, holder)
        if t.result is None:
            draw(t, holder)


def open_vote(t: Traitor, text: str | None) -> None:
    assert t.accusation is not None
    t.accusation = replace(t.accusation, text=text)
    t.open(VOTING, *t.accusation.voters)
    t.also(LAST_WORD, *t.everybody)


def voters_on(t: Traitor, accuser: int) -> tuple[int, ...]:
    """W9 All but accused and accuser."""
    return tuple([seat for seat in t.everybody if seat not in (accuser, t.speaker)])


def settle(t: Traitor, guilty: bool, votes: tuple[Thumb | None, ...] | None) -> None:
    """W8, W9 A Flash goes to whoever was right. If the word was a secret of the accused, its card goes as well:
    to the discards if guilty, Flash side up on their pile if not (which only a vote can bring about)."""
    assert t.accusation is not None
    assert t.speaker is not None
    settled, accused = t.accusation, t.speaker
    accuser, of = settled.by, settled.of
    was_secret = t.holder == accused
    loser = accused if guilty else accuser
    giver = loser if t.flashes[loser] else None  # W10
    t.accusation = None
    t.verdict = Verdict(accuser, of, guilty, votes, settled.voters, settled.text, giver)
    t.tell(Judged(accused, accuser, of, guilty, votes))
    if guilty:
        if was_secret:
            discard(t, accused)
        give(t, accused, accuser)
    else:
        give(t, accuser, accused)
        if was_secret and t.result is None:
            validate(t, accused)
    if t.result is not None:
        return
    if was_secret:
        draw(t, accused)
    if t.rounds or all(t.flashes):
        react(t)
    else:
        end_by_empty_pile(t)  # W13 without rounds, at once


def begin(setup: Setup) -> Traitor:
    """W18 Three Flashes and five secret words each. W2 The first player turns a card; the player to the left speaks."""
    t = lay_table(setup)
    t.first = setup.first_seat()
    t.shuffled = len(t.chance.top) + SHUFFLED_AT_ONCE
    deck = t.chance.deck(t.cards.all, (FLASHES + HAND) * t.players + 1 + SHUFFLED_AT_ONCE)
    top = 0
    for _ in t.everybody:
        hand = top + FLASHES
        t.flashes.append(deck[top:hand])
        top = hand + HAND
        seat_down(t, deck[hand:top])
    opening = deck[top]
    t.discards.append(opening)
    t.pile = deck[:top:-1]
    word, t.last = t.face.word[opening], t.face.folded[opening]
    t.chain[t.last] = Link(word, None)
    t.tell(Opened(t.first, opening, word))
    t.turn = t.next_seat(t.first) if t.rounds else None
    name_examples(t)
    next_word(t)
    return t


def begin_by_rules_1(setup: Setup) -> Traitor:
    """W13 With a reaction time of 0 there was none for the last word either."""
    t = begin(setup)
    t.last_reaction = 0
    return t


def lay_table(setup: Setup) -> Traitor:
    """A table as the options want it, before any card lies on it."""
    t = Traitor.laid_for(setup)
    options = setup.options
    t.cards, t.everybody = setup.cards, tuple(range(setup.seats))
    t.face = t.cards.faces[options.colour]
    t.rounds, t.reaction, t.speak = options.rounds, options.reaction, options.time_to_speak()
    t.last_reaction = DEFAULT_REACTION
    return t
