/** For whom a deck is, how hard and what about: in words, and as what somebody looks for. */

import { say } from "../say/say.svelte";
import { readable, sayFirst } from "./label";
import type { Age, Difficulty, Theme } from "../wire";

/** What a deck says of itself; null or empty where it does not. */
export interface Level {
  age: Age | null;
  difficulty: Difficulty | null;
  themes: readonly Theme[];
}

/** What somebody looks for; null where anything will do. */
export interface Search {
  age: Age | null;
  difficulty: Difficulty | null;
  theme: Theme | null;
}

export const ANYTHING: Search = { age: null, difficulty: null, theme: null };

/** So many decks are seen at a glance. */
const FEW = 8;

/** A word of one of the lists, as it is said; a newer server may know more of them. */
export function wordSaid(field: string, word: string): string {
  if (field === "age") return say("level-age", { age: Number(word) });
  return sayFirst([field === "themes" ? `theme-${word}` : `level-${word}`], readable(word));
}

export const isWorthASearch = (decks: readonly Level[]) => decks.length > FEW;

/** Whether somebody is looking for something among these decks. Where they are few there is nothing to look with. */
export function isSearching(decks: readonly Level[], search: Search): boolean {
  return isWorthASearch(decks) && Object.values(search).some((wanted) => wanted !== null);
}

/** Those that fit, if somebody is looking. */
export function found<D extends Level>(decks: readonly D[], search: Search): readonly D[] {
  return isSearching(decks, search) ? decks.filter((deck) => fits(deck, search)) : decks;
}

/** For whom and how hard: "12+ · hard"; with what about, "12+ · hard · music, art". */
export function levelSaid({ age, difficulty, themes }: Level, withThemes = false): string {
  const about = withThemes ? themes.map((theme) => wordSaid("themes", theme)).join(", ") : "";
  return [age && wordSaid("age", `${age}`), difficulty && wordSaid("difficulty", difficulty), about].filter(Boolean).join(" · ");
}

/** What has been chosen for the label of a deck that is being written, by the field's name. */
export function levelOf({ age, difficulty, themes }: Record<string, string> = {}): Level {
  return {
    age: (Number(age) || null) as Age | null,
    difficulty: (difficulty || null) as Difficulty | null,
    themes: (themes ? themes.split(", ") : []) as Theme[],
  };
}

/** Whoever looks for one of these finds no deck that does not say it. */
function fits(deck: Level, { age, difficulty, theme }: Search): boolean {
  return (age === null || (deck.age !== null && deck.age <= age))
    && (difficulty === null || deck.difficulty === difficulty)
    && (theme === null || deck.themes.includes(theme));
}
