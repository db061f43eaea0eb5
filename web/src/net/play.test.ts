import { expect, test } from "vitest";
import { cardsOf, NO_CARDS, typeset, type Play } from "./play";

test("a seat holds cards, or none in a game that has no cards", () => {
  const play = { view: { seats: [{ cards: 5 }, { dice: 5 }] } } as unknown as Play;
  expect([0, 1, 2].map((seat) => cardsOf(play, seat))).toEqual([5, undefined, undefined]);
});

test("on French cards no line begins with a double mark; others stay as they are written", () => {
  const cards = { ...NO_CARDS, language: "fr", texts: { q1: "Où vas-tu ? Dis-le : « ici » !" }, help: { q1: ["Et puis ; quoi ?"] } };
  expect(typeset(cards).texts.q1).toBe("Où vas-tu\u202f? Dis-le\u202f: «\u202fici\u202f»\u202f!");
  expect(typeset(cards).help.q1).toEqual(["Et puis\u202f; quoi\u202f?"]);
  const english = { ...cards, language: "en" };
  expect(typeset(english)).toBe(english);
});
