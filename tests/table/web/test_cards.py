"""What a screen is told of the cards, so that it can draw them."""

from __future__ import annotations

import random

from parlour.decks import find
from parlour.games.talkitout.deck import QuestionDeck
from tests.table.live.people import House
from tests.table.live.playing import in_a_house, play_on, sit_down


@in_a_house
async def test_a_question_has_its_text_its_two_categories_and_its_help(house: House) -> None:
    host, _ = await sit_down(house, "talkitout", 2)
    deck = find("en/questions")
    assert isinstance(deck, QuestionDeck)
    told = await house.must("GET", f"/api/tables/{host.code}/cards")
    assert (told["language"], told["title"]) == ("en", deck.title)
    assert told["texts"] == await house.must("GET", f"/api/tables/{host.code}/deck")
    assert told["categories"] == {question.id: list(question.categories) for question in deck.questions}
    assert told["help"] == {question.id: list(question.help) for question in deck.questions}
    assert any(told["help"].values())
    assert not any(sample in str(told) for question in deck.questions for sample in question.samples)


@in_a_house
async def test_they_are_those_of_the_match_or_else_of_the_next_in_the_language_of_their_deck(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="traitor-word", name="Ada", deck="fr/mots")
    path, token = f"/api/tables/{made['code']}", made["token"]
    mots = find("fr/mots")

    async def told() -> tuple[str | None, str | None]:
        cards = await house.must("GET", f"{path}/cards")
        assert cards["texts"] == await house.must("GET", f"{path}/deck")
        assert cards["categories"] == cards["help"] == {}
        return cards["language"], cards["title"]

    assert await told() == ("fr", mots.title)
    for name in ("Bo", "Cleo"):
        await house.must("POST", f"{path}/seats", name=name)
    await house.must("POST", f"{path}/start", token)
    assert await told() == ("fr", mots.title)
    await house.must("POST", f"{path}/stop", token)
    await house.must("PATCH", path, token, game="bluff")
    assert await told() == ("en", find("en/odd-words").title)
    await house.must("PATCH", path, token, game="out-of-control")
    assert await told() == (None, None)


@in_a_house
async def test_they_say_the_same_to_everybody_whoever_holds_which(house: House) -> None:
    host, guest = await sit_down(house, "talkitout", 2)
    path = f"/api/tables/{host.code}/cards"
    before = await house.must("GET", path)
    await play_on([host, guest], random.Random(2), most=8)
    for token in (None, host.token, guest.token):
        assert await house.must("GET", path, token) == before
