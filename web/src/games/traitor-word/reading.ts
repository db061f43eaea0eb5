/** What a view of Traitor Word says, in the words that its screens use. */

import type { Play } from "../../net/play";
import { CONSTANTS, FORGOTTEN_AFTER, type TraitorWordEvent, type TraitorWordLinkShown, type TraitorWordVerdict, type TraitorWordView } from "../../wire";

export type TraitorPlay = Play<"traitor-word">;

export const { flashes_to_win: FLASHES_TO_WIN } = CONSTANTS["traitor-word"];

export function lastLink(view: TraitorWordView): TraitorWordLinkShown {
  return view.chain[view.chain.length - 1]!;
}

/** The word that the last one is linked to; nothing stands before the first. */
export function wordBefore(view: TraitorWordView): string {
  return view.chain[view.chain.length - 2]?.word ?? "";
}

/** The letters of the longest part that cannot be broken: what decides how large a word can be. */
export function longestPart(word: string): number {
  return Math.max(...word.split(/[\s-]+/).map((part) => [...part].length));
}

/** Who says the next word; null while nobody has taken the token. */
export function nextSpeaker({ turn, token }: TraitorWordView): number | null {
  return turn ?? token;
}

/** An accusation as a scene, from the cry to the verdict. */
export interface Case {
  by: number;
  accused: number;
  of: "secret" | "off_topic";
  /** The sentence of the accused, if there is one to read. */
  text: string | null;
  voters: number[];
  voted: number[];
  verdict: TraitorWordVerdict | null;
}

/** The accusation that everybody looks at: until it is settled, and as long as there is time to react to the verdict, or that is
    on the stage. */
export function caseOf({ view }: Pick<TraitorPlay, "view">, staged = false): Case | null {
  const settled = staged || view.phase === "react" || view.over ? view.verdict : null;
  const accusation = view.accusation ?? settled;
  const accused = lastLink(view).seat;
  if (!accusation || accused === null) return null;
  const { by, of, text, voters } = accusation;
  return { by, of, accused, voters, text, voted: view.accusation?.voted ?? [], verdict: settled };
}

/** Whether this is listed no more, because of what has happened since. */
export function isForgotten({ event, n }: TraitorWordEvent, story: readonly TraitorWordEvent[]): boolean {
  const after = FORGOTTEN_AFTER["traitor-word"]?.[event];
  return after !== undefined && story.some((later) => later.event === after && later.n > n);
}

/** The Flash that the verdict has moved; null if there was none to give. */
export function flashGiven(view: TraitorWordView): { seat: number; to: number } | null {
  const { giver = null, by = null } = view.verdict ?? {};
  const accused = lastLink(view).seat;
  if (giver === null || by === null || accused === null) return null;
  return { seat: giver, to: giver === by ? accused : by };
}

/** By how many Flashes the viewer's pile has grown by what has just happened. */
export function flashesGained({ fresh, you }: Pick<TraitorPlay, "fresh" | "you">): number {
  return fresh.reduce((sum, event) => {
    if (event.event === "gave") return sum + Number(event.to === you) - Number(event.seat === you);
    return sum + Number((event.event === "validated" || event.event === "claimed") && event.seat === you);
  }, 0);
}
