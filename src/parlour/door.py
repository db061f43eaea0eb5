"""The Python door: start, replay and imagine a match."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from parlour import decks
from parlour.engine.chance import Chance, Seed, Stacked
from parlour.engine.game import Game, Options
from parlour.engine.match import Header, Match
from parlour.engine.naming import Names, drawn_names, listed, names_by_text
from parlour.engine.plain import brief, canonical, must_be_plain, plain, shortened
from parlour.registry import GAMES
from parlour.text.beginning import first_misfit, sentence
from parlour.text.sentence import Mistake, Sayable

DeckSource = str | os.PathLike[str] | Mapping[str, Any] | decks.Deck


def start(
    game: str,
    seats: int,
    deck: DeckSource | None = None,
    options: Mapping[str, Any] | None = None,
    first: int | None = None,
    seed: Seed | None = None,
    chance: Stacked | None = None,
    rules: int | None = None,
    names: Names = "readable",
) -> Match:
    """Begin a match. What does not fit together raises a ValueError that names it.

    `rules` is the version of the game's rules to play by: the newest, unless what older ones have begun is told again.
    With drawn `names`, cards whose own names tell what belongs together are called by others, drawn for this match.
    """
    if chance is not None and seed is not None:
        raise Mistake(sentence("begin-seed"))
    if chance is not None and not isinstance(chance, Stacked):
        raise Mistake(sentence("begin-chance", given=brief(chance)))
    source: Seed | Stacked = chance if chance is not None else secrets.token_hex(16) if seed is None else seed
    return Match.begin(checked_header(find_game(game, rules), seats, deck, options, first, source, names))


def replay(transcript: Mapping[str, Any]) -> Match:
    """Play a transcript again, from its header and its acts; gives a match equal to the one it was taken from."""
    transcript = _taken("transcript", transcript)
    stack = transcript.get("stack")
    missing = [key for key in ("game", "seats", "acts", "seed" if stack is None else "stack") if key not in transcript]
    if missing:
        raise ValueError(f"transcript: {missing[0]!r} is missing")
    try:
        stacked = None if stack is None else msgspec.convert(stack, Stacked)
        acts = msgspec.convert(transcript["acts"], list[tuple[int, dict[str, Any]]])
    except (msgspec.ValidationError, ValueError) as problem:
        raise ValueError(f"transcript: {shortened(problem)}") from None
    match = start(
        transcript["game"],
        transcript["seats"],
        transcript.get("deck"),
        transcript.get("options"),
        transcript.get("first"),
        None if stacked else transcript.get("seed"),
        stacked,
        transcript.get("rules"),
        transcript.get("names", "readable"),
    )
    for seat, act in acts:
        match.play(seat, act)
    return match


def texts_of(match: Match) -> dict[str, str]:
    """What is printed on the cards of a match, by their names there: all the cards of its deck, for anybody to read."""
    return listed(_printed(match.header), match.header.called)


def _printed(header: Header) -> dict[str, str]:
    return decks.card_texts(header.deck, plain(header.options))


def imagine(
    view: Mapping[str, Any],
    chance: Seed | Chance = 0,
    deck: DeckSource | None = None,
    texts: Mapping[str, str] | None = None,
) -> Match:
    """A match at a position that looks exactly like this view to its owner; what they cannot see is drawn by chance.

    Give the table's deck where it is not the game's default pack; and, where the cards have drawn names, what is
    printed on them (`texts_of` a match).
    """
    view = _taken("view", view)
    drawn = chance if isinstance(chance, Chance) else Chance.of(chance)
    try:
        match = Match.imagined(header_of(view, deck, texts), view, drawn)
        _must_look_like(match, view)
    except STUMBLES as problem:
        raise ValueError(f"view: this is no view of a match ({shortened(problem)})") from None
    return match


STUMBLES = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, StopIteration, TypeError),
    msgspec.MsgspecError,
)
"""What a game may stumble upon in a view that does not hold together."""


def _must_look_like(match: Match, view: Mapping[str, Any]) -> None:
    """Raises a ValueError where the imagined match shows something else; but for what a table adds to a timer. What
    everybody may do is looked at as well: a game that stumbles would do so later."""
    for key, seen in match.view(view["you"], offers=False).items():
        if key != "timer" and key in view and not _looks_like(view[key], seen):
            raise ValueError(f"view: this is no view of a match ({key!r} cannot be so)")
    for seat in range(match.header.seats):
        match.offers(seat)


def _looks_like(given: Any, seen: Any) -> bool:
    """Whether they are the same, but for keys that views have come to have since this one was written down."""
    if canonical(given) == canonical(seen):
        return True
    if isinstance(given, dict) and isinstance(seen, dict):
        return given.keys() <= seen.keys() and all(_looks_like(value, seen[key]) for key, value in given.items())
    if isinstance(given, list) and isinstance(seen, list):
        return len(given) == len(seen) and all(map(_looks_like, given, seen))
    return False


def header_of(
    view: Mapping[str, Any], deck: DeckSource | None = None, texts: Mapping[str, str] | None = None
) -> Header:
    """What the match of this view was begun with, as far as a view and the texts of the cards tell: whoever imagines it
    often reads it once."""
    header = checked_header(find_game(view["game"]), len(view["seats"]), deck, view["options"], None, 0)
    if texts is None or not header.game.names_tell:
        return header
    printed = _printed(header)
    return header if texts.keys() == printed.keys() else replace(header, called=names_by_text(printed, texts))


def _taken(name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """What somebody gives as JSON, once it is sure that it is no more than that."""
    if not isinstance(given, Mapping):
        raise Mistake(sentence("begin-object", what=name, given=brief(given)))
    try:
        taken = dict(given)
        must_be_plain(taken)
    except (TypeError, ValueError) as problem:
        raise ValueError(f"{name}: {shortened(problem)}") from None
    return taken


def find_game(name: str, rules: int | None = None) -> Game:
    """The game of this name, by its newest rules or by an older version of them."""
    if not isinstance(name, str) or name not in GAMES:
        raise Mistake(sentence("begin-game", given=brief(name), games=list(GAMES)))
    newest = GAMES[name]
    game = newest if rules is None else newest.by_rules(rules)
    if game is None:
        raise Mistake(sentence("begin-rules", given=brief(rules), game=newest.title))
    return game


def could_start(game: Game, seats: int, deck: DeckSource | None, options: Mapping[str, Any] | None) -> bool:
    """Whether all of this fits together."""
    try:
        checked_header(game, seats, deck, options, None, 0)
    except ValueError:
        return False
    return True


def checked_header(
    game: Game,
    seats: int,
    deck: DeckSource | None,
    options: Mapping[str, Any] | None,
    first: int | None,
    chance: Seed | Stacked,
    names: Names = "readable",
) -> Header:
    """What a match begins with, if it all fits together: from here on nothing speaks against it."""
    if seats.__class__ is not int or seats not in game.seats:
        raise Mistake(sentence("begin-seats", game=game.title, players=_players(game), given=brief(seats)))
    if first is not None and (first.__class__ is not int or not 0 <= first < seats):
        raise Mistake(sentence("begin-first", given=brief(first), last=seats - 1))
    checked = _options(game, options)
    loaded = _deck(game, deck)
    if game.check_options is not None:
        game.check_options(checked, seats, game.cards_of(loaded))
    if names not in get_args(Names):
        raise Mistake(sentence("begin-names", given=brief(names)))
    header = Header(game, seats, checked, loaded, first, chance)
    if names == "readable" or not game.names_tell:
        return header
    seed = chance.seed if isinstance(chance, Stacked) else chance
    return replace(header, called=drawn_names(_printed(header), seed))


def _players(game: Game) -> Sayable:
    few, many = game.seats[0], game.seats[-1]
    return str(few) if few == many else sentence("begin-from-to", first=few, last=many)


def _options(game: Game, options: Mapping[str, Any] | None) -> Options:
    if options is None:
        return game.default_options
    if not isinstance(options, Mapping):
        raise Mistake(sentence("begin-object", what="options", given=brief(options)))
    if not options:
        return game.default_options
    known = game.options.__struct_fields__
    for name in options:
        if name not in known:
            given = brief(name)
            raise Mistake(sentence("begin-option", game=game.title, given=given, options=known))
    try:
        return msgspec.convert(dict(options), game.options)
    except msgspec.ValidationError:
        raise Mistake(sentence("begin-options", problem=first_misfit(game.options, options))) from None


def _deck(game: Game, deck: DeckSource | None) -> decks.Deck | None:
    if game.make_cards is None:
        if deck is not None:
            raise Mistake(sentence("begin-deck", game=game.title))
        return None
    return decks.load(decks.default_pack(game.name) if deck is None else deck, game.name)
