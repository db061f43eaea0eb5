/** The rules as they lie on the server, in Markdown: a game's, numbered or short, and those that all games share. */

import { textOf } from "../net/texts";
import type { Language } from "../say/say.svelte";
import type { GameName } from "../wire";
import { parse, type Block } from "./markdown";

/** What has a number: **B5 False Out.** */
export interface Rule {
  number: string;
  title: string;
  blocks: Block[];
}

export interface Chapter {
  /** Empty for rules that stand under no heading. */
  title: string;
  /** What stands there before the first rule. */
  blocks: Block[];
  rules: Rule[];
}

export interface RulesPage {
  title: string;
  /** What stands before the first chapter. */
  lead: Block[];
  chapters: Chapter[];
}

/** Shown before a first match: the goal, a turn, and winning. */
export interface PrimerCard {
  title: string;
  text: string;
}

const PRIMER = "\n---\n";

/** The numbered rules of a game, or of all games; null where nobody has written them. */
export async function numberedRules(game: GameName | null, language: Language): Promise<RulesPage | null> {
  return pageOf(await textOf(game, "rules.md", language));
}

/** The short rules, which are printed with the cards. */
export async function shortRules(game: GameName, language: Language): Promise<RulesPage | null> {
  return pageOf((await textOf(game, "short.md", language)).split(PRIMER)[0]!);
}

/** The cards that stand below the line in the short rules; none where there is no such line. */
export async function primer(game: GameName, language: Language): Promise<PrimerCard[]> {
  const [, cards] = (await textOf(game, "short.md", language)).split(PRIMER);
  return (pageOf(cards ?? "")?.chapters ?? []).map(({ title, blocks }) => ({ title, text: blocks.map(plain).join(" ") }));
}

/** A rule or a chapter goes as far as the next one. */
function pageOf(text: string): RulesPage | null {
  if (!text) return null;
  const page: RulesPage = { title: "", lead: [], chapters: [] };
  for (const block of parse(text)) {
    const chapter = page.chapters.at(-1);
    const rule = ruleIn(block);
    if (block.kind === "title") page.title = plain(block);
    else if (block.kind === "heading") page.chapters.push({ title: plain(block), blocks: [], rules: [] });
    else if (!rule) (chapter?.rules.at(-1)?.blocks ?? chapter?.blocks ?? page.lead).push(block);
    else if (chapter) chapter.rules.push(rule);
    else page.chapters.push({ title: "", blocks: [], rules: [rule] });
  }
  return page;
}

function ruleIn(block: Block): Rule | null {
  if (block.kind !== "prose") return null;
  const [first, second, ...others] = block.spans;
  const [, number, title] = (first!.mark === "b" && /^([A-Z]\d+) (.*?)\.?$/.exec(first!.text)) || [];
  if (!number) return null;
  const rest: Block[] = second ? [{ kind: "prose", spans: [{ ...second, text: second.text.trimStart() }, ...others] }] : [];
  return { number, title: title!, blocks: rest };
}

function plain(block: Block): string {
  return "spans" in block ? block.spans.map(({ text }) => text).join("") : "";
}
