/** What each person did in a match of #TalkItOut, counted from its story. */

import type { TalkitoutEvent } from "../../wire";

export interface Deeds {
  answered: number;
  /** Lies that the others did not find. */
  unfound: number;
  /** Lies of others that were found with this person's vote: who was right in vain has not seen through them. */
  spotted: number;
  thrown: number;
  sent: number;
}

export function deedsOf(story: readonly TalkitoutEvent[], seats: number): Deeds[] {
  const all = Array.from({ length: seats }, () => ({ answered: 0, unfound: 0, spotted: 0, thrown: 0, sent: 0 }));
  for (const event of story) {
    const deeds = all[event.seat];
    if (!deeds) continue;
    if (event.event === "answered") deeds.answered += 1;
    else if (event.event === "special" && event.card === "throw_it_out") deeds.thrown += 1;
    else if (event.event === "special" && event.card === "back_at_you") deeds.sent += 1;
    else if (event.event === "judged" && event.lie !== null) {
      if (event.found) event.votes.forEach((vote, seat) => vote === event.lie && (all[seat]!.spotted += 1));
      else deeds.unfound += 1;
    }
  }
  return all;
}
