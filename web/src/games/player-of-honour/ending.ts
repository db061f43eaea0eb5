/** How a match of Player of Honour ended, and what may be said of each. */

import { about, type Play } from "../../net/play";
import { say } from "../../say/say.svelte";
import type { PlayerOfHonourEvent } from "../../wire";
import type { Ending, Superlative } from "../game";
import { NUMBERS, TURNED } from "./order";
import { agreed } from "./round";
import { people } from "./words";

export const marks = ["rosette", "i-star"];

type Honour = Play<"player-of-honour">;
type Round = Extract<PlayerOfHonourEvent, { event: "round_over" }>;

export function ending(play: Honour): Ending {
  return play.view.honour === null ? endOfDuo(play) : endOfMatch(play);
}

function endOfMatch(play: Honour): Ending {
  const { winners, scores, rounds } = play.view;
  const seats = scores.map((_, seat) => seat).sort((one, other) => scores[other]! - scores[one]!);
  const first = about(play, winners[0]!);
  const who = winners.length === 1 ? first : { ...first, who: people(play, winners) };
  return {
    headline: say("player-of-honour-end-most_points", { ...who, count: winners.length }),
    after: say("honour-end-after", { points: Math.max(...scores), rounds }),
    lines: seats.map((seat) => ({ seat, text: lineOf(play, seat) })),
  };
}

/** Something true about somebody's match: a perfect guess, else what they knew for sure, else how well they were known. */
function lineOf(play: Honour, seat: number): string {
  const rounds = play.story.filter((event) => event.event === "round_over");
  const guessed = rounds.filter((round) => round.seat !== seat);
  const points = { ...about(play, seat), points: play.view.scores[seat] ?? 0 };
  const perfect = guessed.filter((round) => round.perfect.includes(seat)).length;
  if (perfect) return say("honour-end-perfect", { ...points, count: perfect });
  const known = guessed.filter((round) => knewIt(round, seat)).length;
  if (known) return say("honour-end-known", { ...points, count: known, of: guessed.length });
  const earned = rounds.filter((round) => round.seat === seat).reduce((sum, round) => sum + (round.points[seat] ?? 0), 0);
  return say("honour-end-understood", { ...points, count: earned });
}

/** Whether their I Know This One! card lay where they got something. */
function knewIt({ sure, earned }: Round, seat: number): boolean {
  const topic = sure[seat];
  return topic !== null && topic !== undefined && (earned[seat]?.[topic] ?? 0) > 0;
}

// ── the curtain call ────────────────────────────────────────────────────────────────────────────────────────────────

/** With everybody's points, for these are what they played for. The two of the Duo are named together. */
export function superlatives({ story, view }: Honour): Superlative[] {
  const { scores, honour } = view;
  if (honour === null) return [];
  const rounds = story.filter((event) => event.event === "round_over");
  const counted = (count: (round: Round, seat: number) => number | boolean) =>
    scores.map((_, seat) => rounds.reduce((sum, round) => sum + Number(count(round, seat)), 0));
  const text = (title: string, seat: number, count: number) => say("honour-best", { points: scores[seat] ?? 0, title, count });
  /** Whoever has the most of it, all of them where they have as many. */
  const best = (title: string, counts: number[]): Superlative[] => {
    const count = Math.max(...counts);
    return counts.flatMap((own, seat) => (own === count && count > 0 ? [{ title, seat, text: text(title, seat, count) }] : []));
  };
  const understood = counted(({ seat: asked, points }, seat) => (asked === seat ? (points[seat] ?? 0) : 0));
  return [
    ...best("perfect", counted(({ perfect }, seat) => perfect.includes(seat))),
    ...best("read", counted(({ seat: asked, earned }, seat) => asked === seat && earned.flat().filter((points) => points > 0).length)),
    ...best("ticket", counted(knewIt)),
    ...best("least", counted((round, seat) => foundThe(TURNED[0], round, seat))),
    ...best("most", counted((round, seat) => foundThe(NUMBERS[0], round, seat))),
    ...best("guess", counted((round, seat) => round.best.includes(seat))),
    ...understood.map((count, seat) => ({ title: `understood ${seat}`, seat, text: text("understood", seat, count) })),
  ];
}

/** Whether they got something where this number lay. */
function foundThe(number: number, { seat: asked, ranks, earned }: Round, seat: number): boolean {
  return seat !== asked && (earned[seat]?.[ranks[asked]!.indexOf(number)] ?? 0) > 0;
}

// ── the Duo ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function endOfDuo(play: Honour): Ending {
  const total = play.view.scores[0] ?? 0;
  const good = play.view.good_score ?? 0;
  const rounds = play.story.filter((event) => event.event === "round_over");
  return {
    headline: say("player-of-honour-end-together", { you: play.you === null ? "no" : "yes", total, most: play.view.top_score ?? 0 }),
    after: total >= good ? say("honour-end-duo-good", { good }) : say("honour-end-duo-after", { good }),
    lines: [
      { seat: 0, text: say("honour-end-duo-most", { ...about(play, 0), count: sameOn(rounds, NUMBERS[0]) }) },
      { seat: 1, text: say("honour-end-duo-least", { ...about(play, 1), count: sameOn(rounds, NUMBERS.at(-1)!) }) },
    ],
  };
}

/** In how many rounds of the Duo both gave this number to the same topic. */
function sameOn(rounds: Round[], number: number): number {
  return rounds.filter((round) => agreed(round).some((topic) => round.ranks[0]?.[topic] === number)).length;
}
