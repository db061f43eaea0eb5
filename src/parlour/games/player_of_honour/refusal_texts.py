"""The refusals in English, written by tools/refusals.py from text/en.ftl: change that, and run it again."""

from __future__ import annotations

from parlour.engine.template import Template

TEXTS: dict[str, Template] = {
    "five_numbers": "Lay the numbers 1 to 5, each of them once, one on each topic.",
    "already_done": "You have said that you are done. Take that back first, then move what you like.",
    "not_done": "You have not said that you are done: your cards can be moved.",
    "not_placed": "First lay your five numbers on the five topics.",
    "not_sure": "Lay your I Know This One! card on a topic: the guess you trust most.",
    "no_such_topic": "The I Know This One! card lies on one of the five topics.",
    "honour_knows": "The Player of Honour has no I Know This One! card to lay: just your five numbers.",
    "duo_knows": "In the Duo there is no I Know This One! card: just your five numbers.",
    "all_done": "Everybody is done: nothing can be moved or taken back any more in this round.",
    "reveal_early": "The reveal begins when everybody is done.",
    "honour_reveals": "The Player of Honour turns the numbers.",
    "duo_reveals": "In the Duo all cards are turned together, by themselves, when you are both done.",
}
