"""Out of Control, 2 to 6 players, alone or in twos: be the first with ten cards of one colour in a row.

Seven cards each; the rest is the main deck, and one card lies face up in the discard row. On your turn you roll the
die, which tells you to draw a card, to discard one, to take one blind from somebody, to give one away, or lets you
choose. Before and after that you play on the table: lay three or more consecutive cards of one colour, extend what
you have laid, put a Wild in the place of any number card on the table or the right number card in the place of a
Wild. Instead of drawing you may take from the discard row as far back as you like, if you can use the card you choose
at once. Whoever has 1 to 10 of one colour in one succession wins on the spot.

The numbers (O3 …) are those of text/rules.en.md. What can be played on the table is listed in
table_plays.py and judged in legality.py; what the die asks is in die.py.
"""

from __future__ import annotations

from typing import ClassVar

from parlour.engine.act import Act, tag_of
from parlour.engine.chance import Chance
from parlour.engine.game import Setup
from parlour.engine.plain import brief
from parlour.engine.refusal import Refused
from parlour.engine.window import Window
from parlour.games.out_of_control.acts import (
    END,
    ROLL,
    Discard,
    Draw,
    End,
    Extend,
    Gather,
    Give,
    Lay,
    Roll,
    Substitute,
    Take,
)
from parlour.games.out_of_control.cards import DECK, HAND, NUMBER, WILD
from parlour.games.out_of_control.die import ASKS, FACES, falls_away, instruction
from parlour.games.out_of_control.events import (
    Discarded,
    Drew,
    Ended,
    Extended,
    FellAway,
    Gathered,
    Gave,
    Joined,
    Laid,
    Opened,
    Rolled,
    Shuffled,
    Substituted,
    Took,
    WasCut,
)
from parlour.games.out_of_control.legality import against_gathering, against_play
from parlour.games.out_of_control.refusals import (
    ANOTHER_PLAYER,
    NO_CARD_THERE,
    NO_SUCH_SLOT,
    NOT_ASKED,
    NOT_HELD,
    NOTHING_OWED,
    NOTHING_TO_DRAW,
    ROLL_FIRST,
    ROLLED,
    STILL_OWED,
)
from parlour.games.out_of_control.state import Control, Cut
from parlour.games.out_of_control.successions import Succession, joined, touching
from parlour.games.out_of_control.table_plays import table_plays

COMPLETE = "complete"
STALL = "stall"
ALL_LAID = "all_laid"
REASONS = (COMPLETE, STALL, ALL_LAID)


