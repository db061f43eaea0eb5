/** What may be said of each at the end of a match of #TalkItOut. */

import { say } from "../../say/say.svelte";
import type { Superlative } from "../game";
import { most } from "../superlatives";
import type { Talk } from "./cards";
import { deedsOf } from "./deeds";

/** Shorter than this is no long answer. */
const LONG = 40;

export function superlatives({ story, view }: Talk): Superlative[] {
  const deeds = deedsOf(story, view.seats.length);
  const longest = view.seats.map((_, seat) => Math.max(0, ...story.flatMap((event) => (event.event === "answered" && event.seat === seat ? [event.text?.length ?? 0] : []))));
  const brave = deeds.map(({ answered, thrown, sent }) => (thrown + sent ? 0 : answered));
  return [
    ...most("face", deeds.map(({ unfound }) => unfound), (count) => say("talk-best-face", { count })),
    ...most("ear", deeds.map(({ spotted }) => spotted), (count) => say("talk-best-ear", { count })),
    ...most("longest", longest.map((letters) => (letters < LONG ? 0 : letters)), (count) => say("talk-best-longest", { count })),
    ...most("brave", brave, (count) => say("talk-best-brave", { count })),
    ...most("answered", deeds.map(({ answered }) => answered), (count) => say("talk-best-answered", { count })),
  ];
}
