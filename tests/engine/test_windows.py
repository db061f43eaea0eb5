"""Windows: who may do what now. Shown on a tiny game, since no real one needs everything at once.

The ringer rings the bell, or whispers a number that is known to nobody else. Meanwhile anybody may guess it, and a
wrong guess is refused. A ring asks all for a secret vote; the vote is the result.
"""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import parlour
from parlour.engine.act import Act
from parlour.engine.event import Event
from parlour.engine.game import Game, Options, Setup
from parlour.engine.match import Header, Match
from parlour.engine.refusal import Refusal, Refused
from parlour.engine.sight import ToOwn, only, public
from parlour.engine.state import State
from parlour.engine.window import Sealed, Timer, Window
from tests.scripting import offered, play, refused

WRONG = Refusal("wrong", "A12", "That is not the number.")


class Ring(Act, frozen=True, tag="ring"):
    pass


class Whisper(Act, frozen=True, tag="whisper"):
    number: int


class Guess(Act, frozen=True, tag="guess"):
    number: int


class Vote(Act, frozen=True, tag="vote"):
    is_toggle: ClassVar[bool] = True
    up: bool


class Whispered(Event, frozen=True, tag="whispered"):
    number: ToOwn[int]
    private: ClassVar[bool] = True


class Bell(State):
    turn: int = public(0)
    number: int = only("turn", 7)


class Ringing(Window[Bell]):
    phase = "ring"
    acts = (Ring, Whisper)

    def offers(self, t: Bell, seat: int) -> list[Act]:
        return [Whisper(1), Whisper(2), Ring()]

    def whisper(self, t: Bell, seat: int, act: Whisper) -> None:
        t.number = act.number
        t.tell(Whispered(seat, act.number))
        begin_turn(t, t.next_seat(seat))

    def ring(self, t: Bell, seat: int, act: Ring) -> None:
        t.open(VOTING, *range(t.players))


class Guessing(Window[Bell]):
    phase = "guess"
    acts = (Guess,)
    awaited = False

    def offers(self, t: Bell, seat: int) -> list[Act]:
        return []

    def tries(self, t: Bell, seat: int) -> list[Act]:
        return [Guess(1), Guess(2)]

    def refuse(self, t: Bell, seat: int, act: Guess) -> Refused | None:
        return None if act.number == t.number else WRONG()

    def guess(self, t: Bell, seat: int, act: Guess) -> None:
        t.over([seat], "guessed", [int(s == seat) for s in range(t.players)])


class Voting(Sealed[Bell, Vote]):
    phase = "vote"
    acts = (Vote,)

    def offers(self, t: Bell, seat: int) -> list[Act]:
        return [Vote(False), Vote(True)]

    def vote(self, t: Bell, seat: int, act: Vote) -> None:
        self.seal(t, seat, act)

    def close(self, t: Bell, choices: dict[int, Vote], late: bool) -> None:
        ups = [seat for seat, vote in sorted(choices.items()) if vote.up]
        t.over(ups, "late" if late else "voted", [0] * t.players)

    def timer(self, t: Bell) -> Timer | None:
        return Timer("vote", 5, t.since)


RINGING, GUESSING, VOTING = Ringing(), Guessing(), Voting()


def begin_turn(t: Bell, seat: int) -> None:
    t.turn = seat
    t.open(RINGING, seat)
    t.also(GUESSING, *t.others(seat))


def begin(setup: Setup) -> Bell:
    t = Bell.fresh()
    t.players, t.wait, t.chance = setup.seats, setup.options.wait, setup.chance
    begin_turn(t, setup.first_seat())
    return t


def imagine(setup: Setup, view: dict[str, Any]) -> Bell:
    raise NotImplementedError


GAME = Game(
    name="bell",
    title="Bell",
    seats=range(2, 5),
    minutes=1,
    age=3,
    options=Options,
    table=Bell,
    windows=(RINGING, GUESSING, VOTING),
    events=(Whispered,),
    refusals=(WRONG,),
    reasons=("guessed", "voted", "late"),
    begin=begin,
    imagine=imagine,
)


def bell(seats: int = 3) -> Match:
    return Match.begin(Header(GAME, seats, Options(), None, 0, 1))


