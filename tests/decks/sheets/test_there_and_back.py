"""A deck exported as CSV and imported again has the same cards."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.decks import Deck, DeckError, dump, find, game_of, load, packs
from parlour.decks.sheets.exporting import export_csv
from parlour.decks.sheets.importing import ImportOptions, import_deck
from parlour.engine.text import has_unseen_characters
from parlour.games.talkitout.deck import Depth
from tests.decks.samples import SAMPLES


def same_cards(deck: Deck) -> None:
    labels = ImportOptions(title=deck.title, language=deck.language, author=deck.author, licence=deck.licence)
    back = import_deck(export_csv(deck), "exported.csv", game_of(deck), labels).deck
    cards = {"questions", "terms", "topics", "words"}
    assert {name: value for name, value in dump(back).items() if name in cards} == {
        name: value for name, value in dump(deck).items() if name in cards
    }


@pytest.mark.parametrize("name", packs())
def test_every_pack_survives(name: str) -> None:
    same_cards(find(name))


# Texts that mean something to a spreadsheet, or to us.
ODD = st.one_of(
    st.sampled_from(["=1+1", "+1", "-1", "@a", "'=a", "''-a", "'a'", "' =", "'", '"', '""', '"a",b', "a,b", ";"]),
    st.sampled_from(["|", "a|b", "\\|", "\\", "a\\", "\\\\|", "a\xa0?", "a\u202f!", "a  b", "sep=;", "#html:true"]),
    st.sampled_from(["<br>", "&nbsp;", "{{c1::a}}", "[sound:a]", "word", "definition", "Example: a", "topic", "1984"]),
    st.sampled_from(["細胞", "خلية", "תא", "ячейка", "e\u0301", "🂡", "TRUE", "#N/A", "\ufffd"]),
)


def texts(most: int) -> st.SearchStrategy[str]:
    letters = st.text(st.characters(exclude_categories=["Cs", "Cc", "Cf", "Co", "Zl", "Zp", "Cn"]), max_size=8)
    return (
        st.lists(ODD | letters, min_size=1, max_size=3)
        .map(lambda parts: "".join(parts)[:most].strip())
        .filter(lambda text: text and not has_unseen_characters(text))
    )


def lists(most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(texts(most), max_size=3)


IDS = st.from_regex("[a-z0-9-]{1,40}", fullmatch=True)


@st.composite
def decks(draw: st.DrawFn) -> dict[str, Any]:
    """A legal deck: a small one of the samples, with some of its cards written anew."""
    game = draw(st.sampled_from(sorted(SAMPLES)))
    deck: dict[str, Any] = {**SAMPLES[game]}
    optional: dict[str, st.SearchStrategy[Any]] = {}
    match game:
        case "bluff":
            new = {"id": IDS, "word": texts(40), "definition": texts(240), "example": texts(240)}
        case "talkitout":
            pair = st.lists(st.sampled_from(["society", "future", "identity"]), min_size=2, max_size=2, unique=True)
            more = {"help": lists(200), "samples": lists(200)}
            new = {"id": IDS, "categories": pair, "text": texts(300), **more}  # type: ignore[dict-item]
            optional = {"depth": st.sampled_from(Depth)}
        case "traitor-word":
            new = {"black": texts(40), "pink": texts(40)}
    if game == "player-of-honour":
        topic = st.fixed_dictionaries({"text": texts(60), "tags": lists(30)})
        card: st.SearchStrategy[Any] = st.tuples(topic, topic).map(list)
    else:
        card = st.fixed_dictionaries(new, optional=optional)
    (name,) = deck.keys() & {"questions", "terms", "topics", "words"}
    deck[name] = [*draw(st.lists(card, min_size=1, max_size=4)), *deck[name]]
    return deck


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(decks())
def test_any_legal_deck_survives(data: dict[str, Any]) -> None:
    try:
        deck = load(data, data["game"])
    except DeckError:  # two of the new cards have the same word, or one without a letter
        return
    same_cards(deck)


def test_no_cell_of_an_export_is_a_formula() -> None:
    data = dict(SAMPLES["traitor-word"])
    data["words"] = [["=cmd|' /C calc'!A0", "+1"], ["-2", "@SUM(1)"], ["'=a", "''@b"]]
    content = export_csv(load(data, "traitor-word")).decode("utf-8-sig")
    assert content.split("\r\n")[1:4] == ["'=cmd|' /C calc'!A0,'+1", "'-2,'@SUM(1)", "''=a,'''@b"]


def test_an_export_begins_with_the_mark_that_tells_a_spreadsheet_its_encoding() -> None:
    content = export_csv(find("en/cell-biology"))
    assert content.startswith(b"\xef\xbb\xbfword,definition,example,id\r\n")
