"""docs/fairness.md is enough to deal again without us: its forty lines come to what the engine comes to."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from parlour.decks import Deck, find, load
from parlour.engine.chance import Chance
from parlour.engine.naming import Names, drawn_names
from parlour.registry import GAMES, shipped
from parlour.table.log import entry as log
from parlour.table.proof.evidence import evidence, verify
from parlour.table.room.fairness import match_seed
from tests.properties.settings import DECKS

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "fairness.md").read_text(encoding="utf-8")
(PROGRAM,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
(SHOWN,) = re.findall(r"^```console\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
EXAMPLE = DOCS / "examples" / "bluff-evidence.json"
PACKS: dict[str, Deck | None] = {
    "talkitout": find("fr/questions"),
    "player-of-honour": find("en/topics"),
    "out-of-control": None,
    **DECKS,
}


def told(
    game: str, deck: Deck | None, options: dict[str, Any], seed: str, *salts: str, names: Names = "readable"
) -> dict[str, Any]:
    """The evidence of a match that was stopped as soon as it was dealt."""
    somebody = [log.Newcomer(name, "fox", "") for name in ("Ann", "Ben", "Cleo")[: max(2, GAMES[game].seats[0])]]
    decks = {} if deck is None else {"the deck": deck}
    entries: list[log.Entry] = [
        log.Made(1, game, somebody[0], seed, None, options),
        *(log.PersonJoined(2, newcomer) for newcomer in somebody[1:]),
        *(log.Salted(3, person, salt) for person, salt in enumerate(salts)),
        log.Started(4, "next", "the deck" if decks else None, rules=GAMES[game].rules_version, names=names),
        log.Stopped(5),
    ]
    return msgspec.json.decode(msgspec.json.encode(evidence(entries, None, decks)))  # type: ignore[no-any-return]


def example() -> dict[str, Any]:
    """What the file holds, from its own seed, salts and deck; to be written anew when Bluff has new rules."""
    before = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    salts = [salt for _, salt in before["salts"]]
    return told("bluff", load(before["deck"], "bluff"), {"terms": 12}, before["seed"], *salts, names="drawn")


def run(file: Path) -> str:
    """The program of the page, where nothing of ours can be found."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PROGRAM, file.name],
        cwd=file.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_program_has_forty_lines_and_imports_nothing_of_ours() -> None:
    assert len([line for line in PROGRAM.splitlines() if line]) <= 40
    assert re.findall(r"^\s*(?:import|from) .*", PROGRAM, re.MULTILINE) == ["import hashlib, json, sys"]


def test_the_example_is_what_a_table_tells_and_comes_out_as_the_page_shows() -> None:
    assert json.loads(EXAMPLE.read_text(encoding="utf-8")) == example()
    verdict = verify(EXAMPLE.read_bytes())
    assert verdict.problems == ()
    command, _, shown = SHOWN.partition("\n")
    assert command == f"$ python3 fairness.py docs/examples/{EXAMPLE.name}"
    assert shown == run(EXAMPLE)


def test_the_steps_of_the_example_are_those_of_the_engine() -> None:
    match = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    steps = " ".join(PAGE[PAGE.index("Step by step") :].split())
    for text in ("parlour match", match["seed"], *(salt for _, salt in match["salts"])):
        assert re.search(rf"`{len(text):016x}`, (and )?the (text|seed|salt) `{text}`", steps)
    chance = Chance.of(match_seed(match["seed"], [salt for _, salt in match["salts"]]))
    assert f"key {chance.key.hex()}\n" in SHOWN
    for left in (20, 38):
        drawn = chance._bytes(8)
        assert drawn.hex(" ") in steps
        for word in (int.from_bytes(half, "little") for half in (drawn[:4], drawn[4:])):
            assert f"{word} modulo {left} is {word % left}" in steps
            left -= 1
    names = chance.apart("names")
    cards = [f"{term['id']}.{kind}" for term in match["deck"]["terms"] for kind in ("word", "definition", "example")]
    assert names.key.hex() in steps
    assert f"`{names._bytes(5 * len(cards)).hex()[:20]}`" in steps
    called = drawn_names(cards, match_seed(match["seed"], [salt for _, salt in match["salts"]]))
    assert all(f"`{called[card]}`" in steps for card in cards[:4])
    assert all(card == "wild" or card in called.values() for card in match["dealt"])


@pytest.mark.parametrize("game", [game.name for game in shipped()])
@pytest.mark.parametrize("salts", [(), ("00112233445566778899aabbccddeeff", "f" * 64)], ids=["unsalted", "salted"])
@pytest.mark.parametrize("names", get_args(Names))
def test_the_program_comes_to_what_the_engine_comes_to(
    game: str, salts: tuple[str, ...], names: Names, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    match = told(game, PACKS[game], {}, "5eed" * 16, *salts, names=names)
    file.write_text(json.dumps(match), encoding="utf-8")
    found = dict(re.findall(r"^(commitment|match hash|first seat|seat \d|turned up) (.*?) ?$", run(file), re.MULTILINE))
    assert (found["commitment"], found["match hash"]) == (match["commitment"], match["match_hash"])
    assert match["first"] is None or found["first seat"] == str(match["first"])
    if game == "bluff":
        dealt = match["dealt"]
        assert [found[line].split() for line in ("seat 0", "seat 1", "turned up")] == [
            dealt[:5],
            dealt[5:10],
            [dealt[10]],
        ]


@pytest.mark.parametrize("game", sorted({game.name for game in shipped()} - {"bluff"}))
def test_the_other_games_are_dealt_as_the_page_says(game: str) -> None:
    match = told(game, PACKS[game], {}, "c0ffee", "0123456789abcdef")
    page: dict[str, Any] = {}
    exec(PROGRAM[: PROGRAM.index("match = ")], page)
    seed = page["hash_of"]("parlour match", match["seed"], *(salt for _, salt in match["salts"]))
    key = hashlib.sha256(f"str:{seed}".encode()).digest()[:16]
    deck, cards = match["deck"], list[Any]()
    draw, steps = 0, None
    if game == "talkitout":
        cards = [question["id"] for question in deck["questions"]]
        for kind in ("throw_it_out", "back_at_you", "tell_a_lie"):
            cards += [kind] * deck["specials"][kind]
    elif game == "out-of-control":
        cards = [f"{colour}{number}" for colour in "RGBY" for number in range(1, 11)] * 2 + ["W"] * 12
        draw = draws_of_the_cut(cards, key, match["seats"])
    elif game == "player-of-honour":
        cards = list(range(1, len(deck["topics"]) + 1))
    elif game == "traitor-word":
        cards = list(range(1, len(deck["words"]) + 1))
        steps = 8 * match["seats"] + 17
    else:
        pytest.fail(f"say here how {game} is dealt, as docs/fairness.md does")
    page["shuffle"](cards, key, draw, steps)
    assert match["dealt"] == (cards[::-1] if steps else cards)


def draws_of_the_cut(cards: list[str], key: bytes, seats: int) -> int:
    """A number below 92 for each card that is cut: a Wild cuts again, and so do those who tie for the highest."""
    ahead, draw = seats, 0
    while ahead > 1:
        numbers: list[int] = []
        while len(numbers) < ahead:
            drawn = hashlib.shake_128(key + draw.to_bytes(8, "little")).digest(8)
            card = cards[int.from_bytes(drawn, "little") * len(cards) >> 64]
            numbers += [] if card == "W" else [int(card[1:])]
            draw += 1
        ahead = numbers.count(max(numbers))
    return draw
