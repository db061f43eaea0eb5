"""Out of Control's bots: what each of them does in positions where it matters, and how strong they are."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

import parlour
from parlour.bots import Level, let_play, sight_of
from parlour.bots.characters import PLAIN
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.out_of_control.acts import Discard, Draw, Extend, Gather, Give, Lay, Substitute, Take
from parlour.games.out_of_control.bots import BOTS
from parlour.games.out_of_control.bots.laid_and_held import NOTHING, LaidAndHeld, most_that_can_join, numbers_from
from parlour.games.out_of_control.bots.position import Memory, as_far_as_possible
from parlour.lab.arena import Contest, play_all, score
from tests.scripting import play

SKILLS = BOTS.skills

LEVELS: list[Level] = ["novice", "regular", "expert"]
BETTER: list[Level] = ["regular", "expert"]


def dealt(
    *hands: str, turned_up: str, pile: str = "", rolls: Sequence[str] = (), first: int = 0, teams: bool = False
) -> parlour.Match:
    """A match with these hands (of seven cards each) and the top of the pile."""
    deck = [*" ".join(hands).split(), turned_up, *pile.split()]
    stacked = parlour.Stacked(deck=tuple(deck), rolls=tuple(rolls))
    options = {"teams": teams}
    return parlour.start("out-of-control", seats=len(hands), options=options, first=first, chance=stacked)


def take_a_turn(match: parlour.Match, level: Level) -> list[Act]:
    """Let a bot play the turn; what it did, in order."""
    seat, before, chance = match.waiting[0], len(match.log()), Chance.of(1)
    while match.waiting == (seat,):
        let_play(match, seat, SKILLS[level].play, chance, SKILLS[level].iterations)
    return [act for _, act in match.log()[before:]]


JUNK = "R2 G5 B8 Y1 R9 G2 B4"


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_draws_the_last_card_of_a_colour_completes_it(level: Level) -> None:
    match = dealt("R1 R2 R3 R4 R5 R6 R7", JUNK, turned_up="Y4", pile="R8 Y9 R9 Y6 R10", rolls=["blue"] * 5)
    for _ in range(3):
        take_a_turn(match, level)
        if match.result is None:
            play(match, "1 roll", "1 draw", "1 end")
    assert match.result is not None
    assert match.result.winners == (0,)


def a_wild_to_fetch() -> parlour.Match:
    match = dealt("R1 R2 R3 Y9 B1 B5 G8", "Y7 Y8 W R9 G2 B3 G5", turned_up="B10", rolls=["blue", "blue"], first=1)
    return play(match, "1 roll", "1 lay colour=yellow from=7 cards=[Y7,Y8,W]", "1 draw", "1 end")


@pytest.mark.parametrize("level", BETTER)
def test_o9_a_wild_is_fetched_with_the_card_it_stands_for(level: Level) -> None:
    match = play(a_wild_to_fetch(), "0 roll", "0 lay colour=red from=1 cards=[R1,R2,R3]")
    assert Substitute(0, 9, "Y9") in take_a_turn(match, level)


def test_o9_the_regular_lays_a_row_to_fetch_it() -> None:
    assert Substitute(0, 9, "Y9") in take_a_turn(a_wild_to_fetch(), "regular")


def test_o9_the_novice_forgets_to_fetch_it() -> None:
    acts = take_a_turn(a_wild_to_fetch(), "novice")
    assert any(isinstance(act, Lay) for act in acts)  # so it might
    assert not any(isinstance(act, Substitute) for act in acts)


def the_same_three_again() -> parlour.Match:
    match = dealt("R3 R4 R5 R3 R4 R5 B9", JUNK, turned_up="Y10", pile="G10", rolls=["blue"])
    return play(match, "0 roll", "0 lay colour=red from=3 cards=[R3,R4,R5]")


@pytest.mark.parametrize("level", BETTER)
def test_o5_no_row_is_laid_that_could_never_join_the_first(level: Level) -> None:
    assert not any(isinstance(act, Lay) for act in take_a_turn(the_same_three_again(), level))


def test_o5_the_novice_lays_it_all_the_same() -> None:
    assert any(isinstance(act, Lay) for act in take_a_turn(the_same_three_again(), "novice"))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("roll", ["green", "yellow"])
def test_o7_nobody_parts_with_a_wild_for_nothing(level: Level, roll: str) -> None:
    match = dealt("W R1 G4 B8 Y10 R6 G9", JUNK, turned_up="Y4", rolls=[roll])
    parting = [act for act in take_a_turn(match, level) if isinstance(act, Discard | Give)]
    assert len(parting) == 1
    assert parting[0].card != "W"


def test_o6_the_boldest_expert_completes_its_row_before_it_takes_a_card() -> None:
    rolls = [*["blue"] * 6, "red"]
    match = dealt("Y4 Y5 Y6 Y7 Y8 Y9 Y10", JUNK, turned_up="R3", pile="Y1 R4 Y2 R5 Y3 R6", rolls=rolls)
    play(match, "0 roll", "0 lay colour=yellow from=4 cards=[Y4,Y5,Y6,Y7,Y8,Y9,Y10]", "0 draw", "0 end")
    play(match, "1 roll", "1 draw", "1 end", "0 roll", "0 draw", "0 end")
    play(match, "1 roll", "1 draw", "1 end", "0 roll", "0 draw", "0 end", "1 roll", "1 draw", "1 end", "0 roll")
    bold = msgspec.structs.replace(PLAIN, boldness=1.0)
    let_play(match, 0, SKILLS["expert"].play, Chance.of(1), 1, bold)
    assert match.result is not None


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_o6_where_the_die_leaves_the_choice_the_bold_take_and_others_draw(level: Level) -> None:
    for boldness, kind in ((1.0, Take), (0.5, Draw)):
        match = dealt("R1 R6 G4 G9 B2 B8 Y5", JUNK, turned_up="Y10", rolls=["orange"])
        play(match, "0 roll")
        let_play(match, 0, SKILLS[level].play, Chance.of(1), 1, msgspec.structs.replace(PLAIN, boldness=boldness))
        assert isinstance(match.log()[-1][1], kind)


def test_o7_the_expert_gives_nothing_that_the_other_is_waiting_for() -> None:
    for wanted in ("Y2", "Y6"):
        hand = f"{wanted} R1 R6 G4 G9 B2 B8"
        match = dealt(hand, "Y3 Y4 Y5 R9 G2 B4 G6", turned_up="R10", rolls=["blue", "yellow"], first=1)
        play(match, "1 roll", "1 lay colour=yellow from=3 cards=[Y3,Y4,Y5]", "1 draw", "1 end")
        given = [act.card for act in take_a_turn(match, "expert") if isinstance(act, Give)]
        assert len(given) == 1
        assert given != [wanted]


@pytest.mark.parametrize("level", BETTER)
def test_o8_the_discard_row_is_gathered_for_a_card_of_the_plan(level: Level) -> None:
    match = dealt("B1 B2 B3 B6 B7 R9 G10", "W G3 Y5 Y8 R1 R6 G7", turned_up="B4", rolls=["green", "blue"], first=1)
    play(match, "1 roll", "1 discard card=W", "1 end")
    gathered = [act for act in take_a_turn(match, level) if isinstance(act, Gather)]
    assert [act.index for act in gathered] == [0]


@pytest.mark.parametrize("level", BETTER)
def test_o13_partners_complete_what_either_has_begun(level: Level) -> None:
    match = dealt(
        "Y8 Y9 Y10 R1 G4 B7 R6",
        JUNK,
        "Y1 Y2 Y3 Y4 Y5 Y6 Y7",
        "R4 G8 B1 B6 R10 G10 R7",
        turned_up="G1",
        rolls=["blue"] * 3,
        first=2,
        teams=True,
    )
    play(match, "2 roll", "2 lay colour=yellow from=1 cards=[Y1,Y2,Y3,Y4,Y5,Y6,Y7]", "2 draw", "2 end")
    play(match, "3 roll", "3 draw", "3 end")
    acts = take_a_turn(match, level)
    assert [act.cards for act in acts if isinstance(act, Extend)] == [("Y8",), ("Y9",), ("Y10",)]
    assert match.result is not None
    assert match.result.winners == (0, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_o13_nobody_robs_their_partner_while_there_is_another_to_rob(level: Level, soak: int) -> None:
    robbed = 0
    for seed in range(2 * soak):
        match, chance = parlour.start("out-of-control", 4, options={"teams": True}, seed=seed), Chance.of(seed)
        while match.result is None and len(match.log()) < 200:
            (seat,) = match.waiting
            sight = sight_of(match, seat)
            assert sight is not None
            partner = (seat + 2) % 4
            rivals_have_cards = any(isinstance(act, Take) and act.seat != partner for act in sight.acts)
            act = SKILLS[level].play(sight, chance, SKILLS[level].iterations)
            match.play(seat, act or {})
            if isinstance(act, Take) and rivals_have_cards:
                assert act.seat != partner
                robbed += 1
    assert robbed > 3


@pytest.mark.parametrize("level", BETTER)
def test_o13_a_card_to_give_away_goes_to_the_partner(level: Level) -> None:
    others = ("R1 G4 B7 Y10 R6 G8 B1", "R3 G6 B9 Y2 R8 G10 B3", "R4 G7 B10 Y3 R7 G9 B5")
    match = dealt(JUNK, *others, turned_up="G1", rolls=["yellow"], teams=True)
    (given,) = [act for act in take_a_turn(match, level) if isinstance(act, Give)]
    assert given.seat == 2


def test_what_went_between_two_players_is_remembered() -> None:
    match = dealt("R1 G1 B1 Y1 R5 G5 B5", JUNK, turned_up="Y10", rolls=["red"], first=1)
    play(match, "1 roll", "1 take seat=0 slot=0", "1 end")
    sight = sight_of(match, 0)
    assert sight is not None
    (taken,) = [event["card"] for event in sight.story if event["event"] == "took"]
    assert Memory(sight).known == [(1, taken)]


def test_what_is_remembered_counts_until_it_turns_up_elsewhere() -> None:
    unseen = LaidAndHeld.of(["R1", "W", "G5", "Y2"])
    remembered = [(0, "Y2"), (1, "R1"), (0, "B9"), (0, "W"), (2, "R1"), (0, "G5")]
    known, left = as_far_as_possible(remembered, [2, 7, 7], unseen)
    assert known == (
        LaidAndHeld.of(["W", "G5"]),
        NOTHING,
        LaidAndHeld.of(["R1"]),
    )  # two have no more room; the last R1 came to 2
    assert left == LaidAndHeld.of(["Y2"])


def test_cards_are_taken_out_of_others_one_by_one() -> None:
    cards = LaidAndHeld.of(["R1", "R1", "G2", "G2", "B3", "W", "W"])
    assert cards.size == 7
    assert cards.without(LaidAndHeld.of(["R1", "G2", "G2", "B3", "W"])) == LaidAndHeld.of(["R1", "W"])


def test_o5_of_rows_that_overlap_only_those_count_that_make_the_most() -> None:
    assert most_that_can_join(((1, 4), (3, 6), (9, 2))) == numbers_from(3, 8)
    assert most_that_can_join(((1, 4), (6, 3))) == numbers_from(1, 4) | numbers_from(6, 3)


def share_of_wins(bots: tuple[str, str], matches: int) -> float:
    contest = Contest("out-of-control", bots, matches, seats=2, seed=1)
    return score(contest, list(play_all(contest, jobs=1))).wins[bots[0]]


@pytest.mark.parametrize(
    ("bots", "matches", "at_least"),
    [
        (("novice", "random"), 20, 0.5),
        (("regular", "random"), 20, 0.75),
        (("regular", "novice"), 20, 0.65),
        (("expert@0.1", "regular"), 20, 0.5),
    ],
)
def test_each_level_beats_the_one_below(bots: tuple[str, str], matches: int, at_least: float, soak: int) -> None:
    assert share_of_wins(bots, matches * soak) > at_least
