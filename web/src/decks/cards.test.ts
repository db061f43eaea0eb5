import { describe, expect, test } from "vitest";
import { choose, deckOf, slug, writtenFrom, type Card, type DeckGame, type Written } from "./cards";

function written(game: DeckGame, ...texts: Card["texts"][]): Written {
  const cards = texts.map((some, place) => ({ key: `k${place}`, texts: some }));
  return { game, title: "Ours", language: "en", author: "", licence: "", cards };
}

describe("a deck as the server takes it", () => {
  test("blank rows are no part of it, and every term has an id of its own", () => {
    const { terms } = deckOf(written("bluff", { word: "Été", definition: "d", example: "e" }, { word: " " }, { word: "ete" }));
    expect(terms).toEqual([
      { id: "ete", word: "Été", definition: "d", example: "e" },
      { id: "ete-2", word: "ete", definition: "", example: "" },
    ]);
  });

  test("an id from a file stays, and nobody else gets it", () => {
    const deck = written("bluff", { word: "lava" }, { word: "rock" });
    deck.cards[1]!.id = "lava";
    expect(deckOf(deck).terms).toMatchObject([{ id: "lava-2" }, { id: "lava" }]);
  });

  test("several texts in one box become a list", () => {
    const { questions } = deckOf(written("talkitout", { text: "Why?", categories: "society, future", help: "Think.\n\n I would… " }));
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
  expect(deckOf(writtenFrom(deck)!)).toEqual(deck);
});

test("short forms of a file are read too, and what is no deck is none", () => {
  expect(writtenFrom({ game: "traitor-word", words: [["apple", "echo"]] })?.cards[0]?.texts).toEqual({ black: "apple", pink: "echo" });
  expect(writtenFrom({ game: "player-of-honour", topics: [["rain", "soup"]] })?.cards[0]?.texts).toMatchObject({ first: "rain", second: "soup" });
  expect(writtenFrom({ game: "chess" })).toBeNull();
  expect(writtenFrom(null)).toBeNull();
});

test("a third category takes the place of the one chosen first", () => {
  const card = { key: "k", texts: { categories: "society, future" } };
  expect(choose(card, "identity")).toBe("future, identity");
  expect(choose(card, "society")).toBe("future");
});

test("a slug has only what a file's name may have", () => {
  expect(slug("Les volcans, 5e B")).toBe("les-volcans-5e-b");
  expect(slug("…")).toBe("");
});
