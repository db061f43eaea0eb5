/** The cards of Bluff as they are read. A card's name says its kind, and no more: `3f0a9.word` is a Word, and its text is in
 * the deck. What belongs together is known from what the rules lay open. */

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

export function shortened(text: string): string {
  if (text.length <= NAMED_AT_MOST) return text;
  const cut = text.slice(0, NAMED_AT_MOST);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:.]+$/, "")}…`;
}
