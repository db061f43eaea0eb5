import type { Rules } from "../rules";
import { softClock, takenAndTyped } from "./shared";

export default {
  cards: [
    {
      title: "The goal",
      text: "Collect a trio (Word, Definition and Example of one term) and a pair of another. Keep a straight face, and call Out before you are Blocked.",
    },
    {
      title: "Your turn",
      text: "Begin with Block if you think the other hand is complete, or with Out if yours is. Otherwise pick up a card from either pile, then throw one out.",
    },
    {
      title: "Winning",
      text: "Out with a complete hand wins the round; a false Out gives it to your opponent. One round wins the match, or two or three if the host says so.",
    },
  ],
  rules: [
    {
      id: "deck",
      rulings: ["B1", "B16"],
      title: "The deck",
      text: [
        "A vocabulary deck has 12 terms or more. Each term has exactly one Word, one Definition and one Example card. Two Wilds are added.",
        "A round uses 20 terms, drawn at random for each round if the deck has more. The host may set another number, 12 or more, or all. A deck with no more terms than that is played whole.",
      ],
    },
    {
      id: "deal",
      rulings: ["B12"],
      title: "The deal",
      text: [
        "Each player gets five cards, for their eyes only. The rest is the face-down pile. Its top card is turned over beside it and begins the face-up pile.",
        "Whoever did not deal has the first turn. In the first round the host chooses who that is, or else chance does; a rematch begins with the next seat.",
      ],
    },
    {
      id: "complete-hand",
      rulings: ["B2", "B9"],
      title: "A complete hand",
      text: [
        "Five cards: a trio (the Word, the Definition and the Example of one term) and a pair (two different kinds of card of another term).",
        "One Wild may stand for the Word, in the trio or in the pair; never for a Definition or an Example. So a Wild and a Word are not a pair.",
        "You may hold two Wilds, but a hand with two is never complete: one must go before you can win. Throw it out in any turn you like. Your opponent may then pick it up.",
      ],
    },
    {
      id: "turn",
      rulings: ["B3", "B14"],
      title: "Your turn",
      text: [
        "At its start you may Block or call Out. If you do neither, pick up the top card of either pile, then throw out one card onto the face-up pile. So you have five cards again at the end.",
        "A card from the face-up pile cannot be thrown out in the turn in which you picked it up; one from the face-down pile, which you alone see, can. What is thrown out both see, and the next player may pick it up.",
        "Two Wilds are one as good as the other: if you hold one and pick up the second, you may throw out a Wild.",
      ],
    },
    {
      id: "block",
      rulings: ["B6"],
      title: "Block",
      text: [
        "Call it only at the start of your own turn, before you pick up; it is open from the first turn on. Your opponent’s hand is shown to you alone. The Block succeeds if that hand is complete at that moment, and the game itself says so.",
        "Success: your opponent draws five new cards, then the old five go to the bottom of the face-down pile in random order. Then you have your turn: you may call Out, unless Out has to wait, but not Block again.",
        "Failure: your opponent picks one of your cards blind, among freshly shuffled places, and it goes on the face-up pile. You draw one from the face-down pile, and your opponent has the turn.",
      ],
    },
    {
      id: "out-waits",
      rulings: ["B4"],
      title: "When Out must wait",
      text: [
        "Out is called at the start of your own turn. It is closed on the very first turn of a round, and on your first turn after a Block against you has succeeded. So the opponent has always had a chance to Block.",
        "A hand dealt complete to the first player waits one turn; one dealt to the dealer does not.",
      ],
    },
    {
      id: "out",
      rulings: ["B13", "B17", "B18"],
      title: "Calling Out",
      text: [
        "Lay out your trio and your pair; with a Wild, type the Word it stands for. If all is right, you win the round. You also win it if your opponent calls a false Out.",
        "Everybody is shown your five cards as you laid them. If the Out is false, everybody is told the first thing that is wrong with it.",
        "Without a Wild there is no Word to type. An Out that comes with one is refused, and you may try again.",
      ],
    },
    {
      id: "false-out",
      rulings: ["B5"],
      title: "A false Out",
      text: [
        "Knowing what belongs together is your part: the game does not say beforehand whether your hand is complete. Where Out need not wait, you may call it with any hand. If the layout or the Wild’s Word is wrong, your opponent wins the round.",
        "In the Word, one letter wrong, missing, extra or swapped with its neighbour is forgiven (a space counts as a letter), if no other term of the deck is as near. Capitals and accents do not matter.",
        "An Out that names cards you do not hold, or leaves out the Wild’s Word, is refused, not false: you may try again. With the solution sheet open, a false Out is refused too.",
      ],
    },
    {
      id: "solution-sheet",
      rulings: ["B11"],
      title: "Words and solution sheet",
      text: [
        "The terms of a round are public: both players may look at the list of its Words, but not at what belongs to them.",
        "For beginners, the host may open the solution sheet. Then both may look up what belongs together, and a false Out is refused, with the reason, to its caller alone.",
      ],
    },
    {
      id: "winning",
      rulings: ["B8", "B10"],
      title: "Rounds and match",
      text: [
        "You play rounds until somebody has won the chosen number: 1, or 2 or 3 by the host’s choice. The deal alternates, and whoever does not deal starts.",
        "When the face-down pile runs out for the fifth time in a round, the round is drawn and counts as won for both. The draw that emptied the pile is finished, but no card is thrown out any more.",
        "If that gives both of you the chosen number, you share the win; if only one of you has it, that one wins.",
      ],
    },
    {
      id: "empty-pile",
      rulings: ["B7"],
      title: "The pile runs out",
      text: [
        "The moment the face-down pile is empty, the whole face-up pile is shuffled and turned over. The face-up pile is then empty until the next throw-out: pick up from the face-down one.",
      ],
    },
    {
      id: "seen",
      rulings: ["B15"],
      title: "What you can see",
      text: [
        "Your own hand, the top card of the face-up pile, how many cards lie face down, how often that pile has run out, the score, and the list of Words. Cards under the top one do not show.",
        "A card chosen blind is shown to both until the next move. A hand that a Block shows you stays in view until your own next move, even into a new round. Going on is no move of yours, but what it does in your turn is.",
      ],
    },
    {
      id: "nobody-moves",
      rulings: ["A10"],
      title: "When nobody moves",
      text: [
        softClock,
        "A turn not begun picks up from the face-down pile. If no card is thrown out, the newest that may go does. After a failed Block the card in the first place is taken; the places are shuffled, so that is blind too.",
        "Going on never calls Block or Out for anybody.",
      ],
    },
    takenAndTyped,
  ],
} satisfies Rules;
