/** The games of this server, by its own list: fetched once, before anything that speaks of them is shown. */

import type { DeckForm, GameName, GameShown } from "../wire";
import { ask } from "./api";

let known: readonly GameShown[] = [];
let fetching: Promise<readonly GameShown[]> | undefined;

export function allGames(): Promise<readonly GameShown[]> {
  fetching ??= ask("GET /api/games").then(
    ({ games }) => (known = games),
    (error: unknown) => {
      fetching = undefined;
      throw error;
    },
  );
  return fetching;
}

/** The same, once they have been fetched. */
export function knownGames(): readonly GameShown[] {
  return known;
}

/** A game's facts, once they have been fetched; where a newer server plays one that this page has not heard of, its name. */
export function gameOf(name: GameName): GameShown {
  return known.find((game) => game.name === name) ?? { ...UNHEARD, name, title: name };
}

/** How a deck of a game is written; null for a game that takes none, or is none of this server. */
export function formOf(name: string): DeckForm | null {
  return known.find((game) => game.name === name)?.deck_form ?? null;
}

const UNHEARD: Omit<GameShown, "name" | "title"> = {
  seats: [1, 8], minutes: 0, age: 0, best: 2, first_player: "", cuts_for_first: false, options: [], takes_deck: false, decks: [], defaults: {}, deck_form: null, own: [],
};
