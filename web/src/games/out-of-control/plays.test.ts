import { describe, expect, test } from "vitest";
import { held, inRows, sorted } from "./cards";
import type { OutOfControlRowShown as RowGuidance } from "../../wire";
import { complete, outcome, places, plays, possible, type Layout, type Succession } from "./plays";

const ME = 0;

function row(id: number, owner: number, colour: Succession["colour"], from: number, ...cards: string[]): Succession {
  return { id, owner, colour, from, cards };
}

/** A table where the server says of some rows what they take; others take nothing. */
function layout(successions: Succession[] = [], taking: Record<number, Partial<RowGuidance>> = {}): Layout {
  const rows = successions.map(({ id, cards }) => ({ succession: id, most: 0, takes: cards.map(() => null), joins_low: true, joins_high: true, ...taking[id] }));
  return { you: ME, successions, guidance: { lay: { least: 3, numbers: 1 }, rows, gatherable: null } };
}

const MY_RED = row(0, ME, "red", 4, "R4", "R5", "R6", "R7");
const THEIR_BLUE = row(1, 1, "blue", 2, "B2", "W", "B4");
const MINE = { most: 10, takes: ["W", "W", "W", "W"] };
const THEIRS = { takes: ["W", "B3", "W"] };
/** My turn, with a row of my own. */
const TURN = layout([MY_RED, THEIR_BLUE], { 0: MINE, 1: THEIRS });

describe("a lay", () => {
  test("needs three cards of one colour that follow each other", () => {
    expect(plays(layout(), ["R3", "R4", "R5"])).toEqual([{ act: "lay", colour: "red", from: 3, cards: ["R3", "R4", "R5"] }]);
    for (const cards of [["R3", "R4"], ["R3", "R4", "B5"], ["R3", "R4", "R6"], ["R3", "R3", "R4"], ["W", "W", "W"], []])
      expect(plays(layout(), cards)).toEqual([]);
  });

  test("lists its cards in ascending order, however they were picked", () => {
    expect(plays(layout(), ["G10", "G8", "G9"])).toMatchObject([{ from: 8, cards: ["G8", "G9", "G10"] }]);
  });

  test("asks what a Wild stands for where that is open", () => {
    expect(plays(layout(), ["R4", "W", "R6"])).toMatchObject([{ from: 4, cards: ["R4", "W", "R6"] }]);
    expect(plays(layout(), ["R4", "R5", "W"])).toMatchObject([
      { from: 3, cards: ["W", "R4", "R5"] },
      { from: 4, cards: ["R4", "R5", "W"] },
    ]);
    expect(plays(layout(), ["R1", "W", "W"])).toMatchObject([{ from: 1, cards: ["R1", "W", "W"] }]);
    expect(plays(layout(), ["R5", "W", "W"])).toHaveLength(3);
  });
});

describe("an extension", () => {
  test("goes to either end of a row that takes it, several at once, never past 1 or 10", () => {
    expect(plays(TURN, ["R8", "R9"])).toEqual([{ act: "extend", succession: 0, end: "high", cards: ["R8", "R9"] }]);
    expect(plays(TURN, ["W", "R2"])).toEqual([{ act: "extend", succession: 0, end: "low", cards: ["R2", "W"] }]);
    expect(plays(layout([row(0, ME, "red", 8, "R8", "R9", "R10")], { 0: { most: 10 } }), ["R1"])).toEqual([]);
  });

  test("has no more cards at once than the row takes", () => {
    expect(plays(TURN, ["B5"])).toEqual([]);
    const partners = layout([row(2, 2, "blue", 2, "B2", "B3", "B4")], { 2: { most: 1 } });
    expect(plays(partners, ["B5"])).toEqual([{ act: "extend", succession: 2, end: "high", cards: ["B5"] }]);
    expect(plays(partners, ["B5", "B6"])).toEqual([]);
  });
});

describe("an exchange", () => {
  test("is for the very card that a place takes", () => {
    expect(plays(layout([THEIR_BLUE]), ["B3"])).toEqual([]);
    expect(plays(TURN, ["B3"])).toEqual([{ act: "substitute", succession: 1, number: 3, card: "B3" }]);
    expect(plays(TURN, ["B2"])).toEqual([]);
  });

  test("with a Wild: wherever one is taken, and both ends of a row that grows are open too", () => {
    const found = plays(TURN, ["W"]);
    expect(found.filter(({ act }) => act === "extend")).toHaveLength(2);
    expect(found.filter(({ act }) => act === "substitute")).toHaveLength(6);
  });
});

test("nothing can be played where the server gives no guidance", () => {
  const later = { ...TURN, guidance: null };
  expect(plays(later, ["R3", "R4", "R5"])).toEqual([]);
  expect(possible(later, ["R8"], ["R9", "W"])).toBe(false);
});

