/** Who has to come before the cards can be dealt. */

import { coverOf } from "../games";
import type { Why } from "../net/table.svelte";
import { say } from "../say/say.svelte";
import type { Lobby } from "../wire";

type Company = Pick<Lobby, "game" | "options" | "seats" | "bench" | "phase">;

/** How many would play. After a match a bot still keeps the seat of whoever has left, and those who came too late wait on
    the bench; dealing again closes the one and seats the others. Such a bot is nobody in particular: nothing is said
    about it. */
export function gathered({ game, seats, bench, phase }: Pick<Company, "game" | "seats" | "bench" | "phase">): number {
  if (phase !== "over") return seats.length;
  const staying = seats.filter(({ bot, about }) => !bot || about !== null).length;
  return Math.min(staying + bench.length, coverOf(game).seats[1]);
}

/** How many more it takes: as many as the game needs, or to fill the teams. */
export function missingAt(lobby: Company): number {
  const { game, options } = lobby;
  const { seats: [fewest], teams } = coverOf(game);
  const here = gathered(lobby);
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
