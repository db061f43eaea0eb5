import { describe, expect, it } from "vitest";
import { AS_LAID, moved, orderOf, ranksOf, swapped } from "./order";

describe("an order of topics", () => {
  it("is the other side of the numbers on them", () => {
    // topic 0 has a 3, topic 1 a 1, topic 2 a 5, topic 3 a 2, topic 4 a 4
    expect(orderOf([3, 1, 5, 2, 4])).toEqual([1, 3, 0, 4, 2]);
    expect(ranksOf([1, 3, 0, 4, 2])).toEqual([3, 1, 5, 2, 4]);
  });

  it("begins as the topics were laid out", () => {
    expect(ranksOf(AS_LAID)).toEqual([1, 2, 3, 4, 5]);
  });

  it("makes room when a topic moves down or up", () => {
    expect(moved([0, 1, 2, 3, 4], 0, 3)).toEqual([1, 2, 3, 0, 4]);
    expect(moved([0, 1, 2, 3, 4], 4, 1)).toEqual([0, 4, 1, 2, 3]);
    expect(moved([0, 1, 2, 3, 4], 2, 2)).toEqual([0, 1, 2, 3, 4]);
  });

  it("swaps two topics and leaves the rest", () => {
    expect(swapped([4, 3, 2, 1, 0], 4, 0)).toEqual([0, 3, 2, 1, 4]);
  });
});