describe("what could still go along", () => {
  test("cards that could complete a play are possible, others are not", () => {
    expect(possible(layout(), ["R3"], ["R5", "W", "B3"])).toBe(true);
    expect(possible(layout(), ["R3", "B3"], ["R5", "W"])).toBe(false);
    expect(possible(layout(), ["R3"], ["R5", "B4"])).toBe(false);
    expect(possible(layout(), ["W"], ["W", "W"])).toBe(false);
    expect(possible(layout(), ["W"], ["W", "Y9"])).toBe(true);
  });

  test("a picked Wild needs a place of its own", () => {
    const full = ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10"];
    expect(possible(layout(), [...full, "W"], [])).toBe(false);
    expect(possible(layout(), [...full.slice(1), "W"], [])).toBe(true);
  });

  test("a row grows by what is held, gaps filled", () => {
    expect(possible(TURN, ["R9"], ["R8"])).toBe(true);
    expect(possible(TURN, ["R9"], ["W"])).toBe(true);
    expect(possible(TURN, ["R9"], [])).toBe(false);
  });

  test("every play has its cards possible, and nothing else is", () => {
    const hand = ["R8", "R9", "W", "B3", "G1", "G2", "Y5"];
    for (const chosen of subsets(hand)) {
      const whole = subsets(hand.filter((card) => !chosen.includes(card)));
      const some = whole.some((others) => plays(TURN, [...chosen, ...others]).length > 0);
      if (chosen.length > 0) expect(possible(TURN, chosen, hand.filter((card) => !chosen.includes(card)))).toBe(some);
    }
  });
});

describe("what comes of a play", () => {
  test("the places it touches", () => {
    expect(places(layout([MY_RED]), { act: "extend", succession: 0, end: "low", cards: ["R2", "W"] })).toEqual([2, 3]);
    expect(places(layout(), { act: "lay", colour: "red", from: 8, cards: ["R8", "R9", "W"] })).toEqual([8, 9, 10]);
    expect(places(layout([MY_RED]), { act: "substitute", succession: 0, number: 5, card: "W" })).toEqual([5]);
  });

  test("what touches joins, and 1 to 10 is complete", () => {
    const below = row(1, ME, "red", 1, "R1", "R2", "R3");
    const theirs = row(2, 1, "red", 8, "R8", "R9", "R10");
    const up = { act: "extend", succession: 0, end: "high", cards: ["R8", "R9"] } as const;
    expect(outcome(layout([MY_RED, below, theirs]), { ...up, cards: ["R8", "R9"] })).toEqual({ span: { colour: "red", low: 1, high: 9 }, joins: true });
    expect(outcome(layout([MY_RED, theirs]), { act: "lay", colour: "red", from: 1, cards: ["R1", "R2", "R3"] })).toEqual({
      span: { colour: "red", low: 1, high: 7 },
      joins: true,
    });
    expect(complete({ colour: "red", low: 1, high: 10 })).toBe(true);
    expect(complete({ colour: "red", low: 1, high: 9 })).toBe(false);
  });

  test("of two that would be touched, the server says which joins", () => {
    const longer = row(1, ME, "red", 4, "R4", "R5", "R6", "R7", "R8");
    const lay = { act: "lay", colour: "red", from: 1, cards: ["R1", "R2", "R3"] } as const;
    const at = layout([MY_RED, longer], { 0: { joins_low: false } });
    expect(outcome(at, { ...lay, cards: [...lay.cards] }).span).toEqual({ colour: "red", low: 1, high: 8 });
  });
});

describe("the hand", () => {
  const cards = (order: "colour" | "number") => sorted(held(["W", "B1", "R10", "R2", "B1"]), order).map(({ card }) => card);

  test("is sorted by colour or by number, Wilds last", () => {
    expect(cards("colour")).toEqual(["R2", "R10", "B1", "B1", "W"]);
    expect(cards("number")).toEqual(["B1", "B1", "R2", "R10", "W"]);
  });

  test("tells equal cards apart", () => {
    expect(held(["B1", "W", "B1"]).map(({ key }) => key)).toEqual(["B1.0", "W.0", "B1.1"]);
  });

  test("goes in rows of about equal length", () => {
    expect(inRows([1, 2, 3, 4, 5], 4)).toEqual([[1, 2, 3], [4, 5]]);
    expect(inRows([1, 2], 4)).toEqual([[1, 2]]);
    expect(inRows([], 4)).toEqual([[]]);
  });
});

function subsets<T>(things: T[]): T[][] {
  return things.reduce<T[][]>((found, thing) => [...found, ...found.map((some) => [...some, thing])], [[]]);
}
