import { beforeAll, expect, it } from "vitest";
import type { Play } from "../../net/play";
import { withheldUntil } from "../../parts/beats";
import { speak, speakOf } from "../../say/say.svelte";
import type { PlayerOfHonourEvent } from "../../wire";
import { beats } from "./beats";
import { superlatives } from "./ending";
import { scoresKnown } from "./words";

beforeAll(async () => {
  await speak("en");
  await speakOf("player-of-honour");
});

/** Seat 0 is asked; seat 1 has all five and knew the last, seat 2 only the 5. */
const LAST: PlayerOfHonourEvent = { event: "revealed", n: 9, seat: 0, number: 1, topic: 0, guesses: [null, 1, 2], sure: [1], points: [0, 2, 0] };
const OVER: PlayerOfHonourEvent = {
  event: "round_over", n: 9, seat: 0, ranks: [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [2, 3, 4, 1, 5]], sure: [null, 0, 1],
  points: [7, 7, 1], earned: [[0, 0, 0, 0, 0], [2, 1, 1, 1, 1], [0, 0, 0, 0, 1]], perfect: [1], best: [1],
};
const play = { story: [LAST, OVER], you: 2, people: [{}, {}, {}], view: { scores: [7, 7, 1], honour: 1, done: [], over: false } } as unknown as Play<"player-of-honour">;

it("withholds whatever tells how a number came out, and lets the portraits touch after it is said", () => {
  const beat = beats(LAST, play)!;
  const until = (place: string) => withheldUntil(beat.steps.find(({ what, how }) => what === place && how !== "turn")!);
  expect([until("number-face"), until("guess-1-face"), until("guess-2-face")]).toEqual([1240, 1540, 1660]);
  expect(until("points-2")).toBeGreaterThan(1900);
  expect(until("touch-0")).toBeGreaterThan(beat.tells!);
  expect(beat.tells).toBe(2300);
});

it("counts no points of which nothing has been seen", () => {
  expect(scoresKnown(play, () => false)).toEqual([0, 4, 1]);
  expect(scoresKnown(play, () => true)).toEqual([7, 7, 1]);
});

it("says one true thing of each, with their points", () => {
  expect(superlatives(play).slice(0, 3).map(({ seat, text }) => `${seat}: ${text}`)).toEqual([
    "1: 7 points, the finest guess: all five",
    "0: 7 points, the easiest to read: 6 guesses were right",
    "1: 7 points, the surest ticket: sure, and right",
  ]);
});
