/** Who has to come before the cards can be dealt. */

import { coverOf } from "../games";
import type { Why } from "../net/table.svelte";
import { say } from "../say/say.svelte";
import type { Lobby } from "../wire";

type Company = Pick<Lobby, "game" | "options" | "seats">;

/** How many more it takes: as many as the game needs, or to fill the teams. */
export function missingAt({ game, options, seats }: Company): number {
  const { seats: [fewest], teams } = coverOf(game);
  const here = seats.length;
  const wanted = options.teams ? teams?.find((number) => number >= here) : undefined;
  return Math.max(0, (wanted ?? fewest) - here);
}

/** On the button that would deal. */
export function saidMissing(lobby: Company): string {
  const missing = missingAt(lobby);
  return lobby.options.teams ? say("lobby-missing-teams", { missing }) : say("lobby-missing", { missing });
}

export function whyMissing({ game, options }: Company): Why {
  if (options.teams) return { said: say("lobby-why-teams"), ruling: "O13" };
  return { said: say("refusal-too_few", { fewest: coverOf(game).seats[0] }), ruling: null };
}
