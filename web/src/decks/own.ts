/** One's own decks: they stay on this device until they are taken to a table, which is given a copy. */

import { createSubscriber } from "svelte/reactivity";
import { canonical } from "../net/fairness";
import { sha256 } from "../net/sha256";
import { store, stored } from "../stored";
import { filled, newKey, type Written } from "./written";

export interface OwnDeck extends Written {
  id: string;
  /** What a table takes; null while something in it is to be mended, or nobody has looked it over. */
  deck: Record<string, unknown> | null;
  /** How much there was to mend when it was last looked over; null before that. */
  mends: number | null;
  /** When it was last kept. */
  kept: number;
}

const watchers = new Set<() => void>();
const watched = createSubscriber((update) => {
  watchers.add(update);
  return () => watchers.delete(update);
});

/** Whoever shows them shows them anew when they change. */
export function ownDecks(): OwnDeck[] {
  watched();
  return stored<OwnDeck[]>("decks") ?? [];
}

function keepAll(decks: OwnDeck[]): void {
  store("decks", decks);
  for (const update of watchers) update();
}

export function ownDeck(id: string): OwnDeck | null {
  return ownDecks().find((deck) => deck.id === id) ?? null;
}

/** A deck that is being begun, or has come from a file. */
export function ownDeckOf(written: Written, deck: OwnDeck["deck"] = null): OwnDeck {
  return { id: newKey(), ...written, deck, mends: deck && 0, kept: 0 };
}

/** What a table calls it once it has been brought along. */
export function broughtName({ deck }: OwnDeck): string {
  return `brought/${sha256(new TextEncoder().encode(canonical(deck)))}`;
}

/** Keep it as it is; false if this browser keeps nothing. */
export function keepDeck(deck: OwnDeck): boolean {
  const kept = Date.now();
  keepAll([{ ...deck, kept }, ...ownDecks().filter(({ id }) => id !== deck.id)]);
  return ownDeck(deck.id)?.kept === kept;
}

export function forgetDeck(id: string): void {
  keepAll(ownDecks().filter((deck) => deck.id !== id));
}

/** Whether something has been written in it; nobody misses one where nothing has. */
export function isBegun(deck: Written): boolean {
  return deck.title.trim() !== "" || filled(deck).length > 0;
}
