import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TalkitoutEvent } from "../../wire";
import type { Talk } from "./cards";
import { Lingering } from "./lingering.svelte";

const PLAYED: TalkitoutEvent = { event: "played", n: 1, seat: 0, card: "q1" };
const JUDGED: TalkitoutEvent = { event: "judged", n: 4, seat: 0, votes: [null, 1], lie: 1, found: true };
const NEXT: TalkitoutEvent = { event: "played", n: 5, seat: 1, card: "q2" };

let story = $state.raw<TalkitoutEvent[]>([]);
let live = $state(true);
let reveal: Lingering;
let stop: () => void;

function hear(...events: TalkitoutEvent[]) {
  story = [...story, ...events];
  flushSync();
}

function sitDown() {
  stop = $effect.root(() => {
    reveal = new Lingering(() => ({ story, live, view: { verdict: null } }) as unknown as Talk);
  });
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  story = [PLAYED];
  live = true;
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("a reveal stays when the next question comes at once, and goes after a while", () => {
  sitDown();
  hear(JUDGED, NEXT);
  expect(reveal.lie?.at).toBe(4);
  vi.advanceTimersByTime(10_000);
  expect(reveal.lie).toBeNull();
});

test("it goes as soon as the person does something", () => {
  sitDown();
  hear(JUDGED, NEXT);
  reveal.putAway();
  expect(reveal.lie).toBeNull();
});

test("a lie that was judged before somebody came is not shown again", () => {
  story = [PLAYED, JUDGED, NEXT];
  sitDown();
  expect(reveal.lie).toBeNull();
});

test("in a replay nothing lingers", () => {
  live = false;
  sitDown();
  hear(JUDGED, NEXT);
  expect(reveal.lie).toBeNull();
});
