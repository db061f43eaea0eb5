"""What holds for every match of every game."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest

import parlour
from parlour.engine.match import Match
from parlour.engine.plain import plain
from parlour.engine.state import freeze, thaw
from tests.properties.settings import SETTINGS, Setting, imagined_like
from tests.properties.traits import traits_of
from tests.properties.wandering import MAY_BE_REFUSED, as_bytes, examples, fill, finished, sampled, step

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def acts_of_a_random_match(setting: Setting, seed: int) -> int:
    """The quickest random play there is, for playing many matches to their end."""
    rng = random.Random(seed)
    match = setting.start(seed)
    done = 0
    while match.result is None:
        seat = rng.choice(match.waiting) if match.waiting else parlour.CLOCK
        acts = match.acts(seat)
        # each kind as likely as another, or a hundred rankings would drown one "done"
        kinds = {type(act): act for act in acts}
        act = rng.choice(acts) if len(acts) < 100 else rng.choice(list(kinds.values()))
        with suppress(parlour.Refused):  # a claim is offered without saying whether it holds (W6)
            match.play(seat, act)
        done += 1
        assert done < 50_000, f"{setting} with seed {seed} does not end"
    return done


@every_setting
def test_every_match_ends(setting: Setting, soak: int) -> None:
    """A7, B10, O12, T12: random legal play, 200 matches a game; `--soak 15` for thousands."""
    same_game = sum(other.game == setting.game for other in SETTINGS)
    matches = soak * 200 // same_game + 1
    for seed in range(matches):
        acts_of_a_random_match(setting, seed)


@every_setting
def test_checking_an_act_refuses_what_playing_it_would_and_changes_nothing(setting: Setting) -> None:
    rng = random.Random(str(setting))
    for match in sampled(setting, seed=6):
        seat = rng.choice([parlour.CLOCK, *range(setting.seats)])
        offers = match.offers(seat)
        tries = [fill(rng.choice(offers), rng)] if offers else []
        for act in [*tries, *rng.sample(list(examples(setting.game).values()), 2)]:
            before, played = match.copy(), match.copy()
            found, told = code_of(match.check, seat, act), code_of(played.play, seat, act)
            assert found == told
            assert match == before
            if found is None:  # and what was checked is played as it would have been
                again = match.copy()
                again.check(seat, act)
                again.play(seat, act)
                assert again == played


def code_of(does: Callable[[int, dict[str, Any]], object], seat: int, act: dict[str, Any]) -> str | None:
    try:
        does(seat, act)
    except parlour.Refused as refused:
        return refused.code
    return None


@every_setting
def test_a7_there_is_always_something_to_do_until_it_is_over(setting: Setting) -> None:
    for match in sampled(setting, seed=1):
        someone = any(match.acts(seat) for seat in (parlour.CLOCK, *range(setting.seats)))
        assert someone == (match.result is None)
        assert all(match.acts(seat) for seat in match.waiting)
        assert match.waiting or match.result or match.timer


@every_setting
def test_replaying_the_transcript_gives_an_equal_match(setting: Setting, soak: int) -> None:
    for seed in range(soak):
        match = finished(setting, seed)
        again = parlour.replay(json.loads(json.dumps(match.transcript())))
        assert again == match
        for you in (None, *range(setting.seats)):
            assert again.events(you) == match.events(you)


@every_setting
def test_a_copy_is_independent_and_equal(setting: Setting) -> None:
    rng = random.Random(5)
    for match in sampled(setting, seed=2):
        copied = match.copy()
        assert copied == match
        if match.result is None and rng.random() < 0.2:
            before = freeze(match.table)
            for _ in wander_on(copied, rng, 5):
                pass
            assert freeze(match.table) == before


def wander_on(match: Match, rng: random.Random, most: int) -> list[None]:
    return [None for _ in range(most) if match.result is None and step(match, rng)]


@every_setting
def test_states_and_acts_survive_json(setting: Setting) -> None:
    for match in sampled(setting, seed=3):
        game = match.header.game
        written = json.loads(json.dumps(freeze(match.table)))
        thawed = thaw(written, match.table, game.windows, game.any_act)
        assert freeze(thawed) == freeze(match.table)
        again = Match(match.header, thawed)
        for you in (None, *range(setting.seats)):
            assert again.view(you) == match.view(you)
        for seat in match.waiting:
            for act in match.acts(seat)[:20]:
                assert msgspec.convert(json.loads(json.dumps(plain(act))), game.any_act) == act


@every_setting
def test_views_events_and_offers_are_plain_json(setting: Setting) -> None:
    for match in sampled(setting, seed=4):
        for you in (None, *range(setting.seats)):
            view = match.view(you)
            assert json.loads(json.dumps(view)) == view
            assert view.keys() >= COMMON_KEYS
            assert len(view["seats"]) == setting.seats
    for you in (None, *range(setting.seats)):
        assert json.loads(json.dumps(match.events(you))) == match.events(you)
        assert all({"event", "n", "seat"} <= event.keys() for event in match.events(you))


COMMON_KEYS = {"game", "you", "phase", "waiting", "seats", "over", "winners", "timer", "offers", "laid_open"}


@every_setting
def test_a13_every_hand_lies_open_to_all_once_it_is_over_and_not_before(setting: Setting) -> None:
    sights = parlour.games[setting.game].table.sights
    held = next(
        (sight.name or field for field, sight in sights.items() if sight.lies_open), ""
    )  # there may be no hands at all
    for match in sampled(setting, seed=10):
        views = [match.view(you) for you in (None, *range(setting.seats))]
        hands = [view.get(held, []) for view in views[1:]]
        if match.result is not None:
            assert all(view["laid_open"] == hands for view in views)
        elif not traits_of(setting.game).lays_open_early:
            assert all(view["laid_open"] is None for view in views)


@every_setting
def test_every_combination_of_an_offer_is_legal(setting: Setting) -> None:
    rng = random.Random(6)
    for match in sampled(setting, seed=5):
        for seat in range(setting.seats):
            for offer in match.offers(seat):
                if rng.random() < 0.25:
                    try:
                        match.copy().play(seat, fill(offer, rng))
                    except parlour.Refused as refused:
                        if refused.code not in MAY_BE_REFUSED:
                            raise


@every_setting
def test_a12_a_refusal_gives_the_rule_that_speaks_against_the_act_or_whom_the_table_waits_for(setting: Setting) -> None:
    """Every kind of act, tried by everybody at every position."""
    for match in sampled(setting, seed=11):
        for seat in range(setting.seats) if match.result is None else ():
            for act in examples(setting.game).values():
                refused = refusal_of(match.copy(), seat, act)
                if refused is not None and refused.ruling == "A12":
                    assert seat not in match.waiting, f"{refused.code} is no reason against {act}"
                    if refused.code == "not_you":
                        assert refused.about == {"waiting": [*match.waiting]}
                    else:
                        assert refused.about["now"].split(", ") == [*dict.fromkeys(kinds_offered(match, seat))]


def refusal_of(match: Match, seat: int, act: dict[str, Any]) -> parlour.Refused | None:
    try:
        match.play(seat, act)
    except parlour.Refused as refused:
        return refused
    return None


def kinds_offered(match: Match, seat: int) -> list[str]:
    return [offer["act"] for offer in match.offers(seat)]


@every_setting
def test_a_dict_does_what_the_typed_act_does(setting: Setting) -> None:
    rng = random.Random(7)
    for match in sampled(setting, seed=6):
        for seat in match.waiting[:1]:
            act = rng.choice(match.acts(seat))
            typed, written = match.copy(), match.copy()
            assert outcome(typed, seat, act) == outcome(written, seat, plain(act))
            assert typed == written


def outcome(match: Match, seat: int, act: Any) -> Any:
    try:
        return list(match.play(seat, act))
    except parlour.Refused as refused:
        return refused.code, refused.text


@every_setting
def test_cards_are_conserved(setting: Setting) -> None:
    for match in sampled(setting, seed=7):
        assert has_all_its_cards(match)


def has_all_its_cards(match: Match) -> bool:
    traits = traits_of(match.header.game.name)
    return Counter(traits.cards_on(match.table)) == Counter(traits.all_cards(match.table))


@every_setting
def test_imagining_a_view_gives_the_view_again(setting: Setting) -> None:
    for match in sampled(setting, seed=8):
        for you in (None, *range(setting.seats)):
            view = match.view(you)
            imagined = imagined_like(match, json.loads(as_bytes(view)), match.table.step)
            assert imagined.view(you) == view
            assert has_all_its_cards(imagined)


@every_setting
def test_an_imagined_match_can_be_played_to_its_end(setting: Setting) -> None:
    rng = random.Random(9)
    positions = [(match.copy(), rng.randrange(setting.seats)) for match in sampled(setting, seed=9)]
    for looked_at, you in rng.sample(positions, min(3, len(positions))):
        match = imagined_like(looked_at, looked_at.view(you), "and on")
        wander_on(match, rng, 20_000)
        assert match.result is not None
