import { describe, expect, it } from "vitest";
import { agreed, bestIn, perfectIn, rightOn, stepsOf } from "./round";

/** The example of the rules page: thunderstorms, blue cheese, being early, karaoke, the smell of paint. */
const ines = { ranks: [[1, 5, 3, 2, 4], [1, 4, 3, 2, 5], [2, 5, 4, 1, 3]], sure: [null, 1, 1], points: [3, 3, 2] };

describe("the example of the rules", () => {
  it("is turned from 5 to 1", () => {
    const steps = stepsOf(ines, 0);
    expect(steps.map(({ number, topic }) => [number, topic])).toEqual([[5, 1], [4, 4], [3, 2], [2, 3], [1, 0]]);
    expect(steps[0]).toEqual({ number: 5, topic: 1, guesses: [null, 4, 5], sure: [1, 2], points: [0, 0, 2] });
    expect(steps[4]).toEqual({ number: 1, topic: 0, guesses: [null, 1, 2], sure: [], points: [0, 1, 0] });
  });

  it("knows who was right on each topic, and who earned most", () => {
    expect(stepsOf(ines, 0).map(rightOn)).toEqual([[2], [], [1], [1], [1]]);
    expect(bestIn(ines, 0)).toEqual([1]);
    expect(perfectIn(ines, 0)).toEqual([]);
  });
});

it("a perfect guess is the Guesser's, never the Player of Honour's own", () => {
  const ranks = [[1, 2, 3, 4, 5], [5, 4, 3, 2, 1], [1, 2, 3, 4, 5]];
  expect(perfectIn({ ranks }, 0)).toEqual([2]);
});

it("nobody is best where nobody has a point", () => {
  expect(bestIn({ points: [0, 0, 0] }, 1)).toEqual([]);
});

it("the Duo agrees on a topic when both gave it the same number", () => {
  expect(agreed([1, 2, 3, 4, 5], [5, 2, 3, 4, 1])).toEqual([1, 2, 3]);
});
