/** The last lie of a match, from its story: what was asked, what was told, how it was judged. */

import type { TalkitoutEvent, TalkitoutVerdict } from "../../wire";

export interface Lie extends TalkitoutVerdict {
  /** The number of the event that judged it. */
  at: number;
  liar: number;
  question: string;
  /** The two answers as they were shown; null if they were said aloud, or never told. */
  answers: [string, string] | null;
}

export const BOTH = [0, 1] as const;

/** The last lie that was judged; null if there was none. */
export function lastLie(story: readonly TalkitoutEvent[]): Lie | null {
  const judgedAt = story.findLastIndex(({ event }) => event === "judged");
  const judged = story[judgedAt];
  if (judged?.event !== "judged") return null;
  const turn = story.slice(story.findLastIndex(({ event }, at) => event === "played" && at < judgedAt), judgedAt);
  const played = turn.find((event) => event.event === "played");
  const told = turn.find((event) => event.event === "told");
  const { n, seat, votes, lie, found } = judged;
  return { at: n, liar: seat, question: played?.card ?? "", answers: told?.answers ?? null, votes, lie, found };
}

/** Who voted for this answer. */
export function votersFor(votes: readonly (number | null)[], answer: number): number[] {
  return votes.flatMap((vote, seat) => (vote === answer ? [seat] : []));
}
