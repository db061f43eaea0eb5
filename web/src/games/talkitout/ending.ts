/** How a match of #TalkItOut ended, and what each person did in it. */

import { about, isReader } from "../../net/play";
import { say } from "../../say/say.svelte";
import type { TalkitoutEvent } from "../../wire";
import type { Ending } from "../game";
import type { Talk } from "./cards";
import { deedsOf, type Deeds } from "./deeds";
import { named } from "./words";

export { default as LaidOpen } from "./LaidOpen.svelte";
export { superlatives } from "./superlatives";
export const marks = ["c-S", "c-R", "c-F", "c-M", "c-I"];

/** The one thing that is told of somebody: the rarest that they did. */
function lineOf(play: Talk, seat: number, deeds: Deeds, cards: number): string {
  const rarest = (["unfound", "spotted", "thrown", "sent", "answered"] as const).find((deed) => deeds[deed] > 0);
  const who = about(play, seat);
  const did = rarest ? say(`talk-line-${rarest}`, { ...who, count: deeds[rarest] }) : say("talk-line-none", who);
  return say("talk-line", { ...who, line: `${did} ${say("talk-line-cards", { count: cards })}` });
}

function headline(play: Talk): string {
  const { winners, result } = play.view;
  const winner = winners[0];
  if (winner === undefined || result?.reason === "no_progress") return say("talkitout-end-no_progress", { who: named(play, winners), you: isReader(play, winner ?? -1), count: winners.length });
  const last = play.story.findLast(({ event }) => event === "special" || event === "played");
  return say("talkitout-end-out", { ...about(play, winner), card: last?.event === "special" ? last.card : "none" });
}

export function ending(play: Talk): Ending {
  const { seats, winners } = play.view;
  const deeds = deedsOf(play.story, seats.length);
  const count = (event: TalkitoutEvent["event"]) => play.story.filter((happened) => happened.event === event).length;
  const order = seats
    .map(({ cards }, seat) => ({ seat, cards }))
    .sort((one, other) => Number(winners.includes(other.seat)) - Number(winners.includes(one.seat)) || one.cards - other.cards);
  return {
    headline: headline(play),
    after: say("talk-end-after", { questions: count("played"), lies: count("judged") }),
    lines: order.map(({ seat, cards }) => ({ seat, text: lineOf(play, seat, deeds[seat]!, cards) })),
  };
}
