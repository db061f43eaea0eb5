"""A wanderer: plays legally at random, with everything that can happen at a table mixed in."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

import parlour
from parlour.engine.act import Act
from tests import dose
from tests.properties.settings import SETTINGS, Setting

WORDS = [
    "river",
    "Été",
    "o’clock",
    "ice-cream",
    "sun",
    "paper boat",
    "x",
    "42",
    "moon",
    "a longer sentence, said slowly",
]


# a claim is offered without saying whether it holds (W6); a typed word may be the wrong one (B5) or said before (W3)
MAY_BE_REFUSED = {"wrong_card", "wrong_word", "said_before"}


def fill(offer: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """An act made of an offer, as somebody would who has never heard of the game."""
    act: dict[str, Any] = {}
    for field, value in offer.items():
        if field == "more":
            continue
        if isinstance(value, dict) and value.get("optional") and rng.random() < 0.5:
            continue
        act[field] = filled(value, rng)
    return act


def filled(value: Any, rng: random.Random) -> Any:
    if not isinstance(value, dict):
        return value
    if "one_of" in value:
        return rng.choice(value["one_of"])
    if "order_of" in value:
        return rng.sample(value["order_of"], len(value["order_of"]))
    if "list_of" in value:
        return [f"{filled(item, rng)} {at}" for at, item in enumerate(value["list_of"])]
    if "text" in value:
        return f"{rng.choice(WORDS)} {rng.randrange(1000)}"[: value["text"]]
    return {key: filled(item, rng) for key, item in value.items()}


def some_act(match: parlour.Match, seat: int, rng: random.Random) -> dict[str, Any] | Act:
    """Each kind of act is as likely as another; given as a typed act or made from an offer."""
    if rng.random() < 0.5:
        return fill(rng.choice(match.offers(seat)), rng)
    acts = match.acts(seat)
    kind = rng.choice(list(dict.fromkeys(type(act) for act in acts)))
    return rng.choice([act for act in acts if type(act) is kind])


def is_rash(act: dict[str, Any] | Act) -> bool:
    """Bluff's Out ends the round, and called at random it would end every round before it has begun."""
    return (act["act"] if isinstance(act, dict) else act.__struct_config__.tag) == "out"


def next_move(match: parlour.Match, rng: random.Random) -> tuple[int, dict[str, Any] | Act]:
    """Mostly those the table waits for; sometimes somebody else who may act, the clock, or "go on"."""
    if match.waiting and rng.random() < 0.85:
        seat = rng.choice(match.waiting)
    else:
        seat = rng.choice([parlour.CLOCK, *range(match.header.seats)])
    if not match.acts(seat):
        seat = rng.choice(match.waiting) if match.waiting else parlour.CLOCK
    act = some_act(match, seat, rng)
    if is_rash(act) and rng.random() < 0.9:
        act = some_act(match, seat, rng)
    return seat, act


def step(match: parlour.Match, rng: random.Random) -> tuple[int, dict[str, Any] | Act]:
    """One accepted act."""
    while True:
        seat, act = next_move(match, rng)
        try:
            match.play(seat, act)
        except parlour.Refused as refused:
            if refused.code not in MAY_BE_REFUSED:
                raise
        else:
            return seat, act


def wander(setting: Setting, seed: int, longest: int = 20_000) -> Iterator[parlour.Match]:
    """The positions of one whole match, the first and the last included."""
    rng = random.Random(f"{setting}/{seed}")
    match = setting.start(seed)
    yield match
    for _ in range(longest):
        if match.result is not None:
            return
        step(match, rng)
        yield match
    raise AssertionError(f"{setting} with seed {seed} has not ended after {longest} acts")


def sampled(setting: Setting, seed: int) -> Iterator[parlour.Match]:
    """Positions from a whole match: its beginning, every now and then later on, and its end."""
    rng = random.Random(seed)
    for at, match in enumerate(wander(setting, seed)):
        if at < 12 * dose.soak or rng.random() < 0.05 * dose.soak or match.result is not None:
            yield match


def finished(setting: Setting, seed: int) -> parlour.Match:
    *_, last = wander(setting, seed)
    return last


@cache
def examples(game: str) -> dict[str, dict[str, Any]]:
    """One act of every kind, as somebody once made it: for trying where it may be out of place; of a game that only a
    page of the docs plays, none."""
    found: dict[str, dict[str, Any]] = {}
    rng = random.Random(game)
    wanted = parlour.games[game].acts.keys() - {"elapsed"}
    played = [setting for setting in SETTINGS if setting.game == game]
    for setting in played:
        for match in wander(setting, seed=1):
            for seat in range(setting.seats):
                for offer in match.offers(seat):
                    found.setdefault(offer["act"], fill(offer, rng))
            if found.keys() == wanted:
                return found
    assert not played, f"nobody ever did {wanted - found.keys()} in {game}"
    return found


def as_bytes(value: Any) -> bytes:
    return msgspec.json.encode(value)
