/** The packs of this server: fetched once, when they are first wanted. */

import { ask } from "./api";
import { gameOf } from "./games";
import { say } from "../say/say.svelte";
import type { Lobby, PackShown } from "../wire";

let packs: Promise<PackShown[]> | undefined;

export function allPacks(): Promise<PackShown[]> {
  packs ??= ask("GET /api/decks").then(({ decks }) => decks, (error: unknown) => { packs = undefined; throw error; });
  return packs;
}

/** The deck of the table's next match, as people call it; empty for a game without one. */
export async function deckTitle(lobby: Lobby): Promise<string> {
  if (lobby.deck_title) return lobby.deck_title;
  const name = lobby.deck ?? gameOf(lobby.game).defaults.en;
  const pack = (await allPacks()).find((one) => one.name === name);
  return pack ? say("deck-title", { title: pack.title, language: say(`language-${pack.language}`) }) : "";
}
