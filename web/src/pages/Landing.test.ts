import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speak } from "../say/say.svelte";
import Landing from "./Landing.svelte";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(() => speak("en"));
afterEach(() => void vi.restoreAllMocks());

test("where the games do not come through, it says so, and asks for them again", async () => {
  render(Landing);
  const again = await screen.findByRole("button", { name: "Try again" });
  vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json({ games: [] }));
  await fireEvent.click(again);
  expect(await screen.findByRole("link", { name: /Your own/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
