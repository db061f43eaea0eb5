/** What a view of Traitor Word says, in the words that its screens use. */

import { about, nameOf, offered, type Play } from "../../net/play";
import type { TraitorWordEvent, TraitorWordLinkShown, TraitorWordRefusal, TraitorWordVerdict, TraitorWordView } from "../../wire";

export type TraitorPlay = Play<"traitor-word">;

/** Flashes to win (W13). */
export const SEVEN = 7;

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
export function nextSpeaker(view: TraitorWordView): number | null {
  return view.options.rounds ? view.turn : view.token;
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

/** The accusation that everybody looks at: until it is settled, and as long as there is time to react to the verdict. */
export function caseOf({ view, story }: Pick<TraitorPlay, "view" | "story">): Case | null {
  const settled = view.phase === "react" || view.over ? view.verdict : null;
  const accusation = view.accusation ?? settled;
  const accused = lastLink(view).seat;
  if (!accusation || accused === null) return null;
  const { by, of } = accusation;
  const voters = of === "secret" ? [] : view.seats.map((_, seat) => seat).filter((seat) => seat !== by && seat !== accused);
  return { by, of, accused, voters, text: view.accusation?.text ?? pleaOf(story), voted: view.accusation?.voted ?? [], verdict: settled };
}

/** What the accused has said in defence of the last word: it is read until the next one comes. */
function pleaOf(story: readonly TraitorWordEvent[]): string | null {
  const last = story.findLast(({ event }) => event === "said" || event === "justified");
  return last?.event === "justified" ? last.text : null;
}

/** Why the viewer cannot accuse the last word; null where they can, and for whoever only watches. */
export function barred(play: TraitorPlay): { code: TraitorWordRefusal; ruling: string } | null {
  const { view, you } = play;
  if (you === null || offered(play, "accuse")) return null;
  const { seat } = lastLink(view);
  if (seat === null) return { code: "nobodys_word", ruling: "W2" };
  if (seat === you) return { code: "own_word", ruling: "W4" };
  if (view.accusation) return { code: "settle_first", ruling: "W7" };
  if (!view.in_window) return { code: "window_closed", ruling: "W4" };
  if (view.verdict) return { code: "accused_once", ruling: "W7" };
  return view.flashes === 0 ? { code: "nothing_to_stake", ruling: "W10" } : null;
}

/** Why the viewer cannot claim the last word; null where they can, and for whoever only watches. */
export function barredFromClaiming(play: TraitorPlay): { code: TraitorWordRefusal; ruling: string } | null {
  return offered(play, "claim") ? null : barred(play);
}

type Kind = TraitorWordEvent["event"];

/** What belongs to one word, and is listed no more once the next one is said (W12, W27). */
const OF_ONE_WORD: ReadonlySet<Kind> = new Set<Kind>([
  ...(["accused", "justified", "voted", "judged"] as const),
  ...(["gave", "validated", "claimed", "discarded"] as const),
]);

export function isForgotten(event: TraitorWordEvent, story: readonly TraitorWordEvent[]): boolean {
  return OF_ONE_WORD.has(event.event) && story.some((later) => later.event === "said" && later.n > event.n);
}

/** The Flash that the verdict has moved; null if there was none to give (W10). */
export function flashGiven(story: readonly TraitorWordEvent[]): { seat: number; to: number } | null {
  const since = story.findLastIndex((event) => event.event === "judged");
  const gave = story.slice(since + 1).find((event) => event.event === "gave");
  return since >= 0 && gave?.event === "gave" ? gave : null;
}

/** For a sentence about two: the one, as `about` says it, and whoever accuses, gives or takes. */
export function between(play: TraitorPlay, seat: number, by: number) {
  return { ...about(play, seat), by: nameOf(play, by), byYou: by === play.you ? "yes" : "no" };
}
