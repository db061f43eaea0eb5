"""Whatever happens at a table can be told to everybody who sits there or watches."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest
from rich.text import Text

import parlour
from parlour.cli.terminal_table import BOT_NAMES
from parlour.engine.event import Heard
from parlour.engine.refusal import NOT_YOU
from parlour.terminal.menus import is_open, label
from parlour.terminal.pictures import facts_table, picture
from parlour.terminal.presenter import presenter_of
from parlour.terminal.screen import say
from parlour.terminal.sentences import Teller
from parlour.terminal.speech import Speech
from parlour.text import LANGUAGES
from tests import dose
from tests.properties.settings import SETTINGS, Setting, each_way
from tests.properties.wandering import wander
from tests.terminal.people import paper, written_on

RAW = re.compile(
    r"None|True|False|\{|\}|\[|\]|_|\b(you|You) \w+s (a|the) |\b(Pendle|Marlow) (draw|play|roll|say|throw) "
)
RAW_FRENCH = re.compile(r"None|True|False|[{}\[\]_]|\bnone\b|\b(tu|Tu) \w+nt\b| [;:!?»]|« ")
SPOKEN = [
    (setting, language) for setting in each_way([s for s in SETTINGS if s.seats in (2, 3, 4)]) for language in LANGUAGES
]
"""Every game with every option in both languages."""


def teller_for(match: parlour.Match, you: int | None, language: str = "en") -> Teller:
    return Teller(match, BOT_NAMES, you, language)


def check_sentence(told: Text, language: str) -> None:
    said = told.plain
    assert not (RAW if language == "en" else RAW_FRENCH).search(said), said
    assert said[0] == said[0].upper(), said
    sentence = re.sub(r"(\n  · .*)+$", "", said)  # a list of cards may follow
    assert sentence[-1] in ".?!…:”»", said


@pytest.mark.parametrize(("setting", "language"), SPOKEN, ids=str)
def test_every_event_is_told_in_a_sentence_to_every_listener(setting: Setting, language: str) -> None:
    """The wanderer types no brackets and no underscores, so none may be in what is told."""
    viewers = (None, *range(setting.seats))
    tellers: dict[int | None, Teller] = {}
    before: Any = None
    for match in wander(setting, seed=1):
        tellers = tellers or {you: teller_for(match, you, language) for you in viewers}
        for you in viewers:
            for event in Heard(before, match.table.story, you):
                check_sentence(tellers[you].tell(event), language)
        before = match.table.story
    for you in viewers:
        check_sentence(tellers[you].ending(match.view(you)), language)


@pytest.mark.parametrize(("setting", "language"), SPOKEN, ids=str)
def test_every_offer_has_a_label_and_every_table_a_picture(setting: Setting, language: str) -> None:
    console = paper(60)
    tellers: list[Teller] = []
    for at, match in enumerate(islice(wander(setting, seed=2), 30 * dose.soak)):
        tellers = tellers or [teller_for(match, you, language) for you in range(setting.seats)]
        for you, teller in enumerate(tellers):
            view = match.view(you)
            for offer in view["offers"][:20]:
                said = label(view, offer, teller).plain
                assert said, offer
                assert not re.search(r"None|\{|\}|\[|_|\bnone\b", said), said
        console.print(picture(match.view(at % setting.seats), tellers[at % setting.seats]))
    assert all(len(line) <= 60 for line in written_on(console).splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", parlour.games)
def test_every_act_and_every_ending_of_a_game_has_its_words(name: str, language: str) -> None:
    game = parlour.games[name]
    speech = Speech(language, game)
    asked = [question.split(".") for question in presenter_of(game).questions]
    assert {act for act, _ in asked} <= game.acts.keys()
    wanted = [
        *(f"{name}-act-{act}" for act in game.acts.keys() - {"go_on", "elapsed"}),
        *(f"{name}-end-{reason}" for reason in game.reasons),
        *(f"{name}-ask-{act}-{field}" for act, field in asked),
    ]
    assert [message for message in wanted if not speech.sayable(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", parlour.games)
def test_every_refusal_of_a_game_is_said_in_both_languages(name: str, language: str) -> None:
    match = parlour.start(name, parlour.games[name].seats[0], seed=1)
    teller = teller_for(match, 0, language)
    for refusal in parlour.games[name].refusals:
        assert teller.sayable(f"{name}-refusal-{refusal.code}")
    not_you = NOT_YOU(waiting=[1])
    assert "Marlow" in teller.refusal(not_you).plain
    malformed = parlour.Refused("malformed", "A12", "That is no act.")
    assert teller.refusal(malformed).plain == "That is no act."


@pytest.fixture
def bluff() -> parlour.Match:
    return parlour.start("bluff", 2, first=0, seed=1)


def test_you_have_another_verb_than_pendle(bluff: parlour.Match) -> None:
    drew = {"event": "drew", "n": 1, "seat": 0, "card": "wild"}
    assert teller_for(bluff, 0).tell(drew).plain == "You draw a Wild."
    assert teller_for(bluff, 1).tell(drew).plain == "Pendle draws a Wild."
    won = {"winners": [0, 1], "scores": [1, 1], "reason": "drawn"}
    assert "You and Marlow win." in teller_for(bluff, 0).ending({"result": won, "last": None}).plain
    assert "Vous gagnez\u202f: toi et Marlow." in teller_for(bluff, 0, "fr").ending({"result": won, "last": None}).plain


def test_you_is_small_inside_a_sentence_and_large_at_its_head() -> None:
    match = parlour.start("out-of-control", 3, seed=1)
    took = {"event": "took", "n": 1, "seat": 1, "victim": 0, "card": "R7"}
    assert teller_for(match, 0).tell(took).plain == "Marlow takes the red 7 from you."
    assert (
        teller_for(match, 0)
        .tell({"event": "opened", "n": 0, "seat": 0, "card": "B2"})
        .plain.endswith("the blue 2. You are first.")
    )


def test_a_sentence_speaks_only_of_what_was_heard(bluff: parlour.Match) -> None:
    heard = {"event": "drew", "n": 1, "seat": 1}
    assert teller_for(bluff, 0).tell(heard).plain == "Marlow picks up from the face-down pile."


def test_a_card_that_ends_with_a_full_stop_ends_the_sentence(bluff: parlour.Match) -> None:
    threw = {"event": "threw", "n": 1, "seat": 0, "card": "nucleus.definition"}
    assert teller_for(bluff, 0).tell(threw).plain.endswith("animal cell.”")
    threw["card"] = "nucleus.word"
    assert teller_for(bluff, 0).tell(threw).plain == "You throw out the Word “nucleus”."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Patience.", "“Patience.”"),
        ("Patience", "“Patience”"),
        ("Why not?", "“Why not?”"),
        ("Ta-da!", "“Ta-da!”"),
        ("Well…", "“Well…”"),
    ],
)
def test_what_somebody_says_ends_the_sentence(text: str, told: str) -> None:
    teller = teller_for(parlour.start("talkitout", 2, seed=1), 0)
    answered = {"event": "answered", "n": 1, "seat": 1, "text": text}
    assert teller.tell(answered).plain == f"Marlow answers: {told}"
    both = {"event": "told", "n": 1, "seat": 1, "answers": [text, text]}
    assert teller.tell(both).plain.endswith(f"a lie: {told} and {told}")


def test_a_false_out_says_what_was_wrong(bluff: parlour.Match) -> None:
    cards = ["nucleus.word", "wild", "gene.word", "gene.example", "wild"]
    out = {"event": "out", "n": 3, "seat": 1, "trio": cards[:3], "pair": cards[3:], "word": "gene", "words": None}
    told = teller_for(bluff, 0).tell(out | {"mistake": "two_wilds"}).plain
    assert told.startswith("Marlow calls Out, and it is false. Two Wilds never make a complete hand.")
    assert told.endswith("\n  · a Wild")


def test_what_people_type_is_never_taken_for_markup() -> None:
    match = parlour.start("talkitout", 2, seed=1)
    text = "[bold]x[/bold] :wink: \\[ {seat} {0}"
    told = teller_for(match, 0).tell({"event": "answered", "n": 1, "seat": 1, "text": text})
    assert told.plain == f"Marlow answers: “{text}”"
    console = paper()
    console.print(told)
    assert text in written_on(console)


def test_an_open_field_is_one_that_says_what_it_may_hold() -> None:
    assert is_open({"one_of": [1]})
    assert not is_open({"act": "lay", "cards": []})


@pytest.mark.parametrize("width", range(24, 48))
def test_no_line_begins_with_what_belongs_to_the_word_before(width: int) -> None:
    """French has a no-break space before some signs."""
    question = Text("«\u202fSi tu pouvais entrer ici, que demanderais-tu\u202f?\u202f» Et toi\u00a0: rien\u00a0!")
    console = paper(width)
    say(console, question)
    console.print(facts_table(("A", question)))
    assert not re.search(r"^\s*[?»:!]\s", written_on(console), re.MULTILINE)
    assert written_on(console).count("\u202f") > 4
