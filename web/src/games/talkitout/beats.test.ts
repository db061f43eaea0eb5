import { beforeAll, expect, test } from "vitest";
import { speak, speakOf } from "../../say/say.svelte";
import { endOf, withheldUntil } from "../../parts/beats";
import type { TalkitoutEvent } from "../../wire";
import { beats } from "./beats";
import type { Talk } from "./cards";
import { superlatives } from "./superlatives";

beforeAll(async () => {
  await speak("en");
  await speakOf("talkitout");
});

const JUDGED: TalkitoutEvent = { event: "judged", n: 5, seat: 0, votes: [null, 0, 0], lie: 1, found: false };
const STORY: TalkitoutEvent[] = [
  { event: "played", n: 1, seat: 0, card: "q1" },
  { event: "told", n: 3, seat: 0, answers: ["true", "false"] },
  JUDGED,
  { event: "drew", n: 5, seat: 1, card: "q7" },
  { event: "drew", n: 5, seat: 2 } as TalkitoutEvent,
  { event: "drew", n: 6, seat: 2 } as TalkitoutEvent,
  { event: "answered", n: 8, seat: 2, text: "x".repeat(60) },
  { event: "answered", n: 9, seat: 1, text: "Yes." },
];
const play = { story: STORY, you: 1, view: { seats: [{}, {}, {}] } } as unknown as Talk;

test("whatever tells how a lie came out is withheld until it has been seen", () => {
  const beat = beats(JUDGED, play)!;
  const until = new Map(beat.steps.map((step) => [step.what, withheldUntil(step)]));
  expect(beat.tells).toBe(2600);
  expect(until.get("verdict")).toBe(2600);
  expect(until.get("count-2")).toBeGreaterThan(2600);
  for (const what of ["stamp-0", "stamp-1"]) expect(until.get(what), what).toBeGreaterThan(1750);
  expect(endOf(beat)).toBeLessThan(6000);
});

test("a question that is passed on is seen to go to whoever is to answer it", () => {
  const passing = { ...play, view: { ...play.view, top: "q3" } } as Talk;
  const sent = (to: number | null) => beats({ event: "special", n: 3, seat: 0, card: "back_at_you", to } as TalkitoutEvent, passing)!.steps;
  expect(sent(2)).toContainEqual(expect.objectContaining({ what: "card-q3", how: "go", to: "seat-2" }));
  expect(sent(null).map(({ what }) => what)).toEqual(["card-back_at_you"]);
});

test("who draws for a lie is seen in its verdict, and nowhere else", () => {
  expect(STORY.map((event) => beats(event, play) === null)).toEqual([false, false, false, true, true, false, false, false]);
});

test("one true thing of each, the best first", () => {
  expect(superlatives(play).map(({ seat, text }) => `${seat} ${text}`)).toEqual([
    "0 the straightest face: one lie believed",
    "2 the longest answer: 60 letters of it",
    "1 the bravest: answered, and threw nothing out",
    "1 the readiest: one question answered",
  ]);
});
