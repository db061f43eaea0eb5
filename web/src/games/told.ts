/** The story of a match in sentences. */

import type { GameClient } from "./game";
import type { Play } from "../net/play";
import { say } from "../say/say.svelte";
import type { GameEvent } from "../wire";

export interface Told {
  event: GameEvent;
  text: string;
  /** Whether it was done to the viewer. */
  toYou: boolean;
}

export function told(client: Pick<GameClient, "tell">, play: Play, events: GameEvent[]): Told[] {
  return events.flatMap((event) => {
    const text = sentence(client, play, event);
    return text === null ? [] : [{ event, text, toYou: play.you !== null && isTo(play.you, event) }];
  });
}

/** Whether somebody took a card from this seat or sent it one, accused it, or called Block on it. */
function isTo(seat: number, event: GameEvent): boolean {
  if ("victim" in event) return event.victim === seat;
  if ("to" in event) return event.to === seat;
  if ("by" in event) return event.seat === seat;
  return (event.event === "blocked" || event.event === "chose") && event.seat !== seat;
}

/** The soft clock is every game's. */
function sentence(client: Pick<GameClient, "tell">, play: Play, event: GameEvent): string | null {
  if (event.event === "late") return null;
  if (event.event === "went_on") return say("told-went-on");
  return client.tell(event, play);
}
