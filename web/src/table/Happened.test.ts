import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameClient } from "../games/game";
import type { Play } from "../net/play";
import type { Table } from "../net/table.svelte";
import type { GameEvent } from "../wire";
import Happened from "./Happened.svelte";

vi.mock("../parts/sound", () => ({ sound: () => undefined }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const YOU = 0;
const discarded = (card: string): GameEvent => ({ event: "discarded", n: 1, seat: 1, card });
const ENDED: GameEvent = { event: "ended", n: 2, seat: 1 };
const client = {
  step: () => "",
  tell: (event: GameEvent) => ("card" in event ? `discarded ${event.card}` : null),
} as unknown as GameClient;

function told(fresh: GameEvent[], { over = false, story = fresh }: { over?: boolean; story?: GameEvent[] } = {}) {
  const play = { you: YOU, people: [], story, fresh, view: { waiting: [], over, offers: [] } } as unknown as Play;
  return { client, play, table: { fresh, line: "open", gestures: {} } as unknown as Table };
}

const line = () => document.querySelector(".tick .told")?.textContent ?? "";
const more = () => document.querySelector(".tick b")?.textContent ?? "";

test("what happened last stays", async () => {
  const { rerender } = render(Happened, told([]));
  expect(line()).toBe("");
  await rerender(told([discarded("R4")]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line()).toBe("discarded R4");
});

test("it is there for somebody who comes later", () => {
  render(Happened, told([], { story: [discarded("R4")] }));
  expect(line()).toBe("discarded R4");
});

test("of several things that come together the newest is told, and the others are counted", async () => {
  const { rerender } = render(Happened, told([]));
  await rerender(told([discarded("R4"), discarded("B2")]));
  expect([line(), more()]).toEqual(["discarded B2", "+1"]);
  await rerender(told([discarded("G1")]));
  expect([line(), more()]).toEqual(["discarded G1", "+2"]);
  await vi.advanceTimersByTimeAsync(900);
  await rerender(told([discarded("Y9")]));
  expect([line(), more()]).toEqual(["discarded Y9", ""]);
});

test("it waits until a card has landed", async () => {
  const before = [discarded("R4")];
  const landed = [discarded("B2")];
  const story = [...before, ...landed];
  const { rerender } = render(Happened, { ...told(before), fresh: before });
  await rerender({ ...told(landed, { story }), fresh: before });
  expect(line()).toBe("discarded R4");
  await rerender({ ...told(landed, { story }), fresh: landed });
  expect(line()).toBe("discarded B2");
});

test("what goes without saying wipes nothing, on the screen or for a screen reader", async () => {
  const { rerender } = render(Happened, told([]));
  const said = discarded("R4");
  await rerender(told([said]));
  await rerender(told([ENDED], { story: [said, ENDED] }));
  expect(line()).toBe("discarded R4");
  expect(screen.getByRole("log").textContent).toBe("discarded R4");
});

test("what the host hides is no longer told", async () => {
  const { rerender } = render(Happened, told([]));
  const rude = [discarded("R4")];
  await rerender(told(rude));
  await rerender(told(rude, { story: [discarded("…")] }));
  expect(line()).toBe("discarded …");
  expect(screen.getByRole("log").textContent).toBe("");
});
