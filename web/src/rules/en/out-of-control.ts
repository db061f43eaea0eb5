import type { Rules } from "../rules";
import { softClock, taken } from "./shared";

export default {
  cards: [
    {
      title: "The goal",
      text: "Build 1 to 10 of one colour in one long row on the table: a succession. You begin it with three cards or more.",
    },
    {
      title: "Your turn",
      text: "Roll the die, and do what its colour asks. Before and after that, lay, extend and substitute as much as you like.",
    },
    {
      title: "Winning",
      text: "The moment a succession of yours runs from 1 to 10, you win, even in the middle of a turn. Wilds count. An empty hand does not win.",
    },
  ],
  rules: [
    {
      id: "deal",
      rulings: ["O1", "O14"],
      title: "The deal",
      text: [
        "There are 92 cards: two sets of Blue, Green, Red and Yellow 1 to 10, and 12 Wilds. The die has six colours: Blue, Purple, Green, Red, Yellow, Orange.",
        "Each player gets seven cards, for their eyes only. The rest is the main deck, face down. Its top card is turned over beside it and begins the discard pile.",
      ],
    },
    {
      id: "first-player",
      rulings: ["O2", "O20"],
      title: "Who begins",
      text: [
        "Before the deal the game cuts openly for each seat, clockwise from the first one. Each card is shown to all and goes back before the next cut. The highest number starts.",
        "Whoever cuts a Wild cuts again at once; ties for the highest cut again among themselves. Then the deck is shuffled. A rematch cuts anew.",
      ],
    },
    {
      id: "turn",
      rulings: ["O3", "O15"],
      title: "Your turn",
      text: [
        "Turns go clockwise. Roll the die first, once; nothing can be done before the roll.",
        "Then come table plays (lay, extend, substitute), as many as you want, both before and after what the die asks.",
        "What the die asks is done once. It is compulsory if it can be done when you end your turn; taking from the discard pile never is.",
      ],
    },
    {
      id: "die",
      rulings: ["O7", "O11"],
      title: "What the die asks",
      text: [
        "Blue and Purple: take the top card of the main deck, or take from the discard pile. Green: discard one card.",
        "Red: take one card blind from any other player who has one. Yellow: give one card to any other player. In both cases only the two of you see it. Orange: any one of these four.",
        "An instruction that cannot be done falls away: no card to give or discard, nobody with cards to take from. An empty hand is not a win: you play on.",
      ],
    },
    {
      id: "succession",
      rulings: ["O4", "O16"],
      title: "Laying a succession",
      text: [
        "Three or more consecutive numbers of one colour, such as Green 2, 3, 4, at least one of them a number card when it is laid. A Wild stands for the number and colour of its place until it is substituted.",
        "You may have as many as you like, in any colours, and several players may collect the same one. You add only to your own; in teams, to your partner’s too. What lies on the table stays there, except by substitution.",
      ],
    },
    {
      id: "extending",
      rulings: ["O5", "O18"],
      title: "Extending",
      text: [
        "Add one or more cards at either end of your own succession, Wilds included, never below 1 or above 10.",
        "Two of yours in one colour that come to touch, such as Blue 1–4 and 5–8, join into one, at both ends if both touch. If two could join at one end, the longer does; between equals, the first laid. Overlapping ones never join.",
        "Successions are numbered in the order in which they were laid, and a joined one keeps the number of the first. A place substituted in this turn is still that place after a join.",
      ],
    },
    {
      id: "substituting",
      rulings: ["O9"],
      title: "Substituting",
      text: [
        "This is open to you once you have a succession of your own on the table, and works in any player’s. Put a Wild from your hand in the place of a number card, and take that card; or put the very card that a Wild stands for in its place, and take the Wild.",
        "The succession keeps its colour and numbers. No place is substituted twice in one turn. What you take is yours to keep or to play; a Wild may then stand for anything.",
      ],
    },
    {
      id: "discards",
      rulings: ["O8", "O17"],
      title: "From the discard pile",
      text: [
        "Discards lie face up in a row, in the order in which they came, for all to see. With Blue, Purple or Orange you may choose any card in it. All cards discarded after it come along to your hand.",
        "The chosen card must be used at once, in the same act: laid with cards of your hand, those just picked up included, or used to extend, or to substitute. If it cannot be, the choice is not legal and nothing moves.",
        "For example, the row is Red 9, Green 6, Wild, Blue 1, and you hold Green 5. Choose Green 6, lay Green 5, Green 6 and the Wild, and keep Blue 1.",
      ],
    },
    {
      id: "winning",
      rulings: ["O6", "O12"],
      title: "Winning",
      text: [
        "1 to 10 of one colour in one succession, Wilds included, wins at once, in the middle of a turn if it happens there.",
        "The game also ends when too many turns in a row pass in which no card is laid or used to extend: 60 with 2 to 4 players, 90 with 5 or 6. Substituting does not count. And it ends at once when all hands, the main deck and the discard pile are empty.",
        "Then the longest single succession wins; if that is a tie, the most cards on the table; if that is a tie too, the win is shared.",
      ],
    },
    {
      id: "teams",
      rulings: ["O13", "O22", "O23"],
      title: "Teams",
      text: [
        "4 or 6 players may play in twos, partners opposite each other, without seeing each other’s hands. You may extend your partner’s successions with single cards, one act each. A card chosen from the discard pile may go there too, alone.",
        "For substituting, your partner’s succession is not your own. Red and Yellow may be aimed at your partner. Yours and your partner’s never join; two of your partner’s that come to touch do.",
        "The team whose member’s succession is completed wins, whoever played the last card. Without one, compare each team’s longest single succession, then both partners’ cards on the table together. Partners win together.",
      ],
    },
    {
      id: "empty-deck",
      rulings: ["O10", "O21"],
      title: "The deck runs out",
      text: [
        "If a card is wanted and the main deck is empty, all discards but the last are shuffled into a new one. If there is nothing to take, the instruction falls away.",
        "With the main deck empty and a single discard left there is nothing to draw, so Blue and Purple ask nothing that you must do; nor does Orange, if its other ways are closed too. You may still take that card if you can use it at once.",
      ],
    },
    {
      id: "hand",
      rulings: ["O19", "O24"],
      title: "Your hand, your choices",
      text: [
        "Your hand is in the order in which its cards came; of equal cards, the one that came first goes. Before a card is taken blind, the places are freshly shuffled, so nobody can follow one.",
        "For each range you could lay or add, the table lists one way: number cards where you hold them, Wilds elsewhere. It lists at most 200 ways in all. Any other legal way is just as good.",
      ],
    },
    {
      id: "nobody-moves",
      rulings: ["A10"],
      title: "When nobody moves",
      text: [
        softClock,
        "The die is rolled. Then a card is drawn, or the oldest of the hand discarded, or the one in the first place taken from the next seat clockwise that has one, or the oldest given to the next seat clockwise. Then the turn ends.",
        "Orange draws; with nothing to draw, it does the first of the others that can be done, in that order. Going on lays nothing on the table.",
      ],
    },
    taken,
  ],
} satisfies Rules;
