"""A game that brings nothing for the terminal is shown and asked plainly, and can be played to its end."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

import parlour
from parlour.cli.terminal_table import BOT_NAMES, TerminalTable
from parlour.engine.game import Part
from parlour.registry import GAMES
from parlour.terminal.menus import label
from parlour.terminal.pictures import picture
from parlour.terminal.presenter import PLAIN, presenter_of
from parlour.terminal.sentences import Teller
from parlour.terminal.wording import in_words
from parlour.text import localization, texts_of
from tests.properties.settings import SETTINGS, Setting, each_way
from tests.properties.wandering import wander
from tests.terminal.people import paper, somebody, written_on

SHORT = each_way([one for one in SETTINGS if one.seats in (2, 3, 4) and one.options.get("rounds") != 3])
RAW = re.compile(r"None|True|False|[{}_]|\[(?!red|bold)|one_of")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every game with its rules alone: no TERMINAL, and no texts."""
    games = dict(GAMES)
    for name, game in games.items():
        GAMES[name] = replace(game, parts=game.parts - {Part.TERMINAL})
    everybodys = texts_of(None)
    monkeypatch.setattr(localization, "texts_of", lambda game: {} if game else everybodys)
    yield
    GAMES.update(games)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("setting", SHORT, ids=str)
def test_every_game_is_played_plainly_to_its_end(setting: Setting) -> None:
    rng = random.Random(str(setting))
    match = setting.start("plain")
    console = paper()
    table = TerminalTable(match, rng.randrange(setting.seats), console, somebody(rng, longest=100))
    assert table.teller.presenter is PLAIN
    table.play()
    assert match.result is not None
    assert parlour.replay(match.transcript()).transcript() == match.transcript()
    assert any(seat == table.you for seat, _ in match.log()), "the person has acted too"


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("setting", SHORT, ids=str)
def test_whatever_is_on_a_table_reads_as_words_and_fits_the_screen(setting: Setting) -> None:
    console = paper(60)
    for at, match in enumerate(wander(setting, seed=3)):
        if at % 7 == 0 and (at < 150 or match.result is not None):
            you = at % setting.seats
            view, teller = match.view(you), Teller(match, BOT_NAMES, you)
            console.print(picture(view, teller))
            for offer in view["offers"][:20]:
                assert not RAW.search(label(view, offer, teller).plain), offer
    teller = Teller(match, BOT_NAMES, 0)
    for event in match.events(0)[-200:]:
        console.print(teller.tell(event))
    assert not RAW.search(written_on(console)), RAW.search(written_on(console))
    assert all(len(line) <= 60 for line in written_on(console).splitlines())


@pytest.fixture
def bluff(bare: None) -> parlour.Match:
    return parlour.start("bluff", 2, first=0, seed=1)


@pytest.fixture
def teller(bluff: parlour.Match) -> Teller:
    return Teller(bluff, BOT_NAMES, 0)


def test_an_event_is_told_with_all_that_was_heard_of_it(teller: Teller) -> None:
    assert teller.tell({"event": "danced_about", "n": 1, "seat": 1}).plain == "Marlow: danced about."
    threw = {"event": "threw", "n": 1, "seat": 0, "card": "nucleus.word"}
    assert teller.tell(threw).plain == "You: threw, card “nucleus”."
    assert teller.tell({"event": "turned_over", "n": 1, "times": 2}).plain == "The table: turned over, times 2."


def test_an_act_is_labelled_by_what_is_settled(teller: Teller) -> None:
    def said(**offer: object) -> str:
        return label({}, offer, teller).plain

    assert said(act="call_out") == "call out"
    assert said(act="throw", card="nucleus.word") == "throw: “nucleus”"
    assert said(act="give", seat=1, card="nucleus.word", more=True) == "give: seat Marlow, card “nucleus”"
    assert said(act="bid", count={"one_of": [1, 2, 3]}, face=5) == "bid: count 1 to 3, face 5"
    assert said(act="give", seat={"one_of": [0, 1]}, text={"text": 40}) == "give"
    assert said(act="gather", index=3, use={"act": "lay", "cards": ["R1", "W"]}) == "gather: index 3, use lay: R1 W"


def test_only_a_name_tells_a_seat_a_card_and_what_was_typed(teller: Teller) -> None:
    def said(name: str, value: object) -> str:
        return in_words(name, value, teller).plain

    assert said("turn", 1) == "Marlow"
    assert said("turn", 7) == said("pile", 7) == "7", "no seat, no card"
    assert said("scores", [3, 4]) == "you 3, Marlow 4"
    assert said("dice", [3, 4]) == "3 4"
    assert said("lifted", [[3, 4], [5]]) == "you 3 4; Marlow 5"
    assert said("up", "nucleus.word") == "“nucleus”"
    assert said("text", "nucleus.word") == "nucleus.word"
    assert said("text", "snake_case") == "snake_case"


def test_ones_own_things_come_first_and_what_holds_nothing_is_left_out(bluff: parlour.Match, teller: Teller) -> None:
    console = paper()
    console.print(picture(bluff.view(0), teller))
    shown = written_on(console)
    assert shown.index("Yours") < shown.index("Hand") < shown.index("On the table") < shown.index("terms")
    assert "picked" not in shown
    assert "Yours" not in written_for_nobody(bluff)


def written_for_nobody(match: parlour.Match) -> str:
    console = paper()
    console.print(picture(match.view(None), Teller(match, BOT_NAMES)))
    return written_on(console)


def test_a_game_with_a_terminal_is_presented_by_it() -> None:
    for game in parlour.games.values():
        assert (presenter_of(game) is PLAIN) == (Part.TERMINAL not in game.parts)


def test_whoever_imports_the_games_loads_no_terminal() -> None:
    check = "import sys, parlour; list(parlour.games); print({'rich', 'parlour.terminal'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
