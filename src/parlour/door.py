"""The Python door: start, replay and imagine a match."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from parlour import decks
from parlour.engine.chance import Chance, Seed, Stacked
from parlour.engine.game import Game, Options
from parlour.engine.match import Header, Match
from parlour.games import GAMES

DeckSource = str | os.PathLike[str] | Mapping[str, Any] | decks.Deck


def start(
    game: str,
    seats: int,
    deck: DeckSource | None = None,
    options: Mapping[str, Any] | None = None,
    first: int | None = None,
    seed: Seed | None = None,
    chance: Stacked | None = None,
) -> Match:
    """Begin a match. What does not fit together raises a ValueError that names it."""
    if chance is not None and seed is not None:
        raise ValueError("seed: a stacked chance has its own seed; give one or the other")
    if chance is not None and not isinstance(chance, Stacked):
        raise ValueError(f"chance: {chance!r} is not a parlour.Stacked")
    source: Seed | Stacked = chance if chance is not None else secrets.token_hex(16) if seed is None else seed
    return Match.begin(_header(game, seats, deck, options, first, source))


def replay(transcript: Mapping[str, Any]) -> Match:
    """Play a transcript again, from its header and its acts; gives a match equal to the one it was taken from."""
    if not isinstance(transcript, Mapping):
        raise ValueError("transcript: an object with a header and acts")
    stack = transcript.get("stack")
    missing = [key for key in ("game", "seats", "acts", "seed" if stack is None else "stack") if key not in transcript]
    if missing:
        raise ValueError(f"transcript: {missing[0]!r} is missing")
    try:
        stacked = None if stack is None else msgspec.convert(stack, Stacked)
        acts = msgspec.convert(transcript["acts"], list[tuple[int, dict[str, Any]]])
    except (msgspec.ValidationError, ValueError) as problem:
        raise ValueError(f"transcript: {problem}") from None
    game = find_game(transcript["game"])
    if transcript.get("rules", game.rules_version) != game.rules_version:
        raise ValueError(f"transcript: played by rules {transcript['rules']}, these are {game.rules_version}")
    match = start(
        game.name,
        transcript["seats"],
        transcript.get("deck"),
        transcript.get("options"),
        transcript.get("first"),
        None if stacked else transcript.get("seed"),
        stacked,
    )
    for seat, act in acts:
        match.play(seat, act)
    return match


def imagine(view: Mapping[str, Any], chance: Seed | Chance = 0, deck: DeckSource | None = None) -> Match:
    """A match at a position that looks exactly like this view to its owner; what they cannot see is drawn by chance.

    Give the table's deck where it is not the game's default pack.
    """
    try:
        header = header_of(view, deck)
        return Match.imagined(header, dict(view), chance if isinstance(chance, Chance) else Chance.of(chance))
    except (KeyError, TypeError, msgspec.ValidationError) as problem:
        raise ValueError(f"view: this is no view of a match ({problem})") from None


def header_of(view: Mapping[str, Any], deck: DeckSource | None = None) -> Header:
    """What the match of this view was begun with, as far as a view tells: whoever imagines it often reads it once."""
    return _header(view["game"], len(view["seats"]), deck, view["options"], None, 0)


def find_game(name: str) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"game: {name!r} is none of {', '.join(GAMES)}")
    return GAMES[name]


def _header(
    name: str,
    seats: int,
    deck: DeckSource | None,
    options: Mapping[str, Any] | None,
    first: int | None,
    chance: Seed | Stacked,
) -> Header:
    game = find_game(name)
    if seats.__class__ is not int or seats not in game.seats:
        raise ValueError(f"seats: {game.title} is for {game.seats_in_words()} players, not {seats!r}")
    if first is not None and (first.__class__ is not int or not 0 <= first < seats):
        raise ValueError(f"first: {first!r} is not a seat from 0 to {seats - 1}")
    checked = _options(game, options)
    loaded = _deck(game, deck)
    if game.check_options is not None:
        game.check_options(checked, seats, game.cards_of(loaded))
    return Header(game, seats, checked, loaded, first, chance)


def _options(game: Game, options: Mapping[str, Any] | None) -> Options:
    if options is None:
        return game.default_options
    if not isinstance(options, Mapping):
        raise ValueError(f"options: an object, not {options!r}")
    if not options:
        return game.default_options
    known = game.options.__struct_fields__
    for name in options:
        if name not in known:
            raise ValueError(f"options: {game.title} has no option {name!r}; there are {', '.join(known)}")
    try:
        return msgspec.convert(dict(options), game.options)
    except msgspec.ValidationError as problem:
        raise ValueError(f"options: {problem}".replace("`", "'").replace("$.", "")) from None


def _deck(game: Game, deck: DeckSource | None) -> decks.Deck | None:
    if game.make_cards is None:
        if deck is not None:
            raise ValueError(f"deck: {game.title} is always played with its own cards; it takes no deck")
        return None
    return decks.load(decks.default_pack(game.name) if deck is None else deck, game.name)
