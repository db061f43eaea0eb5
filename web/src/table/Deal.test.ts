import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../net/table.svelte";
import type { Lobby } from "../wire";
import Deal from "./Deal.svelte";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" } }));
vi.mock("../rules/rules", () => ({ primer: () => Promise.reject(new TypeError("Failed to fetch")) }));
beforeEach(() => localStorage.clear());

test("where the first cards cannot be loaded, it deals all the same, and every time it is asked to", async () => {
  const seats = [{ bot: false, about: null }, { bot: true, about: { en: "Somebody." } }];
  const lobby = { game: "bluff", options: {}, seats, bench: [], phase: "lobby" } as unknown as Lobby;
  const deal = vi.fn(() => Promise.resolve());
  render(Deal, { table: { deal } as unknown as Table, lobby, label: "Deal" });
  for (const times of [1, 2]) {
    await fireEvent.click(screen.getByRole("button", { name: "Deal" }));
    await vi.waitFor(() => expect(deal).toHaveBeenCalledTimes(times));
    await vi.waitFor(() => expect(screen.getByRole("button", { name: "Deal" }).getAttribute("aria-disabled")).toBe("false"));
  }
  expect(localStorage.length).toBe(0);
});
