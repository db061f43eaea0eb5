"""Seats and bench: who sits where, who waits, who stands in, and who is host."""

from __future__ import annotations

from contextlib import suppress

import pytest

from parlour.table.live import frames
from parlour.table.log import entry as log
from parlour.table.room.commands import (
    AddSalt,
    ChangeSettings,
    ComeBack,
    DoneAlready,
    FreeSeat,
    GiveTicket,
    HideText,
    PassHost,
    PauseMatch,
    PlayAct,
    Readmit,
    ResumeMatch,
    RunOutClock,
    SeatBot,
    SendAway,
    SitDown,
    StandIn,
    StopMatch,
    SwapSeats,
    TakeStep,
    UseTicket,
)
from parlour.table.room.membership import MOST_PEOPLE, TICKET_LASTS
from parlour.table.room.people import SeatedBot, hashed
from parlour.table.room.refusals import RequestRefused
from parlour.table.room.table import Table
from tests.table.room.evening import Evening


def evening(*guests: str, game: str = "talkitout", host: str | None = "Ann") -> Evening:
    made = Evening(game, host)
    made.joins(*guests)
    return made


def over(*guests: str, game: str = "bluff") -> Evening:
    """A table where a match has just been played."""
    played = evening(*guests, game=game)
    played.starts()
    played.plays_to_the_end()
    return played


def remembered(table: Table) -> list[tuple[str, ...]]:
    """Who played in the earlier matches of this game, as bots remember it."""
    return [past.players for past in table.memory.of(table.game.name)]


# ── sitting down ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_people_sit_in_the_order_in_which_they_come_and_then_on_the_bench() -> None:
    table = evening("Bea", "Cyd", game="bluff")
    assert (table.seated, table.bench) == (["Ann", "Bea"], ["Cyd"])


def test_a_host_without_a_name_has_no_seat_and_is_host_all_the_same() -> None:
    table = evening("Bea", "Cyd", host=None, game="bluff")
    assert (table.seated, table.bench) == (["Bea", "Cyd"], [])
    table.table.must_be_host(table.person("None"))
    table.starts()
    with pytest.raises(RequestRefused, match="not playing"):
        table.does(PlayAct(table.person("None"), {"act": "draw"}))


def test_whoever_comes_during_a_match_or_before_it_is_put_away_waits_on_the_bench() -> None:
    table = evening("Bea")
    table.starts()
    table.joins("Cyd")
    assert (table.seated, table.bench) == (["Ann", "Bea"], ["Cyd"])
    table.plays_to_the_end()
    table.joins("Dan")
    assert (table.seated, table.bench) == (["Ann", "Bea"], ["Cyd", "Dan"])
    table.starts(rematch=True)
    assert (table.seated, table.bench) == (["Ann", "Bea", "Cyd", "Dan"], [])


def test_a_locked_table_takes_nobody_and_a_full_one_neither() -> None:
    table = evening()
    table.chooses(locked=True)
    with pytest.raises(RequestRefused, match="locked"):
        table.joins("Bea")
    with pytest.raises(RequestRefused, match="locked"):
        table.table.must_let_in()
    table.chooses(locked=False)
    table.joins(*(f"Guest {chr(0x4E00 + number)}" for number in range(MOST_PEOPLE - 1)))
    with pytest.raises(RequestRefused, match="full"):
        table.joins("Bea")


def test_an_avatar_is_one_of_ours() -> None:
    table = evening("Bea")
    table.does(SitDown(log.Newcomer("Cyd", "<svg>", hashed("token of Cyd"))))
    assert table.table.company.people[2].avatar == "cat"  # the first that nobody has


def test_nobody_gets_the_picture_of_another_while_one_is_free() -> None:
    table = evening("Bea", game="player-of-honour")  # everybody asks for the fox
    table.does(SeatBot(table.table.host, SeatedBot("Robot", "cat", "novice")))
    assert table.table.company.avatars() == ["fox", "owl", "cat"]
    for taken in ("fox", "cat"):
        with pytest.raises(RequestRefused, match="has that picture"):
            table.renames(1, "Lou", taken)
    assert table.seated == ["Ann", "Bea", "(Robot)"], "the name that came with it neither"
    table.leaves("Ann")
    table.renames(1, avatar="fox")
    table.joins(*(f"Guest {letter}" for letter in "ABCDEFG"))
    pictures = table.table.company.avatars()
    assert set(pictures) == set(log.AVATARS)
    assert len(pictures) == len(log.AVATARS) + 1, "they share one only where there is none left"
    assert table.renames(8, avatar="bear") is not None


