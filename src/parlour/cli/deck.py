"""`parlour deck …`: one function a command."""

from __future__ import annotations

import json
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from parlour.cli.common import ForPrograms, find_by_name, mistakes_explained
from parlour.cli.deck_listing import find_all, print_deck, print_decks
from parlour.decks import Deck, DeckError, find, game_of, games_with_decks, own_decks, packs
from parlour.decks.advice import examine
from parlour.decks.errors import Remark
from parlour.decks.facts import facts, fits, level_in_words, size_in_words
from parlour.decks.files import is_json, read_bytes
from parlour.decks.format import slug_of
from parlour.decks.loading import file_of
from parlour.decks.own import free_name, save_own
from parlour.decks.packs import labelled, template
from parlour.decks.reading import label_of
from parlour.decks.sheets.rows import BETWEEN_TAGS, listed
from parlour.decks.writing import deck_yaml
from parlour.registry import GAMES
from parlour.terminal.screen import say, screen

app = typer.Typer(help="Decks: look at them, check them, make your own, print them.", no_args_is_help=True)

AgeSaid = Annotated[str, typer.Option("--age", help="For whom: 8, 10, 12, 14 or 16.")]
DifficultySaid = Annotated[str, typer.Option("--difficulty", help="How hard for them: easy, middle or hard.")]
ThemesSaid = Annotated[str, typer.Option("--themes", help="What about, such as sea,animals.")]
DeckName = Annotated[str, typer.Argument(help="A deck's name, such as en/music or my/volcanoes, or a file.")]


class PaperChoice(StrEnum):
    A4 = "a4"
    LETTER = "letter"


@app.command("list")
def list_decks(
    age: AgeSaid = "", difficulty: DifficultySaid = "", themes: ThemesSaid = "", as_json: ForPrograms = False
) -> None:
    """The decks there are, those that come with Parlour and your own (my/…); or only those that fit."""
    with mistakes_explained():
        looked_for = _level(age, difficulty, themes)
    decks = find_all(packs() + own_decks())
    if looked_for:
        decks = {name: deck for name, deck in decks.items() if isinstance(deck, Deck) and fits(deck, looked_for)}
    if as_json:
        listed = [{"name": name, **facts(deck)} for name, deck in decks.items() if isinstance(deck, Deck)]
        print(json.dumps(listed, indent=2, ensure_ascii=False))
    else:
        print_decks(screen(), decks)


@app.command()
def show(
    name: DeckName,
    every_card: Annotated[bool, typer.Option("--all", help="Show every card.")] = False,
) -> None:
    """A deck with its cards."""
    with mistakes_explained():
        print_deck(screen(), name, find(name), every_card)


@app.command()
def check(
    file: Annotated[str, typer.Argument(help="A deck's file, or its name.")], as_json: ForPrograms = False
) -> None:
    """What is wrong in a deck, with its place and what to do, and what might be better."""
    with mistakes_explained():
        path = file_of(file)
        deck, errors, warnings = examine(read_bytes(path, shown=file), file, json=is_json(path))
    _report(errors, warnings, as_json)
    if deck is None:
        raise typer.Exit(1)
    if not as_json:
        say(screen(), Text(f"{deck.title}: {size_in_words(deck)}, no mistakes.", "green"), indent="")
        _say_level(deck)


@app.command()
def new(
    game: Annotated[str, typer.Argument(help="The game, as `parlour games` lists them.")],
    file: Annotated[Path, typer.Argument(help="The file to begin, such as my-deck.yaml.")],
    language: Annotated[str, typer.Option(help="The language of the notes in it: en or fr.")] = "en",
    age: AgeSaid = "",
    difficulty: DifficultySaid = "",
    themes: ThemesSaid = "",
) -> None:
    """Begin a deck: a file with a few cards and notes that say what to write."""
    with mistakes_explained():
        text = labelled(template(_game_with_decks(game), language), _level(age, difficulty, themes))
        if file.suffix not in (".yaml", ".yml"):
            raise ValueError(f"{file}: call it {file.stem}.yaml; the template is YAML.")
        with file.open("x", encoding="utf-8", newline="\n") as begun:
            begun.write(text)
    say(screen(), Text(f"Write your cards into {file}, then: parlour deck check {file}"), indent="")


