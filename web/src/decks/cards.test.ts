import { describe, expect, test } from "vitest";
import type { DeckForm, GameName } from "../wire";
import { choose, chosenIn, deckOf, slug, writtenFrom } from "./cards";
import type { Card, Written } from "./written";
import forms from "./forms.json";

const FORMS = forms as unknown as Record<string, DeckForm>;
const formOf = (game: string) => FORMS[game] ?? null;
const asDeck = (deck: Written) => deckOf(deck, FORMS[deck.game]!);
const read = (deck: unknown) => writtenFrom(deck, formOf);

function written(game: GameName, ...texts: Card["texts"][]): Written {
  const cards = texts.map((some, place) => ({ key: `k${place}`, texts: some }));
  return { game, title: "Ours", language: "en", author: "", licence: "", cards };
}

describe("a deck as the server takes it", () => {
  test("blank rows are no part of it, and every term has an id of its own", () => {
    const { terms } = asDeck(written("bluff", { word: "Été", definition: "d", example: "e" }, { word: " " }, { word: "ete" }));
    expect(terms).toEqual([
      { id: "ete", word: "Été", definition: "d", example: "e" },
      { id: "ete-2", word: "ete", definition: "", example: "" },
    ]);
  });

  test("an id from a file stays, and nobody else gets it", () => {
    const deck = written("bluff", { word: "lava" }, { word: "rock" });
    deck.cards[1]!.id = "lava";
    expect(asDeck(deck).terms).toMatchObject([{ id: "lava-2" }, { id: "lava" }]);
  });

  test("several texts in one box become a list", () => {
    const { questions } = asDeck(written("talkitout", { text: "Why?", categories: "society, future", help: "Think.\n\n I would… " }));
    expect(questions).toEqual([{ id: "q1", categories: ["society", "future"], text: "Why?", help: ["Think.", "I would…"], samples: [] }]);
  });
});

test.each([
  { game: "talkitout", questions: [{ id: "q7", categories: ["society", "future"], text: "Why?", help: ["a", "b"], samples: [] }], specials: { tell_a_lie: 2 } },
  { game: "bluff", terms: [{ id: "lava", word: "lava", definition: "d", example: "e" }] },
  { game: "player-of-honour", topics: [[{ text: "rain", tags: ["outdoors", "quiet"] }, { text: "soup", tags: [] }]] },
  { game: "traitor-word", words: [{ black: "apple", pink: "echo" }] },
])("a deck of $game comes back from its rows as it was", (cards) => {
  const deck = { title: "Ours", language: "fr", author: "5B", licence: "", ...cards };
  expect(asDeck(read(deck)!)).toEqual(deck);
});

describe("what is chosen for the label and for a card", () => {
  const chosen = { age: "10", difficulty: "easy", themes: "sea, animals" };
  const level = { age: 10, difficulty: "easy", themes: ["sea", "animals"] };

  test("stands in the deck as a file has it, and comes back", () => {
    const deck = asDeck({ ...written("traitor-word", { black: "apple", pink: "echo" }), chosen });
    expect(deck).toMatchObject(level);
    expect(read(deck)!.chosen).toEqual(chosen);
    expect(asDeck(read(deck)!)).toEqual(deck);
  });

  test("is no part of a deck that does not say it, also of one that was kept before there was anything to choose", () => {
    const none = Object.keys(asDeck({ ...written("traitor-word"), chosen: { age: "", themes: "" } }));
    expect(none).toEqual(Object.keys(asDeck(written("traitor-word"))));
    expect(none).not.toContain("age");
  });

  test("a Question has a depth, or has none", () => {
    const texts = { text: "Why?", categories: "society, future" };
    const { questions } = asDeck(written("talkitout", { ...texts, depth: "deep" }, { ...texts, depth: "" }));
    expect(questions).toMatchObject([{ depth: "deep" }, {}]);
    expect((questions as object[])[1]).not.toHaveProperty("depth");
    expect(read({ game: "talkitout", questions })?.cards[0]?.texts.depth).toBe("deep");
  });
});

test("short forms of a file are read too, and what is no deck is none", () => {
  expect(read({ game: "traitor-word", words: [["apple", "echo"]] })?.cards[0]?.texts).toEqual({ black: "apple", pink: "echo" });
  expect(read({ game: "player-of-honour", topics: [["rain", "soup"]] })?.cards[0]?.texts).toMatchObject({ first: "rain", second: "soup" });
  expect(read({ game: "chess" })).toBeNull();
  expect(read(null)).toBeNull();
});

test("a third category takes the place of the one chosen first", () => {
  const card = { key: "k", texts: { categories: "society, future" } };
  const field = FORMS.talkitout!.fields[1]!;
  expect(choose(card, field, "identity")).toBe("future, identity");
  expect(choose(card, field, "society")).toBe("future");
  expect(chosenIn({ texts: { categories: "future, society, nonsense" } }, field)).toEqual(["society", "future"]);
});

test("a slug has only what a file's name may have", () => {
  expect(slug("Les volcans, 5e B")).toBe("les-volcans-5e-b");
  expect(slug("…")).toBe("");
});

test("a kind of card that nobody here knows goes by what its form says", () => {
  const field = { kind: "line" as const, most: 40, count: null, called: "", extra: false, choices: [] };
  const form: DeckForm = {
    label: [], cards: "pairs", fewest: 1, more: ["rounds"], ids: false, columns: ["face_1", "face_2"],
    fields: [
      { ...field, name: "face_1", path: [0, "name"] },
      { ...field, name: "face_2", path: [1, "name"] },
      { ...field, name: "face_1_likes", path: [0, "likes"], kind: "lines", count: 3, extra: true },
    ],
  };
  const deck = { game: "pairs", title: "", language: "en", author: "", licence: "", pairs: [[{ name: "fox", likes: ["hens"] }, { name: "hen" }]], rounds: 3 };
  const rows = writtenFrom(deck, () => form)!;
  expect(rows.cards[0]!.texts).toEqual({ face_1: "fox", face_2: "hen", face_1_likes: "hens" });
  expect(deckOf(rows, form)).toEqual(deck);
});
