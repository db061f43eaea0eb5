/** The cards of Bluff as they are read: `erosion.word` is the Word of a term, and a `wild` belongs to none. */

import type { Play } from "../../net/play";
import { say } from "../../say/say.svelte";
import { CONSTANTS } from "../../wire";

export type Kind = "word" | "definition" | "example" | "wild";

export const { trio: TRIO, pair: PAIR, wild: WILD } = CONSTANTS.bluff;
/** What is named in a sentence is cut there; the card itself has it whole. */
const NAMED_AT_MOST = 48;
const LONG = 75;
export const HAND = TRIO + PAIR;

const PRINT: Record<Kind, { look: string; icon: string }> = {
  word: { look: "word", icon: "k-word" },
  definition: { look: "def", icon: "k-def" },
  example: { look: "ex", icon: "k-ex" },
  wild: { look: "wild", icon: "k-wild" },
};

export function kindOf(card: string): Kind {
  return card === WILD ? WILD : (card.slice(card.lastIndexOf(".") + 1) as Kind);
}

export function textOf(play: Play, card: string): string {
  return card === WILD ? say("bluff-wild-does") : (play.cards.texts[card] ?? "");
}

/** The classes of a card, without its size. */
export function lookOf(play: Play, card: string): string {
  return `bl ${PRINT[kindOf(card)].look}${textOf(play, card).length > LONG ? " t-l" : ""}`;
}

export function iconOf(card: string): string {
  return PRINT[kindOf(card)].icon;
}

/** The card whole, for whoever hears it: "Word: osmosis". */
export function readOut(play: Play, card: string): string {
  return say("bluff-card", { kind: say(`bluff-kind-${kindOf(card)}`), text: textOf(play, card) });
}

/** The card in a sentence: "the Word “osmosis”". */
export function named(play: Play, card: string): string {
  return say(`bluff-named-${kindOf(card)}`, { text: shortened(textOf(play, card)) });
}

/** The Word of the term that a card of a right layout belongs to. */
export function wordOf(play: Play, cards: readonly string[]): string {
  const card = cards.find((card) => card !== WILD) ?? WILD;
  return play.cards.texts[card.replace(/\.\w+$/, ".word")] ?? "?";
}

/** A complete hand in the order of its proof: the three of one term, then the two of another; a Wild where its Word is missing. */
export function proved(hand: readonly string[]): string[] {
  const cards = hand.filter((card) => card !== WILD);
  const terms = [...new Set(cards.map(termOf))].map((term) => cards.filter((card) => termOf(card) === term)).sort((one, other) => one.length - other.length);
  const missing = terms.find((group) => group.length < TRIO && !group.some((card) => kindOf(card) === "word"));
  if (cards.length < hand.length) missing?.unshift(WILD);
  return terms.sort((one, other) => other.length - one.length).flat();
}

function termOf(card: string): string {
  return card.slice(0, card.lastIndexOf("."));
}

export function shortened(text: string): string {
  if (text.length <= NAMED_AT_MOST) return text;
  const cut = text.slice(0, NAMED_AT_MOST);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:.]+$/, "")}…`;
}
