/** What the interface says, in the person's language: Fluent messages, the page's own in en/ and fr/, a game's from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { textOf } from "../net/texts";
import type { GameName } from "../wire";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<string, FluentVariable>;

const SHARED: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
};
const OF_DECKS = import.meta.glob<string>("./*/decks.ftl", { query: "?raw", import: "default" });
type Topic = GameName | "decks";
const ofTopics = new Map<string, Promise<string>>();

let bundle = $state.raw(new FluentBundle("en"));
let spoken: Language = "en";
const topics = new Set<Topic>();

/** Load a language, and speak it from then on. */
export async function speak(language: Language): Promise<void> {
  spoken = language;
  await load();
}

/** Load the words of a game, or of the deck page, as well, in this language and in every other that is spoken later. */
export async function speakOf(topic: Topic): Promise<void> {
  topics.add(topic);
  await load();
}

async function load(): Promise<void> {
  const [language, wanted] = [spoken, [...topics]];
  const shared = (await SHARED[language]()).default;
  const words = await Promise.all(wanted.map((topic) => wordsOf(topic, language)));
  // Whoever has asked for more meanwhile brings that, and this as well.
  if (language === spoken && wanted.length === topics.size) bundle = bundleOf(language, [...shared, ...words], true);
}

/** Fetched once. */
function wordsOf(topic: Topic, language: Language): Promise<string> {
  const name = `${topic}/${language}`;
  const fetching = ofTopics.get(name) ?? (topic === "decks" ? OF_DECKS[`./${language}/decks.ftl`]!() : textOf(topic, "ftl", language));
  ofTopics.set(name, fetching);
  fetching.catch(() => ofTopics.delete(name));
  return fetching;
}

/** `marks`: where what was filled in begins and ends is marked in what it says. */
export function bundleOf(language: Language, texts: string[], marks = false): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: marks });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** In French a sentence ends its "de" or "que" by what follows, and whose name that will be nobody knows who writes it. */
const ELIDES = /\b(d|qu)e \u2068(?=[aeiouàâéèêëîïôû]\p{L})/giu;
const MARKS = /[\u2068\u2069]/g;

/** The message in the person's language; its name, if there is none, so that a test or a person sees it. */
export function say(message: string, words?: Words): string {
  const found = bundle.getMessage(message)?.value;
  if (!found) return message;
  const said = bundle.formatPattern(found, words);
  return (bundle.locales[0] === "fr" ? said.replace(ELIDES, "$1’") : said).replace(MARKS, "");
}

/** Whether there is such a message: refusals of the rules are known by code, and a code may be newer than its words. */
export function sayable(message: string): boolean {
  return bundle.hasMessage(message);
}

/** A text that is told between quotation marks: its own, if they are the same, become inner ones. */
export function within(text: string): string {
  if (bundle.locales[0] === "fr") return text.replace(/«\s?/g, "“").replace(/\s?»/g, "”");
  return text.replaceAll("“", "‘").replaceAll("”", "’");
}

/** Things in a row as they are said: "a, b and c". */
export function listed(things: string[], how: "and" | "or" = "and"): string {
  const type = how === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(bundle.locales[0], { type }).format(things);
}
