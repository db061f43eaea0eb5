import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ledByAScreen, sound } from "./sound";

let struck = 0;
let runs = false;
let ends: (() => void)[] = [];
const shaken = vi.fn();

const node = (): object => ({
  gain: ramp,
  frequency: ramp,
  connect: () => node(),
  start: () => (struck += 1),
  stop: () => undefined,
  set onended(end: () => void) {
    ends.push(end);
  },
});
const ramp = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };

beforeEach(() => {
  struck = 0;
  vi.stubGlobal("AudioContext", class {
    currentTime = 0;
    createGain = node;
    createOscillator = node;
    resume = () => (runs = true);
    suspend = () => (runs = false);
  });
  Object.assign(navigator, { userActivation: { hasBeenActive: true }, vibrate: shaken });
});
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  ledByAScreen(false);
  vi.unstubAllGlobals();
});

test("beside a screen for the room a phone only shakes", () => {
  sound("seal");
  expect([struck, shaken.mock.calls.length]).toEqual([1, 1]);
  ledByAScreen(true);
  sound("seal");
  expect([struck, shaken.mock.calls.length]).toEqual([1, 2]);
});

test("nothing runs on when the last strike has ended", () => {
  sound("turn");
  expect([struck, runs]).toEqual([2, true]);
  const [first, second] = ends.splice(0);
  first!();
  sound("knock");
  second!();
  expect(runs).toBe(true);
  ends.splice(0)[0]!();
  expect(runs).toBe(false);
  sound("knock");
  expect(runs).toBe(true);
});
