/** Making a table: at once, with good defaults. */

import { myself, remember } from "../me";
import { ask } from "../net/api";
import { allGames, gameOf } from "../net/games";
import { keepToken } from "../net/seats";
import { settings } from "../settings.svelte";
import { store, stored } from "../stored";
import type { GameName, GameShown, MakeTable } from "../wire";

interface Wanted {
  game?: GameName;
  /** A person alone gets company. */
  withBots?: boolean;
  /** A host without a seat: a big screen. */
  asScreen?: boolean;
  /** A pack's name, or a deck of one's own as a table takes it. */
  deck?: string | Record<string, unknown>;
}

/** Make a table; gives its code. */
export async function host({ game: chosenGame, withBots = false, asScreen = false, deck }: Wanted = {}): Promise<string> {
  const game = chosenGame ?? lastGame(await allGames());
  const me = myself();
  const wanted: MakeTable = { game, name: asScreen ? null : me.name, avatar: me.avatar };
  const chosen = deck ?? packFor(game, settings.language);
  const { code, token } = await ask("POST /api/tables", { body: chosen ? { ...wanted, deck: chosen } : wanted });
  keepToken(code, token, { screen: asScreen });
  if (!asScreen) remember(me);
  store("game", game);
  if (withBots) {
    for (let bot = 1; bot < gameOf(game).best; bot += 1) await ask("POST /api/tables/{code}/bots", { at: { code }, body: {}, token });
  }
  return code;
}

/** The game that was hosted here last; or, the first time, the first on the shelf. */
export function lastGame(games: readonly GameShown[]): GameName {
  const last = stored<GameName>("game");
  return games.find(({ name }) => name === last)?.name ?? games[0]!.name;
}

/** The game's own pack in this language; null for a game that takes none, or has none in it. */
export function packFor(game: GameName, language: string): string | null {
  return gameOf(game).defaults[language] ?? null;
}
