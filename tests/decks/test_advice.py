"""What is legal in a deck but poor is said, with its place; and the language is told by simple counting."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.decks import find, games_with_decks, load, packs
from parlour.decks.advice import advice, examine
from parlour.decks.facts import readable_texts
from parlour.decks.language import guess_language
from parlour.decks.packs import template
from parlour.decks.writing import deck_yaml
from tests.decks.samples import bluff, player_of_honour, talkitout, traitor_word


def said_of(data: Any, game: str) -> dict[str, list[str]]:
    """What is advised, by the field it is about."""
    found: dict[str, list[str]] = {}
    for remark in advice(load(data, game)):
        found.setdefault(remark.field, []).append(remark.text)
    return found


@pytest.mark.parametrize(
    ("place", "change", "field", "says"),
    [
        (
            3,
            {"word": "cell", "definition": "All Cells."},
            "definition",
            "contains its word, 'cell': the card gives itself",
        ),
        (3, {"word": "Été", "example": "L'ete."}, "example", "gives itself away"),
        (3, {"word": "well-known", "example": "Well known."}, "example", "gives itself away"),
        (3, {"definition": "WHAT 2 MEANS."}, "definition", "says the same as terms[2].definition"),
        (3, {"example": "the case of 2."}, "example", "says the same as terms[2].example"),
    ],
)
def test_a_poor_term_is_named(place: int, change: dict[str, str], field: str, says: str) -> None:
    data = bluff()
    assert f"terms[{place}].{field}" not in said_of(data, "bluff")
    data["terms"][place].update(change)
    assert says in said_of(data, "bluff")[f"terms[{place}].{field}"][0]


def test_a_word_inside_another_gives_nothing_away() -> None:
    data = bluff()
    data["terms"][3].update(word="ant", definition="An elephant.")
    assert "terms[3].definition" not in said_of(data, "bluff")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x" * 221 + "?", "has 222 characters. Over 220 it is hard to read."),
        ("Why", "does not end with a question mark, a full stop or three dots."),
        ("Tell us!", "does not end with a question mark, a full stop or three dots."),
        ("WHAT ABOUT 2?", "says the same as questions[2].text"),
    ],
)
def test_a_poor_question_is_named(text: str, says: str) -> None:
    data = talkitout()
    assert "questions[3].text" not in said_of(data, "talkitout")
    data["questions"][3]["text"] = text
    assert says in said_of(data, "talkitout")["questions[3].text"][0]


@pytest.mark.parametrize("text", ["Who is next?", "Tell us who is next.", "The next one is…", "The next one is..."])
def test_a_question_may_ask_say_what_to_do_or_be_for_finishing(text: str) -> None:
    data = talkitout()
    data["questions"][3]["text"] = text
    assert "questions[3].text" not in said_of(data, "talkitout")


def test_questions_want_help_every_pair_of_categories_and_cards_enough_for_two() -> None:
    said = said_of(talkitout(10), "talkitout")
    assert said["questions[3]"] == ["questions[3] has no help for whoever is stuck."]
    pairs, enough = said["questions"]
    assert pairs.startswith("No Question joins society and relationships, nor society and memories, nor")
    assert enough == "Two players need 30 cards, special cards included; there are 28."
    assert len(said_of(talkitout(12), "talkitout")["questions"]) == 1


def test_a_topic_that_comes_twice_and_topics_without_tags_are_named() -> None:
    data = player_of_honour()
    data["topics"][3][1] = "Thing 2"
    said = said_of(data, "player-of-honour")
    assert said["topics[3][1]"] == ["topics[3][1] says the same as topics[2][0]."]
    assert said["topics[0][0]"][0].startswith("topics[0][0] has no tags, nor have 50 more")


def test_a_word_in_both_colours_is_named_and_three_players_need_cards_enough() -> None:
    data = traitor_word(54)
    data["words"][3] = ["dog", "Black 2"]
    said = said_of(data, "traitor-word")
    assert said["words[3].pink"] == ["words[3].pink, 'Black 2', is also words[2].black."]
    assert said["words"] == ["Three players need 55 cards; there are 54. Add some."]
    assert "words" not in said_of(traitor_word(55), "traitor-word")


def test_a_deck_wants_a_title_an_author_and_a_licence() -> None:
    said = said_of(bluff(), "bluff")
    assert said["title"] == ["The deck has no title. People choose it by that."]
    assert said[""][0].startswith("Say who wrote the deck")
    labels = {"title": "Mine", "author": "Me", "licence": "CC0"}
    assert said_of({**bluff(), **labels}, "bluff") == {}


def test_a_deck_labelled_with_the_wrong_language_is_noticed() -> None:
    data = {**bluff(), "language": "fr", "terms": []}
    data["terms"] = [
        {
            "id": f"t{n}",
            "word": f"word {n}",
            "definition": f"It is the one with the number {n} of them.",
            "example": "x",
        }
        for n in range(12)
    ]
    assert said_of(data, "bluff")["language"] == ["The language is fr, but the texts read like en."]


@pytest.mark.parametrize("name", packs())
def test_the_language_of_a_handful_of_cards_is_told(name: str) -> None:
    texts = readable_texts(find(name))
    assert guess_language(texts[: len(texts) // 3]) == name.split("/")[0]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "osmosis",
        "123 456",
        "Der Hund und die Katze gehen nach Hause, und dort schlafen sie auf dem Sofa ein.",
        "El perro y el gato van a casa y allí duermen juntos sobre el sofá del salón.",
    ],
)
def test_too_little_or_another_language_is_not_guessed_at(text: str) -> None:
    assert guess_language([text]) is None


OTHER_LANGUAGES = {
    "German": "Was ist am besten an der Schule? Wer war in den Ferien am See? In welchem Haus wohnst du, und warum?",
    "Dutch": "Wat is het beste van de school? Wie was er in de stad? In welk huis woon je, en wat is er op zolder?",
    "Danish": "Hvad er det bedste ved skolen? Hvem var i byen? Hvilket hus bor du i, og hvad er der på loftet?",
    "Spanish": "¿Qué es lo mejor de la escuela? ¿Quién fue a la ciudad? ¿En qué casa vives, y qué te gusta de ella?",
    "Italian": "Che cosa c'è di bello a scuola? Chi è andato in città? In quale casa vivi, e perché ti piace?",
    "Portuguese": "O que é o melhor da escola? Quem foi à cidade? Em que casa você mora, e por que gosta dela?",
    "Catalan": "Què és el millor de l'escola? Qui va anar a la ciutat? En quina casa vius, i per què t'agrada?",
    "Polish": "Co jest najlepsze w szkole? Kto był w mieście? W jakim domu mieszkasz i dlaczego ci się podoba?",
    "Swahili": "Ni kitu gani kizuri shuleni? Nani alikwenda mjini? Unaishi katika nyumba gani, na kwa nini?",
}


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_many_cards_in_another_language_are_not_guessed_at(language: str) -> None:
    assert guess_language([OTHER_LANGUAGES[language]] * 50) is None


def test_a_long_list_of_words_with_foreign_letters_is_not_guessed_at() -> None:
    german = ["Küche", "Käse", "Brücke", "Kröte", "König", "Löwe", "Straße", "Wolke", "Schwester", "Kuh", "Kanne"]
    assert guess_language(german * 10) is None


def test_a_file_is_examined_whole_with_lines_in_its_order(tmp_path: Path) -> None:
    text = template("bluff", "en").replace("word: glacier", "wort: glacier").replace("id: delta", "id: DELTA")
    deck, errors, warnings = examine(text.encode(), "mine.yaml", json=False)
    assert (deck, warnings) == (None, [])
    lines = text.splitlines()
    said = [(lines[(error.line or 0) - 1].strip(), error.text.split(".")[0]) for error in errors]
    assert [line for line, _ in said] == ["terms:", "- id: glacier", "wort: glacier", "- id: DELTA"]
    assert all(str(error).startswith(f"mine.yaml, line {error.line}: ") for error in errors)


def test_a_good_file_is_examined_for_what_might_be_better() -> None:
    text = deck_yaml(load(bluff(), "bluff")).replace("What 3 means.", "Word 3, that is.")
    deck, errors, warnings = examine(text.encode(), "mine.yaml", json=False)
    assert deck is not None
    assert errors == []
    given_away = next(warning for warning in warnings if "gives itself away" in warning.text)
    assert text.splitlines()[(given_away.line or 0) - 1].strip() == "definition: Word 3, that is."


@pytest.mark.parametrize("game", games_with_decks())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_template_lacks_nothing_but_cards(game: str, language: str) -> None:
    deck, errors, _ = examine(template(game, language).encode(), "new.yaml", json=False)
    if deck is None:
        assert ["there are" in error.text for error in errors] == [True]
    else:
        assert deck.language == language


@pytest.mark.parametrize("name", packs())
def test_a_deck_written_as_yaml_is_read_back_as_it_was(name: str) -> None:
    deck, errors, _ = examine(deck_yaml(find(name)).encode(), name, json=False)
    assert errors == []
    assert deck == find(name)
