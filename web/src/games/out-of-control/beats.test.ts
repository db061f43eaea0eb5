import { beforeAll, expect, test } from "vitest";
import { endOf, withheldUntil } from "../../parts/beats";
import { speak, speakOf } from "../../say/say.svelte";
import type { OutOfControlEvent } from "../../wire";
import { beats } from "./beats";
import { superlatives } from "./ending";
import { missing, rowsOf, type Succession } from "./plays";
import { standing, tell, type OurPlay } from "./words";

beforeAll(async () => {
  await speak("en");
  await speakOf("out-of-control");
});

const row = (id: number, owner: number, from: number, length: number): Succession => ({ id, owner, colour: "red", from, cards: Array.from({ length }, (_, place) => `R${from + place}`) });
const NINE = row(0, 1, 2, 9);
const people = ["Ada", "Ben", "Pendle"].map((name, seat) => ({ seat, name, avatar: "owl", bot: seat === 2, here: true }));
const view = { successions: [row(3, 1, 1, 3), NINE, row(5, 0, 4, 4)], seats: [{ cards: 2 }, { cards: 1 }, { cards: 7 }], partners: null };
const play = (story: OutOfControlEvent[] = []) => ({ people, view, you: 0, story }) as unknown as OurPlay;
const until = (event: OutOfControlEvent, story: OutOfControlEvent[] = []) => new Map(beats(event, play(story))!.steps.map((step) => [step.what, withheldUntil(step)]));

test("the longest row is somebody's first, and says what it needs", () => {
  expect(rowsOf(view as never, 1).map(({ id }) => id)).toEqual([0, 3]);
  expect(missing(NINE)).toEqual([1]);
  expect(standing(play(), 1)).toBe("1 card · needs one");
  expect(standing(play(), 0)).toBe("2 cards");
});

test("what the die shows is withheld until it lies; a bot's falls at once", () => {
  const thrown = until({ event: "rolled", n: 1, seat: 1, die: "blue" });
  expect([thrown.get("step"), thrown.get("act"), thrown.get("die")]).toEqual([1500, 1500, 1510]);
  expect(endOf(beats({ event: "rolled", n: 1, seat: 2, die: "blue" }, play())!)).toBeLessThan(400);
});

test("cards come one after another, from where they were, and who needs one is ringed when they lie", () => {
  const event: OutOfControlEvent = { event: "extended", n: 4, seat: 1, end: "low", cards: ["R2", "R3"], succession: NINE };
  const steps = beats(event, play())!.steps;
  expect(steps.slice(0, 2).map(({ what, from, at }) => [what, from, at])).toEqual([["cell-0-2", "seat-1", 0], ["cell-0-3", "seat-1", 60]]);
  expect(until(event).get("need-1")).toBe(620);
  expect(tell(event, play())).toMatch(/One short of ten\.$/);
  const gathered: OutOfControlEvent = { event: "gathered", n: 4, seat: 1, cards: ["R2"] };
  expect(beats(event, play([gathered]))!.steps[0]!.from).toBe("discards");
});

test("a row that has joined another since is found by its places", () => {
  const before = row(9, 1, 4, 2);
  expect(beats({ event: "laid", n: 4, seat: 1, succession: before }, play())!.steps[0]!.what).toBe("cell-0-4");
});

test("ten are counted, then named, and nothing hurries them", () => {
  const beat = beats({ event: "joined", n: 5, seat: 1, parts: [0, 1], succession: row(0, 1, 1, 10) }, play())!;
  expect([beat.great, beat.tells, endOf(beat)]).toEqual([true, 1450, 3000]);
});

test("what is given to the viewer is seen by them alone", () => {
  expect(until({ event: "gave", n: 2, seat: 1, to: 0, card: "R4" }).get("hand-R4")).toBe(420);
  expect(beats({ event: "gave", n: 2, seat: 1, to: 2 }, play())).toBeUndefined();
});

test("one true thing of each", () => {
  const story: OutOfControlEvent[] = [{ event: "rolled", n: 1, seat: 0, die: "orange" }, { event: "gave", n: 2, seat: 2, to: 0 }];
  expect(superlatives(play(story)).map(({ seat, text }) => `${seat} ${text}`)).toEqual(["1 the longest row: 9 cards", "0 the luckiest die: one orange", "2 the most generous: one card given away"]);
});
