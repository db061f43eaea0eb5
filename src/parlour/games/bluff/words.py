"""Bluff in words for people: why an act is refused, and how an event is told."""

from __future__ import annotations

from parlour.engine.refusal import Refusal

NOT_YOURS = Refusal("not_yours", "B3", "You do not hold that card.")
JUST_PICKED = Refusal(
    "just_picked", "B3", "You have just picked that card from the face-up pile, so another one has to go."
)
NOTHING_UP = Refusal("nothing_up", "B7", "No card lies face up: pick from the face-down pile.")
ONE_BLOCK = Refusal("one_block", "B6", "You have already Blocked in this turn.")
FIVE_PLACES = Refusal("five_places", "B6", "Choose one of the five places, 0 to 4.")
MUST_WAIT = Refusal(
    "must_wait", "B4", "Out has to wait until your next turn: first your opponent must have a chance to Block."
)
NOT_YOUR_HAND = Refusal("not_your_hand", "B5", "Lay out the five cards that you hold, three and two.")
NAME_THE_WORD = Refusal("name_the_word", "B5", "You hold a Wild: type the Word that it stands for.")
NO_WORD = Refusal("no_word", "B17", "You hold no Wild, so leave the word out.")

# what can be wrong with an Out: refused where the solution sheet is open (B5), told to all where it is not (B18)
TWO_WILDS = Refusal("two_wilds", "B9", "Two Wilds never make a complete hand: one of them has to go first.")
NOT_A_TRIO = Refusal("not_a_trio", "B5", "The trio must be the Word, the Definition and the Example of one term.")
NOT_A_PAIR = Refusal("not_a_pair", "B5", "The pair must be two different kinds of card of one term.")
WORD_IS_THERE = Refusal("word_is_there", "B2", "A Wild stands only for a Word, and here it lies beside that Word.")
WRONG_WORD = Refusal("wrong_word", "B5", "That is not the Word that your Wild stands for.")

REFUSALS = (
    *(NOT_YOURS, JUST_PICKED, NOTHING_UP, ONE_BLOCK, FIVE_PLACES, MUST_WAIT, NOT_YOUR_HAND, NAME_THE_WORD, NO_WORD),
    *(TWO_WILDS, NOT_A_TRIO, NOT_A_PAIR, WORD_IS_THERE, WRONG_WORD),
)

SENTENCES: dict[str, tuple[str, ...]] = {
    "dealt": ("{seat:who} {seat:deals|deal} round {round}. Face up lies {card:card}.",),
    "drew": (
        "{seat:who} {seat:draws|draw} {card:card}.",
        "{seat:who} {seat:draws|draw} a card from the face-down pile.",
    ),
    "took": ("{seat:who} {seat:picks|pick} up {card:card}.",),
    "threw": ("{seat:who} {seat:throws|throw} out {card:card}.",),
    "turned_over": ("The face-down pile has run out ({times} of 5): the face-up pile is shuffled and turned over.",),
    "blocked": (
        "{seat:who} {seat:calls|call} Block. The other hand is {success:complete|not complete}:{hand:rows}",
        "{seat:who} {seat:calls|call} Block. The other hand is {success:complete|not complete}.",
    ),
    "chose": (
        "{seat:who} {seat:chooses|choose} place {slot:place} of the other hand, blind: "
        "{card:card} goes on the face-up pile.",
    ),
    "out": (
        "{seat:who} {seat:calls|call} Out with the trio{trio:rows}\nand the pair{pair:rows}\n"
        "The Wild is to be “{word}”. The Out is false: {mistake:why}",
        "{seat:who} {seat:calls|call} Out with the trio{trio:rows}\nand the pair{pair:rows}\n"
        "The Out is false: {mistake:why}",
        "{seat:who} {seat:calls|call} Out with the trio{trio:rows}\nand the pair{pair:rows}\n"
        "The Wild is “{word}”, and all is right.",
        "{seat:who} {seat:calls|call} Out with the trio{trio:rows}\nand the pair{pair:rows}\nAll is right.",
    ),
    "round_won": ("{seat:who} {seat:wins|win} the round. Rounds won: {score:each}.",),
    "round_drawn": ("The round is drawn and counts for both. Rounds won: {score:each}.",),
}