class Playing(Window[Control]):
    """O3 After the roll: table plays, as many as wanted, and the die's instruction, once; then the turn is ended.

    The instruction is compulsory if it can be done when the turn is ended. A10 "Go on" does it in the simplest way,
    the first that is listed, and then ends the turn.
    """

    phase = "play"
    acts: ClassVar[tuple[type[Act], ...]] = (
        *(Roll, Draw, Discard, Take, Give, Gather),
        *(Lay, Extend, Substitute, End),
    )

    def offers(self, t: Control, seat: int) -> list[Act]:
        return (instruction(t, seat) or [END]) + table_plays(t, seat)

    # ── O7 the die's instruction ────────────────────────────────────────────────────────────────────────────────────

    def draw(self, t: Control, seat: int, act: Draw) -> None:
        if not t.deck:
            shuffle_the_discards(t, seat)
        card = t.deck.pop()
        t.hands[seat].append(card)
        t.tell(Drew(seat, card))
        instruction_done(t, seat)

    def discard(self, t: Control, seat: int, act: Discard) -> None:
        t.hands[seat].remove(act.card)
        t.discard.append(act.card)
        t.tell(Discarded(seat, act.card))
        instruction_done(t, seat)

    def take(self, t: Control, seat: int, act: Take) -> None:
        """A3 The places are freshly shuffled, so the place that was named says nothing."""
        hand = t.hands[act.seat]
        card = hand.pop(t.chance.pick(len(hand)))
        t.hands[seat].append(card)
        t.tell(Took(seat, act.seat, card))
        instruction_done(t, seat)

    def give(self, t: Control, seat: int, act: Give) -> None:
        t.hands[seat].remove(act.card)
        t.hands[act.seat].append(act.card)
        t.tell(Gave(seat, act.seat, act.card))
        instruction_done(t, seat)

    def gather(self, t: Control, seat: int, act: Gather) -> None:
        """O8 The chosen card and all that were discarded after it; the chosen one is used at once."""
        cards = t.discard[act.index :]
        del t.discard[act.index :]
        t.hands[seat] += cards
        t.owed = None
        t.tell(Gathered(seat, tuple(cards)))
        self.does[type(act.use)](t, seat, act.use)

    # ── table plays ─────────────────────────────────────────────────────────────────────────────────────────────────

    def lay(self, t: Control, seat: int, act: Lay) -> None:
        row = Succession(t.laid, seat, act.colour, act.low, act.cards)
        t.laid += 1
        t.successions.append(row)
        t.tell(Laid(seat, row))
        build(t, seat, row, act.cards)

    def extend(self, t: Control, seat: int, act: Extend) -> None:
        at = t.place_of(act.succession)
        row = t.successions[at] = t.successions[at].extended(act.end, act.cards)
        t.tell(Extended(seat, act.end, act.cards, row))
        build(t, seat, row, act.cards)

    def substitute(self, t: Control, seat: int, act: Substitute) -> None:
        """O9 The succession keeps its colour and numbers; the card that lay there comes to the hand."""
        at = t.place_of(act.succession)
        row = t.successions[at]
        got = row.cards[act.number - row.low]
        t.successions[at] = row.substituted(act.number, act.card)
        t.substituted[row.id] = t.substituted.get(row.id, 0) | 1 << act.number
        t.hands[seat].remove(act.card)
        t.hands[seat].append(got)
        t.tell(Substituted(seat, row.id, act.number, act.card, got))
        play_on(t, seat)

    # ── the rest of the turn ────────────────────────────────────────────────────────────────────────────────────────

    def roll(self, t: Control, seat: int, act: Roll) -> None:
        t.die = t.chance.roll(FACES)
        t.owed = ASKS[t.die]
        t.tell(Rolled(seat, t.die))
        play_on(t, seat)

    def end(self, t: Control, seat: int, act: End) -> None:
        t.idle = 0 if t.built else t.idle + 1
        t.built, t.die, t.owed = False, None, None
        t.substituted.clear()
        t.tell(Ended(seat))
        if t.idle == longest_stall(t):
            end_by_comparing(t, STALL)
        else:
            t.turn = t.next_seat(seat)
            t.open(ROLLING, t.turn)

    def refuse(self, t: Control, seat: int, act: Act) -> Refused | None:
        match act:
            case Roll():
                return ROLLED()
            case End():
                return STILL_OWED(owed=t.owed)
            case Lay() | Extend() | Substitute():
                return against_play(t, seat, act, t.hands[seat])
        return against_instruction(t, seat, act)


class Rolling(Playing):
    """O3 Roll first; nothing can be done before the roll. O15 Once a turn."""

    phase = "roll"

    def offers(self, t: Control, seat: int) -> list[Act]:
        return [ROLL]

    def refuse(self, t: Control, seat: int, act: Act) -> Refused | None:
        return ROLL_FIRST()


ROLLING = Rolling()
PLAYING = Playing()
WINDOWS = (ROLLING, PLAYING)


def against_instruction(t: Control, seat: int, act: Act) -> Refused | None:
    """O7 What speaks against doing this for the die."""
    if t.owed is None:
        return NOTHING_OWED()
    asked = "draw" if isinstance(act, Gather) else tag_of(type(act))
    if t.owed not in (asked, "any"):
        return NOT_ASKED(owed=t.owed)
    match act:
        case Gather():
            return against_gathering(t, seat, act)
        case Draw():
            return NOTHING_TO_DRAW()
        case Discard():
            return NOT_HELD()
        case Take(other) | Give(other) if other not in t.others(seat):
            return ANOTHER_PLAYER()
        case Take(other):
            held = len(t.hands[other])
            return NO_SUCH_SLOT(cards=held) if held else NO_CARD_THERE()
    return NOT_HELD()


def shuffle_the_discards(t: Control, seat: int) -> None:
    """O10 All discards but the last are shuffled into a new deck."""
    t.deck, t.discard = t.discard[:-1], t.discard[-1:]
    t.chance.shuffle(t.deck)
    t.tell(Shuffled(seat, len(t.deck)))


