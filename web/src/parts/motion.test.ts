import { afterEach, expect, test, vi } from "vitest";

vi.resetModules(); // other tests have settings of their own
const { settings } = await import("../settings.svelte");
const { glides, orFade } = await import("./motion");

const TURN = { duration: 280, delay: 120, css: (t: number) => `scale: ${t} 1` };

afterEach(() => settings.change({ lessMotion: false }));

test("what moves does so as it is meant to", () => {
  expect(orFade(TURN)).toBe(TURN);
  expect(document.documentElement.dataset.motion).toBe("full");
});

test("for whoever wants less movement nothing moves: a short fade stands for it", () => {
  settings.change({ lessMotion: true });
  expect(orFade(TURN)).toMatchObject({ duration: 120 });
  expect(orFade(TURN).delay).toBeUndefined();
  expect(orFade(TURN).css?.(0.5, 0.5)).toBe("opacity: 0.5");
  expect(document.documentElement.dataset.motion).toBe("less");
});

test("those in a list glide from where they were; for whoever wants less movement they lie there at once", async () => {
  const list = document.createElement("ol");
  const item = list.appendChild(document.createElement("li"));
  const animate = vi.fn();
  const at = (top: number) => (item.getBoundingClientRect = () => new DOMRect(0, top, 10, 10));
  Object.assign(item, { animate });
  at(0);
  await glides(list, () => at(60));
  expect(animate.mock.calls[0]![0]).toEqual([{ translate: "0px -60px" }, { translate: "0 0" }]);
  settings.change({ lessMotion: true });
  await glides(list, () => at(0));
  expect(animate).toHaveBeenCalledTimes(1);
});
