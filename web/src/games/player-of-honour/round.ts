/** Reading rounds: what was turned on each topic, who was right there. */

import type { PlayerOfHonourEvent, PlayerOfHonourRoundShown, PlayerOfHonourTurnedShown } from "../../wire";
import { TURNED } from "./order";

/** Everybody's cards of a round, and what they were worth, as an event and as the view of the last round tell them. */
export type Cards = Pick<PlayerOfHonourRoundShown, "ranks" | "sure" | "points" | "earned" | "perfect" | "best">;

export type Turning = Extract<PlayerOfHonourEvent, { event: "revealed" | "round_over" }>;

/** The Duo has nobody to guess (P7). */
export const NOBODY = -1;

/** Whether cards are turned with it. */
export function isTurning(event: PlayerOfHonourEvent): event is Turning {
  return event.event === "revealed" || (event.event === "round_over" && event.seat === NOBODY);
}

/** The steps of a reveal as they were turned. */
export function stepsOf({ ranks, sure, earned }: Pick<Cards, "ranks" | "sure" | "earned">, honour: number): PlayerOfHonourTurnedShown[] {
  return TURNED.map((number) => {
    const topic = ranks[honour]!.indexOf(number);
    const guesses = ranks.map((laid, seat) => (seat === honour ? null : laid[topic]!));
    const knew = guesses.flatMap((_, seat) => (sure[seat] === topic ? [seat] : []));
    return { number, topic, guesses, sure: knew, points: earned.map((points) => points[topic]!) };
  });
}

/** Who gave this topic its number: whoever got something there. */
export function rightOn({ points }: Pick<PlayerOfHonourTurnedShown, "points">): number[] {
  return points.flatMap((earned, seat) => (earned > 0 ? [seat] : []));
}

/** The topics on which the Duo agreed: both got something there. */
export function agreed({ earned: [ours = []] }: Pick<Cards, "earned">): number[] {
  return ours.flatMap((points, topic) => (points > 0 ? [topic] : []));
}