# ── another name ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_somebody_changes_their_name_and_their_picture_or_one_of_them() -> None:
    table = evening("Bea")
    bea = table.table.company.people[1]
    table.renames(1, "  Lou\n\x07Lee\u200b ", "hare")
    assert (table.seated, bea.avatar) == (["Ann", "Lou Lee"], "hare")
    table.renames(1, avatar="owl")
    table.renames(1, "Mia")
    assert (table.seated, bea.avatar) == (["Ann", "Mia"], "owl")
    assert table.person("Bea") == 1, "a name is no credential"
    assert table.read_again().company == table.table.company


@pytest.mark.parametrize("name", ["Ann", "ÁNN", "Αnn", "Robot", "r0bot", "Dan", "Eva"])
def test_nobody_takes_the_name_of_another_wherever_that_other_is(name: str) -> None:
    table = evening("Bea", "Dan", game="player-of-honour")
    table.bot("Robot")
    table.starts()
    table.joins("Eva")  # on the bench
    table.leaves("Dan")  # a bot plays on under that name
    with pytest.raises(RequestRefused, match="Choose another name"):
        table.renames(1, name)
    assert table.table.company.people[1].name == "Bea"


def test_ones_own_old_name_is_no_double_and_is_free_for_others_afterwards() -> None:
    table = evening("Bea")
    table.renames(1, "Béa")
    assert table.seated == ["Ann", "Béa"]
    table.renames(1, "Lou")
    table.does(SitDown(log.Newcomer("Bea", "fox", hashed("token of another Bea"))))
    assert table.seated == ["Ann", "Lou", "Bea"]
    with pytest.raises(RequestRefused, match="Choose another name"):
        table.renames(1, "Bea")


def test_where_nothing_changes_nothing_is_written() -> None:
    table = evening("Bea")
    assert table.renames(1) is None
    assert table.renames(1, " Bea ", "owl") is None
    assert table.renames(1, "Bea", "cat") == log.Renamed(table.now, 1, avatar="cat")
    assert table.renames(1, "Lou", "cat") == log.Renamed(table.now, 1, name="Lou")


@pytest.mark.parametrize("name", ["", "\u200b", "---", "x" * 21])
def test_a_name_that_nobody_could_come_with_is_nobodys_later_either(name: str) -> None:
    with pytest.raises(RequestRefused, match="A name has 1 to 20 characters"):
        evening("Bea").renames(1, name)


def test_a_picture_is_one_of_ours_or_refused_with_the_name_that_came_with_it() -> None:
    table = evening("Bea")
    with pytest.raises(RequestRefused, match="none of the pictures"):
        table.renames(1, "Lou", "<svg>")
    assert table.seated == ["Ann", "Bea"]


def test_whoever_came_without_a_name_gets_none_and_so_no_seat() -> None:
    table = evening("Bea", host=None)
    for change in ({"name": "Lou"}, {"avatar": "cat"}, {}):
        with pytest.raises(RequestRefused, match="without a name"):
            table.renames(0, **change)
    assert table.seated == ["Bea"]


def test_whoever_has_left_takes_their_seat_back_before_they_change_their_name() -> None:
    """Until then, a bot goes by it."""
    table = evening("Bea")
    table.starts()
    table.leaves("Bea")
    with pytest.raises(RequestRefused, match="Take it back first"):
        table.renames(1, "Lou")
    table.comes_back("Bea")
    table.renames(1, "Lou")
    table.leaves("Bea")
    assert table.seated == ["Ann", "(Lou)"]


def test_the_match_goes_on_under_another_name_and_a_closed_table_knows_none() -> None:
    table = evening("Bea")
    table.starts()
    match, deadline = table.table.match, table.table.deadline
    assert match is not None
    before = match.copy()
    table.now += 1000
    table.renames(1, "Lou")
    assert table.seated == ["Ann", "Lou"]
    assert table.table.match is match
    assert (match, table.table.deadline) == (before, deadline)
    table.plays_to_the_end()
    table.writes(log.Closed(table.now))
    with pytest.raises(RequestRefused, match="closed"):
        table.renames(1, "Mia")


# ── leaving ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_before_the_start_a_freed_seat_closes_up_and_tokens_follow_people() -> None:
    table = evening("Bea", "Cyd")
    table.frees(0, by="Ann")
    assert table.seated == ["Bea", "Cyd"]
    assert table.table.company.seat_of(table.person("Cyd")) == 1


