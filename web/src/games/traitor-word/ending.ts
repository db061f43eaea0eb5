/** How a match of Traitor Word ended, and what each person did in it. */

import { about, nameOf } from "../../net/play";
import { listed, say } from "../../say/say.svelte";
import type { TraitorWordEvent, TraitorWordResult } from "../../wire";
import type { Ending } from "../game";
import { flashGiven, lastLink, type TraitorPlay } from "./reading";

export { default as LaidOpen } from "./LaidOpen.svelte";
export { superlatives } from "./superlatives";
export const marks = ["flash", "bolt"];

/** What happened last, how long the chain is, and what everybody has to show for it. */
export function ending(play: TraitorPlay): Ending {
  const { view } = play;
  const { result, chain } = view;
  if (!result) return { headline: "", lines: [] };
  const from = chain[0]!.word;
  const to = lastLink(view).word;
  const places = result.scores.map((flashes, seat) => ({ seat, flashes }));
  const won = (seat: number) => Number(result.winners.includes(seat));
  places.sort((one, other) => won(other.seat) - won(one.seat) || other.flashes - one.flashes);
  return {
    headline: headline(play, result),
    after: chain.length > 1 ? say("tw-end-chain", { count: chain.length, from, to }) : undefined,
    lines: places.map(({ seat, flashes }) => ({ seat, text: line(play, seat, flashes) })),
  };
}

function headline(play: TraitorPlay, { winners, reason }: TraitorWordResult): string {
  const who = winners.map((seat) => nameOf(play, seat));
  if (reason === "empty_pile") return say("traitor-word-end-empty_pile", { names: listed(who), count: who.length, ...about(play, winners[0]!) });
  const winner = about(play, winners[0]!);
  const { word } = lastLink(play.view);
  switch (lastGain(play.story)) {
    case "validated":
      return say("tw-end-validated", { ...winner, word });
    case "claimed":
      return say("tw-end-claimed", { ...winner, word });
    case "gave":
      return say("tw-end-gave", { ...winner, by: nameOf(play, flashGiven(play.view)?.seat ?? winners[0]!), word });
    default:
      return say("traitor-word-end-seven_flashes", winner);
  }
}

/** How the last Flash was won. */
function lastGain(story: readonly TraitorWordEvent[]): "validated" | "claimed" | "gave" | undefined {
  const kind = story.findLast(({ event }) => event === "validated" || event === "claimed" || event === "gave")?.event;
  return kind as "validated" | "claimed" | "gave" | undefined;
}

/** Their Flashes, and the longest word that they brought to the chain. */
function line(play: TraitorPlay, seat: number, flashes: number): string {
  const words = play.view.chain.filter((link) => link.seat === seat).map((link) => link.word);
  const who = { ...about(play, seat), flashes, count: words.length };
  if (!words.length) return say("tw-end-silent", who);
  const longest = words.reduce((long, word) => ([...word].length > [...long].length ? word : long));
  return say("tw-end-line", { ...who, longest });
}
