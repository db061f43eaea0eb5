/** The curtain call says one true thing of each: none twice, and nobody is left out. */

import { say } from "../say/say.svelte";
import type { Superlative } from "./game";

/** Whoever has the most of it, the first of them; nobody, where nobody has any. */
export function most(title: string, counts: readonly number[], text: (count: number) => string): Superlative[] {
  const count = Math.max(...counts);
  return count > 0 ? [{ title, seat: counts.indexOf(count), text: text(count) }] : [];
}

/** One for each seat, from what a game offers in its order: a title is given once. What is left gets a kind word, another each. */
export function chosen(seats: number, offered: readonly Superlative[]): string[] {
  const given = new Map<number, Superlative>();
  const titles = new Set<string>();
  for (const one of offered) {
    if (given.has(one.seat) || titles.has(one.title)) continue;
    given.set(one.seat, one);
    titles.add(one.title);
  }
  let left = 0;
  return Array.from({ length: seats }, (_, seat) => given.get(seat)?.text ?? say("superlative-none", { left: left++ }));
}