@app.command("import")
def import_sheet(
    file: Annotated[Path, typer.Argument(help="CSV, TSV or XLSX, or a text export of Anki or Quizlet.")],
    game: Annotated[str, typer.Option(help="The game that the cards are for.")],
    name: Annotated[str | None, typer.Option(help="Its name among your decks; by default the file's.")] = None,
    title: Annotated[str, typer.Option(help="What people see; by default the file's name.")] = "",
    language: Annotated[str, typer.Option(help="en, fr …; by default it is guessed.")] = "",
    author: Annotated[str, typer.Option(help="Who wrote the cards.")] = "",
    licence: Annotated[str, typer.Option(help="Whether others may share them, such as CC BY-SA 4.0.")] = "",
    age: AgeSaid = "",
    difficulty: DifficultySaid = "",
    themes: ThemesSaid = "",
    columns: Annotated[str | None, typer.Option(help="What the columns are, as in word,-,definition,example.")] = None,
    header: Annotated[bool | None, typer.Option(help="Whether the first row names the columns.")] = None,
    separator: Annotated[str | None, typer.Option(help="What stands between the columns: tab, ; or any text.")] = None,
    encoding: Annotated[str | None, typer.Option(help="The text's encoding, such as cp1252.")] = None,
    sheet: Annotated[str | None, typer.Option(help="The sheet of a workbook; by default the first.")] = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace your deck of that name.")] = False,
) -> None:
    """Make a deck of your own from a spreadsheet. Nothing is kept unless every row is right."""
    from parlour.decks.sheets.importing import ImportOptions, import_deck  # its libraries take a moment to load

    with mistakes_explained():
        called = free_name(name or slug_of(file.stem) or "deck", replace=replace)
        content = read_bytes(str(file), shown=str(file))
        game = _game_with_decks(game)
    reading = ImportOptions(
        columns=columns,
        header=header,
        separator=separator,
        encoding=encoding,
        sheet=sheet,
        title=title,
        language=language,
        author=author,
        licence=licence,
        age=age,
        difficulty=difficulty,
        themes=themes,
    )
    try:
        deck, remarks = import_deck(content, file.name, game, reading)
    except DeckError as error:
        _report(error.remarks, [])
        say(screen(to_errors=True), Text("Nothing was kept. Mend this, and import it again."), indent="")
        raise typer.Exit(1) from None
    with mistakes_explained():
        save_own(called, deck_yaml(deck), replace=replace)
    _report([], remarks)
    say(screen(), Text(f"{deck.title}: {size_in_words(deck)}, kept as {called}.", "green"), indent="")
    _say_level(deck)
    say(screen(), Text(f"parlour play {game} --deck {called}\nparlour deck print {called}"))


@app.command()
def export(
    name: DeckName, out: Annotated[Path | None, typer.Option(help="The file; by default, the screen.")] = None
) -> None:
    """A deck as CSV, for a spreadsheet."""
    from parlour.decks.sheets.exporting import export_csv

    with mistakes_explained():
        content = export_csv(find(name))
        if out is None:
            sys.stdout.buffer.write(content)
        else:
            out.write_bytes(content)


@app.command("print")
def print_sheets(
    name: Annotated[str, typer.Argument(help="A deck's name or a file; a game's name, where it takes no deck.")],
    paper: Annotated[PaperChoice, typer.Option(help="The paper in the printer.")] = PaperChoice.A4,
    out: Annotated[Path | None, typer.Option(help="The file; by default the deck's name, here.")] = None,
    language: Annotated[str, typer.Option(help="The language of a game without a deck: en or fr.")] = "en",
) -> None:
    """A PDF to print on both sides, cut out and play with."""
    from parlour.decks.printing import Paper
    from parlour.decks.printing import print_deck as printed

    with mistakes_explained():
        game, deck = _what_to_print(name)
        target = out or Path(f"{slug_of(name.rpartition('/')[2].removesuffix('.yaml'))}.pdf")
        content = printed(game, deck, paper=Paper[paper.name], language=None if deck else language)
        target.write_bytes(content)
    say(screen(), Text(f"{target}: print it at 100 %, on both sides, turned over the long edge.", "green"), indent="")


def _what_to_print(name: str) -> tuple[str, Deck | None]:
    if name in GAMES and name not in games_with_decks():
        return name, None
    deck = find(name)
    return game_of(deck), deck


def _game_with_decks(name: str) -> str:
    game = find_by_name(name).name
    games = games_with_decks()
    if game not in games:
        raise ValueError(f"{game} is played without a deck of words. The games with one are {', '.join(games)}.")
    return game


def _level(age: str, difficulty: str, themes: str) -> dict[str, object]:
    """What of these was said, checked."""
    return label_of(age=age, difficulty=difficulty, themes=listed(themes, BETWEEN_TAGS) or "")


def _say_level(deck: Deck) -> None:
    if level := level_in_words(deck):
        say(screen(), Text(level))


def _report(errors: tuple[Remark, ...] | list[Remark], warnings: list[Remark], as_json: bool = False) -> None:
    if as_json:
        said = [
            {"kind": kind, "text": remark.text, "file": remark.file, "line": remark.line, "field": remark.field}
            for kind, remarks in (("error", errors), ("warning", warnings))
            for remark in remarks
        ]
        print(json.dumps(said, indent=2, ensure_ascii=False))
        return
    console = screen(to_errors=True)
    for style, label, remarks in (("bold red", "error", errors), ("yellow", "might be better", warnings)):
        for remark in remarks:
            say(console, Text.assemble((f"{label}: ", style), str(remark)), indent="  ", first="")
