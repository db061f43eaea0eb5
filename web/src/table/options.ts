/** The options of a game as the host sees them, made of the server's own list. */

import { gameOf } from "../net/games";
import type { Table } from "../net/table.svelte";
import { packFor } from "../parts/hosting";
import { readable, sayFirst } from "../parts/label";
import { settings } from "../settings.svelte";
import type { GameName, Lobby, OptionShown } from "../wire";

export type Value = number | boolean | string | null;

interface Schema {
  examples?: Value[];
  enum?: Value[];
  type?: string;
}

/** Every game has it, and it comes last. */
const EVERY_GAMES = "wait";

export function optionsOf(game: GameName): OptionShown[] {
  const { options } = gameOf(game);
  return [...options.filter(({ name }) => name !== EVERY_GAMES), ...options.filter(({ name }) => name === EVERY_GAMES)];
}

/** The values to choose from; null where any number goes. */
export function valuesOf({ schema }: OptionShown): readonly Value[] | null {
  const { examples, enum: listed, type } = schema as Schema;
  return examples ?? listed ?? (type === "boolean" ? [false, true] : null);
}

export function chosen({ options }: Lobby, option: OptionShown): Value {
  return (options[option.name] ?? option.default) as Value;
}

/** The host chooses another game. The table goes on in the language of its cards. */
export function chooseGame(table: Table, game: GameName): void {
  if (game === table.lobby?.game) return;
  void table.ask("PATCH /api/tables/{code}", { game, deck: packFor(game, table.language ?? settings.language) });
}

/** The number of the rule that an option changes, as its help names it: "(A10)". */
export function rulingOf({ help }: OptionShown): string | null {
  return /\(([A-Z]\d+)\)/.exec(help)?.[1] ?? null;
}

export function optionLabel(game: GameName, { name }: OptionShown): string {
  return sayFirst([`${game}-option-${name}`, `option-${name}`], readable(name));
}

export function valueLabel(game: GameName, { name }: OptionShown, value: Value): string {
  return sayFirst([`${game}-option-${name}-${value}`, `option-${name}-${value}`, `option-${value}`], readable(String(value)));
}
