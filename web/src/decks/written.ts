/** A deck as somebody writes it: rows of texts, right or wrong, whole or begun. */

import type { GameName } from "../wire";

/** A card as it is being written: every field a text, whatever it becomes in the deck. */
export interface Card {
  key: string;
  /** What the deck's file calls it, where it came from one. */
  id?: string;
  texts: Record<string, string>;
}

/** A deck as it is being written; what else its file sets stands beside this, under its own name. */
export interface Written {
  game: GameName;
  title: string;
  language: string;
  author: string;
  licence: string;
  /** What is chosen for its label, by the field's name. Decks that were kept before there was anything to choose have none. */
  chosen?: Record<string, string>;
  cards: Card[];
}

export function blankCard(): Card {
  return { key: newKey(), texts: {} };
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

export function isBlank({ texts }: Card): boolean {
  return Object.values(texts).every((text) => !text.trim());
}

/** The cards that somebody has written on. Blank ones are no part of the deck. */
export function filled({ cards }: Pick<Written, "cards">): Card[] {
  return cards.filter((card) => !isBlank(card));
}
