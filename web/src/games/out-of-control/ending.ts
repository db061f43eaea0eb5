/** How a match of Out of Control ended, and something true about everybody. */

import { about, nameOf } from "../../net/play";
import { listed, say } from "../../say/say.svelte";
import type { Ending } from "../game";
import { PLACES, WILD } from "./cards";
import { spanOf, type Succession } from "./plays";
import { row, type OurPlay } from "./words";

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
  if (view.options.teams) return say("ooc-end-team", { names: winners(play) });
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
  const best = longestOf(play.view.successions.filter(({ owner }) => owner === seat));
  if (best) {
    const span = spanOf(best);
    const missing = PLACES.length - best.cards.length;
    return missing === 0 ? say("ooc-line-complete", { ...who, row: row(span) }) : say("ooc-line-row", { ...who, row: row(span), missing });
  }
  const taken = play.story.filter((event) => event.event === "took" && event.seat === seat).length;
  return taken > 0 ? say("ooc-line-taken", { ...who, taken }) : say("ooc-line-held", { ...who, cards: play.view.seats[seat]!.cards });
}

function longestOf(successions: Succession[]): Succession | undefined {
  return successions.reduce<Succession | undefined>((best, next) => (next.cards.length > (best?.cards.length ?? 0) ? next : best), undefined);
}
