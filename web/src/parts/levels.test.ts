import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "../say/say.svelte";
import { ANYTHING, found, isSearching, isWorthASearch, levelOf, levelSaid, wordSaid, type Level } from "./levels";

const NOTHING: Level = { age: null, difficulty: null, themes: [] };
const MUSIC: Level = { age: 12, difficulty: "hard", themes: ["music", "art"] };
const SEA: Level = { age: 8, difficulty: "easy", themes: ["sea", "animals"] };
const MANY = [MUSIC, SEA, ...Array.from({ length: 7 }, () => NOTHING)];

describe("in words", () => {
  beforeAll(() => speak("en"));

  test("a level says what a deck says of itself, and no more", () => {
    expect(levelSaid(MUSIC)).toBe("12+ · hard");
    expect(levelSaid(MUSIC, true)).toBe("12+ · hard · music, art");
    expect(levelSaid({ ...NOTHING, difficulty: "middle" }, true)).toBe("medium");
    expect(levelSaid(NOTHING, true)).toBe("");
  });

  test("a theme of a newer server goes by its name", () => {
    expect(wordSaid("themes", "board-games")).toBe("Board games");
  });
});

test("a deck that is being written says what has been chosen", () => {
  expect(levelOf({ age: "8", difficulty: "easy", themes: "sea, animals" })).toEqual(SEA);
  expect(levelOf({ age: "", themes: "" })).toEqual(NOTHING);
  expect(levelOf()).toEqual(NOTHING);
});

describe("looked for", () => {
  test("who looks for nothing finds everything", () => {
    expect(found(MANY, ANYTHING)).toEqual(MANY);
    expect(isSearching(MANY, { ...ANYTHING })).toBe(false);
  });

  test("an age finds the decks that somebody so old plays at ease", () => {
    expect(found(MANY, { ...ANYTHING, age: 8 })).toEqual([SEA]);
    expect(found(MANY, { ...ANYTHING, age: 12 })).toEqual([MUSIC, SEA]);
  });

  test("all of it has to fit", () => {
    expect(found(MANY, { ...ANYTHING, difficulty: "hard" })).toEqual([MUSIC]);
    expect(found(MANY, { ...ANYTHING, theme: "animals" })).toEqual([SEA]);
    expect(found(MANY, { age: 8, difficulty: "easy", theme: "music" })).toEqual([]);
  });

  test("among a few decks nobody has to look, and nothing is hidden by what was looked for elsewhere", () => {
    expect(isWorthASearch(MANY)).toBe(true);
    expect(isWorthASearch(MANY.slice(1))).toBe(false);
    expect(found(MANY.slice(1), { ...ANYTHING, age: 8 })).toEqual(MANY.slice(1));
  });
});
