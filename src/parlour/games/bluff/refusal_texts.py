"""The refusals in English, written by tools/refusals.py from text/en.ftl: change that, and run it again."""

from __future__ import annotations

from parlour.engine.template import Template

TEXTS: dict[str, Template] = {
    "not_yours": "You do not hold that card. Throw out one of yours.",
    "just_picked": "You have just picked that one up, so another one has to go.",
    "nothing_up": "No card lies face up: pick up from the face-down pile.",
    "one_block": "One Block a turn. You may still pick up, or call Out.",
    "five_places": "Choose one of the five cards that lie before you.",
    "must_wait": "Out waits until your next turn: the other one must first have a chance to Block.",
    "not_your_hand": "Lay out the five cards that you hold, three and two.",
    "name_the_word": "You hold a Wild: type the Word that it stands for.",
    "no_word": "You hold no Wild, so there is no Word to type.",
    "two_wilds": "Two Wilds never make a complete hand: throw one out first.",
    "not_a_trio": "The trio must be the Word, the Definition and the Example of one term.",
    "not_a_pair": "The pair must be two different kinds of card of one term.",
    "word_is_there": "A Wild stands only for a Word, and here that Word lies beside it.",
    "wrong_word": "That is not the Word that your Wild stands for.",
    "pick_first": "Pick up a card first; then throw one out.",
    "throw_first": "You have picked up already: throw one out.",
    "block_at_start": "Block is for the start of your own turn, before you pick up.",
    "nothing_to_choose": "A card is chosen blind only after a Block that has failed.",
    "not_your_choice": "Your Block has failed: one of your cards is chosen by the other one.",
    "choice_first": "A Block has failed: first one of the five cards is chosen, face down.",
    "out_at_start": "Out is for the start of your own turn, before you pick up.",
}