def test_a_window_may_stand_open_beside_another() -> None:
    match = bell()
    assert (offered(match, 0), offered(match, 1), offered(match, 2)) == ({"whisper", "ring"}, {"guess"}, {"guess"})
    assert match.view(1)["phase"] == "ring"


def test_the_table_waits_only_for_the_seats_of_windows_that_are_awaited() -> None:
    assert bell().waiting == (0,)


def test_opening_a_window_closes_all_others() -> None:
    match = play(bell(), "0 ring")
    assert offered(match, 1) == {"vote"}
    assert refused(match, "1 guess number=7").code == "not_now"


def test_acts_that_may_not_hold_are_offered_all_the_same_and_refused_to_the_one_who_tries() -> None:
    match = bell()
    assert match.acts(1) == [Guess(1), Guess(2)]
    assert match.offers(1) == [{"act": "guess", "number": {"one_of": [1, 2]}}]
    before = match.copy()
    with pytest.raises(Refused) as caught:
        match.play(1, match.acts(1)[0])
    assert caught.value.code == "wrong"
    assert match == before


def test_an_act_that_is_not_offered_may_be_legal_all_the_same() -> None:
    match = play(bell(), "2 guess number=7")
    assert match.result is not None
    assert match.result.winners == (2,)


def test_an_act_that_is_neither_offered_nor_explained_is_not_offered() -> None:
    assert refused(bell(), "0 whisper number=3").code == "not_offered"


def test_of_a_private_event_the_others_hear_nothing() -> None:
    match = bell()
    assert match.play(0, Whisper(2)) == [{"event": "whispered", "n": 1, "seat": 0, "number": 2}]
    assert match.events(0) != []
    assert match.events(1) == match.events(None) == []


def test_a10_by_default_going_on_takes_the_first_act_offered() -> None:
    match = play(bell(), "clock elapsed", "2 go_on")
    assert [event["event"] for event in match.events(0)] == ["late", "went_on", "whispered"]
    assert match.waiting == (1,)
    assert match.timer == {"kind": "wait", "seconds": 60, "since": 2}


def test_a10_somebody_else_may_press_go_on_beside_what_else_is_open_to_them() -> None:
    match = play(bell(), "clock elapsed")
    assert (offered(match, 0), offered(match, 1)) == ({"whisper", "ring", "go_on"}, {"guess", "go_on"})


def test_a_window_may_have_a_timer_of_its_own() -> None:
    assert play(bell(), "0 ring").timer == {"kind": "vote", "seconds": 5, "since": 1}


def test_a11_a_sealed_choice_is_seen_by_its_own_seat_until_all_are_in() -> None:
    match = play(bell(), "0 ring", "1 vote up=true")
    assert match.waiting == (0, 2)
    assert [match.view(you)["sealed"] for you in (None, 0, 1)] == [[1]] * 3
    assert [match.view(you)["yours"] for you in (None, 0, 1)] == [None, None, {"act": "vote", "up": True}]


def test_a11_a_sealed_choice_may_be_changed_until_the_last_is_in() -> None:
    match = play(bell(), "0 ring", "1 vote up=true", "2 vote up=true", "1 vote up=false", "0 vote up=false")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((2,), "voted")


def test_a10_missing_choices_do_not_count() -> None:
    match = play(bell(), "0 ring", "1 vote up=true", "clock elapsed", "0 go_on")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((1,), "late")


def test_a8_several_may_win_together() -> None:
    match = play(bell(), "0 ring", "0 vote up=true", "1 vote up=true", "2 vote up=false")
    assert match.result is not None
    assert match.view(2)["winners"] == [0, 1]


def test_a7_when_it_is_over_nothing_is_open_to_anybody() -> None:
    match = play(bell(), "1 guess number=7")
    assert [match.acts(seat) for seat in (parlour.CLOCK, 0, 1, 2)] == [[], [], [], []]
    assert (match.waiting, match.timer, match.view(0)["phase"]) == ((), None, "over")
    assert refused(match, "0 ring").code == "over"


def test_what_a_game_is_made_of_can_be_listed() -> None:
    assert list(GAME.acts) == ["elapsed", "go_on", "guess", "ring", "vote", "whisper"]
    assert GAME.phases == ("ring", "guess", "vote", "over")
    assert [str(event.__struct_config__.tag) for event in GAME.all_events] == ["whispered", "late", "went_on"]
