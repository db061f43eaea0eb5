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

type Teller = Pick<GameClient, "tell" | "isTo">;

export function told(client: Teller, play: Play, events: GameEvent[]): Told[] {
  return events.flatMap((event) => {
    const text = sentence(client, play, event);
    return text === null ? [] : [{ event, text, toYou: play.you !== null && isTo(client, play.you, event) }];
  });
}

/** Whether it was done to this seat: somebody took a card from it or sent it one, accused it, or what else its game knows. */
function isTo(client: Teller, seat: number, event: GameEvent): boolean {
  if ("victim" in event) return event.victim === seat;
  if ("to" in event) return event.to === seat;
  if ("by" in event) return event.seat === seat;
  return client.isTo?.(event, seat) ?? false;
}

/** The soft clock is every game's. */
function sentence(client: Teller, play: Play, event: GameEvent): string | null {
  if (event.event === "late") return null;
  if (event.event === "went_on") return say("told-went_on");
  return client.tell(event, play);
}
