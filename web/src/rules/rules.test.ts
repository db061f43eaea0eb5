/** What the client shows of the rules is what lies in the games' folders, in both languages. */

import { afterAll, describe, expect, test, vi } from "vitest";
import { clientOf } from "../games";
import { RULINGS, RULINGS_OF_ALL } from "../rulings";
import { LANGUAGES, type Language } from "../say/say.svelte";
import type { GameName } from "../wire";
import type { Block, Span } from "./markdown";
import { numberedRules, primer, shortRules, type RulesPage } from "./rules";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" } }));
afterAll(() => void vi.restoreAllMocks());

const GAMES = Object.keys(RULINGS) as GameName[];
const PAGES = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

async function numbers(game: GameName | null, language: Language): Promise<string[]> {
  return (await numberedRules(game, language))!.chapters.flatMap(({ rules }) => rules.map(({ number }) => number));
}

function spans(block: Block): Span[] {
  if (block.kind === "table") return [...block.head, ...block.rows.flat()].flat();
  return "items" in block ? block.items.flat() : block.spans;
}

function texts({ lead, chapters }: RulesPage): Span[] {
  const blocks = chapters.flatMap((chapter) => [...chapter.blocks, ...chapter.rules.flatMap((rule) => rule.blocks)]);
  return [...lead, ...blocks].flatMap(spans);
}

describe.each(PAGES)("%s in %s", (game, language) => {
  test("has the rule behind every refusal", async () => {
    const there = [...(await numbers(game, language)), ...(await numbers(null, language))];
    expect(there).toEqual(expect.arrayContaining([...Object.values(RULINGS[game]), ...Object.values(RULINGS_OF_ALL)]));
  });

  test("has the rule that matters in every phase", async () => {
    expect(await numbers(game, language)).toEqual(expect.arrayContaining(Object.values((await clientOf(game)).rules!)));
  });

  test("is read to the last mark", async () => {
    for (const page of [await numberedRules(game, language), await shortRules(game, language), await numberedRules(null, language)]) {
      const left = texts(page!).filter(({ text, mark }) => mark !== "code" && /[*`|#_]|\n|^- |---/.test(text.replace(/#(?=[\p{L}\d])/gu, "")));
      expect(left).toEqual([]);
      expect(page!.title).not.toBe("");
    }
  });

  test("is begun with three cards, short enough for a phone", async () => {
    const cards = await primer(game, language);
    expect(cards.length).toBe(3);
    expect(cards.filter(({ title, text }) => !title || !text || text.length > 180)).toEqual([]);
  });
});

test("a rule has its number, its title, and all that belongs to it", async () => {
  const { chapters } = (await numberedRules("bluff", "fr"))!;
  const rule = chapters.flatMap(({ rules }) => rules).find(({ number }) => number === "B6")!;
  expect(rule.title).toBe("Bloqué");
  expect(rule.blocks.map(({ kind }) => kind)).toEqual(["prose", "points", "prose"]);
});

test("rules need no heading to stand under", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response("# Dice\n\nHow many?\n\n**L1 Cups.** One each.\n\n**L2 Bid.**"));
  const { title, lead, chapters } = (await numberedRules("dice" as GameName, "en"))!;
  expect([title, lead.length]).toEqual(["Dice", 1]);
  expect(chapters.map(({ title, rules }) => [title, rules.map(({ number, blocks }) => [number, blocks.length])])).toEqual([
    ["", [["L1", 1], ["L2", 0]]],
  ]);
});

test("a game of which nothing is written has no page and no cards", async () => {
  const game = "nothing-written" as GameName;
  expect(await numberedRules(game, "fr")).toBeNull();
  expect(await shortRules(game, "fr")).toBeNull();
  expect(await primer(game, "fr")).toEqual([]);
});