def test_a_freed_seat_is_for_the_bench() -> None:
    table = evening("Bea", "Cyd", game="bluff")
    table.frees(1, by="Bea")
    assert (table.seated, table.bench) == (["Ann", "Cyd"], [])


def test_somebody_may_leave_the_bench() -> None:
    table = evening("Bea", "Cyd", game="bluff")
    table.leaves("Cyd")
    assert table.bench == []
    with pytest.raises(RequestRefused):
        table.leaves("Cyd")


def test_only_the_host_frees_the_seat_of_another() -> None:
    table = evening("Bea", "Cyd")
    with pytest.raises(RequestRefused, match="Only the host"):
        table.frees(2, by="Bea")
    for seat in (-1, 3):
        with pytest.raises(RequestRefused, match="no such seat"):
            table.frees(seat)


def test_a9_whoever_leaves_during_a_match_is_replaced_by_a_bot_and_may_come_back() -> None:
    table = evening("Bea")
    table.starts()
    table.leaves("Bea")
    assert table.seated == ["Ann", "(Bea)"]
    with pytest.raises(RequestRefused, match="A bot plays in your seat"):
        table.decides(PlayAct(table.person("Bea"), {"act": "draw"}))
    table.comes_back("Bea")
    assert table.seated == ["Ann", "Bea"]
    assert table.table.plays_by_itself(1) is None
    with pytest.raises(RequestRefused, match="already"):
        table.comes_back("Bea")


def test_at_a_rematch_those_who_left_have_no_seat_any_more() -> None:
    table = evening("Bea", "Cyd")
    table.starts()
    table.leaves("Bea")
    table.plays_to_the_end()
    assert table.seated == ["Ann", "(Bea)", "Cyd"]  # the winners' names are still those of the match
    table.starts(rematch=True)
    assert table.seated == ["Ann", "Cyd"]
    table.comes_back("Bea")
    assert table.bench == ["Bea"]


def test_the_lobby_says_who_has_left_since_the_last_deal_until_there_is_another_or_they_are_back() -> None:
    table = evening("Bea", "Cyd", "Dee")

    def gone() -> object:
        return frames.lobby(table.table, {0})["gone"]

    table.leaves("Dee")
    assert gone() == [], "she has not played"
    table.starts()
    table.leaves("Bea")
    assert gone() == ["Bea"]
    table.plays_to_the_end()
    table.chooses(game="bluff")  # the match is put away, and her seat with it
    assert (table.seated, gone()) == (["Ann", "Cyd"], ["Bea"])
    table.leaves("Cyd")
    assert gone() == ["Bea", "Cyd"]
    table.comes_back("Cyd")
    assert gone() == ["Bea"]
    table.starts()
    assert gone() == []


def test_whoever_comes_back_before_the_start_sits_down_again() -> None:
    table = evening("Bea")
    table.leaves("Bea")
    table.comes_back("Bea")
    assert table.seated == ["Ann", "Bea"]


def test_whoever_comes_back_to_find_their_name_taken_is_told_so() -> None:
    table = evening("Bea")
    table.leaves("Bea")
    token = hashed("token of Bea")
    table.does(SitDown(log.Newcomer("Béa", "cat", hashed("another"))))
    with pytest.raises(RequestRefused, match="Choose another name"):
        table.does(ComeBack(table.table.person_with(token)))


def test_nobody_takes_the_name_of_somebody_whose_seat_a_bot_keeps() -> None:
    table = evening("Bea")
    table.starts()
    table.leaves("Bea")
    with pytest.raises(RequestRefused, match="Choose another name"):
        table.joins("Béa")


@pytest.mark.parametrize("started", [False, True])
def test_a_person_sent_away_cannot_come_back(started: bool) -> None:
    table = evening("Bea", "Cyd")
    bea = table.person("Bea")
    table.does(GiveTicket(bea, hashed("ticket")))
    if started:
        table.starts()
    table.frees(1)
    assert table.seated == (["Ann", "(Bea)", "Cyd"] if started else ["Ann", "Cyd"])
    assert table.table.company.seat_of(bea) is None
    for attempt in (
        lambda: table.person("Bea"),
        lambda: table.decides(ComeBack(bea)),
        lambda: table.decides(GiveTicket(bea, "hash")),
        lambda: table.decides(UseTicket(hashed("ticket"), "hash")),
    ):
        with pytest.raises(RequestRefused):
            attempt()


