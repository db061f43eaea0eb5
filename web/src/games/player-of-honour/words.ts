/** What the game says: the step, what happened, and how it ended. */

import { about, isAlone, isYours, nameOf, type Play } from "../../net/play";
import { listed, say } from "../../say/say.svelte";
import type { GameTypes } from "../../wire";
import type { Ending } from "../game";
import { NUMBERS } from "./order";
import { agreed, nextNumber, rightOn, type Cards } from "./round";

type Honour = Play<"player-of-honour">;
type HonourEvent = GameTypes["player-of-honour"]["event"];
type Event<E extends HonourEvent["event"]> = Extract<HonourEvent, { event: E }>;

/** The Duo has nobody to guess (P7). */
const NOBODY = -1;

/** Names in a row; whoever reads it is "you", and comes first. */
export function people(play: Honour, seats: number[]): string {
  const others = seats.filter((seat) => seat !== play.you).map((seat) => nameOf(play, seat));
  return listed(others.length < seats.length ? [say("honour-you"), ...others] : others);
}

// ── the step ────────────────────────────────────────────────────────────────────────────────────────────────────────

export function step(play: Honour): string {
  if (play.view.phase === "over") return say("honour-step-over");
  return play.view.phase === "reveal" ? stepOfReveal(play) : stepOfPlacing(play);
}

function stepOfPlacing(play: Honour): string {
  const { honour, waiting } = play.view;
  if (isYours(play)) {
    if (honour === null || honour === play.you) return say("honour-step-rank");
    return say("honour-step-guess", { who: nameOf(play, honour) });
  }
  const thinking = { who: people(play, waiting), count: waiting.length };
  if (play.you !== null) return say("honour-step-done", thinking);
  if (honour === null) return say("honour-step-watch-duo", thinking);
  return say("honour-step-watch", { honour: nameOf(play, honour), ...thinking });
}

function stepOfReveal(play: Honour): string {
  const number = nextNumber(play.view);
  if (isYours(play)) return say("honour-step-turn", { number, bots: isAlone(play) ? "yes" : "no" });
  return say("honour-step-turns", { ...about(play, play.view.honour ?? NOBODY), number });
}

/** What a round came to. */
export function told(play: Honour, round: Cards, honour: number | null): string {
  return honour === null ? toldOfDuo(round) : toldOfRound(play, round, honour);
}

function toldOfDuo({ points }: Cards): string {
  return say("player-of-honour-told-round_over", { outcome: "same", count: points[0] ?? 0 });
}

function toldOfRound(play: Honour, round: Cards, honour: number): string {
  const { perfect, best } = round;
  const outcome = perfect.length ? "perfect" : best.length ? "best" : "unknown";
  const who = { ...about(play, honour), best: people(play, perfect.length ? perfect : best) };
  return say("player-of-honour-told-round_over", { ...who, outcome, count: round.points[honour] ?? 0 });
}

// ── what happened ───────────────────────────────────────────────────────────────────────────────────────────────────

export function tell(event: HonourEvent, play: Honour): string | null {
  switch (event.event) {
    case "round":
      return say("player-of-honour-told-round", {
        ...about(play, event.seat),
        duo: event.seat === NOBODY ? "yes" : "no",
        number: event.number,
      });
    case "done":
      return say("player-of-honour-told-done", about(play, event.seat));
    case "undone":
      return say("player-of-honour-told-undone", about(play, event.seat));
    case "taken":
      return say("player-of-honour-told-taken", about(play, event.seat));
    case "revealed":
      return tellRevealed(event, play);
    case "round_over":
      return told(play, event, event.seat === NOBODY ? null : event.seat);
    default:
      return null;
  }
}

function tellRevealed(event: Event<"revealed">, play: Honour): string {
  const right = rightOn(event);
  const topic = topicsAt(play, event.n)[event.topic]?.text ?? "";
  return say("player-of-honour-told-revealed", { number: event.number, topic, who: people(play, right), count: right.length });
}

/** The topics that lay there when this was heard: with the last number of a round, the next round's lie there already. */
function topicsAt(play: Honour, n: number): { text: string }[] {
  return play.story.findLast((event): event is Event<"round"> => event.event === "round" && event.n < n)?.topics ?? [];
}

// ── the end ─────────────────────────────────────────────────────────────────────────────────────────────────────────

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
function knewIt({ sure, earned }: Event<"round_over">, seat: number): boolean {
  const topic = sure[seat];
  return topic !== null && topic !== undefined && (earned[seat]?.[topic] ?? 0) > 0;
}

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
function sameOn(rounds: Event<"round_over">[], number: number): number {
  return rounds.filter((round) => agreed(round).some((topic) => round.ranks[0]?.[topic] === number)).length;
}
