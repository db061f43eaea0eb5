"""What the host may choose. What does not go together is refused when it is chosen, not when everybody waits."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour import decks
from parlour.decks import Deck
from parlour.door import checked_header, could_start, find_game
from parlour.engine.game import Game
from parlour.engine.match import Header
from parlour.engine.naming import Names
from parlour.engine.plain import brief
from parlour.table.room.refusals import BAD_SETTING, RequestRefused


def game_called(name: str) -> Game:
    try:
        return find_game(name)
    except ValueError as problem:
        raise _refused(problem) from None


def must_go_together(game: Game, deck: Deck | str | None, options: dict[str, Any]) -> None:
    """Raises a RequestRefused if no number of players could play so."""
    deck = or_proposed(game, deck)
    if isinstance(deck, str):
        deck = _pack(deck, game)
    if deck is not None and game.make_cards is not None and decks.game_of(deck) != game.name:
        raise BAD_SETTING(problem=f"This deck is for {decks.game_of(deck)!r}, not for {game.name}")
    refused = None
    for seats in game.seats:
        try:
            fitting_header(game, seats, deck, options, None, 0)
        except RequestRefused as problem:
            refused = problem
        else:
            return
    assert refused is not None
    raise refused


def missing_players(game: Game, here: int, deck: Deck | str | None, options: dict[str, Any]) -> int:
    """How many more it takes to play so; 0 also where no number would do, and a start is refused with the reason."""
    deck = or_proposed(game, deck)
    return next((seats - here for seats in game.seats if seats >= here and could_start(game, seats, deck, options)), 0)


def or_proposed(game: Game, deck: Deck | str | None) -> Deck | str | None:
    """What a table plays with: what has been chosen, or else what it is proposed; None for a game without a deck."""
    return decks.proposed_pack(game.name) if deck is None and game.make_cards is not None else deck


def teams_of(game: Game, seats: int, options: dict[str, Any]) -> tuple[int, ...] | None:
    """Which team each seat plays in; None where each plays alone."""
    return None if game.teams is None else game.teams(msgspec.convert(options, game.options), seats)


def _pack(name: str, game: Game) -> Deck:
    """A pack by its name: never a file's path, and never a deck that whoever runs the server keeps for themselves."""
    if name in decks.packs():
        return decks.find(name)
    known = ", ".join(decks.packs_for(game.name)) if game.make_cards is not None else "none for this game"
    raise BAD_SETTING(problem=f"deck: there is no deck {brief(name)}; there are {known}")


def fitting_header(
    game: Game,
    seats: int,
    deck: Deck | None,
    options: dict[str, Any],
    first: int | None,
    seed: str | int,
    names: Names = "readable",
) -> Header:
    """What a match with these settings begins with; what does not fit together is refused."""
    try:
        return checked_header(game, seats, deck, options, first, seed, names)
    except ValueError as problem:
        raise _refused(problem) from None


def _refused(problem: ValueError) -> RequestRefused:
    return BAD_SETTING(problem=str(problem).rstrip("."))
