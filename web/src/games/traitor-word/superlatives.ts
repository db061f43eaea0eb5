/** What may be said of each at the end of a match of Traitor Word. Of what is listed no more (W27) a device knows only what it
    heard itself. */

import { say } from "../../say/say.svelte";
import type { TraitorWordEvent } from "../../wire";
import type { Superlative } from "../game";
import { most } from "../superlatives";
import type { TraitorPlay } from "./reading";

const letters = (word: string) => [...word].length;

export function superlatives({ story, view }: TraitorPlay): Superlative[] {
  const seats = view.seats.map((_, seat) => seat);
  const smuggled = longest(seats, story.flatMap((event) => (event.event === "validated" ? [event] : [])));
  const said = longest(seats, view.chain);
  const trials = story.flatMap((event) => (event.event === "judged" && event.of === "off_topic" ? [event] : []));
  const thumbs = (seat: number, thumb: string) => trials.filter(({ votes }) => votes?.[seat] === thumb).length;
  const fair = seats.map((seat) => trials.filter(({ votes, guilty }) => votes?.[seat] === (guilty ? "down" : "up")).length);
  const pleas = seats.map((seat) => Math.max(0, ...trials.map((trial) => (trial.seat === seat && !trial.guilty ? (trial.votes?.filter((vote) => vote === "up").length ?? 0) : 0))));
  const count = (kind: TraitorWordEvent["event"]) => seats.map((seat) => story.filter((event) => event.event === kind && event.seat === seat).length);
  return [
    ...most("boldest", smuggled.map(letters), () => say("tw-best-boldest", { word: smuggled.reduce(longer) })),
    ...most("plea", pleas, (count) => say("tw-best-plea", { count })),
    ...most("fairest", fair, (count) => say("tw-best-fairest", { count })),
    ...most("ear", count("claimed"), (count) => say("tw-best-ear", { count })),
    ...most("kindest", seats.map((seat) => thumbs(seat, "up")), (count) => say("tw-best-kindest", { count })),
    ...most("longest", said.map(letters), () => say("tw-best-longest", { word: said.reduce(longer) })),
    ...most("readiest", count("said"), (count) => say("tw-best-readiest", { count })),
  ];
}

/** Of each the longest; nothing, where there is none. */
function longest(seats: readonly number[], words: readonly { seat: number | null; word: string }[]): string[] {
  return seats.map((seat) => words.reduce((best, one) => (one.seat === seat ? longer(best, one.word) : best), ""));
}

function longer(one: string, other: string): string {
  return letters(other) > letters(one) ? other : one;
}
