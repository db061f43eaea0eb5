"""What a bot is asked, and what it answers, as plain data: what its seat sees goes out, an act comes back."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import Raw, Struct

from parlour.bots import Past, Sight, character, skill
from parlour.decks import Deck
from parlour.decks.kind import kind_for
from parlour.engine.chance import Chance
from parlour.engine.plain import plain
from parlour.registry import GAMES
from parlour.table.jobs.children import traced

DECKS_KEPT = 16
"""So many a process keeps read, and with them whatever its bots remember of each."""


class BotRequest(Struct, frozen=True):
    """What does the bot do? `acts` are those of the game, `deck` is the whole deck, both as they are written; `texts`
    are those of the cards by their names, where these are drawn."""

    game: str
    level: str
    chance: str
    view: dict[str, Any]
    story: list[dict[str, Any]]
    acts: Raw
    deck: bytes
    me: str
    players: tuple[str, ...] = ()
    earlier: tuple[Past, ...] = ()
    texts: dict[str, str] | None = None
    hurry: int = 1
    """It thinks so many times shorter than it would if nobody waited."""


class BotResponse(Struct, frozen=True):
    """The act, or None to let it be; or what went wrong: the types of the errors, and where in the code they were."""

    act: dict[str, Any] | None = None
    fault: str = ""


def question(sight: Sight, level: str, chance: str) -> BotRequest:
    """Asks a bot of this level what it does, in the words of its game."""
    return BotRequest(
        sight.view["game"],
        level,
        chance,
        sight.view,
        sight.story,
        Raw(msgspec.msgpack.encode(sight.acts)),
        b"" if sight.deck is None else msgspec.msgpack.encode(sight.deck),
        sight.me.name,
        sight.players,
        sight.earlier,
        sight.texts,
    )


def answer(asked: BotRequest) -> BotResponse:
    """Whatever goes wrong with a bot is its answer: whoever asked has to go on."""
    try:
        chosen = skill(asked.game, asked.level)
        act = chosen.play(_sight(asked), Chance.of(asked.chance), max(1, chosen.iterations // asked.hurry))
        return BotResponse(plain(act))
    except Exception as problem:
        return BotResponse(fault="; ".join(line.strip() for line in traced(problem)))


def _sight(asked: BotRequest) -> Sight:
    acts = msgspec.msgpack.decode(asked.acts, type=_acts_of(asked.game))
    deck = _deck(asked.game, asked.deck) if asked.deck else None
    me = character(asked.me)
    return Sight(asked.view, asked.story, acts, deck, me, asked.players, asked.earlier, asked.texts)


@cache
def _acts_of(game: str) -> Any:
    """The type of a list of what can be done in this game."""
    return list[GAMES[game].any_act]  # type: ignore[misc]


@lru_cache(DECKS_KEPT)
def _deck(game: str, content: bytes) -> Deck:
    """The same deck for the same content: bots remember what they have worked out of a deck."""
    deck: Deck = msgspec.msgpack.decode(content, type=kind_for(game).deck)
    return deck


def framed(content: bytes) -> bytes:
    """How a message goes through a pipe: its length comes first."""
    return len(content).to_bytes(4, "big") + content


def length(head: bytes) -> int:
    return int.from_bytes(head, "big")
