/** Who has to come before the cards can be dealt: how many the server says. */

import { gameOf } from "../net/games";
import type { Why } from "../net/table.svelte";
import { say } from "../say/say.svelte";
import type { Lobby } from "../wire";

/** On the button that would deal. */
export function saidMissing({ missing, options }: Pick<Lobby, "missing" | "options">): string {
  return options.teams ? say("lobby-missing-teams", { missing }) : say("lobby-missing", { missing });
}

export function whyMissing({ game, options }: Pick<Lobby, "game" | "options">): Why {
  if (options.teams) return { said: say("lobby-why-teams"), ruling: "O13" };
  return { said: say("refusal-too_few", { fewest: gameOf(game).seats[0] }), ruling: null };
}
