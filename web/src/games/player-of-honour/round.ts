/** Reading rounds: what is turned next, what was turned on each topic, who was right. */

import type { PlayerOfHonourRoundShown, PlayerOfHonourTurnedShown, PlayerOfHonourView } from "../../wire";
import { NUMBERS } from "./order";

/** Everybody's cards of a round, as an event and as the view of the last round tell them. */
export type Cards = Pick<PlayerOfHonourRoundShown, "ranks" | "sure" | "points">;

/** P4 The number that is turned next: from 5 to 1. */
export function nextNumber({ revealed }: Pick<PlayerOfHonourView, "revealed">): number {
  return NUMBERS.length - revealed.length;
}

/** P7 What the Duo can reach at most. */
export function mostOf({ rounds }: Pick<PlayerOfHonourView, "rounds">): number {
  return rounds * NUMBERS.length;
}

/** P4 The five steps of a reveal, from 5 to 1. */
export function stepsOf({ ranks, sure }: Cards, honour: number): PlayerOfHonourTurnedShown[] {
  return [...NUMBERS].reverse().map((number) => {
    const topic = ranks[honour]!.indexOf(number);
    const guesses = ranks.map((laid, seat) => (seat === honour ? null : laid[topic]!));
    const knew = guesses.flatMap((_, seat) => (sure[seat] === topic ? [seat] : []));
    const points = guesses.map((guess, seat) => (guess === number ? 1 + Number(knew.includes(seat)) : 0));
    return { number, topic, guesses, sure: knew, points };
  });
}

/** Who gave this topic its number. */
export function rightOn({ guesses, number }: Pick<PlayerOfHonourTurnedShown, "guesses" | "number">): number[] {
  return guesses.flatMap((guess, seat) => (guess === number ? [seat] : []));
}

/** P5 Who had all five right. */
export function perfectIn({ ranks }: Pick<Cards, "ranks">, honour: number): number[] {
  const wanted = ranks[honour]!;
  return ranks.flatMap((laid, seat) => (seat !== honour && agreed(laid, wanted).length === wanted.length ? [seat] : []));
}

/** The Guessers who earned most; nobody, if there was nothing to earn. */
export function bestIn({ points }: Pick<Cards, "points">, honour: number): number[] {
  const most = points[honour]!;
  return most === 0 ? [] : points.flatMap((earned, seat) => (seat !== honour && earned === most ? [seat] : []));
}

/** The topics that have the same number in both. */
export function agreed(one: readonly number[], other: readonly number[]): number[] {
  return one.flatMap((number, topic) => (number === other[topic] ? [topic] : []));
}
