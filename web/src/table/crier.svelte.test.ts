import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Crier } from "./crier.svelte";
import type { Told } from "../games/told";

let crier: Crier;

beforeEach(() => {
  vi.useFakeTimers();
  crier = new Crier();
});
afterEach(() => {
  crier.hush();
  vi.useRealTimers();
});

const did = (text: string): Told => ({ text, toYou: false, event: { event: "ended", n: 1, seat: 1 } });
const toYou = (text: string): Told => ({ ...did(text), toYou: true });

test("a line goes after its time", () => {
  crier.hear([did("one")]);
  vi.advanceTimersByTime(2400);
  expect(crier.line?.text).toBe("one");
  vi.advanceTimersByTime(200);
  expect(crier.line).toBeNull();
});

test("of two that come together both are read, one after the other", () => {
  crier.hear([did("one"), did("two")]);
  expect(crier.line?.text).toBe("one");
  vi.advanceTimersByTime(1200);
  expect(crier.line?.text).toBe("two");
  vi.advanceTimersByTime(2600);
  expect(crier.line).toBeNull();
});

test("what goes without saying does not wipe what is being read", () => {
  crier.hear([did("one")]);
  vi.advanceTimersByTime(500);
  crier.hear([]);
  expect(crier.line?.text).toBe("one");
  vi.advanceTimersByTime(1900);
  expect(crier.line?.text).toBe("one");
});

test("the next one waits until what is there has been read", () => {
  crier.hear([did("one")]);
  vi.advanceTimersByTime(300);
  crier.hear([did("two")]);
  expect(crier.line?.text).toBe("one");
  vi.advanceTimersByTime(900);
  expect(crier.line?.text).toBe("two");
});

test("what was done to you is not hurried", () => {
  crier.hear([toYou("taken from you"), did("two")]);
  vi.advanceTimersByTime(2400);
  expect(crier.line?.text).toBe("taken from you");
  vi.advanceTimersByTime(200);
  expect(crier.line?.text).toBe("two");
});

test("it is never far behind, and skips what was not done to you", () => {
  crier.hear(["one", "two", "three", "four", "five"].map(did));
  crier.hear([toYou("taken from you"), did("seven"), did("eight")]);
  const read: string[] = [];
  for (let time = 0; time < 5200; time += 50) {
    const text = crier.line?.text;
    if (text && read.at(-1) !== text) read.push(text);
    vi.advanceTimersByTime(50);
  }
  expect(read).toContain("taken from you");
  expect(read.at(-1)).toBe("eight");
});
