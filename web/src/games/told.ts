/** The story of a match in sentences. */

import type { GameClient } from "./game";
import type { Play } from "../net/play";
import { sound } from "../parts/sound";
import { listed, say } from "../say/say.svelte";
import type { GameEvent } from "../wire";

const AT_ONCE = 3;

export interface Told {
  event: GameEvent;
  text: string;
  /** Whether it was done to the viewer. */
  toYou: boolean;
}

/** How many turns that was: whoever does several things in a row has one, and what follows from a step belongs to it. */
export function turnsIn(events: GameEvent[]): number {
  const begins = events.filter((event, place) => event.n !== events[place - 1]?.n);
  return begins.filter(({ seat }, place) => seat !== begins[place - 1]?.seat).length;
}

/** What several do at once is one sentence: "Pendle and Marlow draw". */
export function together(told: Told[], { people, you }: Play): Told[] {
  const seats = new Set(told.map(({ event }) => event.seat));
  if (seats.size < 2 || seats.size < told.length || (you !== null && seats.has(you)) || told.some(({ event }) => event.event !== "drew")) return told;
  const who = listed([...seats].map((seat) => people[seat]?.name ?? "?"));
  return [{ ...told.at(-1)!, text: say("told-drew", { who }) }];
}

/** What is heard of it; where much comes at once, of the end of it. */
export function hear(client: Pick<GameClient, "heard">, events: GameEvent[]): void {
  for (const event of events.slice(-AT_ONCE)) {
    const noise = client.heard?.(event);
    if (noise) sound(noise);
  }
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
