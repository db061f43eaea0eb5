"""What is printed on the cards: every card's name on the wire, and the text that a person reads there."""

from __future__ import annotations

from typing import Any

from parlour.decks.format import Category, Deck, Question, QuestionDeck, TermDeck, TopicDeck, WordDeck


def card_texts(deck: Deck | None, options: dict[str, Any] | None = None) -> dict[str, str]:
    """Text by card. Traitor Word's cards show their word in the colour that the options name."""
    match deck:
        case QuestionDeck():
            return {question.id: question.text for question in deck.questions}
        case TermDeck():
            return {
                f"{term.id}.{kind}": text
                for term in deck.terms
                for kind, text in (("word", term.word), ("definition", term.definition), ("example", term.example))
            }
        case TopicDeck():
            return {
                f"{number}{face}": topic.text
                for number, pair in enumerate(deck.topics, start=1)
                for face, topic in zip("ab", pair, strict=True)
            }
        case WordDeck():
            colour = (options or {}).get("colour", "black")
            return {str(number): getattr(card, colour) for number, card in enumerate(deck.words, start=1)}
    return {}


def card_categories(deck: Deck | None) -> dict[str, tuple[Category, Category]]:
    """T1: the two categories that each Question shows; empty for other cards."""
    return {question.id: question.categories for question in _questions(deck)}


def card_help(deck: Deck | None) -> dict[str, tuple[str, ...]]:
    """T5: what each Question has for whoever is stuck; empty for other cards."""
    return {question.id: question.help for question in _questions(deck)}


def _questions(deck: Deck | None) -> tuple[Question, ...]:
    return deck.questions if isinstance(deck, QuestionDeck) else ()


def readable_texts(deck: Deck) -> list[str]:
    """Every text of the deck that a person reads, on a card or off it."""
    match deck:
        case QuestionDeck():
            return [text for question in deck.questions for text in (question.text, *question.help, *question.samples)]
        case WordDeck():
            return [word for card in deck.words for word in (card.black, card.pink)]
    return list(card_texts(deck).values())
