import type { Rules } from "../rules";
import { softClock, taken } from "./shared";

export default {
  cards: [
    {
      title: "The goal",
      text: "Guess in which order the Player of Honour likes five topics. When it is you, be yourself: you want to be understood. Two players both rank, and play together.",
    },
    {
      title: "A round",
      text: "Lay 1 (likes most) to 5 (likes least) on the topics, in secret. As a Guesser, lay your I Know This One! card on the guess you trust most. Then all is turned.",
    },
    {
      title: "Winning",
      text: "Each equal number is a point. The Player of Honour scores as much as the best Guesser. After the last round, the most points win.",
    },
  ],
  rules: [
    {
      id: "topics",
      rulings: ["P1", "P8", "P11"],
      title: "Five topics",
      text: [
        "At the start of each round, five new topic cards are laid out for everybody to read. Each carries two topics; which face is up is drawn at random.",
        "A topic once shown does not come back in the same game, and neither does the other face of its card.",
        "Our packs have 100 cards, 200 topics. Any deck of 50 cards or more works.",
      ],
    },
    {
      id: "roles",
      rulings: ["P9", "P10"],
      title: "Player of Honour and Guessers",
      text: [
        "By custom the first Player of Honour is whoever had a birthday last. The host decides; if nobody is named, chance does. A rematch begins with the next seat. All others are the Guessers of the round.",
        "Each player has five number cards, 1 to 5, and one I Know This One! card. The table keeps the points, for everybody to see.",
      ],
    },
    {
      id: "ranking",
      rulings: ["P12"],
      title: "The ranking",
      text: [
        "1 is what the Player of Honour likes most, 5 what they like least. Each number is used once.",
        "The Player of Honour ranks by their own taste; each Guesser ranks as they think the Player of Honour did. A Guesser’s own taste does not matter. In the Duo, both rank by their own.",
      ],
    },
    {
      id: "secret",
      rulings: ["P2"],
      title: "In secret",
      text: [
        "All rank at the same time, the Player of Honour too. Nobody sees anything of another’s cards, not even where they lie, only whether they are done.",
        "You may move your cards until you say that you are done, and take “done” back until all are. To move a card after “done”, take it back first. When all are done, the reveal begins.",
      ],
    },
    {
      id: "sure",
      rulings: ["P3"],
      title: "I Know This One!",
      text: [
        "A Guesser is done when the five numbers lie on the five topics and the I Know This One! card lies on one of them. It belongs on the guess you trust most, and there is no leaving it out.",
        "The Player of Honour has no such card to place, and is done when the five numbers lie.",
      ],
    },
    {
      id: "reveal",
      rulings: ["P4"],
      title: "The reveal",
      text: [
        "It goes from 5 to 1, one step at a time, the Player of Honour turning each. The Guessers’ cards on that topic are turned with it, I Know This One! cards too, and the points are counted there.",
      ],
    },
    {
      id: "points",
      rulings: ["P5"],
      title: "Points",
      text: [
        "A Guesser gets 1 point for each number equal to the Player of Honour’s, 1 more if the I Know This One! card lies on an equal number, and 1 more if all five are equal. A perfect round is worth 7.",
        "The Player of Honour then gets what the best Guesser got in this round.",
      ],
    },
    {
      id: "next-round",
      rulings: ["P13"],
      title: "The next round",
      text: [
        "The next player clockwise becomes the Player of Honour, and five new topics are drawn. That happens by itself, right after the last number is turned. The cards and points of the round before can still be looked at.",
      ],
    },
    {
      id: "winning",
      rulings: ["P6"],
      title: "Winning",
      text: [
        "With 3 or 4 players, everyone is Player of Honour twice; with 5 to 8, once. Then the most points win. Ties share the win. Two players play the Duo, and win together.",
      ],
    },
    {
      id: "duo",
      rulings: ["P7"],
      title: "Duo: two players",
      text: [
        "With exactly two players nobody guesses: you play together. Both rank the five topics by their own taste, without the I Know This One! card. When both are done, all cards are turned together.",
        "Each topic to which you both gave the same number is one point for the two of you. After 10 rounds you look at your total: 50 is the most there is, and 15 is already a good score.",
      ],
    },
    {
      id: "nobody-moves",
      rulings: ["A10", "P14"],
      title: "When nobody moves",
      text: [
        softClock,
        "A missing ranking is drawn at random, with its I Know This One! card; a reveal turns itself. Cards that lie already count as they lie, even without “done”; if only the I Know This One! card is missing, only its place is drawn.",
        "You are told what your cards are; the others are not told whether anything was drawn. A “done”, or one taken back, does not set the clock back.",
      ],
    },
    taken,
  ],
} satisfies Rules;