@pytest.mark.parametrize("started", [False, True])
def test_a_person_sent_away_comes_back_once_the_host_has_let_them_back(started: bool) -> None:
    """To their seat, if the match is still going on; what they were given before is theirs again."""
    table = evening("Bea", "Cyd")
    bea = table.person("Bea")
    if started:
        table.starts()
    table.does(GiveTicket(bea, hashed("ticket")))
    table.frees(1)
    assert table.table.company.sent_away() == [bea]
    for nobody in (0, 2, 3, -1):
        with pytest.raises(RequestRefused, match="nobody of that number"):
            table.decides(Readmit(table.table.host, nobody))
    table.does(Readmit(table.table.host, bea))
    assert table.table.company.sent_away() == []
    assert table.person("Bea") == bea
    assert table.seated == (["Ann", "(Bea)", "Cyd"] if started else ["Ann", "Cyd"])
    with pytest.raises(RequestRefused, match="This link has been used"):
        table.decides(UseTicket(hashed("ticket"), "hash"))
    table.comes_back("Bea")
    assert table.seated == (["Ann", "Bea", "Cyd"] if started else ["Ann", "Cyd", "Bea"])
    with pytest.raises(RequestRefused, match="nobody of that number"):
        table.decides(Readmit(table.table.host, bea))
    assert frames.resumed(table.read_again(), bea, 0, (), 0) == frames.resumed(table.table, bea, 0, (), 0)


def test_the_host_sends_somebody_away_from_the_bench() -> None:
    table = over("Bea", "Cyd", "Dan")
    cyd = table.person("Cyd")
    for asker in ("Bea", "Dan"):
        with pytest.raises(RequestRefused, match="Only the host"):
            table.sends_away("Cyd", by=asker)
    table.sends_away("Cyd")
    assert (table.seated, table.bench) == (["Ann", "Bea"], ["Dan"])
    assert table.table.match is not None  # it goes on lying there
    with pytest.raises(RequestRefused, match="The host has sent you away"):
        table.person("Cyd")
    with pytest.raises(RequestRefused):
        table.decides(ComeBack(cyd))
    for person in (cyd, -1, 4):
        with pytest.raises(RequestRefused, match="nobody of that number"):
            table.decides(SendAway(0, person))


def test_somebody_is_sent_away_the_same_from_a_seat_by_their_number_as_by_their_seats() -> None:
    by_person, by_seat = evening("Bea", "Cyd"), evening("Bea", "Cyd")
    by_person.sends_away("Bea")
    by_seat.frees(1)
    assert by_person.log == by_seat.log


def test_somebody_on_the_bench_or_without_a_seat_leaves_by_their_own_number() -> None:
    table = evening("Bea", "Cyd", "Dan", host=None, game="bluff")
    table.sends_away("Dan", by="Dan")
    table.sends_away("None", by="None")
    assert table.bench == []
    table.table.must_be_host(table.person("Bea"))
    table.comes_back("Dan")
    assert table.bench == ["Dan"]


def test_after_a_match_the_seat_of_somebody_sent_away_is_kept_until_it_is_freed() -> None:
    table = evening("Bea", "Cyd")
    table.starts()
    table.plays_to_the_end()
    table.sends_away("Bea")
    assert table.seated == ["Ann", "(Bea)", "Cyd"]  # the winners' names are still those of the match
    table.frees(1)
    assert (table.seated, table.table.match) == (["Ann", "Cyd"], None)


def test_everybody_knows_their_own_place_and_whoever_watches_has_none() -> None:
    table = evening("Bea", "Cyd", host=None, game="bluff")
    table.joins("Dan")
    place = table.table.place_of
    assert place(0) == {"person": 0, "seat": None, "host": True, "sent_away": []}
    assert place(2) == {"person": 2, "seat": 1, "host": False, "sent_away": []}
    assert place(3) == {"person": 3, "seat": None, "host": False, "sent_away": []}
    assert place(None) is None
    table.sends_away("Cyd", by="None")
    assert place(2) is None
    assert place(0) == {
        "person": 0,
        "seat": None,
        "host": True,
        "sent_away": [{"person": 2, "name": "Cyd", "avatar": "owl"}],
    }
    assert place(3) == {"person": 3, "seat": 1, "host": False, "sent_away": []}