def instruction_done(t: Control, seat: int) -> None:
    t.owed = None
    t.open(PLAYING, seat)


def play_on(t: Control, seat: int) -> None:
    """The turn goes on. O11 What the die asks falls away once it cannot be done."""
    if t.owed and falls_away(t, seat):
        t.tell(FellAway(seat, t.owed))
        t.owed = None
    t.open(PLAYING, seat)


def build(t: Control, seat: int, row: Succession, cards: tuple[str, ...]) -> None:
    """These cards of the hand lie in this row now: it may join others (O5), be complete (O6), or be the last (O12)."""
    for card in cards:
        t.hands[seat].remove(card)
    t.built = True
    parts = touching(row, t.successions)
    if len(parts) > 1:
        row = join(t, seat, parts)
    if row.complete:
        t.over(t.team(row.owner), COMPLETE, longest(t))
    elif not (t.deck or t.discard or any(t.hands)):
        end_by_comparing(t, ALL_LAID)
    else:
        play_on(t, seat)


def join(t: Control, seat: int, parts: list[Succession]) -> Succession:
    """O5 Successions that have come to touch become one. O9 A place that was substituted is still the same place."""
    whole = joined(parts)
    ids = tuple([part.id for part in parts])
    t.successions[t.place_of(whole.id)] = whole
    t.successions = [row for row in t.successions if row.id == whole.id or row.id not in ids]
    places = sum([t.substituted.pop(number, 0) for number in ids])
    if places:
        t.substituted[whole.id] = places
    t.tell(Joined(seat, ids, whole))
    return whole


def longest_stall(t: Control) -> int:
    """O12 How many turns may pass in which nobody builds."""
    return 60 if t.players <= 4 else 90


def longest(t: Control) -> list[int]:
    """Each seat's longest succession."""
    return [max([len(row.cards) for row in t.of(seat)], default=0) for seat in range(t.players)]


def end_by_comparing(t: Control, reason: str) -> None:
    """O12 The longest single succession wins; then the most cards on the table; then shared. O13 Teams are compared."""
    scores = longest(t)
    cards = [sum([len(row.cards) for row in t.of(seat)]) for seat in range(t.players)]
    teams = [t.team(seat) for seat in range(t.players)]
    ranks = [(max([scores[s] for s in team]), sum([cards[s] for s in team])) for team in teams]
    t.over([seat for seat in range(t.players) if ranks[seat] == max(ranks)], reason, scores)


def cut_for_first(seats: int, chance: Chance) -> tuple[int, tuple[Cut, ...]]:
    """O2 A card is cut openly for each seat; a Wild cuts again, and ties for the highest cut again among themselves."""
    cut: list[Cut] = []
    ahead = list(range(seats))
    while len(ahead) > 1:
        numbers = [cut_a_number(seat, chance, cut) for seat in ahead]
        ahead = [seat for seat, number in zip(ahead, numbers, strict=True) if number == max(numbers)]
    return ahead[0], tuple(cut)


def cut_a_number(seat: int, chance: Chance, cut: list[Cut]) -> int:
    """O20 Each card that is cut goes back before the next."""
    while True:
        card = chance.choice(DECK)
        cut.append(Cut(seat, card))
        if card != WILD:
            return NUMBER[card]


def begin(setup: Setup) -> Control:
    """O2 The cut, unless the first seat is named. O14 Seven cards each, and the first discard is turned up."""
    for roll in setup.chance.rolls:
        if roll not in FACES:
            raise ValueError(f"stacked rolls: {brief(roll)} is none of {', '.join(FACES)}")
    t = Control.laid_for(setup)
    t.teams = setup.options.teams
    if setup.first is None:
        t.turn, t.cut = cut_for_first(setup.seats, t.chance)
        t.tell(WasCut(t.turn, t.cut))
    else:
        t.turn = setup.first
    deck = t.chance.deck(DECK)
    dealt = HAND * t.players
    t.hands = [deck[at : at + HAND] for at in range(0, dealt, HAND)]
    t.discard = [deck[dealt]]
    t.deck = deck[:dealt:-1]  # the top of the deck is the end of the list
    t.tell(Opened(t.turn, t.discard[0]))
    t.open(ROLLING, t.turn)
    return t
