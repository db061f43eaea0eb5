import { expect, test } from "vitest";
import type { DeckForm, GameName } from "../wire";
import type { Written } from "./written";
import forms from "./forms.json";
import { ofFile, placed } from "./remarks";

const FORMS = forms as unknown as Record<string, DeckForm>;

function deck(game: GameName, field: string): Written {
  // The second row is blank, and not sent: what the server calls 1 is the third row.
  const cards = [{ key: "a", texts: { [field]: "x" } }, { key: "b", texts: {} }, { key: "c", texts: { [field]: "y" } }];
  return { game, title: "", language: "en", author: "", licence: "", cards };
}

const about = (game: GameName, path: string, text = "?") => placed([{ path, text, line: null }], deck(game, "word"), FORMS[game]!)[0]!;

test("a remark comes to its row and field, past blank rows", () => {
  const text = "terms[1].word is 'y', the same word as terms[0].word. Change one of them.";
  expect(about("bluff", "terms[1].word", text)).toEqual({
    text: "Row 3’s word is 'y', the same word as row 1’s word. Change one of them.", card: "c", field: "word", row: 3,
  });
});

test.each([
  ["player-of-honour", "topics[1][0]", "first", "Row 3’s first topic"],
  ["player-of-honour", "topics[1][1].text", "second", "Row 3’s second topic"],
  ["player-of-honour", "topics[0][1].tags[2]", "second_tags", "Row 1’s second topic tags 3"],
  ["talkitout", "questions[1].categories[0]", "categories", "Row 3’s categories 1"],
  ["talkitout", "questions[1].text", "text", "Row 3’s question"],
  ["traitor-word", "words[0].pink", "pink", "Row 1’s pink"],
  ["bluff", "terms[0].id", null, "Row 1’s id"],
  ["bluff", "terms[0]", null, "Row 1"],
] as const)("%s: %s is the field %s", (game, path, field, called) => {
  expect(about(game, path, `${path} is empty.`)).toMatchObject({ field, text: `${called} is empty.` });
});

test("what is about the label stands at the label, and what is about the whole deck nowhere", () => {
  expect(about("bluff", "title")).toMatchObject({ card: null, field: "title" });
  expect(about("bluff", "age")).toMatchObject({ card: null, field: "age" });
  expect(about("bluff", "themes[1]")).toMatchObject({ card: null, field: "themes" });
  expect(about("bluff", "terms", "terms: there are 2.")).toEqual({ card: null, field: null, row: null, text: "Terms: there are 2." });
  expect(about("bluff", "")).toMatchObject({ card: null, field: null });
});

test("remarks about a file keep the spreadsheet's own row, or the file's line", () => {
  const [row, line] = ofFile([
    { text: "Row 4's example is empty.", path: "terms[2].example", line: null },
    { text: "terms[0].word is empty.", path: "terms[0].word", line: 9 },
  ], FORMS.bluff!);
  expect(row).toMatchObject({ row: 4, field: "example" });
  expect(line).toMatchObject({ row: null, field: null, line: 9 });
});
