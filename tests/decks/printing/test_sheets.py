"""Nine cards a page, and every back behind its own front when the paper is turned over its long edge."""

from __future__ import annotations

import pytest

from parlour.decks import load
from parlour.decks.printing import Paper, print_deck
from parlour.decks.printing.colours import channels
from parlour.decks.printing.paper import CARD
from parlour.decks.printing.sheet import GridCell, corner
from parlour.games.bluff.deck import TermDeck
from parlour.games.player_of_honour.deck import TopicDeck
from parlour.games.talkitout.deck import QuestionDeck
from parlour.games.talkitout.faces import HASHES
from parlour.games.traitor_word.deck import WordDeck
from parlour.games.traitor_word.faces import BLACK
from tests.decks.printing.reading import Printed, plain, printed
from tests.decks.samples import player_of_honour


@pytest.mark.parametrize("paper", Paper)
def test_a_page_has_the_size_of_its_paper(paper: Paper) -> None:
    book = printed("traitor-word", "en/words", paper)
    for page in range(len(book)):
        width, height = book.file[page].get_size()
        assert (width * 25.4 / 72, height * 25.4 / 72) == pytest.approx((paper.width, paper.height), abs=0.01)


@pytest.mark.parametrize("paper", Paper)
def test_a_topic_lies_behind_the_other_topic_of_its_card(paper: Paper) -> None:
    deck = load("en/topics", "player-of-honour")
    assert isinstance(deck, TopicDeck)
    book = printed("player-of-honour", "en/topics", paper)
    first = book.card_pages()[0]
    for number, (front, back) in enumerate(deck.topics):
        page, place = first + 2 * (number // 9), GridCell(number % 9 % 3, number % 9 // 3)
        assert book.card(page, place) == plain(front.text)
        assert book.card(page + 1, place.mirrored) == plain(back.text)


def test_an_unfilled_page_is_mirrored_too() -> None:
    deck = load(player_of_honour(50), "player-of-honour")
    book = Printed(print_deck("player-of-honour", deck, paper=Paper.A4))
    last = book.card_pages()[-1]
    shown = [bool(text) for text in book.cards(last)]
    assert shown == [True, True] + [False] * 7  # 50 + 48 + 48 cards are 16 sheets and 2 cards
    ground = book.pixel(last + 1, *inside(GridCell(2, 0))), book.pixel(last + 1, *inside(GridCell(1, 0)))
    assert (255, 255, 255) not in ground
    assert book.pixel(last + 1, *inside(GridCell(0, 0))) == (255, 255, 255)


def inside(place: GridCell) -> tuple[float, float]:
    """A spot near the corner of a card, where its back shows nothing but its ground."""
    x, y = corner(Paper.A4)
    return x + place.column * CARD.width + 1.5, y + place.row * CARD.height + 1.5


@pytest.mark.parametrize("paper", Paper)
def test_the_backs_bleed_two_millimetres_over_the_cut(paper: Paper) -> None:
    book = printed("talkitout", "en/questions", paper)
    page = book.card_pages()[0] + 1
    x, y = corner(paper)
    right, bottom = x + 3 * CARD.width, y + 3 * CARD.height
    for out, colour in ((1.7, HASHES.ground), (2.4, "#FFFFFF")):
        wanted = tuple(round(255 * channel) for channel in channels(colour))
        spots = [(x - out, y + 20), (right + out, y + 20), (x + 20, y - out), (x + 20, bottom + out)]
        assert [book.pixel(page, *spot) for spot in spots] == [wanted] * 4


def test_a_front_does_not_run_into_its_neighbour() -> None:
    book = printed("traitor-word", "en/words")
    page = book.card_pages()[0]
    x, y = corner(Paper.A4)
    black = tuple(round(255 * channel) for channel in channels(BLACK))
    # above the line the pink foot of the first row, below it the black head of the second
    assert book.pixel(page, x + 20, y + CARD.height - 0.5) != black
    assert book.pixel(page, x + 20, y + CARD.height + 0.5) == black


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("paper", Paper)
def test_crop_marks_stand_at_every_cut(paper: Paper, side: int) -> None:
    book = printed("talkitout", "en/questions", paper)
    page = book.card_pages()[0] + side
    x, y = corner(paper)
    for step in range(4):
        for out in (-4.5, 3 * CARD.height + 4.5):
            assert book.darkest(page, x + step * CARD.width, y + out) < 500
        for out in (-4.5, 3 * CARD.width + 4.5):
            assert book.darkest(page, x + out, y + step * CARD.height) < 500


def test_every_sheet_says_what_it_is() -> None:
    book = printed("traitor-word", "en/words")
    for number, page in enumerate(book.card_pages(), start=1):
        for side, text in (("front", book.text(page)), ("back", book.text(page + 1))):
            what, whose = "Traitor Word · 238 words · age 10+ · medium", "CC BY-SA 4.0 · The Parlour project"
            assert f"{what} sheet {number}/27 · {side} {whose}" in text


def test_sheets_of_cards_begin_on_the_front_of_a_paper() -> None:
    books = [printed("bluff", "en/cell-biology"), printed("out-of-control", None), printed("traitor-word", "en/words")]
    for book in books:
        assert all(page % 2 == 0 for page in book.card_pages())
        assert len(book) % 2 == 0


def test_every_question_stands_on_a_card_with_its_categories() -> None:
    deck = load("en/questions", "talkitout")
    assert isinstance(deck, QuestionDeck)
    book = printed("talkitout", "en/questions")
    cards = [text for page in book.card_pages() for text in book.cards(page) if text]
    for question, card in zip(deck.questions, cards, strict=False):
        first, second = (category.title() for category in question.categories)
        assert card == f"{first[0]} {first} {second[0]} {second} {plain(question.text)}"
    specials = cards[len(deck.questions) :]
    for name, count in (("#ThrowItOut", 6), ("#BackAtYou", 6), ("#TellALie", 6)):
        assert sum(text.startswith(name) for text in specials) == count
    assert len(specials) == 18


def test_a_deck_with_other_numbers_of_special_cards_is_printed_with_these() -> None:
    question = {"id": "q", "categories": ["society", "future"], "text": "What now?"}
    data = {"questions": [question], "specials": {"throw_it_out": 1, "back_at_you": 0, "tell_a_lie": 2}}
    book = Printed(print_deck("talkitout", load(data, "talkitout"), paper=Paper.A4))
    (page,) = book.card_pages()
    names = [text.split()[0] for text in book.cards(page)[1:4]]
    assert names == ["#ThrowItOut", "#TellALie", "#TellALie"]


def test_every_term_has_its_three_cards_and_there_are_two_wilds() -> None:
    deck = load("en/cell-biology", "bluff")
    assert isinstance(deck, TermDeck)
    book = printed("bluff", "en/cell-biology")
    cards = [text for page in book.card_pages() for text in book.cards(page) if text]
    wanted = []
    for term in deck.terms:
        wanted += [f"WORD {term.word}", f"DEFINITION {plain(term.definition)}", f"EXAMPLE {plain(term.example)}"]
    assert cards[:-2] == wanted
    assert all(text.startswith("WILD") for text in cards[-2:])


def test_the_solution_sheet_has_every_term() -> None:
    deck = load("en/cell-biology", "bluff")
    assert isinstance(deck, TermDeck)
    book = printed("bluff", "en/cell-biology")
    sheet = " ".join(book.text(page) for page in range(1, book.card_pages()[0]))
    for term in deck.terms:
        for word in f"{term.word} {term.definition} {term.example}".split():
            assert plain(word) in sheet


def test_the_words_of_traitor_word_stand_on_one_card_black_above_pink() -> None:
    deck = load("en/words", "traitor-word")
    assert isinstance(deck, WordDeck)
    book = printed("traitor-word", "en/words")
    cards = [text for page in book.card_pages() for text in book.cards(page) if text]
    assert cards == [f"{card.black} {card.pink}" for card in deck.words]


def test_out_of_control_has_92_cards_six_reminders_and_a_die() -> None:
    book = printed("out-of-control", None)
    cards = [text for page in book.card_pages() for text in book.cards(page) if text]
    for letter in "BGRY":
        for number in range(1, 11):
            assert cards.count(f"{letter} {number}") == 2
    assert cards.count("Wild") == 12
    reminders = [text for text in cards if text.startswith("The die")]
    assert len(reminders) == 6
    assert len(cards) == 98
    for name in ("Blue", "Green", "Red", "Yellow", "Purple", "Orange"):
        assert name in reminders[0]
    (die,) = [page for page in range(len(book)) if book.text(page).startswith("The die Cut")]
    assert all(f" {letter} " in book.text(die) for letter in "BGRYPO")


def test_player_of_honour_has_eight_sets_of_six_cards_and_48_points() -> None:
    book = printed("player-of-honour", "en/topics")
    cards = [text for page in book.card_pages() for text in book.cards(page) if text][100:]
    sets, points = cards[:48], cards[48:]
    assert sets == ["1 likes most", "2", "3", "4", "5 likes least", "I Know This One!"] * 8
    assert [text.split()[0] for text in points] == ["1"] * 24 + ["5"] * 16 + ["10"] * 8
    assert all("24 ones, 16 fives, 8 tens" in text for text in points)


def test_the_tokens_lie_behind_themselves() -> None:
    book = printed("traitor-word", "en/words")
    (front,) = [page for page in range(len(book)) if book.text(page).startswith("The tokens")]
    x, y = 22 + 30, 60
    assert front % 2 == 0
    assert book.pixel(front, x, y) == book.pixel(front + 1, book.paper.width - x, y) != (255, 255, 255)
    assert book.pixel(front + 1, x, y) == (255, 255, 255)
