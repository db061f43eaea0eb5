import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ledByAScreen, sound } from "./sound";

let struck = 0;
const shaken = vi.fn();

const node = (): object => ({ gain: ramp, frequency: ramp, connect: () => node(), start: () => (struck += 1), stop: () => undefined });
const ramp = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };

beforeEach(() => {
  struck = 0;
  vi.stubGlobal("AudioContext", class { currentTime = 0; createGain = node; createOscillator = node; });
  Object.assign(navigator, { userActivation: { hasBeenActive: true }, vibrate: shaken });
});
afterEach(() => {
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
