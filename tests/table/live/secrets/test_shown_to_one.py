"""What one person is shown, or nobody any more, is on nobody else's screen: sealed choices, a shown hand, refused
claims, texts that the host has hidden."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour.engine.plain import plain
from parlour.table.live import frames
from parlour.table.live.keeper import Keeper
from parlour.table.live.live_table import LiveTable
from parlour.table.log import entry as log
from tests.properties.settings import Setting
from tests.properties.wandering import as_bytes
from tests.table.live.secrets.interference import must_agree
from tests.table.live.secrets.leaks import in_an_event
from tests.table.live.secrets.room import BENCH, PATH, SCREEN, WATCHER, Room, Who, open_room
from tests.table.live.secrets.worlds import HERE, Position, some_move

Found = tuple[Position, Any]


def position_where(setting: Setting, holds: Callable[[Position, random.Random], Any]) -> Found:
    """The first of many positions where this is something, and what."""
    rng = random.Random(str(setting))
    for _ in range(2000):
        position = Position(setting, rng)
        if position.match.result is None and (found := holds(position, rng)):
            return position, found
    raise AssertionError("there is no such position")


def in_a_room(position: Position, folder: Path, scenario: Callable[[Room], Coroutine[Any, Any, Any]]) -> Room:
    """Everybody is there; then this happens, and the table is closed."""

    async def run() -> Room:
        async with open_room(position, HERE, folder) as room:
            await room.all_come()
            await scenario(room)
            await room.ends()
            return room

    return asyncio.run(run())


def frames_to(room: Room, who: Who) -> list[dict[str, Any]]:
    return [msgspec.json.decode(frame) for guest in room.screens[who] for frame in guest.frames]


def views(room: Room, who: Who) -> list[dict[str, Any]]:
    return [frame["view"] for frame in frames_to(room, who) if "view" in frame]


def events(room: Room, who: Who, name: str) -> list[dict[str, Any]]:
    return [event for frame in frames_to(room, who) for event in frame.get("events", ()) if event["event"] == name]


# ── sealed choices ──────────────────────────────────────────────────────────────────────────────────────────────────


def two_ways(kind: str) -> Callable[[Position, random.Random], Any]:
    """A seat that may make such a choice in two ways, neither of which is the last to come in."""

    def holds(position: Position, rng: random.Random) -> Any:
        match = position.match
        for seat in match.waiting:
            ways = [act for act in match.acts(seat) if act.__struct_config__.tag == kind]
            if len(ways) > 1:
                one, other = rng.sample(ways, 2)
                here, there = match.copy(), match.copy()
                here.play(seat, one)
                there.play(seat, other)
                if as_bytes(here.view(None)) == as_bytes(there.view(None)):
                    return seat, plain(one), plain(other)
        return None

    return holds


SEALED = [
    (Setting("talkitout", 4, {}), "vote"),
    (Setting("player-of-honour", 4, {}), "place"),
    (Setting("traitor-word", 5, {}), "vote"),
]


@pytest.mark.parametrize(("setting", "kind"), SEALED, ids=str)
def test_a_sealed_choice_made_otherwise_changes_nothing_for_anybody_else(
    setting: Setting, kind: str, tmp_path: Path
) -> None:
    position, (seat, *ways) = position_where(setting, two_ways(kind))
    others = [who for who in (SCREEN, BENCH, WATCHER, *range(setting.seats)) if who != seat]

    async def chosen(room: Room, act: dict[str, Any]) -> None:
        await room.plays(seat, act)
        for who in others:
            await room.comes(who, seen=position.table.number)

    here, there = (
        in_a_room(position, tmp_path / way, partial(chosen, act=act))
        for way, act in zip(("one", "other"), ways, strict=True)
    )
    for who in others:
        must_agree(f"a frame to {who}", here.shown_to(who), there.shown_to(who))
    assert here.shown_to(seat) != there.shown_to(seat)


# ── for one pair of eyes ────────────────────────────────────────────────────────────────────────────────────────────


def who_may_block(position: Position, rng: random.Random) -> Any:
    """And the hand that they would be shown."""
    for seat in position.match.waiting:
        shown_already = position.match.view(1 - seat)["shown"]
        if {"act": "block"} in position.match.offers(seat) and not shown_already:
            return seat, position.match.view(1 - seat)["hand"]
    return None


def test_a_hand_that_bluff_shows_is_shown_to_one(tmp_path: Path) -> None:
    position, (seat, hand) = position_where(Setting("bluff", 2, {}, "drawn"), who_may_block)

    async def block(room: Room) -> None:
        await room.plays(seat, {"act": "block"})
        for who in (WATCHER, seat, 1 - seat):
            await room.comes(who)

    room = in_a_room(position, tmp_path / "house", block)
    assert sorted(views(room, seat)[-1]["shown"]) == sorted(hand)
    assert events(room, seat, "blocked")[-1]["hand"]
    for who in (SCREEN, BENCH, WATCHER, 1 - seat):
        assert not any(view["shown"] for view in views(room, who)), "a hand that is hidden from them"
        blocked = [event for event in events(room, who, "blocked") if event["seat"] == seat]
        assert blocked
        assert not any("hand" in event for event in blocked), "a hand that is hidden from them"


def something_refused(position: Position, rng: random.Random) -> Any:
    """A claim that does not hold, and a word that was said before: both are well-meant, and refused."""
    match = position.match
    for seat in match.waiting:
        claims = [offer for offer in match.offers(seat) if offer["act"] == "claim"]
        if claims and any(offer["act"] == "say" for offer in match.offers(seat)):
            cards = [secret["card"] for secret in match.view(seat)["hand"]]
            tries = [*({"act": "claim", "card": card} for card in cards), {"act": "say", "word": first_word(match)}]
            refused = [act for act in tries if is_refused(match, seat, act)]
            return (seat, refused) if len(refused) > 2 else None
    return None


def first_word(match: parlour.Match) -> str:
    word: str = match.view(None)["chain"][0]["word"]
    return word


def is_refused(match: parlour.Match, seat: int, act: dict[str, Any]) -> bool:
    try:
        match.copy().play(seat, act)
    except parlour.Refused:
        return True
    return False


def test_a_refused_claim_and_a_refused_word_of_traitor_word_are_shown_to_nobody_else(tmp_path: Path) -> None:
    setting = Setting("traitor-word", 3, {"reaction": 0})
    position, (seat, acts) = position_where(setting, something_refused)
    others = [who for who in (SCREEN, BENCH, WATCHER, *range(3)) if who != seat]

    async def nothing(room: Room) -> None:
        """For comparison."""

    async def refused(room: Room) -> None:
        for act in acts:
            assert "refused" in await room.does(seat, act)

    quiet = in_a_room(position, tmp_path / "quiet", nothing)
    tried = in_a_room(position, tmp_path / "tried", refused)
    for who in others:
        assert len(tried.shown_to(who)) == len(quiet.shown_to(who)), "a refusal that is hidden from them"
    assert len(tried.shown_to(seat)) == len(quiet.shown_to(seat)) + len(acts)


# ── hidden texts ────────────────────────────────────────────────────────────────────────────────────────────────────


def a_text_on_the_table(kind: str) -> Callable[[Position, random.Random], Any]:
    """The number of such an act, and what was typed in it, while it is still to be seen; nothing that is printed."""

    def holds(position: Position, rng: random.Random) -> Any:
        seen = as_bytes([position.match.view(None), position.match.events(None)])
        for number, texts in position.table.typed.items():
            entry = log.read(position.log[number - 1])
            assert isinstance(entry, log.Acted)
            own = all(text[-1].isdigit() and quoted(text) in seen for text in texts)
            if entry.act["act"] == kind and own:
                return number, texts
        return None

    return holds


def quoted(text: str) -> bytes:
    return msgspec.json.encode(text)


def shows(contents: list[bytes], texts: tuple[str, ...]) -> bool:
    return any(quoted(text) in content for text in texts for content in contents)


TYPED = [
    (Setting("talkitout", 3, {}), "answer"),
    (Setting("talkitout", 3, {}), "tell"),
    (Setting("traitor-word", 3, {"reaction": 0}), "say"),
    (Setting("traitor-word", 4, {}), "justify"),
]


@pytest.mark.parametrize(("setting", "kind"), TYPED, ids=str)
def test_a_text_that_the_host_hides_is_on_no_screen_any_more(setting: Setting, kind: str, tmp_path: Path) -> None:
    position, (number, texts) = position_where(setting, a_text_on_the_table(kind))
    everybody = [SCREEN, BENCH, WATCHER, *range(setting.seats)]
    before: dict[Who, int] = {}

    async def hide(room: Room) -> None:
        for who in everybody:
            before[who] = len(room.shown_to(who)) - 1  # the line is not closed yet
        assert await room.asks("POST", f"{PATH}/hide", SCREEN, number=number) == 200
        for seen in (0, number - 1, position.table.number):
            for who in everybody:
                await room.comes(who, seen)
        await room.comes_late()
        for _ in range(3):
            if room.table.playing:
                await move_on(room)

    room = in_a_room(position, tmp_path / "house", hide)
    for who in everybody:
        shown = room.shown_to(who)
        assert shows(shown[: before[who]], texts)
        assert not shows(shown[before[who] :], texts), "a text that is hidden from all"
    assert not shows(room.answers, texts), "a text that is hidden from all"


async def move_on(room: Room) -> None:
    """Anything that is possible."""
    rng = random.Random(room.table.number)
    assert room.table.match is not None
    while True:
        seat, act = some_move(room.table.match, rng)
        if seat == parlour.CLOCK:
            return await room.goes_on()
        if not is_refused(room.table.match, seat, plain(act)):
            return await room.plays(seat, plain(act))


# ── each of these can fail ──────────────────────────────────────────────────────────────────────────────────────────


def every_field_is_heard(plant: pytest.MonkeyPatch) -> None:
    in_an_event(plant, parlour.games["bluff"])


def whatever_is_asked_is_seen(plant: pytest.MonkeyPatch) -> None:
    ask = Keeper.ask_soon

    def asking(keeper: Keeper, live: LiveTable, *asked: Any) -> None:
        ask(keeper, live, *asked)
        keeper.audience.show_to_all(live, b"{}")

    plant.setattr(Keeper, "ask_soon", asking)


def nothing_is_veiled(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(frames, "veiled", lambda shown, texts: shown)


@pytest.mark.parametrize(
    ("leak", "test", "how"),
    [
        (every_field_is_heard, test_a_sealed_choice_made_otherwise_changes_nothing_for_anybody_else, SEALED[0]),
        (every_field_is_heard, test_a_hand_that_bluff_shows_is_shown_to_one, ()),
        (
            whatever_is_asked_is_seen,
            test_a_refused_claim_and_a_refused_word_of_traitor_word_are_shown_to_nobody_else,
            (),
        ),
        (nothing_is_veiled, test_a_text_that_the_host_hides_is_on_no_screen_any_more, TYPED[0]),
    ],
)
def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None],
    test: Callable[..., None],
    how: tuple[Any, ...],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="hidden"):
        test(*how, tmp_path=tmp_path)