# ── changing places ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_two_change_places_and_whoever_is_to_begin_still_is() -> None:
    table = evening("Bea", "Cyd")
    table.bot()
    table.chooses(first=1)
    table.does(SwapSeats(0, 1, 3))
    assert table.seated == ["Ann", "(Robot)", "Cyd", "Bea"]
    assert table.table.first == 3
    table.does(SwapSeats(0, 0, 2))
    assert table.table.first == 3
    assert table.table.company.host == table.person("Ann"), "whose table it is does not hang on a seat"
    assert table.read_again().company == table.table.company
    table.starts()
    assert table.seated == ["Cyd", "(Robot)", "Ann", "Bea"]


def test_whoever_began_last_is_followed_by_the_same_person_wherever_they_sit_now() -> None:
    table = evening("Bea", "Cyd")
    table.chooses(first=0)
    table.starts()
    table.plays_to_the_end()
    table.does(SwapSeats(0, 1, 2))
    assert (table.seated, frames.phase(table.table)) == (["Ann", "Cyd", "Bea"], "lobby")
    table.starts(rematch=True)
    assert table.table.company.next_first == 0  # Bea in the last seat has begun


def test_places_are_changed_by_the_host_between_matches_and_only_where_there_are_seats() -> None:
    table = evening("Bea", "Cyd")
    with pytest.raises(RequestRefused, match="Only the host"):
        table.does(SwapSeats(1, 0, 1))
    for seat, other in ((0, 3), (-1, 0), (9, 9)):
        with pytest.raises(RequestRefused, match="no such seat"):
            table.does(SwapSeats(0, seat, other))
    with pytest.raises(DoneAlready):
        table.does(SwapSeats(0, 1, 1))
    table.starts()
    with pytest.raises(RequestRefused, match="Not while a match"):
        table.does(SwapSeats(0, 0, 1))


def test_the_lobby_says_who_plays_with_whom() -> None:
    table = evening("Bea", "Cyd", game="out-of-control")

    def teams() -> dict[str, int | None]:
        return {seat["name"]: seat["team"] for seat in frames.lobby(table.table, ())["seats"]}

    table.chooses(options={"teams": True})
    assert set(teams().values()) == {None}, "three are no teams"
    table.joins("Dan")
    assert teams() == {"Ann": 0, "Bea": 1, "Cyd": 0, "Dan": 1}
    table.does(SwapSeats(0, 1, 2))
    assert teams() == {"Ann": 0, "Cyd": 1, "Bea": 0, "Dan": 1}
    table.starts()
    match = table.table.match
    assert match is not None
    assert match.view(0)["partners"] == [2, 3, 0, 1]
    table.stops()
    table.joins("Eva", "Fay")
    assert list(teams().values()) == [0, 1, 2, 0, 1, 2]
    table.chooses(options={"teams": False})
    assert set(teams().values()) == {None}


def test_a_bot_cannot_be_taken_out_of_a_match() -> None:
    table = evening("Bea")
    table.bot()
    table.starts()
    for seat in (2, 1):
        if seat == 1:
            table.frees(seat)  # Bea is sent away, and it is a bot's seat now
        with pytest.raises(RequestRefused, match="Not while a match"):
            table.frees(seat)


# ── bots ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_bots_take_free_seats_and_each_has_a_name_of_its_own() -> None:
    table = evening("Robot")
    table.bot("Robot")
    table.bot("Robot")
    assert table.seated == ["Ann", "Robot", "(Robot 2)", "(Robot 3)"]


def test_there_are_no_more_bots_than_seats() -> None:
    table = evening(game="bluff")
    table.bot()
    with pytest.raises(RequestRefused, match="Every seat is taken"):
        table.bot()


def test_bots_make_way_for_people_when_the_match_begins() -> None:
    table = evening(game="bluff")
    table.bot()
    table.joins("Bea")
    assert (table.seated, table.bench) == (["Ann", "(Robot)"], ["Bea"])
    table.starts()
    assert (table.seated, table.bench) == (["Ann", "Bea"], [])


def test_taking_a_bot_out_or_in_after_a_match_puts_the_match_away() -> None:
    table = evening()
    table.bot()
    table.joins("Bea")
    table.starts()
    table.plays_to_the_end()
    table.leaves("Bea")
    table.frees(1)
    assert (table.seated, table.table.match) == (["Ann"], None)
    table.bot()
    assert table.seated == ["Ann", "(Robot)"]


def test_after_a_match_those_who_wait_come_before_new_bots() -> None:
    table = over("Bea", "Cyd")
    with pytest.raises(RequestRefused, match="Every seat is taken"):
        table.bot()
    table.leaves("Bea")
    with pytest.raises(RequestRefused, match="Every seat is taken"):
        table.bot()


