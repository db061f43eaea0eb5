import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { GameClient } from "../games/game";
import type { Play } from "../net/play";
import type { Table } from "../net/table.svelte";
import type { GameEvent } from "../wire";
import Story from "./Story.svelte";

const client = { tell: ({ n }: GameEvent) => `line ${n}` } as unknown as GameClient;
const events = (count: number) => Array.from({ length: count }, (_, n): GameEvent => ({ event: "ended", n, seat: 0 }));

function shown(count: number, earlier: number | null) {
  const hearEarlier = vi.fn(() => Promise.resolve());
  const play = { story: events(count), you: null } as unknown as Play;
  render(Story, { table: { earlier, hearEarlier } as unknown as Table, play, client });
  return hearEarlier;
}

test("a short story is there at once, and nothing more is to be had", () => {
  shown(3, null);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["line 2", "line 1", "line 0"]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("of a long one the end is shown, and more of it for whoever asks, from the server too", async () => {
  const hearEarlier = shown(70, 12);
  const more = screen.getByRole("button");
  expect(screen.getAllByRole("listitem")).toHaveLength(40);
  await fireEvent.click(more);
  expect(screen.getAllByRole("listitem")).toHaveLength(70);
  expect(hearEarlier).toHaveBeenCalledOnce();
});
