"""`parlour rules`, and the rules pages: a game's own, the one for all games, and single rules by their number."""

from __future__ import annotations

import re
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from parlour.cli.common import SpokenLanguage, find_by_name, mistakes_explained, spoken
from parlour.registry import GAMES
from parlour.terminal.screen import screen
from parlour.text import page_of


def rules(
    game: Annotated[str | None, typer.Argument(help="A game; without one, the rules that all games share.")] = None,
    number: Annotated[str | None, typer.Argument(help="One rule's number, such as B5.")] = None,
    language: SpokenLanguage = None,
) -> None:
    """The rules of a game, or one of them by its number."""
    read_in = spoken(language)
    with mistakes_explained():
        if game is not None and re.fullmatch(r"[A-Za-z]\d+", game):
            page = one_rule(game, language=read_in)
        elif number is not None:
            page = one_rule(number, game, read_in)
        else:
            page = rules_page(game, read_in)
    print_page(screen(), page)


def rules_page(game: str | None = None, language: str = "en") -> str:
    """A game's page; without a game, the rules that all games share."""
    found = None if game is None else find_by_name(game)
    page = page_of(found, "rules", language)
    if page is None:
        raise ValueError(f"The rules of {game} are not written down.")
    return page


def one_rule(number: str, game: str | None = None, language: str = "en") -> str:
    """The rule as it stands on a page, with the list that belongs to it: this game's, everybody's, or another's."""
    games = [find_by_name(game), None] if game else [None, *GAMES.values()]
    pages = [page for one in games if (page := page_of(one, "rules", language))]
    for page in pages:
        rule = rf"^\*\*{re.escape(number.upper())} .*?(?=^\*\*[A-Z]\d+ |^#|\Z)"
        found = re.search(rule, page, re.DOTALL | re.MULTILINE)
        if found:
            return found.group().strip()
    there = [number for page in pages for number in re.findall(r"^\*\*([A-Z]\d+) ", page, re.MULTILINE)]
    raise ValueError(f"There is no rule {number!r}; there are {ranges(there)}.")


def ranges(numbers: list[str]) -> str:
    """A1 to A13, B1 to B18: each letter from its lowest to its highest number, without gaps as the tests see to it."""
    letters = dict.fromkeys(number[0] for number in numbers)
    highest = {letter: max(int(number[1:]) for number in numbers if number[0] == letter) for letter in letters}
    return ", ".join(f"{letter}1 to {letter}{number}" for letter, number in highest.items())


def print_page(console: Console, page: str) -> None:
    """Set for reading on a screen; as it is written for a file or a pipe."""
    if console.is_terminal:
        console.print(Markdown(page, hyperlinks=False))
    else:
        console.print(page, soft_wrap=True)


def gist(game: str, language: str = "en") -> str:
    """What a game is about: the paragraph at the head of its page; nothing where it has none."""
    page = page_of(GAMES[game], "rules", language)
    return page.split("\n\n")[1].replace("\n", " ") if page else ""
