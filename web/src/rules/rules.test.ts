// @vitest-environment node
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../say/say.svelte";
import type { GameName } from "../wire";
import { load, RULE_OF_PHASE, ruleFor, type Rules } from "./rules";

const GAMES = Object.keys(RULE_OF_PHASE) as GameName[];
const PAGES = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

function docs(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../docs/${path}`, import.meta.url)), "utf8");
}

const protocol = docs("protocol.md");

/** A chapter of the protocol: "## Bluff: `bluff`", or "## All games". */
function chapter(heading: string): string {
  const found = protocol.split(/^## /m).find((part) => part.split("\n", 1)[0]!.endsWith(heading));
  if (!found) throw new Error(`docs/protocol.md has no chapter ${heading}`);
  return found;
}

/** The rulings in the tables of refusals: | `must_play` | T3 | … |. */
function cited(text: string): string[] {
  return [...text.matchAll(/^\| `\w+` \| ([A-Z]\d+) \|/gm)].map(([, ruling]) => ruling!);
}

/** Whether somebody types in this game, and A6 can be cited: its act has a text, a word or answers. */
function types(game: GameName): boolean {
  return /^\| `\w+` \|.*`(text|word|answers)`/m.test(chapter(`\`${game}\``).split("| event |", 1)[0]!);
}

function citedIn(game: GameName): string[] {
  const shared = cited(chapter("All games")).filter((ruling) => ruling !== "A6" || types(game));
  return [...cited(chapter(`\`${game}\``)), ...shared];
}

/** The rulings of a rules page: **T3 A turn.** */
function numbered(page: string): string[] {
  return [...docs(`rules/${page}.md`).matchAll(/^\*\*([A-Z]\d+) /gm)].map(([, ruling]) => ruling!);
}

function texts({ cards, rules }: Rules): string[] {
  return [...cards.flatMap((card) => [card.title, card.text]), ...rules.flatMap((rule) => [rule.title, ...rule.text])];
}

/** A guillemet or a colon, set apart in French, is no word. */
function words(title: string): number {
  return title.match(/[\p{L}\p{N}#][\p{L}\p{N}’!]*/gu)!.length;
}

test("typing is known where it is done", () => {
  expect(GAMES.filter(types)).toEqual(["talkitout", "bluff", "traitor-word"]);
});

describe.each(GAMES)("%s", (game) => {
  test("has the same rules in every language, in the same order", async () => {
    const outlines = await Promise.all(
      LANGUAGES.map(async (language) =>
        (await load(game, language)).rules.map(({ id, rulings, text }) => ({ id, rulings, paragraphs: text.length })),
      ),
    );
    for (const outline of outlines) expect(outline).toEqual(outlines[0]);
  });

  test("knows every phase of its view", () => {
    const phases = /^Phases: (.*)\.$/m.exec(chapter(`\`${game}\``))![1]!.replaceAll("`", "").split(", ");
    expect(Object.keys(RULE_OF_PHASE[game])).toEqual(phases);
  });
});

describe.each(PAGES)("%s in %s", (game, language) => {
  test("tells every ruling of its page in exactly one rule, and no ruling that there is not", async () => {
    const told = (await load(game, language)).rules.flatMap((rule) => rule.rulings);
    expect(told).toEqual([...new Set(told)]);
    expect(told).toEqual(expect.arrayContaining(numbered(game)));
    expect([...numbered(game), ...numbered("README")]).toEqual(expect.arrayContaining(told));
  });

  test("finds a rule for every refusal", async () => {
    const rules = await load(game, language);
    const rulings = citedIn(game);
    expect(rulings).toContain("A12");
    expect(rulings.filter((ruling) => !ruleFor(rules, ruling))).toEqual([]);
    expect(ruleFor(rules, null)).toBeUndefined();
    expect(ruleFor(rules, "Z1")).toBeUndefined();
  });

  test("has a rule for every phase", async () => {
    const ids = (await load(game, language)).rules.map((rule) => rule.id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(expect.arrayContaining(Object.values(RULE_OF_PHASE[game])));
  });

  test("is short enough for a phone", async () => {
    const { cards, rules } = await load(game, language);
    expect(cards.filter((card) => card.text.length > 180)).toEqual([]);
    expect(rules.length).toBeGreaterThanOrEqual(8);
    expect(rules.length).toBeLessThanOrEqual(14);
    expect(rules.filter((rule) => words(rule.title) > 5)).toEqual([]);
    expect(rules.filter((rule) => rule.text.length < 1 || rule.text.length > 3)).toEqual([]);
    expect(rules.flatMap((rule) => rule.text).filter((text) => text.length > 320)).toEqual([]);
  });

  test("is set with care", async () => {
    const careless = language === "fr" ? /['"]|(^|[^\u202f])[;:!?»]|«[^\u202f]/ : /['"]/;
    const all = texts(await load(game, language));
    expect(all.filter((text) => careless.test(text) || text !== text.trim() || text === "")).toEqual([]);
  });
});
