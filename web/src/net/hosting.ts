/** Making a table: at once, with good defaults. */

import { coverOf } from "../games";
import { myself, remember } from "../me";
import { settings } from "../settings.svelte";
import { store, stored } from "../stored";
import type { GameName, MakeTable } from "../wire";
import { ask } from "./api";
import { allGames } from "./packs";
import { keepToken } from "./seats";

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
export async function host({ game = lastGame(), withBots = false, asScreen = false, deck }: Wanted = {}): Promise<string> {
  const me = myself();
  const wanted: MakeTable = { game, name: asScreen ? null : me.name, avatar: me.avatar };
  const chosen = deck ?? (await packFor(game));
  const { code, token } = await ask("POST /api/tables", { body: chosen ? { ...wanted, deck: chosen } : wanted });
  keepToken(code, token, { screen: asScreen });
  if (!asScreen) remember(me);
  store("game", game);
  if (withBots) {
    for (let bot = 1; bot < coverOf(game).best; bot += 1) await ask("POST /api/tables/{code}/bots", { at: { code }, body: {}, token });
  }
  return code;
}

function lastGame(): GameName {
  return stored<GameName>("game") ?? "talkitout";
}

/** The game's own pack in the person's language; null leaves the choice to the server. */
async function packFor(game: GameName): Promise<string | null> {
  if (settings.language === "en") return null;
  return (await allGames()).find(({ name }) => name === game)?.defaults[settings.language] ?? null;
}
