"""The refusals in English, written by tools/refusals.py from text/en.ftl: change that, and run it again."""

from __future__ import annotations

from parlour.engine.template import Cases, Template

TEXTS: dict[str, Template] = {
    "roll_first": "Roll the die first; everything else comes after.",
    "rolled": "You have rolled. Once a turn is all.",
    "still_owed": Cases(
        "owed",
        {
            "draw": "The die still asks you to take a card.",
            "discard": "The die still asks you to discard a card.",
            "take": "The die still asks you to take a card blind.",
            "give": "The die still asks you to give a card away.",
        },
        "The die still asks for one of the four.",
    ),
    "nothing_owed": "The die asks nothing more of you in this turn.",
    "not_asked": Cases(
        "owed",
        {
            "draw": "The die asks for something else: take a card.",
            "discard": "The die asks for something else: discard a card.",
            "take": "The die asks for something else: take a card blind.",
            "give": "The die asks for something else: give a card away.",
        },
        "The die asks for one of its four ways.",
    ),
    "not_held": "That card is not in your hand. Choose one that is.",
    "another_player": "Choose somebody else at the table.",
    "no_card_there": "That hand is empty. Choose somebody who holds a card.",
    "no_such_slot": Cases(
        "cards",
        {
            "1": "That hand holds one card: choose that one.",
        },
        "That hand holds {cards} cards: choose one of them.",
    ),
    "nothing_to_draw": "There is no card to take from the deck.",
    "not_in_the_row": "The discard row has no such card. Choose one that lies there.",
    "must_use": "The card you choose from the row is used at once, in the same play.",
    "cards_not_held": "Not all of these are in your hand.",
    "too_short": "That fits nowhere yet. A succession has three cards or more of one colour, each next to the other; then it grows at its ends.",
    "only_wilds": "A new succession needs at least one number card among its Wilds.",
    "out_of_place": "Each card needs the colour and number of its place, or is a Wild.",
    "past_the_end": "A succession never goes below 1 or above 10.",
    "no_cards": "Add at least one card.",
    "no_such_succession": "That succession is not on the table. It may have joined another.",
    "not_yours": "That succession is not yours to extend. Swap a card there, or build on your own.",
    "one_by_one": "Your partner’s succession takes one card at a time.",
    "own_first": "Lay a succession of your own first; then you may swap.",
    "no_such_place": "That succession has no card at that number.",
    "once_a_turn": "That place has been swapped in this turn. Choose another.",
    "wild_for_a_number": "Only a Wild can take the place of a number card.",
    "exact_card": "Only the very card that the Wild stands for can take its place.",
}
