import { expect, test } from "vitest";
import { actFrom, actsOf, asks, type Offer } from "./offers";

const BIDS: Offer[] = [
  { act: "bid", count: { one_of: [1, 2] }, face: { one_of: [5, 6] } },
  { act: "doubt" },
  { act: "go_on" },
];
const of = (act: string, offers: Offer[] = BIDS) => offers.filter((offer) => offer.act === act);

test("the acts stand in the order in which they are offered, and going on is not one of them", () => {
  expect(actsOf(BIDS)).toEqual(["bid", "doubt"]);
});

test("an act that asks for nothing is whole at once", () => {
  expect(actFrom(of("doubt"), {})).toEqual({ act: "doubt" });
});

test("choices are asked for one after the other, and every combination makes an act", () => {
  expect(asks(of("bid"), {})).toEqual([{ kind: "choice", field: "count", values: [1, 2] }]);
  expect(asks(of("bid"), { count: 2 }).map(({ field }) => field)).toEqual(["count", "face"]);
  expect(actFrom(of("bid"), { count: 2 })).toBeNull();
  expect(actFrom(of("bid"), { count: 2, face: 6 })).toEqual({ act: "bid", count: 2, face: 6 });
});

test("where fields depend on each other, an answer leaves only what goes with it", () => {
  const offers: Offer[] = [
    { act: "lay", colour: "red", cards: ["r1", "r2"] },
    { act: "lay", colour: "blue", cards: ["b1", "b2"] },
    { act: "lay", colour: "blue", cards: ["b1", "b3"], more: true },
  ];
  expect(asks(offers, { colour: "red" }).map(({ field }) => field)).toEqual(["colour"]);
  expect(actFrom(offers, { colour: "red" })).toEqual({ act: "lay", colour: "red", cards: ["r1", "r2"] });
  expect(asks(offers, { colour: "blue" })[1]).toEqual({ kind: "choice", field: "cards", values: [["b1", "b2"], ["b1", "b3"]] });
  // An answer from before that does not go with this one is asked for again.
  expect(actFrom(offers, { colour: "blue", cards: ["r1", "r2"] })).toBeNull();
  expect(actFrom(offers, { colour: "blue", cards: ["b1", "b3"] })).toEqual({ act: "lay", colour: "blue", cards: ["b1", "b3"] });
});

test("a field that only some offers have is left out with the others", () => {
  const offers: Offer[] = [{ act: "special", card: "a" }, { act: "special", card: "b", to: { one_of: [1, 2] } }];
  expect(actFrom(offers, { card: "a" })).toEqual({ act: "special", card: "a" });
  expect(actFrom(offers, { card: "b" })).toBeNull();
  expect(actFrom(offers, { card: "b", to: 1 })).toEqual({ act: "special", card: "b", to: 1 });
});

test("a text that only some offers ask for is asked for with those", () => {
  const offers: Offer[] = [{ act: "out", pair: ["a", "b"] }, { act: "out", pair: ["a", "wild"], word: { text: 40 } }];
  expect(actFrom(offers, { pair: ["a", "b"] })).toEqual({ act: "out", pair: ["a", "b"] });
  expect(actFrom(offers, { pair: ["a", "wild"] })).toBeNull();
  expect(actFrom(offers, { pair: ["a", "wild"], word: "lava" })).toEqual({ act: "out", pair: ["a", "wild"], word: "lava" });
});

test("null is a choice like another", () => {
  const offers: Offer[] = [{ act: "name", to: { one_of: [null, 1] } }];
  expect(actFrom(offers, {})).toBeNull();
  expect(actFrom(offers, { to: null })).toEqual({ act: "name", to: null });
});

test("texts are trimmed; one that may be left out is left out", () => {
  const must: Offer[] = [{ act: "say", word: { text: 40 } }];
  expect(actFrom(must, { word: "  " })).toBeNull();
  expect(actFrom(must, { word: " lamp " })).toEqual({ act: "say", word: "lamp" });
  expect(actFrom([{ act: "answer", text: { text: 400, optional: true } }], {})).toEqual({ act: "answer" });
});

test("several texts come all together or, where they may, not at all", () => {
  const offers: Offer[] = [{ act: "tell", lie: { one_of: [0, 1] }, answers: { list_of: [{ text: 9 }, { text: 9 }], optional: true } }];
  expect(actFrom(offers, { lie: 0 })).toEqual({ act: "tell", lie: 0 });
  expect(actFrom(offers, { lie: 0, answers: ["a", ""] })).toBeNull();
  expect(actFrom(offers, { lie: 0, answers: ["a", "b"] })).toEqual({ act: "tell", lie: 0, answers: ["a", "b"] });
});

test("an order stands as it is offered until somebody changes it", () => {
  const offers: Offer[] = [{ act: "place", ranks: { order_of: [1, 2, 3] } }];
  expect(actFrom(offers, {})).toEqual({ act: "place", ranks: [1, 2, 3] });
  expect(actFrom(offers, { ranks: [3, 1, 2] })).toEqual({ act: "place", ranks: [3, 1, 2] });
});
