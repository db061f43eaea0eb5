import type { Rules } from "../rules";
import { softClock, takenAndTyped } from "./shared";

export default {
  cards: [
    {
      title: "The goal",
      text: "Build a chain of words together, and slip in your five secret words unnoticed, or get the others to say them. Each one that counts is a Flash.",
    },
    {
      title: "Your turn",
      text: "Say a word linked to the last one. Until the next word, anyone else may accuse you (a secret word, or off topic) or claim your word as one of theirs.",
    },
    {
      title: "Winning",
      text: "The seventh Flash wins at once. If a Flash pile is empty at the end of a round, the most Flashes win.",
    },
  ],
  rules: [
    {
      id: "cards",
      rulings: ["W1", "W18"],
      title: "The cards",
      text: [
        "Each card has a black word and a pink word in front and a Flash on its back. The host picks the colour, and each card is then only its word in that colour. No word comes twice in a colour.",
        "Each player gets three cards as a Flash pile, whose words nobody looks at, and five more as secret words, for their eyes only. The rest is the pile to draw from.",
        "Our packs have 238 cards. Any deck works that has 8 for each seat and 31 more.",
      ],
    },
    {
      id: "start",
      rulings: ["W2", "W19"],
      title: "The first word",
      text: [
        "By custom whoever wears the garment with the most words on it begins. The host decides; if nobody is named, chance does. A rematch begins with the next seat.",
        "The first player turns a card: its word begins the chain, and the card goes to the discards. That word is nobody’s. It cannot be accused or claimed, and no reaction time follows it. The player to the left speaks next.",
      ],
    },
    {
      id: "word",
      rulings: ["W3", "W20", "W21"],
      title: "Saying a word",
      text: [
        "In turn, clockwise, you say one word with a link to the last word of the chain, and to that one alone. Any link will do that you could explain in a sentence. Words are always typed.",
        "Nouns, adjectives, names, short forms such as UFO, and verbs in their basic form; double meanings and sound-alikes are welcome. The game judges neither link nor grammar: players do, by accusing.",
        "A word that has been in the chain before in this game is refused, and nobody else sees it. Words that sound alike but are spelt differently are different words.",
      ],
    },
    {
      id: "window",
      rulings: ["W4"],
      title: "Time to react",
      text: [
        "From the moment a word is said until the next word is said, anyone else may accuse its speaker or claim it. That is its window. What reaches the table first counts first.",
        "The next word is not taken before the reaction time is over: 4 seconds, or what the host sets, or none. It starts again once an accusation is settled.",
      ],
    },
    {
      id: "secrets",
      rulings: ["W5", "W6", "W22"],
      title: "Secret words",
      text: [
        "You say one of yours: if nobody has accused by the time the next word is said, it counts by itself, before that word joins the chain. The card is shown and goes Flash side up on your pile. If that wins, the new word is not said.",
        "Somebody else says one of yours: claim it within its window by showing the card, and it goes on your pile. The game does not remind you. The card must have been in your hand when the word was said; a wrong card is refused, to you alone.",
        "Whenever a card of yours goes to your pile or to the discards, you draw a new one, so that you have five again.",
      ],
    },
    {
      id: "accusing",
      rulings: ["W7", "W10", "W11"],
      title: "Accusing",
      text: [
        "A word can be accused once, as a secret word or as off topic, by one player. That is settled before anything else goes on, claims included. The word may still be claimed after it, within its window.",
        "Without a Flash to stake, you cannot accuse. An accused with none to give gives none.",
        "Whatever comes of it, the chain goes on from the accused’s word, and the next speaker is the one who would have been next.",
      ],
    },
    {
      id: "secret-word",
      rulings: ["W8"],
      title: "Accused: a secret word",
      text: [
        "You think that the speaker has used a secret word of their own. The game answers truthfully.",
        "Guilty: one Flash goes from the accused to the accuser, the word’s card is discarded, and the accused draws a new one. Not guilty: one Flash goes from the accuser to the accused.",
      ],
    },
    {
      id: "off-topic",
      rulings: ["W9"],
      title: "Accused: off topic",
      text: [
        "The accused may give one sentence, typed or aloud. Then all but accused and accuser vote at once: thumb down means off topic. A vote may be changed until the last is in; then all are shown together.",
        "More down than up: one Flash goes from the accused to the accuser. If the word was one of the accused’s secrets, its card is discarded and a new one drawn.",
        "Otherwise, a tie included: one Flash goes from the accuser to the accused. If the word was one of the accused’s secrets, it counts: the card is shown and goes on their pile, and a new one is drawn.",
      ],
    },
    {
      id: "winning",
      rulings: ["W13", "W23", "W24", "W25"],
      title: "Winning",
      text: [
        "The seventh Flash wins at once. What would have come after it (a card to show or draw, a word to say) does not happen any more.",
        "If somebody has no Flash when a round ends (the turn would come back to the first player), the last word’s window closes with the reaction time; without a reaction time, as soon as the word is said. If it was its speaker’s secret, it counts.",
        "If a pile is still empty then, the game ends: the most Flashes win, and ties share the win. If not, the first player speaks, and the last word can no longer be accused or claimed.",
      ],
    },
    {
      id: "no-rounds",
      rulings: ["W14", "W26"],
      title: "Without rounds",
      text: [
        "By the host’s choice there are no turns. Once the reaction time is over, anyone but the last speaker may take the MY TURN token; the opening word bars nobody. Taking it closes the last word’s window: a secret said there counts.",
        "Its holder must say a word before anyone else may take it. If the word time runs out, it goes back to the middle: they may take it again, but the last speaker still may not. An empty Flash pile ends the game once the act in hand is settled.",
        "If nobody takes it and the table goes on, the last speaker may too, as long as the token lies untouched and the word is not accused.",
      ],
    },
    {
      id: "time-to-speak",
      rulings: ["W15", "W28"],
      title: "Time to speak",
      text: [
        "There is none in turns unless the host sets one; without rounds it is 15 seconds, unless the host says otherwise. It starts when the reaction time is over, without rounds when the token is taken.",
        "When it runs out in turns, the speaker is passed over without penalty, and the last word can still be accused and claimed. If all others are passed over, the last speaker speaks again.",
        "A round ends whenever the turn comes to the first player, whether the others spoke or were passed over.",
      ],
    },
    {
      id: "hidden",
      rulings: ["W12", "W16", "W17", "W27", "W29"],
      title: "What stays hidden",
      text: [
        "Only you know how high your Flash pile is; all see whether it is empty. The history leaves out every move of a Flash older than the last word, with all that belongs to it: accusation, sentence, votes, verdict, card shown.",
        "A secret word that is in the chain already and can no longer be claimed is taken out of the game, its face unseen, and replaced: when the next word is said, or at once when drawn, even by the act that says its word; then its owner does not see it either. Only the owner is told.",
        "If the pile runs out, the discards, less words already said, are shuffled into a new one. With nothing to draw, no card is drawn.",
      ],
    },
    {
      id: "nobody-moves",
      rulings: ["A10"],
      title: "When nobody moves",
      text: [
        softClock,
        "A speaker who says nothing is passed over. Without rounds, a holder who says nothing puts the token back; if nobody takes it, the last speaker may too.",
        "A missing sentence is none. Missing votes do not count; a tie then, or no vote at all, means not off topic. A vote given or changed does not set the clock back.",
      ],
    },
    takenAndTyped,
  ],
} satisfies Rules;
