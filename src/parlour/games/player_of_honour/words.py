"""Why an act is refused in Player of Honour, in words for people."""

from __future__ import annotations

from parlour.engine.refusal import Refusal

FIVE_NUMBERS = Refusal("five_numbers", "P12", "Lay the numbers 1 to 5, each of them once, one on each topic.")
ALREADY_DONE = Refusal("already_done", "P2", "You have said that you are done. Take that back first.")
NOT_DONE = Refusal("not_done", "P2", "You have not said that you are done.")
NOT_PLACED = Refusal("not_placed", "P3", "First lay your five numbers on the five topics.")
NOT_SURE = Refusal("not_sure", "P3", "Lay your I Know This One! card on one of the topics: there is no leaving it out.")
NO_SUCH_TOPIC = Refusal("no_such_topic", "P3", "The I Know This One! card lies on one of the five topics, 0 to 4.")
HONOUR_KNOWS = Refusal("honour_knows", "P3", "The Player of Honour has no I Know This One! card to place.")
DUO_KNOWS = Refusal("duo_knows", "P7", "In the Duo there is no I Know This One! card.")

REFUSALS = (
    *(FIVE_NUMBERS, ALREADY_DONE, NOT_DONE, NOT_PLACED),
    *(NOT_SURE, NO_SUCH_TOPIC, HONOUR_KNOWS, DUO_KNOWS),
)

SENTENCES: dict[str, tuple[str, ...]] = {
    "round": (
        "Round {number}. {seat:who} {seat:is|are} Player of Honour. The topics: {topics:texts}.",
        "Round {number}. The topics: {topics:texts}.",
    ),
    "done": ("{seat:who} {seat:is|are} done.",),
    "undone": ("{seat:who} {seat:takes|take} that back: not done yet.",),
    "taken": (
        "{seat:who} {seat:was|were} not done. This is what counts: {ranks:list}.",
        "{seat:who} {seat:was|were} not done: the cards count as they lie, and what was missing is drawn.",
    ),
    "revealed": (
        "Number {number} is {topic:topic}. The others said: {guesses:each}. "
        "I Know This One! came from {sure:who}. Points: {points:gains}.",
        "Number {number} is {topic:topic}. The others said: {guesses:each}. Points: {points:gains}.",
    ),
    "round_over": ("The orders were: {ranks:each list}. Points of the round: {points:each}.",),
}
