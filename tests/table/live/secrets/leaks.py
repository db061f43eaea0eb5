"""Leaks to plant, each in another place where something could come out of a house. What leaks is the chance to come,
which nobody may know; or, of an event, what is for one seat alone."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.decks import card_texts
from parlour.engine import event as events
from parlour.engine.state import State
from parlour.table.live import frames, keeper
from parlour.table.live.keeper import Keeper
from parlour.table.live.live_table import LiveTable
from parlour.table.log import entry as log
from parlour.table.room.commands import Command, HideText, PlayAct
from parlour.table.room.decide import decide
from parlour.table.room.refusals import RequestRefused
from parlour.table.room.table import Table
from parlour.table.web.monitoring import Figures
from parlour.table.wire.messages import encode

Leak = Callable[[pytest.MonkeyPatch, Any], None]


def oops(table: Table | State | None) -> str:
    """What must not come out."""
    state = table.match.table if isinstance(table, Table) and table.match is not None else table
    return state.chance.key.hex() if isinstance(state, State) else ""


def tables_found(plant: pytest.MonkeyPatch) -> list[Table]:
    """The table that was last looked for, for leaks in places that do not know a table."""
    found: list[Table] = []
    find = Keeper.find

    async def finding(keeper: Keeper, code: str) -> LiveTable:
        live = await find(keeper, code)
        found[:] = [live.table]
        return live

    plant.setattr(Keeper, "find", finding)
    return found


# ── in what a game shows, tells and answers ─────────────────────────────────────────────────────────────────────────


def in_what_all_see(plant: pytest.MonkeyPatch, game: Any) -> None:
    for name in ("show_all", "bare_to_all"):
        show = getattr(game.table, name)
        plant.setattr(game.table, name, lambda t, show=show: show(t) | {"oops": oops(t)})


def in_what_one_sees(plant: pytest.MonkeyPatch, game: Any) -> None:
    for name in ("show_one", "bare_to_one"):
        show = getattr(game.table, name)
        plant.setattr(game.table, name, lambda t, you, show=show: show(t, you) | {"oops": oops(t)})


def in_an_event(plant: pytest.MonkeyPatch, game: Any) -> None:
    """Everybody hears every field of every event, and the private ones."""
    plant.setattr(
        events, "hearers", lambda kind: [(field, None) for field in kind.__struct_fields__ if field != "seat"]
    )
    for kind in game.events:
        if kind.private:
            plant.setattr(kind, "private", False)
    for remembers in ("is_open", "holds_insiders"):  # what they have found out is of another day than the leak
        plant.setattr(events, remembers, getattr(events, remembers).__wrapped__)


def in_a_refusal(plant: pytest.MonkeyPatch, game: Any) -> None:
    check = parlour.Match.check

    def checking(match: parlour.Match, seat: int, act: Any) -> None:
        try:
            check(match, seat, act)
        except parlour.Refused as refused:
            refused.about["oops"] = oops(match.table)
            raise

    plant.setattr(parlour.Match, "check", checking)


# ── in what a table shows ───────────────────────────────────────────────────────────────────────────────────────────


def in_the_lobby(plant: pytest.MonkeyPatch, game: Any) -> None:
    lobby = frames.lobby
    plant.setattr(frames, "lobby", lambda table, here: lobby(table, here) | {"oops": oops(table)})


def of_the_seed(plant: pytest.MonkeyPatch, game: Any) -> None:
    """It is shown while the match is under way."""
    lobby = frames.lobby
    plant.setattr(frames, "lobby", lambda table, here: lobby(table, here) | {"next": table.next_seed})


def of_a_token(plant: pytest.MonkeyPatch, game: Any) -> None:
    lobby = frames.lobby
    plant.setattr(
        frames, "lobby", lambda table, here: lobby(table, here) | {"oops": table.company.people[-1].token[:4]}
    )


def in_the_size_of_a_frame(plant: pytest.MonkeyPatch, game: Any) -> None:
    found = tables_found(plant)

    def padded(value: Any) -> bytes:
        frame = encode(value)
        spaces = b" " * (int(oops(found[0])[:2], 16) if found else 0)
        return frame[:1] + spaces + frame[1:] if frame.startswith(b"{") else frame

    plant.setattr(frames, "encode", padded)


def in_the_number_of_frames(plant: pytest.MonkeyPatch, game: Any) -> None:
    ask = Keeper.ask_soon

    def asking(keeper: Keeper, live: LiveTable, *asked: Any) -> None:
        ask(keeper, live, *asked)
        if int(oops(live.table)[:2], 16) % 2:
            keeper.audience.show_to_all(live, b"{}")

    plant.setattr(Keeper, "ask_soon", asking)


# ── over HTTP, in logs and metrics ──────────────────────────────────────────────────────────────────────────────────


def in_the_deck(plant: pytest.MonkeyPatch, game: Any) -> None:
    found = tables_found(plant)
    plant.setattr("parlour.table.wire.cards.card_texts", lambda *deck: card_texts(*deck) | {"oops": oops(found[0])})


def in_the_story(plant: pytest.MonkeyPatch, game: Any) -> None:
    """What was heard earlier is told to everybody as the seat after theirs has heard it."""

    def told(table: Table, viewer: int | None, before: int) -> Any:
        return story(table, 1 if viewer is None else viewer % 3 + 1, before)

    story = frames.story
    plant.setattr(frames, "story", told)


def in_an_error(plant: pytest.MonkeyPatch, game: Any) -> None:
    def deciding(table: Table, command: Command, at: int) -> log.Entry:
        if isinstance(command, HideText):
            raise RequestRefused("nothing_to_hide", f"There is {oops(table)}, but no text.", 409)
        return decide(table, command, at)

    plant.setattr(keeper, "decide", deciding)


def in_the_log(plant: pytest.MonkeyPatch, game: Any) -> None:
    def deciding(table: Table, command: Command, at: int) -> log.Entry:
        if isinstance(command, PlayAct):
            logging.getLogger("parlour.table").debug("an act", extra={"oops": oops(table)})
        return decide(table, command, at)

    plant.setattr(keeper, "decide", deciding)


def in_the_metrics(plant: pytest.MonkeyPatch, game: Any) -> None:
    found = tables_found(plant)
    text = Figures.text
    plant.setattr(Figures, "text", lambda figures: f"{text(figures)}parlour_oops {int(oops(found[0]), 16)}\n")


# ── of which drawn names belong together ────────────────────────────────────────────────────────────────────────────


def in_the_order_of_the_deck(plant: pytest.MonkeyPatch, game: Any) -> None:
    def listing(by_card: dict[str, Any], called: Any) -> dict[str, Any]:
        return {called[card]: said for card, said in by_card.items()}

    plant.setattr("parlour.table.wire.cards.listed", listing)


def in_the_order_of_the_offers(plant: pytest.MonkeyPatch, game: Any) -> None:
    """Layouts are offered by the terms of their cards."""
    window = next(window for window in game.windows if window.phase == "turn")
    tries = window.tries

    def trying(t: Any, seat: int) -> list[Any]:
        return sorted(tries(t, seat), key=lambda out: [t.cards.term[card] for card in out.trio])

    plant.setattr(window, "tries", trying)


def in_the_size_of_a_view(plant: pytest.MonkeyPatch, game: Any) -> None:
    """It is longer by a digit where all cards of a hand are of different terms, or nearly so."""

    def leaky(t: Any, you: int | None) -> dict[str, Any]:
        terms = {t.cards.term[card] for hand in t.hands for card in hand}
        return dict(show(t, you)) | {"size": 10 ** len(terms)}

    show = game.table.bare_to_one
    plant.setattr(game.table, "bare_to_one", leaky)


OF_NAMES: list[Leak] = [in_the_order_of_the_deck, in_the_order_of_the_offers, in_the_size_of_a_view]
OF_A_GAME: list[Leak] = [in_what_all_see, in_what_one_sees, in_an_event, in_a_refusal]
OF_A_TABLE: list[Leak] = [
    *(in_the_lobby, of_the_seed, of_a_token, in_the_size_of_a_frame, in_the_number_of_frames),
    *(in_the_deck, in_the_story, in_an_error, in_the_log, in_the_metrics),
]
