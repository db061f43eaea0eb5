/** What the story so far tells: the last Block, and who has Blocked how often. */

import type { Play } from "../../net/play";
import type { BluffBlockedEvent, BluffEvent, BluffProvedEvent } from "../../wire";

/** The last Block of this round, if there was one. */
export function lastBlock(story: readonly BluffEvent[]): BluffBlockedEvent | null {
  for (const event of story.toReversed()) {
    if (event.event === "blocked") return event;
    if (event.event === "dealt") return null;
  }
  return null;
}

/** What belonged together in the complete hand of this Block, as the two at the table were told; null where nothing did, and
    for whoever watches. */
export function proofOf({ story, you }: Play<"bluff">, { n }: BluffBlockedEvent): readonly string[] | null {
  const proof = story.find((event): event is BluffProvedEvent => event.event === "proved" && event.n === n && event.seat === you);
  return proof ? [...proof.trio, ...proof.pair] : null;
}

/** Both hands as the last round left them (A13). */
export function handsAt(story: readonly BluffEvent[]): readonly (readonly string[])[] | null {
  const end = story.findLast((event) => event.event === "round_won" || event.event === "round_drawn");
  return end && "hands" in end ? end.hands : null;
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
