"""What a host chooses by, in words: what each option of a game does, and how its rulebook finds who begins."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.engine.game import Game, Options
from parlour.text.localization import localization
from parlour.text.sentence import ENGLISH


def option_list(game: Game | None, language: str = ENGLISH) -> list[dict[str, Any]]:
    """Each option of a game with its default and what it does, for people and programs to choose from; without a game,
    those that all games have."""
    return [
        {"name": option.name, "default": option.default, "help": help_of(option.name, game, language)}
        for option in msgspec.structs.fields(game.options if game else Options)
    ]


def help_of(option: str, game: Game | None, language: str = ENGLISH) -> str:
    """What the option does; nothing where the game does not say it."""
    messages = localization(language, game)
    asked = [f"option-{option}.help", *([f"{game.name}-option-{option}.help"] if game else [])]
    return next((messages.say(one) for one in asked if messages.sayable(one)), "")


def first_player(game: Game, language: str = ENGLISH) -> str:
    """A2: the rulebook's criterion for the first player, shown where the host chooses; nothing where it has none."""
    messages, criterion = localization(language, game), f"{game.name}-first"
    return messages.say(criterion) if messages.sayable(criterion) else ""
