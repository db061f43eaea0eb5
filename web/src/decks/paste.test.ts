import { describe, expect, test } from "vitest";
import type { DeckForm } from "../wire";
import type { Card } from "./written";
import forms from "./forms.json";
import { cellsIn, fillsRows, withCells } from "./paste";

const FORMS = forms as unknown as Record<string, DeckForm>;
const row = (key: string, texts: Card["texts"] = {}): Card => ({ key, texts });
const pasted = (cards: Card[], game: string, field: string, text: string, at = 0) =>
  withCells(cards, FORMS[game]!, at, field, cellsIn(text)!).map(({ texts }) => texts);

describe("the cells of a paste", () => {
  test("one plain text belongs where it was pasted", () => {
    expect(cellsIn("Molten rock.")).toBeNull();
    expect(cellsIn("Molten rock.\n")).toBeNull();
  });

  test("tabs part cells and line breaks part rows; empty rows are left out", () => {
    expect(cellsIn("a\tb\r\n\r\n\tc\n")).toEqual([["a", "b"], ["", "c"]]);
  });

  test("a cell in quotation marks may hold a line break; other quotation marks are the text's own", () => {
    expect(cellsIn('"two\nlines"\t"say ""hi"""\n"Hello," she said\tb')).toEqual([["two lines", 'say "hi"'], ['"Hello," she said', "b"]]);
  });
});

describe("the rows that a paste fills", () => {
  test("from the field on, and as many rows as it takes", () => {
    expect(pasted([row("1")], "bluff", "word", "lava\tHot.\tIt ran.\nash\tFine.\tIt fell.")).toEqual([
      { word: "lava", definition: "Hot.", example: "It ran." },
      { word: "ash", definition: "Fine.", example: "It fell." },
    ]);
  });

  test("a column goes beside what is there", () => {
    expect(pasted([row("1", { word: "lava" }), row("2", { word: "ash" })], "bluff", "definition", "Hot.\nFine.")).toEqual([
      { word: "lava", definition: "Hot." },
      { word: "ash", definition: "Fine." },
    ]);
  });

  test("nothing is written over: what has no room becomes rows of its own", () => {
    expect(pasted([row("1"), row("2", { word: "ash" })], "bluff", "word", "lava\nrock")).toEqual([{}, { word: "lava" }, { word: "rock" }, { word: "ash" }]);
  });

  test("one column of topics makes cards of two", () => {
    expect(pasted([row("1")], "player-of-honour", "first", "rain\nsoup\nsleep")).toEqual([{ first: "rain", second: "soup" }, { first: "sleep" }]);
  });

  test("categories are known in both languages and by their letter", () => {
    const rows = "Why?\tSociété\tAvenir\tThink.\nHow?\tsouvenirs / I";
    expect(pasted([row("1")], "talkitout", "text", rows)).toEqual([
      { text: "Why?", categories: "society, future", help: "Think." },
      { text: "How?", categories: "memories, identity" },
    ]);
  });
});

test("a box for several lines takes lines as they are", () => {
  expect(fillsRows(FORMS.talkitout!, "help", "Think.\nI would…")).toBe(false);
  expect(fillsRows(FORMS.talkitout!, "text", "Why?\nHow?")).toBe(true);
});
