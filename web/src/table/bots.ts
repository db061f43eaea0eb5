/** How well bots play, and how that is said. */

import { say } from "../say/say.svelte";
import type { BotLevel, Lobby, SeatShown } from "../wire";

export const LEVELS: readonly BotLevel[] = ["novice", "regular", "expert"];

/** Beside a bot's name: what it is, and how well it plays. */
export function botNote({ level }: SeatShown): string {
  return say("chair-bot", { level: say(`level-${level ?? "regular"}-adjective`) });
}

/** The next bot is like the one that came last: whoever has set one to expert wants no regular beside it. */
export function nextLevel({ seats }: Lobby): BotLevel {
  return seats.findLast(({ bot, person }) => bot && person === null)?.level ?? "regular";
}
