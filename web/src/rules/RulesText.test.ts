import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../say/say.svelte";
import type { GameName } from "../wire";
import RulesText from "./RulesText.svelte";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" } }));

const parts = () => [...document.querySelectorAll("details")];

beforeAll(() => speak("en"));
beforeEach(() => void (Element.prototype.scrollIntoView = vi.fn()));
afterEach(() => void Reflect.deleteProperty(Element.prototype, "scrollIntoView"));

test("without a rule to look for, the short rules are open, and nothing else is fetched", async () => {
  render(RulesText, { game: "bluff" });
  expect(await screen.findByRole("heading", { name: "Good to know", level: 3 })).toBeTruthy();
  expect(parts().map(({ open }) => open)).toEqual([true, false, false]);
  expect(document.getElementById("B5")).toBeNull();
});

test("the rule that is looked for is brought into sight", async () => {
  render(RulesText, { game: "bluff", at: "B5", level: 3 });
  const heading = await screen.findByRole("heading", { name: /^B5 False Out/, level: 5 });
  expect(heading.parentElement).toBe(document.querySelector("section.now#B5"));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  expect(parts().map(({ open }) => open)).toEqual([false, true, false]);
});

test("a rule of all games is found among those", async () => {
  render(RulesText, { game: "bluff", at: "A12" });
  expect(await screen.findByRole("heading", { name: /^A12 Only what is open/ })).toBeTruthy();
  expect(parts().map(({ open }) => open)).toEqual([false, false, true]);
});

test("a game of which nothing is written says so", async () => {
  render(RulesText, { game: "nothing-written" as GameName });
  await vi.waitFor(() => expect(screen.getAllByText("Nobody has written this down yet.")).toHaveLength(2));
  expect(parts().map(({ open }) => open)).toEqual([true, true, false]);
});
