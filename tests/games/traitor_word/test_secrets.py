"""Traitor Word: secret words said, claimed, drawn and dead (W5, W6, W16, W17, W22, W25, W29)."""

from __future__ import annotations

import pytest

import parlour
from parlour.engine.event import Heard
from parlour.engine.state import freeze
from tests.games.traitor_word.tables import card, chain, claim, flashes, hand, say, seen, table, told
from tests.scripting import offered, play, refused


def heard(match: parlour.Match, line: str, you: int | None) -> list[dict[str, object]]:
    """What somebody hears while this act is done."""
    before = match.table.story
    play(match, line)
    return list(Heard(before, match.table.story, you))


def events_named(match: parlour.Match, name: str, you: int | None) -> list[dict[str, object]]:
    return [event for event in match.events(you) if event["event"] == name]


# ── your own secret word ────────────────────────────────────────────────────────────────────────────────────────────


def test_w5_a_secret_word_that_nobody_accuses_counts_when_the_next_word_is_said() -> None:
    match = say(table("", "whale", "", pile="tail"), "whale")
    assert flashes(match) == [3, 3, 3]
    assert "whale" in hand(match, 1)
    say(match, "sea")
    assert flashes(match) == [3, 4, 3]
    assert hand(match, 1)[-1] == "tail"
    assert "whale" not in hand(match, 1)


def test_w5_the_card_is_shown_to_all_before_the_new_word_joins_the_chain() -> None:
    match = say(table("", "whale", ""), "whale")
    events = heard(match, "2 say word=sea", None)
    assert [event["event"] for event in events] == ["validated", "said"]
    assert events[0] == {"event": "validated", "n": 2, "seat": 1, "card": card(match, "whale"), "word": "whale"}
    for you in (None, 0, 1, 2):
        assert seen(match, "before", you) == {"seat": 1, "card": card(match, "whale"), "word": "whale"}
    assert seen(say(match, "sand"), "before") is None


def test_w5_a_secret_word_is_recognised_however_it_is_typed() -> None:
    match = play(table("", "crème", ""), '1 say word="CREME"')
    assert flashes(say(match, "sea")) == [3, 4, 3]


def test_w5_nobody_can_tell_a_secret_word_from_another_until_then() -> None:
    secret, plain = table("", "whale", ""), table("", "other", "")
    for you in (None, 0, 2):
        assert heard(secret.copy(), "1 say word=whale", you) == heard(plain.copy(), "1 say word=whale", you)
    say(secret, "whale")
    say(plain, "whale")
    for you in (None, 0, 2):
        assert secret.view(you) == plain.view(you)


def test_w5_the_seventh_flash_wins_and_the_new_word_is_not_said() -> None:
    match = table("", "a b c d", "")
    say(match, "a x1 x2 b x3 x4 c x5 x6 d")
    assert flashes(match) == [3, 6, 3]
    say(match, "x7")
    assert match.result is not None
    assert (match.result.winners, match.result.reason, match.result.scores) == ((1,), "seven_flashes", (3, 7, 3))
    assert chain(match)[-1] == "d"
    assert seen(match, "phase") == "over"


def test_w25_with_the_seventh_flash_the_game_stops_where_it_is() -> None:
    match = say(table("", "a b c d", "x7"), "a x1 x2 b x3 x4 c x5 x6 d")
    pile = seen(match, "pile")
    say(match, "x7")
    assert len(hand(match, 1)) == 4
    assert seen(match, "pile") == pile
    assert refused(match, "0 say word=more").code == "over"
    for seat in range(3):
        assert match.offers(seat) == []


def test_w5_somebody_elses_secret_does_not_count_for_the_speaker() -> None:
    match = say(table("whale", "", ""), "whale sea")
    assert flashes(match) == [3, 3, 3]


# ── somebody else's secret word ─────────────────────────────────────────────────────────────────────────────────────


def test_w6_whoever_holds_the_word_that_another_says_may_claim_it() -> None:
    match = say(table("whale", "", "", pile="tail"), "whale")
    claim(match, 0, "whale")
    assert flashes(match) == [4, 3, 3]
    assert hand(match, 0)[-1] == "tail"
    assert match.waiting == (2,)
    for you in (None, 1, 2):
        assert events_named(match, "claimed", you) == [
            {"event": "claimed", "n": 2, "seat": 0, "card": card(match, "whale"), "word": "whale"}
        ]
        assert seen(match, "shown", you) == {"seat": 0, "card": card(match, "whale"), "word": "whale"}


