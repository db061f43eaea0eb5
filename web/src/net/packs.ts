/** The packs and games of this server: fetched once, when they are first wanted. */

import { ask } from "./api";
import { say } from "../say/say.svelte";
import type { GameShown, Lobby, PackShown } from "../wire";

let packs: Promise<PackShown[]> | undefined;
let games: Promise<GameShown[]> | undefined;

export function allPacks(): Promise<PackShown[]> {
  packs ??= ask("GET /api/decks").then(({ decks }) => decks, (error: unknown) => { packs = undefined; throw error; });
  return packs;
}

export function allGames(): Promise<GameShown[]> {
  games ??= ask("GET /api/games").then((found) => found.games, (error: unknown) => { games = undefined; throw error; });
  return games;
}

/** The deck of the table's next match, as people call it; empty for a game without one. */
export async function deckTitle(lobby: Lobby): Promise<string> {
  if (lobby.deck_title) return lobby.deck_title;
  const name = lobby.deck ?? (await allGames()).find(({ name }) => name === lobby.game)?.defaults.en;
  const pack = (await allPacks()).find((one) => one.name === name);
  return pack ? say("deck-title", { title: pack.title, language: say(`language-${pack.language}`) }) : "";
}
