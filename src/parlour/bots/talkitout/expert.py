"""An expert tries out what it could do in many races, each with hands that the others may well have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from parlour.bots.sight import Sight
from parlour.bots.talkitout.hand import Categories, categories_in, deck_of, questions_held, specials_held
from parlour.bots.talkitout.memory import Lacking, what_they_lack
from parlour.bots.talkitout.race import LIE, PASS, Race
from parlour.bots.talkitout.regular import costs_of_playing, gain_by_waiting, regular_turn
from parlour.decks import QuestionDeck
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.talkitout.acts import BACK_AT_YOU, TELL_A_LIE, THROW_IT_OUT, Play, Special

TURN_IN_WINS: Final = 0.05
"""What a turn of the plan is worth in races won, however many are run."""
WORLDS_TRUSTED: Final = 400
"""With so many worlds tried, the races are believed as much as the plan; with fewer, the plan counts for more."""
BOLD_LIE: Final = 0.02
"""So much of a race won the boldest sees in a lie, and the most cautious sees against it."""
DRAWN_AT_MOST: Final = 40
"""So many cards of the pile are imagined; a race is over before more are drawn."""


class Try(NamedTuple):
    """What may be done in a turn: which Question is played, and which special card is laid on it, if one is."""

    question: Categories
    special: int | None


def expert_turn(sight: Sight, chance: Chance, budget: int) -> Act:
    plays = [act for act in sight.acts if isinstance(act, Play)]
    categories = categories_in(deck_of(sight))
    by_categories = {categories[play.card]: play for play in plays}
    if sight.view["phase"] == "drawn" or len(by_categories) < 2:
        return regular_turn(sight, chance, budget)
    costs = costs_of_playing(sight, [play.card for play in by_categories.values()])
    tries = [Try(question, special) for question in by_categories for special in _specials_to_try(sight)]
    prior = dict(zip(by_categories, costs, strict=True))
    worlds = _worlds_for(budget, tries, sight)
    won, turn = _races_won(sight, tries, chance, worlds), _turn_in_wins(worlds)
    worth = [share - turn * prior[tried.question] for tried, share in zip(tries, won, strict=True)]
    best = tries[worth.index(max(worth))].question
    return chance.choice([play for play in plays if categories[play.card] == best])


def expert_special(sight: Sight, chance: Chance, budget: int) -> Special | None:
    """The Question is played already: what is left to try is what to lay on it."""
    offered = [act for act in sight.acts if isinstance(act, Special)]
    if not offered:
        return None
    tries = [Try(0, special) for special in _specials_to_try(sight)]
    worlds = _worlds_for(budget, tries, sight)
    won = _races_won(sight, tries, chance, worlds)
    gain = _turn_in_wins(worlds) * gain_by_waiting(sight)
    bold = {None: gain, PASS: 0.0, LIE: BOLD_LIE * (2 * sight.me.boldness - 1)}
    worth = [share + bold[tried.special] for tried, share in zip(tries, won, strict=True)]
    best = tries[worth.index(max(worth))].special
    if best is None:
        return None
    return chance.choice([act for act in offered if (act.card == TELL_A_LIE) == (best == LIE)])


def _specials_to_try(sight: Sight) -> list[int | None]:
    """Or none, last of all: where it makes no difference, the card had better be gone."""
    return [*dict.fromkeys(LIE if card == TELL_A_LIE else PASS for card in specials_held(sight)), None]


def _worlds_for(budget: int, tries: Sequence[Try], sight: Sight) -> int:
    """The budget counts races of two, and a race takes the longer the more take part."""
    return max(1, 2 * budget // (len(tries) * len(sight.view["seats"])))


def _turn_in_wins(worlds: int) -> float:
    return TURN_IN_WINS * (1 + WORLDS_TRUSTED / worlds)


def _races_won(sight: Sight, tries: Sequence[Try], chance: Chance, worlds: int) -> list[float]:
    """The share of races won with each try. All are tried in the same worlds, with the same luck."""
    me, players = sight.seat, len(sight.view["seats"])
    random = Random(chance.below(1 << 62))
    imagined = _Imagined(sight)
    won = [0.0] * len(tries)
    for _ in range(worlds):
        world, luck = imagined.race(random), random.getrandbits(32)
        for at, tried in enumerate(tries):
            race, dice = world.copy(), Random(luck)
            if tried.question:
                race.play(me, tried.question)
            if tried.special is not None:
                race.lay(me, tried.special, dice)
            first = me if race.is_out(me) else race.winner(dice)
            won[at] += 1 / players if first is None else first == me
    return [share / worlds for share in won]


class _Imagined:
    """Races that may be the one I am in: what I cannot see is dealt anew in each."""

    def __init__(self, sight: Sight) -> None:
        view = sight.view
        self._me = sight.seat
        self._mine = tuple(sorted(questions_held(sight)))
        specials = specials_held(sight)
        self._lies = specials.count(TELL_A_LIE)
        self._passes = len(specials) - self._lies
        self._unseen = unseen_cards(sight)
        self._pile = min(view["pile"], DRAWN_AT_MOST)
        self._top = categories_in(deck_of(sight))[view["top"]]
        self._others = [
            (seat, sorted(lacking, key=int.bit_count, reverse=True))
            for seat, lacking in enumerate(what_they_lack(sight))
            if seat != self._me
        ]

    def race(self, random: Random) -> Race:
        wanted = sum([len(lacking) for _, lacking in self._others]) + self._pile
        cards = random.sample(self._unseen, min(wanted, len(self._unseen)))
        players = len(self._others) + 1
        race = Race([()] * players, [0] * players, [0] * players, cards, self._top, (self._me + 1) % players)
        race.hands[self._me], race.passes[self._me], race.lies[self._me] = self._mine, self._passes, self._lies
        for seat, lacking in self._others:
            dealt = _deal(cards, lacking)
            race.hands[seat] = tuple(sorted([card for card in dealt if card > 0]))
            race.passes[seat], race.lies[seat] = dealt.count(PASS), dealt.count(LIE)
        return race


def _deal(cards: list[int], hand: Lacking) -> list[int]:
    """For each card of the hand the next one that it can be; or any, where none fits what was remembered."""
    dealt = []
    for lacking in hand:
        at = next((at for at in range(len(cards) - 1, -1, -1) if cards[at] <= 0 or not cards[at] & lacking), -1)
        if cards:
            dealt.append(cards.pop(at))
    return dealt


def unseen_cards(sight: Sight) -> list[int]:
    """What may be in the others' hands or in the pile. What was played is in neither, until the pile is turned over."""
    view, deck = sight.view, deck_of(sight)
    all_cards = _all_cards(deck)
    played = [event["card"] for event in sight.story if event["event"] in ("opened", "played", "special")]
    in_hands_and_pile = sum([seat["cards"] for seat in view["seats"]]) + view["pile"]
    if len(played) + in_hands_and_pile != all_cards.total():  # T10 it was turned over
        played = [view["top"], *([view["special"]] if view["special"] else [])]
    categories = categories_in(deck)
    unseen = all_cards - Counter(played) - Counter(view["hand"])
    return [categories.get(card, LIE if card == TELL_A_LIE else PASS) for card in unseen.elements()]


def _all_cards(deck: QuestionDeck) -> Counter[str]:
    specials = {
        THROW_IT_OUT: deck.specials.throw_it_out,
        BACK_AT_YOU: deck.specials.back_at_you,
        TELL_A_LIE: deck.specials.tell_a_lie,
    }
    return Counter({**dict.fromkeys(categories_in(deck), 1), **specials})