def test_w6_the_next_speaker_may_claim_before_speaking() -> None:
    match = claim(say(table("", "", "whale"), "whale"), 2, "whale")
    assert flashes(match) == [3, 3, 4]
    say(match, "sea")


def test_w6_the_game_does_not_remind_any_card_may_be_tried() -> None:
    match = say(table("whale", "", ""), "whale")
    for seat in (0, 2):
        cards = [secret["card"] for secret in seen(match, "hand", seat)]
        assert {"act": "claim", "card": {"one_of": cards}} in match.offers(seat)


def test_w6_a_wrong_card_is_refused_to_the_claimant_alone() -> None:
    match = say(table("whale tail", "", ""), "whale")
    before = [match.events(you) for you in (None, 0, 1, 2)]
    for seat, word in ((0, "tail"), (2, hand(match, 2)[0])):
        refusal = refused(match, f"{seat} claim card={card(match, word)}")
        assert (refusal.code, refusal.ruling) == ("wrong_card", "W6")
    assert [match.events(you) for you in (None, 0, 1, 2)] == before
    claim(match, 0, "whale")


@pytest.mark.parametrize("number", [1, 0, -1, 10**30])
def test_w6_a_card_that_is_not_in_your_hand_is_refused(number: int) -> None:
    match = say(table("whale", "", ""), "whale")
    assert refused(match, f"2 claim card={number}").ruling == "W6"
    assert refused(match, f"2 claim card={card(match, 'whale')}").code == "not_held"


def test_w6_a_claim_is_possible_until_the_next_word_is_said_and_not_after() -> None:
    match = say(table("whale", "", "", "", reaction=4), "whale")
    play(match, "clock elapsed")
    number = card(match, "whale")
    play(match.copy(), f"0 claim card={number}")
    say(match, "sea")
    assert refused(match, f"0 claim card={number}").code == "not_held"  # by then it is dead (W17)


def test_w6_the_card_must_have_been_in_hand_when_the_word_was_said() -> None:
    match = say(table("", "whale", "", pile="sea"), "whale sea")  # seat 1 draws "sea" as it is said
    assert refused(match, f"1 claim card={card(match, 'sea')}").ruling == "W6"
    in_time = say(table("", "whale", "", pile="sea"), "whale x sea")  # seat 1 has drawn it a word earlier
    claim(in_time, 1, "sea")


def test_w6_the_speaker_cannot_claim_and_a_claim_does_not_stop_an_accusation() -> None:
    match = claim(say(table("whale", "", ""), "whale"), 0, "whale")
    play(match, "0 accuse of=secret")
    assert seen(match, "verdict")["guilty"] is False
    assert flashes(match) == [3, 4, 3]


def test_w6_a_claim_may_win_the_game_at_once() -> None:
    match = table("a b c d", "", "")
    for words in ("a x1 x2", "b x3 x4", "c x5 x6"):
        first, *rest = words.split()
        say(match, first)
        claim(match, 0, first)
        say(match, " ".join(rest))
    say(match, "d")
    claim(match, 0, "d")
    assert match.result is not None
    assert match.result.winners == (0,)
    assert len(hand(match, 0)) == 4  # W25: nothing is drawn any more


# ── new cards ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_w22_whenever_a_card_goes_a_new_one_is_drawn() -> None:
    match = table("claimed", "own guilty", "", pile="one two three")
    say(match, "own sea sand")
    assert hand(match, 1)[-1] == "one"
    say(match, "claimed")
    claim(match, 0, "claimed")
    assert hand(match, 0)[-1] == "two"
    say(match, "x1 x2 guilty")
    play(match, "0 accuse of=secret")
    assert hand(match, 1)[-1] == "three"
    assert [seat["cards"] for seat in seen(match, "seats")] == [5, 5, 5]


def test_w22_what_is_drawn_is_for_its_owners_eyes_only() -> None:
    match = say(table("", "whale", "", pile="tail"), "whale sea")
    assert events_named(match, "drew", 1)[-1]["word"] == "tail"
    for you in (None, 0, 2):
        assert "drew" not in told(match, you)
        assert "tail" not in str(match.view(you))


def all_of_the_pile_is_said(match: parlour.Match) -> parlour.Match:
    """Whoever draws after this finds only dead cards. Then it is seat 1's turn."""
    for word in [each["black"] for each in match.transcript()["deck"]["words"]][25:]:
        say(match, word)
    return until(match, 1)


