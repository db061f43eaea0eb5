/** The story of a match in sentences. */

import type { GameClient } from "../games/game";
import type { Play } from "../net/play";
import { say } from "../say/say.svelte";
import type { GameEvent } from "../wire";

export interface Told {
  event: GameEvent;
  text: string;
}

export function told(client: GameClient, play: Play, events: GameEvent[]): Told[] {
  return events.flatMap((event) => {
    const text = sentence(client, play, event);
    return text === null ? [] : [{ event, text }];
  });
}

/** The soft clock is every game's. */
function sentence(client: GameClient, play: Play, event: GameEvent): string | null {
  if (event.event === "late") return null;
  if (event.event === "went_on") return say("told-went-on");
  return client.tell(event, play);
}
