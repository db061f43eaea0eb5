"""The great moments, each about to happen: a table, through whose eyes it is seen, and what brings it about; and some
turns of each game. `bench/beats.py` measures how they are drawn, and `tools/client_pictures.py` takes pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.browser.gallery import (
    COMPLETE,
    LYING,
    NAMES,
    WORDS,
    asked,
    chain,
    complete,
    dealt,
    explained,
    first,
    lies,
    revealed,
    seated,
)
from tests.browser.scenes import Scene


@dataclass
class Moment:
    scene: Scene
    who: str
    happens: Callable[[], object]
    stage: str
    """A selector: what is on the page as soon as its beat can be played."""
    height: int
    """Milliseconds of the beat, when a still picture says most of it."""


MOMENTS: dict[str, Callable[[], Moment]] = {}
"""By name."""


def moment(name: str) -> Callable[[Callable[[], Moment]], Callable[[], Moment]]:
    """What it decorates brings a table to the point."""

    def enter(make: Callable[[], Moment]) -> Callable[[], Moment]:
        MOMENTS[name] = make
        return make

    return enter


def moments_of(game: str) -> dict[str, Callable[[], Moment]]:
    return {name: make for name, make in MOMENTS.items() if make().scene.table.game.name == game}


TURNS = 10
CHOOSE = first("play", "keep", "answer", "throw", "pick", "lay", "extend", "end", "say", text="Aha.")


def turns(game: str, acts: int = TURNS) -> Moment:
    """So many acts."""
    scene = dealt(game)

    def happens() -> None:
        for turn in range(acts):
            while not scene.match.waiting:
                scene.waits()
            if game == "player-of-honour":
                lies(scene)
            else:
                act = CHOOSE(scene.offered(scene.match.waiting[0]))
                scene.plays(scene.match.waiting[0], act | ({"word": WORDS[turn]} if "word" in act else {}))

    return Moment(scene, scene.names[0], happens, ".air", 0)


def acting(scene: Scene, seat: int, act: str, **fields: Any) -> Callable[[], object]:
    return lambda: scene.acts(seat, act, **fields)


# ── #TalkItOut ────────────────────────────────────────────────────────────────────────────────────────────────────────

TRUE, FALSE = "I once slept through a fire drill, and was counted twice.", "I can juggle five oranges."


def voted_on(*, believed: bool) -> Moment:
    """All votes are alike, and the last of them is missing."""
    scene, liar = asked(LYING, "tell")
    scene.acts(liar, "tell", lie=1, answers=[TRUE, FALSE])
    texts = [answer["text"] for answer in scene.match.view(None)["answers"]]
    lie = texts.index(TRUE if believed else FALSE)
    *others, last = scene.match.waiting
    for seat in others:
        scene.acts(seat, "vote", lie=lie)
    return Moment(scene, scene.names[last], acting(scene, last, "vote", lie=lie), ".answer.lie", 2950)


moment("lie-caught")(lambda: voted_on(believed=False))
moment("lie-got-away")(lambda: voted_on(believed=True))


# ── Bluff ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@moment("block")
def _() -> Moment:
    scene = complete()
    return Moment(scene, NAMES[0], acting(scene, 0, "block"), "[data-place=verdict]", 2800)


@moment("out")
def _() -> Moment:
    scene = complete(rounds=2)
    scene.plays(0, {"act": "pick", "from": "down"})
    scene.acts(0, "throw", card="gene.word")
    trio, pair = ([f"{term}.{kind}" for kind in kinds.split()] for term, kinds in COMPLETE)
    return Moment(scene, NAMES[1], acting(scene, 1, "out", trio=trio, pair=pair), "[data-place=verdict]", 3400)


# ── Out of Control ────────────────────────────────────────────────────────────────────────────────────────────────────

RED = [f"R{number}" for number in range(1, 11)]
OTHERS = ["R4", "G1", "G2", "G3", "Y6", "B9", "Y9"]


def nine() -> Scene:
    """Red 1 to 9 lies before the first, who has drawn the tenth."""
    rolls = ["blue", "green"] * 3
    scene = seated("out-of-control", 2, stack={"deck": [*RED[:7], *OTHERS, "Y1", *RED[7:]], "rolls": rolls})
    scene.starts()
    for card, thrown in (("R8", OTHERS[0]), ("R9", OTHERS[1]), ("R10", None)):
        scene.acts(0, "roll")
        scene.acts(0, "draw")
        if thrown is None:
            break
        if card == "R8":
            scene.plays(0, {"act": "lay", "colour": "red", "from": 1, "cards": RED[:8]})
        else:
            scene.acts(0, "extend", succession=0, end="high", cards=[card])
        scene.acts(0, "end")
        scene.acts(1, "roll")
        scene.acts(1, "discard", card=thrown)
        scene.acts(1, "end")
    return scene


@moment("die")
def _() -> Moment:
    scene = dealt("out-of-control", 4)
    seat = scene.match.waiting[0]
    return Moment(scene, scene.names[seat], acting(scene, seat, "roll"), ".bigdie", 1000)


@moment("ten")
def _() -> Moment:
    scene = nine()
    return Moment(scene, NAMES[0], acting(scene, 0, "extend", succession=0, end="high", cards=["R10"]), ".ten", 2400)


# ── Player of Honour ──────────────────────────────────────────────────────────────────────────────────────────────────


@moment("number")
def _() -> Moment:
    scene = revealed(4)
    return Moment(scene, NAMES[1], acting(scene, scene.match.waiting[0], "reveal"), "[data-place=number]", 2900)


# ── Traitor Word ──────────────────────────────────────────────────────────────────────────────────────────────────────


@moment("smuggled")
def _() -> Moment:
    scene = chain(2)
    scene.waits()
    speaker = scene.match.waiting[0]
    scene.acts(speaker, "say", word=scene.match.view(speaker)["hand"][0]["word"])
    scene.waits()
    says = acting(scene, scene.match.waiting[0], "say", word="harbour bridge")
    return Moment(scene, scene.names[speaker], says, "[data-place=secret]", 1000)


@moment("verdict")
def _() -> Moment:
    scene = explained()
    *others, last = scene.match.waiting
    for seat in others:
        scene.acts(seat, "vote", thumb="down")
    return Moment(scene, scene.names[last], acting(scene, last, "vote", thumb="down"), "[data-place=up-side]", 1950)


# ── wherever one has won ──────────────────────────────────────────────────────────────────────────────────────────────


@moment("curtain-call")
def _() -> Moment:
    """Played twice, for the first time shows which act is the last."""
    acts: list[tuple[int, dict[str, Any]]] = []
    choose = first("play", "special", "answer", "keep", "draw", "tell", "vote", text=FALSE)
    known = dealt("talkitout", 4)
    while known.match.result is None:
        seat = known.match.waiting[0]
        acts.append((seat, choose(known.offered(seat))))
        known.plays(*acts[-1])
    scene = dealt("talkitout", 4)
    for seat, act in acts[:-1]:
        scene.plays(seat, act)
    return Moment(scene, NAMES[0], lambda: scene.plays(*acts[-1]), ".call", 4000)
