"""The outlook: the chance to win after an act, as far as what lies there and many guesses at hands can tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from parlour.bots.out_of_control.laid_and_held import NOTHING, Cards, rows_of, wilds_lying
from parlour.bots.out_of_control.memory import guess_hands
from parlour.bots.out_of_control.playing_on import played_on, with_hands
from parlour.bots.out_of_control.strength import Lie, strength_with_the_row
from parlour.bots.sight import Sight
from parlour.bots.worlds import Worlds
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.engine.imagining import unseen_cards
from parlour.engine.match import Match
from parlour.engine.state import Result
from parlour.games.out_of_control.acts import Draw, Give, Take
from parlour.games.out_of_control.cards import DECK
from parlour.games.out_of_control.die import may_gather
from parlour.games.out_of_control.state import Control

OTHERS_GATHER: Final = 0.5
"""Half of the die's faces let whoever is next take from the discard row (O8)."""
I_GATHER: Final = 0.25
"""… and the others have their turn before it is mine again."""
CLOSE: Final = 0.02
"""Between the most timid and the boldest, how much more the chance to win is reckoned after a blind take."""


class Outlook:
    """The chance to win, as far as one can tell from what lies there and many guesses at what others hold."""

    def __init__(self, sight: Sight, chance: Chance, guesses: int) -> None:
        self._match: Match = Worlds(sight).imagine(chance)
        table = self._match.table
        assert isinstance(table, Control)
        self._me, self._table = sight.seat, table
        self._boldness = sight.me.boldness
        self._hand: list[str] = sight.view["hand"]
        on_the_table = [card for row in table.successions for card in row.cards]
        self._unseen = unseen_cards(DECK, [*self._hand, *table.discard, *on_the_table])
        self._copies = Cards.of(self._unseen)
        self._guesses = guess_hands(sight, self._unseen, chance, guesses)
        self._held = [[Cards.of(hand) for hand in guess] for guess in self._guesses]
        self._mine = table.team(self._me)
        teams = [table.team(seat) for seat in range(table.players)]
        self._rivals = [team for team in dict.fromkeys(teams) if team != self._mine]
        self._lie = self._seen_on(table)
        self._now = self._strengths_of_rivals(self._lie, self._held)

    def after(self, act: Act) -> float:
        match act:
            case Draw():
                return self._after_a_draw()
            case Take(seat):
                return self._after_a_take(seat)
            case Give(seat, card):
                return self._after_a_gift(seat, card)
        return self._after_what_all_see(act)

    def _after_a_draw(self) -> float:
        """Each card that has not been seen is as likely to be on top of the deck as any other."""
        hand = Cards.of(self._hand)
        chances = [
            copies * self._win_chance(self._lie, hand.with_card(card), self._held, self._now, I_GATHER)
            for card, copies in Counter(self._unseen).items()
        ]
        return sum(chances) / max(1, len(self._unseen))

    def _after_a_take(self, victim: int) -> float:
        """Of each guess, the last card of the victim's hand."""
        mine = Cards.of(self._hand)
        total = 0.0
        for guess, held in zip(self._guesses, self._held, strict=True):
            *left, taken = guess[victim]
            after = [[Cards.of(left) if seat == victim else hand for seat, hand in enumerate(held)]]
            rivals = self._strengths_of_rivals(self._lie, after)
            total += self._win_chance(self._lie, mine.with_card(taken), after, rivals, I_GATHER)
        return total / len(self._guesses) + CLOSE * (self._boldness - 0.5)

    def _after_a_gift(self, receiver: int, card: str) -> float:
        left = list(self._hand)
        left.remove(card)
        held = [
            [hand.with_card(card) if seat == receiver else hand for seat, hand in enumerate(hands)]
            for hands in self._held
        ]
        rivals = self._strengths_of_rivals(self._lie, held)
        return self._win_chance(self._lie, Cards.of(left), held, rivals, I_GATHER)

    def _after_what_all_see(self, act: Act) -> float:
        """No card comes from where it could not be seen, so any imagined match shows what becomes of it."""
        match = self._match.copy()
        match.play(self._me, act)
        table = match.table
        assert isinstance(table, Control)
        if table.result is not None:
            return self._share_of(table.result)
        lie = self._seen_on(table)
        rivals = self._strengths_of_rivals(lie, self._held)
        mine = Cards.of(table.hands[self._me])
        return self._win_chance(lie, mine, self._held, rivals, 1.0 if may_gather(table) else I_GATHER)

    def when_played_on(self, act: Act, chance: Chance, turns: int) -> list[float]:
        """By guess, the chance to win so many turns later, if the others hold just that and all play as regulars do.

        `chance` is left as it is: all acts meet the same luck, as far as they can.
        """
        chance = Chance(chance.key, chance.drawn)
        chances = []
        for guess in self._guesses:
            world = with_hands(self._match, guess, self._unseen, chance)
            chances.append(self._known_all(played_on(world, self._me, act, turns, chance)))
        return chances

    def _known_all(self, table: Control) -> float:
        """The chance to win where all hands are open."""
        if table.result is not None:
            return self._share_of(table.result)
        lie = self._seen_on(table)
        held = [[NOTHING if seat == self._me else Cards.of(hand) for seat, hand in enumerate(table.hands)]]
        rivals = self._strengths_of_rivals(lie, held)
        return self._win_chance(lie, Cards.of(table.hands[self._me]), held, rivals, I_GATHER)

    def _share_of(self, result: Result) -> float:
        return float(self._me in result.winners)

    def _seen_on(self, table: Control) -> Lie:
        rows = tuple([rows_of(seat, table.successions) for seat in range(table.players)])
        return Lie(rows, wilds_lying(table.successions), tuple(table.discard))

    def _strengths_of_rivals(self, lie: Lie, held: Sequence[Sequence[Cards]]) -> list[float]:
        """By guess, all rivals together."""
        return [
            sum([self._strength(lie, team, self._together(team, hands), OTHERS_GATHER) for team in self._rivals])
            for hands in held
        ]

    def _win_chance(
        self, lie: Lie, mine: Cards, held: Sequence[Sequence[Cards]], rivals: Sequence[float], gather: float
    ) -> float:
        """The mean over all guesses; a side wins in proportion to its strength."""
        total = 0.0
        for hands, others in zip(held, rivals, strict=True):
            own = self._strength(lie, self._mine, mine.with_those(self._together(self._mine, hands)), gather)
            total += own / (own + others)
        return total / len(held)

    def _strength(self, lie: Lie, team: tuple[int, ...], hand: Cards, gather: float) -> float:
        rows = tuple([lie.rows[seat] for seat in team])
        return strength_with_the_row(rows, hand, lie.wilds, self._copies, lie.discard, gather)

    def _together(self, team: tuple[int, ...], hands: Sequence[Cards]) -> Cards:
        """O13 What partners hold between them. (A guess holds nothing of what this bot has itself.)"""
        first, *others = [hands[seat] for seat in team]
        for other in others:
            first = first.with_those(other)
        return first
