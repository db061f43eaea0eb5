import type { Rules } from "../rules";
import { softClock, takenAndTyped } from "./shared";

export default {
  cards: [
    { title: "The goal", text: "Be the first with no cards left. Each Question you play, you read out and answer." },
    {
      title: "Your turn",
      text: "Play a Question that shares a category with the one on top; if you hold none, draw a card. Answer what you play, or lay a special card on it.",
    },
    {
      title: "Winning",
      text: "When a turn is over, an empty hand wins. A liar caught on their last card draws one, and plays on.",
    },
  ],
  rules: [
    {
      id: "deal",
      rulings: ["T2", "T13", "T14", "T15"],
      title: "The deal",
      text: [
        "Each player gets seven cards, specials among them, for their eyes only. The rest is the pick-up pile, face down. Its top card begins the discard pile. It must be a Question: a special card is shuffled back in and another turned, and if the pile holds no Question at all, everything is dealt again.",
        "By custom the youngest begins. The host decides; if nobody is named, chance does. A rematch begins with the next seat. Turns go clockwise.",
        "Our packs have at least 120 Questions, each pair of categories at least 8 times. A deck is dealt with 6 of each special card, or the number it names, and works if at least 15 cards are left to draw after the deal.",
      ],
    },
    {
      id: "matching",
      rulings: ["T1"],
      title: "What matches",
      text: [
        "There are five categories: Society, Relationships, Future, Memories, Identity. Every Question shows two different ones.",
        "A Question matches if it shares at least one category with the Question on top of the discard pile. On Memories + Identity you may play Future + Memories, but not Society + Future.",
      ],
    },
    {
      id: "turn",
      rulings: ["T3"],
      title: "Your turn",
      text: [
        "If you hold Questions that match, you must play one of them. Which one is your choice.",
        "If you hold none, draw one card. If it is a Question that matches, you may play it or keep it; anything else you keep. Once you keep a card, your turn is over.",
      ],
    },
    {
      id: "answer",
      rulings: ["T5", "T16"],
      title: "Read it, answer it",
      text: [
        "Your Question goes face up on the discard pile. Read it out first. Then answer it, typed or aloud, and your turn ends.",
        "There is no skipping. If you are stuck, help is free: the question in other words, an example, or the start of a sentence.",
      ],
    },
    {
      id: "special",
      rulings: ["T4"],
      title: "Special cards",
      text: [
        "A special card never stands alone. You lay it on the Question you have just played, before the answer is given. Only you may, and only one a turn.",
        "A special card that you draw because nothing matched is kept. If special cards are all you hold, you draw, and wait for a Question to lay one on.",
      ],
    },
    {
      id: "throw-it-out",
      rulings: ["T6"],
      title: "#ThrowItOut",
      text: ["Nobody answers. The turn ends."],
    },
    {
      id: "back-at-you",
      rulings: ["T7"],
      title: "#BackAtYou",
      text: [
        "Name any other player. They answer your question, typed or aloud, and your turn ends. They cannot pass it on.",
      ],
    },
    {
      id: "tell-a-lie",
      rulings: ["T8"],
      title: "#TellALie",
      text: [
        "Give two different answers, one true and one false, and mark the false one in secret. Typed answers are shown in an order drawn at random; said aloud, they are the first and the second, as you marked them.",
        "The others talk it over, then each votes in secret for the one they think false. You may change your vote until the last is in; then all are shown, and the majority counts. After a tie they talk and vote once more; a second tie counts as wrong.",
        "Wrong: all the others draw, clockwise from the liar’s left. Right: the liar draws. What is drawn is the topmost Question of the pick-up pile; special cards above it are shuffled back unseen. If there is none, even with the discards shuffled in, no card is drawn.",
      ],
    },
    {
      id: "special-on-top",
      rulings: ["T9"],
      title: "A special card on top",
      text: [
        "While a special card is on top, every Question matches, so whoever holds one must play one. That lasts, player after player, until a Question is on top again.",
      ],
    },
    {
      id: "winning",
      rulings: ["T11", "T12"],
      title: "Winning",
      text: [
        "The first player with an empty hand wins. It is looked at when a turn has ended: the question answered, the lie judged, the cards drawn. So a liar caught on their last card has a card again, and plays on.",
        "If as many turns in a row as there are players pass without a card played or drawn, the game ends, and the fewest cards win. Ties share the win.",
      ],
    },
    {
      id: "empty-pile",
      rulings: ["T10"],
      title: "The pile runs out",
      text: [
        "When a card is wanted and the pick-up pile is empty, the topmost Question of the discard pile stays, with any special card on it. All the rest is shuffled into a new pile. If there is still nothing to draw, no card is drawn.",
      ],
    },
    {
      id: "seen",
      rulings: ["T17"],
      title: "What you can see",
      text: [
        "Your own hand, the topmost Question and the special card on it, how many cards each player and the pick-up pile have, and every answer given in the open. Cards further down do not show.",
        "Votes stay secret until all are shown, the lie until it is judged. A card you draw is yours alone to see; but if you may play it, everybody notices that you have to decide.",
      ],
    },
    {
      id: "nobody-moves",
      rulings: ["A10"],
      title: "When nobody moves",
      text: [
        softClock,
        "A turn not taken plays the first matching card; without one, it draws a card and keeps it. A drawn card that could be played is kept. A missing answer counts as given aloud, an unfinished lie as found out.",
        "Missing votes do not count. A tie then, or no vote at all, means that the lie is not found, without a second vote. A vote given or changed does not set the clock back.",
      ],
    },
    takenAndTyped,
  ],
} satisfies Rules;