def until(match: parlour.Match, seat: int) -> parlour.Match:
    """The others say something until it is this seat's turn."""
    while match.waiting != (seat,):
        say(match, f"more{match.table.step}")
    return match


def test_w16_with_nothing_to_draw_no_card_is_drawn() -> None:
    match = say(all_of_the_pile_is_said(table("", "a b c d e", "")), "a sea")
    assert flashes(match) == [3, 4, 3]
    assert seen(match, "pile") == 0
    assert [seat["cards"] for seat in seen(match, "seats")] == [5, 4, 5]
    assert events_named(match, "drew", 1) == [
        {"event": "drew", "n": match.table.step, "seat": 1, "card": None, "word": None}
    ]


def test_w16_the_discards_make_no_new_pile_since_their_words_have_been_said() -> None:
    match = say(all_of_the_pile_is_said(table("", "a b c d e", "")), "a")
    play(match, "0 accuse of=secret")
    assert freeze(match.table)["discards"] == [card(match, "opening"), card(match, "a")]
    say(until(match, 1), "b sea")
    assert seen(match, "pile") == 0
    assert hand(match, 1) == ["c", "d", "e"]


# ── dead secrets ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_w17_a_secret_word_that_was_said_and_not_claimed_is_replaced_when_the_next_word_is_said() -> None:
    match = say(table("whale", "", "", pile="tail"), "whale")
    assert "whale" in hand(match, 0)
    say(match, "sea")
    assert "whale" not in hand(match, 0)
    assert hand(match, 0)[-1] == "tail"
    assert flashes(match) == [3, 3, 3]


def test_w17_its_owner_is_told() -> None:
    match = say(table("whale", "", "", pile="tail"), "whale sea")
    assert events_named(match, "dead", 0) == [
        {"event": "dead", "n": 2, "seat": 0, "card": card(match, "whale"), "word": "whale"}
    ]
    assert events_named(match, "drew", 0)[-1]["word"] == "tail"


def test_w29_nobody_else_is_told_that_a_dead_secret_went() -> None:
    held, free = table("whale", "", "", pile="tail"), table("other", "", "", pile="tail")
    say(held, "whale")
    say(free, "whale")
    for you in (None, 1, 2):
        assert heard(held.copy(), "2 say word=sea", you) == heard(free.copy(), "2 say word=sea", you)
    say(held, "sea")
    say(free, "sea")
    for you in (None, 1, 2):
        seen_held, seen_free = held.view(you), free.view(you)
        assert (seen_held.pop("pile"), seen_free.pop("pile")) == (29, 30)
        assert seen_held == seen_free


def test_w17_a_card_that_is_drawn_dead_is_replaced_at_once() -> None:
    match = say(table("", "whale", "", pile="old older new"), "old older x whale sea")
    assert hand(match, 1)[-1] == "new"
    assert seen(match, "pile") == 27


def test_w29_a_card_that_is_drawn_dead_is_not_even_seen_by_its_owner() -> None:
    match = say(table("", "whale", "", pile="old new"), "old x y whale sea")
    assert events_named(match, "dead", 1) == [{"event": "dead", "n": 5, "seat": 1, "card": None, "word": None}]
    for you in (None, 0, 2):
        assert "dead" not in told(match, you)


def test_w17_a_card_is_dead_too_if_it_is_drawn_by_the_very_act_that_says_its_word() -> None:
    match = say(table("", "whale", "", pile="sea new"), "whale sea")
    assert flashes(match) == [3, 4, 3]
    assert hand(match, 1)[-1] == "new"
    replaced = say(table("whale", "", "", pile="sea new"), "whale sea")
    assert hand(replaced, 0)[-1] == "new"


def test_w17_a_dead_secret_does_not_count_and_cannot_be_said() -> None:
    match = say(table("", "", "whale", pile="tail"), "whale sea")  # the next speaker lets it pass
    assert "whale" not in hand(match, 2)
    assert flashes(match) == [3, 3, 3]


def test_w17_a_word_under_a_flash_is_nobodys_secret() -> None:
    match = table("", "", "")
    under = next(each["black"] for each in match.transcript()["deck"]["words"])  # seat 0's first Flash
    say(match, under)
    assert {"accuse", "claim"} <= offered(match, 0)
    assert flashes(say(match, "sea")) == [3, 3, 3]
