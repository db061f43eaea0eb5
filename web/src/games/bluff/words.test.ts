import { afterAll, beforeAll, expect, test } from "vitest";
import { speak, speakOf } from "../../say/say.svelte";
import type { Play } from "../../net/play";
import { told } from "../told";
import { headline, isTo, tell, whyWon } from "./words";

beforeAll(() => speakOf("bluff"));
afterAll(() => speak("en"));

test("a right Out is told with the Words that its groups belong to, and a false one with what was wrong", async () => {
  await speak("en");
  const out = { event: "out", n: 1, seat: 0, trio: ["4b1c0.example", "wild", "07d2e.definition"], pair: ["a91f3.definition", "c5560.example"], word: "osmosis" } as const;
  const play = (words: [string, string] | null, mistake: string | null) =>
    ({ you: 1, people: [{ name: "Ada" }, { name: "Bo" }], cards: { texts: {} }, story: [], view: { over: false, winners: [0], last: { out: { ...out, words, mistake } } } }) as unknown as Play<"bluff">;
  const right = play(["osmosis", "enzyme"], null);
  expect(tell({ ...out, trio: [...out.trio], pair: [...out.pair], mistake: null, words: ["osmosis", "enzyme"] }, right)).toBe("Ada calls Out with “osmosis”, and all is right.");
  expect(headline(right, right.view.last!)).toBe("Ada goes Out on “osmosis”.");
  expect(whyWon(right, right.view.last!)).toBe("The pair was “enzyme”, and the Wild stood for “osmosis”.");
  const wrong = play(null, "not_a_trio");
  expect(headline(wrong, wrong.view.last!)).toBe("Ada calls a false Out.");
  expect(whyWon(wrong, wrong.view.last!)).toMatch(/^The three are not one term\. /);
});

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

test("a Block, and a card chosen blind, are done to the other one", async () => {
  await speak("en");
  const events = [
    { event: "blocked", n: 1, seat: 0, success: true },
    { event: "chose", n: 2, seat: 0, card: "wild" },
    { event: "took", n: 3, seat: 0, card: "wild" },
  ] as const;
  const play = (you: number) => ({ you, people: [{ name: "Ada" }, { name: "Bo" }], cards: { texts: {} }, story: events }) as unknown as Play;
  const done = (you: number) => told({ tell, isTo } as Parameters<typeof told>[0], play(you), [...events] as Parameters<typeof told>[2]).map(({ toYou }) => toYou);
  expect(done(1)).toEqual([true, true, false]);
  expect(done(0)).toEqual([false, false, false]);
});
