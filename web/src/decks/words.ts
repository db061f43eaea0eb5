/** What is said of one game's cards: in the game's own words where it has them, else in plain ones made of its form. */

import { formOf } from "../net/games";
import { readable, sayFirst } from "../parts/label";
import { listed, say } from "../say/say.svelte";
import type { GameName } from "../wire";

/** How large a deck is: "24 questions". */
export function countSaid(game: GameName, count: number): string {
  return sayFirst([`${game}-deck-count`], say("decks-count", { count }), { count });
}

/** What its cards are, and how many it takes. */
export function needsSaid(game: GameName): string {
  const { fields = [], fewest = 1 } = formOf(game) ?? {};
  const names = fields.filter(({ extra }) => !extra).map(({ name }) => fieldSaid(game, name));
  return sayFirst([`${game}-deck-needs`], say("decks-needs", { fields: listed(names), fewest }));
}

/** What a field is called, at its box. */
export function fieldSaid(game: GameName, field: string): string {
  return sayFirst([`${game}-deck-field-${field}`], readable(field));
}

/** What there is besides, that nobody has to fill in. */
export function moreSaid(game: GameName): string {
  return sayFirst([`${game}-deck-more`], say("decks-more"));
}

/** The columns of a spreadsheet, as somebody may name them. */
export function columnsSaid(game: GameName): string {
  return sayFirst([`${game}-deck-columns`], (formOf(game)?.columns ?? []).join(", "));
}

export function choiceSaid(game: GameName, choice: string): string {
  return sayFirst([`${game}-value-${choice}`], readable(choice));
}
