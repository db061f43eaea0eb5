import { expect, test } from "vitest";
import { cardsOf, type Play } from "./play";

test("a seat holds cards, or none in a game that has no cards", () => {
  const play = { view: { seats: [{ cards: 5 }, { dice: 5 }] } } as unknown as Play;
  expect([0, 1, 2].map((seat) => cardsOf(play, seat))).toEqual([5, undefined, undefined]);
});
