"""What the workshop makes of a deck, of a spreadsheet, and of what is neither."""

from __future__ import annotations

from time import monotonic
from typing import Any

import msgspec
import pytest

from parlour.decks import load
from parlour.decks.facts import facts
from parlour.decks.writing import deck_yaml
from parlour.table.jobs.deck_jobs import MOST_REMARKS, Check, DeckJob, DeckJobResult, Import, Print, do
from parlour.table.wire.bodies import DeckRead, ImportAsked, PrintAsked
from tests.decks.samples import SAMPLES, bluff
from tests.decks.sheets.making import HEADER, TERMS, as_csv, as_xlsx, sheet_of

MARK = "\ufeff".encode()
SPOILT = b"""game: bluff
title: Volcanoes
terms:
- id: lava
  word: lava
  definition: Molten rock on the surface
- id: magma
  word: Lava
  definition: Molten rock below
  example: Under Etna
- ash
"""


def read(job: DeckJob) -> DeckRead:
    done = do(job)
    assert not done.wrong
    return msgspec.json.decode(done.made, type=DeckRead)


def imported(content: bytes, **how: Any) -> Import:
    return Import(content, ImportAsked(game="bluff", **how))


@pytest.mark.parametrize("game", SAMPLES)
def test_a_good_deck_is_summed_up_and_given_back_for_tables_and_for_editors(game: str) -> None:
    deck = load(SAMPLES[game], game)
    for text in (msgspec.json.encode(SAMPLES[game]), deck_yaml(deck).encode(), MARK + msgspec.json.encode(deck)):
        found = read(Check(text))
        assert msgspec.to_builtins(found.summary).items() >= facts(deck).items()
        assert sum(found.summary.kinds.values()) >= found.summary.cards
        assert any("author" in remark.text for remark in found.advice)
        assert load(found.deck, game) == deck
        assert read(Check(found.yaml.encode())).deck == found.deck


@pytest.mark.parametrize("job", [Check(SPOILT), Print(PrintAsked(), SPOILT)], ids=["check", "print"])
def test_everything_wrong_in_a_deck_is_said_at_once_with_its_line_and_its_place(job: DeckJob) -> None:
    done = do(job)
    assert done.wrong.startswith("your deck, line 3: ")
    told = {(remark.line, remark.path): remark.text for remark in done.remarks}
    assert set(told) == {(3, "terms"), (4, "terms[0].example"), (8, "terms[1].word"), (11, "terms[2]")}
    assert "Add some." in told[3, "terms"]
    assert "the same word as terms[0].word" in told[8, "terms[1].word"]


def test_a_deck_with_hundreds_of_mistakes_is_answered_soon_and_shortly() -> None:
    spoilt = {"game": "bluff", "terms": [{"id": f"t{n}", "word": f"word {n}"} for n in range(400)]}
    began = monotonic()
    done = do(Check(msgspec.json.encode(spoilt)))
    assert monotonic() - began < 10
    assert len(done.remarks) == MOST_REMARKS
    assert "(799 more to mend after this one.)" in done.wrong


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"{}", b"[]", b"null", b"\xff\xfe\0", b"{" * 900_000, b"[" * 900_000, b"- " * 90_000, b"a: &b [*b]"],
    ids=["nothing", "brace", "object", "list", "null", "no text", "braces", "brackets", "dashes", "alias"],
)
def test_what_is_no_deck_at_all_is_refused_with_a_sentence(content: bytes) -> None:
    for job in (Check(content), Print(PrintAsked(), content), imported(content)):
        done = do(job)
        assert done.made == b""
        assert done.wrong.endswith((".", ".)"))
        assert done.remarks


def test_a_spreadsheet_becomes_a_deck_that_can_be_played_with() -> None:
    for name, content in (("volcans.csv", as_csv([HEADER, *TERMS]).encode()), ("volcans.xlsx", as_xlsx(TERMS))):
        found = read(imported(content, name=name, author="Moi", columns="word,definition,example"))
        label = {"title": "Volcans", "language": "fr", "author": "Moi", "cards": len(TERMS)}
        assert msgspec.to_builtins(found.summary).items() >= label.items()
        assert load(found.deck, "bluff").title == "Volcans"


def test_what_is_wrong_in_a_spreadsheet_is_said_row_by_row() -> None:
    rows = [HEADER, *TERMS, ("île flottante", "", "Un dessert"), ("", "Sans mot", "Rien")]
    done = do(imported(as_csv(rows).encode(), name="volcans.csv"))
    assert done.wrong.startswith("volcans.csv: Row 14")
    assert [remark.text[:6] for remark in done.remarks][:2] == ["Row 14", "Row 15"]


def test_a_small_file_that_unfolds_into_an_enormous_one_is_refused() -> None:
    assert "too large once it is unpacked" in do(imported(sheet_of("x" * 100_000_000))).wrong


def test_a_sign_that_no_font_has_is_named_with_its_line() -> None:
    text = deck_yaml(load(bluff(), "bluff")).replace("What 3 means.", "Ψ \U0001f30b")
    done = do(Print(PrintAsked(), text.encode()))
    (remark,) = done.remarks
    assert remark.path == "terms[3].definition"
    assert text.splitlines()[(remark.line or 0) - 1].strip().startswith("definition:")


def test_a_deck_and_a_game_without_one_are_printed_on_either_paper() -> None:
    deck = msgspec.json.encode(bluff())
    jobs = (
        Print(PrintAsked("a4"), deck),
        Print(PrintAsked("letter"), deck),
        Print(PrintAsked("a4", "en"), game="out-of-control"),
        Print(PrintAsked("a4", "fr"), game="out-of-control"),
    )
    made = {do(job).made for job in jobs}
    assert len(made) == len(jobs)
    assert all(pdf.startswith(b"%PDF-") for pdf in made)


def test_a_job_and_what_came_of_it_go_through_a_pipe_unchanged() -> None:
    for job in (Check(b"\0\xff"), imported(b"x", header=True, name="é"), Print(PrintAsked("letter"), None, "bluff")):
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(job), type=DeckJob) == job
    done = do(Check(SPOILT))
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(done), type=DeckJobResult) == done