# ── another game, another match ─────────────────────────────────────────────────────────────────────────────────────


def test_a_game_with_fewer_seats_sends_bots_away_and_then_the_last_ones_to_the_bench() -> None:
    table = evening("Bea")
    table.bot()
    table.joins("Cyd")
    table.chooses(game="bluff")
    assert (table.seated, table.bench) == (["Ann", "Bea"], ["Cyd"])
    table.chooses(game="talkitout")
    assert (table.seated, table.bench) == (["Ann", "Bea", "Cyd"], [])


def test_at_each_rematch_those_who_have_sat_longest_make_way_so_that_everybody_plays() -> None:
    table = over("Bea", "Cyd", "Dan", "Eva")
    played = dict.fromkeys(("Ann", "Bea", "Cyd", "Dan", "Eva"), 0)
    for _ in range(10):
        table.starts(rematch=True)
        for name in table.seated:
            played[str(name)] += 1
        table.plays_to_the_end()
    assert set(played.values()) == {4}


def test_with_one_waiting_one_makes_way_and_the_others_keep_their_seats() -> None:
    table = over("Bea", "Cyd")
    for seated in (["Cyd", "Bea"], ["Cyd", "Ann"], ["Bea", "Ann"], ["Bea", "Cyd"]):
        table.starts(rematch=True)
        assert table.seated == seated
        table.plays_to_the_end()


def test_another_match_that_is_no_rematch_moves_nobody() -> None:
    table = over("Bea", "Cyd")
    table.starts()
    assert table.seated == ["Ann", "Bea"]


def test_a_rematch_of_nothing_is_a_first_match() -> None:
    table = evening("Bea", "Cyd", game="bluff")
    table.starts(rematch=True)
    assert table.seated == ["Ann", "Bea"]


def test_too_few_is_counted_without_those_who_left() -> None:
    table = over("Bea")
    table.leaves("Bea")
    with pytest.raises(RequestRefused, match="Bluff needs 2 players"):
        table.starts(rematch=True)
    assert table.seated == ["Ann", "(Bea)"]


# ── how many more it takes ──────────────────────────────────────────────────────────────────────────────────────────


def missing_as_they_come(table: Evening, *guests: str) -> list[int]:
    found = [table.table.missing]
    for guest in guests:
        table.joins(guest)
        found.append(table.table.missing)
    return found


def test_as_many_are_missing_as_the_game_needs() -> None:
    assert missing_as_they_come(evening(game="traitor-word"), "Bea", "Cyd", "Dee") == [2, 1, 0, 0]


def test_o13_teams_of_two_are_four_or_six() -> None:
    teams = Evening("out-of-control", teams=True)
    assert missing_as_they_come(teams, "Bea", "Cyd", "Dee", "Eve", "Fay") == [3, 2, 1, 0, 1, 0]


def test_after_a_match_whoever_waits_sits_down_and_whoever_has_left_is_missing() -> None:
    table = over("Bea", "Cyd", game="traitor-word")
    assert (table.table.gathered, table.table.missing) == (3, 0)
    table.leaves("Bea")
    assert table.seated == ["Ann", "(Bea)", "Cyd"]
    assert (table.table.gathered, table.table.missing) == (2, 1)
    table.joins("Dee")
    assert (table.table.gathered, table.table.missing) == (3, 0)


def test_bots_of_their_own_stay_and_there_are_never_more_than_the_game_has_seats() -> None:
    table = over("Bea", "Cyd", "Dee")
    assert table.table.gathered == 2
    table = evening("Bea")
    table.bot()
    assert (table.table.gathered, table.table.missing) == (3, 0)


def test_during_a_match_nobody_is_missing() -> None:
    table = evening("Bea", game="bluff")
    table.starts()
    table.leaves("Bea")
    assert (table.table.gathered, table.table.missing) == (2, 0)


# ── the host ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    table = evening("Bea", "Cyd")
    table.leaves("Ann")
    table.table.must_be_host(table.person("Bea"))
    table.comes_back("Ann")
    with pytest.raises(RequestRefused, match="Only the host"):
        table.table.must_be_host(table.person("Ann"))


def test_a_table_without_anybody_is_the_first_comers() -> None:
    table = evening()
    table.leaves("Ann")
    table.joins("Bea")
    table.table.must_be_host(table.person("Bea"))


