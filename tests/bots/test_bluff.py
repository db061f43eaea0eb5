"""Bluff's bots: what they see in a hand, what they guess of the other one, and how well that goes."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import parlour
from parlour.bots import CHARACTERS, PLAIN, Bot, Character, Level, Sight, random_player, sight_of
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.bluff.acts import BLOCK, DOWN, UP, Out, Throw
from parlour.games.bluff.bots import BOTS
from parlour.games.bluff.bots.belief import Belief
from parlour.games.bluff.bots.following import Followed
from parlour.games.bluff.bots.hand import WILD, Reading, is_complete, missing, spare, wanted
from parlour.games.bluff.bots.novice import as_a_learner
from parlour.games.bluff.bots.watching import suspicion, taken_up, turns_of
from parlour.games.bluff.cards import BluffCards
from parlour.games.bluff.hands import is_complete as is_complete_by_the_rules
from parlour.games.bluff.hands import mistake_in
from tests.games.bluff.decks import COMPLETE, OTHER_JUNK, lying, table
from tests.scripting import play

SKILLS = BOTS.skills

LEVELS: list[Level] = ["novice", "regular", "expert"]
GOOD: list[Level] = ["regular", "expert"]
CAREFUL = Character("Careful", "", {}, 0.0, {})
BOLDEST = Character("Boldest", "", {}, 1.0, {})
SHORT = 15  # guesses of an expert in a hurry


def sight(match: parlour.Match, seat: int, me: Character = CAREFUL) -> Sight:
    seen = sight_of(match, seat, me)
    assert seen is not None
    return seen


def choice(level: Level, match: parlour.Match, seat: int = 0, me: Character = CAREFUL) -> Act | None:
    return SKILLS[level].play(sight(match, seat, me), Chance.of(1), SKILLS[level].iterations)


def play_out(match: parlour.Match, bots: tuple[Bot, Bot], seed: int) -> parlour.Match:
    """To the end; an act that is not allowed stops it."""
    chance = Chance.of(seed)
    while match.result is None:
        (seat,) = match.waiting
        act = bots[seat](sight(match, seat, CHARACTERS[(seed + seat) % len(CHARACTERS)]), chance, SHORT)
        assert act is not None
        match.play(seat, act)
    return match


def wins(one: Bot, other: Bot, matches: int) -> float:
    """How much of the matches the first one wins; each deal is played from both seats."""
    won = 0.0
    for number in range(matches):
        seat = number % 2
        match = parlour.start("bluff", 2, seed=number // 2)
        result = play_out(match, (one, other) if seat == 0 else (other, one), number).result
        assert result is not None
        won += (seat in result.winners) / len(result.winners)
    return won / matches


def gives_away(match: parlour.Match, cards: str) -> parlour.Match:
    """Seat 0 throws out these cards, one a turn, and seat 1 takes each and throws out one that it brought along."""
    idle = lying(match).hands[1][1:]
    for card in cards.split():
        play(match, "0 pick from=down", f"0 throw card={card}", "1 pick from=up", f"1 throw card={idle.pop()}")
    return match


# ── any table ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("options", "deck"),
    [
        ({}, None),
        ({"solution_sheet": True}, None),
        ({"rounds": 2, "terms": 12}, None),
        ({"terms": "all"}, "fr/musique"),
    ],
)
def test_it_only_does_what_is_allowed(level: Level, options: dict[str, Any], deck: str | None) -> None:
    match = parlour.start("bluff", 2, deck, options, seed=1)
    play_out(match, (SKILLS[level].play, random_player), 1)


@pytest.mark.parametrize("level", LEVELS)
def test_it_can_come_in_at_any_time_without_having_heard_the_story(level: Level) -> None:
    def late(sight: Sight, chance: Chance, budget: int) -> Act | None:
        return SKILLS[level].play(msgspec.structs.replace(sight, story=sight.story[len(sight.story) :]), chance, budget)

    play_out(parlour.start("bluff", 2, seed=3), (late, random_player), 3)


@pytest.mark.parametrize("level", LEVELS)
def test_a10_what_the_clock_did_in_its_place_does_not_put_it_out(level: Level) -> None:
    match = parlour.start("bluff", 2, seed=4, first=0)
    for _ in range(5):
        match.play(parlour.CLOCK, {"act": "elapsed"})
        match.play(1, {"act": "go_on"})
    play_out(match, (SKILLS[level].play, SKILLS[level].play), 4)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_sight_chance_and_budget_give_the_same_act(level: Level) -> None:
    match = parlour.start("bluff", 2, seed=5)
    chance = Chance.of(5)
    for _ in range(12):
        (seat,) = match.waiting
        acts = [SKILLS[level].play(sight(match, seat), Chance.of(9), SHORT) for _ in range(2)]
        assert acts[0] == acts[1]
        act = random_player(sight(match, seat), chance, 1)
        assert act is not None
        match.play(seat, act)


# ── its own hand ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_b2_a_hand_is_complete_when_the_rules_say_so() -> None:
    cards = lying(table()).cards
    dice = Random(1)
    found = {True: 0, False: 0}
    for _ in range(3000):
        hand = dice.sample([*range(12), WILD, WILD], 5)
        by_the_rules = is_complete_by_the_rules(cards, [name_of(cards, card) for card in hand])
        assert is_complete(hand) is (missing(hand) == 0) is by_the_rules
        found[by_the_rules] += 1
    assert min(found.values()) > 100


def name_of(cards: BluffCards, card: int) -> str:
    return "wild" if card == WILD else cards.of_term[card // 3][card % 3]


def test_two_pairs_want_their_third_cards_and_a_wild_if_a_word_is_missing() -> None:
    assert wanted((0, 1, 3, 4, 9)) == [2, 5]
    assert wanted((0, 1, 4, 5, 9)) == [WILD, 2, 3]
    assert spare((0, 1, 2, 3, 4, 9)) == [9]


@pytest.mark.parametrize("level", GOOD)
def test_b4_it_calls_out_as_soon_as_it_may(level: Level) -> None:
    match = table(hand0=COMPLETE)
    assert choice(level, match) in (DOWN, UP)  # not on the very first turn
    play(match, "0 pick from=down")
    thrown = lying(match).hands[0][-1]
    assert choice(level, match) == Throw(thrown)
    play(match, f"0 throw card={thrown}", "1 pick from=down", "1 throw card=h.word")
    match.play(0, choice(level, match) or {})
    assert match.result is not None
    assert match.result.winners == (0,)


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize(
    "hand", ["wild e.definition e.example d.word d.example", "e.word e.definition e.example wild d.example"]
)
def test_b5_it_knows_the_word_that_its_wild_stands_for(level: Level, hand: str) -> None:
    match = table(hand1=hand)
    play(match, "0 pick from=down", "0 throw card=a.word")
    out = choice(level, match, 1)
    assert isinstance(out, Out)
    assert mistake_in(lying(match).cards, out) is None


@pytest.mark.parametrize("level", LEVELS)
def test_b9_two_wilds_are_not_called_out(level: Level) -> None:
    match = table(hand1="wild wild e.definition e.example d.example", solution_sheet=level == "novice")
    play(match, "0 pick from=down", "0 throw card=a.word")
    assert not isinstance(choice(level, match, 1), Out)


@pytest.mark.parametrize("level", GOOD)
def test_it_takes_the_open_card_that_completes_a_pair_and_leaves_the_others(level: Level) -> None:
    hand = "e.word e.definition d.word d.example a.word"
    assert choice(level, table(hand0=hand, up="d.definition")) == UP
    assert choice(level, table(hand0=hand, up="k.example")) == DOWN


@pytest.mark.parametrize("level", GOOD)
def test_it_keeps_what_belongs_together(level: Level) -> None:
    match = table(hand0="e.word e.definition d.word d.example a.word", up="c.word", pile="k.example")
    play(match, "0 pick from=down")
    assert choice(level, match) in (Throw("a.word"), Throw("k.example"))


def test_the_expert_waits_for_cards_that_can_still_come() -> None:
    """Of two idle cards it keeps the one whose term has not gone by."""
    match = table(hand0="e.word e.definition e.example a.definition b.definition", up="b.word", pile="c.word i.word")
    play(match, "0 pick from=down", "0 throw card=c.word", "1 pick from=down", "1 throw card=i.word")
    play(match, "0 pick from=down")
    assert choice("expert", match) != Throw("a.definition")


# ── the other hand ──────────────────────────────────────────────────────────────────────────────────────────────────

GIFTS = "e.word e.definition e.example d.definition"
TAKER = "d.example i.definition j.example k.word l.definition"


@pytest.mark.parametrize("level", GOOD)
def test_b6_it_blocks_one_who_has_taken_what_makes_a_hand(level: Level) -> None:
    match = gives_away(table(hand0=f"{GIFTS} a.word", hand1=TAKER), GIFTS)
    assert choice(level, match) == BLOCK


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_careful_blocks_out_of_the_blue(level: Level) -> None:
    match = table()
    assert choice(level, match) != BLOCK
    play(match, "0 pick from=down", "0 throw card=a.word", "1 pick from=down", "1 throw card=h.word")
    assert choice(level, match) != BLOCK


def test_late_in_a_round_the_regular_suspects_sooner() -> None:
    """Among themselves, as at a table: before the sixth turn a careful one waits for the third open card."""
    early: list[int] = []
    late: list[int] = []
    for seed in range(60):
        match, chance = parlour.start("bluff", 2, seed=seed), Chance.of(seed)
        while match.result is None:
            (seat,) = match.waiting
            seen = sight(match, seat)
            act = SKILLS["regular"].play(seen, chance, 1)
            if act == BLOCK:
                (early if turns_of(seen, 1 - seat) < 6 else late).append(len(taken_up(seen, 1 - seat)))
            match.play(seat, act or {})
    assert set(early) == {3}
    assert {1, 2} <= set(late)


def test_no_novice_has_a_hunch_before_anybody_can_be_ready(soak: int) -> None:
    blocked = []
    for seed in range(60 * soak):
        match, chance = parlour.start("bluff", 2, seed=seed), Chance.of(seed)
        while match.result is None:
            (seat,) = match.waiting
            seen = sight(match, seat, BOLDEST)
            act = SKILLS["novice"].play(seen, chance, 1)
            if act == BLOCK:
                blocked.append(turns_of(seen, 1 - seat))
            match.play(seat, act or {})
    assert blocked
    assert min(blocked) > 3


def test_an_opponent_that_has_not_blocked_at_the_second_card_is_feared_at_the_third() -> None:
    chances = []
    for taken in range(3):
        match = gives_away(table(hand0=f"{GIFTS} a.word", hand1=TAKER), " ".join(GIFTS.split()[:taken]))
        play(match, "0 pick from=down", "0 throw card=a.word")
        chances.append(suspicion(sight(match, 1)).if_i_took)
    first, second, third = chances
    assert first < 0.1 < second < 0.5 < third


def test_one_who_blocked_at_the_second_card_is_expected_to_do_so_again() -> None:
    match = gives_away(table(hand0=f"{GIFTS} a.word", hand1=TAKER), "e.word e.definition")
    play(match, "0 block", "1 choose slot=0")
    assert suspicion(sight(match, 1)).if_i_took < 0.1
    play(match, "1 pick from=up", "1 throw card=j.example")
    play(match, "0 pick from=down", f"0 throw card={lying(match).hands[0][0]}")
    assert suspicion(sight(match, 1)).if_i_took > 0.7


def test_what_was_taken_or_shown_need_not_be_guessed_at() -> None:
    def unknown(match: parlour.Match) -> int:
        seen = sight(match, 0)
        return Belief(Followed(seen, Reading(seen)).steps, SHORT, Random(1)).unknown

    match = gives_away(table(hand0=f"{GIFTS} a.word", hand1=TAKER), "e.word e.definition")
    assert unknown(match) == 3
    play(match, "0 block", "1 choose slot=0", "1 pick from=down", "1 throw card=d.example")
    assert unknown(match) == 1


def test_b6_a_hand_that_was_shown_is_remembered() -> None:
    """One card short, it draws: not ready. It takes the card it lacks: ready."""
    short = "e.word e.definition d.word d.example l.definition"
    match = table(hand0="e.example a.word b.definition c.example f.word", hand1=short, up="g.word", picks=[1])
    play(match, "0 block", "1 choose slot=0", "1 pick from=down")
    play(match, f"1 throw card={lying(match).hands[1][-1]}", "0 pick from=down", "0 throw card=e.example")
    play(match, "1 pick from=up", "1 throw card=l.definition")
    assert choice("expert", match) == BLOCK


def test_what_was_taken_is_in_every_guess_and_what_i_hold_is_in_none() -> None:
    match = gives_away(table(hand0=f"{GIFTS} a.word", hand1=TAKER), "e.word e.definition")
    seen = sight(match, 0)
    reading = Reading(seen)
    _, hands = Belief(Followed(seen, reading).steps, 50, Random(1)).hands()
    taken = {reading.cards["e.word"], reading.cards["e.definition"]}
    mine = {reading.cards[name] for name in seen.view["hand"]} - {WILD}
    assert hands
    for hand in hands:
        assert taken <= set(hand)
        assert not mine & set(hand)


def test_what_the_opponent_holds_is_never_ruled_out(soak: int) -> None:
    """Every complete hand is Blocked and nobody calls Out: rounds are long, and lost hands come up from the bottom."""
    for seed in range(3 * soak):
        match, chance = parlour.start("bluff", 2, seed=seed, options={"terms": 12}), Chance.of(seed)
        while match.result is None:
            (seat,) = match.waiting
            seen = sight(match, seat, PLAIN)
            reading = Reading(seen)
            theirs = reading.hand(lying(match).hands[1 - seat])
            followed = Followed(seen, reading)
            assert set(theirs) <= set(followed.pool)
            if followed.steps[-1].doing == "new_hand":
                assert set(theirs) <= set(followed.steps[-1].pool)
            Belief(followed.steps, SHORT, Random(seed))
            if BLOCK in seen.acts and is_complete(theirs):
                match.play(seat, BLOCK)
                continue
            act = SKILLS["regular"].play(seen, chance, 1)
            match.play(seat, DOWN if act is None or act == BLOCK or isinstance(act, Out) else act)


def test_the_belief_is_right_about_as_often_as_it_says() -> None:
    said = found = 0.0
    for seed in range(30):
        match, chance = parlour.start("bluff", 2, seed=seed), Chance.of(seed)
        while match.result is None:
            (seat,) = match.waiting
            seen = sight(match, seat, PLAIN)
            if seen.view["phase"] == "turn":
                reading = Reading(seen)
                said += Belief(Followed(seen, reading).steps, SHORT, Random(seed)).hands()[0]
                found += is_complete(reading.hand(lying(match).hands[1 - seat]))
            match.play(seat, SKILLS["regular"].play(seen, chance, 1) or {})
    assert 0.6 < said / found < 1.4


@pytest.mark.parametrize("level", GOOD)
def test_it_does_not_feed_what_the_opponent_collects(level: Level) -> None:
    hand = "e.word e.definition e.example a.word b.word"
    match = gives_away(table(hand0=hand, hand1=OTHER_JUNK, pile="f.example h.example g.example"), "e.word e.definition")
    play(match, "0 pick from=down")
    assert choice(level, match) != Throw("e.example")


# ── the novice ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_novice_mixes_up_the_same_few_cards_all_through_a_round() -> None:
    match, chance = parlour.start("bluff", 2, seed=6), Chance.of(6)
    right = Reading(sight(match, match.waiting[0])).names
    first: dict[int, list[str]] = {}
    for _ in range(20):
        (seat,) = match.waiting
        names = first.setdefault(seat, as_a_learner(sight(match, seat)).names)
        assert as_a_learner(sight(match, seat)).names == names
        mistaken = [name for name, meant in zip(names, right, strict=True) if name != meant]
        assert len(mistaken) == 4
        assert not any(name.endswith(".word") for name in mistaken)
        match.play(seat, random_player(sight(match, seat), chance, 1) or {})


def test_with_the_solution_sheet_the_novice_mixes_up_nothing() -> None:
    seen = sight(table(solution_sheet=True), 0)
    assert as_a_learner(seen).names == Reading(seen).names


def test_b5_the_novice_calls_a_false_out_now_and_then() -> None:
    reasons = [
        play_out(parlour.start("bluff", 2, seed=seed), (SKILLS["novice"].play, SKILLS["regular"].play), seed).result
        for seed in range(80)
    ]
    false = sum(result is not None and result.reason == "false_out" for result in reasons)
    assert 1 <= false <= 8


def test_the_novice_takes_whatever_belongs_to_something() -> None:
    """A third card for one pair is needed; a second card for the idle one is not."""
    match = table(hand0="e.word e.definition d.word d.example a.word", solution_sheet=True)
    assert lying(match).up == ["a.example"]
    assert choice("novice", match) == UP
    assert choice("regular", match) == DOWN


# ── how well they play ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("one", "other", "matches", "at_least"),
    [
        (SKILLS["novice"].play, random_player, 30, 0.65),
        (SKILLS["regular"].play, random_player, 30, 0.9),
        (SKILLS["regular"].play, SKILLS["novice"].play, 60, 0.6),
        (SKILLS["expert"].play, SKILLS["regular"].play, 30, 0.55),
    ],
)
def test_each_level_beats_the_one_below(one: Bot, other: Bot, matches: int, at_least: float, soak: int) -> None:
    assert wins(one, other, matches * soak) >= at_least
