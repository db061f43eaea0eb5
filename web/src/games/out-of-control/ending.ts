/** How a match of Out of Control ended, and something true about everybody. */

import { about, nameOf } from "../../net/play";
import { listed, say } from "../../say/say.svelte";
import type { Ending, Superlative } from "../game";
import { most } from "../superlatives";
import { WILD } from "./cards";
import { missing, rowsOf, spanOf, type Succession } from "./plays";
import { row, team, type OurPlay } from "./words";

export { default as LaidOpen } from "./LaidOpen.svelte";
export const marks = ["o-R", "o-Y", "o-G", "o-B"];

export function ending(play: OurPlay): Ending {
  const { view } = play;
  const last = view.result?.reason === "complete" ? longestOf(view.successions) : undefined;
  const headline = last
    ? say("out-of-control-end-complete", { ...about(play, last.owner), colour: say(`ooc-colour-${last.colour}`) })
    : say("ooc-end-longest", { ...about(play, view.winners[0]!), names: winners(play), count: view.winners.length });
  const seats = view.seats.map((_, seat) => seat);
  const longest = (seat: number) => view.result?.scores[seat] ?? 0;
  seats.sort((a, b) => Number(view.winners.includes(b)) - Number(view.winners.includes(a)) || longest(b) - longest(a));
  return { headline, after: after(play, last), lines: seats.map((seat) => ({ seat, text: line(play, seat) })) };
}

function after(play: OurPlay, last: Succession | undefined): string {
  const { view } = play;
  if (!last) return view.result?.reason === "all_laid" ? say("out-of-control-end-all_laid") : say("out-of-control-end-stall");
  if (view.options.teams) return say("ooc-end-team", { names: team(play, last.owner) });
  return say("ooc-end-wilds", { wilds: last.cards.filter((card) => card === WILD).length });
}

/** Whoever reads it is "you", and comes first. */
function winners(play: OurPlay): string {
  const others = play.view.winners.filter((seat) => seat !== play.you).map((seat) => nameOf(play, seat));
  return listed(others.length < play.view.winners.length ? [say("ooc-end-you"), ...others] : others);
}

function line(play: OurPlay, seat: number): string {
  const who = about(play, seat);
  return say("ooc-line", { ...who, line: deed(play, seat, who) });
}

function deed(play: OurPlay, seat: number, who: ReturnType<typeof about>): string {
  const [best] = rowsOf(play.view, seat);
  if (best) {
    const short = missing(best).length;
    const named = { ...who, row: row(spanOf(best)), missing: short };
    return short === 0 ? say("ooc-line-complete", named) : say("ooc-line-row", named);
  }
  const taken = play.story.filter((event) => event.event === "took" && event.seat === seat).length;
  return taken > 0 ? say("ooc-line-taken", { ...who, taken }) : say("ooc-line-held", { ...who, cards: play.view.seats[seat]!.cards });
}

function longestOf(successions: Succession[]): Succession | undefined {
  return successions.reduce<Succession | undefined>((best, next) => (next.cards.length > (best?.cards.length ?? 0) ? next : best), undefined);
}

/** What may be said of each: the die that was free most often, what was given away, the longest row, the boldest swaps. */
export function superlatives({ story, view }: OurPlay): Superlative[] {
  const counts = (is: (event: OurPlay["story"][number]) => boolean) => view.seats.map((_, seat) => story.filter((event) => event.seat === seat && is(event)).length);
  const longest = view.seats.map((_, seat) => rowsOf(view, seat)[0]?.cards.length ?? 0);
  return [
    ...most("longest", longest, (count) => say("ooc-best-longest", { count })),
    ...most("die", counts((event) => event.event === "rolled" && event.die === "orange"), (count) => say("ooc-best-die", { count })),
    ...most("generous", counts(({ event }) => event === "gave"), (count) => say("ooc-best-generous", { count })),
    ...most("swaps", counts(({ event }) => event === "substituted"), (count) => say("ooc-best-swaps", { count })),
  ];
}
