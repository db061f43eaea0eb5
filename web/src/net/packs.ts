/** The packs of this server: fetched once, when they are first wanted. */

import { ask } from "./api";
import type { PackShown } from "../wire";

let packs: Promise<PackShown[]> | undefined;

export function allPacks(): Promise<PackShown[]> {
  packs ??= ask("GET /api/decks").then(({ decks }) => decks, (error: unknown) => { packs = undefined; throw error; });
  return packs;
}
