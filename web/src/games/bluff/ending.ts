/** How a match of Bluff ended, and what may be said of each. */

import type { Play } from "../../net/play";
import { say } from "../../say/say.svelte";
import type { BluffBlockedEvent } from "../../wire";
import type { Ending, Superlative } from "../game";
import { most } from "../superlatives";
import { blocksOf } from "./story";
import { facing, headline, whyWon } from "./words";

/** A later turn is no early one. */
const EARLY = 8;

export { default as LaidOpen } from "./LaidOpen.svelte";
export const marks = ["k-word", "k-def", "k-ex", "k-wild"];

export function ending(play: Play<"bluff">): Ending {
  const { last, winners, score, options } = play.view;
  const seats = [...winners, ...[0, 1].filter((seat) => !winners.includes(seat))];
  return {
    headline: last ? headline(play, last) : say("bluff-step-over"),
    after: last ? whyWon(play, last) : undefined,
    lines: seats.map((seat) => ({
      seat,
      text: say("bluff-ending-line", { ...facing(play, seat), ...blocksOf(play.story, seat), rounds: score[seat] ?? 0, of: options.rounds }),
    })),
  };
}

/** The best catch, the earliest Block, the longest nerve: by the throws of a round, each of which ends a turn. */
export function superlatives({ story }: Play<"bluff">): Superlative[] {
  const blocks: { block: BluffBlockedEvent; turn: number }[] = [];
  const nerve = [0, 0];
  let turn = 1;
  let calm = [0, 0];
  for (const event of story) {
    if (event.event === "dealt") [turn, calm] = [1, [0, 0]];
    else if (event.event === "blocked") {
      blocks.push({ block: event, turn });
      calm[event.seat] = 0;
    } else if (event.event === "threw") {
      turn += 1;
      calm[event.seat]! += 1;
      nerve[event.seat] = Math.max(nerve[event.seat]!, calm[event.seat]!);
    }
  }
  const caught = [0, 1].map((seat) => blocksOf(story, seat).right);
  const first = blocks.toSorted((one, other) => one.turn - other.turn)[0];
  return [
    ...most("catch", caught, (count) => say("bluff-best-catch", { count })),
    ...(first && first.turn <= EARLY ? [{ title: "earliest", seat: first.block.seat, text: say("bluff-best-earliest", { turn: first.turn }) }] : []),
    ...most("nerve", nerve, (count) => say("bluff-best-nerve", { count })),
    ...most("took", [0, 1].map((seat) => story.filter((event) => event.event === "took" && event.seat === seat).length), (count) => say("bluff-best-took", { count })),
  ];
}
