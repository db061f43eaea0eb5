"""The rules pages: a game's own, the one for all games, and single rules by their number."""

from __future__ import annotations

import re
from importlib.resources import files

from rich.console import Console
from rich.markdown import Markdown

from parlour.games import GAMES
from parlour.terminal.games_list import find_by_name


def rules_page(game: str | None = None) -> str:
    """A game's page; without a game, the rules that all games share."""
    folder = files("parlour.games")
    if game is not None:
        folder = folder.joinpath(find_by_name(game).name.replace("-", "_"))
    return folder.joinpath("rules.md").read_text(encoding="utf-8")


def one_rule(number: str, game: str | None = None) -> str:
    """The rule as it stands on a page, with the list that belongs to it: this game's, everybody's, or another's."""
    pages = [rules_page(game), rules_page()] if game else [rules_page(name) for name in (None, *GAMES)]
    for page in pages:
        rule = rf"^\*\*{re.escape(number.upper())} .*?(?=^\*\*[A-Z]\d+ |^#|\Z)"
        found = re.search(rule, page, re.DOTALL | re.MULTILINE)
        if found:
            return found.group().strip()
    there = [number for page in pages for number in re.findall(r"^\*\*([A-Z]\d+) ", page, re.MULTILINE)]
    raise ValueError(f"There is no rule {number!r}; there are {ranges(there)}.")


def ranges(numbers: list[str]) -> str:
    """A1 to A12, B1 to B18: each letter from its lowest to its highest number, without gaps as the tests see to it."""
    letters = dict.fromkeys(number[0] for number in numbers)
    highest = {letter: max(int(number[1:]) for number in numbers if number[0] == letter) for letter in letters}
    return ", ".join(f"{letter}1 to {letter}{number}" for letter, number in highest.items())


def print_page(console: Console, page: str) -> None:
    """Set for reading on a screen; as it is written for a file or a pipe."""
    if console.is_terminal:
        console.print(Markdown(page, hyperlinks=False))
    else:
        console.print(page, soft_wrap=True)


def gist(game: str) -> str:
    """What a game is about: the paragraph at the head of its page."""
    return " ".join(rules_page(game).split("\n\n")[1].split())
