import { describe, expect, it } from "vitest";
import { arranged, beside, keyed, layout, moved, placeOf, type Columns } from "./columns";

const NONE: Columns = [[], []];

describe("a hand in two columns", () => {
  it("is dealt three and two", () => {
    expect(arranged(NONE, ["a", "b", "c", "d", "e"])).toEqual([["a", "c", "e"], ["b", "d"]]);
  });

  it("stays as its owner laid it, whatever the order of the hand", () => {
    expect(arranged([["e", "a"], ["d", "c", "b"]], ["a", "b", "c", "d", "e"])).toEqual([["e", "a"], ["d", "c", "b"]]);
  });

  it("gives what is new to the shorter column, and forgets what has gone", () => {
    expect(arranged([["a", "b"], ["c", "d", "e"]], ["a", "b", "d", "e", "f"])).toEqual([["a", "b", "f"], ["d", "e"]]);
  });

  it("holds two Wilds as two cards", () => {
    const columns = arranged([["wild"], ["a", "wild"]], ["a", "wild", "wild"]);
    expect(columns).toEqual([["wild"], ["a", "wild"]]);
    expect(keyed(columns).flat().map(({ key }) => key)).toEqual(["wild", "a", "wild again"]);
    expect(arranged(columns, ["a", "wild"])).toEqual([["wild"], ["a"]]);
  });
});

describe("moving a card", () => {
  const columns: Columns = [["a", "b", "c"], ["d", "e"]];

  it.each([
    [{ side: 0, at: 0 }, { side: 1, at: 1 }, [["b", "c"], ["d", "a", "e"]]],
    [{ side: 0, at: 0 }, { side: 0, at: 2 }, [["b", "c", "a"], ["d", "e"]]],
    [{ side: 1, at: 1 }, { side: 0, at: 9 }, [["a", "b", "c", "e"], ["d"]]],
    [{ side: 1, at: 7 }, { side: 0, at: 0 }, [["a", "b", "c"], ["d", "e"]]],
  ] as const)("from %o to %o", (from, to, after) => {
    expect(moved(columns, from, to)).toEqual(after);
  });

  it.each([
    ["ArrowUp", null],
    ["ArrowDown", { side: 0, at: 1 }],
    ["ArrowLeft", null],
    ["ArrowRight", { side: 1, at: 0 }],
    ["Enter", null],
  ])("by %s from the top left", (arrow, to) => {
    expect(beside(columns, { side: 0, at: 0 }, arrow)).toEqual(to);
  });

  it("goes no farther than the end of the other column", () => {
    expect(beside(columns, { side: 0, at: 2 }, "ArrowRight")).toEqual({ side: 1, at: 2 });
    expect(beside([["a"], []], { side: 0, at: 0 }, "ArrowRight")).toEqual({ side: 1, at: 0 });
  });

  it("finds a card by its name", () => {
    expect(placeOf(columns, "e")).toEqual({ side: 1, at: 1 });
    expect(placeOf(columns, "z")).toBeNull();
    expect(placeOf([["wild"], ["wild"]], "wild again")).toEqual({ side: 1, at: 0 });
  });
});

describe("the layout of an Out", () => {
  it("takes the three for the trio, on whichever side they lie", () => {
    const out = { trio: ["a", "b", "c"], pair: ["d", "e"] };
    expect(layout([["a", "b", "c"], ["d", "e"]])).toEqual(out);
    expect(layout([["d", "e"], ["a", "b", "c"]])).toEqual(out);
  });

  it.each([[[["a", "b", "c", "d"], ["e"]]], [[["a", "b", "c"], ["d", "e", "f"]]], [[[], ["a", "b", "c", "d", "e"]]]])("is none for %o", (columns) => {
    expect(layout(columns as unknown as Columns)).toBeNull();
  });
});
