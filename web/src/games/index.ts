/** The screens of a game, found by its name and fetched when they are wanted. A folder here is a game; one that has none is
    played on the plain table. */

import type { Component } from "svelte";
import { speakOf } from "../say/say.svelte";
import { stored } from "../stored";
import type { GameName } from "../wire";
import type { DeckClient, GameClient } from "./game";

const CLIENTS = import.meta.glob<{ default: GameClient }>(["./*/index.ts", "!./plain/index.ts"]);
const LESSONS = import.meta.glob<{ default: Component<{ place: number }> }>("./*/Lesson.svelte");
const DECKS = import.meta.glob<{ default: DeckClient }>(["./*/deck.ts", "!./plain/deck.ts"]);
import.meta.glob("./*/look.css", { eager: true });

const plain = () => import("./plain");
const plainDeck = () => import("./plain/deck");

/** The screens of a game, and its words. A play of a game is only ever given to the client of the same game, or to the plain
    one: `localStorage["parlour.plain"] = true` shows every game on the plain table. */
export async function clientOf(game: GameName): Promise<GameClient> {
  const fetched = stored<boolean>("plain") ? plain : (CLIENTS[`./${game}/index.ts`] ?? plain);
  const [client] = await Promise.all([fetched(), speakOf(game)]);
  return client.default;
}

/** How the cards of a game are drawn on the deck page; plainly, where it brings nothing for that. */
export async function deckClientOf(game: GameName): Promise<DeckClient> {
  const fetched = stored<boolean>("plain") ? plainDeck : (DECKS[`./${game}/deck.ts`] ?? plainDeck);
  return (await fetched()).default;
}

/** The drawings of a game beside its first cards, one a card; null for a game that brings none. */
export async function lessonOf(game: GameName): Promise<Component<{ place: number }> | null> {
  const fetched = LESSONS[`./${game}/Lesson.svelte`];
  const [lesson] = await Promise.all([fetched?.(), speakOf(game)]);
  return lesson?.default ?? null;
}
