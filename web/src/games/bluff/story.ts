/** What the story so far tells about the table. */

import type { Play } from "../../net/play";
import type { BluffBlockedEvent, BluffEvent } from "../../wire";

export interface Upturned {
  n: number;
  seat: number;
  how: "dealt" | "threw" | "chose";
}

/** How the top card of the face-up pile came there; null if none lies there. */
export function faceUp(story: readonly BluffEvent[]): Upturned | null {
  const pile: Upturned[] = [];
  for (const { event, n, seat } of story) {
    if (event === "dealt") pile.length = 0;
    if (event === "dealt" || event === "threw" || event === "chose") pile.push({ n, seat, how: event });
    if (event === "took") pile.pop();
    if (event === "turned_over") pile.length = 0;
  }
  return pile.at(-1) ?? null;
}

/** The last Block of this round, if there was one. */
export function lastBlock(story: readonly BluffEvent[]): BluffBlockedEvent | null {
  for (const event of story.toReversed()) {
    if (event.event === "blocked") return event;
    if (event.event === "dealt") return null;
  }
  return null;
}

/** Whether anybody has done anything in this round. */
export function hasBegun(story: readonly BluffEvent[]): boolean {
  return story.at(-1)?.event !== "dealt";
}

/** What else happened by the same act. */
export function sameAct(play: Play<"bluff">, { n }: BluffEvent): BluffEvent[] {
  return play.story.filter((event) => event.n === n);
}

/** How often a seat has called Block in the match, and how often it was right. */
export function blocksOf(story: readonly BluffEvent[], seat: number): { blocks: number; right: number } {
  const called = story.filter((event) => event.event === "blocked" && event.seat === seat) as BluffBlockedEvent[];
  return { blocks: called.length, right: called.filter((event) => event.success).length };
}
