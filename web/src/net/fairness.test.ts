import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Evidence, Opening } from "../wire";
import { canonical, judge, matchHash } from "./fairness";
import { Promises } from "./promises";
import { forgetToken, keepToken, type Promised } from "./seats";
import { sha256 } from "./sha256";

/** The worked example of docs/fairness.md: its figures are the server's. */
const EXAMPLE = JSON.parse(readFileSync(join(import.meta.dirname, "../../../docs/examples/bluff-evidence.json"), "utf8")) as Evidence;
const { commitment, salts, game, rules, seats, options, first, first_by, names, seed } = EXAMPLE;
const deck = sha256(new TextEncoder().encode(canonical(EXAMPLE.deck)));
const OPENING: Opening = { commitment, salts, game, rules, seats, options, deck, first, first_by, names };
const PROMISED: Promised = { commitment, salt: salts[1]!, hash: EXAMPLE.match_hash };

beforeEach(() => localStorage.clear());

test("the match hash is what the server says", () => {
  expect(matchHash(OPENING)).toBe(EXAMPLE.match_hash);
});

test("canonical JSON sorts keys, and escapes no more than it must", () => {
  expect(canonical({ b: [1, null, true, { é: "«\u2028\n»" }], a: "" })).toBe('{"a":"","b":[1,null,true,{"é":"«\u2028\\n»"}]}');
});

test("a promise that was kept is said to be", () => {
  expect(judge(PROMISED, seed, OPENING)).toBe("kept");
});

test.each<[string, Partial<Promised>]>([
  ["another commitment was shown", { commitment: "0".repeat(64) }],
  ["another match hash was shown", { hash: "0".repeat(64) }],
  ["one's own salt is not in it", { salt: [4, "0".repeat(32)] }],
  ["one's own salt is in it as another's", { salt: [3, salts[1]![1]] }],
])("a promise that was not kept is found: %s", (_, other) => {
  expect(judge({ ...PROMISED, ...other }, seed, OPENING)).toBe("broken");
});

test.each<[string, Partial<Opening>]>([
  ["a salt left out", { salts: [salts[1]!] }],
  ["another deck", { deck: "0".repeat(64) }],
  ["other options", { options: { ...options, terms: 13 } }],
  ["another first seat", { first: 1 - first! }],
  ["another way to it", { first_by: "chosen" }],
  ["names that were not drawn", { names: "readable" }],
])("what the match is said to have begun with must be what it began with: %s", (_, other) => {
  expect(judge(PROMISED, seed, { ...OPENING, ...other })).toBe("broken");
});

test("whoever was not there all the time cannot tell; but what does not fit is found all the same", () => {
  for (const missing of [undefined, { ...PROMISED, salt: null }, { ...PROMISED, hash: null }]) {
    expect(judge(missing, seed, OPENING)).toBe("unsure");
    expect(judge(missing, "another seed", OPENING)).toBe("broken");
  }
  expect(judge(undefined, seed, { ...OPENING, first: 1 - first! })).toBe("broken");
});

test("promises outlive the page, for the last match and the next, as long as the seat", () => {
  keepToken("KQRTW", "token");
  const promises = new Promises("KQRTW");
  for (const match of [1, 2, 3]) promises.keep(match, { ...PROMISED, hash: `of ${match}` });
  const again = new Promises("KQRTW");
  expect([1, 2, 3].map((match) => again.of(match)?.hash)).toEqual([undefined, "of 2", "of 3"]);
  expect(new Promises("XXXXX").of(3)).toBeUndefined();
  forgetToken("KQRTW");
  expect(new Promises("KQRTW").of(3)).toBeUndefined();
  keepToken("KQRTW", "another");
  expect(new Promises("KQRTW").of(3)).toBeUndefined();
});

test("a browser that keeps nothing keeps them as long as the page", () => {
  const promises = new Promises("KQRTW");
  promises.keep(1, PROMISED);
  expect(promises.of(1)).toEqual(PROMISED);
});
