/** How a match of #TalkItOut ended, and what each person did in it. */

import { about, isReader } from "../../net/play";
import { say } from "../../say/say.svelte";
import type { TalkitoutEvent } from "../../wire";
import type { Ending } from "../game";
import type { Talk } from "./cards";
import { named } from "./words";

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
