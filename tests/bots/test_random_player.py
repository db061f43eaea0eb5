"""The random player plays every game to its end, sees only views, and never calls a false Out."""

from __future__ import annotations

from dataclasses import replace

import pytest

import parlour
from parlour.bots import Sight, let_play, random_player, sight_of
from parlour.engine.act import Act, GoOn
from parlour.engine.chance import Chance
from parlour.engine.game import Part
from parlour.games.bluff.acts import Out
from tests.properties.settings import SETTINGS, Setting


def play_out(setting: Setting, seed: int) -> parlour.Match:
    match, chance = setting.start(seed), Chance.of(seed)
    while match.result is None:
        seat = chance.choice(match.waiting or range(setting.seats))
        act = chosen(match, seat, chance) if match.waiting or seed % 2 else None
        if act is None:
            match.play(parlour.CLOCK, {"act": "elapsed"})
        else:
            match.play(seat, act)
    return match


def chosen(match: parlour.Match, seat: int, chance: Chance) -> Act | None:
    """It is told no story: it asks for none, and a long match would be told again and again, from its beginning."""
    acts = [act for act in match.acts(seat) if not isinstance(act, GoOn)]
    sight = Sight(match.view(seat), [], acts, match.header.deck, texts=parlour.texts_of(match))
    return random_player(sight, chance, 1) if acts else None


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_it_plays_to_the_end(setting: Setting) -> None:
    play_out(setting, seed=sum(map(ord, str(setting))))


@pytest.mark.parametrize("game", parlour.games)
def test_it_plays_a_game_that_brings_no_bots(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody says what is sensible, it does nothing that may be refused."""
    without_bots = replace(parlour.games[game], parts=parlour.games[game].parts - {Part.BOTS})
    monkeypatch.setitem(parlour.games, game, without_bots)
    match = play_out(next(setting for setting in SETTINGS if setting.game == game), seed=3)
    assert not any(act.may_be_refused for _, act in match.log())


def test_it_never_calls_a_false_out(soak: int) -> None:
    outs = 0
    for seed in range(39, 39 + 5 * soak):  # in the first it has an Out to call
        match = play_out(Setting("bluff", 2, {"terms": 12}), seed)
        outs += sum(isinstance(act, Out) for _, act in match.log())
        assert match.result is not None
        assert match.result.reason != "false_out"
    assert outs > 0


def test_the_same_view_and_chance_give_the_same_act() -> None:
    match = parlour.start("talkitout", 3, seed=1)
    seat = match.waiting[0]
    sight = sight_of(match, seat)
    assert sight is not None
    asked = [random_player(sight, Chance.of(5), 1) for _ in range(2)]
    assert asked[0] == asked[1]


def test_a10_a_bot_never_presses_go_on() -> None:
    match = parlour.start("talkitout", 2, seed=1, first=0)
    match.play(parlour.CLOCK, {"act": "elapsed"})
    assert any(isinstance(act, GoOn) for act in match.acts(1))

    def eager(sight: Sight, chance: Chance, budget: int) -> Act:
        return next((act for act in sight.acts if isinstance(act, GoOn)), sight.acts[0])

    assert let_play(match, 1, eager, Chance.of(0)) is None
    assert match.log()[-1][0] == parlour.CLOCK
