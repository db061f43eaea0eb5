"""Scenes in your own browser, at any size, language and light: `./parlour python -m tests.browser.gallery`.

A server of its own has a table for each state of each game. Whoever chooses one is given a link that brings that
person's seat to their browser; what is done there is done at that table, so the next time it is as it was left.

The states are brought about by the real rules, and are those that tests look at as well (`test_whole.py`).
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from parlour.registry import GAMES
from parlour.table.log.store import store_for
from parlour.table.room.checkpoint import checkpoint_of, fingerprint
from tests.browser.scenes import Choice, Scene, code_of
from tests.browser.serving import Server
from tests.table.room.evening import DEFAULTS, keep

Shown = tuple[Scene, str]
"""A table, and through whose eyes it is to be seen."""
STATES: dict[tuple[str, str], Callable[[], Shown]] = {}
"""By game and name."""

NAMES = ("Marguerite", "Ben", "Cleo", "Dimitri", "Eve", "Fatoumata", "Gus", "Hal")
ANSWER = (
    "On Mars, where a year is twice as long, so half as much cake. It is a scandal, and I will be writing to every "
    "newspaper that still has a page for letters."
)


def state(game: str, name: str) -> Callable[[Callable[[], Shown]], Callable[[], Shown]]:
    """What it decorates brings this state about."""

    def enter(make: Callable[[], Shown]) -> Callable[[], Shown]:
        STATES[game, name] = make
        return make

    return enter


def seated(game: str, people: int = 0, **options: Any) -> Scene:
    """So many at least, as the game needs: 3 where nothing is said."""
    low, high = min(GAMES[game].seats), max(GAMES[game].seats)
    return Scene(game, *NAMES[: people or min(max(3, low), high)], **options)


def dealt(game: str, people: int = 0, **options: Any) -> Scene:
    scene = seated(game, people, **options)
    scene.starts()
    return scene


def first(*kinds: str, **fields: Any) -> Choice:
    """An act of the first of these kinds that is offered, with these fields where it has them; else the first act."""

    def choose(offered: list[dict[str, Any]]) -> dict[str, Any]:
        wanted = next((act for kind in kinds for act in offered if act["act"] == kind), offered[0])
        return wanted | {name: value for name, value in fields.items() if name in wanted}

    return choose


def offers(scene: Scene, kind: str) -> Callable[[int], bool]:
    return lambda seat: any(act["act"] == kind for act in scene.offered(seat))


def another(scene: Scene, *seats: int) -> str:
    """Somebody who is none of these."""
    return next(name for seat, name in enumerate(scene.names) if seat not in seats)


def everywhere(game: str) -> None:
    """The states that every game has."""

    @state(game, "lobby")
    def _() -> Shown:
        return seated(game), NAMES[0]

    @state(game, "dealt")
    def _() -> Shown:
        return dealt(game), NAMES[0]

    @state(game, "over")
    def _() -> Shown:
        scene = dealt(game)
        scene.plays_to_the_end()
        return scene, NAMES[0]


for game in DEFAULTS:
    everywhere(game)


# ── #TalkItOut ────────────────────────────────────────────────────────────────────────────────────────────────────────

ASKING = first("play", "keep", "draw", "answer", "tell", "vote", text=ANSWER)
LYING = first("tell", "vote", "special", "play", "keep", "draw", "answer", text=ANSWER)


def asked(choose: Choice = ASKING, until: str = "answer", people: int = 4) -> tuple[Scene, int]:
    scene = dealt("talkitout", people)
    return scene, scene.plays_until(offers(scene, until), choose)


@state("talkitout", "question")
def _() -> Shown:
    scene, seat = asked()
    return scene, scene.names[seat]


@state("talkitout", "answer")
def _() -> Shown:
    scene, seat = asked()
    scene.acts(seat, "answer", text=ANSWER)
    return scene, another(scene, seat, *scene.match.waiting)


@state("talkitout", "tell")
def _() -> Shown:
    scene, seat = asked(LYING, "tell")
    return scene, scene.names[seat]


def laid(card: str) -> tuple[Scene, int]:
    """This special card, on a question; the seat of whoever laid it."""
    scene = dealt("talkitout", 4)

    def may(seat: int) -> list[dict[str, Any]]:
        return [act for act in scene.offered(seat) if act["act"] == "special" and act["card"] == card]

    seat = scene.plays_until(lambda seat: bool(may(seat)), ASKING)
    scene.plays(seat, may(seat)[0])
    return scene, seat


@state("talkitout", "thrown out")
def _() -> Shown:
    scene, seat = laid("throw_it_out")
    return scene, another(scene, seat, *scene.match.waiting)


@state("talkitout", "passed on")
def _() -> Shown:
    scene, _ = laid("back_at_you")
    return scene, scene.names[scene.match.waiting[0]]


def told(people: int = 4) -> tuple[Scene, int]:
    """A lie is told; the seat of whoever told it."""
    scene, liar = asked(LYING, "tell", people)
    scene.acts(liar, "tell", lie=1, answers=[ANSWER[:140], ANSWER[:60]])
    return scene, liar


@state("talkitout", "vote")
def _() -> Shown:
    scene, _ = told()
    return scene, scene.names[scene.match.waiting[0]]


@state("talkitout", "sealed")
def _() -> Shown:
    """As whoever told it sees it, when two votes are in."""
    scene, liar = told()
    for voter in scene.match.waiting[:2]:
        scene.acts(voter, "vote", lie=0)
    return scene, scene.names[liar]


@state("talkitout", "tied")
def _() -> Shown:
    scene, _ = told(3)
    one, other = scene.match.waiting
    scene.acts(one, "vote", lie=0)
    scene.acts(other, "vote", lie=1)
    return scene, scene.names[one]


@state("talkitout", "verdict")
def _() -> Shown:
    scene, liar = told()
    while scene.match.view(None)["phase"] == "vote":
        scene.acts(scene.match.waiting[0], "vote", lie=scene.match.waiting[0] % 2)
    return scene, another(scene, liar, *scene.match.waiting)


# ── Bluff ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

TURNS = first("pick", "throw", "choose")


@state("bluff", "thrown")
def _() -> Shown:
    """After a few turns."""
    scene = dealt("bluff")
    for _ in range(6):
        scene.plays(scene.match.waiting[0], TURNS(scene.offered(scene.match.waiting[0])))
    return scene, scene.names[scene.match.waiting[0]]


def blocked() -> tuple[Scene, int]:
    scene = dealt("bluff")
    seat = scene.plays_until(offers(scene, "block"), TURNS)
    scene.acts(seat, "block")
    return scene, seat


@state("bluff", "shown five")
def _() -> Shown:
    scene, seat = blocked()
    return scene, scene.names[seat]


@state("bluff", "choosing")
def _() -> Shown:
    scene, seat = blocked()
    return scene, scene.names[1 - seat]


COMPLETE = (("mitochondrion", "word definition example"), ("ribosome", "definition example"))


def complete(*, rounds: int = 1) -> Scene:
    """The second has a complete hand, and the first the turn."""
    other = ("lysosome.word", "vacuole.definition", "flagellum.example", "gene.word", "enzyme.word")
    hand = [f"{term}.{kind}" for term, kinds in COMPLETE for kind in kinds.split()]
    scene = seated("bluff", rounds=rounds, terms=12, stack={"deck": [*other, *hand, "plasmid.word"]})
    scene.starts()
    return scene


@state("bluff", "caught")
def _() -> Shown:
    scene = complete()
    scene.acts(0, "block")
    return scene, NAMES[0]


@state("bluff", "caught out")
def _() -> Shown:
    """Whose hand it was."""
    scene = complete()
    scene.acts(0, "block")
    return scene, NAMES[1]


@state("bluff", "picked")
def _() -> Shown:
    """Six cards, of which one is to go."""
    scene = dealt("bluff")
    scene.plays(scene.match.waiting[0], {"act": "pick", "from": "down"})
    return scene, scene.names[scene.match.waiting[0]]


@state("bluff", "waiting")
def _() -> Shown:
    scene = dealt("bluff", rounds=3)
    return scene, another(scene, *scene.match.waiting)


@state("bluff", "out right")
def _() -> Shown:
    scene = complete(rounds=2)
    scene.plays(0, {"act": "pick", "from": "down"})
    scene.acts(0, "throw", card="gene.word")
    trio, pair = ([f"{term}.{kind}" for kind in kinds.split()] for term, kinds in COMPLETE)
    scene.plays(1, {"act": "out", "trio": trio, "pair": pair})
    return scene, NAMES[0]


@state("bluff", "out")
def _() -> Shown:
    """A false one."""
    scene = dealt("bluff", rounds=2)
    seat = scene.plays_until(offers(scene, "out"), TURNS)
    hand = scene.match.view(seat)["hand"]
    word = "nonsense" if "wild" in hand else None
    scene.acts(seat, "out", trio=hand[:3], pair=hand[3:], word=word)
    return scene, scene.names[seat]


# ── Out of Control ────────────────────────────────────────────────────────────────────────────────────────────────────


def longest(offered: list[dict[str, Any]]) -> dict[str, Any]:
    """The longest extension or lay, then the first of whatever is offered."""
    laid = [act for kind in ("extend", "lay") for act in offered if act["act"] == kind]
    others = [act for act in offered if act["act"] not in ("gather", "substitute", "go_on")]
    return max(laid, key=lambda act: len(act["cards"])) if laid else others[0]


def in_play(people: int, turns: int, face: str, **options: Any) -> Shown:
    """After so many turns, when this face of the die has come up; seen by whoever rolled it."""
    scene = dealt("out-of-control", people, **options)
    for _ in range(turns):
        mover = scene.match.waiting[0]
        scene.plays_until(lambda seat, mover=mover: seat != mover, longest)  # type: ignore[misc]
    seat = scene.plays_until(lambda _: scene.match.view(None)["die"] == face, longest)
    return scene, scene.names[seat]


for face in ("red", "blue", "green", "yellow", "purple", "orange"):
    state("out-of-control", f"die {face}")(lambda face=face: in_play(3, 6, face))  # type: ignore[misc]
state("out-of-control", "six players")(lambda: in_play(6, 18, "green"))
state("out-of-control", "six in teams")(lambda: in_play(6, 18, "blue", teams=True))


# ── Player of Honour ──────────────────────────────────────────────────────────────────────────────────────────────────


ORDERS = ([1, 2, 3, 4, 5], [1, 3, 2, 4, 5], [2, 1, 3, 5, 4], [5, 1, 2, 3, 4])


def lies(scene: Scene) -> None:
    """Whoever is waited for does what there is to do; no two agree on everything."""
    seat = scene.match.waiting[0]
    kinds = {act["act"] for act in scene.offered(seat)}
    if kinds & {"reveal", "done"}:
        scene.acts(seat, "reveal" if "reveal" in kinds else "done")
    else:
        guesses = scene.match.view(None)["honour"] not in (None, seat)
        scene.acts(seat, "place", ranks=ORDERS[seat % len(ORDERS)], sure=seat % 5 if guesses else None)


def played(rounds: int, scene: Scene) -> Scene:
    """So many are over."""
    while scene.match.view(None)["round"] <= rounds:
        lies(scene)
    return scene


def placed(seats: int) -> Scene:
    """So many have placed the topics, and say so; the first of honour is the first."""
    scene = dealt("player-of-honour", 4)
    for seat in range(seats):
        sure = None if seat == scene.match.view(None)["honour"] else 1
        scene.acts(seat, "place", ranks=[1, 2, 3, 4, 5], sure=sure)
        scene.acts(seat, "done")
    return scene


@state("player-of-honour", "placing")
def _() -> Shown:
    return placed(2), NAMES[2]


@state("player-of-honour", "done")
def _() -> Shown:
    return placed(3), NAMES[1]


def revealed(steps: int) -> Scene:
    scene = placed(4)
    for _ in range(steps):
        scene.acts(scene.match.waiting[0], "reveal")
    return scene


@state("player-of-honour", "revealing")
def _() -> Shown:
    return revealed(3), NAMES[1]


@state("player-of-honour", "revealed")
def _() -> Shown:
    return revealed(5), NAMES[1]


@state("player-of-honour", "best guess")
def _() -> Shown:
    """Nobody has found all five."""
    return played(1, dealt("player-of-honour", 4)), NAMES[1]


@state("player-of-honour", "of a bot")
def _() -> Shown:
    """Of whom something is said; and somebody knows what lies on top."""
    scene = Scene("player-of-honour", *NAMES[:3], bots=1)
    scene.starts()
    rounds = 1
    while scene.match.view(None)["honour"] != 3:
        played(rounds, scene)
        rounds += 1
    scene.acts(0, "place", ranks=[1, 2, 3, 4, 5], sure=0)
    return scene, NAMES[0]


@state("player-of-honour", "eight")
def _() -> Shown:
    scene = dealt("player-of-honour", 8)
    while len(scene.match.view(None)["revealed"]) < 2:
        lies(scene)
    return scene, another(scene, scene.match.view(None)["honour"])


@state("player-of-honour", "duo")
def _() -> Shown:
    return played(1, dealt("player-of-honour", 2)), NAMES[0]


# ── Traitor Word ──────────────────────────────────────────────────────────────────────────────────────────────────────

WORDS = ("lighthouse", "harbour", "anchor", "metal", "coin", "purse", "leather", "saddle", "horse", "meadow")


def chain(words: int, **options: Any) -> Scene:
    """So many are said, by four people."""
    scene = dealt("traitor-word", 4, **options)
    for word in range(words):
        while not scene.match.waiting:
            scene.waits()
        scene.acts(scene.match.waiting[0], "say", word=WORDS[word % len(WORDS)])
    return scene


def accused() -> tuple[Scene, int, int]:
    """Somebody goes off topic, they say; who said it, and who says so."""
    scene = chain(3)
    speaker = scene.match.view(None)["chain"][-1]["seat"]
    accuser = (speaker + 1) % 4
    scene.acts(accuser, "accuse", of="off_topic")
    return scene, speaker, accuser


def explained() -> Scene:
    scene, speaker, _ = accused()
    scene.acts(speaker, "justify", text=ANSWER[:120])
    return scene


@state("traitor-word", "speaking")
def _() -> Shown:
    scene = chain(3)
    scene.waits()
    return scene, scene.names[scene.match.waiting[0]]


@state("traitor-word", "reacting")
def _() -> Shown:
    scene = chain(3)
    return scene, another(scene, scene.match.view(None)["chain"][-1]["seat"])


@state("traitor-word", "accusation")
def _() -> Shown:
    scene, speaker, _ = accused()
    return scene, scene.names[speaker]


@state("traitor-word", "vote")
def _() -> Shown:
    scene = explained()
    return scene, scene.names[scene.match.waiting[0]]


@state("traitor-word", "verdict")
def _() -> Shown:
    scene = explained()
    voters = scene.match.waiting
    for seat in voters:
        scene.acts(seat, "vote", thumb="down")
    return scene, scene.names[voters[0]]


@state("traitor-word", "long chain")
def _() -> Shown:
    scene = chain(10)
    return scene, another(scene, scene.match.view(None)["chain"][-1]["seat"])


@state("traitor-word", "waiting")
def _() -> Shown:
    """Through the eyes of the accuser, who does not vote."""
    scene, _, accuser = accused()
    return scene, scene.names[accuser]


def suspected(secret: bool) -> Shown:
    """Of a secret word: it was one, or not."""
    scene = chain(2)
    scene.waits()
    speaker = scene.match.waiting[0]
    scene.acts(speaker, "say", word=scene.match.view(speaker)["hand"][0]["word"] if secret else "saddle")
    accuser = (speaker + 1) % 4
    scene.acts(accuser, "accuse", of="secret")
    return scene, scene.names[accuser]


state("traitor-word", "found out")(lambda: suspected(secret=True))
state("traitor-word", "no secret")(lambda: suspected(secret=False))


@state("traitor-word", "smuggled")
def _() -> Shown:
    scene = chain(2)
    scene.waits()
    speaker = scene.match.waiting[0]
    scene.acts(speaker, "say", word=scene.match.view(speaker)["hand"][0]["word"])
    scene.waits()
    scene.acts(scene.match.waiting[0], "say", word="harbour bridge")
    return scene, scene.names[speaker]


@state("traitor-word", "claimed")
def _() -> Shown:
    scene = chain(2)
    scene.waits()
    speaker = scene.match.waiting[0]
    holder = (speaker + 1) % 4
    mine = scene.match.view(holder)["hand"][0]
    scene.acts(speaker, "say", word=mine["word"])
    scene.acts(holder, "claim", card=mine["card"])
    return scene, scene.names[holder]


@state("traitor-word", "token")
def _() -> Shown:
    """Without rounds: who takes it?"""
    scene = chain(0, rounds=False, colour="pink")
    return scene, NAMES[0]


# ── for whoever opens them ────────────────────────────────────────────────────────────────────────────────────────────

SCENES = list(STATES)


async def keep_all(folder: Path) -> list[str]:
    """All of them, where a server finds them; through whose eyes they are to be seen."""
    store = store_for(folder, None)
    await store.open()
    seen_by = []
    try:
        for number, make in enumerate(STATES.values()):
            scene, who = make()
            scene.now = int(time.time() * 1000)
            scene.table.code = code_of(number)
            await keep(store, scene)
            # Its cards may have been put in order, which no log tells: the server takes it up where it stands.
            kept = checkpoint_of(scene.table)
            await store.keep_checkpoint(scene.table.code, scene.table.number, fingerprint(), kept)
            seen_by.append(who)
    finally:
        await store.close()
    return seen_by


def link(server: Server, code: str, who: str) -> str:
    """It works once, and for five minutes."""
    person = NAMES.index(who)
    moved: dict[str, str] = server.post(f"/api/tables/{code}/people/{person}/move", token=f"token of {who}")
    return moved["link"]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        seen_by = asyncio.run(keep_all(Path(folder)))
        server = Server(Path(folder))
        try:
            print(*(f"{number:3} {game}, {name}" for number, (game, name) in enumerate(SCENES)), sep="\n")
            while True:
                wanted = input("Which one? A number, or Ctrl-C to end: ")
                if wanted.isdecimal() and int(wanted) < len(SCENES):
                    print(link(server, code_of(int(wanted)), seen_by[int(wanted)]))
        except (KeyboardInterrupt, EOFError):
            server.kill()


if __name__ == "__main__":
    main()
