import { afterAll, beforeAll, expect, test } from "vitest";
import { speak, speakOf } from "../../say/say.svelte";
import type { Play } from "../../net/play";
import { whyWon } from "./words";

beforeAll(() => speakOf("bluff"));
afterAll(() => speak("en"));

function won(you: number | null, winners: number[]): string {
  const people = [{ name: "Ada" }, { name: "Bo" }];
  const play = { you, people, view: { over: true, winners } } as unknown as Play<"bluff">;
  return whyWon(play, { out: null } as unknown as Parameters<typeof whyWon>[1]);
}

test("where both win, each of the two is told so as one of them", async () => {
  await speak("en");
  for (const you of [0, 1]) expect(won(you, [0, 1])).toMatch(/^You both win\. /);
  expect(won(null, [0, 1])).toMatch(/^Both win\. /);
  await speak("fr");
  expect(won(1, [0, 1])).toMatch(/^Vous partagez la victoire\. /);
});

test("one winner is named, and told", async () => {
  await speak("en");
  expect([won(0, [1]), won(1, [1])].map((said) => said.split(". ")[0])).toEqual(["Bo wins", "You win"]);
});
