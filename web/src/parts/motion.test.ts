import { afterEach, expect, test, vi } from "vitest";

vi.resetModules(); // other tests have settings of their own
const { settings } = await import("../settings.svelte");
const { lasts, orFade } = await import("./motion");

const TURN = { duration: 280, delay: 120, css: (t: number) => `scale: ${t} 1` };

afterEach(() => settings.change({ lessMotion: false }));

test("things move as long as they are meant to", () => {
  expect(lasts(240)).toBe(240);
  expect(orFade(TURN)).toBe(TURN);
  expect(document.documentElement.dataset.motion).toBe("full");
});

test("for whoever wants less movement nothing moves: a short fade stands for it", () => {
  settings.change({ lessMotion: true });
  expect(lasts(240)).toBe(0);
  expect(orFade(TURN)).toMatchObject({ duration: 120 });
  expect(orFade(TURN).delay).toBeUndefined();
  expect(orFade(TURN).css?.(0.5, 0.5)).toBe("opacity: 0.5");
  expect(document.documentElement.dataset.motion).toBe("less");
});
