import { describe, expect, it } from "vitest";
import { agreed, rightOn, stepsOf } from "./round";

/** The example of the rules page, as the server counts it: thunderstorms, blue cheese, being early, karaoke, paint. */
const INES = {
  ranks: [[1, 5, 3, 2, 4], [1, 4, 3, 2, 5], [2, 5, 4, 1, 3]],
  sure: [null, 1, 1],
  earned: [[0, 0, 0, 0, 0], [1, 0, 1, 1, 0], [0, 2, 0, 0, 0]],
};

describe("the example of the rules", () => {
  it("is turned from 5 to 1", () => {
    const steps = stepsOf(INES, 0);
    expect(steps.map(({ number, topic }) => [number, topic])).toEqual([[5, 1], [4, 4], [3, 2], [2, 3], [1, 0]]);
    expect(steps[0]).toEqual({ number: 5, topic: 1, guesses: [null, 4, 5], sure: [1, 2], points: [0, 0, 2] });
    expect(steps[4]).toEqual({ number: 1, topic: 0, guesses: [null, 1, 2], sure: [], points: [0, 1, 0] });
  });

  it("knows who was right on each topic", () => {
    expect(stepsOf(INES, 0).map(rightOn)).toEqual([[2], [], [1], [1], [1]]);
  });
});

it("the Duo agrees on a topic where both got something", () => {
  expect(agreed({ earned: [[0, 1, 1, 1, 0], [0, 1, 1, 1, 0]] })).toEqual([1, 2, 3]);
});
