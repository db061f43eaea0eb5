/** How well bots play, and how that is said. */

import { say } from "../say/say.svelte";
import type { AddBot, Lobby, SeatShown } from "../wire";

export type Level = NonNullable<AddBot["level"]>;

export const LEVELS: readonly Level[] = ["novice", "regular", "expert"];

/** Beside a bot's name: what it is, and how well it plays. */
export function botNote({ level }: SeatShown): string {
  return say("chair-bot", { level: level ?? "regular" });
}

/** The next bot is like the one that came last: whoever has made one an expert wants another. */
export function nextLevel({ seats }: Lobby): Level {
  return seats.findLast(({ bot, person }) => bot && person === null)?.level ?? "regular";
}

/** On the button that adds one. After a match that puts the match away for everybody, with its result and its replay. */
export function addingBot({ phase }: Pick<Lobby, "phase">): string {
  return phase === "over" ? say("chair-add-bot-after") : say("chair-add-bot");
}