def test_when_the_host_is_gone_the_role_passes_to_somebody_who_is_here() -> None:
    table = evening("Bea", "Cyd")
    for here in ({0, 2}, set[int]()):
        with pytest.raises(DoneAlready):
            table.decides(PassHost(here))
    assert table.decides(PassHost({2})) == log.HostPassed(table.now, 2)
    table.does(PassHost({2}))
    table.table.must_be_host(table.person("Cyd"))


def passes(table: Evening, *here: int) -> int:
    """Who is host, now that these people are here."""
    with suppress(DoneAlready):
        table.does(PassHost(set(here)))
    assert table.read_again().host == table.table.host
    return table.table.host


def test_who_opened_the_table_is_host_again_when_they_are_back() -> None:
    table = evening("Bea", "Cyd")
    assert passes(table, 1, 2) == 1
    assert passes(table, 1, 2) == 1
    assert passes(table, 0, 1, 2) == 0
    table.leaves("Ann")
    assert table.table.host == 1
    assert passes(table, 0, 1) == 1, "a bot plays for them, whoever looks on"
    table.comes_back("Ann")
    assert passes(table, 0, 1) == 0


def test_who_has_handed_the_table_over_does_not_get_it_back_and_whoever_has_it_does() -> None:
    table = evening("Bea", "Cyd")
    table.does(ChangeSettings(table.table.host, log.Changed(table.now, host=1)))
    assert passes(table, 0, 1, 2) == 1
    assert passes(table, 0, 2) == 0, "somebody has to be"
    assert passes(table, 0, 1, 2) == 1


def test_whoever_is_host_for_somebody_else_hands_on_no_more_than_that() -> None:
    table = evening("Bea", "Cyd")
    assert passes(table, 1, 2) == 1
    table.does(ChangeSettings(table.table.host, log.Changed(table.now, host=2)))
    assert passes(table, 1, 2) == 2
    assert passes(table, 0, 1, 2) == 0


@pytest.mark.parametrize("started", [False, True])
def test_whoever_is_host_for_somebody_else_frees_their_seat_and_cannot_keep_them_away(started: bool) -> None:
    table = evening("Bea", "Cyd")
    if started:
        table.starts()
    assert passes(table, 1, 2) == 1
    table.frees(0, by="Bea")
    assert table.seated == (["(Ann)", "Bea", "Cyd"] if started else ["Bea", "Cyd"])
    with pytest.raises(RequestRefused, match="nobody of that number"):
        table.sends_away("Ann", by="Bea")
    table.comes_back("Ann")
    assert passes(table, 0, 1, 2) == 0
    table.does(ChangeSettings(table.table.host, log.Changed(table.now, host=table.table.company.seat_of(1))))
    table.sends_away("Ann", by="Bea")
    assert table.table.company.sent_away() == [0]


def test_a_log_in_which_nobody_got_the_role_back_means_what_it_meant() -> None:
    """Entries as they were written before anybody did."""
    table = evening("Bea", "Cyd")
    for entry, host in (
        (log.HostPassed(0, 1), 1),
        (log.Left(0, 0), 1),
        (log.Returned(0, 0), 1),
        (log.Changed(0, host=0), 1),
        (log.PersonSentAway(0, 0), 1),
        (log.Left(0, 1), 2),
        (log.Returned(0, 1), 2),
    ):
        table.writes(entry)
        assert table.table.host == host, entry
    assert table.read_again().host == 2


# ── a bot stands in ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bot_stands_in_for_somebody_until_they_are_back() -> None:
    table = evening("Bea")
    table.starts()
    table.does(StandIn(table.table.host, 1))
    assert table.seated == ["Ann", "(Bea)"]
    table.comes_back("Bea")
    assert table.seated == ["Ann", "Bea"]
    assert table.table.plays_by_itself(1) is None


def test_a_bot_stands_in_for_nobody_where_one_plays_already() -> None:
    table = evening("Bea")
    table.bot()
    table.starts()
    table.does(StandIn(table.table.host, 1))
    for seat in (1, 2):
        with pytest.raises(RequestRefused, match="A bot plays in that seat already"):
            table.decides(StandIn(table.table.host, seat))


def test_bots_do_not_take_what_a_stand_in_said_for_its_persons() -> None:
    table = evening("Bea", game="talkitout")
    table.starts()
    table.leaves("Bea")
    table.plays_to_the_end()
    table.comes_back("Bea")
    table.starts(rematch=True)
    table.plays_to_the_end()
    table.starts(rematch=True)
    assert remembered(table.table) == remembered(table.read_again()) == [("person 0", ""), ("person 0", "person 1")]


