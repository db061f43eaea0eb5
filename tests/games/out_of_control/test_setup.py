"""Out of Control before the first roll: the deck, the cut, the deal, the options."""

from __future__ import annotations

from collections import Counter
from itertools import chain, count

import pytest

import parlour
from parlour.games.out_of_control.cards import DECK
from tests.games.out_of_control.positions import table, told


def start(seats: int = 4, **how: object) -> parlour.Match:
    return parlour.start("out-of-control", seats, **how)  # type: ignore[arg-type]


def number(card: str) -> int:
    return 0 if card == "W" else int(card[1:])


def test_o1_the_deck_has_two_sets_of_four_colours_from_1_to_10_and_12_wilds() -> None:
    expected = Counter({f"{colour}{n}": 2 for colour in "RGBY" for n in range(1, 11)} | {"W": 12})
    assert Counter(DECK) == expected
    assert len(DECK) == 92
    t = table(start(seed=1))
    assert Counter([*chain(*t.hands), *t.deck, *t.discard]) == expected


def test_o2_the_highest_cut_starts() -> None:
    plain_cuts = 0
    for seed in range(50):
        match = start(seed=seed)
        numbers = [number(cut["card"]) for cut in match.view(None)["cut"]]
        if len(numbers) == 4:  # neither a Wild nor a tie for the highest
            assert match.waiting == (numbers.index(max(numbers)),)
            plain_cuts += 1
    assert plain_cuts > 10


def test_o2_a_wild_cuts_again_and_ties_for_the_highest_cut_again_among_themselves() -> None:
    wilds = ties = 0
    for seed in range(300):
        match = start(3, seed=seed)
        cuts = [(cut["seat"], number(cut["card"])) for cut in match.view(None)["cut"]]
        ahead = [0, 1, 2]
        while len(ahead) > 1:
            best: dict[int, int] = {}
            for seat in ahead:
                while cuts[0] == (seat, 0):
                    del cuts[0]
                    wilds += 1
                assert cuts[0][0] == seat
                best[seat] = cuts.pop(0)[1]
            ahead = [seat for seat in ahead if best[seat] == max(best.values())]
            ties += len(ahead) > 1
        assert cuts == []
        assert match.waiting == (ahead[0],)
    assert wilds > 20
    assert ties > 20


def test_o20_a_card_that_is_cut_goes_back_so_it_may_be_cut_again() -> None:
    """There are two of each number card; only a card that goes back turns up three times in one cut."""
    for seed in count():
        cuts = Counter(cut["card"] for cut in start(6, seed=seed).view(None)["cut"])
        if max(times for card, times in cuts.items() if card != "W") > 2:
            return


def test_o2_everybody_sees_the_cut_and_the_deck_is_shuffled_afterwards() -> None:
    match = start(2, seed=3)
    cut = match.view(None)["cut"]
    assert match.view(0)["cut"] == match.view(1)["cut"] == cut
    assert told(match, None, "cut") == {"seat": match.waiting[0], "cut": cut}
    stacked = start(2, chance=parlour.Stacked(deck=("R1", "R2"), seed=3))
    assert stacked.view(None)["cut"] == cut  # the stack sets the deal, not the cut
    assert stacked.view(0)["hand"][:2] == ["R1", "R2"]


def test_o2_where_the_first_seat_is_named_there_is_no_cut() -> None:
    match = start(first=2, seed=1)
    assert match.waiting == (2,)
    assert match.view(0)["cut"] is None
    assert all(event["event"] != "cut" for event in match.events(0))


def test_o14_each_gets_seven_cards_and_the_next_begins_the_discard_row() -> None:
    deck = [*DECK[10:], *DECK[:10]]
    match = start(3, first=0, chance=parlour.Stacked(deck=tuple(deck)))
    assert [match.view(seat)["hand"] for seat in range(3)] == [deck[0:7], deck[7:14], deck[14:21]]
    view = match.view(None)
    assert view["hand"] is None
    assert [seat["cards"] for seat in view["seats"]] == [7, 7, 7]
    assert view["discard"] == [deck[21]]
    assert view["deck"] == 70
    assert table(match).deck[::-1] == deck[22:]
    assert told(match, None, "opened") == {"seat": 0, "card": deck[21]}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    assert len(start(seats, seed=0).view(None)["seats"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_or_more_cannot(seats: int) -> None:
    with pytest.raises(ValueError, match="seats: Out of Control is for 2 to 6 players"):
        start(seats)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_o13_teams_are_for_four_or_six(seats: int) -> None:
    with pytest.raises(ValueError, match="options: teams are for 4 or 6 players"):
        start(seats, options={"teams": True})
    for fitting in (4, 6):
        assert start(fitting, options={"teams": True}).view(0)["options"]["teams"] is True


@pytest.mark.parametrize("teams", ["yes", 1, None])
def test_teams_is_true_or_false(teams: object) -> None:
    with pytest.raises(ValueError, match=r"options: .*teams"):
        start(4, options={"teams": teams})


def test_rolls_that_are_stacked_must_be_colours_of_the_die() -> None:
    with pytest.raises(ValueError, match="stacked rolls: 'pink' is none of blue, purple, green, red, yellow, orange"):
        start(2, chance=parlour.Stacked(rolls=("blue", "pink")))


def test_cards_that_are_stacked_must_be_in_the_deck() -> None:
    with pytest.raises(ValueError, match="stacked deck: 'R11'"):
        start(2, chance=parlour.Stacked(deck=("R11",)))
    with pytest.raises(ValueError, match="stacked deck: 'R1'"):
        start(2, chance=parlour.Stacked(deck=("R1", "R1", "R1")))


def test_it_takes_no_deck() -> None:
    with pytest.raises(ValueError, match="deck: Out of Control is always played with its own cards"):
        start(2, deck="en/questions")