def test_whoever_was_gone_only_while_their_stand_in_did_nothing_is_remembered() -> None:
    table = evening("Bea", game="talkitout")
    table.starts()
    table.leaves("Bea")
    table.comes_back("Bea")
    table.plays_to_the_end()
    table.leaves("Bea")  # the match is over, and lies there still
    table.bot()
    assert remembered(table.table) == [("person 0", "person 1")]


def test_a_bot_stands_in_during_a_match_and_in_a_seat_that_is_there() -> None:
    table = evening("Bea")
    with pytest.raises(RequestRefused, match="No match is being played"):
        table.decides(StandIn(table.table.host, 1))
    table.starts()
    for seat in (-1, 2):
        with pytest.raises(RequestRefused, match="no such seat"):
            table.decides(StandIn(table.table.host, seat))


# ── moving to another device ────────────────────────────────────────────────────────────────────────────────────────


def moving() -> Evening:
    table = evening("Bea")
    table.does(GiveTicket(table.person("Bea"), hashed("ticket")))
    return table


def test_a_ticket_moves_the_seat_once_and_the_old_token_is_nobodys() -> None:
    table = moving()
    table.does(UseTicket(hashed("ticket"), hashed("new token")), table.now + TICKET_LASTS)
    assert table.table.person_with(hashed("new token")) == 1
    with pytest.raises(RequestRefused, match="Nobody at this table"):
        table.person("Bea")
    with pytest.raises(RequestRefused, match="has been used"):
        table.decides(UseTicket(hashed("ticket"), hashed("third")))


def test_a_ticket_gets_too_old_and_a_newer_one_replaces_it() -> None:
    table = moving()
    with pytest.raises(RequestRefused, match="too old"):
        table.decides(UseTicket(hashed("ticket"), hashed("new token")), table.now + TICKET_LASTS + 1)
    table.does(GiveTicket(table.person("Bea"), hashed("newer")))
    with pytest.raises(RequestRefused, match="has been used"):
        table.decides(UseTicket(hashed("ticket"), hashed("new token")))


@pytest.mark.parametrize("name", ["Cyd", "None"])
def test_a_ticket_moves_whoever_waits_and_a_host_without_a_seat_as_well(name: str) -> None:
    table = evening("Ann", "Bea", "Cyd", game="bluff", host=None)
    person = table.person(name)
    table.does(GiveTicket(person, hashed("ticket")))
    table.does(UseTicket(hashed("ticket"), hashed("new token")))
    assert table.table.person_with(hashed("new token")) == person
    assert (table.bench, table.table.host) == (["Cyd"], 0)


def test_whoever_has_left_gets_no_ticket() -> None:
    table = evening("Bea")
    table.leaves("Bea")
    with pytest.raises(RequestRefused, match="Take it back first"):
        table.decides(GiveTicket(table.person("Bea"), hashed("ticket")))


# ── closed ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_at_a_closed_table_nothing_goes_on() -> None:
    table = evening("Bea", "Cyd")
    table.leaves("Cyd")
    table.starts()
    table.writes(log.Closed(table.now))
    t, now = table.table, table.now
    for attempt in (
        lambda: t.must_be_host(0),
        lambda: table.joins("Dan"),
        lambda: table.bot(),
        lambda: t.person_with(hashed("token of Bea")),
        lambda: table.decides(FreeSeat(0, 0), now),
        lambda: table.decides(SendAway(1, 1), now),
        lambda: table.decides(StandIn(table.table.host, 1), now),
        lambda: table.decides(AddSalt(1, ""), now),
        lambda: t.must_let_in(),
        lambda: table.decides(ComeBack(2), now),
        lambda: table.decides(GiveTicket(0, ""), now),
        lambda: table.decides(UseTicket("", ""), now),
        lambda: table.chooses(locked=True),
        lambda: table.starts(),
        lambda: table.decides(PauseMatch(table.table.host), now),
        lambda: table.decides(ResumeMatch(table.table.host), now),
        lambda: table.decides(RunOutClock(0, 0), now),
        lambda: table.decides(TakeStep(0, 0), now),
        lambda: table.decides(StopMatch(table.table.host), now),
        lambda: table.decides(HideText(table.table.host, 1), now),
        lambda: table.decides(PlayAct(0, {"act": "draw"}), now),
    ):
        with pytest.raises(RequestRefused, match="This table is closed"):
            attempt()
    assert not t.is_out(now + 10**9)
    with pytest.raises(DoneAlready):
        table.decides(PassHost({1}), now)
